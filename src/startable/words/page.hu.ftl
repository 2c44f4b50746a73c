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
offline-part = Az oldalnak ez a része még nincs ezen az eszközön. Magától megjön, amint lesz kapcsolat.
settings-app = Alkalmazásként
app-text = Telepítve a többi alkalmazásod mellett áll, és a böngésző sávjai nélkül indul.
app-install = Telepítés
app-install-menu = Telepítéshez nyisd meg a böngésző megosztás menüjét, és válaszd a „Hozzáadás a főképernyőhöz” pontot.
screen-fill = Teljes képernyő
screen-leave = Kilépés a teljes képernyőből
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

## Clocks

time = Óra
time-none = Nincs
time-turn = Körönként
time-bank = Játszmára
time-days = Levelezős
time-none-help = Mindenki annyit gondolkodik, amennyit akar.
time-turn-help = Akire várnak, annak minden körben ennyi ideje van.
time-bank-help = Mindenkinek ennyi ideje van az egész játszmára, és minden körben kap még egy keveset.
time-days-help = Olyan játszmákhoz, amelyek napokig tartanak. Az óra akkor is jár, ha senki sincs itt.
time-race = Versenyben a szabályoknak saját órájuk van.
time-amount = Mennyi
time-then = Ha lejár az idő
time-then-bot = Bot játszik tovább
time-then-resign = Feladta a játszmát
time-seconds = { $count } mp
time-minutes = { $count } perc
time-hours = { $count } óra
time-days-of = { $count } nap
time-told-turn = körönként { $time }
time-told-bank = { $time }, körönként még { $more }
time-told-bank-alone = { $time } a játszmára
time-up-bot = Akinek lejár az ideje, helyette bot játszik tovább.
time-up-resign = Akinek lejár az ideje, feladta a játszmát.
clock-of = { $name } ideje: { $time }
clock-warning = Még { $time }

## Notices

notices-here = Szólj, ha itt én jövök
notices-forbidden = A böngésződ nem engedi, hogy ez az oldal szóljon neked. Az oldal beállításainál megváltoztathatod.
notice-turn = Te jössz: { $game }
settings-notices = Szólj, ha én jövök
    .help = Amíg az oldal nincs szem előtt; és ahol a böngésződ és ez a szerver tudja, akkor is, ha be van zárva.
waited = { $time } óta
time-left = még { $time }

## Giving up

resign = Feladom
resign-title = Feladod?
resign-two = A játszma véget ér, és ellenfeled nyert.
resign-many = A helyeden bot játszik tovább, de az már nem nyerhet. Ha nem marad ember a játszmában, az véget ér, és az nyer, aki vezet.
resign-alone = A játszma véget ér; a többiek közül az nyer, aki vezet.
resign-seat = { $name } feladja
abort = A játszma megszakítása
abort-title = Megszakítod a játszmát?
abort-text = Még nem lépett mindenki. A játszma eredmény nélkül ér véget, és senkinek sem számít.
keep-playing = Játszom tovább
seat-resigned-short = feladta
result-aborted = A játszma megszakadt
result-left = Nem jött többé senki
result-why-resigned = { $name } feladta.
result-why-time = { $name } ideje lejárt.
result-why-aborted = { $name } megszakította, mielőtt mindenki lépett volna. Senkinek sem számít.
result-why-called-off = Lefújták, mielőtt véget ért volna.
result-why-left = Az asztalt olyan rég elhagyta mindenki, hogy a játszma magától véget ért, győztes nélkül.
game-aborted = Megszakítva
game-left = Elhagyva

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
review-wait = Végignézem a játszmát… Ha hosszú, ez eltarthat egy percig is.
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
chat-silent = Az asztal gazdája itt elnémított.

## Manners

manners-open = Némítás, jelentés és más
manners-about = { $name }: némítás, jelentés és más
manners-watchers = A nézők
ignore = Ne lássam, amit ír
    .help = Csak neked, ezen az eszközön; senki sem értesül róla.
mute = Némítás mindenkinek
    .help = Ennél az asztalnál többé nem szólalhat meg. Mindenki látja, hogy elnémítottad.
seat-muted = Az asztal gazdája elnémította
seat-ignored = Nem látod, amit ír
put-out-title = Kitettek az asztaltól
put-out-ask = Kiteszem az asztaltól
put-out-do = Igen, kiteszem
put-out-help = { $name } elveszti a helyét, és itt már nem ülhet le újra.
put-out-sure = { $name }: biztosan kiteszed az asztaltól? Megtudja, hogy te tetted.
report = Jelentés
report-help = A szerver üzemeltetője olvassa el, azzal együtt, ami erről a helyről utoljára elhangzott. A többiek nem értesülnek róla.
report-reason = Mi a baj?
report-words = Bántó szavak
report-flood = Elárasztja a csevegést
report-unfair = Tisztességtelenül játszik
report-leaving = Megvárat másokat, vagy elmegy
report-name = Bántó név
report-other = Valami más
report-text = A saját szavaiddal (ha szeretnéd)
report-send = Elküldöm a jelentést
report-done = Köszönjük. A szerver üzemeltetője el fogja olvasni.

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
rules-search-all = Keresés minden játék szabályaiban
rules-found = { $count } találat
rules-found-more = Még { $count }
rules-other-games = Keresés minden játékban
rules-now = Ami most számít
rules-now-refused = Az imént nem volt szabad
rules-by-chapter = A teljes szabálykönyv
rules-all-of = A teljes játékszabály
rulebooks-title = Játékszabályok
rulebooks-page-title = Játékszabályok · Startable
learn-lessons = Leckék
summary-link = Egy oldalon
summary-title = { $game } egy oldalon
summary-page-title = { $game } egy oldalon · Startable
summary-missing = Ennek a játéknak nincs összefoglalója
summary-missing-text = Vagy rövid a szabálya, vagy itt nem ismerjük.
legend-title = Mit jelentenek a jelek?
print = Nyomtatás
figure-label = Ábra: { $caption }
figure-text = Szövegként
figure-failed = Az ábrát nem sikerült betölteni.

## Fair dice

fair-page-title = Tisztességes dobások · Startable
fair-title = Tisztességesek voltak a dobások?
fair-intro = Nem kell elhinned: a böngésződ itt helyben újraszámolja az összes dobást.
fair-not-yet = A játszma még tart. Amint véget ér, látható lesz a dobások titka, és itt minden ellenőrizhető.
fair-untold = Ez a játszma olyan naplóból való, amely nem árulja el, hogyan osztották ki a dobásait.
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

learn-new = Új még neked? Rövid leckék
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

# Feladványok

puzzles-page-title = Feladványok · Startable
puzzles-game-title = { $game }: feladványok · Startable
puzzle-page-title = { $number }. feladvány · { $game } · Startable
puzzles-title = Feladványok
puzzles-how = Állások erős botok játszmáiból, amelyekben egyetlen lépés egyértelműen a legjobb. Találd meg a táblán, aztán nézd meg, mi következik belőle.
puzzles-of = { $game }: feladványok
puzzles-link = Feladványok
puzzles-progress = { $all } feladványból { $done } megoldva
puzzles-all = Az összes feladvány
puzzles-none-title = Itt nincs feladvány
puzzles-none-text = Ehhez a játékhoz még nem készült, vagy nincs ilyen számú.
puzzles-filter = Nehézség
puzzles-any = Mind
puzzles-empty = Ezeket mind megoldottad.
puzzles-open = Csak a megoldatlanok
puzzle-difficulty = { $difficulty ->
    [1] Könnyű
    [2] Közepes
    [3] Fogós
    [4] Nehéz
   *[5] Nagyon nehéz
}
puzzle-today = A nap feladványa
puzzle-today-text = { $game } · { $difficulty }. Mindenkinek ugyanaz.
puzzle-today-go = Megoldom
puzzle-today-done = Ma már megoldottad
puzzle-streak = { $days ->
   *[other] { $days } napja minden nap
}
puzzle-number = { $number }. feladvány
puzzle-task = A feladat
puzzle-you = A te színed: { $colour }.
puzzle-find = Találd meg a legjobb lépést!
puzzle-find-turn = Találd meg a legjobb fordulót: { $steps } döntés egymás után.
puzzle-on = Eddig jó. Hogyan folytatódik a forduló?
puzzle-right = Ez az!
puzzle-shown = Ez volt a megoldás.
puzzle-wrong = Van jobb: ezzel { $lost } esélyt adsz fel.
puzzle-aside = Ez itt nem dönt el semmit. Olyan lépést keress, amelyen múlik valami.
puzzle-why = Mellette szól: { $why }.
puzzle-why-not = Ellene szól: { $why }.
puzzle-chances = Az esélyed a győzelemre
puzzle-best = legjobb
puzzle-tempting = csábító
puzzle-more = { $count ->
   *[other] és még { $count } lépés, kisebb eséllyel
}
puzzle-exact = Pontos esélyek: ez a végjáték meg van oldva.
puzzle-judged = Botok játszmái alapján, mindig ugyanazokkal a dobásokkal, sokszor egészen a végéig.
puzzle-follows = Folytatás
puzzle-instead = A csábító után
puzzle-line = Egy átlagos játszma így folytatódna: { $at } / { $all }
puzzle-line-back = Egy lépéssel vissza
puzzle-line-on = Egy lépéssel tovább
puzzle-line-play = Lejátszás
puzzle-line-close = Vissza a feladványhoz
puzzle-show = Mutasd meg
puzzle-again = Újra
puzzle-next = Következő
puzzle-solved = megoldva
puzzle-seen = megnézve
puzzle-unsolved = még nincs megoldva

## Állások

position-page-title = { $game }: egy állás
position-title = { $game }: egy állás
position-turn = Soron: { $names }
position-chance = A véletlen következik
position-over-now = { $count ->
    [0] A játszma véget ért: döntetlen
   *[other] A játszma véget ért, a győztes: { $names }
}
position-play-on = Játszd tovább innen
position-share = Megosztás
position-link = Ennek az állásnak a linkje
position-edit = Változtass rajta
position-text = Az állás a játék jelöléseivel
position-fine = Ilyen állás létrejöhet.
position-bad-title = Nincs ilyen állás
position-look = Megnézem
position-copied = Az állás linkje a vágólapon van.
position-link-made = Itt az állás.
position-share-this = Állás megosztása
position-share-knows = Csak azt árulja el, amit te is tudhatsz.
position-hidden-dealt = Amit az állás elrejt, azt újraosztjuk.
table-from-position = Ez az asztal egy megadott állásból indul.
table-from-position-short = állásból

## Kalauz az első játszmához

guide = Kalauz
    .help = Elmondja, mi történik éppen és ki hol tart, és megmagyarázza, ami új, amikor először találkozol vele. Csak te látod.
guide-now = Most:
guide-goal = Cél:
guide-got-it = Értem
guide-know = Ismerem a játékot
    .help = Kikapcsolja a kalauzt. A tábla alatti iránytű visszahozza.
guide-show = Mutasd meg, hol van!
guide-notes = Amit a kalauz már elmondott
guide-notes-none = Még semmit: mindent akkor mond el, amikor találkozol vele.
guide-again = Kezdje elölről a magyarázatot
guide-progress = Ki hol tart
guide-progress-of = { $of ->
        [0] { $name }: { $have }
       *[other] { $name }: { $have } / { $of }
    }
guide-offer = Új még neked ez a játék? Játssz kalauzzal!
guide-first-game = Első játszma kalauzzal
    .help = Igazi játszma türelmes kezdők ellen; a kalauz mindent elmagyaráz, amikor találkozol vele.

## A table on this device, without a server

home-subtitle-device = Űrös társasjátékok pontos szabályokkal, előre gondolkodó botokkal és bárki által ellenőrizhető dobásokkal. Nem kell hozzá se fiók, se kiszolgáló: minden a böngésződben fut.
engine-starting = Előkészítjük az asztalt. Addig is nézz körül!
engine-broken-title = Nem sikerült előkészíteni az asztalt.
engine-broken-text = Valamelyik része nem érkezett meg, vagy túl régi hozzá ez a böngésző.
device-title = Minden ezen az eszközön
device-text = A szabályok, a botok és az edző a böngésződben futnak, a játszmáid pedig itt maradnak. Az első látogatás után már kapcsolat sem kell hozzá, és az oldalt alkalmazásként is telepítheted.
device-alone = Máshol lévő barátok, nyitott asztalok és nézők itt nincsenek: ahhoz mindenkinek ugyanazt az asztalt kellene elérnie, és ez kiszolgáló nélkül nem megy. Ennél a képernyőnél viszont többen is játszhattok; adj mindenkinek egy helyet!
device-share = Ez az asztal csak ezen az eszközön van, ezért más nem tud idejönni. Azt, amit látsz, állásként megoszthatod, a befejezett játszmát pedig fájlként.
device-bring = Játszma behozása
    .help = Egy befejezett játszma, amelyet itt vagy egy kiszolgálóról töltöttél le: visszanézheted, elemezheted, ellenőrizheted a dobásait.
device-refused = Ez a böngésző semmit sem őriz meg ennek az oldalnak, talán mert privát az ablak. Játszhatsz, de az ablak bezárásával a játszmáid elvesznek. Amelyiket meg akarod tartani, töltsd le!
device-make-room = Régi játszmák törlése
device-kept = { $count ->
        [one] Egy játszma van meg ezen az eszközön, máshol nincs.
       *[other] { $count } játszma van meg ezen az eszközön, máshol nincsenek.
    }
device-room = Az oldal { $used } MB helyet foglal; a böngésző { $granted } MB-ot ad neki.
device-forget = Törlés
device-forget-over = Befejezett játszmák törlése
device-forget-title = { $count ->
        [one] Törlöd ezt a játszmát?
       *[other] Törölsz { $count } játszmát?
    }
device-forget-text = Amit itt törölsz, azt senki sem tudja visszahozni. Amit meg akarsz tartani, azt előbb töltsd le!

## Known players

player-link = Játékosod
player-page-title = Játékosod – Startable
player-page-own = Játékosod
player-page-own-look = Az oldalad, ahogy mások láthatják
player-pages = Az oldalaid
player-make-short = Legyél ismert minden eszközödön
player-make-title = Legyél ismert játékos
player-make-text = A játékhoz nem kell játékost létrehozni. Ha van, a neved csak a tiéd, a játszmáid minden eszközödön veled vannak, és értékszámért is játszhatsz.
player-make = Játékos létrehozása belépőkulccsal
player-come-back = Van már belépőkulcsom
player-name = A neved játékosként
player-name-help = Mások az asztalaidnál ezt látják. A korábbi neveid is a tieid maradnak.
player-renamed = Mostantól ez a neved.
player-bring = { $count ->
        [one] Az eszköz játszmája is jöjjön velem
       *[other] Az eszköz { $count } játszmája is jöjjön velem
    }
    .help = Amelyik helynek ezen az eszközön van a kulcsa, az a tiéd lesz, és a többi eszközödön is ott lesz.
player-bring-do = Az eszköz játszmáinak átvétele
player-brought = { $count ->
        [0] Ezen az eszközön nem volt átvehető hely.
       *[other] { $count } játszma mostantól a tiéd.
    }
player-why-passkey = A belépőkulcsot az eszközöd vagy a jelszókezelőd őrzi, és úgy oldod fel, ahogy az eszközt. Nincs jelszó, és nem kérünk címet sem.
player-why-kept = A nevedet, a belépőkulcsaid nyilvános részét és a játszmáidat őrizzük. Bármikor magaddal viheted vagy törölheted mindet.
player-why-host = A belépőkulcs csak ehhez a szerverhez jó.
player-since = Ismert játékos { $date } óta
player-shown = Mások is láthatják az oldalamat
    .help = Az eredményeidet, az értékszámaidat és az utolsó, bárki által nézhető játszmáidat. Enélkül csak te látod őket.
player-only-you = Ezt az oldalt csak te látod.
player-last-games = Utolsó játszmák
player-no-games = Még nincs megmutatható befejezett játszma.
player-not-shown = Itt nincs mit látni
player-export = Minden adatom letöltése
player-leave = Kilépés ezen az eszközön
player-delete = Játékos törlése
player-delete-title = Végleg törlöd ezt a játékost?
player-delete-text = A neved, a belépőkulcsaid és a belépéseid törlődnek, a helyeid név nélkül maradnak. A játszmák megmaradnak azoknak, akik veled játszottak. Ezt nem lehet visszavonni.
player-delete-do = Végleges törlés
leaving-title = Ami a tiéd
leaving-text = A fájlban JSON formában minden benne van, amit rólad őrzünk. A kilépés semmit sem töröl.
devices-title = Belépőkulcsok
device-unnamed = Egy eszköz
device-used = Létrehozva: { $made }, utoljára használva: { $used }
device-remove = Eltávolítás
device-more = Másik eszköz hozzáadása
device-leave-others = Kilépés mindenhol máshol
device-link = Nyisd meg ezt a másik eszközön
device-qr = QR-kód a másik eszköznek szóló linkkel
device-link-help = Egyszer használható, tíz percen belül. Akinél ott van, az te lehet: ne mutasd meg másnak.
device-link-old = Ez a link már nem vezet sehová
device-add-title = Legyél { $name } ezen az eszközön is
device-add-text = Az eszközöd saját belépőkulcsot hoz létre neked.
device-add-do = Belépőkulcs létrehozása itt
passkeys-not-here = A belépőkulcs itt nem működik
    .browser = Ez a böngésző túl régi a belépőkulcsokhoz. Minden más működik játékos nélkül is.
    .address = A belépőkulcshoz a szervernek név kell, nem szám. Minden más működik játékos nélkül is.
    .insecure = A belépőkulcshoz https kell. Minden más működik játékos nélkül is.
passkeys-localhost = Tovább a localhost címen
passkey-none = Nem használtál belépőkulcsot. Talán ezen az eszközön nincs ehhez a szerverhez, vagy megszakítottad.
known-player = Ismert játékos
namesake = nem az ismert játékos
    .help = Ez valaki más, aki egy ismert játékos nevét használja.

my-games = Játszmáim
my-games-player = { $name } játszmái, minden eszközről.
my-games-device = Azok a játszmák, amelyeknek ezen az eszközön van a kulcsuk.
my-games-list = Minden játszma
my-games-none = Még nincs játszmád. Ülj le és játssz egyet!
my-games-none-such = Nincs ilyen játszma.
filter-game = Játék
filter-all-games = Minden játék
filter-status = Mutasd
filter-all = Mind
filter-running = Folyamatban
filter-over = Befejezett
pages = Oldalak
pages-newer = Újabbak
pages-older = Régebbiek
pages-of = { $first }–{ $last }, összesen { $count }
outcome-left = Otthagytad
outcome-shared = Közösen nyertetek
outcome-lost = Vesztettél
outcome-place = { $place }. hely ({ $of } közül)
place-short = { $place }.
figures = Szerencse { $luck } · egy döntés ára { $cost }
statistics-title = Hogyan játszol
statistics-won = Nyert
statistics-won-of = { $won } / { $played }
statistics-place = Átlagosan ennyit hagytál magad mögött
statistics-luck = Szerencse egy játszmában
statistics-cost = Egy döntés ára
statistics-no-review = A szerencsét és a döntések árát akkor mutatjuk, ha elemeztettél játszmát: a visszajátszásban az „Elemzés”.
chart-won = Nyert, mindig az utolsó tíz játszmából
chart-cost = Egy döntés ára játszmánként
chart-luck = Szerencse játszmánként
chart-told = { $title }: { $count } játszma, { $first } és { $last } között.
rating-give = Ennyivel lehet több vagy kevesebb, 95 % bizonyossággal
rating-games = { $count } értékelt játszma
rated = Értékelt asztal
    .help = Ismert játékosoknak és botoknak, a szokásos beállításokkal, tanácsok nélkül. Aki otthagyja, veszít. A neved és az értékszámod bekerülhet a legjobbak közé.
rated-short = értékelt
rated-here = Ez az asztal értékelt: mindenkinek számít az értékszámába, és aki otthagyja, veszít.
rated-sign-in = Ez az asztal értékelt: a leüléshez előbb legyél ismert játékos.
best-title = A legjobbak
best-text = Csak értékelt asztalok alapján. A skálát állandó erejű botok tartják a helyén.
best-rank = Hely
best-who = Ki
best-rating = Értékszám
best-games = Értékelt játszmák
best-nobody = Még senki sem játszott elég értékelt játszmát. Nyiss asztalt, és legyen értékelt!
best-unsure = { $count } további játékos még túl keveset játszott ahhoz, hogy biztosat mondjunk.
best-scale = 1500 a közép; akinek 400 ponttal több van, tízszer olyan gyakran nyer. A ± után az áll, mennyit tévedhet az értékszám 95 % bizonyossággal.

## The keeper of the server

keeper-title = Az üzemeltető oldala
keeper-text = Ami ezen a szerveren történik, annak, aki üzemelteti.
keeper-key = Az üzemeltető kulcsa
keeper-key-help = A szerver első indulásakor készült; a „startable store key” mondja meg, ha a --keeper-key nem adott meg másikat. Ez az oldal elfelejti, amikor bezárod.
keeper-enter = Belépés
keeper-machine = Gép
keeper-tables = Asztalok
keeper-players = Játékosok
keeper-reports = Jelentések
keeper-live = Csak ahol most van valaki
    .help = Azok az asztalok, amelyek a válaszoló folyamat memóriájában vannak.
keeper-listed = a listában
keeper-by-link = link alapján
keeper-private = nem nézhető
keeper-status-waiting = még nem kezdődött el
keeper-status-playing = folyik a játszma
keeper-status-over = véget ért
keeper-status-closed = bezárt
keeper-close-text = Ha a játszma még nem kezdődött el, az asztal bezár, és mindenkinek mennie kell. A folyó játszma győztes nélkül ér véget. Nem vonható vissza.
keeper-no-tables = Nincs ilyen asztal.
keeper-no-players = Még senki sem hozott létre játékost.
keeper-no-reports = Nincs egy sem.
keeper-since = Mióta
keeper-seen = Utoljára jött
keeper-which = Jelentések
keeper-waiting = Várakozik ({ $count })
keeper-dealt = Elintézve ({ $count })
keeper-said = Amit erről a helyről mondtak, ahogy a szerver hallotta:
keeper-by = Jelentette: { $name }
keeper-deal = Elintézettnek jelölöm
keeper-undeal = Várjon tovább
machine-version = Verzió
machine-store = A játszmák tára
machine-started = Mióta fut
machine-load = Terhelés
machine-load-of = { $load }, { $count } processzoron
machine-rate = Lépés másodpercenként
machine-sockets = Csatornák / kapcsolatok
machine-tables = Asztalok a memóriában
machine-thinking = Gondolkodó botok
machine-refused = Szabály által tiltott lépések
machine-answers = HTTP-válaszok
machine-failures = Hibák
machine-failed-rooms = újrakezdett asztal
machine-failed-store = a tárban
machine-failed-bots = botoknál
machine-times = Mennyi ideig tartott az indulás óta
machine-what = Mi
machine-count = Hányszor
machine-mean = Átlag
machine-moves = Egy lépés, amíg rögzül és mindenki megtudja
machine-writes = Egy írás a tárba
machine-thoughts = Egy bot gondolkodása
machine-coached = Egy tanács, elemzés vagy egy oldal a játszmából
machine-processes = Folyamatok
machine-process = Folyamat
machine-memory = Memória
machine-server = A szerver ({ $pid })
machine-worker = Segédfolyamat ({ $pid })

## Events: a club evening in one link

club-events = Események
club-events-text = Klubest egyetlen linkkel: mindenki a nevével csatlakozik, a szerver sorsol, asztalt nyit és vezeti az állást. Fiók nem kell hozzá.
club-events-go = Esemény nyitása vagy keresése
club-new = Új esemény
club-name = Az esemény neve
club-name-usual = Klubest
club-seats = Hányan ülnek egy asztalnál
club-system = Lebonyolítás
club-system-swiss = Svájci rendszer
    .help = Azonos pontszámúak találkoznak, és amíg elkerülhető, senki sem játszik kétszer ugyanazzal. Bármennyi résztvevőnek.
club-system-robin = Körmérkőzés
    .help = Mindenki egyszer játszik mindenkivel. Kisebb társaságnak.
club-system-tables = Forgó asztalok
    .help = Minden fordulóban mások ülnek együtt, hogy mindenki minél több emberrel találkozzon.
club-rounds = Fordulók
club-fill = Az üres helyekre botok ülnek
    .help = Különben akinek nem jut hely, egy fordulót pihen.
club-fill-level = Ezeknek a botoknak a szintje
club-filled = üres helyen: { $bot }
club-open = Esemény megnyitása
club-yours = Eseményeid
club-yours-none = Még nincs. Nyiss egyet itt, vagy kövesd a linket, amelyet küldtek.
club-unknown = Nincs ilyen esemény
club-unknown-text = Lehet, hogy hiányos a link, vagy az eseményt már törölték.
club-round = { $number }. forduló
club-round-of = { $number }. forduló a { $count } közül
club-not-begun = még nem kezdődött el
club-is-over = véget ért
club-join = Részt veszek
club-join-late = Már elkezdődött: a következő fordulótól játszol.
club-you = Részt veszel, mint { $name }.
club-you-wait = A következő forduló magától megjelenik itt.
club-you-rest = Ebben a fordulóban pihensz.
club-you-done = A te asztalod végzett; mások még játszanak.
club-you-left = Elmentél: a sorsolás nélküled megy tovább.
club-you-over = Az esemény véget ért. Köszönjük a játékot!
club-your-table = Kész az asztalod, ott lesz még: { $names }.
club-go = Az asztalomhoz
club-leave = Elmegyek
club-back = Visszajöttem
club-organiser = Te vagy a szervező
club-organiser-text = A kulcs csak ebben a böngészőben van meg, hacsak nem ismert játékosként nyitottad az eseményt.
club-next = { $number }. forduló megnyitása
club-next-waits = { $count } asztal még nem végzett.
club-next-few = A sorsoláshoz legalább { $least } résztvevő kell.
club-next-done = Minden forduló lement. Zárd le az eseményt, és végleges az állás.
club-end = Esemény lezárása
club-end-text = Nincs több forduló, és már senki sem csatlakozhat: az állás végleges.
club-call-off = Lezárás
club-call-off-title = Lezárod ezt az asztalt?
club-call-off-text = Az asztal bezár. Aki eljött, az első helyen osztozik a többiekkel, vagyis aki egyedül várt, nyert; aki nem jött el, nem kap semmit.
club-people = Résztvevők
club-people-here = { $count } résztvevő van itt
club-people-none = Még senki. Küldd el a linket, vagy mutasd meg a kódot a telefonoknak.
club-people-left = elment
club-put-out = { $name } kihagyása
club-bring-in = { $name } visszajött
club-no-rounds = Még nem volt forduló. Az elsőt a szervező nyitja meg, ha már mindenki itt van.
club-rests = Asztal nélkül: { $names }
club-called-off = lezárva
club-came-not = Még nincs ott: { $names }
club-watch = Nézem
club-standings = Állás
club-standings-none = Amint az első asztal végez, itt lesz az állás.
club-rank = Hely
club-who = Ki
club-points = Pont
club-strength = Ellenfelek
club-strength-robin = Legyőzöttek
club-wins = Győzelem
club-tie-breaks = Hogyan alakul a sorrend
club-tie-breaks-swiss = A győzelem egy pont, a döntetlen fél, az asztal nélküli forduló egy pont. Azonos pontszámnál az van előrébb, akinek erősebb ellenfelei voltak: az összes ellenfél pontjainak összege dönt; a bot és az asztal nélküli forduló annyit ér, mintha az ellenfélnek ugyanannyi pontja volna, mint neked. Ezután a megnyert asztalok száma számít. Aki ezekben is egyenlő, osztozik a helyen.
club-tie-breaks-robin = A győzelem egy pont, a döntetlen fél, az asztal nélküli forduló nem ér semmit, hiszen mindenkinek jut egy. Azonos pontszámnál az van előrébb, aki erősebbeket győzött le: a legyőzött ellenfelek pontjai és azok pontjainak fele számít, akikkel döntetlent játszott. Ezután a megnyert asztalok száma számít. Aki ezekben is egyenlő, osztozik a helyen.
club-tie-breaks-tables = Egy asztal annyi pontot hoz, ahányad részét megelőzted a többieknek; akivel holtversenyben végeztél, félnek számít: négy közül az első egy pont, a második kétharmad. Az asztal nélküli forduló egy pont. Azonos pontszámnál az van előrébb, aki erősebbekkel játszott: minden asztalnál a többiek átlagos pontszáma számít; a botnak annyi pontja van, mint neked. Ezután a megnyert asztalok száma számít. Aki ezekben is egyenlő, osztozik a helyen.
club-invite = Az esemény linkje
club-invite-qr = Az esemény linkje QR-kódként
club-to-event = Vissza az eseményhez
