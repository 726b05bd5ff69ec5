happy_mochi-title = Happy Mochi
happy_mochi-feel = A sorod rendje kötött: két szomszédos lap egy szám.

happy_mochi-option-end_score = Ennyi pontnál van vége
    .help = A játék annak a fordulónak a végén zárul, amelyben valaki eléri ezt a pontszámot.
happy_mochi-option-effects = Hatások a kártyákon
    .help = Melyik kártyán melyik hatás áll; a beépített táblázat rekonstrukció.

happy_mochi-card = { $colour ->
    [R] piros
    [O] narancs
    [Y] sárga
    [G] zöld
    [B] kék
    [P] lila
   *[K] rózsaszín
} { $digit }
happy_mochi-side = { $side ->
    [plus] értékkártya: nagyobb
   *[minus] értékkártya: kisebb
}
happy_mochi-token-effect = { $value ->
    [flip] átfordítás
    [draw] húzás
    [pass] továbbadás
   *[reserve] tartalék
}

happy_mochi-zone-value = Értékkártya
happy_mochi-zone-centre = Középső pár: { $number }
happy_mochi-zone-deck = Pakli
happy_mochi-counter-cards = lap
happy_mochi-zone-totals = { $end } pontnál vége
happy_mochi-counter-end = határ
happy_mochi-zone-buttons = Vagy
happy_mochi-button = { $what ->
    [pass] mindenki ad
    [skip] kihagyás
   *[wait] passz
}
happy_mochi-zone-sum = { $points } pont a sorodban
happy_mochi-zone-row = { $who ->
    [you] A sorod
   *[other] { $seat }
}
happy_mochi-zone-held = { $who ->
    [you] A lapod
   *[other] { $seat }
}
happy_mochi-zone-reserve = { $who ->
    [you] Tartalékod
   *[other] Tartalék
}
happy_mochi-place-tens = tízes
happy_mochi-place-ones = egyes
happy_mochi-sign-bound = { $number } { $side ->
    [plus] fölött
   *[minus] alatt
}
happy_mochi-sign-colours = { $colours ->
    [one] azonos szín
   *[any] bármi
}
happy_mochi-note-draw = { $phase ->
    [turn] vagy húzz innen
   *[drawing] húzz innen egyet
}
happy_mochi-hint-row = Mutass egy számra, és azt a párt játszod ki
happy_mochi-note-demand = Most { $number } { $side ->
    [plus] fölötti
   *[minus] alatti
}{ $colours ->
    [one] , egyszínű
   *[any] { "" }
} pár kell. Boldog mocsik mindig mehetnek.

happy_mochi-badge-cards = lap
happy_mochi-badge-reserves = tartalék

happy_mochi-prompt-asked-turn = Játssz { $number } { $side ->
    [plus] fölötti
   *[minus] alatti
}{ $colours ->
    [one] , egyszínű
   *[any] { "" }
} párt vagy boldog mocsikat, vagy húzz
happy_mochi-prompt-wait-turn = { $seat } párt játszik ki vagy lapot húz.
happy_mochi-prompt-asked-effects = { $effects ->
    [draw] Ki húzzon egy lapot?
    [pass] Adjon mindenki egy lapot balra?
    [reserve] Tegyél egy lapot a sorodból tartalékba, vagy hagyd ki.
    [draw-pass] Válaszd ki, ki húzzon, vagy előbb adjon mindenki egy lapot balra.
    [draw-reserve] Válaszd ki, ki húzzon, vagy előbb tegyél egy lapot tartalékba.
   *[pass-reserve] Adjon mindenki egy lapot balra, tegyél egyet tartalékba, vagy hagyd ki.
}
happy_mochi-prompt-wait-effects = { $seat } végrehajtja a pár hatásait.
happy_mochi-prompt-asked-drawing = Húznod kell egy lapot: honnan?
happy_mochi-prompt-wait-drawing = { $seat } húz egy lapot.
happy_mochi-prompt-asked-inserting = Hová kerüljön a lap a sorodban?
happy_mochi-prompt-wait-inserting = { $seat } beilleszt egy lapot a sorába.
happy_mochi-prompt-asked-giving = Válassz egy lapot a bal szomszédodnak.
happy_mochi-prompt-wait-giving = Mindenki választ egy lapot, amit továbbad.
happy_mochi-prompt-asked-setting-aside = Vége a fordulónak: melyik lapot tartod meg tartaléknak?
happy_mochi-prompt-wait-setting-aside = Vége a fordulónak: a többiek tartalékot választanak.
happy_mochi-prompt-over = Vége a játéknak.

happy_mochi-choice-play = { $number }: { $tens }, { $ones }
happy_mochi-choice-mochi = Boldog mocsik! { $tens }, { $ones }
happy_mochi-choice-take = { $card } középről
happy_mochi-choice-deck = a pakli legfelső lapja
happy_mochi-choice-recall = { $card } a tartalékból
happy_mochi-choice-wait = nincs mit húzni vagy kijátszani: passz
happy_mochi-choice-name = { $whom ->
    [you] te húzol
   *[other] { $target } húz
}
happy_mochi-choice-pass = mindenki ad egy lapot balra
happy_mochi-choice-skip = kihagyás
happy_mochi-choice-reserve = { $card } tartalékba
happy_mochi-choice-give = { $card } továbbadása
happy_mochi-choice-first = a bal szélre, { $card } elé
happy_mochi-choice-between = { $card } és { $next } közé
happy_mochi-choice-last = a jobb szélre, { $card } mögé

happy_mochi-progress = { $end } pontig
happy_mochi-said-played = { $pair }
happy_mochi-said-mochi = Boldog mocsik!
happy_mochi-said-took = Viszem: { $card }
happy_mochi-said-drew = Húzok
happy_mochi-said-recalled = Tartalékból húzok
happy_mochi-said-passing = Adjatok balra!
happy_mochi-said-waited = Passz
happy_mochi-said-emptied = Elfogytak a lapjaim!

happy_mochi-event-dealt = Mindenki { $cards } lapot kap; a középső pár: { $pair }. { $who ->
    [you] Te kezdesz.
   *[other] { $seat } kezd.
}
happy_mochi-event-played = { $who ->
    [you] Kijátszod:
   *[other] { $seat } kijátssza:
} { $pair }.
happy_mochi-event-mochi = { $who ->
    [you] „Boldog mocsik!” Kijátszod:
   *[other] „Boldog mocsik!” { $seat } kijátssza:
} { $pair }.
happy_mochi-event-flipped = Átfordul az értékkártya: { $side ->
    [plus] a következő párnak nagyobbnak kell lennie.
   *[minus] a következő párnak kisebbnek kell lennie.
}
happy_mochi-event-took = { $who ->
    [you] Felhúzod
   *[other] { $seat } felhúzza
} középről a { $side ->
    [left] bal
   *[right] jobb
} oldali lapot: { $card }.
happy_mochi-event-drew = { $who ->
    [you] A pakliból húzol.
   *[other] { $seat } a pakliból húz.
}
happy_mochi-event-recalled = { $who ->
    [you] Felhúzod { A($place) } { $place }. tartalékkártyádat.
   *[other] { $seat } felhúzza { A($place) } { $place }. tartalékkártyáját.
}
happy_mochi-event-looked = { $who ->
    [you] Ezt látod: { $card }.
   *[other] { $seat } ezt látja: { $card }.
}
happy_mochi-event-refilled = A { $side ->
    [left] bal
   *[right] jobb
} oldali hely a pakliból telik meg: { $card }.
happy_mochi-event-reshuffled = Elfogyott a pakli: a középső pár alól { $cards } lap lesz az új pakli.
happy_mochi-event-inserted = { $who ->
    [you] A lapot a sorod { $place }. helyére teszed.
   *[other] { $seat } { A($place) } { $place }. helyre teszi a lapot.
}
happy_mochi-event-waited = { $who ->
    [you] Nem tudsz sem húzni, sem kijátszani: passzolsz.
   *[other] { $seat } nem tud sem húzni, sem kijátszani: passzol.
}
happy_mochi-event-named = { $who ->
    [you] { $whom ->
        [you] Magadat választod: te húzol.
       *[other] A választásod: { $target } húz.
    }
   *[other] { $whom ->
        [you] { $seat } téged választ: te húzol.
       *[other] { $own ->
            [yes] { $seat } magát választja, és húz.
           *[no] { $seat } választása: { $target } húz.
        }
    }
}
happy_mochi-event-nothing = Nincs mit húzni: a hatás elmarad.
happy_mochi-event-passing = { $who ->
    [you] Úgy döntesz, hogy mindenki adjon egy lapot balra.
   *[other] { $seat } úgy dönt, hogy mindenki adjon egy lapot balra.
}
happy_mochi-event-passed = { $who_gives ->
    [you] A sorod { $place }. lapját { $taker } kapja.
   *[other] { $who_takes ->
        [you] { $giver } neked adja a sora { $place }. lapját.
       *[other] { $giver } továbbadja { A($place) } { $place }. lapját, { $taker } kapja.
    }
}
happy_mochi-event-reserved = { $who ->
    [you] A sorod { $place }. lapja tartalékba kerül.
   *[other] { $seat } tartalékba teszi { A($place) } { $place }. lapját.
}
happy_mochi-event-skipped = { $who ->
    [you] Ennyiben hagyod.
   *[other] { $seat } ennyiben hagyja.
}
happy_mochi-event-emptied = { $who ->
    [you] Elfogytak a lapjaid: tiéd a forduló!
   *[other] { $seat } lapjai elfogytak: övé a forduló.
}
happy_mochi-event-stuck = Senki sem jut tovább: a forduló győztes nélkül ér véget.
happy_mochi-event-opened = { $who ->
    [you] Nálad maradt:
   *[other] { $seat } sorában maradt:
} { $cards }.
happy_mochi-event-kept = { $who ->
    [you] Egy lapot megtartasz tartaléknak.
   *[other] { $seat } megtart egy lapot tartaléknak.
}

happy_mochi-score-row = { $count } lap maradt a sorban
happy_mochi-decided-points = több pont

# Mi szól egy lépés mellett, tippként.
happy_mochi-reason-empties = Kiüríti a sorodat.
happy_mochi-reason-meet = Összekerül két { $digit ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $digit }-es
}: boldog mocsikat mindig kijátszhatsz.
happy_mochi-reason-leaves = { $twins ->
    [one] Boldog mocsik maradnak a sorodban.
   *[other] { $twins } pár boldog mocsi marad a sorodban.
}
happy_mochi-reason-sheds = Megszabadulsz { $points } ponttól.
happy_mochi-reason-partner = Már van egy { $digit ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $digit }-es
} a sorodban: párban boldog mocsik.
happy_mochi-reason-cheap = Egy { $digit ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $digit }-es
} akkor is olcsó, ha nálad marad.
happy_mochi-reason-nothing-fits = Most egyik párod sem jó.
happy_mochi-reason-twins = Két { $digit ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $digit }-es
} egymás mellett: boldog mocsik.
happy_mochi-reason-fits = { $number } jön ki belőle, és ez most jó.
happy_mochi-reason-together = Együtt maradnak a boldog mocsijaid.
happy_mochi-reason-keep-low = Egy { $digit ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $digit }-es
} olcsó társ lesz a következő fordulóban.
happy_mochi-reason-pass = Továbbadhatsz egy lapot, amivel nem mész semmire.
happy_mochi-reason-name-me = Jól jön neked az egyik lap, ami ott fekszik.
happy_mochi-reason-name = { $target } áll a legkevesebb lappal: egy plusz lap lelassítja.

# Mire törekszik a játékos; mindig látszik az asztalon.
happy_mochi-goal = { $end } pontig. { $now }
happy_mochi-goal-watch = Ürítsd ki elsőként a sorodat!
happy_mochi-goal-empty = Üres a sorod: ha így marad, tiéd a forduló.
happy_mochi-goal-won = Ez a forduló neked nulla pont.
happy_mochi-goal-keep = Most tarts meg egy lapot, ami később jól jön!
happy_mochi-goal-place = Tedd oda, ahol jó párt vagy ikreket ad!
happy_mochi-goal-draw = { $cards ->
    [1] Egy lapod maradt: húzz mellé társat!
   *[other] Egyik párod sem jó: húzz egy hasznos lapot!
}
happy_mochi-goal-last = Játszd ki az utolsó párodat, és tiéd a forduló!
happy_mochi-goal-play = Most { $pairs } párod jó: játssz ki egyet, vagy húzz!
happy_mochi-goal-hurry = Valakinek alig van lapja: szabadulj meg a nagy számoktól!
happy_mochi-goal-row = Ürítsd ki a sorodat: { $cards } lap, { $points } pont.

# Mi legyen most?
happy_mochi-now-asked-turn = A sorod két szomszédos lapja egy szám. Legyen { $side ->
    [plus] nagyobb
   *[minus] kisebb
}, mint { $number }{ $colours ->
    [one] , és a két lap legyen egyszínű
   *[any] { "" }
}. Két egyforma számjegy mindig mehet. Vagy húzz egy lapot, és tedd bárhová a sorodba.
happy_mochi-now-wait-turn = { $seat } két szomszédot játszik ki, vagy húz. A te párodnak ahhoz kell igazodnia, ami a körödben lesz középen.
happy_mochi-now-asked-effects = { $effects ->
    [draw] Valakinek húznia kell: bárkit választhatsz, magadat is. Aki húz, maga dönti el, honnan, és hová teszi.
    [pass] Ha akarod, mindenki ad egy lapot balra, és kap egyet jobbról. Ebből senki sem maradhat ki.
    [reserve] Ha akarod, tedd a sorod bármelyik lapját lefordítva magad elé. Nem számít pontnak, és később felhúzhatod.
    [draw-pass] Két hatás, tetszőleges sorrendben: valakinek húznia kell; a továbbadásról te döntesz.
    [draw-reserve] Két hatás, tetszőleges sorrendben: valakinek húznia kell; a tartalékról te döntesz.
   *[pass-reserve] Két hatás, tetszőleges sorrendben, és mindkettőről te döntesz: mindenki ad egy lapot, vagy tartalékba teszel egyet.
}
happy_mochi-now-wait-effects = A jellel ellátott lapok kijátszáskor csinálnak valamit. { $seat } ezt a köre vége előtt elintézi.
happy_mochi-now-asked-drawing = Téged választottak, ezért húznod kell: egy középső lapot, a pakli legfelső lapját vagy egy tartalékodat. A helyét is te választod meg a sorodban.
happy_mochi-now-wait-drawing = { $seat } középről, a pakliból vagy a tartalékából húz, és megválasztja a lap helyét.
happy_mochi-now-asked-inserting = Bármely két lap közé vagy a sor szélére; más lap nem mozdul. Nézd meg, milyen számok lesznek belőle. Az ikrek mindig kijátszhatók.
happy_mochi-now-wait-inserting = A helyet mindenki látja. A középről húzott lap ismert marad, amíg a sorban van.
happy_mochi-now-asked-giving = Mindenki egyszerre, titokban ad egy lapot balra. A lapot, amit kapsz, bárhová teheted a sorodban.
happy_mochi-now-wait-giving = Ha mindenki választott, az összes lap egyszerre megy balra.
happy_mochi-now-asked-setting-aside = A sorod pontjai megvannak. Egy lapja most tartalék lesz: lefordítva előtted marad, sosem számít pontnak, és bármelyik későbbi fordulóban felhúzhatod.
happy_mochi-now-wait-setting-aside = Akinek maradt lapja, egyet megtart tartaléknak. A következő fordulót a győztes bal oldali szomszédja kezdi.
happy_mochi-now-over = Vége a játéknak. A legkevesebb pont nyer, egyenlők osztoznak a győzelmen.

# A tanuló játszma.
happy_mochi-lesson-goal = Ez a hét lap a **sorod**. Szabadulj meg tőlük a többiek előtt: ami nálad marad, annak minden számjegye büntetőpont.
    .title = Ürítsd ki a sorodat!
happy_mochi-lesson-first = Két szomszéd egy szám: balra a tízes, jobbra az egyes. Most **nagyobb** kell, mint a középső { $number }. Játszd ki: { $pair }!
    .title = Az első párod
    .other = Ez is jó: bármelyik világító szám kijátszható, és húzni is mindig szabad.
happy_mochi-lesson-order = A rés bezárult: új szomszédok, új számok. De te magad **soha** nem rendezheted át a sorodat.
    .title = Új szomszédok
happy_mochi-lesson-colour = Középen most **egy szín** van: a te két lapod is legyen egyszínű, akármilyen.{ $pair ->
    [none] { "" }
   *[other] {" "}Ez számnak jó volna, de kétszínű: { $pair }.
}
    .title = Nézd a színeket!
happy_mochi-lesson-draw = Akkor **húzz**: a két középső lap egyikét, vagy vakon a pakliból.{ $partner ->
    [yes] {" "}Vedd el ezt: { $card }. Ilyen számod már van!
   *[no] { "" }
}
    .title = Semmi sem jó?
    .other = Így is lehet. Bárhonnan jön, a helyét te választod meg.
happy_mochi-lesson-place = A húzott lapot **bárhová** teheted a sorodban. { $partner ->
    [yes] Tedd a vele egyforma mellé: mindjárt meglátod, miért.
   *[no] Nézd meg, milyen számok lesznek belőle!
}
    .title = Válassz helyet!
    .other = Akkor ott is marad. Így is új számok születtek.
happy_mochi-lesson-named = A kis jel a lap **hatása**. Ettől húzni kell: { $who ->
    [you] neked, mert magadat mondtad.
   *[other] { $seat } téged mondott!
}{ $partner ->
    [yes] {" "}Vedd el ezt: { $card }, és tedd az ikre mellé!
   *[no] { "" }
}
    .title = Hatásos lapok
    .other = Rendben. Hogy honnan húzol és hová teszed, a te dolgod.
happy_mochi-lesson-mochi = { $pair }: ikrek! Két egyforma számjegy: **boldog mocsik**. Mindegy a középső { $number }, mindegy a szín: mindig mehetnek. Játszd ki őket!
    .title = Boldog mocsik!
    .right = Boldog mocsik! Igazi asztalnál ezt ki is kiáltanád.
    .other = Ez is jó. Az ikreid várhatnak: mindig mehetnek.
happy_mochi-lesson-flip = Ezen a lapon **átfordítás** volt, és a nyíl megfordult. Mostantól **kisebb** pár kell, amíg valaki újra át nem fordítja.
    .title = Most fordítva
happy_mochi-lesson-give = { $who ->
    [you] Úgy döntöttél, hogy
   *[other] { $seat } úgy döntött, hogy
} mindenki titokban **adjon tovább** egy lapot balra. Adj egy nagy számot, aminek nincs ikre!
    .title = Adj tovább egyet!
    .other = Ahogy gondolod. Most te kapsz egyet jobbról.
happy_mochi-lesson-received = Ez a lap jobbról jött, és oda teszed, ahová akarod. { $twins ->
    [yes] Csak az **ikreidet** ne válaszd szét: azok mindig mehetnek.
   *[no] Nézd meg, milyen számok lesznek belőle!
}
    .title = Kaptál egy lapot
    .other = Szétváltak! Ha elmegy, ami köztük van, újra összekerülnek.
happy_mochi-lesson-lower = Most { $number } alatti szám kell. { $reserve ->
    [yes] Ez jó: { $pair }, és a hatásával egy **harmadik** laptól is megszabadulsz. Játszd ki!
   *[no] Melyik párod ilyen?
}
    .title = Most kisebbet!
    .other = Ezt is szabad. A hatás megvárja, amíg kijátszod a lapját.
happy_mochi-lesson-reserve = Tegyél egy lapot **tartalékba**, lefordítva magad elé. Nem számít pontnak, és később felhúzhatod. Legjobb, aminek nincs párja.
    .title = Eggyel kevesebb
    .other = Ahogy akarod: ez a hatás választható, nem kötelező.
happy_mochi-lesson-last = Két lapod maradt, és jók. Akinek a köre végén **üres a sora**, azé a forduló. Játszd ki őket!
    .title = Az utolsó kettő
    .other = Nem sietsz? A többieknek sincs már sok lapjuk.
happy_mochi-lesson-scored = { $points ->
    [0] Neked **nulla pont**, és ez jó!
   *[other] Nálad { $points } pont maradt.
} A sorokban maradt számjegyek mind számítanak. Akinek maradt lapja, egyet megtart tartaléknak.
    .title = Az elszámolás
happy_mochi-lesson-done = Addig jönnek új fordulók, amíg valaki el nem éri a 30 pontot, és a **legkevesebb** nyer. Játssz tovább itt, vagy ülj le másokkal!
    .title = Már tudsz játszani!

# A szabályok képeinek aláírásai.
happy_mochi-figure-cards = Hét szín, mindegyik saját alakzattal.
happy_mochi-figure-effects = A négy hatás jele: átfordítás, húzás, továbbadás, tartalék.
happy_mochi-figure-higher = 41-nél nagyobb kell: 60, 72, 47 és 74 jó, 07 és 24 nem.
happy_mochi-figure-colours = 60 és 74 nagyobb, mint 50, de kétszínű, és középen egy szín van. Egyik pár sem jó.
happy_mochi-figure-twins = 00 nem nagyobb, mint 47, de boldog mocsik mindig mehetnek. 77 is mehetne.
happy_mochi-figure-drawn = A zöld 0 középről jött, ahol kék 2 volt alatta. A rózsaszín 0 mellett boldog mocsik lesznek.
happy_mochi-figure-flipped = A sárga 8 átfordítja az értékkártyát. A 87 még nagyobb számként ment; a következő pár legyen kisebb és egyszínű.
happy_mochi-figure-opened = 3 + 6 az 9 pont, 6 + 6 az 12. A győztes tartaléka nem számít.

# Hibák egy beállítás fájljában.
happy_mochi-bad-list = { $where }: értékek listája kell, például [0, 5], nem { $found }
happy_mochi-bad-value = { $where }: az értékek 0–9 lehetnek, nem { $found }
happy_mochi-bad-twice = { $where }: ez is benne van: { $value }, pedig azon már van hatás ({ $carried }); egy kártyán egy hatás lehet
happy_mochi-bad-table = { $where }: táblázat kell, benne { $known }, nem { $found }
happy_mochi-bad-entry = { $where }: nem lehet benne '{ $name }'; ami lehet: { $known }
happy_mochi-bad-lacks = { $where }: hiányzik belőle { $name }
