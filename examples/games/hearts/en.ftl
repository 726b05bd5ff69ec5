hearts-title = Hearts
hearts-feel = Take no hearts and not the queen of spades, or dare to take them all.

hearts-option-target = Target
    .help = The match ends when somebody has so many points. With 1 it is a single deal.
hearts-option-pass_cards = Passing
    .help = Everybody passes three cards before play: left, right, across, then a deal without.
hearts-option-no_pts_on_first_trick = First trick is free of points
    .help = Nobody may play a heart or the queen of spades to the first trick.
hearts-option-can_lead_any_club = Any club may open
    .help = Whoever holds the two of clubs may lead another club instead.
hearts-option-must_break_hearts = Hearts must be broken
    .help = Hearts may not be led before one has been played.
hearts-option-qs_breaks_hearts = The queen breaks hearts
    .help = The queen of spades breaks hearts as a heart does.
hearts-option-can_lead_hearts_instead_of_qs = Hearts before the queen
    .help = With only hearts and the queen of spades left, a heart may be led although none is broken.
hearts-option-jd_bonus = Jack of diamonds
    .help = Taking the jack of diamonds takes ten points off.
hearts-option-avoid_all_tricks_bonus = No tricks at all
    .help = Taking no trick takes five points off.

hearts-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}

hearts-zone-hand = { $who ->
    [you] Your hand
   *[other] { $seat }
}
hearts-zone-aside = { $who ->
    [you] You pass
   *[other] { $seat } passes
}
hearts-zone-trick = Trick { $number } of 13
hearts-zone-last-trick = Last trick
hearts-note-broken = Hearts may be led.
hearts-note-unbroken = Hearts may not be led yet.

hearts-badge-tricks = tricks
hearts-badge-points = points taken

hearts-prompt-pass = Choose { $left ->
    [one] one more card
   *[other] { $left } cards
} to pass { $direction ->
    [left] to the left
    [right] to the right
   *[across] across the table
}.
hearts-prompt-open = Lead the first trick with clubs.
hearts-prompt-lead = Lead a card.
hearts-prompt-follow = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} are led: follow if you can.
hearts-prompt-wait-pass = The others are choosing cards to pass.
hearts-prompt-wait = { $seat } is to play.
hearts-prompt-over = The match is over.

hearts-choice-pass = Pass the { $card }

hearts-event-dealt = Thirteen cards each. { $direction ->
    [left] Three are passed to the left.
    [right] Three are passed to the right.
    [across] Three are passed across the table.
   *[none] Nothing is passed.
}
hearts-event-aside = { $who ->
    [you] You will pass
   *[other] { $seat } will pass
} the { $card }.
hearts-event-passed = { $who ->
    [you] You have chosen your cards.
   *[other] { $seat } has chosen three cards.
}
hearts-event-received = { $who ->
    [you] From { $giver } you get: { $cards }.
   *[other] { $who_gives ->
        [you] From you { $seat } gets: { $cards }.
       *[other] From { $giver } { $seat } gets: { $cards }.
    }
}
hearts-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} the { $card }.
hearts-event-broken = Hearts are broken.
hearts-event-trick = { $who ->
    [you] You take
   *[other] { $seat } takes
} trick { $number }{ $points ->
    [0] .
    [one] { " " }and a point.
   *[other] { " " }and { $points } points.
}
hearts-event-ended = The thirteen tricks are played.
hearts-event-score = { $who ->
    [you] You get
   *[other] { $seat } gets
} { $points }.

hearts-score-hearts = Hearts taken: { $count }
hearts-score-queen = The queen of spades
hearts-score-jack = The jack of diamonds
hearts-score-moon = Shot the moon
hearts-score-moonlight = Another shot the moon
hearts-score-no-tricks = No trick at all

hearts-decided-points = more points

# How far the round is.
hearts-progress-passing = Passing cards
hearts-progress-trick = Trick { $number } of 13

# What speaks for a choice, in a hint.
hearts-reason-low = Low: somebody else should win the trick.
hearts-reason-ducks = Stays under a card that lies there already.
hearts-reason-queen = Rids you of the queen of spades.
hearts-reason-heart = Rids you of a heart.
hearts-reason-pass-spade = Catches the queen of spades too easily, or is her.
hearts-reason-pass-high = High: it would win tricks you do not want.
