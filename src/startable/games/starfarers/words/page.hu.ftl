### A Csillaghajósok táblája az oldalon.

sf-home-line = Alapíts kolóniákat, kereskedj távoli népekkel, és repülj oda, ahol még senki sem járt!

## The status line

sf-call-you = Téged kérdeznek!
sf-todo-build = { $ships ->
        [0] Kereskedj és építs, amíg a lapjaidból futja.
       *[other] Kereskedj és építs, amíg a lapjaidból futja, aztán indulj.
    }
sf-todo-fly = A sebességed { $speed }. Válassz hajót és célt, vagy fejezd be a köröd.
sf-todo-flying = { $left ->
        [0] { $number ->
            [1] Az 1. hajó megérkezett: alapíts, vagy szállj le.
           *[other] A { $number }. hajó megérkezett: alapíts, vagy szállj le.
        }
       *[other] { $number ->
            [1] Az 1. hajónak { $left } lépése maradt: repülj tovább, alapíts, vagy szállj le.
           *[other] A { $number }. hajónak { $left } lépése maradt: repülj tovább, alapíts, vagy szállj le.
        }
    }
sf-todo-discard = Hetes: még { $count } lapot kell visszaadnod.
sf-todo-offer = Ajánlat van az asztalon: állj rá, utasítsd el, vagy tegyél ellenajánlatot.
sf-todo-own-offer = Az ajánlatod az asztalon van: várd meg a válaszokat, módosítsd, vagy vond vissza.
sf-todo-ask = Találkozás: { sf-scene }. Mit teszel?
sf-todo-settle = Tegyél kolóniát a catani kolóniák egyik szabad helyére.
sf-todo-dock = Bővítsd űrkikötővé az egyik kolóniádat.
sf-todo-launch = Válaszd ki az első hajódat, és hogy honnan indul.
sf-todo-equip = Válassz kiépítést az anyahajódra.
sf-todo-aid = Galaktikus segítség: vegyél el egy tetszőleges lapot a bankból.
sf-todo-rob = Hetes: kitől húzol egy lapot?
sf-todo-place = Ingyen kereskedőhajó: válaszd ki, honnan indul.
sf-todo-friend = Válassz barátságkártyát.
sf-todo-give = Válaszd ki a lapot, amelyet odaadsz.
sf-todo-take = Vegyél el egy tetszőleges lapot.
sf-todo-handover = Válaszd ki a lapot, amelyet átadsz.
sf-todo-ground = Egyik hajód ebben a körben nem repül: válaszd ki, melyik.
sf-todo-remove = Az anyahajód elveszít egy kiépítést: válaszd ki, melyiket.
sf-todo-gain = Ingyen kiépítés: válaszd ki, melyik legyen.

## The board

sf-board = A tábla
sf-board-help = A választható pontok gombok: a nyilakkal járhatod be őket. Az első megnyomás javaslatot tesz az útra, a második elindítja a hajót.
sf-zoom-ships = A hajóim, egymás után
sf-people-name = { $people ->
        [greens] Zöldek
        [merchants] Kereskedők
        [scientists] Tudósok
       *[diplomats] Diplomaták
    }
sf-ship-kind = { $ship ->
        [trade] kereskedőhajó
       *[colony] kolóniahajó
    }
sf-disc-down = lefordított koronggal
sf-disc-short = { $disc ->
        [p4] 4-es kalózbázissal
        [p5] 5-ös kalózbázissal
        [p6] 6-os kalózbázissal
        [i3] 3-as jég alatt
        [i4] 4-es jég alatt
       *[other] { $disc }
    }
sf-quarter-down = { $stars ->
        [2] lefordítva, két csillag
       *[other] lefordítva, egy csillag
    }
sf-at-closed = lezárt hely
sf-at-port = { $name } űrkikötője
sf-at-colony = { $name } kolóniája
sf-at-ship = { $name } { $number }. hajója ({ sf-ship-kind })
sf-steps-away = { $steps } lépésre
sf-finds-here = itt valami lefordítva fekszik
sf-out-of-reach = { $reach ->
        [0] A hajónak nem maradt lépése, ezt már nem éri el: { $at }.
       *[other] A hajónak { $reach } lépése van, ez messzebb esik: { $at }.
    }

## Tags and legend of the map

sf-tag-planet = { $slot }, { $planet }. bolygó: { $resource }
sf-tag-pays = Ha a dobás { $number }, minden mellette álló kolónia egy lapot kap.
sf-tag-disc-down = A száma le van fordítva. Az odarepülő űrhajó felfordítja.
sf-tag-pirates = Kalózbázis, ereje { $strength }: mellette senki sem alapíthat, amíg valaki { $strength } ágyúval le nem győzi.
sf-tag-ice = Jégbolygó, ereje { $strength }: mellette senki sem alapíthat, amíg valaki { $strength } rakománymodullal nem terraformálja.
sf-tag-stations = { $count ->
        [0] Előőrs, még kereskedőállomás nélkül. Az elsőhöz 1 rakománymodul kell.
        [5] Előőrs 5 kereskedőállomással: megtelt.
       *[other] Előőrs { $count } kereskedőállomással. A következőhöz { $next } rakománymodul kell.
    }
sf-tag-friend = A legjobb barátjuk: { $name }, ez 2 pontot ér neki.
sf-tag-quarter = { $slot } űrnegyed
sf-tag-down = A peremére repülő űrhajó felfordítja.
sf-legend-title = Mi van a térképen?
sf-legend-points = Egy pontot az oszlopa és a sora nevez meg: az e5 az e oszlop 5. sorában van. A betűk és a számok a szélen állnak, és kivilágosodnak, ha egy pontra mutatsz. Egy űrnegyed bolygóinak száma 1-től 3-ig a betűje körül áll.
sf-legend-planet = Bolygó, nyersanyaga: { $resource }
sf-legend-number = Erre a dobásra fizet; a piros szám és a több pötty gyakrabban jön
sf-legend-down = Lefordított szám; az alak megmondja, mely korongok lehetnek
sf-legend-pirates = Kalózbázis, és hány ágyú győzi le
sf-legend-ice = Jégbolygó, és hány rakománymodul kell a terraformálásához
sf-legend-hidden = Lefordított űrnegyed, a betűjével és a csillagaival
sf-legend-outpost = Egy nép előőrse; a szabad dokk száma a hozzá kellő rakománymodulok száma
sf-legend-colony = Kolónia, 1 pont
sf-legend-port = Űrkikötő, 2 pont: mellette épülnek az űrhajók
sf-legend-colony_ship = Kolóniahajó a számával
sf-legend-trade_ship = Kereskedőhajó a számával
sf-legend-closed = Lezárt építési hely
sf-legend-lit = Ezt a pontot most választhatod
sf-legend-trail = Ami az utolsó lépésed óta repült, a játékos színével; szaggatott kör jelzi, ami új
sf-legend-nebula = A csillagköd: a mögötte lévő űrnegyedeknek két csillaguk van

## What goes on

sf-now = Mi történik
sf-phase = { $phase ->
        [setup] Alapítás
        [income] Bevétel
        [build] Kereskedés, építés
        [flight] Repülés
       *[over] Vége
    }
sf-dice = A kockák: { $one } és { $two }, összesen { $sum }
sf-speed = Sebesség: { $speed }
sf-speed-sum = golyókból { $base }, meghajtókból { $engines }
sf-launch-kind = A hajó fajtája
sf-do-at = Ide: { $at }
sf-choose-point = Válassz egy pontot a táblán
sf-cancel = Mégse
sf-could-build = Még építhetsz. Aki elindul, ebben a körben már nem épít.
sf-build-first = Előbb építek
sf-discard-do = { $count } lapból { $picked } visszaadása
sf-discard-more = Még egy vissza: { $resource }
sf-discard-less = Egy marad: { $resource }
sf-depart-hint = Dobsz az anyahajóval, és repülnek a hajóid.
sf-no-ships-hint = Nincs hajód az űrben.
sf-your-ships = A hajóid
sf-status = { $status ->
        [flying] úton van
        [flown] már repült
        [grounded] nem repül
       *[ready] indulhat
    }
sf-way = { $left ->
        [0] Cél: { $at }. { $steps } lépés, ennyi is maradt.
       *[other] Cél: { $at }. { $steps } lépés, utána marad { $left }.
    }
sf-way-finds = Cél: { $at }. { $steps } lépés. Útközben ({ $find }) valami kiderül: ott megáll az út, és a maradék lépések megmaradnak.
sf-steps-left = { $left ->
        [0] Nem maradt lépés.
       *[other] { $left } lépés maradt.
    }
sf-choose-target = Válassz egy kivilágított pontot: legfeljebb { $reach } lépés.
sf-fly-to = Repülj ide: { $at } ({ $steps } lépés)
sf-found-here = { $ship ->
        [trade] Kereskedőállomást alapítok
       *[colony] Kolóniát alapítok: { $at }
    }
sf-why-no-stop = Miért nem szállhat le itt?
sf-jump = Űrugrás

## Moves, on buttons

sf-move-settle = Kolónia: { $at }
sf-move-dock = Űrkikötő: { $at }
sf-move-port = Űrkikötő: { $at }
sf-move-place = Kereskedőhajó: { $at }
sf-move-ship = { $ship ->
        [trade] Kereskedőhajó: { $at }
       *[colony] Kolóniahajó: { $at }
    }
sf-move-go = { $number }. hajó: { $at }
sf-move-jump = { $number }. hajó: űrugrás ide: { $at }
sf-move-found = { $ship ->
        [trade] { $number }. hajó: kereskedőállomást alapít
       *[colony] { $number }. hajó: kolóniát alapít
    }
sf-move-ground = { $number }. hajó marad
sf-upgrade-name = { $upgrade ->
        [engine] meghajtó
        [cannon] ágyú
       *[cargo] rakománymodul
    }
sf-move-upgrade = Még egy { $upgrade }
sf-move-remove = Leszerelem: { $upgrade }
sf-move-discard = Visszaadom: { $resource }
sf-move-aid = Elveszem: { $resource }
sf-move-give = Odaadom: { $resource }
sf-move-take = Elveszem: { $resource }
sf-move-hand_over = Átadom: { $resource }
sf-move-bank = Bank: { $give }, cserébe { $get }
sf-move-offer = Ajánlat: { $give }, cserébe { $get }
sf-move-offer_to = Ajánlat csak { $name } számára: { $give }, cserébe { $get }
sf-move-rob = Tőle húzok: { $name }
sf-move-depart = Indulás
sf-move-stop = Leszállok itt
sf-move-end = Kör vége
sf-move-decline = Nem kérem
sf-decline-why = Nem, mert:
sf-decline-all = mindre nem, amíg én nem jövök
sf-declining = Minden ajánlatot elutasítasz, amíg te nem jössz.
sf-listen-again = Újra figyelek
sf-move-withdraw = Visszavonom az ajánlatot
sf-take-back = Visszavonom
sf-undo = Visszavonás: { $what }
sf-move-fame = Hírnevet veszek
sf-move-help = A gazdagok segítsenek: { $letters }
sf-move-agree = Rendben
sf-move-deal = Csere vele: { $name }
sf-answer-cards = { $count ->
        [0] Semmit
       *[other] { $count } lapot
    }

## Choices

sf-ask-answer = A válaszod:
sf-ask-discard = Még { $count } lapot adj vissza:
sf-ask-aid = Galaktikus segítség: melyik lapot veszed el?
sf-ask-give = Melyik lapot adod oda?
sf-ask-take = Melyik lapot veszed el?
sf-ask-hand_over = Melyik lapot adod át?
sf-ask-equip = Melyik kiépítést választod?
sf-ask-gain = Melyik kiépítést választod?
sf-ask-remove = Melyik kiépítést szereled le?
sf-ask-friend = Melyik barátságkártyát választod?
sf-ask-rob = Kitől húzol lapot?
sf-ask-ground = Melyik hajó nem repül?
sf-meets = { $name } találkozása
sf-continue = Tovább
sf-meeting-waits = Válaszra várunk …

## Cards

sf-hand = A lapjaid
sf-nothing = semmi
sf-letters = { $resource ->
        [ore] Ér
        [fuel] Ha
        [carbon] Sz
        [food] Él
       *[goods] Ár
    }
sf-laid-down = Letéve: { $count }
sf-cards = lap

## Build, bank, trade

sf-workshop = Építés és kereskedés
sf-tab = { $tab ->
        [build] Építés
        [bank] Bank
       *[trade] Csere
    }
sf-build-colony_ship = Kolóniahajó
sf-build-trade_ship = Kereskedőhajó
sf-build-spaceport = Űrkikötő
sf-build-engine = Meghajtó
sf-build-cannon = Ágyú
sf-build-cargo = Rakománymodul
sf-costs = Ára: { $cards }
sf-missing = Hiányzik: { $cards }
sf-affordable = Megvan rá a lapod
sf-not-now = Most nem lehet
sf-bank-give = Ennyit adsz a banknak
sf-bank-get = ezért az egyért
sf-bank-has = a bankban:
sf-bank-trade = Csere a bankkal
sf-supply = Utánpótláspakli: { $count }
sf-you-give = Te adsz
sf-you-get = Te kapsz
sf-more-of = { $side }: eggyel több { $what }
sf-less-of = { $side }: eggyel kevesebb { $what }
sf-offer-send = Ajánlat mindenkinek
sf-offer-send-one = Ajánlat, csak { $name } számára
sf-offer-to = Kinek szól:
sf-offer-to-all = mindenkinek
sf-offer-alone = csak { $name } számára
sf-offer-change = Módosítom az ajánlatot
sf-counter-send = Ellenajánlat
sf-propose-send = Ezt javaslom
sf-offer-fault = { $fault ->
        [gift] Mindkét félnek adnia kell valamit.
        [same] Ugyanaz a nyersanyag mindkét oldalon ajándék volna.
        [turns] Ennél az asztalnál egyfajta lap cserélhető egy másikra: 1-ért 1, 2-ért 1 vagy 1-ért 2.
       *[empty] Válaszd ki, mit adsz és mit kérsz.
    }
sf-offer-said = Ajánlatok ebben a körben: { $count }, legfeljebb 20
sf-offer-gives = { $name } ad:
sf-offer-for = cserébe:
sf-answer = { $answer ->
        [agreed] { $name } rááll
        [refused] { $name } nem kéri
        [asked] { $name }, mit felelsz?
       *[silent] { $name } gondolkodik
    }
sf-answer-countered = { $name } ezt adná:
sf-deal = Megegyeztünk
sf-trade-not-now = A kereskedés és építés szakaszában cserélhetsz.
sf-trade-only-active = Azzal cserélhetsz, aki soron van: tegyél javaslatot, vagy felelj az ajánlatára.

## Players and points

sf-points = Pont
sf-points-title = A pontok részletesen
sf-points-goal = { $goal } ponttal lehet nyerni
sf-points-of = { $name }: { $points } pont, részletesen
sf-part = { $part ->
        [colonies] Kolóniák
        [ports] Űrkikötők
        [figures] Barátságfigurák
        [medals] Érmék
       *[halves] Fél érmék
    }
sf-friends = Barátságkártyák
sf-upgrades = { $upgrade ->
        [engine] Meghajtó
        [cannon] Ágyú
       *[cargo] Rakománymodul
    }
sf-mothership = Anyahajó. Meghajtó: { $engines }, ágyú: { $cannons }, rakománymodul: { $cargo }.
sf-show-ship = Mutasd meg: { $number }. { $ship }, { $at }
sf-pending = { $count ->
        [one] kereskedőhajó rendelve
       *[other] { $count } kereskedőhajó rendelve
    }

## The log

sf-log-flew = { $left ->
        [0] { $seat } { $ship }. hajója { $count } lépésben: { $from } → { $to }, nem maradt lépése.
        [one] { $seat } { $ship }. hajója { $count } lépésben: { $from } → { $to }, maradt 1 lépése.
       *[other] { $seat } { $ship }. hajója { $count } lépésben: { $from } → { $to }, maradt { $left } lépése.
    }
sf-log-drew = { $cards ->
        [hidden] { $seat } húz { $count } lapot az utánpótláspakliból.
       *[other] { $seat } húz { $count } lapot az utánpótláspakliból: { $cards }.
    }

## In words

sf-text-turn = { $turn }. kör, { $letter }. { $phase }.
sf-text-hand = A lapjaid: { $cards }.
sf-text-bank = Bank: { $cards }. Utánpótláspakli: { $supply }.
sf-text-offer = { $to ->
        [all] { $letter } ajánlata: { $give }, cserébe { $get }.
       *[other] { $letter } ajánlata, csak { $to } számára: { $give }, cserébe { $get }.
    }
sf-text-player = Pont: { $points }. Lap: { $cards }. Meghajtó: { $engines }, ágyú: { $cannons }, rakománymodul: { $cargo }. Fél érme: { $halves }, érme: { $medals }. Hajók: { $ships }. Barátságkártyák: { $friends }. Figurák: { $figures }.
sf-text-quarter = Űrnegyed
sf-text-what = Mi van ott
sf-text-sites = Építési helyek

## Help

sf-help-goal = Az nyer, akinek a saját körében 15 pontja van: kolóniákért, űrkikötőkért, barátokért és érmékért.
sf-help = A tábla mellett építs és kereskedj, aztán indulj. Válassz egy hajót és egy kivilágított pontot: az út a hosszával együtt megjelenik, a második megnyomásra a hajó elindul. Ahol útközben valami lefordítva fekszik, ott az út megáll, és a maradék lépések megmaradnak. A tábla húzható, görgővel vagy két ujjal nagyítható.
sf-help-keys = A tábla billentyűi
sf-key-ship = hajót választ; találkozásnál válaszol
sf-key-arrows = bejárja a választható pontokat
sf-key-enter = megteszi, amit javasoltunk; indul; befejezi a kört
sf-key-undo = az utolsó vétel vagy banki csere visszavonása
sf-key-escape = leteszi, ami kézben van
sf-key-ships = a hajóim, egymás után
sf-key-zoom = nagyít, kicsinyít
sf-key-whole = az egész tábla

sf-tally-rolls = A kockák összege
sf-tally-cards = Lapok a dobásokból
