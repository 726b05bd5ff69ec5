happy_mochi-title = Happy Mochi
happy_mochi-feel = Your row keeps its order: play neighbours as one number.

happy_mochi-option-end_score = Points that end the match
    .help = The match ends after the round in which somebody has reached this many points.
happy_mochi-option-effects = Effects on the cards
    .help = Which cards carry which effect; the built-in table is a reconstruction.

happy_mochi-card = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
    [P] purple
   *[K] pink
} { $digit }
happy_mochi-side = { $side ->
    [plus] value card: higher
   *[minus] value card: lower
}
happy_mochi-token-effect = { $value ->
    [flip] flip
    [draw] draw
    [pass] pass
   *[reserve] reserve
}

happy_mochi-zone-value = Value card
happy_mochi-zone-centre = Central pair: { $number }
happy_mochi-zone-deck = Deck
happy_mochi-counter-cards = cards
happy_mochi-zone-totals = { $end } points end the match
happy_mochi-counter-end = ends at
happy_mochi-zone-buttons = Or
happy_mochi-button = { $what ->
    [pass] all pass
    [skip] leave it
   *[wait] wait
}
happy_mochi-zone-sum = { $points } { $points ->
    [one] point
   *[other] points
} in your row
happy_mochi-zone-row = { $who ->
    [you] Your row
   *[other] { $seat }
}
happy_mochi-zone-held = { $who ->
    [you] Your card
   *[other] { $seat }
}
happy_mochi-zone-reserve = { $who ->
    [you] Your reserve
   *[other] Reserve
}
happy_mochi-place-tens = tens
happy_mochi-place-ones = ones
happy_mochi-sign-bound = { $side ->
    [plus] above
   *[minus] below
} { $number }
happy_mochi-sign-colours = { $colours ->
    [one] same colour
   *[any] any
}
happy_mochi-note-draw = { $phase ->
    [turn] or draw one of these
   *[drawing] draw one of these
}
happy_mochi-hint-row = Point at a number to play that pair
happy_mochi-note-demand = { $side ->
    [plus] Must be higher than
   *[minus] Must be lower than
} { $number }{ $colours ->
    [one] , both cards of one colour
   *[any] { "" }
}. Happy mochis always may.

happy_mochi-badge-cards = cards
happy_mochi-badge-reserves = reserve

happy_mochi-prompt-asked-turn = Play a pair { $side ->
    [plus] above
   *[minus] below
} { $number }{ $colours ->
    [one] {" "}of one colour
   *[any] { "" }
} or happy mochis, or draw a card
happy_mochi-prompt-wait-turn = { $seat } plays a pair or draws a card.
happy_mochi-prompt-asked-effects = { $effects ->
    [draw] Who has to draw a card?
    [pass] Shall everybody pass a card to the left?
    [reserve] Put a card of your row in reserve, or leave it.
    [draw-pass] Choose who draws, or first let everybody pass a card to the left.
    [draw-reserve] Choose who draws, or first put a card in reserve.
   *[pass-reserve] Let everybody pass a card, put a card in reserve, or leave it.
}
happy_mochi-prompt-wait-effects = { $seat } carries out the effects of the pair.
happy_mochi-prompt-asked-drawing = You have to draw a card: where from?
happy_mochi-prompt-wait-drawing = { $seat } has to draw a card.
happy_mochi-prompt-asked-inserting = Where in your row does the card go?
happy_mochi-prompt-wait-inserting = { $seat } puts a card into the row.
happy_mochi-prompt-asked-giving = Choose a card to pass to your left neighbour.
happy_mochi-prompt-wait-giving = Everybody chooses a card to pass on.
happy_mochi-prompt-asked-setting-aside = The round is over: choose a card to keep in reserve.
happy_mochi-prompt-wait-setting-aside = The round is over: the others choose a card to keep.
happy_mochi-prompt-over = The match is over.

happy_mochi-choice-play = { $number }: { $tens }, { $ones }
happy_mochi-choice-mochi = Happy mochis! { $tens }, { $ones }
happy_mochi-choice-take = take { $card } from the middle
happy_mochi-choice-deck = the top card of the deck
happy_mochi-choice-recall = { $card } from your reserve
happy_mochi-choice-wait = nothing to draw or to play: let the turn go by
happy_mochi-choice-name = { $whom ->
    [you] you draw
   *[other] { $target } draws
}
happy_mochi-choice-pass = everybody passes a card to the left
happy_mochi-choice-skip = leave it
happy_mochi-choice-reserve = { $card } into reserve
happy_mochi-choice-give = pass on { $card }
happy_mochi-choice-first = at the left end, before { $card }
happy_mochi-choice-between = between { $card } and { $next }
happy_mochi-choice-last = at the right end, after { $card }

happy_mochi-progress = Ends at { $end } points
happy_mochi-said-played = { $pair }
happy_mochi-said-mochi = Happy mochis!
happy_mochi-said-took = I take { $card }
happy_mochi-said-drew = I draw
happy_mochi-said-recalled = I take a reserve
happy_mochi-said-passing = Pass one on!
happy_mochi-said-waited = I wait
happy_mochi-said-emptied = My row is empty!

happy_mochi-event-dealt = { $cards } cards each; the central pair is { $pair }. { $who ->
    [you] You start.
   *[other] { $seat } starts.
}
happy_mochi-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $pair }.
happy_mochi-event-mochi = { $who ->
    [you] “Happy mochis!” You play
   *[other] “Happy mochis!” { $seat } plays
} { $pair }.
happy_mochi-event-flipped = The value card turns: { $side ->
    [plus] the next pair must be higher.
   *[minus] the next pair must be lower.
}
happy_mochi-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the { $side ->
    [left] left
   *[right] right
} stack.
happy_mochi-event-drew = { $who ->
    [you] You draw
   *[other] { $seat } draws
} from the deck.
happy_mochi-event-recalled = { $who ->
    [you] You take reserve card { $place } into your hand.
   *[other] { $seat } takes reserve card { $place } into the hand.
}
happy_mochi-event-looked = { $who ->
    [you] You see { $card }.
   *[other] { $seat } sees { $card }.
}
happy_mochi-event-refilled = { $card } from the deck fills the { $side ->
    [left] left
   *[right] right
} side.
happy_mochi-event-reshuffled = The deck is empty: { $cards } { $cards ->
    [one] card
   *[other] cards
} from under the central pair become a new one.
happy_mochi-event-inserted = { $who ->
    [you] You put the card at place { $place } of your row.
   *[other] { $seat } puts the card at place { $place }.
}
happy_mochi-event-waited = { $who ->
    [you] You can neither draw nor play and let the turn go by.
   *[other] { $seat } can neither draw nor play and lets the turn go by.
}
happy_mochi-event-named = { $who ->
    [you] { $whom ->
        [you] You decide to draw yourself.
       *[other] You make { $target } draw.
    }
   *[other] { $whom ->
        [you] { $seat } makes you draw.
       *[other] { $own ->
            [yes] { $seat } decides to draw.
           *[no] { $seat } makes { $target } draw.
        }
    }
}
happy_mochi-event-nothing = There is nothing to draw: the effect does nothing.
happy_mochi-event-passing = { $who ->
    [you] You let everybody pass a card to the left.
   *[other] { $seat } lets everybody pass a card to the left.
}
happy_mochi-event-passed = { $who_gives ->
    [you] You give card { $place } of your row to { $taker }.
   *[other] { $who_takes ->
        [you] { $giver } gives you card { $place } of their row.
       *[other] { $giver } gives card { $place } to { $taker }.
    }
}
happy_mochi-event-reserved = { $who ->
    [you] You put card { $place } of your row in reserve.
   *[other] { $seat } puts card { $place } of the row in reserve.
}
happy_mochi-event-skipped = { $who ->
    [you] You leave it at that.
   *[other] { $seat } leaves it at that.
}
happy_mochi-event-emptied = { $who ->
    [you] Your row is empty: you win the round!
   *[other] { $seat } has an empty row and wins the round.
}
happy_mochi-event-stuck = Nobody gets any further: the round ends without a winner.
happy_mochi-event-opened = { $who ->
    [you] You are left with
   *[other] { $seat } is left with
} { $cards }.
happy_mochi-event-kept = { $who ->
    [you] You keep one card in reserve.
   *[other] { $seat } keeps one card in reserve.
}

happy_mochi-score-row = { $count } { $count ->
    [one] card
   *[other] cards
} left in the row
happy_mochi-decided-points = more points

# What speaks for a choice, in a hint.
happy_mochi-reason-empties = Empties your row.
happy_mochi-reason-meet = Brings two { $digit }s together: happy mochis always may be played.
happy_mochi-reason-leaves = { $twins ->
    [one] Leaves a happy mochi in your row.
   *[other] Leaves { $twins } happy mochis in your row.
}
happy_mochi-reason-sheds = Rids you of { $points } { $points ->
    [one] point
   *[other] points
}.
happy_mochi-reason-partner = Your row has a { $digit } already: together they make a happy mochi.
happy_mochi-reason-cheap = A { $digit } costs little if it stays with you.
happy_mochi-reason-nothing-fits = No pair of yours fits now.
happy_mochi-reason-twins = Makes a happy mochi of two { $digit }s.
happy_mochi-reason-fits = Makes { $number }, which fits now.
happy_mochi-reason-together = Keeps your happy { $twins ->
    [one] mochi
   *[other] mochis
} together.
happy_mochi-reason-keep-low = A { $digit } is a cheap partner in the next round.
happy_mochi-reason-pass = Lets you hand on a card you cannot use.
happy_mochi-reason-name-me = You can use one of the cards that lie there.
happy_mochi-reason-name = { $target } has the fewest cards: one more costs time.

# What to aim at, always on the table.
happy_mochi-goal = Fewest points win once somebody has { $end }. { $now }
happy_mochi-goal-watch = Be the first to empty your row.
happy_mochi-goal-empty = Your row is empty: stay so, and the round is yours.
happy_mochi-goal-won = This round cost you nothing.
happy_mochi-goal-keep = Now: keep a card that helps you next round.
happy_mochi-goal-place = Now: make neighbours that fit, or twins.
happy_mochi-goal-draw = { $cards ->
    [one] One card left: draw it a neighbour.
   *[other] No pair of yours fits: draw a card that helps.
}
happy_mochi-goal-last = Play your last pair and win the round!
happy_mochi-goal-play = { $pairs ->
    [one] Now: play the pair that fits, or draw.
   *[other] Now: play one of { $pairs } pairs that fit, or draw.
}
happy_mochi-goal-hurry = Somebody is almost out: shed your high digits.
happy_mochi-goal-row = Now: empty your row, { $cards } { $cards ->
    [one] card
   *[other] cards
} with { $points } { $points ->
    [one] point
   *[other] points
}.

# What now?
happy_mochi-now-asked-turn = Two neighbours of your row make a number. It must be { $side ->
    [plus] higher
   *[minus] lower
} than { $number }{ $colours ->
    [one] , and both cards of one colour
   *[any] { "" }
}. Two equal digits always go. Or draw a card and put it anywhere into your row.
happy_mochi-now-wait-turn = { $seat } plays two neighbours or draws. Your pair will have to fit the middle as it is when your turn comes.
happy_mochi-now-asked-effects = { $effects ->
    [draw] Somebody must draw a card: name anybody, even yourself. Whoever draws chooses where from and where it goes.
    [pass] If you like, everybody gives a card to the left and gets one from the right. Nobody can stay out of it.
    [reserve] If you like, put any card of your row face down beside you. It no longer counts, and you may draw it later.
    [draw-pass] Two effects, in the order you like: somebody must draw; whether everybody passes a card is up to you.
    [draw-reserve] Two effects, in the order you like: somebody must draw; putting a card in reserve is up to you.
   *[pass-reserve] Two effects, in the order you like, and both are up to you: all pass a card, or you put one in reserve.
}
happy_mochi-now-wait-effects = Cards with a badge do something when they are played. { $seat } settles that before the turn ends.
happy_mochi-now-asked-drawing = You were named, so you must draw: a card from the middle, the top of the deck, or one of your reserves. You also choose its place in your row.
happy_mochi-now-wait-drawing = { $seat } draws from the middle, the deck or a reserve, and chooses the card’s place.
happy_mochi-now-asked-inserting = Between any two cards or at an end; no other card moves. Look at the numbers it makes with its neighbours. Twins can always be played.
happy_mochi-now-wait-inserting = Everybody sees the place. A card from the middle stays known for as long as it is in the row.
happy_mochi-now-asked-giving = Everybody gives a card to the left, in secret and at once. Then you put the card you get anywhere into your row.
happy_mochi-now-wait-giving = When all have chosen, all cards move to the left at once.
happy_mochi-now-asked-setting-aside = Your row is counted. One of its cards becomes your reserve: face down beside you, never counted, and yours to draw in any later round.
happy_mochi-now-wait-setting-aside = Everybody with cards left keeps one in reserve. Then the winner’s left neighbour starts the next round.
happy_mochi-now-over = The match is over. The fewest points win, and equals share the win.

# The lesson.
happy_mochi-lesson-goal = These seven cards are your **row**. Be the first to get rid of yours: every digit you are left with counts against you.
    .title = Empty this row
happy_mochi-lesson-first = Neighbours make a number: tens left, ones right. Yours must be **higher** than the { $number } in the middle. Play { $pair }!
    .title = Your first pair
    .other = That is fine too: any number that is lit may be played, and drawing is always allowed.
happy_mochi-lesson-order = The gap has closed: new neighbours, new numbers. But you may **never** rearrange your row yourself.
    .title = New neighbours
happy_mochi-lesson-colour = The middle shows **one colour**: your two cards must share a colour too, any you like.{ $pair ->
    [none] { "" }
   *[other] {" "}Your { $pair } would do, but has two.
}
    .title = Look at the colours
happy_mochi-lesson-draw = Then **draw**: one of the two cards in the middle, or blind from the deck.{ $partner ->
    [yes] {" "}Take { $card }: you have such a digit already.
   *[no] { "" }
}
    .title = Nothing fits?
    .other = That works as well. Wherever it comes from, you choose its place.
happy_mochi-lesson-place = A card you draw goes **anywhere** into your row. { $partner ->
    [yes] Put it beside your other { $digit }: you will see why.
   *[no] Look at the numbers it would make.
}
    .title = Choose its place
    .other = There it stays. It makes new numbers, too.
happy_mochi-lesson-named = A badge is an **effect** of its card. Here somebody draws: { $who ->
    [you] you, as you said.
   *[other] you, says { $seat }!
}{ $partner ->
    [yes] {" "}Take { $card } and put it beside its twin.
   *[no] { "" }
}
    .title = Cards that do things
    .other = Fine. Where from and where to is up to you.
happy_mochi-lesson-mochi = { $pair }, twins! Two equal digits are **happy mochis**. Never mind { $number } and the colours: they always go. Play them!
    .title = Happy mochis!
    .right = Happy mochis! At a real table you would shout it.
    .other = Good too. Your twins can wait: they always go.
happy_mochi-lesson-flip = That card had a **flip** on it, and the arrow turned. From now on pairs must be **lower**, until somebody flips again.
    .title = The other way round
happy_mochi-lesson-give = { $who ->
    [you] You let everybody
   *[other] { $seat } lets everybody
} **pass** a card to the left, in secret. Give away a high digit that has no twin.
    .title = Pass one on
    .other = As you like. Now one comes to you from the right.
happy_mochi-lesson-received = This one came from your right, and goes where you like. { $twins ->
    [yes] Only do not part your **twins**: they always go.
   *[no] Look at the numbers it would make.
}
    .title = A card for you
    .other = Parted! They meet again when what is between them is gone.
happy_mochi-lesson-lower = Below { $number } this time. { $reserve ->
    [yes] { $pair } is, and its badge gets rid of a **third** card. Play it!
   *[no] Which of your pairs is?
}
    .title = Now lower
    .other = Allowed. A badge waits until its card is played.
happy_mochi-lesson-reserve = Put a card in **reserve**, face down beside you. It does not count, and you may draw it later. The one without a partner is best.
    .title = One more gone
    .other = Up to you: this effect is an offer, not a duty.
happy_mochi-lesson-last = Two cards left, and they fit. An **empty row** at the end of your turn wins the round. Play them!
    .title = The last two
    .other = No hurry? The others are not far from done either.
happy_mochi-lesson-scored = { $points ->
    [0] **No points** for you, and that is good!
    [one] You were left with 1 point.
   *[other] You were left with { $points } points.
} Each digit left in a row counts. Then whoever has cards left keeps one of them in reserve.
    .title = The bill
happy_mochi-lesson-done = New rounds are dealt until somebody has 30 points, and the **fewest** win. Play on here, or sit down with others.
    .title = You can play!

# Captions of the rules' pictures.
happy_mochi-figure-cards = Seven colours, told apart by their shapes too.
happy_mochi-figure-effects = The badges of the four effects: flip, draw, pass, reserve.
happy_mochi-figure-higher = Higher than 41: 60, 72, 47 and 74 fit, 07 and 24 do not.
happy_mochi-figure-colours = 60 and 74 are higher than 50, but of two colours, and the middle asks for one. Nothing fits.
happy_mochi-figure-twins = 00 is not higher than 47, but happy mochis always go. So would 77.
happy_mochi-figure-drawn = Green 0 was drawn from the middle, where blue 2 lay under it. Next to pink 0 it makes happy mochis.
happy_mochi-figure-flipped = Yellow 8 flips the value card. 87 was played as the higher number; the next pair must be lower, and of one colour.
happy_mochi-figure-opened = 3 + 6 make 9 points, 6 + 6 make 12. The reserve of the winner does not count.

# What is wrong with the option effects; $where is a place in it, such as effects.red.flip.
happy_mochi-bad-list = { $where } is a list of values such as [0, 5], not { $found }
happy_mochi-bad-value = { $where } takes values 0 to 9, not { $found }
happy_mochi-bad-twice = { $where } lists { $value }, which carries { $carried } already; a card has one effect
happy_mochi-bad-table = { $where } is a table with { $known }, not { $found }
happy_mochi-bad-entry = { $where } has no entry '{ $name }'; its entries: { $known }
happy_mochi-bad-lacks = { $where } lacks the entry { $name }
