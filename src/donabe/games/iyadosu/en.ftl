iyadosu-title = Iyadosu
iyadosu-feel = Cut your hand in two, then say no at the right moments.

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
iyadosu-line-leads = { $who ->
    [you] You lead
   *[other] { $seat } leads
}
iyadosu-line-won = { $who ->
    [you] You won it
   *[other] { $seat } won it
}
iyadosu-line-trump = black is trump
iyadosu-line-highest = highest { $colour ->
    [R] red
    [B] blue
   *[G] green
}
iyadosu-way-always = always normal
iyadosu-way-normal = { $count } normal
iyadosu-way-refuse = { $count } refuse
iyadosu-way-follow = follow { $colour ->
    [K] black
    [R] red
    [B] blue
   *[G] green
}
iyadosu-way-refusing = “I refuse!”
iyadosu-note-gap = bid
iyadosu-zone-won = Your tricks
iyadosu-note-won = { $tricks ->
    [0] no trick won
    [one] 1 trick won
   *[other] { $tricks } tricks won
}

iyadosu-badge-tricks = of { $bid } { $bid ->
    [one] trick
   *[other] tricks
} bid
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
    .nothing = Dropped out: no points

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

# What to aim at.
iyadosu-goal = Most points after { $rounds } rounds. { $now }
iyadosu-goal-watch = Win your bid, and get rid of your refuse cards.
iyadosu-goal-divide = Now: bid as many tricks as you can win.
iyadosu-goal-out = You are out of this round.
iyadosu-goal-refuse = { $refuse ->
    [0] Your Insert is safe.
    [one] Get rid of 1 refuse card.
   *[other] Get rid of { $refuse } refuse cards.
}
iyadosu-goal-play = { $refuse } { $missing ->
    [0] Win no more tricks.
    [one] Win 1 more trick.
   *[other] Win { $missing } more tricks.
}
iyadosu-goal-over = { $refuse } { $over } { $over ->
    [one] trick
   *[other] tricks
} too many.

# What a question means, for whoever asks: What now?
iyadosu-now-split = Cards right of your Insert are refuse cards. You bid one trick for each, and you want them all gone before your normal cards run out.
iyadosu-now-lead = You begin the trick with any card left of your Insert. Its colour is the one to follow.
iyadosu-now-follow = Play a normal card of the colour led; or refuse, and play any card right of your Insert.
iyadosu-now-only-follow = Play a normal card of the colour led: your refuse cards are gone.
iyadosu-now-discard = No normal card of yours has the colour led. Then you may not refuse either: any normal card goes.
iyadosu-now-wait-split = The hands are divided one after the other, and the bids shown at once.
iyadosu-now-wait-play = The trick goes clockwise; you come when the others have played.
iyadosu-now-over = The match is over. The most points win.

# The lesson.
iyadosu-lesson-goal = In a **trick** everybody plays one card, and the best one wins. You say how many you will win, and want exactly that many.
    .title = Trick after trick
iyadosu-lesson-hand = Twelve cards, in the order you were dealt them. You may not sort them yet.
    .title = This is your hand
iyadosu-lesson-divide = Put your Insert into a gap near the right. Cards right of it are **refuse** cards, and each of them bids one trick.
    .title = Cut it in two
    .other = A bold bid! Two to four is easier the first time, but it is your hand.
iyadosu-lesson-sides = Your **refuse** cards. Once they are all played, your Insert goes onto the stack and scores. Run out of the others first, and you are out.
    .title = Get rid of these
iyadosu-lesson-bids = Everybody sees what everybody bids. Win exactly as many tricks as you bid: each one off costs a point.
    .title = The bids
iyadosu-lesson-lead = You lead, with a card left of your Insert. A low one, not black: let the others win while you look on.
    .title = Begin the trick
    .other = Black is trump and high cards win, so this may be yours already. Fine, if you need it.
iyadosu-lesson-follow = { $colour ->
    [K] Black
    [R] Red
    [B] Blue
   *[G] Green
} was led, so play that colour from the left of your Insert.
    .title = Follow the colour
    .other = You said “I refuse!” before I could tell you. That was allowed.
iyadosu-lesson-won = { $who ->
    [you] You won it
   *[other] { $seat } won it
} with { $card }. Any black card beats the colour led; the colour led beats the rest.
    .title = Who won, and why
iyadosu-lesson-heard = “I refuse!” is what you say instead of following. Then any refuse card may be played, whatever its colour.
    .title = Did you hear that?
iyadosu-lesson-refuse = You could follow. But now say “I refuse!” and play one of your refuse cards instead, in any colour.
    .title = Now say no!
    .other = You followed. Good too, but your refuse cards have to go some time.
    .right = Iyadosu! One refuse card less.
iyadosu-lesson-discard = You have no normal card of this colour. Then you may not refuse: play any normal card.
    .title = Nothing to follow with
iyadosu-lesson-submitted = The last refuse card is gone, so the Insert goes onto the stack: a point for every Insert **below** it. Late is good, too late is out.
    .title = The stack
iyadosu-lesson-scored = Inserts below yours and players who dropped out each give a point. Each trick off your bid takes one away.
    .title = The bill
iyadosu-lesson-done = That was a round: you know Iyadosu. Play on here, or sit down with others.
    .title = You can play!

# Captions of the rules' pictures.
iyadosu-figure-cards = Four colours, told apart by their plants and things too.
iyadosu-figure-inserts = Inserts, each in its owner’s colour, and the back of a number card.
iyadosu-figure-dealt = A hand as it was dealt: nothing is moved before it is divided.
iyadosu-figure-divided = Divided: seven normal cards, five refuse cards, so five tricks are bid.
iyadosu-figure-refused = Red 5 was led. Two players refused; black 8 is trump and wins, a refuse card or not.
iyadosu-figure-submitted = Blue 4 was a last refuse card: its owner’s Insert lies in the stack at once.
