salty-title = Salty
salty-feel = Take just the right cubes while the salt runs out.

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
salty-any-dish = { $place ->
    [0] { salty-own-dish }
   *[other] { salty-dish }
}
salty-counter-salt = salt
salty-counter-sauce = sauce
salty-counter-ketchup = ketchup
salty-counter-mayonnaise = mayonnaise
salty-counter-cards = cards
salty-token-plate = { $value ->
    [empty] empty plate
    [salt] plate with salt
    [sauce] plate with sauce
    [ketchup] plate with ketchup
   *[mayonnaise] plate with mayonnaise
}
salty-token-beside = { $value ->
    [salt] salt beside the plates
    [sauce] sauce beside the plates
    [ketchup] ketchup beside the plates
   *[mayonnaise] mayonnaise beside the plates
}
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
salty-zone-no-dish = No dish yet
salty-zone-suits = Your hand
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
    .brief = exactly: +{ $perfect } each
salty-note-no-dish = no dish yet
salty-note-plates = { $full } of { $plates }{ salty-over } · { salty-exactly }
    .brief = { $over ->
        [0] { $full } of { $plates } · +{ $perfect } each
       *[other] { $over } too many
    }
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
    .brief = { $cubes ->
        [0] no cube so far
        [one] 1 cube!
       *[other] { $cubes } cubes!
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
salty-line-promise = +100 for each player on this side
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

salty-event-rack = On the rack: { $salt } salt, { $sauce } sauce, { $ketchup } ketchup, { $mayonnaise } mayonnaise.
salty-event-spare = Not in play this round: { $cards }.
salty-event-last-player = { $who ->
    [you] You are the Last Player and choose
   *[other] { $seat } is the Last Player and chooses
} a dish first.
salty-event-dish = { $who ->
    [you] You take
   *[other] { $seat } takes
} { salty-any-dish } ({ $plates ->
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

salty-said-dish = { salty-any-dish } for me!
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

# What to aim at.
salty-goal = Most points after { $rounds } rounds. { $now }
salty-goal-watch = Everybody wants exactly as many cubes as plates.
salty-goal-dish = Now: choose how many cubes you want.
salty-goal-side = Fill { $plates ->
    [one] 1 plate
   *[other] { $plates } plates
} exactly, or take no cube at all?
salty-goal-away = Now: keep the cards { $plates ->
    [0] that lose.
    [one] that win exactly 1 cube.
   *[other] that win exactly { $plates } cubes.
}
salty-goal-fill = Win exactly { $missing ->
    [one] 1 more cube
   *[other] { $missing } more cubes
}{ $types ->
    [yes] ; new colours pay 20.
   *[no] .
}
salty-goal-full = Your plates are full: win no more cubes.
salty-goal-over = { $over ->
    [one] One cube too many
   *[other] { $over } cubes too many
}: win no more.
salty-goal-few = Too late to fill your plates, but each cube pays 10.
salty-goal-zero = { $cubes ->
    [0] Win no trick that brings a cube.
   *[other] The promise is broken: win no more cubes.
}

# What a question means, for whoever asks: What now?
salty-now-dish = The plates of a dish are the cubes you want. With exactly so many, each pays the bonus printed on it. You can still turn it over and promise to take none.
salty-now-wait-dish = Dishes are chosen one after the other, counter-clockwise, and the Last Player begins. Each can be taken only once.
salty-now-side = The dish pays for cubes on its plates. Its back promises no cubes: kept, it pays 100 for each player who promised; broken, each cube costs 10.
salty-now-wait-sides = Everybody decides in secret. All sides are shown at once when the last one has decided.
salty-now-away = Two cards leave your hand for good, and nobody sees which. Keep numbers close to the salt on the rack if you want cubes, numbers far from it if not.
salty-now-wait-away = Everybody puts two cards away. Then the Start Player leads the first trick.
salty-now-lead = You begin the trick with any card. The seasoning with the most cards will win, and of those the number closest to the salt on the rack.
salty-now-follow = { $seat } played { salty-seasoning } just before you, so your card is { salty-seasoning } too, whatever was led. Most cards of a kind win, then the number closest to the salt.
salty-now-free = { $seat } played { salty-seasoning } just before you, and you have none: any card goes. Most cards of a kind win, then the number closest to the salt.
salty-now-wait-play = { $seat } plays now. The trick goes clockwise, and its winner takes a cube and leads the next.
salty-now-over = The match is over. The most points win; after a tie, the better last round.

# The lesson.
salty-lesson-goal = Everybody plays a card; the best one wins the trick and a seasoning cube. You want **exactly** as many cubes as your dish has plates.
    .title = Just the right amount
salty-lesson-dish = Twelve cubes stand on the rack, for three players. Take the French fries: they have four **plates**, so you want four cubes.
    .title = Order something
    .other = Good choice too! Its plates say how many cubes you want.
salty-lesson-side = The back of a dish promises **no cubes at all**: 100 points or more if you keep it. Brave! But today, fill your plates.
    .title = Two sides
    .other = No cubes, then! From now on you want to lose.
salty-lesson-away = { $want ->
    [yes] Two cards go. There are { $salt } **salt** cubes, so { $salt } is the strongest number, and your two ketchup cards are far from it. Put one away.
   *[no] Two cards go. There are { $salt } **salt** cubes, so { $salt } is the strongest number. You want to lose: put away a card close to it.
}
    .title = Salt decides
    .other = Gone for good, and nobody knows. One more, please.
salty-lesson-void = Now the other ketchup. When you should follow a seasoning and have **none** of it, you may play anything.
    .title = And the other one
    .other = Fine! Then you follow with your ketchup when it is asked for.
salty-lesson-follow = { $seat } played { salty-seasoning }, so you play { salty-seasoning } too. Any of these will do.
    .title = Follow
salty-lesson-won = All three are salt, so the number decides: **closest** to the { $salt } salt cubes wins. { $seat } hit it exactly.
    .title = Who won, and why
salty-lesson-salt = The winner takes a cube like the winning card. That was a **salt** cube, so now { $salt } is the strongest number. Watch the ruler move.
    .title = The salt runs out
salty-lesson-before = You follow the card **just before** yours: { salty-seasoning }, since { $seat } could not follow. Beat it: come closer to { $salt }!
    .title = The card before yours
    .right = Two of a kind outvote the single card, whatever its number: **most cards** comes first.
    .other = Two of a kind outvote the single card. But of these two, yours is further from the salt.
salty-lesson-lead = Your first cube! Whoever wins leads, with **any** card. { $types ->
    [yes] Each colour on your plates pays 20, so try a new one, close to { $salt }.
   *[no] Try one close to { $salt }.
}
    .title = You lead
    .other = Any card may lead. Let us see who comes closer.
salty-lesson-equal = { $why ->
    [lower] Two numbers were equally close to { $salt }. Then the **lower** one wins: { $card }.
   *[stronger] The same number twice! Then salt beats sauce, sauce beats ketchup, and ketchup beats **mayonnaise**.
}
    .title = Just as close
salty-lesson-free = You have no { salty-seasoning }, so play **anything**. { $win ->
    [yes] This trick can be yours: choose well.
   *[no] Let a card go that is far from { $salt } and would win nothing anyway.
}
    .title = Free choice
    .other = Why not? Every card is allowed here.
salty-lesson-full = Your plates are full! One cube more costs 10 and your whole bonus, so now **lose**: with a card far from { $salt }.
    .title = Enough
    .other = That might win a cube too many. Fingers crossed!
salty-lesson-none = { $who ->
    [you] You won
   *[other] { $seat } won
} with { salty-seasoning }, but the rack has no such cube left. Then there is **nothing** to take: the winner only leads.
    .title = Sold out
salty-lesson-scored = { $how ->
    [perfect] Perfect! 10 for each cube, the bonus for **exactly** as many as plates, and with two to four plates 20 for each colour.
    [few] 10 for each cube, and with two to four plates 20 for each colour. The bonus needs **exactly** as many cubes as plates.
    [many] Cubes on plates pay 10, those beside them cost 10. The bonus needs **exactly** as many cubes as plates.
    [kept] Not one cube! That pays 100 for **each** player who promised it, so more if others dare too.
   *[broken] A broken promise costs 10 for each cube. Kept, it pays 100 for **each** player who promised.
}
    .title = The bill
salty-lesson-done = That was a round: you know Salty. Who has least now chooses the next dish first. Play on here, or sit down with others.
    .title = You can play!

# Captions of the rules' pictures.
salty-figure-cards = Four seasonings, told apart by their bottles: salt, sauce, ketchup, mayonnaise; and the back of a card.
salty-figure-dishes = The six dishes: how many plates, the bonus for each cube if exactly full, and the most each can pay.
salty-figure-follow = Sauce was led, but the card just before yours is mayonnaise: you play mayonnaise.
salty-figure-majority = Sauce 2.5 is closest to the 3 salt cubes, but two mayonnaise cards outvote it. Of those, 2 is closer to 3 than 4.5.
salty-figure-equal = Four salt cubes, and all different. 3.5 and 4.5 are equally close, so the lower stay; of those, sauce beats ketchup.
salty-figure-rack = Four salt cubes: 4 is the strongest number, then 3.5, 4.5, 3 and 5. The taller the bar, the stronger.
salty-figure-perfect = Four cubes on four plates, in four colours: 40 + 40 for exactly four + 80 for the colours = 160.
salty-figure-overflow = Three cubes for two plates: 20 - 10 + 40 for two colours = 50. The yellow cube beside the plates adds no colour.

# What is wrong with the options dishes and last_player; $field is plates or perfect.
salty-bad-menu = option dishes is a list of { $dishes } dishes, each with a name, plates and perfect
salty-bad-twice = option dishes has two dishes called '{ $name }'
salty-bad-dish = dish { $place } of option dishes needs exactly name, plates and perfect
salty-bad-name = dish { $place } of option dishes needs a name of 1 to { $most } letters
salty-bad-number = dish { $place } of option dishes has { $field } { $found }, which should be { $low } to { $high }
salty-bad-last-player = option last_player names seat { $number }; { $players } players sit at seats 0 to { $last }
