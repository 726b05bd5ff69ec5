iyadosu-title = Iyadosu
iyadosu-feel = Oszd ketté a lapjaidat, aztán mondj nemet a jó pillanatban.

iyadosu-option-bid_bonus = Licitbónusz
    .help = Az utolsó fordulóban a licitet is megkapja, aki pontosan teljesíti, vagy egyedül marad bent.
iyadosu-option-early_win = Korai győzelem
    .help = Aki egy forduló után annyi ponttal áll, ahány játékos van, azonnal nyer.

iyadosu-card = { $colour ->
    [K] fekete
    [R] piros
    [B] kék
   *[G] zöld
} { $rank }
iyadosu-insert = { $who ->
    [you] a választólapod
   *[other] { $seat } választólapja
}

iyadosu-zone-hand = { $who ->
    [you] A lapjaid
   *[other] { $seat }
}
iyadosu-zone-trick = { $number }. ütés a 12-ből
iyadosu-zone-last-trick = Előző ütés
iyadosu-zone-stack = Leadott választólapok
iyadosu-zone-ladder = Mi mit üt
iyadosu-zone-bids = { $tricks } ütés, és kinek kell
iyadosu-note-bids = { $left ->
    [0] egy sem szabad
   *[other] { $left } szabad
}
iyadosu-zone-division = A választólapod ebben a résben
iyadosu-note-division = Ha a sima lapok előbb fogynak el, mint az utolsó elutasító lap, kiestél. A kettéosztás végleges.
iyadosu-division-normal = sima lapok
iyadosu-division-refuse = elutasító lapok
iyadosu-zone-colours = A lapjaid színek szerint
iyadosu-counter-K = fekete
iyadosu-counter-R = piros
iyadosu-counter-B = kék
iyadosu-counter-G = zöld
iyadosu-ladder-trump = fekete: adu
iyadosu-ladder-led = hívott
iyadosu-ladder-lost = nem vihet
iyadosu-ladder-open = aztán a hívott szín
iyadosu-progress-dividing = A lapok kettéosztása
iyadosu-progress-trick = { $number }. ütés a { $tricks }-ből
iyadosu-progress-over = { $tricks } ütés lement

iyadosu-said-split = { $bid } a licitem!
iyadosu-said-played = { $card }
iyadosu-said-refused = Elutasítom!
iyadosu-said-submitted = Leadom!
iyadosu-said-dropped = Kiestem.
iyadosu-note-lead = { $colour ->
    [K] Fekete
    [R] Piros
    [B] Kék
   *[G] Zöld
} a hívott szín. Az adu a fekete.
iyadosu-note-open = Bármelyik sima lappal lehet hívni. Az adu a fekete.
iyadosu-note-stack = Egy pont minden alatta lévőért.
iyadosu-line-leads = { $who ->
    [you] Te vezetsz
   *[other] { $seat } vezet
}
iyadosu-line-won = { $who ->
    [you] Te vitted
   *[other] { $seat } vitte
}
iyadosu-line-trump = a fekete adu
iyadosu-line-highest = a legnagyobb { $colour ->
    [R] piros
    [B] kék
   *[G] zöld
}
iyadosu-way-always = mindig sima
iyadosu-way-normal = { $count } sima
iyadosu-way-refuse = { $count } elutasító
iyadosu-way-follow = { $colour ->
    [K] fekete
    [R] piros
    [B] kék
   *[G] zöld
}: színre szín
iyadosu-way-refusing = „Elutasítom!”
iyadosu-note-gap = licit
iyadosu-zone-won = Az ütéseid
iyadosu-note-won = { $tricks ->
    [0] még nincs ütésed
   *[other] { $tricks } ütésed van
}

iyadosu-badge-tricks = / { $bid } licitált ütés
    .brief = / { $bid }
iyadosu-badge-normal = sima
iyadosu-badge-refuse = elutasító

iyadosu-prompt-split = Hová kerüljön a választólap? Ahány lap esik jobbra, annyi a licit.
iyadosu-prompt-lead = Hívj bármelyik sima lapoddal.
iyadosu-prompt-follow = Tegyél { $colour ->
    [K] feketét
    [R] pirosat
    [B] kéket
   *[G] zöldet
}, vagy utasíts el bármelyik elutasító lappal.
iyadosu-prompt-only-follow = Tegyél { $colour ->
    [K] feketét
    [R] pirosat
    [B] kéket
   *[G] zöldet
}.
iyadosu-prompt-discard = Nem tudsz színt adni: tegyél bármilyen sima lapot.
iyadosu-prompt-wait-split = { $seat } kettéosztja a lapjait.
iyadosu-prompt-wait-play = { $seat } következik.
iyadosu-prompt-over = Vége a játszmának.

iyadosu-choice-split = { $bid } elutasító lap: licit { $bid }
iyadosu-choice-refuse = „Elutasítom”: { $card }

iyadosu-event-dealt = Mindenki tizenkét lapot kap. { $who ->
    [you] Te kezdesz
   *[other] { $seat } kezd
}; elsőként a jobb oldali szomszéd osztja ketté a lapjait.
iyadosu-event-split = { $who ->
    [you] A licited:
   *[other] { $seat } licitje:
} { $bid }.
iyadosu-event-played = { $who ->
    [you] A lapod:
   *[other] { $seat } lapja:
} { $card }.
iyadosu-event-refused = { $who ->
    [you] „Elutasítom!” A lapod:
   *[other] „Elutasítom!” { $seat } lapja:
} { $card }.
iyadosu-event-submitted = { $who ->
    [you] Leadod a választólapodat,
   *[other] { $seat } leadja a választólapját,
} alatta { $below ->
    [0] nincs másik.
   *[other] { $below } van.
}
iyadosu-event-dropped = { $who ->
    [you] Elfogytak a sima lapjaid: kiestél.
   *[other] { $seat } kiesik: nincs több sima lapja.
}
iyadosu-event-trick = { $who ->
    [you] Te viszed
   *[other] { $seat } viszi
} { A($number) } { $number }. ütést: { $card }.
iyadosu-event-ended = { $tricks } ütés után vége a fordulónak.

iyadosu-event-counted = { $who ->
    [you] A licited
   *[other] { $seat } licitje
} { $bid }, { $who ->
    [you] az ütéseid száma
   *[other] az ütései száma
} { $tricks }.
    .nothing = Kiesett: nincs pont

iyadosu-score-perseverance = Kitartás: { $count } választólap alatta
iyadosu-score-domination = Uralom: { $count } kiesett játékos
iyadosu-score-declaration = Bemondás: { $count } az eltérés
iyadosu-score-bid-bonus = Licitbónusz: { $count } a licit

# Mi szól egy lépés mellett, tippként.
iyadosu-reason-bid = Nagyjából ennyi ütést hozhat { $strong } erős lapod.
iyadosu-reason-few = Kevés elutasító lap hamar elfogy.
iyadosu-reason-refuse = Eggyel kevesebb elutasító lapod lesz: { $left } marad.
iyadosu-reason-submit = Az utolsó elutasító lapod: leadod a választólapodat, alatta { $below ->
    [0] nem lesz másik.
   *[other] { $below } lesz.
}
iyadosu-reason-ducks = Nem viheti az ütést: a licited már megvan.
iyadosu-reason-low = Alacsony lap: vigye csak más.
iyadosu-reason-wins = Viszi az ütést: még { $missing } kell.
iyadosu-reason-highest = A legmagasabb { $colour ->
    [K] fekete
    [R] piros
    [B] kék
   *[G] zöld
} lap, ami még játékban van, és még { $missing } ütés kell.
iyadosu-reason-leads = Eddig ez a legjobb lap: még { $missing } ütés kell.
iyadosu-reason-keeps = Itt úgysem vihet: a jobb lapjaid megmaradnak.

# Mi a cél.
iyadosu-goal = { $rounds } forduló után a legtöbb pont nyer. { $now }
iyadosu-goal-watch = Annyi ütés kell, amennyi a licit, és fogyjanak el az elutasító lapok.
iyadosu-goal-divide = Most: annyit licitálj, ahány ütést el tudsz vinni.
iyadosu-goal-out = Ebben a fordulóban kiestél.
iyadosu-goal-refuse = { $refuse ->
    [0] A választólapod már biztos helyen van.
   *[other] Még { $refuse } elutasító lapod van.
}
iyadosu-goal-play = { $refuse } { $missing ->
    [0] Több ütés már nem kell.
   *[other] Még { $missing } ütés kell.
}
iyadosu-goal-over = { $refuse } { $over } ütéssel több a kelleténél.

# Mit jelent a kérdés: Mi a teendő?
iyadosu-now-split = A választólaptól jobbra eső lapok az elutasító lapok. Mindegyik egy ütés licitet jelent, és mindnek el kell fogynia, mielőtt a sima lapjaid elfogynak.
iyadosu-now-lead = Te kezded az ütést, bármelyik lappal a választólaptól balra. Az ő színét kell majd követni.
iyadosu-now-follow = Tegyél sima lapot a hívott színből; vagy utasíts el, és tegyél bármilyen lapot a választólaptól jobbra.
iyadosu-now-only-follow = Tegyél sima lapot a hívott színből: elutasító lapod már nincs.
iyadosu-now-discard = Nincs sima lapod a hívott színből. Ilyenkor elutasítani sem lehet: bármelyik sima lap jó.
iyadosu-now-wait-split = A játékosok egymás után osztják ketté a lapjaikat, a licit rögtön látszik.
iyadosu-now-wait-play = Az ütés az óramutató járása szerint halad; mindjárt te jössz.
iyadosu-now-over = Vége a játszmának. A legtöbb pont nyer.

# A lecke.
iyadosu-lesson-goal = Egy **ütésbe** mindenki egy lapot tesz, és a legjobb viszi. Megmondod, hányat fogsz vinni, és pontosan annyi kell.
    .title = Ütésről ütésre
iyadosu-lesson-hand = Tizenkét lap, abban a sorrendben, ahogy kaptad. Rendezni még nem szabad.
    .title = Ezek a lapjaid
iyadosu-lesson-divide = Tedd a választólapot egy résbe, jobb felé. Ami tőle jobbra esik, az **elutasító** lap, és mindegyik egy ütés licitet jelent.
    .title = Oszd ketté!
    .other = Merész licit! Elsőre kettő és négy között könnyebb, de a te lapjaid.
iyadosu-lesson-sides = Ezek az **elutasító** lapjaid. Ha mind elfogyott, a választólapod a halomra kerül, és pontot ér. Ha előbb a többi fogy el, kiestél.
    .title = Ezektől szabadulj meg
iyadosu-lesson-bids = Mindenki látja mindenki licitjét. Pontosan annyi ütést vigyél, amennyit licitáltál: minden eltérés egy pontba kerül.
    .title = A licitek
iyadosu-lesson-lead = Te hívsz, a választólaptól balra eső lappal. Legyen alacsony és ne fekete: vigye most más, te csak figyelj.
    .title = Kezdd az ütést!
    .other = A fekete az adu, és a magas lap visz, ez akár a tiéd is lehet. Nem baj, ha kell.
iyadosu-lesson-follow = { $colour ->
    [K] Feketét
    [R] Pirosat
    [B] Kéket
   *[G] Zöldet
} hívtak, tegyél hát te is ilyet, a választólaptól balra eső lapjaidból.
    .title = Kövesd a színt!
    .other = Már el is utasítottad, mielőtt elmondtam volna. Szabad volt.
iyadosu-lesson-won = { $who ->
    [you] Te vitted
   *[other] { $seat } vitte
}: { $card }. Bármelyik fekete üti a hívott színt, a hívott szín pedig a többit.
    .title = Ki vitte, és miért?
iyadosu-lesson-heard = „Elutasítom!” – ezt mondod, ha nem követsz. Ilyenkor bármelyik elutasító lap jó, akármilyen színű.
    .title = Hallottad?
iyadosu-lesson-refuse = Tudnál színt adni. De most mondd azt: „Elutasítom!”, és tedd le az egyik elutasító lapodat, bármilyen színben.
    .title = Most mondj nemet!
    .other = Követted a színt. Az is jó, de az elutasító lapoknak egyszer el kell fogyniuk.
    .right = Iyadosu! Eggyel kevesebb elutasító lap.
iyadosu-lesson-discard = Nincs sima lapod ebből a színből. Ilyenkor nem utasíthatsz el: tegyél bármilyen sima lapot.
    .title = Nincs mivel követni
iyadosu-lesson-submitted = Elfogyott az utolsó elutasító lap, a választólap a halomra kerül: minden **alatta** fekvő egy pont. Későn jó, túl későn kiesés.
    .title = A halom
iyadosu-lesson-scored = A tiéd alatt fekvő választólapok és a kiesettek egy-egy pontot érnek. Minden eltérés a licittől egy pont levonás.
    .title = Az elszámolás
iyadosu-lesson-done = Ez volt egy forduló: tudod az Iyadosut. Játssz itt tovább, vagy ülj le másokkal.
    .title = Tudsz játszani!

# Képaláírások a szabályokhoz.
iyadosu-figure-cards = Négy szín; a rajtuk lévő növényekről és tárgyakról is felismerhetők.
iyadosu-figure-inserts = Választólapok a gazdájuk színében, és egy számos lap hátoldala.
iyadosu-figure-dealt = Egy kéz, ahogy kiosztották: kettéosztásig semmi sem mozdul.
iyadosu-figure-divided = Kettéosztva: hét sima és öt elutasító lap, tehát öt ütés a licit.
iyadosu-figure-refused = Piros 5 volt a hívás. Ketten elutasították; a fekete 8 adu, és viszi, akár elutasító lap, akár nem.
iyadosu-figure-submitted = A kék 4 volt az utolsó elutasító lap: a gazdája választólapja rögtön a halomra kerül.
