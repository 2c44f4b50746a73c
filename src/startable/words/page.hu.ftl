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
game-players = { $same ->
        [yes] { $low } játékos
       *[no] { $low }–{ $high } játékos
    }
game-minutes = { $low }–{ $high } perc
play-bots-now = { $count ->
        [one] Játék egy bot ellen
       *[other] Játék { $count } bot ellen
    }
ready-do = Készen állok
ready-said = Készen állsz
ready-who = Ki áll készen?
ready-yes = készen áll
ready-not-yet = még nem
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

# What they are called at a table; each name once
bot-name-altair = Altair
bot-name-bellatrix = Bellatrix
bot-name-callisto = Kallisztó
bot-name-deneb = Deneb
bot-name-electra = Elektra
bot-name-juno = Júnó
bot-name-mira = Mira
bot-name-orion = Orion
bot-name-rigel = Rigel
bot-name-sirius = Szíriusz
bot-name-titania = Titánia
bot-name-vega = Vega

# How much time bots leave to people
pace = A botok tempója
    .help = mennyi időt hagynak a botok ennél az asztalnál, hogy lásd, mit léptek
pace-calm = Ráérős botok
pace-usual = Szokásos tempó
pace-quick = Gyors botok
skip = Tovább
    .help = a botok nem várnak tovább, amíg rád nem kerül a sor
open-table = Asztalt nyitok
lobby-title = Nyitott asztalok
lobby-empty = Most senki sem vár játékostársra. Nyiss egy asztalt, és tedd ki ide, vagy küldd el valakinek a linkjét!
join = Leülök
watch = Megnézem
continue = Folytatom
your-tables-title = Az asztalaid
your-games-title = A legutóbbi játszmáid
your-turn = Te jössz
their-turn = { $name } jön
free-seats = { $count } szabad hely
game-won = Nyertél
game-lost = { $name } nyert
game-draw = Döntetlen
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
seat-kind-here = Más, ezen az eszközön
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
board-failed = A táblát nem sikerült betölteni. Töltsd újra az oldalt!
status-your-turn = Te jössz!
status-turn-of = { $name }: { $todo }
status-waiting-friend = { $count ->
        [one] Várjuk, hogy valaki leüljön a szabad helyre.
       *[other] Még { $count } szabad hely van: várjuk a játékosokat.
    }
status-waiting-ready = Akkor kezdődik, amikor mindenki készen áll. Még nem: { $name }.
status-starting = Mindjárt kezdődik a játszma.
status-thinking = { $name } gondolkodik…
status-waiting-for = { $name } következik.
zoom = A tábla mérete
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-whole = Az egész tábla
todo-plain = Lépj!
to-move = ő jön
to-move-you = te jössz
presence-open = szabad
presence-bot = bot
presence-here = itt van
presence-away = nincs itt
presence-stand-in = helyette játszik: { $bot }
away-countdown = Ennyi idő múlva beállhat helyette egy bot: { $time }
away-countdown-seat = Ennyi idő múlva másnak is átadható a helye: { $time }
open-seat = Üljön ide más
seat-withheld = visszatartotta, amit a dobásokhoz adott
withheld = { $names } lepecsételte, amit a dobásokhoz ad, de nem mutatta meg.
withheld-why = Mit jelent ez?
let-bot-play = Játsszon helyette bot
again = Mutasd újra, mi történt a lépésem óta
returning = Most bot játszik helyetted ({ $bot }).
returning-of = { $name } helyett most bot játszik ({ $bot }).
status-watching = Nézőként vagy itt
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
foyer-ready = { $game }: mindenki készen áll?
foyer-invite-race = { $count ->
        [one] Küldd el ezt a linket annak, akivel játszani szeretnél! A verseny akkor kezdődik, amikor mindenki leült és készen áll.
       *[other] Küldd el ezt a linket azoknak, akikkel játszani szeretnél! A verseny akkor kezdődik, amikor mindenki leült és készen áll.
    }
foyer-starting = { $game }: mindjárt kezdődik
foyer-invite = { $count ->
        [one] Küldd el ezt a linket annak, akivel játszani szeretnél! Amint leül, kezdődik a játszma.
       *[other] Küldd el ezt a linket azoknak, akikkel játszani szeretnél! Amint mindenki leült, kezdődik a játszma.
    }
foyer-watch = Amint elkezdődik a játszma, innen nézheted.
foyer-coming = Minden hely foglalt. Amint mindenki itt van, kezdődik a játszma.
foyer-meanwhile = Addig is:
seats-host = Szabad helyek és botok
seat-bot = Bot üljön ide
seat-bot-out = Kiültetem
close-table = Bezárom az asztalt
close-table-title = Bezárod ezt az asztalt?
close-table-text = Aki itt van, annak mennie kell, és a link többé nem vezet sehová.
invite-qr = Az asztal linkje QR-kódként
invite-qr-help = Vagy irányítsd ide egy telefon kameráját.
invite-link = Az asztal linkje
table-link = Az asztal linkje
link-local = Ez a cím csak ezen a gépen működik. Ha a hálózatodból mások is jönnek, így indítsd az asztalt:
tallies = Kockák és kártyák eddig
tally-player = Játékos
tally-total = Összesen
tally-all = Együtt
tally-average = Átlagosan
tally-number = { NUMBER($number) }
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

## A game that brings no board of its own

plain-board = A tábla
plain-filter = Lépések szűrése
plain-none = Egy lépésben sincs meg mindegyik szó.
plain-key-number = egy lépéshez visz; az Enter megjátssza
plain-key-filter = szűri a lépéseket
plain-key-arrows = végigvisznek a lépéseken

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
hint-first = Első lépés: { $move }.
hint-then = Aztán: { $moves }.
hint-but = de { $why }
hint-not-now = Az edző akkor ad tanácsot, ha botok ellen játszol, te jössz, és van miből választanod.
review-game = A játszma elemzése
review-wait = Végignézem a játszmát… Ha hosszú, ez eltart néhány másodpercig.
review-graph = Mindenki nyerési esélye sorról sorra
review-graph-at = { $v }. sor ({ $last } közül): { $chances }
review-line = { $v }. sor
review-best = Az edző is ezt lépte volna.
review-forced = Nem volt miből választani.
review-played = Lépés
review-better = Jobb
review-show = Mutasd
review-show-move = Mutasd a jobb lépést a táblán
review-seats = Szerencse és tudás
review-per-choice = Egy döntés ára
review-share-long = A szerencse aránya az eredményben
review-share-tip = Mindabból, amit a szerencse és a döntések összesen tettek, ennyi volt szerencse
review-help = A szerencse az, amit a kockák és a kártyák adtak vagy elvettek. Egy döntés ára az, amennyivel kevesebb esélyt hagyott, mint a legjobb lépés, amelyet a játékos láthatott.
review-costliest = A legdrágább lépések
review-whose = Kinek a lépései
review-everybody = Mindenkié
review-none = Nincs olyan lépés, amelyet az edző hibának tartana.
review-table = Az összes esély táblázatban
review-chances = Esélyek
review-graded = Ára: { $lost }{ $grade ->
        [slip] , botlás
        [mistake] , hiba
        [blunder] , nagy hiba
       *[none] { "" }
    }
review-column-cost = Ára
review-grade = { $grade ->
        [slip] botlás
        [mistake] hiba
       *[blunder] nagy hiba
    }
review-grades = { $grade ->
        [slip] Botlások
        [mistake] Hibák
       *[blunder] Nagy hibák
    }
review-slip-tip = Döntések, amelyek legalább 2%-ba kerültek
review-mistake-tip = Döntések, amelyek legalább 5%-ba kerültek
review-blunder-tip = Döntések, amelyek legalább 10%-ba kerültek
review-of-luck = szerencse { $gain }
review-of-choice = döntés { $gain }
review-of-wavering = becslés { $gain }
review-luck-long = Szerencse
review-luck-tip = Amit a kockák és a kártyák adtak vagy elvettek
review-own-long = Saját döntések
review-own-tip = Amit a saját döntések meghagytak a legjobb lépésekből
review-others-long = Mások döntései
review-others-tip = Amit a többiek döntései adtak vagy elvettek
review-wavering-long = Ingadozás
review-wavering-tip = Amit a becslés visszavesz önmagából: egy állást kicsit jobbnak vagy rosszabbnak ítélt, mint ami következhetett
review-decided = { $by ->
        [luck] { $name } nyert, és a szerencse döntött.
        [choices] { $name } jobb döntésekkel nyert.
        [both] { $name } szerencsével és jobb döntésekkel nyert.
       *[neither] { $name } nyert, de sem a szerencse, sem a döntések nem magyarázzák jól.
    }
review-table-help = Az esélyek alatt: mit tett velük a szerencse vagy a döntés, és zárójelben a becslés ingadozása. Az előző sor esélyével együtt ezek adják ki az esélyt.

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
    .help = megmondja, melyik szabály tiltja az utána írt lépést
typed-hint = tanács
    .help = az edzőtől kér tanácsot, ha botok ellen játszol
typed-say = mond
    .help = ír a csevegésbe: mond szia
typed-board = tábla
    .help = szövegesen mutatja az állást
typed-log = napló
    .help = megnyitja a naplót
typed-rules = szabály
    .help = megnyitja a szabályokat, vagy csak azt, amelyiknek utána írod a számát
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
help-keys-game = A tábla billentyűi
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
table-closed-title = Ez az asztal bezárt
table-old-title = Ez a játszma régebbi szabályokkal folyt
table-old-text = A szabályok azóta megváltoztak, ezért itt nem jeleníthető meg. Ha véget ért, a szövege letölthető.
table-old-shown = Ez a játszma régebbi szabályokkal folyt; addig látható, ameddig a maiak követni tudják.
chat-lost = A szerver azóta újraindult, vagy pihentette az asztalt: a korábbi beszélgetés elveszett.

## Replay

replay-page-title = Visszajátszás: { $game } · Startable
replay-title = { $game }: visszajátszás
replay-eyes = Kinek a szemével?
replay-empty = A játszma még nem kezdődött el
replay-empty-text = Még nincs mit visszajátszani.
replay-first = Az elejére
replay-turn-back = Az előző körre
replay-turn-on = A következő körre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-side = Napló és elemzés
replay-slider = Hely a játszmában
replay-place = { $place } / { $last }
replay-share = Link másolása ehhez a pillanathoz

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
fair-salt-withheld = visszatartotta
fair-own-there = A te böngésződ hozzájárulása benne van.
fair-own-missing = A böngésződ lepecsételte a hozzájárulását ennél az asztalnál, de az nincs benne a dobásokban: ez szembemegy azzal, amiben megegyeztetek.
fair-own-not-shown = A böngésződ lepecsételte a hozzájárulását, de nem mutatta meg: nem volt itt, amikor kérték, vagy senki sem kérte.
fair-own-not-taken = A helyed hozzájárulása nem ebből a böngészőből jött: egy másik eszközödről, vagy a szerver nem fogadta el a tiédet.
fair-commits-other = A játékosok hozzájárulásainak pecsétjei nem azok, amelyeket ez a böngésző a sajátja megmutatása előtt feljegyzett.
fair-salts-good = Minden hely lepecsételte a hozzájárulását, mielőtt bármelyik látható lett: senki, a házigazda sem választhatott a többiekéhez illőt.
fair-salts-old = Ez a 0.1.0-s változat játszmája: a hozzájárulásokat nem pecsételték le. A dobások abból következnek, amit adtak; de aki a szerver tárába belenézhetett, a többiekéhez választhatta a magáét.
fair-salts-wrong = { $seats }: a hozzájárulás nem az, amelyet lepecsételt, vagy rossz sorrendben érkezett.
fair-salts-withheld = { $seats } lepecsételt egy hozzájárulást, de nem mutatta meg, amikor a többieké már ismert lehetett: ezzel két játszma közül választhatott.
fair-salts-early = { $seats } megmutatta a hozzájárulását, mielőtt mindenki lepecsételte volna a magáét (régebbi program): { $late } ehhez választhatott, ha belenézhetett a szerver tárába.
fair-ranges-rules = Hogy melyik dobás mit jelent, azt a szabályokból számoltuk ki.
fair-ranges-server = { $count ->
        [one] Hogy egy eredmény mit jelent, azt a szerver mondja; a lenti parancs a szabályokból számolja ki.
       *[other] Hogy { $count } eredmény mit jelent, azt a szerver mondja; a lenti parancs a szabályokból számolja ki.
    }
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
fair-how-2 = Minden játékos böngészője kitalál egy saját véletlen hozzájárulást, és csak a pecsétjét teszi közzé. Amikor minden pecsét megvan, a botoké is, mindenki megmutatja a magáét. Aki nem, azt megnevezzük.
fair-how-3 = Így senki sem választhat a többiekéhez illő hozzájárulást, még az a házigazda sem, aki maga is játszik, és belenéz a szerver tárába. A böngésződ minden pecsétet feljegyez, mielőtt megmutatja a saját részét.
fair-how-4 = Minden dobás egy HMAC-SHA-256 értékből adódik: a kulcsa a titok, a szövege az asztal neve, a hozzájárulások és a dobás sorszáma. Azokat a számokat, amelyek valamelyik eredménynek kedveznének, eldobjuk.
fair-how-5 = Amikor a játszma véget ér, láthatóvá válik a titok. Bárki összevetheti a pecséttel, és újraszámolhatja az összes dobást.
fair-proves = Ez bizonyítja, hogy senki, a szerver sem választhatta a dobásokat kénye-kedve szerint. Kegyesebbé nem teszi a kockát: a szerencse szerencse marad.
fair-offline-title = Ellenőrizd nélkülünk!
fair-offline = Töltsd le a befejezett játszmát, és számoltasd végig a paranccsal a saját gépeden:

# Leckék

learn-new = Új még neked? Tanuld meg játszva
learn-more = Tanulj tovább ({ $done } / { $all })
learn-game = Megtanultad! A leckék
learn-page-title = { $lesson ->
    [""] Tanuljuk meg: { $game } · Startable
   *[other] { $lesson } · { $game } · Startable
}
learn-title = Tanuljuk meg: { $game }
learn-how = Rövid leckék az igazi táblán: elolvasol két mondatot, megcsinálod, amit kér, és kapsz egy csillagot. Ha elakadnál, megmutatjuk.
learn-progress = { $all } leckéből { $done } kész
learn-begin = Kezdjük
learn-go-on = Folytatás
learn-again = Még egyszer
learn-back = Az összes lecke
lesson-number = { $number } / { $of }
lesson-example = A szabálykönyvből
lesson-done = kész
lesson-open = még nincs kész
lesson-wrong = Ezt szabad, de most nem ez a feladat. Próbáld újra.
lesson-on = Eddig jó. Folytasd.
lesson-finished = Kész: egy csillag a tiéd.
lesson-next = Következő lecke
lesson-play = Játsszunk egyet
lesson-show = Mutasd meg
lesson-again = Elölről
lesson-rules = A szabályok mögötte:
lesson-unknown-title = Nincs ilyen lecke
lesson-unknown-text = Talán más volt a neve, vagy ennek a játéknak még nincsenek leckéi.
rule-lesson = Próbáld ki: { $title }
lesson-task = A feladat
