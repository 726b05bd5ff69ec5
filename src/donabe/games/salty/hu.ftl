salty-title = Salty
salty-feel = Gyűjts épp elég kockát, miközben fogy a só.

salty-option-last_player = Első zárójátékos
    .help = Ki választ elsőként fogást, és ki jön utolsónak az első ütésben: egy hely vagy a véletlen.
    .random = véletlen
salty-option-dishes = Fogások
    .help = A hat fogáskártya: a neve, a tányérjai és a kockánkénti tökéletes bónusz.

salty-card = { $seasoning ->
    [salt] só
    [sauce] szósz
    [ketchup] ketchup
   *[mayonnaise] majonéz
} { $number }
salty-dish = { $place ->
    [1] Tükörtojás
    [2] Corn dog
    [3] Krokett
    [4] Sült krumpli
    [5] Rántott garnéla
   *[6] Takojaki
}
salty-own-dish = { $name }
salty-any-dish = { $place ->
    [0] { salty-own-dish }
   *[other] { salty-dish }
}
salty-counter-salt = só
salty-counter-sauce = szósz
salty-counter-ketchup = ketchup
salty-counter-mayonnaise = majonéz
salty-counter-cards = lap
salty-token-plate = { $value ->
    [empty] üres tányér
    [salt] tányéron: só
    [sauce] tányéron: szósz
    [ketchup] tányéron: ketchup
   *[mayonnaise] tányéron: majonéz
}
salty-token-beside = { $value ->
    [salt] tányér mellett: só
    [sauce] tányér mellett: szósz
    [ketchup] tányér mellett: ketchup
   *[mayonnaise] tányér mellett: majonéz
}
salty-zero = Nulla kocka

salty-progress-dishes = Fogásválasztás
salty-progress-sides = Titkos választás
salty-progress-away = Lapok félretétele
salty-progress-trick = { $number }. ütés a { $tricks }-ből
salty-progress-over = Mind a { $tricks } ütés lement

salty-zone-rack = Polc
salty-zone-order = { $salt ->
    [1] Az 1-hez
    [2] A 2-höz
    [4] A 4-hez
    [5] Az 5-höz
   *[other] A { $salt }-hoz
} legközelebbi nyer
salty-zone-sides = A fogásod két oldala
salty-zone-turns = Most { $salt ->
    [1] az 1-hez
    [2] a 2-höz
    [4] a 4-hez
    [5] az 5-höz
   *[other] a { $salt }-hoz
} legközelebbi nyer
salty-zone-menu = Fogások
salty-zone-trick = { $number }. ütés a { $tricks }-ből
salty-zone-last-trick = Előző ütés
salty-zone-dish = { $dish }
salty-zone-no-dish = Még nincs fogása
salty-zone-suits = A lapjaid
salty-zone-hand = { $who ->
    [you] A lapjaid
   *[other] { $seat }
}
salty-zone-pile = { $who ->
    [you] Ütéseid
   *[other] { $seat } ütései
}
salty-zone-away = Félretéve
salty-zone-spare = Kimarad a fordulóból

salty-note-closest = { $salt ->
    [1] Az 1-hez
    [2] A 2-höz
    [4] A 4-hez
    [5] Az 5-höz
   *[other] A { $salt }-hoz
} legközelebbi nyer
salty-note-order = Az erősebbtől a gyengébbig: { $numbers }. Egyenlő számoknál: só, szósz, ketchup, majonéz.
salty-note-turns = Pontosan annyi kocka, ahány tányér: mindegyikre jár a bónusz.
salty-note-secret = Mindenki egyszerre dönt: akkor derül ki, ha az utolsó is kész.
salty-note-away = { $count ->
    [0] képpel lefelé, végleg
    [one] még egy, képpel lefelé
   *[other] { $count } lap, képpel lefelé
}
salty-note-leads = { $most ->
    [salt] { "Sóból van a legtöbb. " }
    [sauce] { "Szószból van a legtöbb. " }
    [ketchup] { "Ketchupból van a legtöbb. " }
    [mayonnaise] { "Majonézből van a legtöbb. " }
   *[none] { "" }
}{ $why ->
    [alone] Eddig { $card } vezet.
    [closest] Eddig { $card } vezet, legközelebb { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }.
    [lower] Eddig { $card } vezet: ugyanolyan közel { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }, de kisebb.
   *[stronger] Eddig { $card } vezet, az erősebb ízesítő.
}
salty-note-won = { $most ->
    [salt] { "Sóból volt a legtöbb. " }
    [sauce] { "Szószból volt a legtöbb. " }
    [ketchup] { "Ketchupból volt a legtöbb. " }
    [mayonnaise] { "Majonézből volt a legtöbb. " }
   *[none] { "" }
}{ $why ->
    [closest] A nyertes: { $card }, legközelebb { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }.
    [lower] A nyertes: { $card }, ugyanolyan közel { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }, de kisebb.
   *[stronger] A nyertes: { $card }, az erősebb ízesítő.
}
salty-note-dish = { salty-exactly }
    .brief = pontosan: +{ $perfect }
salty-note-no-dish = még nincs fogás
salty-note-plates = { $full } / { $plates }{ salty-over } · { salty-exactly }
    .brief = { $over ->
        [0] { $full } / { $plates } · +{ $perfect }/db
       *[other] { $over } fölös
    }
salty-over = { $over ->
    [0] { "" }
   *[other] { ", " }{ $over } fölös
}
salty-exactly = pontosan { $plates }: +{ $perfect }/kocka{ $types ->
    [yes] { ", +20/szín" }
   *[no] { "" }
}
salty-note-zero = { $cubes ->
    [0] még nincs kocka: +100 vállalónként
   *[other] { $cubes } kocka, nulla helyett
}
    .brief = { $cubes ->
        [0] még nincs kocka
       *[other] { $cubes } kocka!
    }
salty-note-pile = { $tricks ->
    [0] még nincs ütés
   *[other] { $tricks } ütés
}

salty-printed-plates = { $plates }
salty-printed-bonus = +{ $perfect }/db

salty-line-up-to = max. { $most }
salty-line-plate = +10 teli tányéronként
salty-line-exactly = +{ $perfect } ha pontosan { $plates }
salty-line-colour = +20 színenként
salty-line-overflow = -10 fölös kockánként
salty-line-best = csúcs: { $most }
salty-line-promise = +100 vállalónként
salty-line-broken = -10 kockánként
salty-line-best-zero = csúcs: 100–{ $most }
salty-line-leads = { $who ->
    [you] Te vezetsz
   *[other] { $seat } vezet
}
salty-line-won = { $who ->
    [you] Te vitted
   *[other] { $seat } vitte
}
salty-line-most = a legtöbb lap: { $count } { salty-seasoning }
salty-line-closest = { $number }: legközelebb { $salt ->
    [1] az 1-hez
    [2] a 2-höz
    [4] a 4-hez
    [5] az 5-höz
   *[other] a { $salt }-hoz
}
salty-line-lower = { $number }: { $salt ->
    [1] az 1-hez
    [2] a 2-höz
    [4] a 4-hez
    [5] az 5-höz
   *[other] a { $salt }-hoz
} ugyanolyan közel, de kisebb
salty-line-stronger = egyenlő számnál a { salty-seasoning } erősebb
salty-line-cube = { salty-seasoning }kocka jár érte
salty-line-took = elvitt egy { salty-seasoning }kockát
salty-line-took-none = nem maradt { salty-seasoning }kocka
salty-line-no-cube = nincs már { salty-seasoning }kocka
salty-seasoning = { $seasoning ->
    [salt] só
    [sauce] szósz
    [ketchup] ketchup
   *[mayonnaise] majonéz
}

salty-badge-last = Zárójátékos
salty-badge-start = Kezdőjátékos
salty-badge-dish = { $dish }
salty-badge-plates = { $plates } tányérból { $full } tele{ salty-over }
salty-badge-zero = { $cubes ->
    [0] nulla kockát vállalt
   *[other] nullát vállalt, van { $cubes }
}
salty-badge-tricks = { $tricks } ütés

salty-prompt-dish = Válassz fogást: hány kockát szeretnél?
salty-prompt-wait-dish = { $seat } fogást választ.
salty-prompt-side = Megtöltöd a fogásodat, vagy egyetlen kockát sem viszel?
salty-prompt-wait-sides = A többiek még döntenek, melyik oldal számít.
salty-prompt-away = { $count ->
    [one] Tegyél félre még egy lapot, képpel lefelé.
   *[other] Tegyél félre { $count } lapot, képpel lefelé.
}
salty-prompt-wait-away = A többiek még lapokat tesznek félre.
salty-prompt-lead = Hívj bármelyik lappal.
salty-prompt-follow = Előtted { $seat } jött: a te lapod is { salty-seasoning } legyen.
salty-prompt-free = Nincs nálad { salty-seasoning }: bármit tehetsz.
salty-prompt-wait-play = { $seat } következik.
salty-prompt-over = Vége a játszmának.

salty-choice-dish = { $dish }: { $plates } tányér, legfeljebb { $most } pont
salty-choice-side-dish = A fogás megtöltése
salty-choice-side-zero = Nulla kocka vállalása
salty-choice-away = { $card } félretétele

salty-event-rack = A polcon: { $salt } só, { $sauce } szósz, { $ketchup } ketchup, { $mayonnaise } majonéz.
salty-event-spare = Kimarad a fordulóból: { $cards }.
salty-event-last-player = { $who ->
    [you] Te vagy a zárójátékos: elsőként választasz fogást.
   *[other] { $seat } a zárójátékos: elsőként választ fogást.
}
salty-event-dish = { $who ->
    [you] A fogásod:
   *[other] { $seat } fogása:
} { salty-any-dish } ({ $plates } tányér).
salty-event-decided = { $who ->
    [you] Eldöntötted,
   *[other] { $seat } eldöntötte,
} melyik oldal számít.
salty-event-side = { $plates ->
    [0] { $who ->
        [you] Nulla kockát vállalsz.
       *[other] { $seat } nulla kockát vállal.
    }
   *[other] { $who ->
        [you] { $plates } kockát szeretnél.
       *[other] { $seat } { $plates } kockát szeretne.
    }
}
salty-event-put-away = { $who ->
    [you] Félreteszel
   *[other] { $seat } félretesz
} egy lapot ({ $down }/2).
salty-event-played = { $who ->
    [you] A lapod:
   *[other] { $seat } lapja:
} { $card }.
salty-event-trick = { $most ->
    [salt] { "Sóból van a legtöbb. " }
    [sauce] { "Szószból van a legtöbb. " }
    [ketchup] { "Ketchupból van a legtöbb. " }
    [mayonnaise] { "Majonézből van a legtöbb. " }
   *[none] { "" }
}{ $who ->
    [you] Te viszed
   *[other] { $seat } viszi
} { A($number) } { $number }. ütést: { $card }, { $why ->
    [closest] legközelebb { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }.
    [lower] { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    } ugyanolyan közel, de kisebb.
   *[stronger] az erősebb ízesítő.
}
salty-event-cube = { $place ->
    [none] Nincs már { $seasoning ->
        [salt] sókocka
        [sauce] szószkocka
        [ketchup] ketchupkocka
       *[mayonnaise] majonézkocka
    }, amit el lehetne vinni.
   *[other] { $who ->
        [you] Elviszel
       *[other] { $seat } elvisz
    } egy { $seasoning ->
        [salt] sókockát
        [sauce] szószkockát
        [ketchup] ketchupkockát
       *[mayonnaise] majonézkockát
    }{ $place ->
        [plate] { "" }
       *[beside] { ", de nincs hozzá tányér" }
    }.
}
salty-event-served = { $who ->
    [you] { $cubes } kockád van
   *[other] { $seat } { $cubes } kockát gyűjtött
}{ $plates ->
    [0] {" "}nulla vállalás után.
   *[other] {" "}{ $plates } tányérra.
}
salty-event-scored = Kész a forduló pontozása.

salty-score-plates = Tányéron: { $count } kocka
salty-score-overflow = Tányér mellett: { $count } kocka
salty-score-perfect = Tökéletes: pontosan { $count }
salty-score-types = Különböző színek a tányérokon: { $count }
salty-score-zero-success = Nulla kocka, { $count } vállaló
salty-score-zero-fail = Nulla kocka helyett { $count }

salty-said-dish = { salty-any-dish }, kérem!
salty-said-side = { $plates ->
    [0] Kockát nem kérek!
   *[other] { "" }
}
salty-said-played = { $card }
salty-said-cube = { $place ->
    [none] Elfogyott a kocka!
   *[other] { $seasoning ->
        [salt] Sókocka!
        [sauce] Szószkocka!
        [ketchup] Ketchupkocka!
       *[mayonnaise] Majonézkocka!
    }
}

# Mi szól egy lépés mellett, tippként.
salty-reason-dish-strong = { $near } lapod közel van a sóhoz: megtölthet { $plates } tányért.
salty-reason-dish-calm = Kevés lapod van közel a sóhoz: { $plates ->
    [one] egy tányér
   *[other] { $plates } tányér
} is elég.
salty-reason-dish-even = { $plates ->
    [one] Egy tányér:
   *[other] { $plates } tányér:
} nagyjából ennyi kocka jut egy játékosra.
salty-reason-dish-pays = Akár { $most } pontot ér, ha pontosan megtöltöd.
salty-reason-side-zero = Ezekkel a lapokkal minden ütést elkerülhetsz.
salty-reason-side-dish = { $near } lapod közel van a sóhoz: nulla kockát nehéz vállalni.
salty-reason-away-void = Az egyetlen { $seasoning ->
    [salt] só
    [sauce] szósz
    [ketchup] ketchup
   *[mayonnaise] majonéz
} lapod: nélküle bármit tehetsz, amikor követned kellene.
salty-reason-away-near = Közel van a sóhoz: olyan kockát vihetne, amit nem akarsz.
salty-reason-away-far = Messze van a sótól: ritkán vinne ütést.
salty-reason-no-cube = Nincs már { $seasoning ->
    [salt] sókocka
    [sauce] szószkocka
    [ketchup] ketchupkocka
   *[mayonnaise] majonézkocka
}: ütést vinni vele nem kerül semmibe.
salty-reason-wins = Elvisz egy kockát, ami még kell: { $cubes } van meg, { $plates } a cél.
salty-reason-leads = Vezet egy kockáért, ami még kell: { $cubes } van meg, { $plates } a cél.
salty-reason-wins-new = Olyan színű kockát visz el, ami még nincs a tányérjaidon.
salty-reason-leads-new = Olyan színű kockáért vezet, ami még nincs a tányérjaidon.
salty-reason-far = Messze van a sótól: vigye csak más.
salty-reason-ducks = Nem vezet: a tányérjaid tele vannak.
salty-reason-ducks-zero = Nem vezet: nulla kockát vállaltál.
salty-reason-keeps = Itt úgysem vihet: az erősebb lapjaid megmaradnak.

# Mi a cél.
salty-goal = { $rounds } forduló után a legtöbb pont nyer. { $now }
salty-goal-watch = Mindenki pontosan annyi kockát szeretne, ahány tányérja van.
salty-goal-dish = Most: döntsd el, hány kockát szeretnél.
salty-goal-side = Pontosan { $plates } tányért töltesz meg, vagy egy kockát se viszel?
salty-goal-away = Most: olyan lapokat tarts meg, { $plates ->
    [0] amelyek veszítenek.
   *[other] amelyek pontosan { $plates } kockát hoznak.
}
salty-goal-fill = Vigyél még pontosan { $missing } kockát{ $types ->
    [yes] ; az új szín +20.
   *[no] .
}
salty-goal-full = Tele vannak a tányérjaid: ne vigyél több kockát.
salty-goal-over = { $over } kocka fölös: ne vigyél többet.
salty-goal-few = A tányérok már nem telnek meg, de minden kocka 10 pont.
salty-goal-zero = { $cubes ->
    [0] Ne vigyél olyan ütést, amely kockát hoz.
   *[other] Oda a vállalás: ne vigyél több kockát.
}

# Mit jelent egy kérdés, ha valaki megkérdezi: Most mi jön?
salty-now-dish = Ahány tányér van egy fogáson, annyi kockát szeretnél. Ha pontosan annyid lesz, mindegyikre jár a rányomtatott bónusz. Később még megfordíthatod, és vállalhatod, hogy egyet se viszel.
salty-now-wait-dish = A fogásokat egymás után választjátok, az óramutató járásával ellentétesen; a zárójátékos kezd. Egy fogás csak egy játékosé lehet.
salty-now-side = A fogás a tányérjain lévő kockákért fizet. A hátoldala nulla kocka: ha sikerül, vállalónként 100 pont, ha nem, kockánként -10.
salty-now-wait-sides = Mindenki titokban dönt. Az oldalak egyszerre derülnek ki, amikor az utolsó is döntött.
salty-now-away = Két lap végleg kikerül a kezedből, és senki se látja, melyik. Ha kockákat szeretnél, a polcon lévő só számához közeli lapokat tartsd meg, ha nem, akkor a távoliakat.
salty-now-wait-away = Mindenki félretesz két lapot. Aztán a kezdőjátékos hív az első ütéshez.
salty-now-lead = Bármelyik lapoddal hívhatsz. Az az ízesítő nyer, amelyikből a legtöbb lap lesz, azon belül a polcon lévő só számához legközelebbi.
salty-now-follow = Közvetlenül előtted { $seat } jött, a lapja { salty-seasoning }: a tiéd is az legyen, akármit hívtak. A legtöbb egyforma lap nyer, aztán a sóhoz legközelebbi szám.
salty-now-free = Közvetlenül előtted { $seat } jött, a lapja { salty-seasoning }, és olyan nálad nincs: bármit tehetsz. A legtöbb egyforma lap nyer, aztán a sóhoz legközelebbi szám.
salty-now-wait-play = Most { $seat } jön. Az ütés az óramutató járása szerint halad; aki viszi, kockát kap, és ő hív a következőhöz.
salty-now-over = Vége a játszmának. A legtöbb pont nyer, egyenlőnél a jobb utolsó forduló.

# A lecke.
salty-lesson-goal = Mindenki tesz egy lapot; a legjobb viszi az ütést és egy ízesítőkockát. **Pontosan** annyi kell, ahány tányérja van a fogásodnak.
    .title = Épp elég
salty-lesson-dish = Tizenkét kocka áll a polcon, három játékosra. Vedd el a sült krumplit: négy **tányérja** van, vagyis négy kockát szeretnél.
    .title = Rendelj valamit
    .other = Ez is jó választás! A tányérjai mutatják, hány kockát szeretnél.
salty-lesson-side = A fogások hátoldala azt vállalja, hogy **egy kockát se** viszel: ha sikerül, legalább 100 pont. Merész! De ma töltsd meg a tányérokat.
    .title = Két oldal
    .other = Akkor nulla kocka! Mostantól veszíteni akarsz.
salty-lesson-away = { $want ->
    [yes] Két lapot félreteszel. { $salt } **sókocka** van, ezért { A($salt) } { $salt } a legerősebb szám, és a két ketchupod messze van tőle. Tedd félre az egyiket.
   *[no] Két lapot félreteszel. { $salt } **sókocka** van, ezért { A($salt) } { $salt } a legerősebb szám. Veszíteni akarsz: tegyél félre egy hozzá közeli lapot.
}
    .title = A só dönt
    .other = Ez végleg elment, és senki se tudja, mi volt. Még egyet!
salty-lesson-void = Most a másik ketchupot. Ha követned kellene egy ízesítőt, de **nincs** olyan lapod, bármit tehetsz.
    .title = És a másik
    .other = Rendben! Akkor majd ketchuppal követsz, ha kell.
salty-lesson-follow = { $seat } lapja { salty-seasoning }, ezért a tiéd is { salty-seasoning } legyen. Ezek közül bármelyik jó.
    .title = Kövesd
salty-lesson-won = Mindhárom lap só, ezért a szám dönt: az viszi, amelyik **legközelebb** van a sókockák számához. { $seat } épp eltalálta: { $salt }.
    .title = Ki vitte, és miért?
salty-lesson-salt = A nyertes olyan kockát visz el, amilyen a nyertes lap. Ez **sókocka** volt, ezért most { A($salt) } { $salt } a legerősebb szám. Nézd a skálát!
    .title = Fogy a só
salty-lesson-before = A **közvetlenül előtted** lévő lapot követed: { salty-seasoning }, mert { $seat } nem tudott követni. Előzd meg, kerülj közelebb { $salt ->
    [1] az 1-hez
    [2] a 2-höz
    [4] a 4-hez
    [5] az 5-höz
   *[other] a { $salt }-hoz
}!
    .title = Az előtted lévő lap
    .right = Két egyforma ízesítő leszavazza az egyedülit, bármi a száma: előbb a **több lap** dönt.
    .other = Két egyforma ízesítő leszavazza az egyedülit. De kettejük közül a te számod van messzebb a sótól.
salty-lesson-lead = Az első kockád! Aki viszi az ütést, az hív, **bármelyik** lapjával. { $types ->
    [yes] Minden szín 20 pont a tányérjaidon: próbálj újat, közel { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }.
   *[no] Próbálj olyat, amely közel van { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }.
}
    .title = Te hívsz
    .other = Bármivel lehet hívni. Lássuk, ki jut közelebb!
salty-lesson-equal = { $why ->
    [lower] Két szám egyformán közel volt { $salt ->
        [1] az 1-hez
        [2] a 2-höz
        [4] a 4-hez
        [5] az 5-höz
       *[other] a { $salt }-hoz
    }. Ilyenkor a **kisebb** viszi: { $card }.
   *[stronger] Kétszer ugyanaz a szám! Ilyenkor a só veri a szószt, a szósz a ketchupot, a ketchup a **majonézt**.
}
    .title = Egyformán közel
salty-lesson-free = Nincs nálad { salty-seasoning }, ezért **bármit** tehetsz. { $win ->
    [yes] Ez az ütés a tiéd lehet: válassz jól!
   *[no] Engedj el egy lapot, amely messze van a sótól, és úgyse vinne semmit.
}
    .title = Szabad választás
    .other = Miért ne? Itt minden lapot kijátszhatsz.
salty-lesson-full = Tele vannak a tányérjaid! Még egy kocka 10 pontba és a bónuszodba kerülne, ezért most **veszíts**: a sótól távoli lappal.
    .title = Elég
    .other = Ezzel elvihetsz egy fölös kockát. Szurkolok!
salty-lesson-none = { $who ->
    [you] Vitted az ütést
   *[other] { $seat } vitte az ütést
}, de { salty-seasoning }kocka már nincs a polcon. Ilyenkor **semmi** se jár érte: a nyertes csak hív.
    .title = Elfogyott
salty-lesson-scored = { $how ->
    [perfect] Tökéletes! Kockánként 10, bónusz, mert **pontosan** annyi, ahány tányér, és kettő–négy tányérnál színenként 20.
    [few] Kockánként 10, és kettő–négy tányérnál színenként 20. A bónuszhoz **pontosan** annyi kocka kell, ahány tányér.
    [many] A tányéron lévő kocka 10 pont, a mellette lévő -10. A bónuszhoz **pontosan** annyi kocka kell, ahány tányér.
    [kept] Egyetlen kocka se! Ez **vállalónként** 100 pont, vagyis több, ha más is meri.
   *[broken] Nem sikerült a vállalás: minden kocka 10 pontba kerül. Ha sikerül, **vállalónként** 100 pont.
}
    .title = A számla
salty-lesson-done = Ez volt egy forduló: már ismered a Saltyt. A legkevesebb pontú választ elsőként fogást. Játssz tovább itt, vagy ülj le másokkal.
    .title = Tudsz játszani!

# A szabályok képeinek feliratai.
salty-figure-cards = Négy ízesítő, az üvegük is más: só, szósz, ketchup, majonéz; és egy lap hátoldala.
salty-figure-dishes = A hat fogás: hány tányér, mennyi a bónusz kockánként, ha pontosan megtelik, és mennyit fizethet legfeljebb.
salty-figure-follow = Szószt hívtak, de a közvetlenül előtted kijátszott lap majonéz: majonézt teszel.
salty-figure-majority = A 2.5-ös szósz van legközelebb a 3 sókockához, de két majonéz leszavazza. Közülük a 2 van közelebb a 3-hoz, nem a 4.5.
salty-figure-equal = Négy sókocka, és minden lap más. A 3.5 és a 4.5 egyformán közel van, ezért a kisebbek maradnak; közülük a szósz veri a ketchupot.
salty-figure-rack = Négy sókocka: a 4 a legerősebb szám, aztán 3.5, 4.5, 3 és 5. Minél magasabb az oszlop, annál erősebb.
salty-figure-perfect = Négy kocka négy tányéron, négy színben: 40 + 40 a pontosan négyért + 80 a színekért = 160.
salty-figure-overflow = Három kocka két tányérra: 20 - 10 + 40 két színért = 50. A tányérok melletti sárga kocka színe nem számít.

# Hibák egy beállítás fájljában.
salty-bad-menu = a dishes beállítás { $dishes } fogás listája, mindegyikben name, plates és perfect
salty-bad-twice = a dishes beállításban két fogás neve '{ $name }'
salty-bad-dish = a dishes beállítás { $place }. fogásában pontosan ez kell: name, plates és perfect
salty-bad-name = a dishes beállítás { $place }. fogásának neve 1–{ $most } betű
salty-bad-number = a dishes beállítás { $place }. fogásában { $field } értéke { $found }; { $low }–{ $high } lehet
salty-bad-last-player = a last_player beállítás szerint { A($number) } { $number }. hely; { $players } játékos helyei: 0–{ $last }
