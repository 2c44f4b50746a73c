### Amit csak a weboldal mond.

## Everywhere

close = Bezárás
copy = Másolás
copied = Kimásolva
share = Megosztás
loading = Betöltés…
sending = Küldés…
try-again = Próbáld újra
go-home = A kezdőlapra
skip-to-content = Ugrás a tartalomra
nav-label = Az oldal
toasts-label = Értesítések
you = te
players = Játékosok
a-watcher = Néző
read-rules = A játékszabály
watch-replay = Visszajátszás
check-dice = A dobások ellenőrzése
to-the-table = Az asztalhoz
download-journal = A játszma letöltése
nowhere-title = Itt nincs semmi
nowhere-text = Lehet, hogy elgépelted a címet, vagy az oldal már máshol van.
offline-title = Nem válaszol a szerver
offline-text = Lehet, hogy megszakadt a kapcsolatod, vagy éppen újraindul a szerver.
offline-reconnecting = Lehet, hogy megszakadt a kapcsolatod, vagy éppen újraindul a szerver. Tovább próbálkozunk.
problem-unknown = Valami nem sikerült. Próbáld újra!

## Settings

settings = Beállítások
settings-language = Nyelv
settings-theme = Színek
settings-sound = Hang
settings-animation = A bábuk mozgása
settings-text-board = Az állás szövegesen
    .help = A tábla szövegként, minden lépés egy-egy gombbal. A képernyőolvasók mindig megtalálják.
settings-shortcuts = Egybetűs gyorsbillentyűk
    .help = Például az f megfordítja a táblát. Az asztalnál a ? mutatja meg az összeset.
language-en = English
language-hu = Magyar
theme-system = Mint a rendszeré
theme-light = Világos
theme-dark = Sötét
sound-off = Néma
sound-low = Halk
sound-normal = Normál
animation-0 = Nincs
animation-120 = Gyors
animation-250 = Normál
animation-500 = Lassú
your-name = A neved
you-play-as = A neved: { $name }.
change = Másik név
keep = Ez lesz az
your-name-made-up = Kitalálunk egyet
your-name-later = Az asztaloknál ezt látják a többiek. Az új név a következő asztaltól érvényes.
made-up-first = Kíváncsi, Nyugodt, Fényes, Csendes, Sebes, Szerencsés, Szelíd, Bátor, Vidám, Türelmes, Ezüst, Távoli
made-up-second = Üstökös, Nóva, Kvazár, Meteor, Pulzár, Csillagköd, Holdsugár, Napkorona, Sarkfény, Zenit, Hullócsillag, Szextáns

## Home

home-page-title = Startable – társasjátékok a csillagok között
home-title = Ülj le és játssz!
home-subtitle = Űrös társasjátékok pontos szabályokkal, előre gondolkodó botokkal, egy linkkel elérhető barátokkal és bárki által ellenőrizhető dobásokkal. Nem kell hozzá fiók, és semmit sem kell telepítened.
home-footer = A Startable nyílt forráskódú. A szabályok szövege és a rajzok a mieink; a játékok szerzőiké és kiadóiké.
games-title = Játékok
card-ur = UR
    .line = Vezesd végig korongjaidat az ókori táblán, lépj rá az ellenfél korongjaira, és vidd haza a foglyokat! Az nyer, aki eléri, hogy a másiknak ne maradjon mozdítható korongja.
    .players = 2 játékos
    .time = 5–10 perc
card-smugglers = Űrcsempészek
    .line = Licitálj kockákkal valós időben a legjobb szektorokra, és szabadulj meg minden ládádtól!
    .players = 2–6 játékos
    .time = 10–15 perc
card-maze = Space Maze
    .line = Forgasd magadnak kedvezően a labirintust, szerezd meg az ereklyét, és vidd elsőként az űrhajódra!
    .players = 2–4 játékos
    .time = 20–40 perc
card-starfarers = Csillaghajósok
    .line = Alapíts gyarmatokat, kereskedj távoli népekkel, és repülj oda, ahol még senki sem járt!
    .players = 3–4 játékos
    .time = 1,5–2 óra
play-bots-now = { $count ->
        [one] Játék egy bot ellen
       *[other] Játék { $count } bot ellen
    }
bot-level = Szint
level-level1 = 1 · Kadét
level-level2 = 2 · Pilóta
level-level3 = 3 · Navigátor
level-level4 = 4 · Kapitány
level-level5 = 5 · Admirális
bot-level1 = Kadét bot
bot-level2 = Pilóta bot
bot-level3 = Navigátor bot
bot-level4 = Kapitány bot
bot-level5 = Admirális bot
bot-random = Véletlen bot
bot-greedy = Mohó bot
bot-expectimax = Előrelátó bot
bot-ismcts = Kutató bot
open-table = Asztalt nyitok
announced-title = Készülőben
announced-text = Ezeket a játékokat már bejelentettük, de itt még nem játszhatók.
not-here-yet = Még nincs itt
lobby-title = Nyitott asztalok
lobby-empty = Most senki sem vár játékostársra. Nyiss egy asztalt, és tedd ki ide, vagy küldd el valakinek a linkjét!
join = Leülök
watch = Megnézem
continue = Folytatom
your-tables-title = Az asztalaid
your-games-title = A legutóbbi játszmáid
table-status-waiting = várakozik
table-status-playing = folyik
table-status-over = véget ért

## Opening a table

open-table-title = Új asztal: { $game }
open-table-do = Megnyitom az asztalt
seats-title = Ki hol ül?
seats-count = Játékosok száma
seat-label = { $letter } hely
seat-who = { $seat }: ki játszik itt?
seat-open = Szabad hely
seat-kind-me = Én
seat-kind-here = Más, ugyanezen az eszközön
seat-kind-friend = Egy barátom, linkkel
seat-kind-bot = Bot
other-name = A másik neve
options-title = Választható szabályok
open-listed = Látsszon a nyitott asztalok között
    .help = Bárki leülhet. Különben csak az, akinek megvan a link.
open-watch = Lehessenek nézők
    .help = Akinek megvan a link, nézheti a játszmát.

## At the table

table-title = { $game }: { $players }
title-your-turn = ● Te jössz – { $title }
side-label = Játékosok, napló, csevegés és szabályok
reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
no-board-title = Ehhez a játékhoz nincs rajz
no-board-text = Kapcsold be lent a szöveges állást, azzal is játszhatsz.
board-failed = A táblát nem sikerült betölteni. Töltsd újra az oldalt!
status-your-turn = Te jössz!
status-turn-of = { $name }: { $todo }
status-waiting-friend = { $count ->
        [one] Várjuk, hogy valaki leüljön a szabad helyre.
       *[other] Még { $count } szabad hely van: várjuk a játékosokat.
    }
status-starting = Mindjárt kezdődik a játszma.
status-thinking = { $name } gondolkodik…
status-waiting-for = { $name } következik.
zoom = A tábla mérete
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-whole = Az egész tábla
todo-plain = Lépj!
ur-todo-move = A dobásod { $roll }. Válassz egy korongot!
ur-todo-pass = A dobásod { $roll }, de egyik korongod sem léphet ennyit: passzolj!
to-move = ő jön
to-move-you = te jössz
presence-open = szabad
presence-bot = bot
presence-here = itt van
presence-away = nincs itt
presence-stand-in = helyette játszik: { $bot }
away-countdown = Ennyi idő múlva beállhat helyette egy bot: { $time }
let-bot-play = Játsszon helyette bot
take-seat-back = Visszaveszem a helyem
watchers = { $count ->
        [one] 1 néző
       *[other] { $count } néző
    }
tab-players = Játékosok
tab-log = Napló
tab-review = Elemzés
tab-chat = Csevegés
tab-rules = Szabályok
unread = olvasatlan
log-empty = Még nem történt semmi.
log-earlier = A korábbi lépések
log-new = Új
log-look = Az ezutáni állás megmutatása
history-failed = A korábbi lépéseket nem sikerült betölteni.
past = Egy korábbi állást nézel ({ $v }. lépés).
back-to-now = Vissza a jelenbe
step-back = Egyet vissza
step-forward = Egyet előre
sit-title = { $name } szabadon hagyott egy helyet
sit-title-plain = Van egy szabad hely
sit-text = Ülj le és játssz, vagy maradj nézőnek.
sit-text-private = Ülj le és játssz! Ezt az asztalt más nem láthatja.
sit-down = Leülök
foyer-title = { $count ->
        [one] { $game }: már csak egy játékos hiányzik
       *[other] { $game }: még { $count } játékos hiányzik
    }
foyer-starting = { $game }: mindjárt kezdődik
foyer-invite = { $count ->
        [one] Küldd el ezt a linket annak, akivel játszani szeretnél! Amint leül, kezdődik a játszma.
       *[other] Küldd el ezt a linket azoknak, akikkel játszani szeretnél! Amint mindenki leült, kezdődik a játszma.
    }
foyer-watch = Amint elkezdődik a játszma, innen nézheted.
foyer-coming = Minden hely foglalt. Amint mindenki itt van, kezdődik a játszma.
foyer-meanwhile = Addig is:
invite-link = Az asztal linkje
table-link = Az asztal linkje
link-local = Ez a cím csak ezen a gépen működik. Ha a hálózatodból mások is jönnek, így indítsd az asztalt:
share-table = Az asztal megosztása
share-watch = Akinek megvan ez a link, nézheti a játszmát, és ha van szabad hely, le is ülhet.
share-private = Ezt az asztalt csak a játékosai nyithatják meg; ha van szabad hely, a link birtokában le lehet ülni.
flip-board = A tábla megfordítása
help = Súgó és billentyűk
lag = Ennyi idő alatt fordul meg egy üzenet a szerverig és vissza
fair-badge = Tiszta dobások
    .help = A dobások már azelőtt eldőltek, hogy bárki leült. Nézd meg, hogyan ellenőrizheted!
text-board = Az állás szövegesen
text-moves = A lépéseid
announce-moves = Lépések: { $moves }.
refused-link = Elolvasom a szabályt
fault-unknown = Ez nem sikerült ({ $fact }).

## The coach

hint = Tanács
    .help = Az edző megmondja a legjobb lépéseket (billentyű: i)
hint-title = Az edző tanácsa
hint-chance = Lépések, és mekkora utánuk a nyerési esélyed
hint-asking = Az edző gondolkodik…
hint-again = Új tanács
hint-old = A többiek azóta léptek.
hint-show = Megmutatom a táblán
hint-play = Lépem
hint-play-move = Ezt lépem: { $move }
hint-not-now = Az edző akkor ad tanácsot, ha botok ellen játszol, te jössz, és van miből választanod.
coach-because = mert { $why }
review-game = A játszma elemzése
review-wait = Végignézem a játszmát… Ha hosszú, ez eltart néhány másodpercig.
review-graph = Mindenki nyerési esélye sorról sorra
review-graph-at = { $last } sorból a(z) { $v }.: { $chances }
review-line = { $v }. sor
review-best = Az edző is ezt lépte volna.
review-forced = Nem volt miből választani.
review-luck-of = Szerencse: { $list }
review-cost = Ára: { $lost }
review-played = Lépés
review-better = Jobb
review-show = Mutasd
review-show-move = Mutasd a jobb lépést a táblán
review-seats = Szerencse és tudás
review-per-choice = Egy döntés ára
review-help = A szerencse az, amit a kockák és a kártyák adtak vagy elvettek. Egy döntés ára az, amennyivel kevesebb esélyt hagyott, mint a legjobb lépés, amelyet a játékos láthatott.
review-costliest = A legdrágább lépések
review-whose = Kinek a lépései
review-everybody = Mindenkié
review-none = Nincs olyan lépés, amelyet az edző hibának tartana.
review-table = Az összes esély táblázatban
review-chances = Esélyek

## The end

result-draw = Döntetlen
result-you-won = Nyertél!
result-you-lost = { $name } nyert
result-won = { $name } nyert
winner = győztes
rematch = Visszavágót kérek
rematch-accept = Elfogadom a visszavágót
rematch-asked = Várjuk, hogy a többiek is kérjék a visszavágót…
rematch-go = A visszavágóhoz

## Chat

chat-empty = Még senki sem szólalt meg. Amit ide írtok, az asztalnál ülők és a nézők is látják.
chat-muted = A csevegés el van némítva.
chat-write = Írj valamit
chat-send = Küldés
chat-mute = A csevegés elnémítása
preset-hello = Szia!
preset-luck = Sok szerencsét!
preset-nice = Szép lépés!
preset-thinking = Hadd gondolkodjam!
preset-thanks = Köszönöm a játszmát!
preset-again = Még egyet?

## Typed commands and keys

command-line = Írj be egy lépést vagy parancsot
command-placeholder = Írj be egy lépést, pl. { $example }
command-placeholder-word = Írj be egy parancsot, pl. { $word }
command-run = Mehet
typed-unknown = „{ $text }”: ez se nem lépés, se nem parancs. Most léphetsz így: { $moves }
typed-help = súgó
    .help = ezt az oldalt mutatja
typed-why = miért
    .help = megmondja, melyik szabály tiltja a lépést: miért c3-c8
typed-hint = tanács
    .help = az edzőtől kér tanácsot, ha botok ellen játszol
typed-say = mond
    .help = ír a csevegésbe: mond szia
typed-board = tábla
    .help = szövegesen mutatja az állást
typed-log = napló
    .help = megnyitja a naplót
typed-rules = szabály
    .help = megnyitja a szabályokat, vagy csak egyet: szabály UR-210
typed-flip = fordít
    .help = megfordítja a táblát
typed-back = vissza
    .help = az eggyel korábbi állást mutatja
typed-next = előre
    .help = az eggyel későbbi állást mutatja
typed-now = most
    .help = visszatér a jelenbe
typed-rematch = visszavágó
    .help = új játszmát kér, ha ez véget ért
help-keys = Billentyűk
help-keys-board = A táblán a nyilakkal járhatsz mezőről mezőre.
help-typed = Begépelhető parancsok
help-typed-text = Minden lépést be is gépelhetsz, és ezeket a szavakat is.
key-tab = a következő elemre ugrik
key-choose = felveszi vagy leteszi a bábut
key-escape = elengedi; vissza a jelenbe
key-command = lépés vagy parancs beírása
key-hint = az edző tanácsa, botok ellen
key-back = egyet vissza
key-forward = egyet előre
key-first = az első állás
key-now = vissza a jelenbe
key-flip = a tábla megfordítása
key-text = az állás szövegesen
key-log = a napló
key-chat = a csevegés
key-rules = a szabályok
key-help = ez az oldal

## Tables that cannot be shown

table-unknown-title = Nincs ilyen asztal
table-unknown-text = Lehet, hogy hiányos a link, vagy az asztalt már elpakolták.
table-private-title = Ez az asztal zárt
table-private-text = A játékosai nem szeretnének nézőket.
table-private-full = Minden helye foglalt, a játékosai pedig nem szeretnének nézőket.

## Replay

replay-page-title = Visszajátszás: { $game } · Startable
replay-title = { $game }: visszajátszás
replay-eyes = Kinek a szemével?
replay-empty = A játszma még nem kezdődött el
replay-empty-text = Még nincs mit visszajátszani.
replay-first = Az elejére
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-side = Napló és elemzés
replay-slider = Hely a játszmában
replay-place = { $place } / { $last }

## Rules

rules-page-title = Szabályok: { $game } · Startable
rules-title = { $game }: a játékszabály
rules-chapters = Fejezetek
rules-search = Keresés a szabályokban
rules-none = Nincs szabály, amelyben mindez szerepel.
rules-whole = Megnyitás a szabálykönyvben
rules-missing = Nincs ilyen szabálykönyv
rules-missing-text = A szabályokat nem sikerült betölteni.

## Fair dice

fair-page-title = Tisztességes dobások · Startable
fair-title = Tisztességesek voltak a dobások?
fair-intro = Nem kell elhinned: a böngésződ itt helyben újraszámolja az összes dobást.
fair-not-yet = A játszma még tart. Amint véget ér, látható lesz a dobások titka, és itt minden ellenőrizhető.
fair-yes = { $count ->
        [one] Az egyetlen dobás pontosan az, ami a játszma előtt eldőlt.
       *[other] Mind a { $count } dobás pontosan az, ami a játszma előtt eldőlt.
    }
fair-no = Valami nem stimmel. A lent megjelölt sorok nem egyeznek azzal, ami a játszma előtt eldőlt.
fair-commit = Az osztó pecsétje
fair-commit-same = ugyanaz, amit ez a böngésző a leüléskor látott
fair-commit-other = nem az, amit ez a böngésző a leüléskor látott
fair-salt = { $letter } hozzájárulása
fair-salt-none-yet = még nincs
fair-salt-forgone = nem adott
fair-salt-bot = a bot nem ad
fair-salt-yours = a te böngésződé
fair-seed = Az osztó titka
fair-seed-hidden = a játszma végén lesz látható
fair-seed-good = az SHA-256 kivonata a pecsét
fair-seed-bad = az SHA-256 kivonata nem a pecsét
fair-draws-title = { $count ->
        [one] 1 dobás
       *[other] { $count } dobás
    }
fair-draws-text = A böngésződ minden dobáshoz kiszámolja, milyen szám áll azon a helyen az osztó sorozatában. Az eredmény csak az lehet, amit ez a szám jelent.
fair-column-v = Lépés
fair-column-place = Hely
fair-column-total = Ennyiből
fair-column-point = Szám
fair-column-means = Ezt jelenti
fair-column-outcome = Eredmény
fair-column-check = Ellenőrzés
fair-good = rendben
fair-bad = hibás
fair-how-title = Hogyan működik?
fair-how-1 = Mielőtt bárki leülne, a szerver véletlenszerűen választ egy titkot, és közzéteszi a pecsétjét, egy SHA-256 kivonatot. Innentől nem cserélheti ki a titkot úgy, hogy a pecsét sértetlen maradjon.
fair-how-2 = Minden játékos böngészője hozzáad valami saját véletlent. Ezeket a szerver csak a pecsét közzététele után látja meg.
fair-how-3 = Minden dobás egy HMAC-SHA-256 értékből adódik: a kulcsa a titok, a szövege az asztal neve, a hozzájárulások és a dobás sorszáma. Azokat a számokat, amelyek valamelyik eredménynek kedveznének, eldobjuk.
fair-how-4 = Amikor a játszma véget ér, láthatóvá válik a titok. Bárki összevetheti a pecséttel, és újraszámolhatja az összes dobást.
fair-proves = Ez bizonyítja, hogy senki, a szerver sem választhatta a dobásokat kénye-kedve szerint. Kegyesebbé nem teszi a kockát: a szerencse szerencse marad.
fair-offline-title = Ellenőrizd nélkülünk!
fair-offline = Töltsd le a befejezett játszmát, és számoltasd végig a paranccsal a saját gépeden:
