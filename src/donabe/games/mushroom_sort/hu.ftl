mushroom_sort-title = Mushroom Sort
mushroom_sort-feel = Minden hátlap elárulja a színét: keresd meg a leveshez valót!

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
mushroom_sort-counter-star = csillag
mushroom_sort-token-mushroom = { $who ->
    [you] a te gombád
   *[other] { $seat } gombája
}
mushroom_sort-token-pot = { $who ->
    [you] a te fazekad
   *[other] { $seat } fazeka
}
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
mushroom_sort-progress-arranging = Titkos elrendezés
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
mushroom_sort-note-dealt = a többiek ezt látják majd
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

# A lapokra nyomtatva.
mushroom_sort-art-four = Póker
mushroom_sort-art-full_house = Full
mushroom_sort-art-straight = Sor
mushroom_sort-art-three = Drill
mushroom_sort-art-mini_straight = Kis sor
mushroom_sort-art-pair = Pár
mushroom_sort-art-variation = Vegyes

mushroom_sort-badge-mushrooms = gomba maradt
mushroom_sort-badge-pot = fazék maradt
mushroom_sort-badge-basket = csillag a kosáron
mushroom_sort-badge-starter = Kezdőjátékos
    .brief = { "" }
mushroom_sort-badge-predicted = A malac szerint: { mushroom_sort-strength }
    .brief = malac: { mushroom_sort-strength }
mushroom_sort-badge-last = előző leves: { mushroom_sort-combination }, { $place }. hely
    .brief = { $place }. hely

mushroom_sort-prompt-arrange = Válassz középső lapot, majd balról rakd sorba az egyformákat
mushroom_sort-prompt-row = Rakd ki a lapsorodat: balról sorban az egyformákat
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
}, { mushroom_sort-covered-colour }.
mushroom_sort-event-turned-central = { $who ->
    [you] Gombát teszel
   *[other] { $seat } gombát tesz
} { A($number) } { $number }. középső lapra: { $card }.
mushroom_sort-event-covered-central = { $who ->
    [you] Leteszed a fazekadat
   *[other] { $seat } leteszi a fazekát
} { A($number) } { $number }. középső lapra, { mushroom_sort-covered-colour }.
mushroom_sort-covered-colour = { $colour ->
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
    .title = { mushroom_sort-combination }
    .why = { $why ->
        [strongest] a legerősebb leves
        [more-stars] { $whom ->
            [you] a tieddel
           *[other] { $target } levesével
        } egyforma, de { $stars } csillag több, mint { $others }
        [fewer-stars] { $whom ->
            [you] a tieddel
           *[other] { $target } levesével
        } egyforma, de { $stars } csillag kevesebb, mint { $others }
        [later] { $whom ->
            [you] a tieddel
           *[other] { $target } levesével
        } egyforma, de később jön a körben
        [earlier] { $whom ->
            [you] a tieddel
           *[other] { $target } levesével
        } egyforma, de előbb jön a körben
       *[weaker] gyengébb, mint { $whom ->
            [you] a tied
           *[other] { $target } levese
        }
    }

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

# Mi a cél.
mushroom_sort-goal = { $rounds } forduló után a legtöbb pont nyer. { $now }
mushroom_sort-goal-watch = { $players ->
    [2] Fordulónként a jobb leves ér pontot.
   *[other] Fordulónként a két legjobb leves ér pontot.
}
mushroom_sort-goal-arrange = Most: válassz lapot, amelyért a 4. körben visszajössz.
mushroom_sort-goal-row = Most: rakd ki a lapsorodat, balról a legkisebbel.
mushroom_sort-goal-arranged = A kézilapod akkor jön, ha minden lapsor kint van.
mushroom_sort-goal-first = Most: gyűjts 4 lapot, amely illik a kézilapodhoz.
mushroom_sort-goal-gather = { $left ->
    [0] Minden lapod megvan. Amennyire tudod: { mushroom_sort-combination }.
   *[other] Eddig: { mushroom_sort-combination }. Még { $left } lapot gyűjts.
}
mushroom_sort-goal-pot = Eddig: { mushroom_sort-combination }. Most jöjjön a fazék: utoljára 2 csillagba kerül.
mushroom_sort-goal-last = Eddig: { mushroom_sort-combination }. Az utolsó lapod a tisztásról is jöhet.
mushroom_sort-goal-pig = Jósold meg a többi levest: ha mind jó, { $points } pont.
mushroom_sort-goal-guessed = A malac a levesedet találgatja.

# Mit jelent a kérdés: Mi a teendő?
mushroom_sort-now-arrange = Válassz lapot a tisztásra: a negyedik körben elviheted, de más is. A többi lapból lesz a lapsorod; az egyforma értékeknél te döntöd el, melyik fekszik balrább.
mushroom_sort-now-row = Mind a hét lapod a lapsorodba kerül, balról a legkisebb. Az egyforma értékeknél te döntöd el, melyik fekszik balrább: minden lap a másik lapsor egy lapjával néz szembe.
mushroom_sort-now-wait-arrange = Mindenki titokban rendez. Ha az utolsó is kész, minden lapsor kikerül, és mindenki kap egy kézilapot.
mushroom_sort-now-gather = Válassz egy lapot és rá egy jelzőt. A gomba felfordítja a lapot, a fazék alatt lefordítva marad, de utolsó jelzőként két csillagodba kerül. { $central ->
    [yes] A tisztás is nyitva.
   *[no] A tisztás a { $turns }. körben nyílik.
}{ $pig ->
    [yes] { " A malaccal minden levest megjósolsz." }
   *[no] { "" }
}
mushroom_sort-now-wait-gather = { $seat } jelzőt tesz egy lapra. Mindenkinek négy köre van, aztán jön az összehasonlítás: négy gyűjtött lap és a kézilap.
mushroom_sort-now-predict = Mondd meg, milyen erős lesz { $target } levese. A drill és a kis sor ugyanannak számít. A malac csak akkor fizet, ha minden jóslatod helyes.
mushroom_sort-now-wait-predict = { $seat } a malacot választotta, és megjósol minden más levest. Ha mind helyes, a malac fizet, { $seat } levese viszont nem ér pontot.
mushroom_sort-now-over = Vége a játszmának. A legtöbb pont nyer, egyenlőnél az utolsó forduló jobb helye.

# A lecke.
mushroom_sort-lesson-goal = A **leves** öt lap: négyet gyűjtesz, egy a kezedben van. Jó az egyforma szám, és jó a sorozat. A két legjobb leves ér pontot.
    .title = Gombaleves
mushroom_sort-lesson-middle = Tedd az egyetlen 7-esedet a **tisztásra**: az utolsó körben visszaveheted. A sorodban az egyforma számok sorrendje rajtad áll.
    .title = Egy későbbre
    .other = Ez is jó! A tisztáson vár az utolsó körig.
mushroom_sort-lesson-rows = Minden lapból csak **egy** van, és a hátlapja elárulja a színét. Minden lapsor balról jobbra nő. A szín és a hely együtt sokat elmond.
    .title = Beszédes hátlapok
mushroom_sort-lesson-mushroom = A **gomba** felfordítja a lapot, amely így { $seat } levesébe kerül. { $mine ->
    [yes] Ez a tiéd volt! Te is másoktól gyűjtesz, a saját lapsorodból soha.
   *[no] Te is mások lapsorából gyűjtesz, a sajátodból soha.
}
    .title = Az első gomba
mushroom_sort-lesson-clue = Ettől a laptól balra nincs { $rank ->
    [3] 3-asnál
    [5] 5-ösnél
    [6] 6-osnál
   *[other] { $rank }-esnél
} nagyobb, jobbra nincs kisebb. Mutass egy hátlapra, vagy tartsd rajta az ujjad: elárulja, mi **lehet** még.
    .title = Egy lap többet mond
mushroom_sort-lesson-gather = A kézilapod, egy 7-es, már a levesedben van. A nagyok **jobbra** fekszenek: ez a kék csak a 7-es lehet. Tegyél rá gombát!
    .title = Te jössz
    .right = A kék 7-es! Máris van egy párod.
    .other = Ez is jó! Keress hozzá ugyanolyan számot, vagy a szomszédait.
mushroom_sort-lesson-covered = A **fazék** alatt a lap lefordítva marad, és { $seat } se nézheti meg. { $mine ->
    [yes] Te igen: a saját lapjaidat mindig láthatod.
   *[no] Csak a lapsor gazdája tudja, mi az.
}
    .title = A fazék alatt
mushroom_sort-lesson-pot = { $sure ->
    [yes] Még egy: ez csak a { $card } lehet. Tedd rá a **fazekadat**: te tudod, mi az, a többiek csak találgatnak.
   *[no] Most jöjjön a **fazekad**! A lapja lefordítva marad: válassz olyat, amelyikben biztos vagy, a többiek hadd találgassanak.
}
    .title = Most a fazekad
    .right = Jól elrejtetted! Rajtad kívül csak a lapsor gazdája lehet biztos benne.
    .other = Ez is jó. Csak ne hagyd a fazekat utoljára: a kosarad két csillagába kerül.
mushroom_sort-lesson-star = A 3-asokon és a 6-osokon **csillag** van: egyforma leveseknél a több nyer. { $sure ->
    [yes] Ez csak a { $card } lehet: vidd el!
   *[no] Vajon melyiken lehet?
}
    .title = Csillag a levesbe
    .other = Rendben! A kosaradon úgyis van két csillag, ha nem a fazék marad utoljára.
mushroom_sort-lesson-flipped = { $seat } utoljára hagyta a fazekat. Ilyenkor átfordul a **kosár**, és a két csillaga elvész erre a fordulóra.
    .title = Elkésett fazék
mushroom_sort-lesson-clearing = Az utolsó köröd: most már a **tisztás** is nyitva. { $there ->
    [yes] A saját lapod még ott fekszik ({ $card }): vidd el!
   *[no] A saját lapodat elvitték, de talán egy másik is jó.
}
    .title = Vissza a tisztásra
    .other = Ahogy tetszik! Ez volt az utolsó lapod: kész a leves.
mushroom_sort-lesson-scored = A levesed: { mushroom_sort-combination }. { $place ->
    [1] **Első** hely: a receptje első száma jár érte. A második hely a saját második számát kapja, a harmadik semmit.
    [2] **Második** hely: a receptje második száma jár érte. Az első többet ér, a harmadik semmit.
   *[other] Csak a **két legjobb** kap pontot, mindkettő a saját receptje szerint. Majd legközelebb!
}
    .title = A levesek
mushroom_sort-lesson-stars = Két leves egyformán erős. Ilyenkor a több **csillag** nyer, a lapokon és a kosáron együtt; ha az is egyenlő, az nyer, aki később jön a körben.
    .title = Egyforma levesek
mushroom_sort-lesson-done = Ez volt egy forduló: már ismered a Mushroom Sortot. A következőt a bal oldali szomszéd kezdi. Játssz tovább itt, vagy ülj le másokkal.
    .title = Tudsz játszani!

# A szabályok képeinek feliratai.
mushroom_sort-figure-cards = Négyféle gomba, az alakjuk is más; a 3-asokon és a 6-osokon csillag van. A hátlap mutatja a színt.
mushroom_sort-figure-tokens = Egy gomba és a fazék. Mindenkinek három gombája és egy fazeka van.
mushroom_sort-figure-row = Egy lapsor, ahogy a gazdája látja: az értékek jobbra nőnek. A két 1-es és a két 6-os fordítva is feküdhetne.
mushroom_sort-figure-between = A kék 5 és a kék 7 közötti sárga lap 5, 6 vagy 7. A sárga 5 nyitva fekszik a másik lapsorban, a sárga 7 a kézilapod: ez tehát a sárga 6. A fazék alatti lap lefordítva marad.
mushroom_sort-figure-clearing = A negyedik kör: két 7-es, az egyik a fazék alatt, egy 6-os, és egy 7-es kézilap. A tisztáson lévő saját piros 7-essel póker lesz.
mushroom_sort-figure-recipe = A kombinációk a legerősebbtől, az első és a második hely pontjaival, három játékosnál.
mushroom_sort-figure-stars = A kis sor (a második 2-es nem számít) és a drill egyformán erős. Mindkét kosáron két csillag van; a 3-as még egyet ad, és az nyer.
mushroom_sort-figure-partners = A szemben fekvő lapokon azonos betű áll. Az E és a G egyik lapján jelző van, ezért a párjukat senki se választhatja.

# Hibák egy beállítás fájljában.
mushroom_sort-bad-recipe = a recipe beállításban pontosan a three_players és a four_players táblázat kell
mushroom_sort-bad-side = a recipe beállítás { $side } táblázatában pontosan ez kell: { $names } és pig
mushroom_sort-bad-pair = a recipe beállítás { $side } táblázatában { $name } értéke [első, második] pontban, nem { $found }
mushroom_sort-bad-points = a recipe beállítás { $side } táblázatában { $name } 0–{ $most } pontot ér, nem { $found }
mushroom_sort-bad-pig = a pig beállításhoz három vagy négy játékos kell: ketten nem játszhatnak a malaccal (MS-7.1)
