mushroom_sort-title = Mushroom Sort
mushroom_sort-feel = Every back shows its colour: find the soup you need.

mushroom_sort-option-pig = The Pig
    .help = Three or four players: instead of a card you may take the Pig and predict everybody else’s soup.
mushroom_sort-option-recipe = Recipe card
    .help = The points on the Recipe card, both sides, if yours are printed differently.

mushroom_sort-colour = { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[K] black
}
mushroom_sort-card = { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[K] black
} { $rank }
mushroom_sort-counter-star = stars
mushroom_sort-token-mushroom = { $who ->
    [you] your mushroom
   *[other] mushroom of { $seat }
}
mushroom_sort-token-pot = { $who ->
    [you] your pot
   *[other] pot of { $seat }
}
mushroom_sort-pig = the Pig
mushroom_sort-face-mushroom = a Mushroom
mushroom_sort-face-pot = the Pot

mushroom_sort-zone-dealt = { $who ->
    [you] Your cards
   *[other] { $seat }
}
mushroom_sort-zone-row = { $who ->
    [you] Your row
   *[other] { $seat }
}
mushroom_sort-zone-hand = { $who ->
    [you] Your hand card
   *[other] Hand card of { $seat }
}
mushroom_sort-zone-soup = { $who ->
    [you] Your soup
   *[other] Soup of { $seat }
}
mushroom_sort-progress-arranging = Arranging, in secret
mushroom_sort-progress-turn = Turn { $turn } of { $turns }
mushroom_sort-progress-predicting = The Pig predicts
mushroom_sort-progress-soups = The soups

mushroom_sort-zone-pile = Still to come
mushroom_sort-zone-basket = { $who ->
    [you] Your Basket
   *[other] Basket of { $seat }
}
mushroom_sort-zone-sayings = The Pig asks
mushroom_sort-zone-recipe = Recipes
mushroom_sort-zone-middle = The clearing
mushroom_sort-zone-pig = The Pig
mushroom_sort-note-pile = { $who ->
    [you] The first is your hand card; the next go clockwise.
   *[other] The first is the hand card of { $seat }; the next go clockwise.
}
mushroom_sort-note-rises = Lowest left, highest right
mushroom_sort-note-falls = Highest left, lowest right: each card faces its partner
mushroom_sort-note-dealt = what the others will see
mushroom_sort-note-middle = { $when ->
    [always] open on every turn
    [now] open now
   *[last] opens on turn 4
}
mushroom_sort-note-recipe = { $places ->
    [first] first place
   *[both] 1st · 2nd
}
mushroom_sort-note-soup = { mushroom_sort-combination }, place { $place }

mushroom_sort-combination = { $combination ->
    [four] Four of a Kind
    [full_house] Full House
    [straight] Straight
    [three] Three of a Kind
    [mini_straight] Mini Straight
    [pair] Pair
   *[variation] Variation
}
mushroom_sort-strength = { $strength ->
    [1] Four of a Kind
    [2] Full House
    [3] Straight
    [4] Three of a Kind or Mini Straight
    [5] Pair
   *[6] Variation
}

# Printed on the cards.
mushroom_sort-art-four = Four
mushroom_sort-art-full_house = House
mushroom_sort-art-straight = Straight
mushroom_sort-art-three = Three
mushroom_sort-art-mini_straight = Mini
mushroom_sort-art-pair = Pair
mushroom_sort-art-variation = Variation

mushroom_sort-badge-mushrooms = Mushrooms left
mushroom_sort-badge-pot = Pot left
mushroom_sort-badge-basket = stars on the Basket
mushroom_sort-badge-starter = Start Player
    .brief = { "" }
mushroom_sort-badge-predicted = The Pig says: { mushroom_sort-strength }
    .brief = Pig: { mushroom_sort-strength }
mushroom_sort-badge-last = last soup: { mushroom_sort-combination }, place { $place }
    .brief = place { $place }

mushroom_sort-prompt-arrange = Choose your central card, then order equal ranks from the left
mushroom_sort-prompt-row = Lay your row: order equal ranks from the left
mushroom_sort-prompt-wait-arrange = Waiting until everybody has arranged their cards.
mushroom_sort-prompt-gather = Turn { $turn } of { $turns }: put a token on { $central ->
    [yes] { $pig ->
        [yes] another’s card, one in the clearing or the Pig
       *[no] another’s card or one in the clearing
    }
   *[no] { $pig ->
        [yes] another’s card or the Pig
       *[no] another’s card
    }
}
mushroom_sort-prompt-wait-gather = { $seat } is gathering, turn { $turn } of 4.
mushroom_sort-prompt-predict = The Pig wants to know: what will the soup of { $target } be?
mushroom_sort-prompt-wait-predict = { $seat } is predicting { $whom ->
    [you] your soup
   *[other] the soup of { $target }
}.
mushroom_sort-prompt-over = The match is over.

mushroom_sort-spot-row = { $who ->
    [you] your card { $number }
   *[other] card { $number } of { $seat }
}
mushroom_sort-spot-middle = central card { $number }
mushroom_sort-spot-pig = the Pig

mushroom_sort-choice-mushroom = Mushroom on { $place }
mushroom_sort-choice-pot = Pot on { $place }
mushroom_sort-choice-predict = { mushroom_sort-strength }
mushroom_sort-choice-arrange = { $card } to the middle; row { $cards }
mushroom_sort-choice-row = Row { $cards }

mushroom_sort-event-dealt = { $count } cards each. { $who ->
    [you] You start
   *[other] { $seat } starts
}. Backs still to come: { $coming }.
mushroom_sort-event-arranged = { $who ->
    [you] You have
   *[other] { $seat } has
} arranged the cards.
mushroom_sort-event-laid = All rows lie on the table.
mushroom_sort-event-hand = { $who ->
    [you] Your hand card is { $card }.
   *[other] The hand card of { $seat } is { $card }.
}
mushroom_sort-event-turned = { $who ->
    [you] You put
   *[other] { $seat } puts
} a Mushroom on { $whom ->
    [you] your card { $number }
   *[other] card { $number } of { $target }
}: { $card }.
mushroom_sort-event-covered = { $who ->
    [you] You put your
   *[other] { $seat } puts the
} Pot on { $whom ->
    [you] your card { $number }
   *[other] card { $number } of { $target }
}, { mushroom_sort-covered-colour }.
mushroom_sort-event-turned-central = { $who ->
    [you] You put
   *[other] { $seat } puts
} a Mushroom on central card { $number }: { $card }.
mushroom_sort-event-covered-central = { $who ->
    [you] You put your
   *[other] { $seat } puts the
} Pot on central card { $number }, { mushroom_sort-covered-colour }.
mushroom_sort-covered-colour = { $colour ->
    [R] a red one
    [B] a blue one
    [Y] a yellow one
   *[K] a black one
}
mushroom_sort-event-pig = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $token ->
    [pot] the Pot
   *[mushroom] a Mushroom
} on the Pig.
mushroom_sort-event-flipped = The Pot came last: { $who ->
    [you] your Basket is turned over.
   *[other] the Basket of { $seat } is turned over.
}
mushroom_sort-event-predicted = { $who ->
    [you] You predict
   *[other] { $seat } predicts
} for { $whom ->
    [you] you
   *[other] { $target }
}: { mushroom_sort-strength }.
mushroom_sort-event-gathered = { $who ->
    [you] You have
   *[other] { $seat } has
} { $cards }: { mushroom_sort-combination }, { $stars } { $stars ->
    [one] star
   *[other] stars
}, place { $place }.
    .title = { mushroom_sort-combination }
    .why = { $why ->
        [strongest] the strongest soup
        [more-stars] as strong as { $whom ->
            [you] yours
           *[other] { $target }’s
        }: { $stars } stars beat { $others }
        [fewer-stars] as strong as { $whom ->
            [you] yours
           *[other] { $target }’s
        }, but { $others } stars beat { $stars }
        [later] as strong as { $whom ->
            [you] yours
           *[other] { $target }’s
        }, and later in turn
        [earlier] as strong as { $whom ->
            [you] yours
           *[other] { $target }’s
        }, but earlier in turn
       *[weaker] weaker than { $whom ->
            [you] yours
           *[other] { $target }’s
        }
    }

mushroom_sort-said-turned = I take { $card }
mushroom_sort-said-turned-central = I take { $card }
mushroom_sort-said-covered = My Pot goes on it
mushroom_sort-said-covered-central = My Pot goes on it
mushroom_sort-said-pig = I know your soups!

mushroom_sort-score-first-four = First place with Four of a Kind
mushroom_sort-score-first-full_house = First place with a Full House
mushroom_sort-score-first-straight = First place with a Straight
mushroom_sort-score-first-three = First place with Three of a Kind
mushroom_sort-score-first-mini_straight = First place with a Mini Straight
mushroom_sort-score-first-pair = First place with a Pair
mushroom_sort-score-first-variation = First place with a Variation
mushroom_sort-score-second-four = Second place with Four of a Kind
mushroom_sort-score-second-full_house = Second place with a Full House
mushroom_sort-score-second-straight = Second place with a Straight
mushroom_sort-score-second-three = Second place with Three of a Kind
mushroom_sort-score-second-mini_straight = Second place with a Mini Straight
mushroom_sort-score-second-pair = Second place with a Pair
mushroom_sort-score-second-variation = Second place with a Variation
mushroom_sort-score-pig = The Pig: { $count } { $count ->
    [one] prediction
   *[other] predictions
} right
mushroom_sort-decided-last-place = a lower place in the last round

# What speaks for a choice, in a hint.
mushroom_sort-reason-gather = { $sure ->
    [yes] A { $rank } for sure
   *[no] A { $rank } with { $percent } %
}: { $makes ->
    [four] four of a kind.
    [full_house] a full house.
    [straight] a straight.
    [three] three of a kind.
    [pair] a pair.
    [towards_full_house] two pairs, on the way to a full house.
   *[towards_straight] on the way to a straight.
}
mushroom_sort-reason-middle = Your only { $rank }: the others have the rest of them in their rows.
mushroom_sort-reason-predict = { $percent } % likely, as far as you can see.
mushroom_sort-reason-pig = Your soup promises little, and the others look easy to predict.

# What to aim at.
mushroom_sort-goal = Most points after { $rounds } rounds. { $now }
mushroom_sort-goal-watch = { $players ->
    [2] The better soup of a round scores.
   *[other] The two best soups of a round score.
}
mushroom_sort-goal-arrange = Now: choose a card to come back for on turn 4.
mushroom_sort-goal-row = Now: lay your row, lowest card left.
mushroom_sort-goal-arranged = Your hand card comes when all rows lie.
mushroom_sort-goal-first = Now: gather 4 cards that go well with your hand card.
mushroom_sort-goal-gather = { $left ->
    [0] All gathered. As far as you know: { mushroom_sort-combination }.
    [one] So far: { mushroom_sort-combination }. 1 card to gather.
   *[other] So far: { mushroom_sort-combination }. { $left } cards to gather.
}
mushroom_sort-goal-pot = So far: { mushroom_sort-combination }. Use your Pot next: last, it costs 2 stars.
mushroom_sort-goal-last = So far: { mushroom_sort-combination }. Your last card may come from the clearing.
mushroom_sort-goal-pig = Predict all other soups: { $points } points if you are right.
mushroom_sort-goal-guessed = The Pig is guessing your soup.

# What a question means, for whoever asks: What now?
mushroom_sort-now-arrange = Choose a card for the clearing: on the fourth turn you can take it, but so can the others. The rest makes your row; where ranks are equal, choose which card lies further left.
mushroom_sort-now-row = All seven cards lie in your row, lowest left. Where ranks are equal, choose which card lies further left: each card faces one of the other row.
mushroom_sort-now-wait-arrange = Everybody arranges in secret. When the last one has, all rows are laid and everybody gets a hand card.
mushroom_sort-now-gather = Choose a card and a token for it. A Mushroom turns the card up, the Pot leaves it face down and costs two stars as your last token. { $central ->
    [yes] The clearing is open too.
   *[no] The clearing opens on turn { $turns }.
}{ $pig ->
    [yes] { " On the Pig you predict all soups." }
   *[no] { "" }
}
mushroom_sort-now-wait-gather = { $seat } is putting a token on a card. Everybody has four turns, then the soups are compared: four gathered cards and the hand card.
mushroom_sort-now-predict = Say how strong the soup of { $target } will be. Three of a Kind and Mini Straight are the same. The Pig only pays if all your predictions are right.
mushroom_sort-now-wait-predict = { $seat } has the Pig and predicts every other soup. If all predictions are right, the Pig pays; the soup of { $seat } does not.
mushroom_sort-now-over = The match is over. The most points win; after a tie, the better place in the last round.

# The lesson.
mushroom_sort-lesson-goal = A **soup** is five cards: four you gather, one from your hand. Equal numbers are good, and so are sequences. The best two score.
    .title = Mushroom soup
mushroom_sort-lesson-middle = Put your only 7 into the **clearing**: on your last turn you may fetch it. Of equal numbers in your row, you choose which lies left.
    .title = One for later
    .other = That works too! It waits in the clearing until the last turn.
mushroom_sort-lesson-rows = Each card is there only **once**, and its back shows its colour. Every row rises from left to right. So colour and place tell you a lot.
    .title = Backs tell tales
mushroom_sort-lesson-mushroom = A **Mushroom** turns a card up for the soup of { $seat }. { $mine ->
    [yes] That one was yours! You take from others too, never from your own row.
   *[no] You take from others’ rows too, never from your own.
}
    .title = The first Mushroom
mushroom_sort-lesson-clue = Left of this { $rank } nothing is higher, right of it nothing is lower. Point at a back, or hold a finger on it: it tells what it **can** still be.
    .title = One card tells more
mushroom_sort-lesson-gather = Your hand card, a 7, is in your soup already. High cards lie at the **right**: this blue one can only be the 7. Put a Mushroom on it!
    .title = Your turn
    .right = The blue 7! You have a pair.
    .other = Good too! Look for more of the same number, or for the next ones.
mushroom_sort-lesson-covered = A **Pot** leaves its card face down, and { $seat } may not look either. { $mine ->
    [yes] You may: your own cards are yours to see.
   *[no] Only the owner of the row knows it.
}
    .title = Under the Pot
mushroom_sort-lesson-pot = { $sure ->
    [yes] Another one: this can only be the { $card }. Put your **Pot** on it: you know what it is, the others have to guess.
   *[no] Now use your **Pot**. Its card stays face down, so choose one you feel sure about, and let the others guess.
}
    .title = Now your Pot
    .right = Well hidden! Apart from you, only the owner of that row can be sure.
    .other = That works too. Just never keep the Pot for last: it costs your Basket’s two stars.
mushroom_sort-lesson-star = 3s and 6s carry a **star**: more stars win between equal soups. { $sure ->
    [yes] This one has one: it can only be the { $card }. Take it!
   *[no] Which of these could have one?
}
    .title = A star for the soup
    .other = Fine! Two stars are on your Basket anyway, as long as the Pot does not come last.
mushroom_sort-lesson-flipped = { $seat } kept the Pot for last. That turns the **Basket** over: its two stars are lost for this round.
    .title = Too late for the Pot
mushroom_sort-lesson-clearing = Your last turn: now the **clearing** is open too. { $there ->
    [yes] Your own { $card } still lies there: take it!
   *[no] Your own card is gone, but maybe another fits.
}
    .title = Back to the clearing
    .other = As you like! It was your last card: the soups are ready.
mushroom_sort-lesson-scored = Your soup: { mushroom_sort-combination }. { $place ->
    [1] **First** place! It pays its recipe’s first number, second place its second one, third nothing.
    [2] **Second** place: it pays its recipe’s second number. First pays more, third nothing.
   *[other] Only the **best two** are paid, each by its own recipe. Next time!
}
    .title = The soups
mushroom_sort-lesson-stars = Two soups are equally strong. Then more **stars** win, on cards and Basket; if those are equal too, whoever plays later in the round.
    .title = Equal soups
mushroom_sort-lesson-done = That was a round: you know Mushroom Sort. In the next one the player to the left begins. Play on here, or sit down with others.
    .title = You can play!

# Captions of the rules' pictures.
mushroom_sort-figure-cards = Four mushrooms, told apart by their shapes; 3s and 6s carry a star. The back shows the colour.
mushroom_sort-figure-tokens = A Mushroom and the Pot. Everybody has three Mushrooms and one Pot.
mushroom_sort-figure-row = A row as its owner sees it: ranks rise to the right. The two 1s and the two 6s could also lie the other way round.
mushroom_sort-figure-between = The yellow card between the blue 5 and the blue 7 is a 5, 6 or 7. The yellow 5 lies open in the other row, the yellow 7 is your hand card: it is the yellow 6. The card under the Pot stays face down.
mushroom_sort-figure-clearing = The fourth turn: two 7s, of which one is under the Pot, a 6, and a 7 in the hand. Your own red 7 in the clearing makes Four of a Kind.
mushroom_sort-figure-recipe = The combinations, the strongest first, with the points for first and second place when three play.
mushroom_sort-figure-stars = A Mini Straight (the second 2 does not matter) and Three of a Kind are equally strong. Both Baskets have two stars; the 3 adds one and wins.
mushroom_sort-figure-partners = Facing cards carry the same letter. A token lies on one card of E and of G each, so nobody may choose their partners.

# What is wrong with the options recipe and pig; $side is three_players or four_players.
mushroom_sort-bad-recipe = option recipe needs exactly the tables three_players and four_players
mushroom_sort-bad-side = table { $side } of option recipe needs exactly { $names } and pig
mushroom_sort-bad-pair = { $name } in table { $side } of option recipe is [first, second] in points, not { $found }
mushroom_sort-bad-points = { $name } in table { $side } of option recipe pays 0 to { $most } points, not { $found }
mushroom_sort-bad-pig = option pig needs three or four players: two cannot play with the Pig (MS-7.1)
