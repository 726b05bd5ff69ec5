mushroom_sort-title = Mushroom Sort
mushroom_sort-feel = Minden hátlap elárulja a színét, minden lapsor növekszik: derítsd ki, hol lapulnak a neked való gombák.

mushroom_sort-option-pig = A malac
    .help = Három vagy négy játékosnál: lap helyett a malacot is választhatod, és megjósolod mindenki más levesét.
mushroom_sort-option-recipe = Receptkártya
    .help = A receptkártya pontjai, mindkét oldalon, ha a tiéden más áll.

mushroom_sort-colour = { $colour ->
    [R] piros
    [B] kék
    [Y] sárga
   *[K] fekete
}
mushroom_sort-card = { $colour ->
    [R] piros
    [B] kék
    [Y] sárga
   *[K] fekete
} { $rank }
mushroom_sort-pig = a malac
mushroom_sort-face-mushroom = egy gomba
mushroom_sort-face-pot = a fazék

mushroom_sort-zone-dealt = { $who ->
    [you] A lapjaid
   *[other] { $seat }
}
mushroom_sort-zone-row = { $who ->
    [you] A lapsorod
   *[other] { $seat }
}
mushroom_sort-zone-hand = { $who ->
    [you] A kézilapod
   *[other] { $seat } kézilapja
}
mushroom_sort-zone-soup = { $who ->
    [you] A levesed
   *[other] { $seat } levese
}
mushroom_sort-progress-arranging = Elrendezés, titokban
mushroom_sort-progress-turn = { $turn }. kör a { $turns }-ből
mushroom_sort-progress-predicting = A malac jósol
mushroom_sort-progress-soups = A levesek

mushroom_sort-zone-pile = Ami még jön
mushroom_sort-zone-basket = { $who ->
    [you] A kosarad
   *[other] { $seat } kosara
}
mushroom_sort-zone-sayings = A malac kérdezi
mushroom_sort-zone-recipe = Receptek
mushroom_sort-zone-middle = A tisztás
mushroom_sort-zone-pig = A malac
mushroom_sort-note-pile = { $who ->
    [you] Az első a te kézilapod, a többi sorban balra megy.
   *[other] Az első { $seat } kézilapja, a többi sorban balra megy.
}
mushroom_sort-note-rises = Balról jobbra nő
mushroom_sort-note-falls = Balról jobbra csökken: minden lap a párjával szemben
mushroom_sort-note-middle = { $when ->
    [always] minden körben nyitva
    [now] most nyitva
   *[last] a 4. körben nyílik
}
mushroom_sort-note-recipe = { $places ->
    [first] első hely
   *[both] 1. · 2.
}
mushroom_sort-note-soup = { mushroom_sort-combination }, { $place }. hely

mushroom_sort-combination = { $combination ->
    [four] Póker
    [full_house] Full
    [straight] Sor
    [three] Drill
    [mini_straight] Kis sor
    [pair] Pár
   *[variation] Vegyes
}
mushroom_sort-strength = { $strength ->
    [1] Póker
    [2] Full
    [3] Sor
    [4] Drill vagy kis sor
    [5] Pár
   *[6] Vegyes
}

mushroom_sort-badge-mushrooms = gomba maradt
mushroom_sort-badge-pot = fazék maradt
mushroom_sort-badge-basket = csillag a kosáron
mushroom_sort-badge-starter = Kezdőjátékos
mushroom_sort-badge-predicted = A malac szerint: { mushroom_sort-strength }
mushroom_sort-badge-last = előző leves: { mushroom_sort-combination }, { $place }. hely

mushroom_sort-prompt-arrange = Válassz középső lapot, aztán rakd sorba balról az egyforma értékeket
mushroom_sort-prompt-row = Rakd ki a lapsorodat: balról sorban az egyforma értékeket
mushroom_sort-prompt-wait-arrange = Várunk, amíg mindenki elrendezi a lapjait.
mushroom_sort-prompt-gather = { $turn }. kör a { $turns }-ből: tegyél jelzőt { $central ->
    [yes] { $pig ->
        [yes] más lapjára, a tisztás egy lapjára vagy a malacra
       *[no] más lapjára vagy a tisztás egy lapjára
    }
   *[no] { $pig ->
        [yes] más lapjára vagy a malacra
       *[no] más lapjára
    }
}
mushroom_sort-prompt-wait-gather = { $seat } gyűjt, { $turn }. kör a 4-ből.
mushroom_sort-prompt-predict = A malac kíváncsi: milyen lesz { $target } levese?
mushroom_sort-prompt-wait-predict = { $seat } megjósolja { $whom ->
    [you] a levesedet
   *[other] { $target } levesét
}.
mushroom_sort-prompt-over = Vége a játszmának.

mushroom_sort-spot-row = { $who ->
    [you] a te { $number }. lapod
   *[other] { $seat } { $number }. lapja
}
mushroom_sort-spot-middle = { $number }. középső lap
mushroom_sort-spot-pig = a malac

mushroom_sort-choice-mushroom = Gomba ide: { $place }
mushroom_sort-choice-pot = Fazék ide: { $place }
mushroom_sort-choice-predict = { mushroom_sort-strength }
mushroom_sort-choice-arrange = { $card } középre; lapsor: { $cards }
mushroom_sort-choice-row = Lapsor: { $cards }

mushroom_sort-event-dealt = Mindenki { $count } lapot kap. { $who ->
    [you] Te kezdesz
   *[other] { $seat } kezd
}. A még várt hátlapok: { $coming }.
mushroom_sort-event-arranged = { $who ->
    [you] Elrendezted a lapjaidat.
   *[other] { $seat } elrendezte a lapjait.
}
mushroom_sort-event-laid = Minden lapsor az asztalon van.
mushroom_sort-event-hand = { $who ->
    [you] A kézilapod:
   *[other] { $seat } kézilapja:
} { $card }.
mushroom_sort-event-turned = { $who ->
    [you] Gombát teszel
   *[other] { $seat } gombát tesz
} { $whom ->
    [you] a te { $number }. lapodra
   *[other] { $target } { $number }. lapjára
}: { $card }.
mushroom_sort-event-covered = { $who ->
    [you] Leteszed a fazekadat
   *[other] { $seat } leteszi a fazekát
} { $whom ->
    [you] a te { $number }. lapodra
   *[other] { $target } { $number }. lapjára
}, { mushroom_sort-colour }.
mushroom_sort-event-turned-central = { $who ->
    [you] Gombát teszel
   *[other] { $seat } gombát tesz
} { A($number) } { $number }. középső lapra: { $card }.
mushroom_sort-event-covered-central = { $who ->
    [you] Leteszed a fazekadat
   *[other] { $seat } leteszi a fazekát
} { A($number) } { $number }. középső lapra, { mushroom_sort-colour }.
mushroom_sort-colour = { $colour ->
    [R] egy pirosra
    [B] egy kékre
    [Y] egy sárgára
   *[K] egy feketére
}
mushroom_sort-event-pig = { $who ->
    [you] A malacra teszed
   *[other] { $seat } a malacra teszi
} { $token ->
    [pot] a fazekat
   *[mushroom] az egyik gombát
}.
mushroom_sort-event-flipped = Utoljára maradt a fazék: { $who ->
    [you] átfordul a kosarad.
   *[other] { $seat } kosara átfordul.
}
mushroom_sort-event-predicted = { $who ->
    [you] A jóslatod
   *[other] { $seat } jóslata
} { $whom ->
    [you] a te levesedre
   *[other] { $target } levesére
}: { mushroom_sort-strength }.
mushroom_sort-event-gathered = { $who ->
    [you] A levesed:
   *[other] { $seat } levese:
} { $cards } – { mushroom_sort-combination }, { $stars } csillag, { $place }. hely.

mushroom_sort-said-turned = Viszem: { $card }
mushroom_sort-said-turned-central = Viszem: { $card }
mushroom_sort-said-covered = Rá a fazékkal!
mushroom_sort-said-covered-central = Rá a fazékkal!
mushroom_sort-said-pig = Tudom, mit főztök!

mushroom_sort-score-first-four = Első hely: póker
mushroom_sort-score-first-full_house = Első hely: full
mushroom_sort-score-first-straight = Első hely: sor
mushroom_sort-score-first-three = Első hely: drill
mushroom_sort-score-first-mini_straight = Első hely: kis sor
mushroom_sort-score-first-pair = Első hely: pár
mushroom_sort-score-first-variation = Első hely: vegyes
mushroom_sort-score-second-four = Második hely: póker
mushroom_sort-score-second-full_house = Második hely: full
mushroom_sort-score-second-straight = Második hely: sor
mushroom_sort-score-second-three = Második hely: drill
mushroom_sort-score-second-mini_straight = Második hely: kis sor
mushroom_sort-score-second-pair = Második hely: pár
mushroom_sort-score-second-variation = Második hely: vegyes
mushroom_sort-score-pig = A malac: { $count } helyes jóslat
mushroom_sort-decided-last-place = rosszabb hely az utolsó fordulóban

# Mi szól egy lépés mellett, tippként.
mushroom_sort-reason-gather = { $sure ->
    [yes] Biztosan
   *[no] { $percent } % eséllyel
} { $rank ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $rank }-es
}: { $makes ->
    [four] póker.
    [full_house] full.
    [straight] sor.
    [three] drill.
    [pair] pár.
    [towards_full_house] két pár, ebből még full lehet.
   *[towards_straight] ebből még sor lehet.
}
mushroom_sort-reason-middle = Csak egy { $rank ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $rank }-es
} van nálad: a többi mások lapsorában fekszik.
mushroom_sort-reason-predict = Amennyire látod, { $percent } % az esélye.
mushroom_sort-reason-pig = A te levesed keveset ígér, a többieké könnyen megjósolható.
