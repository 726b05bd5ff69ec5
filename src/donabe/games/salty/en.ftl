salty-title = Salty
salty-feel = Take just the right cubes for your dish while the salt runs out.

salty-option-last_player = First Last Player
    .help = Who chooses the first dish and plays last in the first trick: a seat, or chance.
    .random = chance
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

salty-progress-dishes = Choosing dishes
salty-progress-sides = Choosing sides, in secret
salty-progress-away = Putting cards away
salty-progress-trick = Trick { $number } of { $tricks }
salty-progress-over = All { $tricks } tricks played

salty-zone-rack = Rack
salty-zone-order = Closest to { $salt } wins
salty-zone-sides = Your dish, both sides
salty-zone-turns = Closest to { $salt } wins, for now
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
salty-zone-spare = Not in play this round

salty-note-closest = Closest to { $salt } wins
salty-note-order = Strongest first: { $numbers }. Of equal numbers: salt, sauce, ketchup, mayonnaise.
salty-note-turns = Exactly as many cubes as plates: the bonus for each.
salty-note-secret = All at once: shown when the last one has decided.
salty-note-away = { $count ->
    [0] face down, for good
    [one] one more, face down
   *[other] { $count } cards, face down
}
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
salty-note-dish = { salty-exactly }
salty-note-plates = { $full } of { $plates }{ salty-over } · { salty-exactly }
salty-over = { $over ->
    [0] { "" }
   *[other] { ", " }{ $over } too many
}
salty-exactly = exactly { $plates }: +{ $perfect } each{ $types ->
    [yes] { ", +20 a colour" }
   *[no] { "" }
}
salty-note-zero = { $cubes ->
    [0] no cube so far: +100 a promise
    [one] 1 cube, promised none
   *[other] { $cubes } cubes, promised none
}
salty-note-pile = { $tricks ->
    [0] no trick taken
    [one] 1 trick taken
   *[other] { $tricks } tricks taken
}

salty-printed-plates = { $plates }
salty-printed-bonus = +{ $perfect } each

salty-line-up-to = up to { $most }
salty-line-plate = +10 each on a plate
salty-line-exactly = +{ $perfect } more, if exactly { $plates }
salty-line-colour = +20 each colour
salty-line-overflow = -10 each too many
salty-line-best = best: { $most }
salty-line-promise = +100 for each promise
salty-line-broken = -10 each cube you take
salty-line-best-zero = best: 100 to { $most }
salty-line-leads = { $who ->
    [you] You lead
   *[other] { $seat } leads
}
salty-line-won = { $who ->
    [you] You won it
   *[other] { $seat } won it
}
salty-line-most = most cards: { $count } { salty-seasoning }
salty-line-closest = { $number } is closest to { $salt }
salty-line-lower = { $number } is as near to { $salt }, and lower
salty-line-stronger = { salty-seasoning } beats an equal number
salty-line-cube = a { salty-seasoning } cube to win
salty-line-took = took a { salty-seasoning } cube
salty-line-took-none = no { salty-seasoning } cube was left
salty-line-no-cube = no { salty-seasoning } cube left
salty-seasoning = { $seasoning ->
    [salt] salt
    [sauce] sauce
    [ketchup] ketchup
   *[mayonnaise] mayonnaise
}

salty-badge-last = Last Player
salty-badge-start = Start Player
salty-badge-dish = { $dish }
salty-badge-plates = { $full } of { $plates } { $plates ->
    [one] plate
   *[other] plates
} full{ salty-over }
salty-badge-zero = { $cubes ->
    [0] promised no cubes
   *[other] promised none, has { $cubes }
}
salty-badge-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}

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
salty-prompt-follow = Follow { $seat }’s { salty-seasoning }, the card before yours.
salty-prompt-free = You have no { salty-seasoning }: play any card.
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
salty-event-served = { $who ->
    [you] You have
   *[other] { $seat } has
} { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} { $plates ->
    [0] after promising none.
    [one] for 1 plate.
   *[other] for { $plates } plates.
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

salty-said-dish = { $dish } for me!
salty-said-side = { $plates ->
    [0] No cubes for me!
   *[other] { "" }
}
salty-said-played = { $card }
salty-said-cube = { $place ->
    [none] No cube left!
   *[other] { $seasoning ->
        [salt] A salt cube!
        [sauce] A sauce cube!
        [ketchup] A ketchup cube!
       *[mayonnaise] A mayonnaise cube!
    }
}

# What speaks for a choice, in a hint.
salty-reason-dish-strong = { $near } of your cards are close to the salt: they can fill { $plates } plates.
salty-reason-dish-calm = Few of your cards are close to the salt: { $plates ->
    [one] one plate is
   *[other] { $plates } plates are
} enough.
salty-reason-dish-even = { $plates ->
    [one] One plate is
   *[other] { $plates } plates are
} close to an even share of the cubes.
salty-reason-dish-pays = Pays up to { $most } if you fill it exactly.
salty-reason-side-zero = Your hand can lose every trick.
salty-reason-side-dish = { $near } of your cards are close to the salt: no cube at all is hard to promise.
salty-reason-away-void = Your only { $seasoning ->
    [salt] salt
    [sauce] sauce
    [ketchup] ketchup
   *[mayonnaise] mayonnaise
} card: without it you can play anything when you should follow.
salty-reason-away-near = Close to the salt: it might win a cube you do not want.
salty-reason-away-far = Far from the salt: it would seldom win.
salty-reason-no-cube = No { $seasoning ->
    [salt] salt
    [sauce] sauce
    [ketchup] ketchup
   *[mayonnaise] mayonnaise
} cube is left: winning with it costs nothing.
salty-reason-wins = Wins a cube you still want: you have { $cubes } of { $plates }.
salty-reason-leads = Leads for a cube you still want: you have { $cubes } of { $plates }.
salty-reason-wins-new = Wins a cube of a colour that is new on your plates.
salty-reason-leads-new = Leads for a cube of a colour that is new on your plates.
salty-reason-far = Far from the salt: somebody else should win.
salty-reason-ducks = Does not lead: your plates are full.
salty-reason-ducks-zero = Does not lead: you promised no cubes.
salty-reason-keeps = Cannot win here: keeps your stronger cards.

# What is wrong with the options dishes and last_player; $field is plates or perfect.
salty-bad-menu = option dishes is a list of { $dishes } dishes, each with a name, plates and perfect
salty-bad-twice = option dishes has two dishes called '{ $name }'
salty-bad-dish = dish { $place } of option dishes needs exactly name, plates and perfect
salty-bad-name = dish { $place } of option dishes needs a name of 1 to { $most } letters
salty-bad-number = dish { $place } of option dishes has { $field } { $found }, which should be { $low } to { $high }
salty-bad-last-player = option last_player names seat { $number }; { $players } players sit at seats 0 to { $last }
