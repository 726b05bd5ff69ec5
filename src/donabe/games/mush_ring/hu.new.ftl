
# Mi a cél.
mush_ring-goal = { $enough } lapnál vége, a legtöbb pont nyer. { $now }
mush_ring-goal-watch = Egyszínű gyűrűket kell megtölteni.
mush_ring-goal-empty = Most: kezdj egyszínű gyűrűt! Még { $missing } lap kell.
mush_ring-goal-ring = { $room ->
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
mush_ring-lesson-goal = Töltsd meg mind a hat helyét. Ha megtelt, a **legtöbbet** érő szín lapjai a tieid. Tíz begyűjtött lapnál vége a játszmának, és a legtöbb pont nyer.
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
mush_ring-lesson-dig = Az **akciólap** azt teszi, ami rajta áll. A kiásás egy gombát tesz a dobópakliból bármelyik gyűrűbe. Van ott egy gyilkos galóca: hadd kapja vissza { $seat }!
    .title = Vissza a feladónak
    .other = Elteszed későbbre. De lehet, hogy azt a gyilkos galócát más ássa ki előbb.
mush_ring-lesson-theirs = { $seat } betöltötte a hatodik helyet, és a megtelt gyűrű **rögtön** pontot ér. { $count } lapot hozott: a lefordított lapok és a gyilkos galócák sosem számítanak.
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
