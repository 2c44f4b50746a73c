### Amit a Startable a játékokon kívül mond. A parancs és a weboldal közös szövegei.

startable-about = Asztal űrös társasjátékokhoz: játssz, játszd vissza, ellenőrizd és mérd le őket.
version = startable { $version } ({ $build })
build-compiled = lefordítva
build-interpreted = értelmezve

## A move that no rule of the moment allows

game-over = A játszmának már vége.
not-awaited = Most más következik.
not-an-outcome = Ez itt nem jöhet ki.

## A game and its options

game-unknown = Nincs „{ $name }” nevű játék. Ami van: { $names }.
seats-not-offered = Ezt a játékot { $seats } játékos játszhatja.
option-unknown = Ennek a játéknak nincs „{ $name }” nevű beállítása.
option-value = A { $name } beállítás értéke nem lehet „{ $value }”; lehetséges: { $values }.
option-form = „{ $text }”: ez nem beállítás; így írd: név=érték.
move-unknown = „{ $text }”: ebben a játékban nincs ilyen lépés.
mover-unknown = „{ $text }”: nincs ilyen szereplő az asztalnál; a helyek betűi A-tól indulnak, a véletlen jele *.
seat-unknown = „{ $text }”: itt nincs ilyen hely; a helyek: { $letters }.
bot-unknown = Nincs „{ $name }” nevű bot. Akik vannak: { $names }.
rule-unknown = Nincs „{ $id }” szabály; az első: { $first }.
language-unknown = „{ $name }” nyelven nem tudunk; lehetséges: { $names }.

## Files

in-line = { NUMBER($line, useGrouping: 0) }. sor:
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
file-missing = Nincs ilyen fájl.
file-is-folder = Ez mappa, nem fájl.
file-forbidden = Ezt a fájlt nem szabad olvasni.
file-unreadable = A fájlt nem lehet elolvasni ({ $why }).
file-unwritable = A fájlt nem lehet kiírni ({ $why }).
file-no-folder = Nincs olyan mappa, amelybe írni kellene.
file-exists = Már van ilyen fájl; válassz másik nevet.
file-not-text = A fájl nem UTF-8 kódolású szöveg.
file-too-big = A fájl nagyobb, mint { $most } MB.
parts-folder = Nincs meg az a mappa, amelyet a STARTABLE_PARTS megnevez: { $folder }
parts-unread = A STARTABLE_PARTS mappájában ezt egyik játék sem olvassa: { $files }. Az ottani fájlok neve: { $known }.
journal-format = Ez nem játszmanapló: az első sorában ennek kell állnia: „{ $format }”.
journal-version = Ezt a játszmát a szabályok „{ $given }” változatával játszották; itt a { $have }. változat van.
journal-unfinished = Ez a játszma még nem ért véget. Ide csak befejezett játszmák hozhatók be.
journal-in-play = Ez a játszma itt éppen folyik.
journal-older = Ezt a játszmát a szabályok { $given }. változatával játszották; itt a { $have }. változat van, amely megpróbálja követni.
journal-older-line = Nem olvasható a fájlnak ez a sora: { $line }. A játszmát a szabályok { $given }. változatával játszották, itt pedig a { $have }. van.
rules-changed = Ez a játszma a szabályok { $given }. változatával kezdődött; itt a { $have }. van, ezért nem folytatható.
rules-changed-over = Ezt a játszmát a szabályok { $given }. változatával játszották, amelyet a { $have }. nem tud követni; a szövege azért letölthető.
not-toml = A fájl nem TOML ({ $why }).
toml-too-much = A fájlban túl hosszú szám van, vagy túl mélyen egymásba ágyazott.
scenario-key = Valami nincs rendben a forgatókönyvben ezzel: „{ $key }”.
scenario-no-move = A forgatókönyv elutasítást vár, de nincs benne lépés.
position-word = Valami nincs rendben az állásban ezzel: „{ $word }”.
position-twice = Az állás valamit kétszer mond.
position-other-eyes = Ebből az állásból nem derül ki, mit tud az a hely.
position-mixed = Az állás egyes lapokat megmutat, másokat elrejt: vagy mindent mondjon el, vagy azt, amit az egyik hely tud.
position-hidden = Az állás többet rejt el, mint amennyi van.
position-long = Az állás hosszabb { $most } karakternél.
position-over = Ebben az állásban a játszma már véget ért.

## A live table

table-unknown = Nincs ilyen asztal.
table-closed = Ezt az asztalt bezárták.
host-only = Ezt csak az teheti meg, aki az asztalt nyitotta.
put-out = Az asztal gazdája kitett ettől az asztaltól.
seat-nobody-else = Ott nincs senki más.
chat-muted-here = Az asztal gazdája itt elnémított; ezt senki sem olvasta.
keeper-only = Ez csak a szerver üzemeltetőjéé: a kulcs nem ez.
keeper-key-short = Az üzemeltető kulcsa legalább { $most } karakter.
report-unknown = Nincs ilyen jelentés.
report-known = Ezt már jelentetted, köszönjük: elolvasásra vár.
reports-enough = Már annyi jelentés vár, hogy többet most nem fogadunk; próbáld később.
game-begun = A játék már elkezdődött.
store-fails = A szerver most nem tudja olvasni vagy írni a tárolóját. Ami meg volt erősítve, nem veszett el; próbáld újra egy pillanat múlva.
store-slow = A szerver tárolója most nem válaszol. Lehet, hogy mégis megtörtént: nézd meg, mielőtt újra próbálod.
seat-taken = Ott már ül valaki.
name-missing = Adj meg egy nevet.
hand-busy = A kezed még az előző mozdulatnál tart: egyszerre csak egyet lehet.
not-your-seat = Ez nem a te helyed.
not-started = A játszma még nem kezdődött el.
not-over = Ez a játszma végén látható.
hint-against-bots = Az edző csak akkor ad tanácsot, ha mindenki más bot.
not-away = Ez a játékos még itt van.
push-unknown = Ennek a böngészőnek az értesítőszolgálatát itt nem ismerik, vagy ez a szerver nem küld értesítést.
push-turn = Te jössz: { $game }
push-over = Véget ért a játszma: { $game }
time-is-up = Mire ez megérkezett, lejárt az időd.
time-in-race = A versenynek saját órája van; ahol versenyeznek, ott nem jár másik.
time-increment = Csak az időkerethez jár pótidő.
not-playing = Itt most nem folyik játszma.
all-moved = Mindenki lépett már: a játszmát most már csak folytatni vagy feladni lehet.
seat-resigned = Ezt a játszmát feladtad; helyetted egy bot játszik tovább.
bot-plays-for-you = Most egy bot játszik helyetted; előbb ülj vissza a helyedre.
watching-not-allowed = Ezt az asztalt nem lehet nézni.
allowed = Ez szabályos lépés.
bad-message = A szerver nem értette ezt az üzenetet.
bad-request = A szerver nem értette ezt a kérést.
too-big = Ez egyszerre túl sok.
too-many-messages = Túl sok üzenet; várj egy kicsit.
too-many-requests = Túl sok kérés; várj egy kicsit.
chat-too-fast = Túl gyorsan írsz; várj egy kicsit.
chat-busy = Most túl sokan írnak itt; próbáld újra egy pillanat múlva.
device-full = Ezen az eszközön elfogyott a hely: amit az előbb tettél, nem maradt meg, és nem számít. Törölj régi játszmákat, és próbáld újra! Ami előtte volt, az megvan.
device-fails = A böngésző nem tudta megőrizni, amit az előbb tettél. Újra megpróbáljuk; ami előtte volt, az megvan.
server-busy = A szerver most elfoglalt; próbáld újra egy pillanat múlva.
foreign-origin = Ez az oldal nem beszélhet ezzel a szerverrel.
page-unknown = Nincs ilyen oldal.
our-mistake = Valamit elrontottunk. A játszma nem veszett el; próbáld újra.
journal-end = A jegyzőkönyv ismeretlent mond a játszma végéről: „{ $text }”.
end-resigned = Feladással ért véget.
end-time = Lejárt az idő.
end-aborted = Félbeszakadt.
end-left = Magától véget ért, mert nem jött többé senki.
end-won = { $count ->
        [0] { $how } Nem nyert senki.
        [one] { $how } A győztes: { $names }.
       *[other] { $how } A győztesek: { $names }.
    }
fair-missing = A naplóban nincs benne, hogyan dobott a kocka.
fair-commitment = A naplóban nem az a mag áll, amelyet a játszma előtt megígértek.
salt-too-soon = Még nem mindenki rögzítette, mivel járul hozzá a dobásokhoz.
salt-other = Ez nem az a hozzájárulás a dobásokhoz, amelyet előre rögzítettek.
lobby-enough = Innen már { $most } asztal vár a nyitott asztalok között; ezt nyisd meg link alapján, vagy zárj be egyet azok közül.
seat-first = Innen valaki éppen leült, de még nem ért az asztalhoz; egyszerre csak egy.
fair-steps = A játszma ismeretlen dolgot állít a hozzájárulásokról: „{ $text }”.

## Events

event-unknown = Nincs ilyen esemény.
event-for-two = Ez a rendszer kétfős asztalokhoz való; többen forgó asztaloknál játszhattok.
event-for-more = Forgó asztalokhoz legalább három fő kell asztalonként; két főnek svájci forduló vagy körmérkőzés való.
event-rounds = A körmérkőzés annyi fordulóból áll, amennyi kell; a többinél add meg a fordulók számát, legalább egyet.
event-over = Az esemény véget ért.
event-full = Az esemény betelt: { $most } résztvevő van itt.
event-joined = Már részt veszel.
event-name = Van már itt egy „{ $name }”; válassz másik nevet.
event-too-few = Túl kevesen vagytok egy újabb fordulóhoz, vagy már mindenki játszott mindenkivel.
event-table-over = Erre az asztalra már senki sem vár.
event-no-table = Most nincs asztalod.
events-enough = Innen már { $most } esemény indult, és még egyik sem ért véget; előbb zárj le egyet.
entrant-unknown = Nincs ilyen résztvevő.
organiser-only = Ezt csak az esemény szervezője teheti meg.
round-goes-on = A forduló még nem ért véget.
round-unknown = Előbb egy másik forduló következik.
rounds-enough = Minden forduló lement.

## Known players

name-worn = Ezt a nevet már másik játékos viseli: „{ $name }”; válassz sajátot.
name-mixed = A névben nem keveredhetnek hasonló betűk, például latin és cirill.
names-enough = Egy játékosnak összesen { $most } neve lehet; térj vissza az egyik régihez.
passkey-refused = Ez a belépőkulcs nem jó, vagy nem ehhez a szerverhez való.
passkey-unknown = Ehhez a belépőkulcshoz itt nem tartozik játékos; lehet, hogy törölték.
passkey-page = Belépőkulcsot a böngészőben, a mi oldalunkon lehet létrehozni és megmutatni.
passkey-last = Az utolsó belépőkulcs marad: nélküle többé nem tudnál belépni.
passkeys-enough = Egy játékosnak legfeljebb { $most } belépőkulcsa lehet; előbb törölj egyet.
ticket-old = Ez túl későn vagy másodszor érkezett. Kezdd elölről.
player-unknown = Itt senki sincs belépve: előbb lépj be a belépőkulcsoddal.
player-hidden = Nincs ilyen játékos, vagy nem mutatja magát.
player-sits = Ennél az asztalnál már ülsz.
rated-players = Értékelt asztalhoz csak ismert játékos vagy bot ülhet: hozz létre játékost, vagy lépj be a belépőkulcsoddal.
rated-plain = Értékelt játszma csak a szokásos beállításokkal, az elejétől játszható.
rated-bot = Nincs megmérve, milyen erős „{ $name }”, ezért értékelt asztalhoz nem ülhet. Akik ülhetnek: { $names }.
hint-rated = Értékelt játszmában nincs tanács.
hint-event = Eseményen nincs tanács.

## The command line

help-usage = Használat: { $line }
help-options = [KAPCSOLÓK]
help-command = PARANCS
help-commands = Parancsok
help-parameters = Paraméterek
help-default = (alapesetben: { $value })
meta-address = CÍM
meta-game = JÁTÉK
meta-rule = SZABÁLY
meta-file = FÁJL
meta-name = NÉV
meta-name-value = NÉV=ÉRTÉK
usage-no-such-option = Nincs { $name } kapcsoló.
usage-missing = Hiányzik: { $name }.
usage-whole-number = A { $name } értéke csak egész szám lehet.
usage-needs-value = A { $name } után érték kell.
usage-unclear = Túl sok a szó, vagy valami hiányzik.
usage-see = Lásd: { $command }
command-unknown = Nincs „{ $name }” parancs. Amik vannak: { $names }.
output-failed = A kimenetet nem lehet kiírni ({ $why }).
number-too-low = A { $name } értéke nem lehet kisebb, mint { $low }.
number-too-high = A { $name } értéke legfeljebb { $high } lehet.

command-serve = Elindítja az élő asztalt a böngészőben.
command-store = Használat közben lemásol egy tárat, átnézi, elfelejti a régi játszmákat, vagy újraszámolja az értékszámokat.
command-verify = Újraszámolja egy élő játszma minden dobását, és megmondja, tisztességes volt-e a kocka.
command-games = Felsorolja a játékokat és a beállításaikat.
command-play = Egy egész játszma a terminálban, botok ellen vagy többen egy képernyőnél.
command-learn = Rövid leckékben tanít meg egy játékot, a saját tábláján.
command-puzzle = Feladvány: találd meg a legjobb lépést. Tetszőleges, adott számú vagy a mai.
command-replay = Soronként megmutat egy elmentett játszmát, és minden sorát ellenőrzi a szabályok szerint.
command-review = Végignéz egy elmentett játszmát: kinek mikor mennyi esélye volt, mi volt szerencse és mi tudás, melyek a legdrágább hibák.
command-draw = Képet rajzol egy állásról vagy egy elmentett játszma egy pillanatáról.
command-check = Lefuttatja a forgatókönyveket, és megmondja, mi tér el attól, amit várnak.
command-rules = Megmutatja egy játék szabályait: egyet közülük vagy az összeset.
command-bench = Megméri, milyen gyorsan játszik véletlenszerűen ez a változat.
command-completion = Kiírja, ami a parancsok, kapcsolók és játékok kiegészítéséhez kell a parancsértelmezőnek.
command-arena = Botokat enged egymásnak sok játszmán át.
command-train = Megtanít egy játékot felmérni az állásait, önmaga elleni játszmákon.

param-host = melyik címen figyeljen; a 0.0.0.0 a hálózatod többi gépét is beengedi
param-no-browser = nem nyit böngészőt
param-any-bot = a helyekre bármilyen nevű bot ülhet, például ismcts:100000, akármeddig gondolkodik
param-away = ennyi ezredmásodperc után ugorhat be egy bot a távol lévő helyére
param-limit = a szerver egy korlátját állítja, például connections=500; a docs/hosting.md felsorolja őket
param-log-format = a napló alakja: text, vagy programoknak json
param-config = TOML-fájl ezekkel a beállításokkal; a kapcsolók és a változók előbbre valók
param-prefix = az útvonal, amely alatt egy proxy mutatja a lapot, például /games
param-metrics = hol kérdezheti le a Prometheus a mérőszámokat, például 127.0.0.1:9100
param-log-level = mi kerül a naplóba: critical, error, warning, info vagy debug
param-pause = ennyi ezredmásodpercet vár egy bot a válasszal, hogy követni lehessen
param-proxy = egy proxy címe, amelynek X-Forwarded-For és X-Forwarded-Proto fejléceit elhisszük
param-keeper-key = erről ismerszik meg a szerver üzemeltetője a /keeper oldalon; különben az első induláskor készül egy
param-push-contact = akinek a böngészők értesítőszolgálatai írhatnak e szerver ügyében, például mailto:en@pelda.hu
param-origin = másik eredet, amelynek oldalai beszélhetnek az asztallal, például https://play.example
param-port = a port; enélkül a 8000-es vagy a következő szabad
param-store = a fájl, amelyben a játszmák vannak, vagy egy adatbázis címe: postgresql://…
param-store-to = hová kerüljön a másolat: új fájl vagy üres adatbázis
param-upkeep = copy: másolás egy másik tárba; check: minden játszma átolvasása; prune: a régi játszmák elfelejtése; ratings: az összes értékszám újraszámolása az értékelt játszmákból; key: megmondja a szerver üzemeltetőjének kulcsát
param-days = prune: az ennyi napnál régebben véget ért játszmák
param-unfinished = prune: a be nem fejezettek is, ha ilyen régen nyitották őket
param-arena-games = hány játszma
param-arena-seed = rögzíti a véletlent: ugyanaz a szám ugyanazokat a játszmákat adja
param-arena-out = minden játszmát megőriz ebben az SQLite-fájlban; ugyanaz a parancs onnan folytatja, ahol abbamaradt
param-arena-ray = Ray-fürtön játszik: a fürt címe, vagy „local”, ha ezen a gépen kell egy
param-arena-report = ábrás beszámolót ír ebbe a HTML-fájlba
param-arena-seats = hányan üljenek egy asztalnál; ha több a bot, sorban minden ekkora csoport összemegy
param-arena-workers = hány folyamat játsszon; enélkül magonként egy
param-train-games = hány játszmából tanuljon
param-train-seats = hány játékosra tanuljon; enélkül mindegyikre, amelyet a játék kínál
param-train-seed = rögzíti a véletlent: ugyanaz a szám ugyanazokat a súlyokat adja
param-train-hidden = hány belső egysége legyen a hálónak
param-train-out = ebbe a fájlba írja a súlyokat a játék sajátja helyett
param-train-resume = onnan folytatja, ahol ugyanez a parancs abbamaradt
param-bench-games = hány véletlen játszma
param-bot = az ellenfeled: level1 (könnyű) és level5 (erős) között; random, greedy, expectimax:3, ismcts:500 is lehet
param-bots = a botok neve; egy bot többször is szerepelhet
param-game = melyik játék; a „startable games” felsorolja őket
param-help = megmutatja ezt a lapot
param-journal = egy elmentett játszma
param-json = JSON alakban, programoknak
param-lang = a nyelv; különben a környezet dönti el
param-option = a játék egy beállítása, például discs=5; többször is megadhatod
param-position = egy állás a játék jelöléseivel; enélkül a játék kezdete
param-draw-what = egy játék, vagy egy elmentett játszma fájlja
param-draw-out = a kép fájlja, .svg vagy .png; enélkül SVG alakban kiírja
param-draw-at = az elmentett játszma ennyi sora után; enélkül a végén
param-draw-seat = ahogy ez a hely látja; enélkül ahogy egy néző
param-draw-dark = az éjszaka színeiben
param-resume = folytat egy elmentett játszmát
param-rule = egy szabály azonosítója, például UR-210; különben az összes
param-summary = ami az asztalnál kell, egy oldalon
param-save = ebbe a fájlba menti a játszmát, akkor is, ha hamarabb felállsz
param-scenarios = forgatókönyvek TOML-fájlban
param-seat = a te helyed
param-seats = hány játékos üljön az asztalnál; enélkül a legkevesebb, amennyi lehet
param-seed = rögzíti a kockát: ugyanaz a szám ugyanazokat a dobásokat adja
param-to = ennyi sor után megáll
param-lesson = melyik leckével kezdődjön; különben az elsővel
param-lessons-list = csak felsorolja a leckéket
param-puzzle = a száma; különben véletlenül választott
param-today = a nap feladványa, mindenkinek ugyanaz
param-shell = bash, zsh vagy fish
param-two = botok nélkül: minden helyen ember ül, egy képernyőnél
param-version = megmutatja a változat számát

## The coach

coach-why-wins = megnyeri a játszmát
review-looking = Végignézem a játszmát
review-player = Játékos
review-start = Eleinte
review-luck = Szerencse
review-own = Saját
review-others = Mások
review-wavering = Ingadozás
review-result = Eredmény
review-lost = Egy döntés
review-choices = Döntések
review-flawless = Amennyire az edző látja, senki sem szalasztott el semmit.
review-mistake = { $number }. { $line }. sor: { $name } ezt lépte: { $move }, és elszalasztott { $lost } esélyt. Jobb lett volna: { $best }, { $chance } eséllyel.
review-because = Mellette szól: { $why }.
review-against = A meglépett ellen szól: { $why }.
review-play = { $play ->
        [fine] { $name } alig hibázott.
        [sound] { $name } jól játszott, apró hibákkal.
        [uneven] { $name } hullámzóan játszott.
       *[poor] { $name } sokat elszalasztott.
    }
review-counts = Botlás: { $slip }, hiba: { $mistake }, nagy hiba: { $blunder }; a szerencse aránya az eredményben: { $share }.

## A game in the terminal

play-bot-sits = { $name }: { $bot } (bot)
play-person-sits = { $people ->
        [one] { $name }: te
       *[other] { $name }: játékos ennél a képernyőnél
    }
play-hint = Írd be egy lépés sorszámát vagy magát a lépést; ? a súgó.
play-prompt = { $name }, te jössz ({ $count ->
        [one] 1
       *[other] 1–{ $count }
    }, ? a súgó):
play-speak-up = { $name }, most { $other } jön. Szólj közbe (például: { $move }), vagy csak üss Entert:
play-no-such-number = { $count ->
        [one] Csak egy lépésed van.
       *[other] A lépések sorszáma 1 és { $count } között van.
    }
play-hand-on = { $name }, üss Entert, ha eleget láttál: letöröljük a képernyőt, és { $next } következik.
play-sit-down = { $name }, te jössz. Üss Entert, ha már csak te látod a képernyőt:
play-come-here = { $name }, üss Entert, ha már csak te látod a képernyőt:
play-may-call = Más is közbeszólhat: írd be a betűjét ({ $letters }), ha szót kér.
play-allowed = { $move }: szabályos lépés.
play-saved = A játszma elmentve: { $file }
play-left = Felálltál az asztaltól. Várunk vissza!
play-help-move = { $count ->
        [one] Üss Entert, vagy írd be, hogy 1: csak egy lépésed van.
       *[other] Írd be egy lépés sorszámát 1 és { $count } között, vagy a lépést úgy, ahogy mellette áll.
    }
word-help = súgó
    .help = megmutatja ezt
word-why = miért
    .help = megmondja, melyik szabály tilt egy lépést, vagy hogy szabályos: miért { $move }
word-rules = szabály
    .help = felsorolja a szabályokat, vagy megmutat egyet: szabály { $rule }
word-board = tábla
    .help = újra kirajzolja a táblát
word-save = mentés
    .help = elmenti a játszmát; névvel abba a fájlba: mentés hetfo.play
word-quit = kilép
    .help = felállsz az asztaltól
game-goes-on = { $seats ->
        [0] Most senki sem következik.
       *[other] { $names } következik.
    }
game-ended = { $count ->
        [0] A játszma döntetlen.
        [one] { $names } nyert.
       *[other] { $names } közösen nyert.
    }

## What commands tell

games-seats = Játékosok: { $seats }
games-option = Beállítás
games-values = Értékek (alap)
games-rule = Szabály
games-meaning = Mit csinál
check-ok = rendben  { $file }: { $title }
check-failed = HIBÁS    { $file }: { $title }
check-difference = { $what }: várt { $wanted }, lett { $got }
check-allowed = szabályos
check-untitled = { $number }. forgatókönyv
check-count = { $passed } rendben, { $failed } hibás, { $unread ->
        [one] 1 fájl olvashatatlan
       *[other] { $unread } fájl olvashatatlan
    }
bench-line = { $game }: másodpercenként { $speed } véletlen döntés, { $build } ({ $games } játszma, { $decisions } döntés)
arena-playing = Játszanak
arena-speed = { NUMBER($speed, maximumSignificantDigits: 3) } játszma/s
arena-bot = Bot
arena-rating = Értékszám
arena-share = Győzelem
arena-interval = 95%-os intervallum
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-spread = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seat = { $seat } hely
arena-summary = { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    }, { $draws ->
        [one] 1 döntetlen
       *[other] { $draws } döntetlen
    }, a medián hossz { $length } lépés ({ $low }–{ $high })
arena-report-written = A beszámoló itt van: { $file }
arena-stopped = { $games } játszmából { $played } után megállt. Ugyanaz a parancs innen folytatja: { $file }
arena-lost = { $games } játszmából { $played } után megállt. Az --out FÁJL kapcsolóval később is lehet folytatni.
arena-few-bots = { $seats } helyre legalább ennyi bot kell; egy bot többször is szerepelhet.
arena-not-results = Ebben a fájlban valami más van, nem egy mérkőzés eredményei.
arena-other-match = Ebben a fájlban egy másik mérkőzés van ({ $what }); válassz másik nevet.
arena-worker-died = Egy munkafolyamatot leállítottak, talán elfogyott a memória. Az --out kapcsolóval ugyanaz a parancs folytatja.
arena-ray-missing = Itt nincs telepítve a Ray: { $command }
arena-ray-away = Nincs Ray-fürt ezen a címen: { $address } ({ $why }).
arena-ray-version = A fürt egyik gépén a Startable { $there } fut, itt pedig a { $here }.

train-progress = { $games } / { $of } játszma, másodpercenként { NUMBER($speed, maximumFractionDigits: 0) }
train-error = ; hiba { $wrong }, elcsúszás { $drift }
train-better = ; a korábbi önmaga ellen { NUMBER($share, maximumFractionDigits: 0) }%-ban nyer
train-stopped = Megszakítva. Ugyanez a parancs a --resume kapcsolóval folytatja; a súlyok ide kerülnek: { $file }.
train-done = { $games } játszmából tanult; a súlyok itt vannak: { $file }.
extra-missing = Ehhez még egy csomag kell, a { $name }: { $command }
train-not-taught = Ez a játék még nem tanul: { $name }. Az értékelése kézzel készült.
train-nothing-to-resume = Nincs mit folytatni, hiányzik a fájl: { $file }
train-other-plan = Ez a fájl másik parancshoz tartozik (más játszmaszám, mag, létszám vagy méret): { $file }
train-broken = Nem olvasható ez a fájl: { $file }
weights-missing = Hiányoznak a játék súlyai: { $file }. A `startable train` elkészíti őket.
weights-broken = Sérültek a játék súlyai: { $file }.
weights-stale = { $file }: ezek a súlyok { $found } jellemzőhöz készültek, a játéknak { $wanted } van.

## The report of a match

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-about-percent = { NUMBER($share, maximumFractionDigits: 0) }%
arena-time = { NUMBER($value, maximumFractionDigits: 1) } { $unit }
arena-report-title = Aréna · { $game }
arena-report-first = A legerősebb: { $name }
arena-report-close = { $name } vezet, de { $other } is lehet ilyen jó
arena-report-about = { $bots } bot, asztalonként { $seats }. Ugyanazokkal a dobásokkal mindenki minden helyre leül; az intervallumok 95%-osak.
arena-report-games = játszma
arena-report-length = döntés, medián ({ $low }–{ $high })
arena-report-turns = forduló, medián
arena-report-draws = döntetlen
arena-report-time = játékidő, minden folyamaté együtt
arena-report-ladder = Értékszámok
    .about = Az openskill számolja minden játszma helyezéseiből; a vonalak 95%-os intervallumok. Hat pont különbségnél a jobbik négyből nagyjából háromszor végez előrébb.
arena-report-shares = Győzelmek
    .about = A megnyert játszmák aránya; a közös győzelem a rá eső résszel számít. A szaggatott vonalnál állna mindenki, ha egyformán jók volnának.
arena-report-way = Hogyan álltak be az értékszámok
    .about = Játszmáról játszmára, az intervallumukkal együtt. Amelyik vonal még emelkedik vagy süllyed, ahhoz több játszma kell.
arena-report-seats = Mennyit ér a hely
    .about = Az egyes helyekről megnyert játszmák aránya, bárki ült is ott. Ami eltér a szaggatott vonaltól, azt maga a hely dönti el.
arena-report-lengths = Milyen hosszúak a játszmák
    .about = Döntések száma játszmánként. A szaggatott vonal a medián.
arena-report-pairs = Egymás ellen
    .about = Milyen gyakran végzett a bal oldali bot előrébb, mint akinek a száma az oszlop fölött áll; a kék több, mint a fele.
arena-report-run = Mi futott
    .about = Ugyanez a parancs ugyanezeket a játszmákat játssza le, akárhány folyamaton.
arena-report-options = Beállítások
arena-report-rules = Szabályok
arena-report-version = Startable
arena-report-date = Dátum
arena-report-bin = { $low }–{ $high } döntés: { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    }

## Az élő asztal, a parancssorból

serve-ready = Az asztal itt áll: { $address }
serve-network = A hálózatodban: { $address }
serve-store = A játszmák helye: { $file }
serve-keeper = Az üzemeltető oldala: { $address }; a kulcsát a „startable store key” mondja meg.
serve-stop = Ctrl+C-vel állíthatod le.
host-unknown = Nincs ilyen cím, ahol figyelni lehetne: „{ $host }”; a 0.0.0.0 beengedi a hálózatodból a többieket.
host-elsewhere = „{ $host }” nem ennek a gépnek a címe; a 0.0.0.0 beengedi a hálózatodból a többieket.
port-taken = Nem használható ez a port: { $port } ({ $host }); válassz másikat a --port kapcsolóval.
store-in-use = Ezt a tárat egy másik szerver használja ({ $process }. folyamat): { $store }; állítsd le azt, vagy válassz másik fájlt a --store kapcsolóval.
store-unusable = { $store }: ez nem használható tárként ({ $why }).
store-newer = { $store }: ezt a tárat egy újabb Startable írta ({ $given }. változat; itt a { $have }. van).
upkeep-unknown = Tárral ilyet nem lehet tenni: „{ $name }”. Ezek közül válassz: { $names }.
upkeep-where-to = Hová? A tár után nevezz meg egy új fájlt vagy egy üres adatbázist.
upkeep-copied = { $tables } asztal átkerült ide: { $store }.
upkeep-checked = { $tables } asztal { $lines } sora átolvasva; { $broken ->
    [0] minden rendben.
   *[other] közülük ennyi értelmezhetetlen: { $broken }.
}
upkeep-rated = { $games } értékelt játszma; { $wrong ->
    [0] minden értékszám egyezik velük.
   *[other] { $wrong } értékszám nem egyezett velük, most már igen.
}
upkeep-pruned = { $tables ->
    [0] Nincs { $days } napnál régebbi játszma, minden megmaradt.
   *[other] { $tables } játszma, amely { $days } napnál régebbi volt, törölve.
}
store-missing = Nincs ilyen tár: { $store }.
store-not-empty = Itt már vannak játszmák: { $store }. A másolat új fájlba vagy üres adatbázisba kerülhet.
store-driver = PostgreSQL-tárhoz hiányzik az illesztőprogram: pip install 'startable[postgresql]'
limit-unknown = Nincs { $name } nevű korlát. Ezek vannak: { $names }.
limit-number = { $name }: ez a korlát egész szám, nem „{ $text }”.
log-format-unknown = Nincs { $name } naplóalak. Ezek vannak: { $names }.
prefix-unreadable = „{ $text }” nem lehet egy cím eleje; ilyesmi lenne: /games.
metrics-address = A mérőszámokat nem lehet itt elérhetővé tenni: „{ $text }” ({ $why })
server-ends = Ez a szerver mindjárt leáll. Próbáld újra egy pillanat múlva.
config-unreadable = { $file } nem olvasható beállításként: { $why }.
config-unknown = { $file }: nincs { $name } nevű beállítás. Ezek vannak: { $names }.
log-level-unknown = Nincs { $name } naplózási szint. Ezek vannak: { $names }.
shell-unknown = Ehhez nincs kiegészítés: „{ $name }”. Ezekhez van: { $names }.
verify-fair = { $rolls ->
    [one] Az egyetlen véletlen esemény az, amit az osztó a játszma előtt megígért.
   *[other] A játszma { $rolls } véletlen eseménye mind az, amit az osztó a játszma előtt megígért.
}
verify-failed = { $wrong ->
    [one] { $rolls } véletlen esemény közül egy nem az, amit az osztó ígért.
   *[other] { $rolls } véletlen esemény közül { $wrong } nem az, amit az osztó ígért.
}
verify-wrong = { $line }. sor: { $text } – az osztó sorában itt más áll.
verify-salts-good = Minden hely előre rögzítette a hozzájárulását, mielőtt bármelyik látható lett: senki, a házigazda sem választhatott a többiekéhez illőt.
verify-salts-old = Ez a 0.1.0-s változat játszmája: a helyek nem rögzítették előre a hozzájárulásukat. Azt bizonyítja, hogy a dobások az előre megígért titokból és a hozzájárulásokból következnek, azt nem, hogy senki sem választotta a magáét a többiekének ismeretében; aki a tárba belenézhetett, megtehette.
verify-salts-wrong = { $seats }: ez a hozzájárulás nem az, amelyet előre rögzített, vagy rossz sorrendben érkezett.
verify-salts-withheld = { $seats } rögzített egy hozzájárulást, de nem mutatta meg, amikor a többieké már ismert lehetett: ezzel két játszma közül választhatott.
verify-salts-early = { $seats } megmutatta a hozzájárulását, mielőtt mindenki rögzítette volna a magáét (régebbi program): { $late } ehhez választhatott, ha belenézhetett a tárba.
verify-salts-none = { $seats } nem adott hozzájárulást; ez eldőlt, mielőtt bármelyik látható lett.

## Leckék a terminálban

summary-none = Ennek a játéknak nincs összefoglalója: „{ $name }”.
figure-unknown = Nincs „{ $name }” nevű ábra. Ezek vannak: { $names }.
lesson-unknown = Nincs „{ $name }” nevű lecke. Ezek vannak: { $names }.
lessons-none = A „{ $name }” játéknak nincsenek leckéi.
lesson-not-asked = Ezt szabad, de most nem ez a feladat. Próbáld újra, vagy írj egy kérdőjelet, és megmutatom.
learn-prompt = A lépésed (? megmutatja, quit: kilépés):
learn-way = Így: { $moves }
learn-finished = Ez volt az utolsó lecke. Most játssz: startable play
learn-left = Viszlát! Innen folytathatod: startable learn { $game } { $lesson }

## Feladványok a terminálban

puzzle-unknown = Nincs ilyen feladvány. A számuk 1-től { $count }-ig megy.
puzzle-none = Nincsenek feladványok.
puzzles-none = A „{ $name }” játékhoz nincs feladvány.
puzzle-heading = { $game }, { $number }. feladvány a { $of } közül, nehézsége { $difficulty } az 5-ből
puzzle-ask = A te színed: { $colour }. { $steps ->
    [one] Találd meg a legjobb lépést!
   *[other] Találd meg a legjobb fordulót: { $steps } döntés egymás után.
}
puzzle-prompt = A lépésed (? megmutatja, quit: kilépés):
puzzle-said-on = Eddig jó. Hogyan folytatódik a forduló?
puzzle-said-right = Ez az: { $chance } % esély a győzelemre.
puzzle-said-wrong = Van jobb: ez { $chance } %-ot hagy, és { $lost } %-ot ad fel.
puzzle-said-aside = Ez itt nem dönt el semmit. Olyan lépést keress, amelyen múlik valami.
puzzle-said-why = Mellette szól: { $why }.
puzzle-said-against = Ellene szól: { $why }.
puzzle-said-tried = { $move }: { $chance } %
puzzle-said-follows = Egy átlagos játszma így folytatódna:

## Képek

draw-done = A kép itt van: { $file }
draw-form = „{ $file }”: a fájl neve .svg vagy .png végű legyen.
png-missing = A PNG-hez még egy csomag kell: pip install 'startable[picture]'. Az SVG enélkül is megy.

## Linkek előnézete

preview-position = { $game }: egy állás
    .about = Nézd meg, játszd tovább innen, vagy változtass rajta.
preview-table = { $game }: { $names }
    .waiting = { $game }: az asztal játékosokra vár ({ $names }).
    .playing = { $game }: folyik a játszma.
    .over = { $game }: egy befejezett játszma, lépésről lépésre.
preview-invitation = { $host } meghív egy játszmára: { $game }
preview-somebody = szabad hely
preview-event = { $name }: esemény, { $game }
    .open = Csatlakozz a neveddel! { $people ->
        [0] Még senki sem csatlakozott.
       *[other] Eddig { $people } résztvevő van.
    }
    .playing = Most folyik: { $round }. forduló, { $people } résztvevővel.
    .over = Véget ért: ki győzött, fordulóról fordulóra.
