mush_ring-title = Mush-Ring
mush_ring-feel = Grow a ring of one colour, and mind the Deth Kapps.

mush_ring-option-deck = Deck
    .help = How many cards there are of each kind, 50 in all.

mush_ring-shroom = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} { $value }
mush_ring-wild = Wild Shroom
mush_ring-deth = Deth Kapp
mush_ring-draw = Draw 3, Pick 2
mush_ring-stomp = Stomp a Shroom
mush_ring-steal = Steal a Shroom
mush_ring-pick = Pick a Color
mush_ring-dig = Dig It!

mush_ring-back-space = { "" }
mush_ring-mark-down = face down
mush_ring-mark-coming = coming in

mush_ring-progress = First to { $cards } cards
mush_ring-progress-fullest = { $who ->
    [you] you have
   *[other] { $seat } has
} { $count }
mush_ring-said-puts = { $card }
mush_ring-said-lets = Let it come
mush_ring-said-ring = My ring is full!
mush_ring-said-crushes = Stomped it!
mush_ring-said-steals = Mine now!
mush_ring-said-stomps = Stomp!
mush_ring-zone-deck = Draw pile: { $count }
mush_ring-zone-discards = Discard pile: { $count }
mush_ring-zone-played = Played
mush_ring-zone-ring = { $who ->
    [you] Your ring
   *[other] Ring of { $seat }
}
mush_ring-zone-hand = { $who ->
    [you] Your hand
   *[other] { $seat }
}
mush_ring-zone-pile = Score Pile: { $count }
mush_ring-note-ring = red { $red } · blue { $blue } · yellow { $yellow } · green { $green }{ $wild ->
    [0] { "" }
   *[other] { " " }· Wild +{ $wild }
}

mush_ring-badge-dealer = Dealer
    .brief = { "" }
mush_ring-badge-hand = in hand
    .brief = hand
mush_ring-badge-collected = of 10 collected
    .brief = of 10

mush_ring-prompt-asked-playing = Play a card.
mush_ring-prompt-wait-playing = { $seat } is to play.
mush_ring-prompt-asked-extra = You may play one more Shroom.
mush_ring-prompt-wait-extra = { $seat } may play one more Shroom.
mush_ring-prompt-asked-placing = Where does { $card } go?
mush_ring-prompt-wait-placing = { $seat } chooses a space for { $card }.
mush_ring-prompt-asked-covering = Where does { $card } go, face down?
mush_ring-prompt-wait-covering = { $seat } chooses a space for a card, face down.
mush_ring-prompt-asked-aiming = { $card }: which one?
mush_ring-prompt-wait-aiming = { $card }: { $seat } chooses one.
mush_ring-prompt-asked-digging = Which Shroom do you dig out of the discard pile?
mush_ring-prompt-wait-digging = { $seat } digs in the discard pile.
mush_ring-prompt-asked-asking = Whom do you ask for a colour?
mush_ring-prompt-wait-asking = { $seat } chooses whom to ask.
mush_ring-prompt-asked-naming = Which colour do you ask for?
mush_ring-prompt-wait-naming = { $seat } names a colour.
mush_ring-prompt-asked-giving = Which { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} or Wild Shroom do you give to { $target }?
mush_ring-prompt-wait-giving = { $seat } must give { $whom ->
    [you] you
   *[other] { $target }
} a card.
mush_ring-prompt-asked-dropping = { $left ->
    [one] Discard one more card.
   *[other] Discard { $left } cards.
}
mush_ring-prompt-wait-dropping = { $seat } discards.
mush_ring-prompt-asked-stomping = A Deth Kapp from { $target } is coming to space { $space } of your ring. Let it come?
mush_ring-prompt-wait-stomping = A Deth Kapp is coming: { $seat } may stomp it.
mush_ring-prompt-asked-keeping = Your ring is full. Which of the best colours do you keep?
mush_ring-prompt-wait-keeping = { $seat } chooses a colour to keep.
mush_ring-prompt-asked-last = Last plays: fill your ring, with Action cards face down if you like, or stop.
mush_ring-prompt-wait-last = Last plays of { $seat }.
mush_ring-prompt-over = The match is over.

mush_ring-choice-play = { $card }
mush_ring-choice-cover = { $card }, face down
mush_ring-choice-drop = Discard { $card }
mush_ring-choice-give = Give { $card }
mush_ring-choice-dig = Dig out { $card }
mush_ring-choice-space = { $whom ->
    [you] Your ring, space { $space }
   *[other] Ring of { $target }, space { $space }
}
mush_ring-choice-ask = Ask { $target }
mush_ring-choice-name = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
   *[green] Green
}
mush_ring-choice-keep = Keep { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
mush_ring-choice-let = Let it come
mush_ring-choice-stomp = Stomp it
mush_ring-choice-pass = No more
mush_ring-choice-stop = Stop

mush_ring-event-dealt = Five cards each. { $who ->
    [you] You are
   *[other] { $seat } is
} the Dealer and { $who ->
    [you] begin
   *[other] begins
}.
mush_ring-event-drawn = { $who ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
mush_ring-event-draws = { $who ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
mush_ring-event-reshuffled = The discard pile is shuffled: a new draw pile of { $cards }.
mush_ring-event-dry = There is nothing left to draw.
mush_ring-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
mush_ring-event-puts = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $card } on space { $space } of { $whom ->
    [you] your ring
   *[other] { $own ->
        [yes] their own ring
       *[no] the ring of { $target }
    }
}.
mush_ring-event-covers = { $who ->
    [you] You put
   *[other] { $seat } puts
} an Action card face down on space { $space }.
mush_ring-event-covers-card = It is { $card }.
mush_ring-event-threatens = { $who ->
    [you] Your Deth Kapp
   *[other] The Deth Kapp of { $seat }
} is coming to space { $space } of { $whom ->
    [you] your ring
   *[other] the ring of { $target }
}.
mush_ring-event-lets = { $who ->
    [you] You let
   *[other] { $seat } lets
} it come.
mush_ring-event-crushes = { $who ->
    [you] You stomp
   *[other] { $seat } stomps
} it.
mush_ring-event-spoiled = { $whom ->
    [you] Your { $card } turns
   *[other] { $card } of { $target } turns
} face down.
mush_ring-event-no-more = { $who ->
    [you] You play
   *[other] { $seat } plays
} no more.
mush_ring-event-fizzles = { $card } has nothing to act upon.
mush_ring-event-drops = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
mush_ring-event-steals = { $who ->
    [you] You steal
   *[other] { $seat } steals
} { $card } from { $whom ->
    [you] your ring
   *[other] the ring of { $target }
}.
mush_ring-event-stomps = { $who ->
    [you] You stomp
   *[other] { $seat } stomps
} { $card } in { $whom ->
    [you] your ring
   *[other] the ring of { $target }
}.
mush_ring-event-asks = { $who ->
    [you] You ask
   *[other] { $seat } asks
} { $whom ->
    [you] you
   *[other] { $target }
} for { $colour ->
    [0] red
    [1] blue
    [2] yellow
   *[3] green
}.
mush_ring-event-gives = { $who ->
    [you] You give
   *[other] { $seat } gives
} { $whom ->
    [you] you
   *[other] { $target }
} a card.
mush_ring-event-given = It is { $card }.
mush_ring-event-shows = { $who ->
    [you] You have
   *[other] { $seat } has
} none and { $who ->
    [you] show
   *[other] shows
} { $whom ->
    [you] you
   *[other] { $target }
} the hand.
mush_ring-event-sees = { $count ->
    [0] The hand is empty.
   *[other] { $who ->
        [you] You see
       *[other] { $seat } sees
    } { $cards }.
}
mush_ring-event-digs = { $who ->
    [you] You dig
   *[other] { $seat } digs
} { $card } out of the discard pile.
mush_ring-event-ring = { $who ->
    [you] Your ring is full: you collect
   *[other] The ring of { $seat } is full and brings
} { $count ->
    [0] nothing.
   *[other] { $cards }.
}
mush_ring-event-turns-up = Turned up and discarded: { $cards }.
mush_ring-event-finished = { $who ->
    [you] You have
   *[other] { $seat } has
} { $count } cards in the Score Pile. Everybody else has last plays.
mush_ring-event-all-last = { $why ->
    [dry] Both piles are empty: last plays for all.
   *[turns] The hundredth turn is over: last plays for all.
}
mush_ring-event-stops = { $who ->
    [you] You stop.
   *[other] { $seat } stops.
}
mush_ring-event-counted = { $who ->
    [you] You have
   *[other] { $seat } has
} { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} in the Score Pile.

mush_ring-score-shrooms = Coloured Shrooms: { $count }
mush_ring-score-wilds = Wild Shrooms: { $count }
mush_ring-decided-wilds = more Wild Shrooms
mush_ring-decided-cards = more cards

# What speaks for a choice, in a hint.
mush_ring-reason-fills = Fills your ring: { $points } { $points ->
    [one] point
   *[other] points
}.
mush_ring-reason-wild = Counts for every colour of your ring.
mush_ring-reason-grows = Makes the { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} of your ring worth { $points }.
mush_ring-reason-more = You may play one more.
mush_ring-reason-costs = Can cost { $target } { $points } { $points ->
    [one] point
   *[other] points
} of the ring.
mush_ring-reason-draw = More cards to choose from.
mush_ring-reason-pick = You may ask for a card of your colour.
mush_ring-reason-dig = A Shroom of the discard pile helps at once.
mush_ring-reason-cover = Brings your last ring closer to being full.
mush_ring-reason-cover-last = Fills your last ring, so that it counts.
mush_ring-reason-not-mine = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
   *[green] Green
} is not the best colour of your ring.
mush_ring-reason-closes = The last open space of your ring.
mush_ring-reason-sheltered = No open space beside it: no Deth Kapp can come next to it.
mush_ring-reason-ask = { $target } has { $cards } cards, the most.
mush_ring-reason-name = Your ring is worth most in { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}.
mush_ring-reason-keep = { $cards } { $cards ->
    [one] card
   *[other] cards
} for your Score Pile; ten end the match.
mush_ring-reason-harmless = It costs your ring { $points ->
    [0] nothing
   *[other] only { $points }
}: keep your Stomp.
mush_ring-reason-saves = Saves { $points } { $points ->
    [one] point
   *[other] points
} of your ring.
