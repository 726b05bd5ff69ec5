# Sentences that every game shares. Each game's own are in its folder.

# This language, as its speakers call it.
language-name = English
# Between the things of a list.
list-comma = ,{" "}
# The end of a sentence.
full-stop = .
# A number at a name, and what it counts.
badge = { $value } { $label }

event-round = Round { $round }.
event-score = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points }.

event-away = { $who ->
    [you] A bot plays for you until you are back.
   *[other] { $seat } is away: a bot plays on.
}
event-back = { $who ->
    [you] You play again.
   *[other] { $seat } is back.
}
event-removed = { $who ->
    [you] You play on for somebody whom the keeper of the house took from the table.
   *[other] The keeper of the house took somebody from the table: { $seat } plays on.
}
event-clock = { $who ->
    [you] Your time was up: a bot decided for you.
   *[other] { $seat }'s time was up: a bot decided.
}

# A table whose match was begun under older rules of its game.
table-outdated = This match was begun under older rules of the game, and it cannot go on.
table-outdated-over = This match was played under older rules of the game. Its result stays; its moves can no longer be shown.
table-outdated-no-result = This match was played under older rules of the game, and its result was not stored.
table-outdated-short = older rules

won = { $who ->
    [you] You win!
   *[other] { $seat } wins!
}
won-together = { $who ->
    [you] You share the win with { $names }!
   *[other] { $names } share the win!
}
# What put a player behind the next better one.
decided-points = fewer points
decided-last-round = fewer points in the last round
decided-shared = a shared place

# Marks on cards that have a word; others are only drawn.
mark-leading = leading

guest-name = Guest { $number }

# The bots: what each is called, and how it plays.
bot-random = Random
    .help = plays anything allowed
    .level = random
bot-thumb = Thumb
    .help = plays by rules of thumb
    .level = thumb
bot-novice = Novice
    .help = makes mistakes
    .level = novice
bot-casual = Casual
    .help = plays for fun
    .level = casual
bot-strong = Strong
    .help = thinks ahead
    .level = strong
bot-expert = Expert
    .help = misses very little
    .level = expert
bot-strength = strength { $flames } of 4

# What went wrong, by the code of the answer.
problem-unreachable = The table cannot be reached just now. Try again in a moment.
problem-answer = The server answered { $status }.
problem-unknown-table = There is no such table. The link may be cut off.
problem-unknown-game = There is no such game here.
problem-not-found = There is nothing here.
problem-no-page = There is nothing at this address. The link may be cut off.
problem-to-table = To the table

# The home page.
home = Home
motto = small boxes, one table
home-games = Games
home-players = { $players } players
home-play = Play now
home-play-game = Play { $game } now
home-friends = With friends
home-friends-game = With friends: set up { $game }
home-rules-game = Rules of { $game }
home-yours = Your tables
home-all = all { $tables }
home-fewer = fewer
home-open = Open tables
home-sit = Sit down
home-sit-at = Sit down: { $name }, { $game }
home-look = Look in
home-go-on = Go on
home-join-what = Got a link or a code?
home-join = Join
home-join-elsewhere = This is no table of this house. Paste the whole link your friend sent.
home-join-unknown = No such table here: it may be over and cleared away, or a bit of the link is missing.
seat-free = free
name-yours = Your name
name-keep = Keep this name
home-what = What shall we play?
home-what-named = What shall we play, { $name }?
home-play-now = { $bots ->
    [one] Play now: a bot sits down, you start at once
   *[other] Play now: { $bots } bots sit down, you start at once
}
home-your-turn = your turn
home-thinks = { $name } thinks
home-in-lobby = people are sitting down
home-over = over
home-round = { $rounds ->
    [0] round { $round }
    [1] in play
   *[other] round { $round } of { $rounds }
}
home-table-of = { $name }’s table
home-seats-free = { $free ->
    [0] only bots to replace
    [one] 1 seat free
   *[other] { $free } seats free
}

# The lobby.
lobby-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
lobby-free-host = wait for a friend, or seat a bot
lobby-free-seated = wait until everybody sits
lobby-choose = Choose your seat
lobby-watch = No seat is free
lobby-watch-what = you can watch from here
lobby-full = Everybody sits
lobby-full-host = start when you like
lobby-full-wait = the host starts
lobby-wait = The host starts when everybody sits.
lobby-away = { $names } is away
lobby-start-fills = { $free ->
    [one] the free seat gets a bot: { $bot }
   *[other] the free seats get bots: { $bot }
}
lobby-start = everybody is ready
new-title = { $game } with friends
new-make = Make the table
new-after = You then invite friends, seat bots and start. Everything can still be changed there.
lobby-seat = seat { $number }
lobby-waiting = waiting for a friend
lobby-seats = Seats
lobby-players = Players
lobby-open = Open table
lobby-bot-steps-in = A bot steps in
lobby-turn-clock = Turn clock
lobby-invite-friends = Invite friends
lobby-qr = QR code of this table’s address
lobby-address = The address of this table
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-how-we-play = How we play
lobby-standing = standing
lobby-you-host = you · host
lobby-stand = Stand up
lobby-leave = Leave
lobby-begin = Start
lobby-fill = Fill free seats with bots
lobby-seat-a-bot = Seat a bot
lobby-free-seat = Free seat
lobby-sit = Sit here
lobby-sit-myself = Sit here myself
lobby-tap-bot = tap: seat a bot
lobby-tap-sit = tap: sit here
lobby-level = Level
lobby-send-away = Send away
lobby-send-bot-away = Send this bot away
lobby-ready = ready
lobby-seat-this = Seat { $bot }
lobby-invite = Scan the code or send the link.
lobby-open-table = anybody may find it on the home page
lobby-steps-in = for someone who is away
lobby-clock = time for a decision
lobby-hints-title = Hints
lobby-hints = players may ask what the expert would do
lobby-name = Hello! What shall we call you?
lobby-taken = { $taken } of { $seats } seats
lobby-new-lines = { $new } new
lobby-chat-empty = say hello
lobby-how = players, rules and clocks
lobby-how-host = players, rules and clocks: yours to change

yes = yes
no = no
time-none = none
time-seconds = { $seconds } s
time-minutes = { $minutes } min

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

rules-of = The rules of { $game }
rules-contents = Contents
rules-clause = Rule { $clause }, a link to it
# A hint: what the expert thinks of a player's best choices.
hint-title = What would the expert do?
hint-thinking = The expert thinks …
hint-only = This is your only choice.
hint-choice = choice
hint-share = win
hint-points = points
hint-reason = because
hint-percent = { $percent } %
hint-gains = { $points } { $points ->
    [one] point
   *[other] points
} in this round
hint-of-win = share of the win
hint-ask = Hint
hint-rank = Expert’s choice { $rank }
hint-ready = Expert’s first choice: { $choice }, { $percent } %.

# The browser's table.
strip-home = Donabe, home
strip-round = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] {" "}of { $rounds }
}
strip-round-brief = R{ $round }{ $rounds ->
    [0] { "" }
   *[other] /{ $rounds }
}
strip-drawers = Drawers
strip-light = Switch between light and dark
drawer = Drawer: { $name }
drawer-close = Close { $name }
drawer-log = Log
drawer-score = Score
drawer-rules = Rules
drawer-chat = Chat
drawer-more = More
drawer-deal = The deal
watching = watching: { $names }

table-laying = Laying the table…
table-offline = Connection lost
table-offline-since = Your seat is kept. As it was { $seconds } s ago.
table-offline-now = Try now
table-news = News
log-what = What happened
sheet-round = Round { $round }
sheet-empty = No round has been scored yet.
deal-seal = The deal was settled before the first card. Its seal:
deal-shown = The deal was settled before the first card. This was shown when the match began:
deal-seed = It is the SHA-256 of this seed, from which every shuffle follows:
deal-fits = Your browser has just checked it: they fit.
deal-does-not-fit = They do not fit!
deal-unchecked = This browser works out such sums only on a secure page (https). “donabe verify” does it for the record.

card-hidden = face-down card
card-known = known to you
card-can-be = can be { $cards }
asked = What is asked
seat-out = out
seat-points = { $points ->
    [one] point
   *[other] points
}{ $state ->
    [acting] , to decide
    [decided] , has decided
   *[other] { "" }
}
you = you
or = or
away = away
away-bot-plays = away, a bot plays
# All wait for somebody who is gone; then when a bot will play for them.
away-awaited = { $count ->
    [one] Waiting for { $names }, who is away
   *[other] Waiting for { $names }, who are away
}
away-bot-in = A bot in

confirm = Confirm
undo = Undo
close = Close

keys-title = Keys
keys-arrows = go from one lit thing to the next
keys-digits = choose the first, second … lit thing
keys-enter = choose, or confirm what is chosen
keys-hint = ask what the expert would do
keys-escape = undo, or close what is open
keys-help = show this sheet

# Why something was not done; what to do instead is the question that is asked.
refused-illegal = Not that one.
refused-choices = You can choose: { $choices }.
refused-lit = Choose what glows.
refused-show-rule = Show the rule
refused-or = { $first } or { $last }
refused-not-asked = Nothing is asked of you now.
refused-no-choice = There is nothing to choose here.
refused-is-a-choice = You may choose this now.
refused-not-your-turn = It is not your turn.
refused-stale = The table has gone on meanwhile.
refused-match-over = The match is over.
refused-unparsable = That was not understood.
refused-too-fast = That was too quick: wait a moment, then try again.
refused-no-hints = This table is played without hints.
refused-too-early = It has only begun to think: give it a few seconds.
refused-still-thinking = The expert is still thinking.
refused-unavailable = The server is busy: try again in a moment.
refused-sent-again = The server is busy: this page tries again by itself.

away-you = A bot plays for you.
away-back = I am back

# At a bot that has thought for some seconds.
hurry-up = Hurry up
hurry-up-who = Hurry up, { $name }

round-over = Round { $round } is over
round-leads = { $who ->
    [you] You lead with { $points }
   *[other] { $seat } leads with { $points }
}
round-lead-together = { $names } lead with { $points }
round-best = the best of the round: { $points }
round-so-far = The match so far
round-hatched = hatched: from this round
round-nothing = nothing
round-below = below 0
round-number = round { $round }
round-next = Next round
round-result = To the result
round-ready = { $ready ->
    [0] { $people ->
        [one] The other is still looking.
       *[other] The others are still looking.
    }
   *[other] { $ready } of { $people } { $ready ->
        [one] is
       *[other] are
    } ready.
}
round-by-itself = It goes on in { $seconds } s.

match-over = The match is over
won-by = { $who ->
    [you] You win by { $points } { $points ->
        [one] point
       *[other] points
    }!
   *[other] { $seat } wins by { $points } { $points ->
        [one] point
       *[other] points
    }!
}
match-grid = Round by round
match-honey = honey: best of the round
match-total = total
match-decided = What decided it
match-behind = { $who ->
    [you] You come
   *[other] { $seat } comes
} { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, with { $why }.
match-ahead = { $round ->
    [1] { $who ->
        [you] You led from the first round on.
       *[other] { $seat } led from the first round on.
    }
   *[other] { $who ->
        [you] You took the lead for good in round { $round }.
       *[other] { $seat } took the lead for good in round { $round }.
    }
}
match-best-line = Round { $round }, { $who ->
    [you] you
   *[other] { $seat }
}: { $line }
match-told = How the match came about
match-points = Turning points
match-turning = Turning points: the rounds that moved the standing most
match-look = Look
match-look-at = Look at round { $round }
turning-lead = { $who ->
    [you] You take the lead
   *[other] { $seat } takes the lead
}, { $gap } ahead
turning-ahead = { $who ->
    [you] You pull away
   *[other] { $seat } pulls away
}, { $gap } ahead
turning-level = { $who ->
    [you] You draw level
   *[other] { $seat } draws level
} at the top
turning-closer = { $who ->
    [you] You catch up
   *[other] { $seat } catches up
}: { $gap } behind the lead
turning-behind = { $who ->
    [you] You fall back
   *[other] { $seat } falls back
}: { $gap } behind the lead
match-review = Review
match-rematch = Rematch
match-to-rematch = To the rematch
match-replay = Replay
match-record = Record
match-deal = Check the deal
match-table = See the table
match-result = See the result

# The review of a finished match.
review-title = review
replay-title = replay
review-of = { $seat }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $agreed } of them as good as the expert’s
review-none = Nothing that was decided cost or won much.
review-where = Round { $round }, decision { $number }
review-lost = { $who ->
    [you] You chose
   *[other] { $seat } chose
}: { $played }. The expert prefers: { $best }.
review-praised = { $who ->
    [you] You chose
   *[other] { $seat } chose
}: { $played }. The expert would do the same.
review-choice = { $share } % ({ $points }): { $choice }
review-mattered = { $count ->
    [0] Decisions that mattered
    [one] One decision that mattered
    [2] Two decisions that mattered
    [3] Three decisions that mattered
   *[other] { $count } decisions that mattered
}
review-none-of = { $who ->
    [you] None of your decisions cost or won much.
   *[other] None of { $seat }’s decisions cost or won much.
}
review-cost = { $share } % of the win given away
review-best = best
review-points = Expected in this round: { $played } points, with the expert’s choice { $best }.
review-next-best = The next best choice was { $share } % worse.
review-you = you
review-expert = expert
review-agrees = expert agrees
review-running = The expert looks at your match: { $done } of { $of } decisions
review-waiting = The expert looks at your match
review-failed = The review could not be made. The replay is all here.
review-fetching = Fetching the match…
review-chance = Chance to win
review-chance-as = as { $who ->
    [you] you
   *[other] { $seat }
} could know it
review-even = even
review-curve = Chance to win along the match. Left and right move through it.
review-round = round { $round }
review-moment = Moment { $at } of { $of }
review-page-table = Table
review-page-decisions = Decisions
review-moments = Moments
review-eyes = through whose eyes
review-open = all open
review-first = To the beginning
review-back = One step back
review-play = Play
review-pause = Pause
review-on = One step on
review-last = To the end
review-close = Close
review-share = Share
review-copied = Copied
review-your-choice = round { $round }, decision { $number }: { $who ->
    [you] your choice
   *[other] { $seat }’s choice
}

settings-language = Language
settings-pace = Pace
settings-pace-calm = calm
settings-pace-normal = normal
settings-pace-instant = instant
settings-theme = Light
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-confirm = Confirm my moves
    .help = A card lifts first; a second tap or Confirm plays it.
settings-hints = Show what hidden cards can still be
    .help = On all of them. Without this, point at one or hold it.
settings-sound = Sounds
    .help = A card, a token, my turn, a win.
announced = From the house
device = On another device
    .help = Go on there as yourself, with your name and your tables.
device-make = Show a link
device-qr = QR code of the link to another device
device-address = The link to another device
device-scan = Scan this with the other device, or open the link there. It works once, within { $minutes } minutes; show it to nobody else.
carry-said = Shall we go on here?
carry-means = This link brings somebody from another device into this browser, with their name and their tables. Say yes only if that is you: who you have been here until now is left behind.
carry-yes = Yes, that’s me
carry-no = No

ruler-taller = taller is stronger
ruler-mine = yours

# The coach of a lesson.
coach-strip = your first game, with Donabe at your side
coach-strip-brief = first game
coach-skip = Skip lesson
coach-back = Back
coach-next = Next
coach-do = { $what ->
    [card] tap a card
   *[other] your move
}
coach-right = Well done!
coach-other = That is a move too
coach-play-on = Play on here
coach-real-match = Play a real match
coach-pips = hint { $number } of { $of }
home-teach = Teach me
home-teach-game = Teach me { $game }{ $learned ->
    [yes] , learned
   *[no] { "" }
}
home-first-game = first game

# What is asked.
now-title = What now?
now-rules = All rules
keys-now = explain what is asked now

# The pictures of the rules, and the rules on paper.
rules-print = Print
figure-player = { $number ->
    [1] Aki
    [2] Bea
    [3] Cem
    [4] Dora
    [5] Eli
   *[other] Fay
}

# The lab.
lab-room = Lab
lab-room-what = What is a game like? Let bots find out.
lab-new = A new study
lab-bots = Who plays
lab-bots-help = every level sits at every seat
lab-matches = Matches
lab-matches-help = the more, the surer the numbers
lab-begin = Begin
lab-one = One study runs at a time, beside the tables and slower than they are. It goes on when you leave.
lab-studies = Studies
lab-none = No studies yet. Choose a game and begin.
lab-about = { $players } players · { $bots }
lab-progress = { $done } of { $of } matches
lab-writing = { $of } matches played, the report is being written
lab-done = { $of } matches
lab-read = Read the report
lab-read-of = Read the report: { $game }
lab-cancel = Cancel
lab-cancel-of = Cancel: { $game }
lab-drop = Throw away
lab-drop-of = Throw away: { $game }
