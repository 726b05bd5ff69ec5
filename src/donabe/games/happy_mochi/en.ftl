happy_mochi-title = Happy Mochi
happy_mochi-feel = Your row keeps its order: play neighbours as a number, and shout when they are twins.

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

happy_mochi-progress = Ends at { $end } points, fewest win
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
