# A labor: vizsgálatok jelentései.
lab-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { $number } %
lab-interval = { $value } ({ $low } és { $high } között)
lab-between = { $low } – { $high }
lab-chart-fair = { $chart } (szaggatva: ami igazságos volna)
lab-table-file = { $rest ->
    [0] A táblázat: { $file }.
   *[other] További { $rest } sor itt: { $file }.
}

lab-report-title = { $game }: vizsgálat
lab-report-of = { $matches } játszma { $deals } osztással, { $players } játékossal. A zárójelben, a vékony vonalakon és sávokban 95 %-os intervallumok állnak; ami független, az az osztás.
lab-report-levels = Szintek
lab-report-seed = Mag
lab-report-version = Donabe- és szabályváltozat
lab-report-options = Nem szokásos beállítások
lab-report-slow = Osztások, amelyeket ők is játszanak: { $levels }
lab-report-every = minden { $step }.: a keresés időbe telik
lab-report-method = Egy osztáson belül minden szint minden helyen egyszer ül. Az intervallumok úgy készülnek, hogy az osztások 25 csoportjából mindig kimarad egy (jackknife). Ami sok közül tűnik ki, azt csak akkor mondjuk, ha annyi közül is kitűnik. A jelentés csak a matches.jsonl fájlból készül; ugyanaz a parancs ugyanazokat a bájtokat adja.

lab-heading-level = szint
lab-heading-score = pont
lab-heading-seat = hely
lab-heading-order = hányadik a sorban
lab-heading-wins = győzelem
lab-heading-thing = mi
lab-heading-often = helyek és fordulók vele
lab-heading-round-wins = megnyert fordulók vele
lab-heading-effect = hatás százalékpontban
lab-heading-line = pontozási sor
lab-heading-matches = játszmák vele
lab-heading-points-each = pont alkalmanként
lab-heading-clause = szabály
lab-heading-asked = számít egy kérdésnél, játszmák
lab-heading-barred = láthatóan tiltott valamit, játszmák
lab-heading-event = esemény
lab-heading-token = lépés
lab-heading-phase = szakasz
lab-heading-times = alkalom
lab-heading-same = mind egyforma
lab-heading-partly = van egyforma
lab-heading-figure = mutató
lab-heading-difference = különbség

lab-axis-minutes = perc
lab-axis-points = pont
lab-axis-match = a játszma %-a
lab-axis-round = a forduló %-a

lab-length-title = Hossz
lab-length-about = A perc becslés: döntésenként két másodperc, a lehetőségek minden kétszereződésekor még kettő, az egyszerre döntők közül a leglassabb, és fordulónként egy perc a lapokra és a pontokra.
lab-length-found = Egy játszma körülbelül { NUMBER($minutes, maximumFractionDigits: 0) } perc, { $verdict ->
    [longer] hosszabb, mint a dobozon álló
    [shorter] rövidebb, mint a dobozon álló
   *[as-said] mint a dobozon álló
} { $box } perc.
lab-length-figure-rounds = forduló
lab-length-figure-decisions = döntés
lab-length-figure-minutes = perc
lab-length-figure-real = döntés több lehetőséggel
lab-length-chart = Mennyi ideig tart egy játszma

lab-scores-title = Pontok
lab-scores-about = Minden hely végső pontjai.
lab-scores-found = A győztesnek átlagosan { NUMBER($winner, maximumFractionDigits: 1) } pontja van, { NUMBER($margin, maximumFractionDigits: 1) } ponttal a másodiktól.
lab-scores-figure-mean = egy hely pontjai
lab-scores-figure-winner = az első pontjai
lab-scores-figure-margin = pont az első és a második között
lab-scores-figure-tie = játszmák pontegyenlőséggel az élen
lab-scores-chart = Végső pontok

lab-seats-title = Helyek
lab-seats-about = A győzelmek aránya helyek szerint, és aszerint, hányadik valaki a sorban az elsőként egyedül döntőtől számítva. A megosztott győzelem eloszlik.
lab-seats-seat-fair = Egyik hely sem nyer egyértelműen többet vagy kevesebbet a részénél ({ NUMBER($margin, maximumFractionDigits: 1) } százalékponton belül).
lab-seats-seat-unfair = A(z) { $number }. hely a játszmák { NUMBER($share, maximumFractionDigits: 1) } %-át nyeri, egyértelműen { $more ->
    [more] többet
   *[less] kevesebbet
} a rá jutó { NUMBER($fair, maximumFractionDigits: 1) } %-nál.
lab-seats-order-fair = A sorban senki sem nyer egyértelműen többet vagy kevesebbet a részénél ({ NUMBER($margin, maximumFractionDigits: 1) } százalékponton belül).
lab-seats-order-unfair = Aki a sorban { $number }., a játszmák { NUMBER($share, maximumFractionDigits: 1) } %-át nyeri, egyértelműen { $more ->
    [more] többet
   *[less] kevesebbet
} a rá jutó { NUMBER($fair, maximumFractionDigits: 1) } %-nál.
lab-seats-figure-seat = { $number }. hely győzelmei
lab-seats-figure-order = a sorban { $number }. győzelmei
lab-seats-figure-unfair = a legjobb helyzetű az igazságos rész fölött
lab-seats-chart-seat = Győzelmek helyek szerint
lab-seats-chart-order = Győzelmek a sorrend szerint

lab-branching-title = Lehetőségek
lab-branching-about = Hány lehetősége van egy döntésnek.
lab-branching-found = Egy döntésnek átlagosan { NUMBER($mean, maximumFractionDigits: 1) } lehetősége van; { NUMBER($forced, maximumFractionDigits: 0) } %-uknak csak egy.
lab-branching-figure-mean = egy döntés lehetőségei
lab-branching-figure-most = a legtöbb lehetőség egy játszmában
lab-branching-figure-size = számjegy a játszma útjainak számában
lab-branching-figure-forced = döntés egyetlen lehetőséggel
lab-branching-chart = Lehetőségek a játszma során

lab-stakes-title = Min múlnak a döntések
lab-stakes-about = Minden játszma egy döntését kipróbáljuk olyan világokban, amelyeket a hely nem tud megkülönböztetni. A legjobbat és a legrosszabbat egyes világokban keressük meg, és másokban mérjük.
lab-stakes-found = A döntések { NUMBER($mattered, maximumFractionDigits: 0) } %-a számít: a legjobb és a legrosszabb legalább a győzelem { NUMBER($least, maximumFractionDigits: 0) } %-ával tér el. Átlagosan { NUMBER($spread, maximumFractionDigits: 1) } % az eltérés.
lab-stakes-none = Egyetlen valódi döntést sem néztünk meg.
lab-stakes-figure-mattered = döntések, amelyek számítanak
lab-stakes-figure-spread = a győzelemből, legjobb és legrosszabb között
lab-stakes-figure-edge = a győzelemből, legjobb és bármelyik között
lab-stakes-chart = A győzelem része legjobb és legrosszabb között, a játszma során

lab-drama-title = Vezetés és izgalom
lab-drama-about = Ki vezet az addigi pontok szerint.
lab-drama-found = A vezetés { NUMBER($changes, maximumFractionDigits: 1) } alkalommal cserél gazdát. A győztes a játszma { NUMBER($settled, maximumFractionDigits: 0) } %-ától vezet végleg; a játszmák { NUMBER($last, maximumFractionDigits: 0) } %-a az utolsó döntésig nyitott.
lab-drama-figure-changes = vezetőváltás
lab-drama-figure-settled = a játszmából, amíg a győztes végleg vezet
lab-drama-figure-behind = a játszmából, hátrányban a későbbi győztessel
lab-drama-figure-last = az utolsó döntésig nyitott játszmák
lab-drama-chart = Az eldőlt játszmák aránya

lab-skill-title = Tudás és szerencse
lab-skill-about = Hogy ki nyer, abból mennyit magyaráz a játékos szintje, a hely és a lapok; minden osztást újra lejátszunk úgy, hogy a szintek más helyen ülnek.
lab-skill-found = { $level } egy hely játszmáinak { NUMBER($share, maximumFractionDigits: 0) } %-át nyeri; a szint { NUMBER($explained, maximumFractionDigits: 0) } %-ot magyaráz abból, hogy ki nyer.
lab-skill-none = Ehhez két szint kell, például --bots thumb,strong.
lab-skill-figure-level = a szint magyarázza
lab-skill-figure-seat = a hely magyarázza
lab-skill-figure-cards = a lapok magyarázzák
lab-skill-figure-rest = más véletlenekre és a többiek játékára marad
lab-skill-figure-wins = { $level } győzelmei
lab-skill-chart = Győzelmek szintek szerint

lab-strengths-title = Mi erős
lab-strengths-about = Mennyivel több fordulógyőzelem jár valaminek a birtoklásával, nyitásával vagy kijátszásával azon felül, amit a szint és a sorrend magyaráz (regresszió). Ami együtt jár a győzelemmel, nem feltétlenül az oka.
lab-strengths-held = Akinek { $thing } jut, { NUMBER($points, maximumFractionDigits: 1) } százalékponttal { $more ->
    [more] több
   *[less] kevesebb
} fordulót nyer.
lab-strengths-opening = Aki ezzel nyit: { $thing }, { NUMBER($points, maximumFractionDigits: 1) } százalékponttal { $more ->
    [more] több
   *[less] kevesebb
} fordulót nyer.
lab-strengths-played = Aki ezt játssza ki: { $thing }, { NUMBER($points, maximumFractionDigits: 1) } százalékponttal { $more ->
    [more] több
   *[less] kevesebb
} fordulót nyer.
lab-strengths-move = { $phase }: { $move }
lab-strengths-none = Semmi sem tűnik ki.
lab-strengths-chart-held = Osztva: hatás a forduló megnyerésére, százalékpont
lab-strengths-chart-opening = Nyitás: hatás a forduló megnyerésére, százalékpont
lab-strengths-chart-played = Kijátszva: hatás a forduló megnyerésére, százalékpont

lab-usage-title = Mit használnak
lab-usage-about = Hány játszmában fordul elő egy-egy pontozási sor, esemény, lépés és szabály. Egy szabály akkor számít, ha fontos egy feltett kérdéshez, vagy ha játszmánként néhány döntésnél láthatóan tilt valamit.
lab-usage-never-lines = { $count } pontozási sor sosem fordul elő: { $things }{ $more ->
    [0] .
   *[other] {" "}és még { $more }.
}
lab-usage-never-events = { $count } esemény sosem történik meg: { $things }{ $more ->
    [0] .
   *[other] {" "}és még { $more }.
}
lab-usage-never-tokens = { $count } lépést sosem tesznek meg: { $things }{ $more ->
    [0] .
   *[other] {" "}és még { $more }.
}
lab-usage-all-lines = Minden pontozási sor előfordul.
lab-usage-all-events = Minden esemény megtörténik.
lab-usage-all-tokens = Minden lépést megtesznek.
lab-usage-chart = Játszmák, amelyekben egy pontozási sor előfordul

lab-together-title = Egyidejű választások
lab-together-about = Amikor többen egyszerre döntenek, és nem látják egymás választását.
lab-together-found = Ez játszmánként { NUMBER($times, maximumFractionDigits: 1) } alkalommal van így; az esetek { NUMBER($clash, maximumFractionDigits: 0) } %-ában néhányan egyformán választanak.
lab-together-none = Ez sosem fordul elő.
lab-together-figure-times = alkalom játszmánként
lab-together-figure-same = mind egyformán választ
lab-together-figure-clash = néhányan egyformán választanak

lab-information-title = Mi van rejtve
lab-information-about = Az összes lap mekkora része van máshol az egyik világban, mint a másikban, ha a döntő hely egyiket sem tudja megkülönböztetni a valóditól.
lab-information-found = A forduló elején { NUMBER($first, maximumFractionDigits: 0) } % van rejtve, a végén { NUMBER($last, maximumFractionDigits: 0) } %.
lab-information-figure-hidden = rejtve, átlagosan
lab-information-figure-first = rejtve a forduló első tizedében
lab-information-figure-last = rejtve az utolsó tizedben
lab-information-chart = A rejtett rész a forduló során

# Ugyanazon osztások két vizsgálata.
lab-compare-title = { $game }: { $one } és { $other }
lab-compare-of = { $matches } játszma mindkettőben, ugyanazokkal az osztásokkal. A különbség: { $one } mínusz { $other }; az intervallum az osztásokból jön, páronként.
lab-compare-clear = { $section }, { $figure }: { $difference }
lab-compare-none = Egyik mutató sem tér el egyértelműen.
lab-compare-found = Ami egyértelműen eltér
