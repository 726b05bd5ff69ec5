mushroom_sort-title = Mushroom Sort
mushroom_sort-feel = Every back shows its colour, every row rises: work out where the mushrooms you need are lying.

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
}, { mushroom_sort-colour }.
mushroom_sort-event-turned-central = { $who ->
    [you] You put
   *[other] { $seat } puts
} a Mushroom on central card { $number }: { $card }.
mushroom_sort-event-covered-central = { $who ->
    [you] You put your
   *[other] { $seat } puts the
} Pot on central card { $number }, { mushroom_sort-colour }.
mushroom_sort-colour = { $colour ->
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

# What is wrong with the options recipe and pig; $side is three_players or four_players.
mushroom_sort-bad-recipe = option recipe needs exactly the tables three_players and four_players
mushroom_sort-bad-side = table { $side } of option recipe needs exactly { $names } and pig
mushroom_sort-bad-pair = { $name } in table { $side } of option recipe is [first, second] in points, not { $found }
mushroom_sort-bad-points = { $name } in table { $side } of option recipe pays 0 to { $most } points, not { $found }
mushroom_sort-bad-pig = option pig needs three or four players: two cannot play with the Pig (MS-7.1)
