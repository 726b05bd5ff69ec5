mush_ring-title = Mush-Ring
mush_ring-feel = Növessz egyszínű gyűrűt, és vigyázz a gyilkos galócákkal!
mush_ring-flag = jó első játék

mush_ring-option-deck = Pakli
    .help = Hány lap van az egyes fajtákból, összesen 50.

mush_ring-shroom = { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
} { $value }
mush_ring-wild = Vadgomba
mush_ring-deth = Gyilkos galóca
mush_ring-draw = 3 be – 2 ki
mush_ring-stomp = Taposás
mush_ring-steal = Lopás
mush_ring-pick = Színkérés
mush_ring-dig = Kiásás

# A lapokra nyomtatva.
mush_ring-art-draw = 3 be
    .more = 2 ki
mush_ring-art-stomp = taposs el
    .more = egy gombát
mush_ring-art-steal = lopj el
    .more = egy gombát
mush_ring-art-pick = kérj
    .more = egy színt
mush_ring-art-dig = áss ki
    .more = egy gombát

mush_ring-back-space = { "" }
mush_ring-mark-down = lefordítva
mush_ring-mark-coming = érkezik

mush_ring-progress = Cél: { $cards } lap
mush_ring-progress-fullest = { $who ->
    [you] nálad:
   *[other] { $seat }:
} { $count }
mush_ring-said-puts = { $card }
mush_ring-said-played = { $card }
mush_ring-said-threatens = Egy galóca neked!
mush_ring-said-asks = { $colour ->
    [0] Pirosad
    [1] Kéked
    [2] Sárgád
   *[3] Zölded
} van?
mush_ring-said-gives = Tessék
mush_ring-said-shows = Egy sincs
mush_ring-said-digs = Kiásom: { $card }
mush_ring-said-stops = Ennyi volt
mush_ring-said-lets = Jöjjön csak!
mush_ring-said-ring = Tele a gyűrűm!
mush_ring-said-crushes = Eltapostam!
mush_ring-said-steals = Az enyém!
mush_ring-said-stomps = Eltaposom!
mush_ring-counter-red = piros
mush_ring-counter-blue = kék
mush_ring-counter-yellow = sárga
mush_ring-counter-green = zöld
mush_ring-zone-deck = Húzópakli: { $count }
mush_ring-zone-discards = Dobópakli: { $count }
mush_ring-zone-played = Kijátszva
mush_ring-zone-ring = { $who ->
    [you] A gyűrűd
   *[other] { $seat } gyűrűje
}
mush_ring-zone-hand = { $who ->
    [you] A lapjaid
   *[other] { $seat }
}
mush_ring-zone-pile = Pontpakli: { $count }
mush_ring-note-ring = piros { $red } · kék { $blue } · sárga { $yellow } · zöld { $green }{ $wild ->
    [0] { "" }
   *[other] { " " }· vad +{ $wild }
}

mush_ring-badge-dealer = Osztó
    .brief = { "" }
mush_ring-badge-hand = kézben
    .brief = kéz
mush_ring-badge-collected = lap a 10-ből
    .brief = / 10

mush_ring-prompt-asked-playing = Játssz ki egy lapot.
mush_ring-prompt-wait-playing = { $seat } következik.
mush_ring-prompt-asked-extra = Kijátszhatsz még egy gombát.
mush_ring-prompt-wait-extra = { $seat } kijátszhat még egy gombát.
mush_ring-prompt-asked-placing = Hová kerüljön ez: { $card }?
mush_ring-prompt-wait-placing = { $seat } helyet választ: { $card }.
mush_ring-prompt-asked-covering = Hová kerüljön lefordítva ez: { $card }?
mush_ring-prompt-wait-covering = { $seat } helyet választ egy lefordított lapnak.
mush_ring-prompt-asked-aiming = { $card }: melyiket?
mush_ring-prompt-wait-aiming = { $card }: { $seat } választ egyet.
mush_ring-prompt-asked-digging = Melyik gombát ásod ki a dobópakliból?
mush_ring-prompt-wait-digging = { $seat } a dobópakliban ás.
mush_ring-prompt-asked-asking = Kitől kérsz színt?
mush_ring-prompt-wait-asking = { $seat } választ, kitől kérjen.
mush_ring-prompt-asked-naming = Melyik színt kéred?
mush_ring-prompt-wait-naming = { $seat } színt mond.
mush_ring-prompt-asked-giving = { $target } kér: melyik { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
} gombát vagy vadgombát adod?
mush_ring-prompt-wait-giving = { $whom ->
    [you] { $seat } ad neked egy lapot.
   *[other] { $seat } ad egy lapot, { $target } kapja.
}
mush_ring-prompt-asked-dropping = { $left ->
    [one] Dobj el még egy lapot.
   *[other] Dobj el { $left } lapot.
}
mush_ring-prompt-wait-dropping = { $seat } lapot dob el.
mush_ring-prompt-asked-stomping = { $target } gyilkos galócája a gyűrűd { $space }. helyére tart. Jöhet?
mush_ring-prompt-wait-stomping = Gyilkos galóca érkezik: { $seat } eltaposhatja.
mush_ring-prompt-asked-keeping = Tele a gyűrűd. Melyik legjobb színt tartod meg?
mush_ring-prompt-wait-keeping = { $seat } színt választ, amit megtart.
mush_ring-prompt-asked-last = Utolsó lerakások, akár lefordított akciólappal is. Vagy megállsz?
mush_ring-prompt-wait-last = { $seat } utolsó lerakásai.
mush_ring-prompt-over = Vége a játszmának.

mush_ring-choice-cover = { $card }, lefordítva
mush_ring-choice-drop = Eldobás: { $card }
mush_ring-choice-give = Átadás: { $card }
mush_ring-choice-dig = Kiásás: { $card }
mush_ring-choice-space = { $whom ->
    [you] A te gyűrűd, { $space }. hely
   *[other] { $target } gyűrűje, { $space }. hely
}
mush_ring-choice-ask = Tőle: { $target }
mush_ring-choice-name = { $colour ->
    [red] Piros
    [blue] Kék
    [yellow] Sárga
   *[green] Zöld
}
mush_ring-choice-keep = { $colour ->
    [red] Piros
    [blue] Kék
    [yellow] Sárga
   *[green] Zöld
}
mush_ring-choice-let = Jöhet
mush_ring-choice-stomp = Eltaposás
mush_ring-choice-pass = Elég ennyi
mush_ring-choice-stop = Megállás

mush_ring-event-dealt = Mindenki öt lapot kap. { $who ->
    [you] Te vagy
   *[other] { $seat }
} az osztó, és { $who ->
    [you] te kezdesz
   *[other] ő kezd
}.
mush_ring-event-drawn = { $who ->
    [you] Ezt húzod:
   *[other] { $seat } ezt húzza:
} { $card }.
mush_ring-event-draws = { $who ->
    [you] Húzol
   *[other] { $seat } húz
} { $count ->
    [one] egy lapot.
   *[other] { $count } lapot.
}
mush_ring-event-reshuffled = A dobópakli megkeverve: { $cards } lapos új húzópakli.
mush_ring-event-dry = Nincs több húzható lap.
mush_ring-event-played = { $who ->
    [you] Kijátszod:
   *[other] { $seat } kijátssza:
} { $card }.
mush_ring-event-puts = { $who ->
    [you] Leteszed
   *[other] { $seat } leteszi
} { $whom ->
    [you] a gyűrűd { $space }. helyére
   *[other] { $own ->
        [yes] a gyűrűje { $space }. helyére
       *[no] { $target } gyűrűjének { $space }. helyére
    }
}: { $card }.
mush_ring-event-covers = { $who ->
    [you] Lefordítva leteszel
   *[other] { $seat } lefordítva letesz
} egy akciólapot { A($space) } { $space }. helyre.
mush_ring-event-covers-card = A lap: { $card }.
mush_ring-event-threatens = { $who ->
    [you] A gyilkos galócád
   *[other] { $seat } gyilkos galócája
} { $whom ->
    [you] a gyűrűd
   *[other] { $target } gyűrűjének
} { $space }. helyére tart.
mush_ring-event-lets = { $who ->
    [you] Beengeded.
   *[other] { $seat } beengedi.
}
mush_ring-event-crushes = { $who ->
    [you] Eltaposod.
   *[other] { $seat } eltapossa.
}
mush_ring-event-spoiled = { $whom ->
    [you] Lefordul a lapod:
   *[other] { $target } lapja lefordul:
} { $card }.
mush_ring-event-no-more = { $who ->
    [you] Nem játszol ki többet.
   *[other] { $seat } nem játszik ki többet.
}
mush_ring-event-fizzles = { $card }: nincs mire hatnia.
mush_ring-event-drops = { $who ->
    [you] Eldobod:
   *[other] { $seat } eldobja:
} { $card }.
mush_ring-event-steals = { $who ->
    [you] Lopsz
   *[other] { $seat } lop
} { $whom ->
    [you] a gyűrűdből
   *[other] { $target } gyűrűjéből
}: { $card }.
mush_ring-event-stomps = { $who ->
    [you] Taposol
   *[other] { $seat } tapos
} { $whom ->
    [you] a gyűrűdben
   *[other] { $target } gyűrűjében
}: { $card }.
mush_ring-event-asks = { $who ->
    [you] Színt kérsz
   *[other] { $seat } színt kér
}{ $whom ->
    [you] {" "}tőled
   *[other] { "" }
}: { $colour ->
    [0] piros
    [1] kék
    [2] sárga
   *[3] zöld
}.{ $whom ->
    [you] { "" }
   *[other] {" "}{ $target } felel rá.
}
mush_ring-event-gives = { $who ->
    [you] Adsz egy lapot, { $target } kapja.
   *[other] { $whom ->
        [you] { $seat } ad neked egy lapot.
       *[other] { $seat } ad egy lapot, { $target } kapja.
    }
}
mush_ring-event-given = A lap: { $card }.
mush_ring-event-shows = { $who ->
    [you] Nincs olyan lapod: { $target } megnézi, mi van a kezedben.
   *[other] { $whom ->
        [you] { $seat } megmutatja neked a lapjait: nincs köztük olyan.
       *[other] { $seat } lapjai közt nincs olyan: { $target } megnézi őket.
    }
}
mush_ring-event-sees = { $count ->
    [0] Üres a kéz.
   *[other] { $who ->
        [you] Ezt látod:
       *[other] { $seat } ezt látja:
    } { $cards }.
}
mush_ring-event-digs = { $who ->
    [you] Kiásod
   *[other] { $seat } kiássa
} a dobópakliból: { $card }.
mush_ring-event-ring = { $who ->
    [you] Megtelt a gyűrűd. A zsákmányod:
   *[other] Megtelt { $seat } gyűrűje. A zsákmánya:
} { $count ->
    [0] semmi.
   *[other] { $cards }.
}
mush_ring-event-turns-up = Felfordul, és a dobópaklira kerül: { $cards }.
mush_ring-event-finished = { $who ->
    [you] A pontpaklidban
   *[other] { $seat } pontpaklijában
} { $count } lap van. A többieknél jönnek az utolsó lerakások.
mush_ring-event-all-last = { $why ->
    [dry] Mindkét pakli üres: mindenkinél jönnek az utolsó lerakások.
   *[turns] Letelt a századik kör: mindenkinél jönnek az utolsó lerakások.
}
mush_ring-event-stops = { $who ->
    [you] Megállsz.
   *[other] { $seat } megáll.
}
mush_ring-event-counted = { $who ->
    [you] A pontpaklidban
   *[other] { $seat } pontpaklijában
} { $count ->
    [0] nincs lap.
   *[other] { $count } lap van.
}

mush_ring-score-shrooms = Színes gombák: { $count }
mush_ring-score-wilds = Vadgombák: { $count }
mush_ring-decided-wilds = több vadgomba
mush_ring-decided-cards = több lap

# Mi szól egy lépés mellett, tippként.
mush_ring-reason-fills = Megtölti a gyűrűdet: { $points } pont.
mush_ring-reason-wild = A gyűrűd minden színébe beleszámít.
mush_ring-reason-grows = A gyűrűdben a { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
} így { $points } pontot ér.
mush_ring-reason-more = Utána kijátszhatsz még egyet.
mush_ring-reason-costs = { $target } gyűrűje { $points } pontot veszíthet.
mush_ring-reason-draw = Több lapból válogathatsz.
mush_ring-reason-pick = Kérhetsz egy lapot a te színedből.
mush_ring-reason-dig = A dobópakli egyik gombája rögtön segít.
mush_ring-reason-cover = Közelebb visz ahhoz, hogy megteljen az utolsó gyűrűd.
mush_ring-reason-cover-last = Megtölti az utolsó gyűrűdet, így az is számít.
mush_ring-reason-not-mine = Nem a { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
} a gyűrűd legjobb színe.
mush_ring-reason-closes = A gyűrűd utolsó szabad helye.
mush_ring-reason-sheltered = Nincs mellette szabad hely: nem kerülhet mellé gyilkos galóca.
mush_ring-reason-ask = { $target } tartja a legtöbb lapot: { $cards }.
mush_ring-reason-name = A gyűrűdben a { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
} éri a legtöbbet.
mush_ring-reason-keep = { $cards } lap a pontpaklidba; tíznél vége a játszmának.
mush_ring-reason-harmless = A gyűrűdnek { $points ->
    [0] nem kerül semmibe
   *[other] csak { $points } pontjába kerül
}: tartogasd a taposást.
mush_ring-reason-saves = Megment { $points } pontot a gyűrűdben.

# Mi a cél.
mush_ring-goal = { $enough } lapnál vége, a legtöbb pont nyer. { $now }
mush_ring-goal-watch = Egyszínű gyűrűket kell megtölteni.
mush_ring-goal-empty = Most: kezdj egyszínű gyűrűt! Még { $missing } lap kell.
mush_ring-goal-ring = { $room ->
    [0] Tele a gyűrűd:
    [one] Bármelyik gomba megtölti a gyűrűdet:
   *[other] { $room } szabad helyed van:
} { $colour ->
    [red] a piros { $points } pontot ér.
    [blue] a kék { $points } pontot ér.
    [yellow] a sárga { $points } pontot ér.
    [green] a zöld { $points } pontot ér.
    [several] több szín is { $points } pontot ér.
   *[none] még egyik szín sem számít.
}
mush_ring-goal-last = Utolsó lerakások: még { $room } lap kell a gyűrűdbe.
mush_ring-goal-stuck = A lapjaid már nem töltik meg a gyűrűdet.
mush_ring-goal-finished = Te már befejezted.

# Mit jelent a kérdés: Mi a teendő?
mush_ring-now-asked-playing = A gomba a saját gyűrűdbe kerül, a gyilkos galóca valaki máséba, az akciólap pedig azt teszi, ami rajta áll. Utána húzol, amíg öt lapod nem lesz.
mush_ring-now-wait-playing = { $seat } kijátszik egy lapot, és húz, amíg öt lapja nem lesz. Aztán az óramutató járása szerint a következő játékos jön.
mush_ring-now-asked-extra = A kijátszott gombádon + van. Kijátszhatsz még egy gombát a kezedből: színeset, vadgombát vagy gyilkos galócát, de akciólapot nem.
mush_ring-now-wait-extra = { $seat } + jelű gombát játszott ki, ezért jöhet utána még egy gomba.
mush_ring-now-asked-placing = Bármelyik kiemelt hely jó. A szomszédok csak a gyilkos galócánál számítanak: a két oldalán lefordítja a felfordított lapokat.
mush_ring-now-wait-placing = { $seat } egy gyűrű szabad helyére teszi: { $card }.
mush_ring-now-asked-covering = Az utolsó lerakásoknál az akciólap lefordítva kerül le. Pontot nem ér, de betölt egy helyet.
mush_ring-now-wait-covering = { $seat } lefordított akciólappal tölt be egy helyet. Hogy melyikkel, azt más nem látja.
mush_ring-now-asked-aiming = Válassz egy lapot egy ellenfél gyűrűjéből, akár lefordítottat is, de gyilkos galócát nem. A taposás eldobja, a lopás a kezedbe adja.
mush_ring-now-wait-aiming = { $card }: { $seat } kivesz egy lapot egy ellenfél gyűrűjéből. A gyilkos galóca a helyén marad.
mush_ring-now-asked-digging = A dobópakli bármelyik gombája visszajöhet: képpel felfelé, bármelyik gyűrűbe, a tiédbe is. Ha + van rajta, az nem működik.
mush_ring-now-wait-digging = { $seat } kivesz egy gombát a dobópakliból, és egy gyűrűbe teszi.
mush_ring-now-asked-asking = Válassz egy ellenfelet, aztán egy színt. Ha van olyan lapja vagy vadgombája, adnia kell egyet; ha nincs, megnézed a kezét, és húzol két lapot.
mush_ring-now-wait-asking = { $seat } ellenfelet választ, és színt kér tőle.
mush_ring-now-asked-naming = Ha az ellenfélnek van olyan lapja vagy vadgombája, adnia kell egyet. Ha nincs, megnézed a kezét, és húzol két lapot.
mush_ring-now-wait-naming = Akinek van lapja a kért színből vagy vadgombája, annak adnia kell egyet; különben megmutatja a kezét.
mush_ring-now-asked-giving = { $target } színt kért: { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
}. Adnod kell egy ilyen lapot vagy egy vadgombát; hogy melyiket, te döntöd el. Pótlást csak a saját köröd végén húzol.
mush_ring-now-wait-giving = { $seat } kezében van ilyen lap, és egyet oda kell adnia. Csak az látja, aki adja, és aki kapja.
mush_ring-now-asked-dropping = Három lapot húztál. Most dobj el bármelyik kettőt a kezedből, akár újat, akár régit.
mush_ring-now-wait-dropping = { $seat } három lapot húzott, és kettőt eldob.
mush_ring-now-asked-stomping = Ha bejön, lefordítja { A($space) } { $space }. hely melletti felfordított lapokat. Taposással most megállíthatod: mindkét lap a dobópakliba kerül.
mush_ring-now-wait-stomping = Gyilkos galóca érkezik. Csak { $seat } taposhatja el, és csak addig, amíg nincs bent.
mush_ring-now-asked-keeping = A gyűrűdben több szín ugyanannyit ér. Az egyik szín lapjai és a felfordított vadgombák a tieid, a többi a dobópakliba kerül.
mush_ring-now-wait-keeping = A gyűrűben több szín ugyanannyit ér: { $seat } egyet megtart közülük.
mush_ring-now-asked-last = Egyesével tehetsz lapokat a gyűrűdbe, húzás nélkül. Csak a megtelt gyűrű ér pontot; az akciólap lefordítva fekszik, és nem ér semmit.
mush_ring-now-wait-last = { $seat } a kezéből, húzás nélkül még egy gyűrűt megtölthet.
mush_ring-now-over = Vége a játszmának. A pontpakliban lévő legtöbb pont nyer.

# A lecke.
mush_ring-lesson-goal = Töltsd meg mind a hat helyét: a **legtöbbet** érő szín lapjai a tieid. Tíz lapnál vége, és a legtöbb pont nyer.
    .title = Ez a te gyűrűd
mush_ring-lesson-play = Az **egyszínű** gyűrű éri a legtöbbet, és a legtöbb lapod { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
   *[green] zöld
}. Tedd bármelyik helyre ezt: { $card }. Utána húzol, amíg megint öt lapod nem lesz.
    .title = Válassz színt
    .other = Ez is jó. Csak ne feledd: a végén egy gyűrűnek egyetlen színe számít.
mush_ring-lesson-plus = Körönként egy lap, ez a szabály. De látod rajta a **+** jelet? Utána kijátszhatsz még egyet.
    .title = Egy nem elég
    .other = Rendben. A + nem szalad el: megvár a kezedben.
mush_ring-lesson-more = Gyerünk, jöhet még egy **gomba**! Ha azon is van +, utána megint egy. Csak az akciólapoknak, amelyeken szöveg van, kell várniuk.
    .title = Még egyet
    .other = Így is jó: a + csak lehetőség, és bármelyik gomba megteszi.
mush_ring-lesson-deth = A sötét lap a **gyilkos galóca**. Senki sem kér belőle a saját gyűrűjébe, úgyhogy hadd kapja { $seat }.
    .title = Mérges ajándék
    .other = Elteszed. Jó lap mellett fáj a legjobban.
mush_ring-lesson-beside = Tedd olyan lap **mellé**, amelyik számít. Amikor bekerül, a két oldalán a felfordított lapok lefordulnak, és nem érnek semmit.
    .title = Ahol fáj
    .other = Ott semmi sem fordul le, és ami később jön mellé, az biztonságban van. De egy helyet elfoglal.
mush_ring-lesson-wild = A **vadgomba** bármelyik színnek számít. Csak 1-et ér, de bármelyik színt tartod is meg, vele jön.
    .title = Mindenhez illik
    .other = Jól van. A következő gyűrűdbe is ugyanúgy illik majd.
mush_ring-lesson-stomp = { $seat } gyilkos galócát küld neked! De nálad van a **taposás**: azzal soron kívül is eltaposhatod, amíg nincs bent.
    .title = Vigyázz!
    .right = Placcs! Mindkét lap a dobópakliba kerül, a gyűrűdnek semmi baja.
    .other = Akkor bejön. A saját körödben a taposás egy másik gyűrű lapját is eltalálhatja.
mush_ring-lesson-dig = Az **akciólap** azt teszi, ami rajta áll. Ez kiás egy gombát a dobópakliból egy gyűrűbe: kapja vissza { $seat } a gyilkos galócát!
    .title = Vissza a feladónak
    .other = Elteszed későbbre. De lehet, hogy azt a gyilkos galócát más ássa ki előbb.
mush_ring-lesson-theirs = { $seat } betöltötte a hatodik helyet, és a gyűrű **rögtön** pontot ér: { $count } lap. Lefordított lap és gyilkos galóca sosem számít.
    .title = Egy megtelt gyűrű
mush_ring-lesson-fill = Már csak egy szabad helyed van! **Bármelyik** gomba betölti. Más színben az nem ér semmit, de ami már megvan, biztonságba kerül.
    .title = Zárd be a gyűrűdet
    .other = Még nem? Amíg van szabad hely, oda gyilkos galóca kerülhet.
mush_ring-lesson-full = A legjobb színed és a vadgombák a tieid: { $count } lap kerül a **pontpaklidba**. A többi a dobópakliba megy, és kezdődik a következő gyűrű.
    .title = Pontot ér a gyűrűd
mush_ring-lesson-steal = Még egy akciólap: a **lopás** valaki más gyűrűjéből a kezedbe ad egy lapot. Mit szólnál ehhez: { $card }?
    .title = Ami megtetszik
    .other = Elteszed. Minél teltebb a másik gyűrű, annál többet ér.
mush_ring-lesson-ten = { $who ->
    [you] { $count } lap: **befejezted**! { $target } a kezéből még megtölthet egy utolsó gyűrűt, ha kell, lefordított akciólapokkal.
   *[other] { $seat } { $count } lapot gyűjtött, és **befejezte**. A kezedből még megtölthetsz egy utolsó gyűrűt, ha kell, lefordított akciólapokkal.
}
    .title = Tíz elég
mush_ring-lesson-scored = Csak a pontpakli számít: minden lap annyit ér, amennyi rajta áll, a vadgomba 1-et. Tíz lapnál vége a játszmának, de a **pontok** döntenek.
    .title = Az elszámolás
mush_ring-lesson-done = Egy szín, időben bezárva, és egy kis méreg a többieknek: tudod a Mush-Ringet. Játssz még egyet, vagy ülj le másokkal.
    .title = Tudsz játszani!

# Képaláírások a szabályokhoz.
mush_ring-figure-shrooms = Gombalapok: négy szín, mindegyik a maga gombájával, az egyik + jellel; egy vadgomba és egy gyilkos galóca.
mush_ring-figure-actions = Az öt akciólap.
mush_ring-figure-later = A piros 2, amely a gyilkos galóca mellett feküdt, lefordult. A másik oldalán lévő piros 2 később jött, és számít.
mush_ring-figure-coming = Gyilkos galóca tart a 4. helyre, a vadgomba mellé. Akinek van taposása, még megállíthatja.
mush_ring-figure-fewer = Két piros lap 6 pontot ér, három kék 5-öt: így most a piros számítana.
mush_ring-figure-equal = Megtelt gyűrű: a két zöld és a három kék lap egyaránt 4 pontot ér. A gazdája választ.
mush_ring-figure-scored = A gyűrűben kék 3, 1 és 1, két vadgomba és egy sárga 2 volt: öt lap marad meg, 7 pontért. A sárga 2 a dobópakliba kerül.
mush_ring-figure-covered = Utolsó lerakások: az 5. helyen akciólap fekszik lefordítva. Még egy lap, és a pirosak 7 pontot hoznak.

# Hibák egy beállítás fájljában.
mush_ring-bad-deck = a deck beállítás táblázat: hány lap van ezekből: { $known }
mush_ring-bad-card = a deck beállításban nincs '{ $name }' nevű lap; a lapjai: { $known }
mush_ring-bad-number = a deck beállításban { A($name) } { $name } 0 és { $most } közti szám, nem { $found }
mush_ring-bad-missing = a deck beállításban { A($name) } { $name } is kell: egy szám 0 és { $most } között
mush_ring-bad-total = a deck beállításban összesen { $found } lap van; { $right } kell
