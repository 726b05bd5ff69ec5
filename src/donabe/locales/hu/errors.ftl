# Válasz a hibákra. Mindegyik kettőspont után vagy külön sorban áll: az elején nincs nagybetű, a végén nincs pont.

# Így látszik egy megadott érték; a $kind egy típus neve.
shown-text = '{ $text }'
shown-large-number = egy ekkora szám
shown-fraction = tört
shown-list = egy ilyen lista
shown-table = egy ilyen táblázat
shown-other = egy { $kind }

# Mit kaphat egy beállítás. Az on és az off minden nyelven így írandó.
takes-flag = on, off
takes-number = { $low }–{ $high }
takes-one-of = { $values }
takes-table = egy táblázat TOML-fájlban

# Lépések.
error-unparsable = '{ $token }' nem lépés; { $hint }
error-did-you-mean = erre gondoltál: { $token }?
error-moves-look-like = egy lépés így néz ki: { $token }
error-action-codes = a lépések kódja 0–{ $last }
error-illegal = { $token } most nem szabad; a szabály: { $clause }
error-not-your-turn = { A($number) } { $number }. helyen most nincs döntés; az asztal erre a helyre vár: { $waiting }
error-not-asked = most nincs dolgod
error-no-choice = ez nem választható
error-is-a-choice = ezt most választhatod
error-match-over = vége a játszmának; ha játszanál még, kezdj újat

# Játékok, helyek, beállítások.
error-unknown-game = nincs '{ $name }' nevű játék; válassz ezek közül: { $known }
error-players = { $game }: a játékosok száma { $players } lehet, nem { $given }
error-player-name = a játékos neve csak leírható szöveg lehet
error-no-seat = nincs { $number }. hely; a helyek: 0–{ $last }
error-option-flag = { A($option) } { $option } beállítás on vagy off lehet, nem { $found }
error-option-takes = { A($option) } { $option } beállítás értéke { $takes } lehet, nem { $found }
error-option-table = { A($option) } { $option } beállítás táblázat: TOML-fájlba való, nem { $found }
error-option-not-plain = { A($option) } { $option } beállítás táblázat, benne szavak, egész számok, true és false, nem { $found }
error-no-option = nincs '{ $name }' beállítás; ennek a játéknak a beállításai: { $known }
error-none = egy sincs
error-option-word = a beállítást így írd: név=érték, ne így: { $found }
error-options-not-toml = a beállítások fájlja nem TOML: { $detail }

# Jegyzőkönyvek. A $detail a JSON-olvasó angol szava.
error-not-a-record = ez nem jegyzőkönyv: { $detail }
error-record-key-twice = ez nem jegyzőkönyv: egy objektumban kétszer áll egy kulcs
error-record-fraction = ez nem jegyzőkönyv: csak egész számok lehetnek benne, nem { $found }
error-record-format = a jegyzőkönyv formátuma '{ $format }'; ez a változat ezt olvassa: { $known }
error-record-options-not-plain = a beállítások közt olyasmi is van, ami nem egyszerű adat, vagy túl sok lista van egymásban
error-record-game = ez a jegyzőkönyv '{ $found }', nem '{ $game }'
error-record-rules = a szabályok { $found }. változatával készült; ez { A($version) } { $version }. változat
error-record-seed = a mag nem hexadecimális
error-record-seed-length = a mag { $bytes } bájt, nem { $right }
error-record-move-form = { A($number) } { $number }. lépés nem `hely jel` alakú
error-record-move = { $number }. lépés: { $reason }
error-record-move-spelling = { A($number) } { $number }. lépés így áll benne: '{ $found }'; jegyzőkönyvben így kell: '{ $right }'
error-record-digest = az ellenőrző összeg nem egyezik: a jegyzőkönyvet megváltoztatták, miután elkészült
error-record-commitment = az előre megadott hash nem a magé: nem ezek a megígért lapok
error-record-no-result = a játszmának vége, de a jegyzőkönyvben nincs eredmény
error-record-early-result = a jegyzőkönyvben van eredmény, de a játszmának nincs vége
# A $field a jegyzőkönyv szava: totals, ranks vagy decided.
error-record-result = az eredményben { $field } értéke { $found }; a lépések szerint { $right }
error-record-lines = { A($round) } { $round }. forduló pontsorai nem azok, amik a lépésekből következnek
error-record-rounds = az eredmény { $found } fordulós; a lépések szerint { $right }
error-record-option-missing = hiányzik { A($option) } { $option } beállítás: a jegyzőkönyvben mindnek benne kell lennie
error-record-option-spelling = { A($option) } { $option } beállítás így áll benne: { $found }; jegyzőkönyvben így kell: { $right }
error-record-form = a jegyzőkönyv tartalma jó, de nem az egyetlen szabályos módon van leírva

# Botok.
error-unknown-bot = nincs '{ $name }' nevű bot; { $trouble }
error-bots = válassz ezek közül: { $known }
error-bots-or-class = válassz ezek közül: { $known }, vagy nevezz meg egy osztályt így: module:Class
error-bot-module = { A($module) } '{ $module }' modul nem importálható ({ $detail })
error-bot-not-there = { A($module) } '{ $module }' modulban nincs '{ $name }'
error-bot-class = '{ $name }' nem a donabe.bots.Bot osztályból készült
error-bot-fault = { A($bot) } { $bot } bot megszegte a szabályokat (mag: { $seed }, { $move }. lépés, { $number }. hely): { $reason }
error-bots-for-seats = egy botot nevezz meg minden helyre, vagy { $seats } botot, helyenként egyet; nem { $found }

# Szimulációk és bajnokságok.
error-simulation-games = egy szimuláció legalább egy játszma, nem { $found }
error-tournament-bots = egy bajnokság legalább két különböző bot között folyik; mindegyiket egyszer nevezd meg
error-tournament-seatings = { $bots } botot { $seats } helyre túl sokféleképpen lehet leültetni minden osztáshoz; nevezz meg kevesebbet
error-tournament-deals = legalább egy osztást le kell játszani, nem { $found }
error-results = { $path }: { $reason }; adj meg másik fájlt, vagy tedd ezt máshová
error-results-none = { $kind ->
    [study] ez nem egy vizsgálat fájlja
    [tuning] ez nem egy hangolás fájlja
   *[tournament] ez nem bajnoki eredmények fájlja
}
# A $field az, ami eltér, a fájl szavával: game, players, bots ...
error-results-other = { $kind ->
    [study] ezek egy másik vizsgálat játszmái ({ $field }: { $found }, nem { $right })
    [tuning] ezek egy másik hangolás próbái ({ $field }: { $found }, nem { $right })
   *[tournament] ezek egy másik bajnokság eredményei ({ $field }: { $found }, nem { $right })
}
error-results-line = { A($line) } { $line }. sor nem eredmény
error-results-line-other = { A($line) } { $line }. sorban nem az odaillő játszma áll
error-results-line-seats = { A($line) } { $line }. sorban nincs minden helyhez eredmény
error-results-in-use = most egy másik program írja
error-workers = a --workers értéke a folyamatok száma 1-től, vagy dask://GÉP:PORT, nem { $found }
error-workers-no-dask = egy fürthöz a `distributed` csomag kell: pip install 'donabe[cluster]'
error-workers-no-cluster = { $address } nem válaszol ({ $detail }); indíts ott ütemezőt, lásd docs/scaling.md
error-workers-none = a fürtnek itt nincs dolgozója: { $address }; indíts egyet a `dask worker` paranccsal, lásd docs/scaling.md
error-workers-died = a dolgozók újra meg újra leálltak ezeknél a játszmáknál: { $first }–{ $last }
error-tune-range = { $place }: egy tartomány low, high és esetleg step, egész számok, vagy one_of értékek listájával
error-tune-aim = { $found } nem cél; a célok: { $known } (a length-től kezdve számmal, például length=25±5)
error-tune-skill = a skill célhoz két szint kell, például --bots thumb,random
error-tune-nothing = a --vary fájlja semmit sem hagy nyitva; lásd docs/lab.md
error-tune-no-optuna = a hangoláshoz az `optuna` csomag kell: pip install 'donabe[lab]'
error-study-levels = egy vizsgálatban minden szint egyszer szerepel

# A szabálykönyv.
error-unknown-clause = nincs '{ $number }' szabály; a legközelebbiek: { $close }

# Asztalok.
error-unknown-table = nincs ilyen asztal; lehet, hogy hiányos a link
error-not-yours = nincs helyed ennél az asztalnál
error-not-host = ezt csak az asztal házigazdája teheti
error-seat-taken = { $name } ül ott; válassz másik helyet
error-seat-taken-stand = { $name } ül ott, előbb fel kell állnia
error-seat-taken-goes = { $name } olyan helyen ül, amely megszűnne; előbb üljön át
error-already-started = a játszma már elkezdődött; ezt csak előtte lehet
error-not-started = a játszma még nem kezdődött el
error-not-over = a játszmának még nincs vége
error-empty-seats = vannak még üres helyek; előbb üljenek oda emberek vagy botok
error-no-lesson = { $game }: ehhez még nincs lecke; a szabályai elmagyarázzák
error-lesson-only = a lecke olyan, amilyen; hagyd el ezt: { $fields }
error-outdated = ez a játszma a játék régebbi szabályaival kezdődött; nem folytatható, csak az eredménye marad meg
error-unreadable = ezt az asztalt félretettük, nem nyitható meg; a többi asztalt ez nem érinti, az okot a szerver naplója mondja meg
error-table-full = ennél az asztalnál annyi minden történt, hogy lépéseken kívül mást már nem fogad; nyiss egy újat
error-too-many-tables = { $most } ma nyitott asztalod még befejezetlen; játssz tovább valamelyiknél, vagy gyere vissza holnap
error-seconds = { $option }: 0–{ $most } másodperc lehet
error-clock = a clock értéke 0, ha nincs óra, különben { $least } és { $most } másodperc közötti
error-name-length = egy név 1–{ $most } karakter
error-name-plain = egy név egyszerű szöveg, vezérlőkarakterek nélkül
error-name-marks = egy névben egy betűn legfeljebb { $most } ékezet vagy más jel lehet
error-name-unseen = egy névben kell lennie látható betűnek vagy jelnek
error-bad-link = ezt a hivatkozást már használták, vagy túl régi; készíts újat azon az eszközön, amelyikről jött
error-chat-length = egy üzenet 1–{ $most } karakter
error-chat-plain = egy üzenet egyszerű szöveg, vezérlőkarakterek nélkül
error-chat-marks = egy üzenetben egy betűn legfeljebb { $most } ékezet vagy más jel lehet
error-id = egy azonosító 1–{ $most } karakter, vezérlőkarakterek nélkül
error-too-fast = túl sok az üzenet; várj egy kicsit, és küldd el újra
error-stale = ez a választás már lezárt döntéshez tartozik; nézd meg újra az asztalt
error-no-hints = ennél az asztalnál nincsenek tippek
error-too-early = a bot még csak most kezdett gondolkodni; adj neki pár másodpercet
error-still-thinking = már úton van egy tipp a helyedhez; várd meg
error-foreign-origin = ez az oldal máshonnan jön; nyisd meg az asztalt a szerver saját címéről
error-unavailable = a szerver ezt nem tudta eltárolni; tudtunkkal semmi sem változott, küldd el újra kicsit később
error-no-record-yet = a jegyzőkönyv a játszma vége után nyilvános
error-no-replay-yet = egy játszma a vége után játszható vissza
error-no-review-yet = egy játszma a vége után elemezhető
error-viewer = az `as` egy hely 0–{ $last } között, -1 ahhoz, amit mindenki látott, vagy open

# A szerver.
error-not-found = ezen a címen nincs semmi
error-fault = itt valami elromlott; feljegyeztük ezen a számon: { $request }
error-busy = itt most akkora a forgalom, hogy nincs több hely; próbáld újra néhány perc múlva
error-bad-request = a szerver ezt nem tudta elolvasni: { $detail }
error-text-frames = szöveges kereteket küldj, mindegyikben egy JSON-objektummal
error-too-large = egy üzenet legfeljebb { $most } bájt
error-not-a-message = ez nem ennek a protokollnak az üzenete: { $detail }
error-hello-first = előbb köszönj: {"{"}"t": "hello"{"}"}
error-serve = a szerver nem tudott elindulni; a fenti sorokban van, miért
error-serve-port = ez a felhasználó nem használhatja ezt a portot: { $port }; válassz 1023-nál nagyobbat
error-serve-address = itt nem lehet figyelni: { $host }: { $detail }
error-processes-sqlite = több folyamat csak PostgreSQL-en lehet egy ház; add meg a címét: --database postgresql://… vagy DONABE_DATABASE (az asztalokat a donabe backup és restore viszi át), vagy hagyd el a --processes kapcsolót
error-processes-system = ezen a rendszeren két folyamat nem használhatja ugyanazt a portot; indíts egyet --processes nélkül
error-database = az asztalok sqlite vagy postgresql adatbázisban lehetnek, ebben nem: { $kind }
error-database-url = az adatbázis URL-je nem olvasható; így írd: postgresql://user@host/name vagy sqlite:////folder/file
error-serve-folder = nem hozható létre az adatok mappája, { $path }: { $detail }
error-key-file = a kulcsfájl nem írható: { $path }: { $detail }
error-key-form = itt nincs kulcs: { $path }; a kulcs 32 bájt base64-ben, ahogy a donabe írja
error-key-other = ennek az adatbázisnak a magjait a(z) { $known } kulcs zárja le, az itt megadott pedig { $ours }; add meg a helyeset a --key-file kapcsolóval vagy a DONABE_KEY változóban, vagy ha elveszett, mondj le a futó játszmákról a --new-key kapcsolóval

# A ház gondozása.
error-removed = a ház gazdája felállított ettől az asztaltól
error-muted = a ház gazdája nem enged írni ennél az asztalnál
error-nobody-there = a(z) { $number }. helyen nem ül ember
error-no-guest = '{ $name }' nem vendég; add meg egy hely számát, vagy egy vendég azonosítóját, ahogy a `donabe admin show` kiírja
error-no-database = itt nincs adatbázis: { $path }; add meg a --data vagy a --database kapcsolóval
error-database-away = az adatbázis nem érhető el: { $detail }
error-schema-newer = ezt az adatbázist egy újabb donabe készítette (a séma { $step }. lépése); telepítsd újra azt a változatot, vagy állíts vissza egy korábbi mentést
error-schema-older = ezt az adatbázist egy régebbi donabe készítette; indítsd el egyszer a szervert, hogy frissüljön
error-backup-exists = ez már létezik: { $path }; adj meg új fájlt
error-backup-file = a mentés nem írható: { $path }: { $detail }
error-backup-missing = itt nincs mentés: { $path }
error-backup-damaged = ez nem mentés, vagy sérült: { $path }: { $detail }
error-backup-gap = ez nem teljes: { $path }: a(z) { $table } asztal naplójából hiányzik valami
error-restore-not-empty = mentést csak üres adatbázisba lehet visszaállítani; adj meg másikat, vagy tedd félre ezt

# Fájlok. Amire itt nincs mondat, arra a rendszer saját szavai állnak.
error-file = { $path }: { $reason }
error-file-missing = nincs ilyen fájl vagy mappa
error-file-forbidden = nincs hozzá jogod
error-file-folder = ez egy mappa
error-file-no-folder = ez nem mappa
error-file-read-only = ez a fájlrendszer csak olvasható
error-file-full = betelt a lemez
error-file-other = { $detail }
error-file-line = { $path }, { $line }. sor: { $reason }
error-file-match = { $path }, { $match }. játszma: { $reason }
error-file-empty = { $path }: nincs jegyzőkönyv ebben a fájlban
error-file-matches = { $path }: { $count } játszma van benne; { $number }. nincs köztük

# Játszmák a terminálban.
error-no-seat-of = nincs { $number }. hely; ennek a játszmának a helyei: 0–{ $last }
error-no-seat-with = nincs { $number }. hely; { $players } játékossal a helyek: 0–{ $last }
error-bots-for-others = egy botot nevezz meg minden más helyre, vagy { $seats } botot, helyenként egyet; nem { $found }
error-resume-over = { $path }: ennek a játszmának vége; a `donabe replay` elmeséli
error-resume-people = { $path }: ebben a játszmában { $people } ember van; itt csak egy folytathatja
error-review-unfinished = { $path }: a játszma befejezetlen; csak befejezettet lehet elemezni
error-interrupted = megszakítva; semmi sem maradt félig kiírva

# A labor a böngészőben.
error-unknown-study = nincs ilyen vizsgálat
error-lab-busy = most fut egy vizsgálat; a következő akkor indulhat, ha ez véget ért
error-lab-not-yours = ez a vizsgálat másé
error-lab-failed = valami elromlott e vizsgálat közben; a szerver naplója többet mond
error-lab-level = ebben a laborban ők játszanak: { $known }; nem pedig: { $found }
error-lab-matches = egy vizsgálat { $fewest } és { $most } közötti számú játszma, nem pedig { $found }
error-lab-searched = ha csak kereső botok játszanak, egy vizsgálat legfeljebb { $most } játszma
error-lab-seed = a mag legfeljebb { $most } karakter
