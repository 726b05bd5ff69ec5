# A terminál.
terminal-token-of = { $who ->
    [you] { $kind } (a tiéd)
   *[other] { $kind } ({ $seat })
}
terminal-card-of = { $label }, { $number }. lap
terminal-may-be = lehet: { $cards }
terminal-heading = { $title }, { $round }. forduló{ $rounds ->
    [0] { "" }
    [3] {" "}a 3-ból
    [6] {" "}a 6-ból
    [8] {" "}a 8-ból
   *[other] {" "}{ A($rounds) } { $rounds }-ből
}
terminal-size = { $players } játékos, kb. { $minutes } perc
terminal-takes = { $takes } ({ $default })
terminal-points = { $points } pont
# Egy szám a névnél, és amit számol.
terminal-badge = { $label }: { $value }
terminal-yourself = { $name } (te)
terminal-decided = már döntött
terminal-out = ebben a fordulóban kiesett

terminal-menu = Melyik játék legyen? Írd be a számát vagy a nevét.
terminal-menu-again = Egy szám 1 és { $most } között, vagy egy játék neve. Ctrl-C: kilépés.
terminal-how-many = Hány játékos, { $players }? Enter: { $usual }.

terminal-welcome = { $title }. Egy számmal választasz, ? a súgó, quit a kilépés.
    Az osztás innentől rögzített; a mag hash-e: { $commitment }.
terminal-help =
    Írd be egy választás számát vagy a félkövér jelét. Ahol csak egy választás van, elég az Enter.
      ?             ez a súgó
      what          mi most a teendő, a hozzá tartozó szabályokkal
      why JEL       miért nem szabad egy lépés
      hint          mit tenne a mester
      rules         minden szabály; a rules 4.2 csak azt az egyet mutatja
      score         a pontok eddig
      log           mi történt eddig, ahogy te láttad
      look          a teljes asztal, kihagyás nélkül
      save FÁJL     a játszma mentése, ahogy most áll
      quit          kilépés
terminal-allowed = { $token } szabad.
terminal-why-what = Melyik lépés? Írd be így: why JEL
terminal-illegal = { $token } most nem szabad. A szabály, { $clause }:
terminal-refused = { $reason }
terminal-back = Üres Enter: vissza az összes választáshoz.
terminal-no-choice = Nincs ilyen szám: válassz 1 és { $most } között.

terminal-no-points = Még senkinek sincs pontja.
terminal-round-total = ebben a fordulóban
terminal-player = játékos
terminal-total = összesen
terminal-decided-by = min múlott
terminal-over = Vége a játszmának
terminal-seed = A mag ez volt: { $seed };
    az SHA-256 értéke { $commitment }, ahogy előre megadtuk.

terminal-leaving = Felállsz az asztaltól.
terminal-offer-save = Mentsük a befejezetlen játszmát? Írj be egy fájlnevet, vagy csak nyomj Entert, ha nem kell:
terminal-other-file = Másik fájlnév, vagy csak Enter, ha nem kell menteni:
terminal-saved = Mentve: { $file }

terminal-story = { $title }: { $names }. A mag hash-e: { $commitment }
terminal-unfinished = A játszma befejezetlen, { $moves } lépés után.

# Számok táblázatokban.
terminal-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
terminal-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Szimulációk és bajnokságok.
terminal-playing = játék
terminal-reviewing = elemzés
terminal-study-more = Folytatás itt: { $folder }, { $matches } játszmából { $done } megvan.
terminal-study-report = Jelentés: { $file }
terminal-tuning = hangolás
terminal-tune-trial = próba
terminal-tune-chosen = beállítások
terminal-tune-none = { $trials } próba közül egy sem olyan, amelyet a játék elfogad.
terminal-tune-best = { $trials } próba közül { $frontier } olyan, amelyet másik nem múl felül. Összességében a legjobb: { $file } (a --options számára)
terminal-pace = { $matches } játszma { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp alatt: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } játszma/mp
terminal-records = jegyzőkönyvek: { $file }
terminal-results = eredmények: { $file }
terminal-seat = hely
terminal-bot = bot
terminal-mean-score = átlagpont
terminal-win-share = győzelmi arány
terminal-margin = ±
terminal-rating = értékszám
terminal-against = ellenfél
terminal-a-table-of = ellenfelek
terminal-fair = egyenlő
terminal-interval = 95%-os intervallum
# Hol van az intervallum: az egyenlő rész fölött, alatta, vagy még körülötte.
terminal-interval-above = fölötte
terminal-interval-below = alatta
terminal-interval-open = nyitott
terminal-tournament = { $game }, { $players } játékos: { $deals } osztás, { $matches } játszma
terminal-tournament-early = { $game }, { $players } játékos: { $deals } osztás, { $matches } játszma; előbb vége a tervezettnél ({ $planned }), mert minden pár eldőlt
terminal-tournament-all = mind { A($matches) } { $matches } játszma benne van már ebben: { $file }; tedd máshová, ha újra le akarod játszatni
terminal-tournament-more = folytatás, { $file }: { $matches } játszmából { $done } már megvolt
terminal-tournament-kept = { $matches } játszmából { $done } megvan itt: { $file }; ugyanez a parancs onnan folytatja

# Ellenőrzött jegyzőkönyvek.
terminal-verified-title = { $title }
terminal-verified-unfinished = { $title }, befejezetlen
terminal-verified-kind = { $title }: { $count }
terminal-verified-good = Rendben: { $good } jegyzőkönyv ({ $kinds })
terminal-verified-some = { $of } jegyzőkönyvből { $bad } hibás (jó: { $kinds })
terminal-verified-bad = { $of } jegyzőkönyvből { $bad } hibás

# A szerver.
serve-at = A Donabe címe: { $address }  (Ctrl-C leállítja; az asztalok megmaradnak)
serve-other-port = Ez a port foglalt: { $port }; ezért egy másikat használunk.
serve-no-client = Hiányzik a böngészős felület: ez a Donabe Node.js nélkül lett telepítve. Csak az API működik.
serve-get-client = Ha kell, telepítsd a Node.js 22.12-es vagy újabb változatát, és futtasd újra: `pip install .`, vagy egy kész csomaggal: `pip install --force-reinstall`.

# Egy ház gondozása. Az indoklás angol, vagy amit valaki beírt.
keeper-table = asztal
keeper-game = játék
keeper-status = állapot
keeper-updated = utolsó változás
keeper-status-aside = félretéve
keeper-aside = { $table } félre van téve: { $reason }
keeper-no-reason = a ház gazdája tette félre
keeper-count = { $count ->
    [one] 1 asztal
   *[other] { $count } asztal
}
keeper-shown = { $table }: { $game }, { $status }, { $version }. változat
keeper-shown-updated = utolsó változás: { $updated }, { $round }. forduló{ $rounds ->
    [0] { "" }
   *[other] {" "}a(z) { $rounds }-ból/ből
}
keeper-seat = { $number }. hely: { $name } ({ $who })
keeper-seat-guest = { $guest }
keeper-seat-host = { $guest }, házigazda
keeper-said = { $name } ({ $guest }): { $text }
keeper-released = { $table } újra megnyitható.
keeper-delete-sure = Végleg töröljük ezt: { $table }?
keeper-deleted = { $table } törölve.
keeper-kicked = { $name } nem ül többé a(z) { $number }. helyen.
keeper-muted = { $guest } ott nem írhat többé.
keeper-unmuted = { $guest } ott újra írhat.
keeper-host = Mostantól { $name } a házigazda.
keeper-announced = { $count ->
    [one] Elhangzott 1 asztalnál.
   *[other] Elhangzott { $count } asztalnál.
}
keeper-backed-up = { $path }: { $tables } asztal { $entries } bejegyzéssel, { $guests } vendég; másolva és ellenőrizve { $seconds } s alatt.
keeper-key-apart = A kulcs ({ $path }) nincs benne: tarts róla másolatot máshol. Nélküle a futó játszmák nem folytathatók.
keeper-restored = { $path } visszaállítva: { $tables } asztal { $entries } bejegyzéssel, { $guests } vendég, { $seconds } s alatt.
keeper-key-needed = A szerver indítása előtt tedd ide annak a háznak a kulcsát: { $path } (vagy ide: { $variable }); nélküle a futó játszmák nem folytathatók.
keeper-checking = Újrajátszás
keeper-trouble = { $table }: { $reason }
keeper-checked = { $count } asztal újrajátszva, { $bad } hibás, { $aside } félretéve

# A parancssor. Az attribútumok egy parancs argumentumainak és kapcsolóinak a leírásai, a nevük szerint; amelyik -default végű, azt
# mondja meg, mi történik a kapcsoló nélkül.
terminal-your-name = Játékos
cli-usage = Használat:
cli-arguments = Argumentumok
cli-options = Kapcsolók
cli-commands = Parancsok
cli-required = [kötelező]
cli-default = [alapérték: { $value }]
cli-every =
    .help = Ez a súgó, majd kilépés.
    .install_completion = A parancskiegészítés telepítése ehhez a héjhoz.
    .show_completion = A parancskiegészítés megmutatása ehhez a héjhoz, hogy másolni vagy módosítani lehessen.
    .game = Egy játék kulcsa, ahogy a `donabe games` felsorolja.
    .file = Egy .json fájl egy jegyzőkönyvvel, vagy egy .jsonl fájl, soronként eggyel.
    .players = Hányan játszanak.
    .players-default = a szokásos szám
    .option = A játék egy beállítása.
    .options = Beállítások fájlból.
    .seed = Bármilyen szöveg, vagy 64 hexadecimális számjegy változatlanul: ugyanaz a mag, ugyanazok az osztások.
    .workers = E gép folyamatai, vagy egy Dask-fürt címe.
    .workers-default = minden mag
    .match = A fájl melyik játszmája.
    .database = Például postgresql://...; enélkül, amit a DONABE_DATABASE mond.
    .database-default = SQLite
    .data = Itt tartja az SQLite az asztalokat.
    .data-default = a tiéd
    .key_file = A kulcs, amely a futó játszmák magjait zárja, ha nincs a DONABE_KEY változóban.
    .key_file-default = donabe.key az adatbázis mellett
    .table = Egy asztal azonosítója, a címének a vége.
cli-donabe = Egy asztal öt kisdobozos kártyajátékhoz: játékra, kutatásra, tervezésre.
    .version = Melyik donabe ez.
    .language = A nyelv, például hu; enélkül a rendszer nyelve, ha vannak rajta mondatok, különben angol.
cli-play = Játék a terminálban, a többi helyen botokkal.
    .game = Enélkül megkérdezzük.
    .seat = A helyed, 0-tól.
    .bots = Egy minden más helyre, vagy helyenként egy.
    .name = Hogyan szólítsunk.
    .name-default = Játékos
    .save = Ide kerüljön a játszma jegyzőkönyve.
    .resume = Egy mentett játszma folytatása.
cli-serve = Asztalok a böngészőben: barátok és botok egy asztalnál.
    .host = A cím, amelyen figyel; a 0.0.0.0 mindegyik.
    .port = Ha foglalt, egy másik szabad lesz helyette.
    .open_page = Nyissa meg az oldalt a böngészőben.
    .pace = Egy bot legalább ennyi másodpercig gondolkodik, hogy az emberek követni tudják.
    .new_key = A magokat lezáró kulcs elveszett: zárjon egy másikkal; a futó játszmák félrekerülnek.
    .log_format = Sorok embereknek, vagy JSON programoknak.
    .metrics = Elérhető-e a /metrics mindenkinek, aki a szervert eléri.
    .schema = Elérhető-e a /schema.
    .proxies = Proxyk, amelyek megmondhatják, honnan jön egy kérés; a * mindegyik.
    .keep_finished = A befejezett és az el sem kezdett asztalok törlése ennyi nap után.
    .keep_finished-default = soha
    .export = Törlés előtt ide kerüljenek az asztalok jegyzőkönyvei.
    .lab = Kis vizsgálatok indíthatók a böngészőből; a háttérben futnak.
    .processes = Ennyi munkafolyamat egy porton, PostgreSQL-lel; ami leáll, helyébe új lép, SIGHUP-ra sorban mind kicserélődik.
cli-games = A játékok listája: hányan játszhatják, és mit lehet beállítani.
cli-rules = Egy játék szabályai, vagy egy közülük.
    .clause = Csak ez az egy, például 4.2.
cli-simulate = Botok sok játszmája, összegzéssel.
    .matches = Hány játszma.
    .bots = Egy minden helyre, vagy helyenként egy.
    .out = Ide kerüljenek a jegyzőkönyvek.
    .rotate = Játszmáról játszmára mindenki eggyel odébb ül.
cli-tournament =
    Botok összehasonlítása: minden osztást minden ülésrendben lejátszanak.

    Ha legalább annyi bot van, ahány hely, minden csoportjuk minden sorrendben leül. Ha kevesebb, minden bot sorra ül minden helyre, egyedül a többi helyen ülő másik bot ellen, mindegyik ellen külön. Az eredmények a játszmák végén rögtön megmaradnak: Ctrl-C után, vagy további osztásokhoz, futtasd újra ugyanezt a parancsot.
    .bots = Két vagy több különböző bot.
    .deals = Hány osztás.
    .until_clear = Álljon le előbb, ha minden párnál eldőlt, melyik a jobb.
    .out = Itt maradjanak meg az eredmények.
    .out-default = e beállítások fájlja
    .json = Ide kerüljenek a táblázatok JSON-ként.
cli-study = Milyen egy játék, egyetlen jelentésben, számokkal és képekkel: hossz, pontok, igazságosság, fontos döntések, izgalom, tudás és szerencse, mi erős, mit nem használnak soha. Ctrl-C után futtasd újra ugyanezt a parancsot.
    .bots = Különböző szintek; mindegyik ül egy osztás minden helyén egyszer.
    .matches = Hány játszma; a kereső szintek csak egy részüket játsszák.
    .out = Mappa a játszmáknak, a jelentésnek és a táblázatainak.
    .out-default = a játéké
    .compare = Két beállításfájl: ugyanazok az osztások mindkettővel, és miben térnek el.
cli-tune =
    Egy játék olyan beállításainak keresése, amelyek közel visznek a megadott célokhoz.

    A FILE.toml beállításfájl, amelyben néhány érték nyitott: low = 20, high = 40, step = 5 vagy one_of = [true, false], kapcsos zárójelben. Célok: seat_fairness, decisions_matter, late_decision és skill; számmal length, rounds, decisions, choices, lead_changes, margin és winner, például length=25±5. Ctrl-C után, vagy további próbákhoz, futtasd újra ugyanezt a parancsot.
    .vary = Beállítások, köztük nyitottak.
    .aim = Mihez kell közeledni, vesszőkkel.
    .trials = Hány próba.
    .bots = Különböző szintek; mindegyik ül egy osztás minden helyén egyszer.
    .matches = Hány játszma próbánként, ugyanazokkal az osztásokkal.
    .out = Mappa a próbáknak, a határnak és a legjobb beállításoknak.
    .out-default = a játéké
cli-replay = Egy rögzített játszma története, minden lappal, vagy ahogy egy hely látta.
    .seat = Erről a helyről nézve.
cli-review = Mely döntések számítottak egy rögzített játszmában, és mit tett volna a mester.
    .seat = Csak ez a hely, 0-tól.
    .seat-default = minden emberé
    .simulations = A mesteré, döntésenként.
    .simulations-default = amennyi neki kell
cli-verify = Egy fájl minden jegyzőkönyvének ellenőrzése a szabályok szerint, és hogy mi a hiba, ha van.
cli-admin = Egy ház gondozása: az asztalok áttekintése és a rend, akár fut, akár nem.
cli-list = Az asztalok listája, a legújabbal kezdve.
    .status = Csak ezek: open, playing, over vagy outdated.
    .status-default = mind
    .limit = Legfeljebb ennyi.
cli-show = Egy asztal az embereivel, és amit utoljára mondtak.
cli-quarantine = Egy asztal félretétele: senki sem nyithatja meg, amíg vissza nem kerül.
    .reason = Miért; a lista megmutatja.
cli-release = Egy félretett asztal újra megnyitható lesz.
cli-delete = Egy asztal végleges törlése.
    .sure = Ne kérdezzen rá.
cli-kick = Valaki felállítása egy helyről; ha a játszma már elkezdődött, bot játszik tovább.
    .seat = 0-tól.
cli-mute = Valaki ne írhasson többé egy asztalnál.
    .who = Egy hely 0-tól, vagy egy vendég azonosítója.
    .off = Újra írhasson.
cli-host = Egy helyen ülő ember legyen a házigazda.
    .seat = 0-tól.
cli-announce = Közlemény minden használt asztalnál.
    .text = 1–300 karakter.
    .table = Csak ennél az asztalnál.
cli-backup = Minden másolata egy új SQLite-fájlba, miközben a ház fut, és a másolat ellenőrzése.
    .file = Az új fájl.
cli-restore = Egy mentés visszaállítása egy üres adatbázisba, bármelyik fajtába.
    .file = Egy fájl, amelyet a `donabe backup` készített.
cli-check = Minden asztal újrajátszása, és összevetése azzal, ami még tárolva van róla.

# Hibák a parancssorban; a $detail angol.
usage-missing = hiányzik: { $parameter }
usage-no-option = nincs ilyen kapcsoló: { $parameter }
usage-bad-value = nem jó érték ehhez: { $parameter }: { $detail }
usage-other = { $detail }
error-unknown-command = nincs '{ $name }' nevű parancs; válassz ezek közül: { $known }
