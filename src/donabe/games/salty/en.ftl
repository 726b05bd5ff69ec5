salty-title = Salty
salty-feel = Take just the right cubes for your dish while the salt runs out.

salty-option-last_player = First Last Player
    .help = Who chooses the first dish and plays last in the first trick: a seat, or chance.
salty-option-dishes = Dishes
    .help = The six dish cards: name, plates and perfect bonus for each cube.

salty-card = { $seasoning ->
    [salt] salt
    [sauce] sauce
    [ketchup] ketchup
   *[mayonnaise] mayonnaise
} { $number }
salty-dish = { $place ->
    [1] Fried egg
    [2] Corn dog
    [3] Croquette
    [4] French fries
    [5] Fried shrimp
   *[6] Takoyaki
}
salty-own-dish = { $name }
salty-zero = No cubes

salty-zone-rack = Rack
salty-zone-order = Strongest first: { $numbers }
salty-zone-menu = Dishes
salty-zone-trick = Trick { $number } of { $tricks }
salty-zone-last-trick = Last trick
salty-zone-dish = { $dish }
salty-zone-hand = { $who ->
    [you] Your hand
   *[other] { $seat }
}
salty-zone-pile = { $who ->
    [you] Your tricks
   *[other] Tricks of { $seat }
}
salty-zone-away = Put away
salty-zone-spare = Not in play

salty-note-closest = Closest to { $salt } wins
salty-note-order = Of equal numbers: salt, sauce, ketchup, mayonnaise.
salty-note-leads = { $most ->
    [salt] { "Most cards are salt. " }
    [sauce] { "Most cards are sauce. " }
    [ketchup] { "Most cards are ketchup. " }
    [mayonnaise] { "Most cards are mayonnaise. " }
   *[none] { "" }
}{ $why ->
    [alone] { $card } leads so far.
    [closest] { $card } leads so far, closest to { $salt }.
    [lower] { $card } leads so far, as close to { $salt } and lower.
   *[stronger] { $card } leads so far, the stronger seasoning.
}
salty-note-won = { $most ->
    [salt] { "Most cards are salt. " }
    [sauce] { "Most cards are sauce. " }
    [ketchup] { "Most cards are ketchup. " }
    [mayonnaise] { "Most cards are mayonnaise. " }
   *[none] { "" }
}{ $why ->
    [closest] { $card } won, closest to { $salt }.
    [lower] { $card } won, as close to { $salt } and lower.
   *[stronger] { $card } won, the stronger seasoning.
}
salty-note-dish = { $plates ->
    [one] 1 plate
   *[other] { $plates } plates
} · { $perfect } more for each cube if exactly { $plates }{ $types ->
    [yes] { " · 20 for each colour" }
   *[no] { "" }
} · at most { $most }
salty-note-zero = No cubes at all: 100 for each player who promises it

salty-badge-last = Last Player
salty-badge-cubes = cubes of plates
salty-badge-tricks = tricks

salty-prompt-dish = Choose a dish: how many cubes do you want?
salty-prompt-wait-dish = { $seat } is choosing a dish.
salty-prompt-side = Will you fill your dish, or promise to take no cubes at all?
salty-prompt-wait-sides = The others still decide which side counts.
salty-prompt-away = { $count ->
    [one] Put one more card away, face down.
   *[other] Put { $count } cards away, face down.
}
salty-prompt-wait-away = The others still put cards away.
salty-prompt-lead = Lead any card.
salty-prompt-follow = Follow { $seasoning ->
    [salt] salt
    [sauce] sauce
    [ketchup] ketchup
   *[mayonnaise] mayonnaise
}, the card just before yours.
salty-prompt-free = You have no { $seasoning ->
    [salt] salt
    [sauce] sauce
    [ketchup] ketchup
   *[mayonnaise] mayonnaise
}: play any card.
salty-prompt-wait-play = { $seat } is to play.
salty-prompt-over = The match is over.

salty-choice-dish = { $dish }: { $plates ->
    [one] 1 plate
   *[other] { $plates } plates
}, at most { $most } points
salty-choice-side-dish = Fill the dish
salty-choice-side-zero = Promise no cubes
salty-choice-away = Put { $card } away
salty-choice-play = { $card }

salty-event-rack = On the rack: { $salt } salt, { $sauce } sauce, { $ketchup } ketchup, { $mayonnaise } mayonnaise.
salty-event-spare = Not in play this round: { $cards }.
salty-event-last-player = { $who ->
    [you] You are the Last Player and choose
   *[other] { $seat } is the Last Player and chooses
} a dish first.
salty-event-dish = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $dish } ({ $plates ->
    [one] 1 plate
   *[other] { $plates } plates
}).
salty-event-decided = { $who ->
    [you] You have
   *[other] { $seat } has
} decided which side counts.
salty-event-side = { $plates ->
    [0] { $who ->
        [you] You promise
       *[other] { $seat } promises
    } no cubes.
    [one] { $who ->
        [you] You want
       *[other] { $seat } wants
    } 1 cube.
   *[other] { $who ->
        [you] You want
       *[other] { $seat } wants
    } { $plates } cubes.
}
salty-event-put-away = { $who ->
    [you] You put
   *[other] { $seat } puts
} a card away ({ $down } of 2).
salty-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
salty-event-trick = { $most ->
    [salt] { "Most cards are salt. " }
    [sauce] { "Most cards are sauce. " }
    [ketchup] { "Most cards are ketchup. " }
    [mayonnaise] { "Most cards are mayonnaise. " }
   *[none] { "" }
}{ $who ->
    [you] You win
   *[other] { $seat } wins
} trick { $number } with { $card }, { $why ->
    [closest] closest to { $salt }.
    [lower] as close to { $salt } and lower.
   *[stronger] the stronger seasoning.
}
salty-event-cube = { $place ->
    [none] There is no { $seasoning ->
        [salt] salt
        [sauce] sauce
        [ketchup] ketchup
       *[mayonnaise] mayonnaise
    } cube left to take.
   *[other] { $who ->
        [you] You take
       *[other] { $seat } takes
    } a { $seasoning ->
        [salt] salt
        [sauce] sauce
        [ketchup] ketchup
       *[mayonnaise] mayonnaise
    } cube{ $place ->
        [plate] { "" }
       *[beside] { ", with no plate for it" }
    }.
}
salty-event-scored = The round is scored.

salty-score-plates = On plates: { $count } { $count ->
    [one] cube
   *[other] cubes
}
salty-score-overflow = Beside the plates: { $count } { $count ->
    [one] cube
   *[other] cubes
}
salty-score-perfect = Perfect: exactly { $count }
salty-score-types = Different colours on the plates: { $count }
salty-score-zero-success = No cubes, promised by { $count } { $count ->
    [one] player
   *[other] players
}
salty-score-zero-fail = No cubes promised: { $count } taken
salty-decided-last-round = fewer points in the last round
