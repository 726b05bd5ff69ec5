iyadosu-title = Iyadosu
iyadosu-feel = Cut your hand in two, then say no at just the right moments.

iyadosu-option-bid_bonus = Bid bonus
    .help = In the last round, hitting your bid exactly, or being the only one still in, pays the bid on top.
iyadosu-option-early_win = Early win
    .help = Whoever has as many points as there are players after a round wins at once.

iyadosu-card = { $colour ->
    [K] black
    [R] red
    [B] blue
   *[G] green
} { $rank }
iyadosu-insert = { $who ->
    [you] your Insert
   *[other] Insert of { $seat }
}

iyadosu-zone-hand = { $who ->
    [you] Your hand
   *[other] { $seat }
}
iyadosu-zone-trick = Trick { $number } of 12
iyadosu-zone-last-trick = Last trick
iyadosu-zone-stack = Submitted Inserts
iyadosu-zone-ladder = What beats what
iyadosu-zone-bids = { $tricks } tricks, and who wants them
iyadosu-note-bids = { $left ->
    [0] none free
   *[other] { $left } free
}
iyadosu-zone-division = Your Insert in this gap
iyadosu-note-division = Normal cards gone before the last refuse card: you are out. A division is final.
iyadosu-division-normal = normal cards
iyadosu-division-refuse = refuse cards
iyadosu-zone-colours = Your hand by colour
iyadosu-counter-K = black
iyadosu-counter-R = red
iyadosu-counter-B = blue
iyadosu-counter-G = green
iyadosu-ladder-trump = black: trump
iyadosu-ladder-led = led
iyadosu-ladder-lost = cannot win
iyadosu-ladder-open = then what is led
iyadosu-progress-dividing = Dividing the hands
iyadosu-progress-trick = Trick { $number } of { $tricks }
iyadosu-progress-over = { $tricks } tricks played

iyadosu-said-split = I bid { $bid }!
iyadosu-said-played = { $card }
iyadosu-said-refused = I refuse!
iyadosu-said-submitted = My Insert!
iyadosu-said-dropped = I am out.
iyadosu-note-lead = { $colour ->
    [K] Black
    [R] Red
    [B] Blue
   *[G] Green
} is led. Black is trump.
iyadosu-note-open = The leader may play any normal card. Black is trump.
iyadosu-note-stack = A point for every Insert below.

iyadosu-badge-tricks = tricks of { $bid } bid
    .brief = of { $bid }
iyadosu-badge-normal = normal
iyadosu-badge-refuse = refuse

iyadosu-prompt-split = Where does your Insert go? As many cards to its right, so many tricks you bid.
iyadosu-prompt-lead = Lead any normal card.
iyadosu-prompt-follow = Follow { $colour ->
    [K] black
    [R] red
    [B] blue
   *[G] green
}, or refuse with any refuse card.
iyadosu-prompt-only-follow = Follow { $colour ->
    [K] black
    [R] red
    [B] blue
   *[G] green
}.
iyadosu-prompt-discard = You cannot follow: play any normal card.
iyadosu-prompt-wait-split = { $seat } is dividing the hand.
iyadosu-prompt-wait-play = { $seat } is to play.
iyadosu-prompt-over = The match is over.

iyadosu-choice-split = { $bid } refuse { $bid ->
    [one] card
   *[other] cards
}: bid { $bid }
iyadosu-choice-play = { $card }
iyadosu-choice-refuse = “I refuse”: { $card }

iyadosu-event-dealt = Twelve cards each. { $who ->
    [you] You start
   *[other] { $seat } starts
}; the right-hand neighbour divides first.
iyadosu-event-split = { $who ->
    [you] You bid
   *[other] { $seat } bids
} { $bid }.
iyadosu-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
iyadosu-event-refused = { $who ->
    [you] “I refuse!” You play
   *[other] “I refuse!” { $seat } plays
} { $card }.
iyadosu-event-submitted = { $who ->
    [you] You submit your Insert,
   *[other] { $seat } submits an Insert,
} with { $below } below it.
iyadosu-event-dropped = { $who ->
    [you] You have no normal card left and drop out.
   *[other] { $seat } has no normal card left and drops out.
}
iyadosu-event-trick = { $who ->
    [you] You win
   *[other] { $seat } wins
} trick { $number } with { $card }.
iyadosu-event-ended = The round is over after { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}.

iyadosu-event-counted = { $who ->
    [you] You bid
   *[other] { $seat } bid
} { $bid } and won { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}.

iyadosu-score-perseverance = Perseverance: { $count } { $count ->
    [one] Insert
   *[other] Inserts
} below
iyadosu-score-domination = Domination: { $count } { $count ->
    [one] player
   *[other] players
} dropped out
iyadosu-score-declaration = Declaration: off by { $count }
iyadosu-score-bid-bonus = Bid bonus: a bid of { $count }

# What speaks for a choice, in a hint.
iyadosu-reason-bid = About as many tricks as your { $strong } strong { $strong ->
    [one] card
   *[other] cards
} should win.
iyadosu-reason-few = Few refuse cards are soon gone.
iyadosu-reason-refuse = Gets a refuse card out of your hand: { $left } left.
iyadosu-reason-submit = Your last refuse card: your Insert goes down with { $below } below it.
iyadosu-reason-ducks = Cannot win: your bid is full.
iyadosu-reason-low = A low card: somebody else should win.
iyadosu-reason-wins = Wins the trick: you still need { $missing }.
iyadosu-reason-highest = The highest { $colour ->
    [K] black
    [R] red
    [B] blue
   *[G] green
} card left, and you still need { $missing } { $missing ->
    [one] trick
   *[other] tricks
}.
iyadosu-reason-leads = The best card so far: you still need { $missing } { $missing ->
    [one] trick
   *[other] tricks
}.
iyadosu-reason-keeps = Cannot win here: keeps your better cards.
