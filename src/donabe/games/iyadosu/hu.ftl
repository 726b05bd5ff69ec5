iyadosu-title = Iyadosu
iyadosu-feel = Oszd ketté a lapjaidat, aztán mondj nemet épp a jó pillanatban.

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
iyadosu-note-open = Aki hív, bármelyik sima lapját kijátszhatja. Az adu a fekete.
iyadosu-note-stack = Egy pont minden alatta lévőért.

iyadosu-badge-tricks = ütés, licit: { $bid }
iyadosu-badge-normal = sima
iyadosu-badge-refuse = elutasító

iyadosu-prompt-split = Hová kerüljön a választólapod? Ahány lap lesz tőle jobbra, annyi ütés a licited.
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
iyadosu-choice-play = { $card }
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
