# A közös mondatok. Az egyes játékokéi a saját mappájukban vannak.

# A nyelv neve, ahogy a beszélői mondják.
language-name = Magyar
# Felsorolásban.
list-comma = ,{" "}
# A mondat vége.
full-stop = .
# Egy szám a névnél, és amit számol.
badge = { $value } { $label }

event-round = { $round }. forduló.
event-score = { $who ->
    [you] A pontod:
   *[other] { $seat } pontja:
} { $points }.

event-away = { $who ->
    [you] Amíg vissza nem jössz, egy bot játszik helyetted.
   *[other] { $seat } elment: egy bot játszik helyette.
}
event-back = { $who ->
    [you] Újra te játszol.
   *[other] { $seat } visszajött.
}
event-removed = { $who ->
    [you] Te játszol tovább valaki helyett, akit a ház gazdája felállított.
   *[other] A ház gazdája felállított valakit az asztaltól: { $seat } játszik tovább.
}
event-clock = { $who ->
    [you] Lejárt az időd: egy bot döntött helyetted.
   *[other] { $seat } ideje lejárt: egy bot döntött helyette.
}

# Egy asztal, amelynek a játszmája a játék régebbi szabályaival kezdődött.
table-outdated = Ez a játszma a játék régebbi szabályaival kezdődött, és nem folytatható.
table-outdated-over = Ez a játszma a játék régebbi szabályaival folyt. Az eredménye megmarad, de a lépéseit már nem lehet megmutatni.
table-outdated-no-result = Ez a játszma a játék régebbi szabályaival folyt, és nem maradt meg az eredménye.
table-outdated-short = régebbi szabályok

won = { $who ->
    [you] Nyertél!
   *[other] { $seat } nyert!
}
won-together = { $who ->
    [you] Közös győzelem: te és { $names }!
   *[other] Közös győzelem: { $names }!
}
# Mi miatt került valaki az előtte álló mögé.
decided-points = kevesebb pont
decided-last-round = kevesebb pont az utolsó fordulóban
decided-shared = közös helyezés

# A lapokon lévő jelek, amelyeknek szavuk is van; a többi csak rajz.
mark-leading = vezet

guest-name = Vendég { $number }

# A botok: hogy hívják és hogyan játszik mindegyik.
bot-random = Véletlen
    .help = bármit megtesz
    .level = véletlen
bot-thumb = Ökölszabály
    .help = ökölszabályok szerint
    .level = ökölszabály
bot-novice = Kezdő
    .help = néha még hibázik
    .level = kezdő
bot-casual = Alkalmi
    .help = csak úgy, kedvtelésből
    .level = alkalmi
bot-strong = Erős
    .help = előre gondolkodik
    .level = erős
bot-expert = Mester
    .help = alig hibázik
    .level = mester
bot-strength = erősség: 4-ből { $flames }

# Mi ment félre, a válasz kódja szerint.
problem-unreachable = Az asztal most nem érhető el. Próbáld meg kicsit később.
problem-answer = A szerver válasza: { $status }.
problem-unknown-table = Nincs ilyen asztal. Lehet, hogy hiányos a link.
problem-unknown-game = Nincs itt ilyen játék.
problem-not-found = Itt nincs semmi.
problem-no-page = Ezen a címen nincs semmi. Lehet, hogy hiányos a link.
problem-to-table = Az asztalhoz

# A kezdőlap.
home = Kezdőlap
motto = kis dobozok, egy asztal
home-games = Játékok
home-players = { $players } játékos
home-play = Gyors játék
home-play-game = Gyors játék: { $game }
home-friends = Barátokkal
home-friends-game = Barátokkal: { $game }
home-rules-game = A szabályok: { $game }
home-yours = Az asztalaid
home-all = mind { A($tables) } { $tables }
home-fewer = kevesebb
home-open = Nyitott asztalok
home-sit = Leülés
home-sit-at = Leülés: { $name }, { $game }
home-look = Benézés
home-go-on = Folytatás
home-join-what = Kaptál linket vagy kódot?
home-join = Belépés
home-join-elsewhere = Ez nem ennek a háznak az asztala. A teljes linket illeszd be, amit kaptál!
home-join-unknown = Itt nincs ilyen asztal: talán már elbontották, vagy hiányzik a link egy darabja.
seat-free = szabad
name-yours = A neved
name-keep = Ez a nevem
home-what = Mit játsszunk?
home-what-named = Mit játsszunk, { $name }?
home-play-now = Gyors játék: leül { $bots } bot, és máris kezdhetsz
home-your-turn = te jössz
home-thinks = { $name } gondolkodik
home-in-lobby = most ülnek le
home-over = vége
home-round = { $rounds ->
    [0] { $round }. forduló
    [1] folyamatban
    [3] { $round }. forduló a 3-ból
    [6] { $round }. forduló a 6-ból
    [8] { $round }. forduló a 8-ból
   *[other] { $round }. forduló { A($rounds) } { $rounds }-ből
}
home-table-of = { $name } asztala
home-seats-free = { $free ->
    [0] csak bot helyére
   *[other] { $free } szabad hely
}

# Az előszoba.
lobby-free = { $free ->
    [one] Egy hely szabad
   *[other] { $free } hely szabad
}
lobby-free-host = várj egy barátra, vagy ültess le egy botot
lobby-free-seated = várj, míg mindenki leül
lobby-choose = Válassz helyet
lobby-watch = Nincs szabad hely
lobby-watch-what = innen nézheted
lobby-full = Mindenki ül
lobby-full-host = kezdd, amikor akarod
lobby-full-wait = a házigazda indítja
lobby-wait = A házigazda akkor indítja, amikor már mindenki ül.
lobby-away = Nincs itt: { $names }
lobby-start-fills = { $free ->
    [one] a szabad helyre bot ül: { $bot }
   *[other] a szabad helyekre bot ül: { $bot }
}
lobby-start = mindenki kész
new-title = { $game } barátokkal
new-make = Asztal készítése
new-after = Utána meghívhatod a barátaidat, botokat ültethetsz le, és indulhat a játék. Ott még minden módosítható.
lobby-seat = { $number }. hely
lobby-waiting = barátra vár
lobby-seats = Helyek
lobby-players = Játékosok
lobby-open = Nyitott asztal
lobby-bot-steps-in = Beugró bot
lobby-turn-clock = Gondolkodási idő
lobby-invite-friends = Barátok meghívása
lobby-qr = Az asztal címe QR-kódként
lobby-address = Az asztal címe
lobby-copy = Link másolása
lobby-copied = Kimásolva
lobby-share = Megosztás
lobby-how-we-play = Így játszunk
lobby-standing = áll
lobby-you-host = te · házigazda
lobby-stand = Felállás
lobby-leave = Távozás
lobby-begin = Indítás
lobby-fill = Botok a szabad helyekre
lobby-seat-a-bot = Bot leültetése
lobby-free-seat = Szabad hely
lobby-sit = Leülés ide
lobby-sit-myself = Én ülök ide
lobby-tap-bot = koppints: bot ül ide
lobby-tap-sit = koppints, és leülsz
lobby-level = Szint
lobby-send-away = Elküldés
lobby-send-bot-away = A bot elküldése
lobby-ready = kész
lobby-seat-this = Leültetés: { $bot }
lobby-invite = Olvassátok be a kódot, vagy küldd el a linket.
lobby-open-table = bárki megtalálhatja a kezdőlapon
lobby-steps-in = annak a helyére, aki elment
lobby-clock = ennyi idő van egy döntésre
lobby-hints-title = Tippek
lobby-hints = a játékosok megkérdezhetik, mit tenne a mester
lobby-name = Szia! Hogy szólíthatunk?
lobby-taken = { $seats } helyből { $taken } foglalt
lobby-new-lines = { $new } új
lobby-chat-empty = köszönj be
lobby-how = játékosok, szabályok, órák
lobby-how-host = játékosok, szabályok, órák: te állítod be

yes = igen
no = nem
time-none = nincs
time-seconds = { $seconds } mp
time-minutes = { $minutes } perc

chat-empty = Még senki sem szólt egy szót sem.
chat-say = Szólj hozzá
chat-send = Küldés

rules-of = A szabályok: { $game }
rules-contents = Tartalom
rules-clause = { $clause } szabály, link
# Tipp: mit gondol a mester a játékos legjobb lehetőségeiről.
hint-title = Mit tenne a mester?
hint-thinking = A mester gondolkodik …
hint-only = Csak ezt választhatod.
hint-choice = választás
hint-share = győzelem
hint-points = pont
hint-reason = mert
hint-percent = { $percent }%
hint-gains = { $points } pont ebben a fordulóban
hint-of-win = győzelmi esély
hint-ask = Tipp
hint-rank = A mester { $rank }. választása
hint-ready = A mester első választása: { $choice }, { $percent }%.

# Az asztal a böngészőben.
strip-home = Donabe, kezdőlap
strip-round = { $round }. forduló{ $rounds ->
    [0] { "" }
    [3] {" "}a 3-ból
    [6] {" "}a 6-ból
    [8] {" "}a 8-ból
   *[other] {" "}{ A($rounds) } { $rounds }-ből
}
strip-round-brief = F{ $round }{ $rounds ->
    [0] { "" }
   *[other] /{ $rounds }
}
strip-drawers = Fiókok
strip-light = Váltás világos és sötét között
drawer = Fiók: { $name }
drawer-close = Bezárás: { $name }
drawer-log = Napló
drawer-score = Pontok
drawer-rules = Szabályok
drawer-chat = Csevegés
drawer-more = Egyéb
drawer-deal = Az osztás
watching = néző: { $names }

table-laying = Terítjük az asztalt…
table-offline = Megszakadt a kapcsolat
table-offline-since = A helyed megmarad. Így állt { $seconds } másodperce.
table-offline-now = Próbáld most
table-news = Hírek
log-what = Mi történt
sheet-round = { $round }. forduló
sheet-empty = Még egy fordulót sem pontoztunk.
deal-seal = Az osztás már az első lap előtt eldőlt. A pecsétje:
deal-shown = Az osztás már az első lap előtt eldőlt. A játszma kezdetén ez látszott:
deal-seed = Ez az SHA-256 értéke annak a magnak, amelyből minden keverés következik:
deal-fits = A böngésződ most ellenőrizte: egyeznek.
deal-does-not-fit = Nem egyeznek!
deal-unchecked = Ez a böngésző csak biztonságos oldalon (https) tud ilyet kiszámolni. A jegyzőkönyvből a „donabe verify” is kiszámolja.

card-hidden = lefordított lap
card-known = te ismered
card-can-be = lehet: { $cards }
asked = A kérdés
seat-out = kiesett
seat-points = pont{ $state ->
    [acting] , most dönt
    [decided] , már döntött
   *[other] { "" }
}
you = te
or = vagy
away = nincs itt
away-bot-plays = nincs itt, egy bot játszik
# Mindenki valakire vár, aki elment; aztán hogy mikor játszik bot a helyén.
away-awaited = Várunk, mert nincs itt: { $names }
away-bot-in = Beugró bot:

confirm = Megerősítés
undo = Vissza
close = Bezárás

keys-title = Billentyűk
keys-arrows = lépés egyik kiemelt dologról a másikra
keys-digits = az első, második … kiemelt dolog kiválasztása
keys-enter = választás, vagy a kiválasztott megerősítése
keys-hint = mit tenne a mester
keys-escape = visszavonás, vagy a nyitott ablak bezárása
keys-help = ez a lap

# Miért nem történt meg valami; hogy mit lehet helyette, azt a kérdés mondja meg.
refused-illegal = Ezt most nem lehet.
refused-choices = Ezt választhatod: { $choices }.
refused-lit = Azt válaszd, ami világít.
refused-show-rule = A szabály
refused-or = { $first } vagy { $last }
refused-not-asked = Most nincs dolgod.
refused-no-choice = Itt nincs mit választani.
refused-is-a-choice = Ezt most választhatod.
refused-not-your-turn = Nem te következel.
refused-stale = Közben továbbment a játék.
refused-match-over = Vége a játszmának.
refused-unparsable = Ezt nem lehetett érteni.
refused-too-fast = Ez túl gyors volt: várj egy kicsit, és próbáld újra.
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-too-early = Még csak most kezdett gondolkodni: adj neki pár másodpercet.
refused-still-thinking = A mester még gondolkodik.
refused-unavailable = A szerver most elfoglalt: próbáld meg kicsit később.
refused-sent-again = A szerver most elfoglalt: az oldal magától újra próbálkozik.

away-you = Egy bot játszik helyetted.
away-back = Itt vagyok

# Egy bothoz, amelyik már másodpercek óta gondolkodik.
hurry-up = Siess!
hurry-up-who = Siess, { $name }!

round-over = { $round }. forduló: vége
round-leads = { $who ->
    [you] Te vezetsz
   *[other] { $seat } vezet
}, az állás: { $points }
round-lead-together = { $names } együtt vezet, az állás: { $points }
round-best = a forduló legjobbja: { $points }
round-so-far = A játszma állása
round-hatched = csíkos: ebből a fordulóból
round-nothing = semmi
round-below = 0 alatt
round-number = { $round }. forduló
round-next = Következő forduló
round-result = Az eredményhez
round-ready = { $ready ->
    [0] { $people ->
        [one] A másik még nézi.
       *[other] A többiek még nézik.
    }
   *[other] { $people } játékosból { $ready } kész.
}
round-by-itself = { $seconds } mp múlva továbbmegy.

match-over = Vége a játszmának
won-by = { $who ->
    [you] { $points } ponttal nyertél!
   *[other] { $seat } { $points } ponttal nyert!
}
match-grid = Fordulóról fordulóra
match-honey = mézszínű: a forduló legjobbja
match-total = összesen
match-decided = Min múlott
match-behind = { $who ->
    [you] Te { A($rank) } { $rank }. helyen végeztél
   *[other] { $seat } { A($rank) } { $rank }. helyen végzett
}: { $why }.
match-ahead = { $round ->
    [1] { $who ->
        [you] Az első fordulótól kezdve vezettél.
       *[other] { $seat } az első fordulótól kezdve vezetett.
    }
   *[other] { $who ->
        [you] Végleg { A($round) } { $round }. fordulóban vetted át a vezetést.
       *[other] { $seat } { A($round) } { $round }. fordulóban végleg átvette a vezetést.
    }
}
match-best-line = { $round }. forduló, { $who ->
    [you] te
   *[other] { $seat }
}: { $line }
match-told = Hogyan alakult a játszma
match-points = Fordulópontok
match-turning = Fordulópontok: ezek a fordulók változtattak a legtöbbet az álláson
match-look = Megnézés
match-look-at = Megnézés: { $round }. forduló
turning-lead = { $who ->
    [you] Átveszed a vezetést, az előnyöd:
   *[other] { $seat } átveszi a vezetést, az előnye:
} { $gap }
turning-ahead = { $who ->
    [you] Elhúzol, az előnyöd:
   *[other] { $seat } elhúz, az előnye:
} { $gap }
turning-level = { $who ->
    [you] Beéred az élen állót
   *[other] { $seat } beéri az élen állót
}
turning-closer = { $who ->
    [you] Felzárkózol, a hátrányod:
   *[other] { $seat } felzárkózik, a hátránya:
} { $gap }
turning-behind = { $who ->
    [you] Lemaradsz, a hátrányod:
   *[other] { $seat } lemarad, a hátránya:
} { $gap }
match-review = Elemzés
match-rematch = Visszavágó
match-to-rematch = A visszavágóhoz
match-replay = Visszajátszás
match-record = Jegyzőkönyv
match-deal = Az osztás ellenőrzése
match-table = Vissza az asztalhoz
match-result = Az eredmény

# A befejezett játszma elemzése.
review-title = elemzés
replay-title = visszajátszás
review-of = { $seat }: { $decisions } döntés, ebből { $agreed } olyan jó, mint a mesteré
review-none = Egyik döntés sem hozott vagy vitt sokat.
review-where = { $round }. forduló, { $number }. döntés
review-lost = { $who ->
    [you] A választásod
   *[other] { $seat } választása
}: { $played }. A mester inkább ezt tenné: { $best }.
review-praised = { $who ->
    [you] A választásod
   *[other] { $seat } választása
}: { $played }. A mester is ezt tenné.
review-choice = { $share }% ({ $points }): { $choice }
review-mattered = { $count ->
    [0] Fontos döntések
    [one] Egy fontos döntés
    [2] Két fontos döntés
    [3] Három fontos döntés
   *[other] { $count } fontos döntés
}
review-none-of = { $who ->
    [you] Egyik döntésed sem hozott vagy vitt sokat.
   *[other] { $seat } egyik döntése sem hozott vagy vitt sokat.
}
review-cost = { $share }% győzelmi esély kárba veszett
review-best = legjobb
review-points = Várható ebben a fordulóban: { $played } pont, a mester választásával { $best }.
review-next-best = A második legjobb választás { $share }%-kal rosszabb volt.
review-you = te
review-expert = mester
review-agrees = a mester egyetért
review-running = A mester nézi a játszmádat: { $of } döntésből { $done } kész
review-waiting = A mester nézi a játszmádat
review-failed = Az elemzés nem sikerült. A visszajátszás itt van, hiánytalanul.
review-fetching = Hozzuk a játszmát…
review-chance = Győzelmi esély
review-chance-as = { $who ->
    [you] ahogy te tudhattad
   *[other] ahogy { $seat } tudhatta
}
review-even = egál
review-curve = A győzelmi esély a játszma során. A balra és a jobbra nyíllal lehet lépkedni.
review-round = { $round }. forduló
review-moment = { $at }. pillanat, összesen { $of }
review-page-table = Asztal
review-page-decisions = Döntések
review-moments = Pillanatok
review-eyes = kinek a szemével
review-open = nyílt lapokkal
review-first = Az elejére
review-back = Egy lépés vissza
review-play = Lejátszás
review-pause = Szünet
review-on = Egy lépés előre
review-last = A végére
review-close = Bezárás
review-share = Megosztás
review-copied = Kimásolva
review-your-choice = { $round }. forduló, { $number }. döntés: { $who ->
    [you] a te választásod
   *[other] { $seat } választása
}

settings-language = Nyelv
settings-pace = Tempó
settings-pace-calm = nyugodt
settings-pace-normal = közepes
settings-pace-instant = azonnali
settings-theme = Megjelenés
settings-theme-auto = mint a rendszer
settings-theme-light = világos
settings-theme-dark = sötét
settings-confirm = Lépéseim megerősítése
    .help = A lap először megemelkedik; a második koppintás vagy a Megerősítés játssza ki.
settings-hints = Mi lehet a rejtett lapokon
    .help = Mindegyiken látszik. Enélkül mutass rá az egyikre, vagy tartsd rajta az ujjad.
settings-sound = Hangok
    .help = Lap, jelző, az én köröm, győzelem.
announced = A háztól
device = Másik eszközön
    .help = Ott is önmagadként folytathatod, a neveddel és az asztalaiddal.
device-make = Link mutatása
device-qr = A másik eszközre vivő link QR-kódként
device-address = A másik eszközre vivő link
device-scan = Olvasd be ezt a másik eszközzel, vagy nyisd meg ott a linket. Egyszer működik, { $minutes } percen belül; másnak ne mutasd meg.
carry-said = Itt folytatjuk?
carry-means = Ez a link valakit egy másik eszközről ebbe a böngészőbe hoz, a nevével és az asztalaival. Csak akkor mondj igent, ha az te vagy: aki eddig itt voltál, hátramarad.
carry-yes = Igen, én vagyok
carry-no = Nem

ruler-taller = a magasabb az erősebb
ruler-mine = a tiéd

# A lecke segítője.
coach-strip = az első játszmád, melletted Donabe
coach-strip-brief = lecke
coach-skip = Kihagyom
coach-back = Vissza
coach-next = Tovább
coach-do = { $what ->
    [card] koppints egy lapra
   *[other] te lépsz
}
coach-right = Ügyes!
coach-other = Így is lehet
coach-play-on = Folytatás itt
coach-real-match = Igazi játszma
coach-pips = { $number }. tipp, összesen { $of }
home-teach = Taníts meg!
home-teach-game = Taníts meg: { $game }{ $learned ->
    [yes] , már tudod
   *[no] { "" }
}
home-first-game = első játszma

# A kérdés.
now-title = Mi a teendő?
now-rules = Minden szabály
keys-now = mi most a teendő

rules-print = Nyomtatás
figure-player = { $number ->
    [1] Anna
    [2] Bence
    [3] Csilla
    [4] Dani
    [5] Eszter
   *[other] Feri
}

# A labor.
lab-room = Labor
lab-room-what = Milyen egy játék? Derítsék ki a botok!
lab-new = Új vizsgálat
lab-bots = Kik játszanak
lab-bots-help = minden szint minden helyre leül
lab-matches = Játszmák
lab-matches-help = minél több, annál biztosabbak a számok
lab-begin = Indítás
lab-one = Egyszerre egy vizsgálat fut, az asztalok mellett és náluk lassabban. Akkor is folytatódik, ha elmész.
lab-studies = Vizsgálatok
lab-none = Még nincs vizsgálat. Válassz játékot, és indítsd el!
lab-about = { $players } játékos · { $bots }
lab-progress = { $done } játszma, összesen { $of }
lab-writing = { $of } játszma kész, íródik a jelentés
lab-done = { $of } játszma
lab-read = A jelentés elolvasása
lab-read-of = A jelentés elolvasása: { $game }
lab-cancel = Leállítás
lab-cancel-of = Leállítás: { $game }
lab-drop = Eldobás
lab-drop-of = Eldobás: { $game }
