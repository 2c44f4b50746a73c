### A Csillaghajósok táblája az oldalon.

## The status line

sf-call-you = Téged kérdeznek!
sf-todo-build = { $ships ->
        [0] Kereskedj és építs, amíg a lapjaidból futja.
       *[other] Kereskedj és építs, amíg a lapjaidból futja, aztán indulj.
    }
sf-todo-fly = A sebességed { $speed }. Válassz hajót és célt, vagy fejezd be a köröd.
sf-todo-flying = { $left ->
        [0] A(z) { $number }. hajó megérkezett: alapíts, vagy szállj le.
       *[other] A(z) { $number }. hajónak { $left } lépése maradt: repülj tovább, alapíts, vagy szállj le.
    }
sf-todo-discard = Hetes: még { $count } lapot kell visszaadnod.
sf-todo-offer = Ajánlat van az asztalon: állj rá, utasítsd el, vagy tegyél ellenajánlatot.
sf-todo-own-offer = Az ajánlatod az asztalon van: várd meg a válaszokat, módosítsd, vagy vond vissza.
sf-todo-ask = Találkozás: { sf-scene }. Mit teszel?
sf-todo-settle = Tegyél kolóniát a hazai rendszerek egyik szabad helyére.
sf-todo-dock = Bővítsd űrkikötővé az egyik kolóniádat.
sf-todo-launch = Válaszd ki az első hajódat, és hogy honnan indul.
sf-todo-equip = Válassz fejlesztést az anyahajódra.
sf-todo-aid = Galaktikus segély: vegyél el egy tetszőleges lapot a bankból.
sf-todo-rob = Hetes: kitől húzol egy lapot?
sf-todo-place = Ingyen kereskedőhajó: válaszd ki, honnan indul.
sf-todo-friend = Válassz barátságkártyát.
sf-todo-give = Válaszd ki a lapot, amelyet odaadsz.
sf-todo-take = Vegyél el egy tetszőleges lapot.
sf-todo-handover = Válaszd ki a lapot, amelyet átadsz.
sf-todo-ground = Egyik hajód ebben a körben nem repül: válaszd ki, melyik.
sf-todo-remove = Az anyahajód elveszít egy fejlesztést: válaszd ki, melyiket.
sf-todo-gain = Ingyen fejlesztés: válaszd ki, melyik legyen.

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
sf-speed-sum = golyókból { $base }, hajtóművekből { $engines }
sf-launch-kind = A hajó fajtája
sf-do-at = Ide: { $at }
sf-choose-point = Válassz egy pontot a táblán
sf-cancel = Mégse
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
        [engine] hajtómű
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
sf-move-rob = Tőle húzok: { $name }
sf-move-depart = Indulás
sf-move-stop = Leszállok itt
sf-move-end = Kör vége
sf-move-decline = Nem kérem
sf-decline-why = Nem, mert:
sf-move-withdraw = Visszavonom az ajánlatot
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
sf-ask-aid = Galaktikus segély: melyik lapot veszed el?
sf-ask-give = Melyik lapot adod oda?
sf-ask-take = Melyik lapot veszed el?
sf-ask-hand_over = Melyik lapot adod át?
sf-ask-equip = Melyik fejlesztést választod?
sf-ask-gain = Melyik fejlesztést választod?
sf-ask-remove = Melyik fejlesztést szereled le?
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
       *[trade] Játékosok
    }
sf-build-colony_ship = Kolóniahajó
sf-build-trade_ship = Kereskedőhajó
sf-build-spaceport = Űrkikötő
sf-build-engine = Hajtómű
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
sf-supply = Készletpakli: { $count }
sf-you-give = Te adsz
sf-you-get = Te kapsz
sf-more-of = { $side }: eggyel több { $what }
sf-less-of = { $side }: eggyel kevesebb { $what }
sf-offer-send = Ajánlat mindenkinek
sf-offer-change = Módosítom az ajánlatot
sf-counter-send = Ellenajánlat
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
sf-trade-only-active = Csak azzal lehet cserélni, akinek a köre van: ha ajánlatot tesz, válaszolhatsz rá.

## Players and points

sf-points = Pont
sf-points-title = A pontok részletesen
sf-points-goal = { $goal } ponttal lehet nyerni
sf-points-of = { $name }: { $points } pont, részletesen
sf-part = { $part ->
        [colonies] Kolóniák
        [ports] Űrkikötők
        [figures] Barátságfigurák
        [medals] Érmek
       *[halves] Fél érmék
    }
sf-friends = Barátságkártyák
sf-upgrades = { $upgrade ->
        [engine] Hajtómű
        [cannon] Ágyú
       *[cargo] Rakománymodul
    }
sf-mothership = Anyahajó. Hajtómű: { $engines }, ágyú: { $cannons }, rakománymodul: { $cargo }.
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
        [hidden] { $seat } húz { $count } lapot az utánpótlásból.
       *[other] { $seat } húz { $count } lapot az utánpótlásból: { $cards }.
    }

## In words

sf-text-turn = { $turn }. kör, { $letter }. { $phase }.
sf-text-hand = A lapjaid: { $cards }.
sf-text-bank = Bank: { $cards }. Készletpakli: { $supply }.
sf-text-offer = { $letter } ajánlata: { $give }, cserébe { $get }.
sf-text-player = Pont: { $points }. Lap: { $cards }. Hajtómű: { $engines }, ágyú: { $cannons }, rakománymodul: { $cargo }. Fél érme: { $halves }, érem: { $medals }. Hajók: { $ships }. Barátságkártyák: { $friends }. Figurák: { $figures }.
sf-text-quarter = Űrnegyed
sf-text-what = Mi van ott
sf-text-sites = Építési helyek

## Help

sf-help = A tábla mellett építs és kereskedj, aztán indulj. Válassz egy hajót és egy kivilágított pontot: az út a hosszával együtt megjelenik, a második megnyomásra a hajó elindul. Ahol útközben valami lefordítva fekszik, ott az út megáll, és a maradék lépések megmaradnak. A tábla húzható, görgővel vagy két ujjal nagyítható.
sf-help-keys = A tábla billentyűi
sf-key-ship = hajót választ; találkozásnál válaszol
sf-key-arrows = bejárja a választható pontokat
sf-key-enter = megteszi, amit javasoltunk; indul; befejezi a kört
sf-key-escape = leteszi, ami kézben van
sf-key-ships = a hajóim, egymás után
sf-key-zoom = nagyít, kicsinyít
sf-key-whole = az egész tábla
