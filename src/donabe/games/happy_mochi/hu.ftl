happy_mochi-title = Happy Mochi
happy_mochi-feel = A sorod nem rendezhető át: játssz ki két szomszédot egy számként, és kiálts, ha ikrek!

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
    [one] egyszínű
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

happy_mochi-prompt-asked-turn = Játssz ki { $number } { $side ->
    [plus] fölötti
   *[minus] alatti
}{ $colours ->
    [one] , egyszínű
   *[any] { "" }
} párt vagy boldog mocsikat, vagy húzz egy lapot
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

happy_mochi-progress = { $end } pontnál vége, a legkevesebb nyer
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
       *[other] { $seat } választása: { $target } húz.
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
