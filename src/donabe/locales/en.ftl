# Sentences that every game shares. Each game's own are in its folder.

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
event-clock = { $who ->
    [you] Your time was up: a bot decided for you.
   *[other] { $seat }'s time was up: a bot decided.
}

decided-points = fewer points
decided-last-round = fewer points in the last round
decided-shared = a shared place

# Marks on cards that have a word; others are only drawn.
mark-leading = leading

# The terminal.
terminal-token-of = { $who ->
    [you] your { $kind }
   *[other] { $kind } of { $seat }
}
terminal-card-of = { $label }, card { $number }
terminal-may-be = may be { $cards }
terminal-heading = { $title }, round { $round }{ $rounds ->
    [0] { "" }
   *[other] {" "}of { $rounds }
}
terminal-size = { $players } players, about { $minutes } minutes
terminal-takes = { $takes } ({ $default })
terminal-points = { $points } { $points ->
    [one] point
   *[other] points
}
terminal-yourself = { $name } (you)
terminal-decided = has decided
terminal-out = out of this round

terminal-menu = Which game shall it be? Type its number or its name.
terminal-menu-again = A number from 1 to { $most }, or a game’s name. Ctrl-C leaves.
terminal-how-many = How many players, { $players }? Enter for { $usual }.

terminal-welcome = { $title }. Type a number to choose, ? for help, quit to leave.
    The deal is fixed from now on; the hash of its seed is { $commitment }.
terminal-help =
    Type a choice’s number, or its token as it is written in bold. Where there is only one choice, Enter is enough.
      ?             this help
      why TOKEN     why a move is not allowed
      rules         all rules; rules 4.2 shows only that one
      score         the score sheet so far
      log           what has happened so far, as you saw it
      look          the whole table, nothing left out
      save FILE     save the match as it stands
      quit          leave the table
terminal-allowed = { $token } is allowed.
terminal-why-what = Which move? Type: why TOKEN
terminal-illegal = { $token } is not allowed now, because of rule { $clause }:
terminal-refused = { $reason }
terminal-back = Enter alone goes back to all choices.
terminal-no-choice = There is no such number: choose from 1 to { $most }.

terminal-no-points = Nobody has scored yet.
terminal-round-total = in this round
terminal-player = player
terminal-total = total
terminal-decided-by = behind because of
terminal-over = The match is over
terminal-win = { $who ->
    [you] You win!
   *[other] { $seat } wins.
}
terminal-shared-win = { $names } share the win.
terminal-seed = The seed was { $seed };
    its SHA-256 is { $commitment }, as announced.

terminal-leaving = You leave the table.
terminal-offer-save = Save the unfinished match? Type a file’s name, or only Enter to leave without:
terminal-other-file = Another file’s name, or only Enter not to save:
terminal-saved = Saved: { $file }

terminal-story = { $title }: { $names }. Hash of the seed: { $commitment }
terminal-unfinished = The match is unfinished, after { $moves } { $moves ->
    [one] move
   *[other] moves
}.
