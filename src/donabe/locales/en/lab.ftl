# The lab: reports of studies.
lab-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { $number } %
lab-interval = { $value } ({ $low } to { $high })
lab-between = { $low } to { $high }
lab-chart-fair = { $chart } (dashed: the fair share)
lab-table-file = { $rest ->
    [0] The table is { $file }.
   *[other] { $rest } more rows are in { $file }.
}

lab-report-title = { $game }: a study
lab-report-of = { $matches } matches on { $deals } deals, { $players } players. Numbers in brackets, thin lines and bands are 95 % intervals; what is independent is the deal.
lab-report-levels = Levels
lab-report-seed = Seed
lab-report-version = Donabe and rules version
lab-report-options = Options that are not as usual
lab-report-slow = Deals that { $levels } also play
lab-report-every = one in { $step }: searching takes time
lab-report-method = Within a deal every level sits at every seat once. Intervals come from leaving out one of 25 groups of deals at a time (jackknife). A finding that picks something out among many is only told if it stands out among that many. The report is made from matches.jsonl alone; the same command makes the same bytes.

lab-heading-level = level
lab-heading-score = score
lab-heading-seat = seat
lab-heading-order = place in turn order
lab-heading-wins = wins
lab-heading-thing = what
lab-heading-often = seats and rounds with it
lab-heading-round-wins = rounds won with it
lab-heading-effect = effect in percentage points
lab-heading-line = score line
lab-heading-matches = matches with it
lab-heading-points-each = points each time
lab-heading-clause = clause
lab-heading-asked = matters for a question, matches
lab-heading-barred = seen to forbid something, matches
lab-heading-event = event
lab-heading-token = move
lab-heading-phase = phase
lab-heading-times = times
lab-heading-same = all alike
lab-heading-partly = some alike
lab-heading-figure = figure
lab-heading-difference = difference

lab-axis-minutes = minutes
lab-axis-points = points
lab-axis-match = % of the match
lab-axis-round = % of the round

lab-length-title = Length
lab-length-about = Minutes are estimated: two seconds a decision, two more each time the choices double, the slowest of those who decide together, and a minute a round for cards and scores.
lab-length-found = A match takes about { NUMBER($minutes, maximumFractionDigits: 0) } minutes, { $verdict ->
    [longer] longer than
    [shorter] shorter than
   *[as-said] like
} the { $box } minutes on the box.
lab-length-figure-rounds = rounds
lab-length-figure-decisions = decisions
lab-length-figure-minutes = minutes
lab-length-figure-real = decisions with more than one choice
lab-length-chart = How long matches take

lab-scores-title = Scores
lab-scores-about = Final points of all seats.
lab-scores-found = The winner has { NUMBER($winner, maximumFractionDigits: 1) } points on average, { NUMBER($margin, maximumFractionDigits: 1) } away from the second.
lab-scores-figure-mean = points of a seat
lab-scores-figure-winner = points of the first
lab-scores-figure-margin = points between first and second
lab-scores-figure-tie = matches with first and second level on points
lab-scores-chart = Final points

lab-seats-title = Seats
lab-seats-about = The share of wins by seat, and by place in turn order counted from whoever decided first alone. Shared wins are split.
lab-seats-seat-fair = No seat wins clearly more or less than its share (to within { NUMBER($margin, maximumFractionDigits: 1) } points of a percentage).
lab-seats-seat-unfair = Seat { $number } wins { NUMBER($share, maximumFractionDigits: 1) } % of matches, clearly { $more ->
    [more] more
   *[less] less
} than its share of { NUMBER($fair, maximumFractionDigits: 1) } %.
lab-seats-order-fair = No place in turn order wins clearly more or less than its share (to within { NUMBER($margin, maximumFractionDigits: 1) } points of a percentage).
lab-seats-order-unfair = Place { $number } in turn order wins { NUMBER($share, maximumFractionDigits: 1) } % of matches, clearly { $more ->
    [more] more
   *[less] less
} than its share of { NUMBER($fair, maximumFractionDigits: 1) } %.
lab-seats-figure-seat = wins of seat { $number }
lab-seats-figure-order = wins of place { $number } in turn order
lab-seats-figure-unfair = the best-placed above the fair share
lab-seats-chart-seat = Wins by seat
lab-seats-chart-order = Wins by place in turn order

lab-branching-title = Choices
lab-branching-about = How many choices a decision has.
lab-branching-found = A decision has { NUMBER($mean, maximumFractionDigits: 1) } choices on average; { NUMBER($forced, maximumFractionDigits: 0) } % have only one.
lab-branching-figure-mean = choices of a decision
lab-branching-figure-most = most choices in a match
lab-branching-figure-size = digits in the number of ways through a match
lab-branching-figure-forced = decisions with one choice
lab-branching-chart = Choices along a match

lab-stakes-title = What decisions are about
lab-stakes-about = A decision of each match is tried out in worlds its seat cannot tell apart. The best and the worst choice are found in some of them and measured in others.
lab-stakes-found = { NUMBER($mattered, maximumFractionDigits: 0) } % of decisions matter: best and worst are at least { NUMBER($least, maximumFractionDigits: 0) } % of the win apart. On average they are { NUMBER($spread, maximumFractionDigits: 1) } % apart.
lab-stakes-none = No decision with a choice was looked at.
lab-stakes-figure-mattered = decisions that matter
lab-stakes-figure-spread = of the win, between best and worst
lab-stakes-figure-edge = of the win, between best and any
lab-stakes-chart = Share of the win between best and worst, along a match

lab-drama-title = Lead and drama
lab-drama-about = Who leads by the points so far.
lab-drama-found = The lead changes { NUMBER($changes, maximumFractionDigits: 1) } times. The winner leads for good from { NUMBER($settled, maximumFractionDigits: 0) } % of the match on; { NUMBER($last, maximumFractionDigits: 0) } % of matches are open until the last decision.
lab-drama-figure-changes = lead changes
lab-drama-figure-settled = of the match, until the winner leads for good
lab-drama-figure-behind = of the match, with the later winner behind
lab-drama-figure-last = matches open until the last decision
lab-drama-chart = Share of matches that are settled

lab-skill-title = Skill and luck
lab-skill-about = Which part of who wins is explained by the level of the player, the seat and the cards; every deal is played again with the levels at other seats.
lab-skill-found = { $level } wins { NUMBER($share, maximumFractionDigits: 0) } % of a seat’s matches; level explains { NUMBER($explained, maximumFractionDigits: 0) } % of who wins.
lab-skill-none = This takes two levels, such as --bots thumb,strong.
lab-skill-figure-level = explained by level
lab-skill-figure-seat = explained by seat
lab-skill-figure-cards = explained by the cards
lab-skill-figure-rest = left to other chances and to the play of others
lab-skill-figure-wins = wins of { $level }
lab-skill-chart = Wins by level

lab-strengths-title = What is strong
lab-strengths-about = How much more of a round’s win goes with holding, opening with or playing something, beyond what level and place in turn order explain (regression). What goes with winning need not be its cause.
lab-strengths-held = Who is dealt { $thing } wins { NUMBER($points, maximumFractionDigits: 1) } points of a percentage { $more ->
    [more] more
   *[less] less
} of rounds.
lab-strengths-opening = Who opens with { $thing } wins { NUMBER($points, maximumFractionDigits: 1) } points of a percentage { $more ->
    [more] more
   *[less] less
} of rounds.
lab-strengths-played = Who plays { $thing } wins { NUMBER($points, maximumFractionDigits: 1) } points of a percentage { $more ->
    [more] more
   *[less] less
} of rounds.
lab-strengths-move = { $phase }: { $move }
lab-strengths-none = Nothing stands out.
lab-strengths-chart-held = Dealt: effect on winning a round, percentage points
lab-strengths-chart-opening = Opening: effect on winning a round, percentage points
lab-strengths-chart-played = Played: effect on winning a round, percentage points

lab-usage-title = What is used
lab-usage-about = In how many matches each score line, event, move and clause comes up. A clause counts where it matters for a question that is asked, or is seen to forbid something at a few decisions of each match.
lab-usage-never-lines = { $count ->
    [one] One score line never comes up
   *[other] { $count } score lines never come up
}: { $things }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
lab-usage-never-events = { $count ->
    [one] One event never happens
   *[other] { $count } events never happen
}: { $things }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
lab-usage-never-tokens = { $count ->
    [one] One move is never made
   *[other] { $count } moves are never made
}: { $things }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
lab-usage-all-lines = Every score line comes up.
lab-usage-all-events = Every event happens.
lab-usage-all-tokens = Every move is made.
lab-usage-chart = Matches in which a score line comes up

lab-together-title = Choices at the same time
lab-together-about = Where several decide at once without seeing each other’s choice.
lab-together-found = That happens { NUMBER($times, maximumFractionDigits: 1) } times a match; { NUMBER($clash, maximumFractionDigits: 0) } % of the time some choose alike.
lab-together-none = That never happens.
lab-together-figure-times = times a match
lab-together-figure-same = all choose alike
lab-together-figure-clash = some choose alike

lab-information-title = What is hidden
lab-information-about = The share of all cards that lie elsewhere in one world than in another, where the seat that decides can tell neither from the real one.
lab-information-found = At the beginning of a round { NUMBER($first, maximumFractionDigits: 0) } % is hidden, at its end { NUMBER($last, maximumFractionDigits: 0) } %.
lab-information-figure-hidden = hidden, on average
lab-information-figure-first = hidden in the first tenth of a round
lab-information-figure-last = hidden in the last tenth
lab-information-chart = Hidden share along a round

# Two studies of the same deals.
lab-compare-title = { $game }: { $one } and { $other }
lab-compare-of = { $matches } matches each, on the same deals. A difference is { $one } less { $other }; its interval comes from the deals, pair by pair.
lab-compare-clear = { $section }, { $figure }: { $difference }
lab-compare-none = No figure differs clearly.
lab-compare-found = What differs clearly
