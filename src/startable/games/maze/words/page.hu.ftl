### A Space Maze táblája a weboldalon.

mz-home-line = Forgasd magadnak kedvezően a labirintust, szerezd meg az ereklyét, és vidd elsőként az űrhajódra!

## The status line

mz-todo-take = { $what ->
        [energy] Vegyél el egy energiakockát!
        [steps] Vedd el a mozgáskockádat!
       *[any] Vegyél el egy energiakockát vagy egy mozgáskockát!
    }
mz-todo-play = { $cards ->
        [0] Ehhez a kockához nincs használható kártyád ({ $die }).
       *[other] Aktiválhatsz egy kártyát a { mz-alien } űrlényeddel ({ $die }).
    }
mz-todo-move = Mozgasd az űrlényeidet! Maradt: { $points }.
mz-todo-moved = Minden pontot elköltöttél.
mz-todo-drop = { $count ->
        [one] Dobj el 1 lapot: legfeljebb 7 maradhat.
       *[other] Dobj el { $count } lapot: legfeljebb 7 maradhat.
    }

## The maze

mz-maze = A labirintus
mz-maze-help = A lapkák neve az oszlop és a sor. A nyilakkal a kiválasztott űrlénnyel lépsz, vagy lapkáról lapkára jársz.
mz-relic-tile = ereklyelapka, ezüst kapukkal
mz-side = { $side ->
        [0] észak
        [1] kelet
        [2] dél
       *[3] nyugat
    }
mz-gate = { mz-side } { $gate }
mz-alien-here = { $what ->
        [terminal] { $name }: { mz-alien } űrlény a terminálon
        [relic] { $name }: { mz-alien } űrlény az ereklyével
       *[plain] { $name }: { mz-alien } űrlény
    }
mz-relic-here = itt az ereklye
mz-terminal-free = szabad terminál
mz-can-go = { $steps ->
        [one] 1 lépésre van
       *[other] { $steps } lépésre van
    }
mz-can-choose = választható
mz-chosen = kiválasztva
mz-ship = { $name } hajója, dokk: { $at }. A fedélzeten: { $aliens }.
mz-berth = { $at }, { $side }
mz-aboard = hajó
mz-on-its-terminal = { $at }, terminál

## Dice

mz-pool = Elvehető kockák
mz-round = { $round }. kör
mz-die-energy = { mz-alien } { $pips }
mz-die-steps = mozgáskocka ({ $points })
mz-die-there = { $die }
mz-take = Elveszem: { $die }
mz-take-it = Elveszem
mz-hint-take = Mutass egy kockára, vagy koppints rá, és látod, mire jó.
mz-hint-die = A kiemelt kártyák és lapkák mutatják, mire jó most ez: { $die }.
mz-hint-steps = A kiemelt lapkákig juthatnak az űrlényeid: { $die }.
mz-hint-wish = { $dice ->
        [0] Most egyik kockával sem használható: { $card }.
       *[other] A kiemelt kockákkal használható: { $card }.
    }

## Players

mz-crews = Legénységek
mz-tokens = Ereklyejelzők
mz-cards = Lapok
mz-starter = A kör kezdőjátékosa
mz-crew = { $name }: { $tokens } ereklyejelző, { $cards } lap. Űrlények: { $aliens }. Kockák: { $dice }.
mz-alien-at = { $relic ->
        [yes] { mz-alien } az ereklyével: { $at }
       *[no] { mz-alien }: { $at }
    }
mz-in-use = { $name } kockája: { $die }.
mz-waits = { $phase ->
        [discarding] { $name } lapot dob el.
        [taking] { $name } kockát választ.
        [rolling] { $name } dob a kockákkal.
       *[other] Készül az asztal.
    }
mz-left = Maradt: { $points }.

## Cards

mz-hand = A lapjaid
mz-hand-empty = Nincs lapod: lépj terminálra, és húzhatsz.
mz-hand-hint = Mutass egy lapra, és elolvashatod, mit tud.
mz-piles = pakli: { $pile } · eldobva: { $discard }
mz-card-label = { $count ->
        [one] { mz-card }, ára { $cost }. { $effect }
       *[other] { mz-card } ({ $count } darab), ára { $cost }. { $effect }
    }
mz-hand-card = { $count ->
        [one] { mz-card } ({ $cost })
       *[other] { $count } { mz-card } ({ $cost })
    }
mz-effect = { $card ->
        [r90] egy negyedfordulat az űrlény lapkájának vagy egy mellette lévőnek.
        [r180] egy vagy két negyedfordulat az űrlény lapkájának vagy egy mellette lévőnek.
        [r270] egy–három negyedfordulat az űrlény lapkájának vagy egy mellette lévőnek.
        [dr] egy vagy két negyedfordulat egy átlós szomszédnak.
        [x] az űrlény lapkája helyet cserél egy mellette lévővel.
        [dx] egy átlós szomszéd helyet cserél egy olyan lapkával, amely az űrlény mellett van.
        [run1] egy mozgáspont az űrlénynek.
        [run2] két mozgáspont az űrlénynek.
        [morph] az űrlény helyet cserél egy társával, bárhol is van; a viselt ereklye a helyén marad.
        [glue] az űrlénytől ebben a körben senkihez sem kerülhet át az ereklye.
       *[base] az üres hajód a labirintus szélén a következő szabad helyre megy; bármilyen színű kocka jó hozzá.
    }
mz-hint-card = Válassz kártyát a { mz-alien } űrlényednek, vagy hagyd kihasználatlanul a kockát!
mz-hint-tile = { $card }: válassz egy kiemelt lapkát!
mz-hint-second = Most azt a lapkát, amellyel helyet cserél!
mz-hint-turn = Forduljon jobbra ({ $at }):
mz-hint-mate = Válaszd ki, kivel cseréljen helyet!
mz-hint-berth = Válaszd ki, hová menjen a hajód!
mz-hint-drop = Válaszd ki, melyik lapot dobod el!
mz-drop = Eldobom: { $card }

## Actions

mz-actions = Te jössz
mz-choose-alien = Űrlény
mz-alien-points = { $points ->
        [0] { mz-alien } űrlény: nincs pontja (billentyű: { $key })
        [one] { mz-alien } űrlény: 1 pontja maradt (billentyű: { $key })
       *[other] { mz-alien } űrlény: { $points } pontja maradt (billentyű: { $key })
    }
mz-undo = Vissza
mz-done = Kész
mz-leave = Nem használom
mz-act-turn = { $quarters } negyed
mz-act-use = Laphúzás
mz-act-grab = Elveszem az ereklyét
mz-act-give = Átadom ({ mz-mate })
mz-act-enter = Be a hajóba!
mz-move-go = { mz-alien } ide: { $at }
mz-move-use = { mz-alien }: terminálra, laphúzás
mz-move-grab = { mz-alien }: elveszi az ereklyét
mz-move-give = { mz-alien }: átadja az ereklyét ({ mz-mate })
mz-move-enter = { mz-alien }: be a hajóba az ereklyével!
mz-move-turn = { $quarters ->
        [one] { $at } forgatása 1 negyeddel
       *[other] { $at } forgatása { $quarters } negyeddel
    }
mz-move-exchange = Csere ezzel: { $at }
mz-move-swap = Csere: { $at } és { $to }
mz-move-run = { $points ->
        [one] Futás 1 lépést ({ mz-alien })
       *[other] Futás { $points } lépést ({ mz-alien })
    }
mz-move-morph = { $at ->
        [ship] Helycsere: { mz-mate } (a hajón)
       *[maze] Helycsere: { mz-mate }
    }
mz-move-glue = Odaragasztom az ereklyét
mz-move-base = A hajó ide: { $at }

## The log

mz-log-laid = Elkészült a labirintus: { $count } lapka.
mz-log-drew = { $cards ->
        [hidden] { $seat } húz { $count } lapot.
       *[other] { $seat } húz { $count } lapot: { $cards }.
    }
mz-log-rolled = A kockák: zöld { $green }; lila { $purple }; narancs { $orange }. Mozgáskockák: { $steps }.

## In words

mz-text-phase = { $round }. kör. { $phase ->
        [taking] { $letter } kockát vesz el.
        [playing] { $letter } kártyát aktiválhat.
        [moving] { $letter } mozog.
        [discarding] { $letter } lapot dob el.
        [ended] A játszmának vége.
       *[other] Készül az asztal.
    }
mz-text-die = Használatban: { $die }.
mz-text-pool = Elvehető kockák: { $dice }.
mz-text-hand = A lapjaid, zárójelben az áruk: { $cards }.
mz-text-player = Játékos
mz-text-aliens = Űrlények
mz-text-ship = Hajó
mz-text-dice = Elvett kockák
mz-text-tile = Lapka
mz-text-gates = Kapuk
mz-text-there = Ami rajta van

## Help

mz-help-goal = Az nyer, aki a labirintus közepéről a saját hajójába viszi az ereklyét – vagy aki háromszor szerzi meg, a labirintusból vagy egy másik legénységtől.
mz-help = Vegyél el egy kockát, és használd is fel rögtön. Energiakocka: válassz egy kártyát és egy kiemelt lapkát; előre látod, mi történne. Mozgáskocka: válassz egy űrlényt, és kattints a lapkákra, ahová lépjen, akár többet is előre; a lépések visszavonhatók, amíg nem húztál lapot, és nem vetted el az ereklyét. A lapkák közötti kis hidak mutatják, ki mehet át: a zöldön egy pötty van, a lilán kettő, a narancson három.
mz-help-keys = Billentyűk, amikor te jössz
mz-key-alien = a zöld, a lila vagy a narancs űrlény választása
mz-key-step = lépés vele
mz-key-terminal = terminálra lépés, laphúzás
mz-key-grab = az ereklye elvétele
mz-key-home = beszállás a hajóba az ereklyével
mz-key-undo = egy lépés visszavonása
mz-key-card = kártya választása
mz-key-enter = megerősítés, vagy kész
mz-key-escape = a kártya visszatétele

mz-tally-dice = Elvett energiakockák

## Signs of the maze

mz-legend-red = Piros kapu: háromszög
mz-legend-yellow = Sárga kapu: kör
mz-legend-blue = Kék kapu: négyzet
mz-legend-silver = Ezüst kapu, csak az ereklyelapkán: bármelyik színnek számít
mz-legend-green = Zöld űrlény, egy szem: sárga és kék között megy át
mz-legend-purple = Lila űrlény, két szem: kék és piros között megy át
mz-legend-orange = Narancs űrlény, három szem: piros és sárga között megy át
mz-legend-bridge = A híd mutatja, ki mehet át: egy pötty a zöld, kettő a lila, három a narancs
mz-legend-bridges = Többszínű híd: ezek mind átmehetnek
mz-legend-wall = Nincs híd: senki sem megy át, csak az ereklye viselője
mz-legend-terminal = Terminál: egy pontért egy kártya
mz-legend-ship = Űrhajó a legénysége betűjével; a csöve a dokk lapkájára nyílik
mz-legend-relic = Az ereklye
mz-legend-wearer = Az ereklyét viseli, és minden kapun átmegy
mz-legend-glued = Az ereklye a kör végéig rá van ragasztva
mz-legend-print = Lábnyom, annyi ujjal, ahány szeme az űrlénynek van: egy pont neki
mz-legend-steps = Mozgáskocka: négy lábnyom
mz-legend-energy = Energiakocka: a színe választ űrlényt, a pöttyei fizetik a kártyát
mz-legend-card = { $card ->
        [r90] 90 fokos elforgatás: egy negyed, egy jelölt lapkán
        [r180] 180 fokos elforgatás: egy vagy két negyed
        [r270] 270 fokos elforgatás: egy–három negyed
        [dr] Átlós forgatás: egy átlós szomszéd
        [x] Csere: az űrlény lapkája egy élszomszéddal
        [dx] Átlós csere: egy átlós szomszéd egy élszomszéddal
        [run1] +1 Futás: egy cselekvés
        [run2] +2 Futás: két cselekvés
        [morph] Színváltás: két űrlényed helyet cserél
        [glue] Szuper ragasztó: az ereklyét a kör végéig senki sem veheti el
       *[base] A bázis mozgatása: az üres hajód máshol dokkol
    }
