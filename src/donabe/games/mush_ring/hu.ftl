mush_ring-title = Mush-Ring
mush_ring-feel = Növessz egyszínű gyűrűt, és vigyázz a gyilkos galócákkal!

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

mush_ring-back-space = { "" }
mush_ring-mark-down = lefordítva
mush_ring-mark-coming = érkezik

mush_ring-progress = Cél: { $cards } lap
mush_ring-progress-fullest = { $who ->
    [you] nálad:
   *[other] { $seat }:
} { $count }
mush_ring-said-puts = { $card }
mush_ring-said-lets = Jöjjön csak!
mush_ring-said-ring = Tele a gyűrűm!
mush_ring-said-crushes = Eltapostam!
mush_ring-said-steals = Az enyém!
mush_ring-said-stomps = Eltaposom!
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
mush_ring-badge-hand = kézben
mush_ring-badge-collected = lap a 10-ből

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
mush_ring-prompt-asked-last = Utolsó lerakások: töltsd meg a gyűrűdet, akár lefordított akciólapokkal, vagy állj meg.
mush_ring-prompt-wait-last = { $seat } utolsó lerakásai.
mush_ring-prompt-over = Vége a játszmának.

mush_ring-choice-play = { $card }
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
} megtartása
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
