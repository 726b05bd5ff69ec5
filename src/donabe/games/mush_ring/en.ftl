mush_ring-title = Mush-Ring
mush_ring-feel = Grow a ring of one colour, and mind the Deth Kapps.
mush_ring-flag = good first game

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

# Printed on the cards.
mush_ring-art-draw = draw 3
    .more = pick 2
mush_ring-art-stomp = stomp
    .more = a shroom
mush_ring-art-steal = steal
    .more = a shroom
mush_ring-art-pick = pick
    .more = a color
mush_ring-art-dig = dig
    .more = it!

mush_ring-back-space = { "" }
mush_ring-mark-down = face down
mush_ring-mark-coming = coming in

mush_ring-progress = First to { $cards } cards
mush_ring-progress-fullest = { $who ->
    [you] you have
   *[other] { $seat } has
} { $count }
mush_ring-said-puts = { $card }
mush_ring-said-played = { $card }
mush_ring-said-threatens = A Deth Kapp for you!
mush_ring-said-asks = Any { $colour ->
    [0] red
    [1] blue
    [2] yellow
   *[3] green
}?
mush_ring-said-gives = Here you are
mush_ring-said-shows = Not one
mush_ring-said-digs = I dig out { $card }
mush_ring-said-stops = That is all
mush_ring-said-lets = Let it come
mush_ring-said-ring = My ring is full!
mush_ring-said-crushes = Stomped it!
mush_ring-said-steals = Mine now!
mush_ring-said-stomps = Stomp!
mush_ring-counter-red = red
mush_ring-counter-blue = blue
mush_ring-counter-yellow = yellow
mush_ring-counter-green = green
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

# What to aim at.
mush_ring-goal = { $enough } cards end the match; most points win. { $now }
mush_ring-goal-watch = Fill rings of one colour.
mush_ring-goal-empty = Now: begin a ring of one colour. { $missing } { $missing ->
    [one] card
   *[other] cards
} to go.
mush_ring-goal-ring = { $room ->
    [0] Your ring is full:
    [one] Any Shroom fills your ring:
   *[other] { $room } spaces to fill:
} { $colour ->
    [red] red is worth { $points }.
    [blue] blue is worth { $points }.
    [yellow] yellow is worth { $points }.
    [green] green is worth { $points }.
    [several] the best colours are worth { $points }.
   *[none] no colour counts yet.
}
mush_ring-goal-last = Last plays: { $room } { $room ->
    [one] card fills
   *[other] cards fill
} your ring.
mush_ring-goal-stuck = Your cards cannot fill your ring any more.
mush_ring-goal-finished = You are finished.

# What a question means, for whoever asks: What now?
mush_ring-now-asked-playing = Shrooms go into your own ring, a Deth Kapp into somebody else’s, and an Action card does what it says. Then you draw up to five cards.
mush_ring-now-wait-playing = { $seat } plays a card and draws up to five. Then the next player clockwise has a turn.
mush_ring-now-asked-extra = The Shroom you played has a +. You may add one more Shroom of your hand, coloured, Wild or Deth Kapp, but no Action card.
mush_ring-now-wait-extra = The Shroom that { $seat } played has a +, so one more Shroom may follow.
mush_ring-now-asked-placing = Any lit space will do. The neighbours matter for a Deth Kapp only: it turns the face-up cards on its two sides.
mush_ring-now-wait-placing = { $seat } puts { $card } on an open space of a ring.
mush_ring-now-asked-covering = In the last plays an Action card is put face down. It brings no points, but it fills a space.
mush_ring-now-wait-covering = { $seat } fills a space with an Action card, face down. Which one it is, nobody else sees.
mush_ring-now-asked-aiming = Choose a card in an opponent’s ring, face up or face down, but no Deth Kapp. Stomp discards it, Steal takes it into your hand.
mush_ring-now-wait-aiming = { $card }: { $seat } takes a card out of an opponent’s ring. A Deth Kapp stays where it is.
mush_ring-now-asked-digging = Any Shroom of the discard pile may come back: face up, into any ring, yours too. A + on it does not work.
mush_ring-now-wait-digging = { $seat } takes a Shroom out of the discard pile and puts it into a ring.
mush_ring-now-asked-asking = Choose an opponent, then a colour. Whoever has that colour or a Wild must give you one; if not, you see the hand and draw two cards.
mush_ring-now-wait-asking = { $seat } chooses an opponent and asks for a colour.
mush_ring-now-asked-naming = Whoever has that colour or a Wild must give you one. If not, you see the hand and draw two cards.
mush_ring-now-wait-naming = Whoever has the colour named or a Wild must give one, or else show the hand.
mush_ring-now-asked-giving = { $target } asked for { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}. You must give a card of that colour or a Wild; which one is up to you. You draw again only at the end of your own turn.
mush_ring-now-wait-giving = { $seat } has a card that fits and must give one. Only giver and receiver see it.
mush_ring-now-asked-dropping = You drew three cards. Now any two cards of your hand go to the discard pile, new ones or old ones.
mush_ring-now-wait-dropping = { $seat } drew three cards and discards two.
mush_ring-now-asked-stomping = If it comes in, it turns the face-up cards beside space { $space }. With Stomp a Shroom you can stop it now: both cards are discarded.
mush_ring-now-wait-stomping = A Deth Kapp is on its way. Only { $seat } can stomp it, and only before it is in.
mush_ring-now-asked-keeping = Several colours of your ring are worth the same. You collect the cards of one, and the face-up Wilds; the rest is discarded.
mush_ring-now-wait-keeping = Several colours of the ring are worth the same: { $seat } keeps one of them.
mush_ring-now-asked-last = Put cards into your ring one by one, without drawing. Only a full ring brings points; Action cards lie face down and bring none.
mush_ring-now-wait-last = { $seat } may fill one more ring from the hand, without drawing.
mush_ring-now-over = The match is over. The most points in the Score Pile win.

# The lesson.
mush_ring-lesson-goal = Fill its six spaces. A full ring is scored: you keep the colour worth **most**. Ten cards kept end the match, and the most points win.
    .title = This is your ring
mush_ring-lesson-play = A ring of **one colour** is worth most, and most of your cards are { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}. Put { $card } on any space. Then you draw back up to five.
    .title = Choose a colour
    .other = That works too. Just remember: only one colour of a ring counts in the end.
mush_ring-lesson-plus = One card a turn, that is the rule. But see the **+**? After this one you may play one more.
    .title = One is not enough
    .other = All right. The + does not run away: it waits in your hand.
mush_ring-lesson-more = Go on, another **Shroom**! If it has a + too, yet another may follow. Only Action cards, the ones with words on them, have to wait.
    .title = One more
    .other = That is fine: a + is an offer, and any Shroom will do.
mush_ring-lesson-deth = The dark one is a **Deth Kapp**. Nobody wants it in their own ring, so give it to { $seat }.
    .title = A poisonous present
    .other = You save it up. It hurts most beside a good card.
mush_ring-lesson-beside = Put it **next to** a card that counts. When it comes in, the face-up cards on both its sides turn over and are worth nothing.
    .title = Where it hurts
    .other = Nothing turns over there, and cards that come later are safe. But it takes up a space.
mush_ring-lesson-wild = A **Wild** counts as any colour. It is worth only 1, but whatever colour you keep, it goes with it.
    .title = It suits everything
    .other = Fine. A Wild will suit your next ring just as well.
mush_ring-lesson-stomp = { $seat } sends you a Deth Kapp! But you hold **Stomp**: with it you may crush a Deth Kapp on its way in, out of turn.
    .title = Watch out!
    .right = Splat! Both cards are discarded, and your ring is unharmed.
    .other = So it comes in. On your turn, Stomp can hit a card in another ring instead.
mush_ring-lesson-dig = **Action** cards do what they say. Dig It puts a Shroom of the discard pile into any ring. There lies a Deth Kapp: give it back to { $seat }!
    .title = Return to sender
    .other = You save it for later. But somebody else may dig out that Deth Kapp first.
mush_ring-lesson-theirs = { $seat } filled the sixth space, and a full ring is scored **at once**. It brought { $count } { $count ->
    [one] card
   *[other] cards
}: face-down cards and Deth Kapps never count.
    .title = A full ring
mush_ring-lesson-fill = Only one space left! **Any** Shroom fills it. In another colour it brings nothing itself, but what you have is safe.
    .title = Close your ring
    .other = Not yet? As long as a space is open, a Deth Kapp can land on it.
mush_ring-lesson-full = Your best colour and the Wilds are yours: { $count } { $count ->
    [one] card
   *[other] cards
} for your **Score Pile**. The rest is discarded, and the next ring begins.
    .title = Your ring is scored
mush_ring-lesson-steal = Another Action card: **Steal** takes a card out of somebody’s ring into your hand. How about { $card }?
    .title = Finders, keepers
    .other = You keep it. It gets better as the other ring grows.
mush_ring-lesson-ten = { $who ->
    [you] { $count } cards: you are **finished**! { $target } may still fill one last ring from the hand, with Action cards face down if need be.
   *[other] { $seat } has { $count } cards and is **finished**. You may still fill one last ring from your hand, with Action cards face down if need be.
}
    .title = Ten are enough
mush_ring-lesson-scored = Only Score Piles count: every card its number, every Wild 1. Ten cards end the match, but the **points** win it.
    .title = The bill
mush_ring-lesson-done = One colour, closed in time, and a little poison for the others: you know Mush-Ring. Play again, or sit down with others.
    .title = You can play!

# Captions of the rules' pictures.
mush_ring-figure-shrooms = Shroom cards: four colours, each with its own mushroom, one with a +; a Wild Shroom, and a Deth Kapp.
mush_ring-figure-actions = The five Action cards.
mush_ring-figure-later = The red 2 that lay beside the Deth Kapp is face down. The red 2 on its other side came later and counts.
mush_ring-figure-coming = A Deth Kapp is on its way to space 4, beside the Wild Shroom. Whoever holds a Stomp can still stop it.
mush_ring-figure-fewer = Two red cards are worth 6, three blue ones 5: as things stand, red would be collected.
mush_ring-figure-equal = A full ring: two green cards and three blue ones are worth 4 each. The owner chooses.
mush_ring-figure-scored = From a ring with blue 3, 1 and 1, two Wilds and a yellow 2: five cards are kept, worth 7. The yellow 2 is discarded.
mush_ring-figure-covered = Last plays: an Action card lies face down on space 5. One more card, and the red ones bring 7 points.

# What is wrong with the option deck.
mush_ring-bad-deck = option deck is a table: the number of cards for each of { $known }
mush_ring-bad-card = option deck has no card called '{ $name }'; its cards are { $known }
mush_ring-bad-number = option deck needs a number from 0 to { $most } for { $name }, not { $found }
mush_ring-bad-missing = option deck needs a number from 0 to { $most } for { $name }
mush_ring-bad-total = option deck has { $found } cards in all; it should have { $right }
