### Az Űrcsempészek szavai.

sm-name = Űrcsempészek
sm-about = Licitálj kockákkal az űrszektorokra, mindenkivel egyszerre, és adj túl minden energiádon és árudon, mire az utolsó galaxis véget ér!
sm-colour-orange = Narancssárga
sm-colour-black = Fekete
sm-colour-white = Fehér
sm-colour-pink = Rózsaszín
sm-colour-brown = Barna
sm-colour-turquoise = Türkiz
sm-legend = A szektorok betűi A-tól F-ig tartanak. Az árut a színe betűje jelöli: r piros, y sárga, g zöld, b kék; az energia jele e. Licit: b4 egy négyest tesz a B szektorra, t3 elveszi a 3-as gyorsaságjelzőt, t-1 a −1-est, wait vár. Fizetés: pay b csak a B szektor energiáját fizeti ki, give b ryy egy piros és két sárga árut ad érte, give b - egyet sem. Feltöltés: energy 3 és goods ryg kivesz a közös készletből, put e vagy put r betesz, none egyiket sem teszi. Ahol színt választotok, colour pink a rózsaszín kockákat és karakterlapjukat veszi el.

## Options

sm-option-colours = Színek
    .help = Ülésrendben mindenki a soron következő színt kapja; választással az első galaxis előtt mindenki kiválaszt egyet, és vele a kedvenceit is.
sm-option-colours-seats = ülésrendben
sm-option-colours-chosen = választással
sm-option-stations = Űrállomások
    .help = Az űrállomásos kártyán csak a kedvenc színeidbe eső bolygók hoznak pontot.
sm-option-favourite_ships = Kedvenc űrhajók
    .help = Akinek egy kedvenc színéből a legtöbb hajója van, 3 pontot kap, és még 1-et minden társáért, akinek szintén az a kedvence.
sm-option-favourite_goods = Kedvenc áruk
    .help = Mindkét kedvenc hajószínedből egy-egy megmaradt áruért nem jár levonás.
sm-option-towers = Tornyok
    .help = A kockák egymásra kerülnek: mindegyiknek nagyobbnak kell lennie az alatta lévőnél, és a nyertes hatos ára 10 energia.
sm-option-fall_percent = Leesés veszélye (%)
    .help = Tornyoknál ennyivel nő minden alatta lévő kockával annak a veszélye, hogy a kocka leesik; 0 esetén soha semmi nem esik le.
sm-option-hand_ms = A kéz tempója (ms)
    .help = Ennyi ezredmásodpercnek kell eltelnie egy játékos két mozdulata között; a botokra is érvényes. A 60-nál kevesebb is 60-nak számít.
sm-option-countdown = Visszaszámlálás (mp)
    .help = Ennyi másodperc a visszaszámlálás, mielőtt a galaxis kártyái felfordulnak.
sm-option-bid_seconds = A licit ideje (mp)
    .help = Ennyi másodperc után kiosztjuk a megmaradt jelzőket; 0 esetén nincs korlát.
sm-option-pace = Tempó
    .help = Élőben mindenki egyszerre, versenyt futva licitál; felváltva egymás után, sietség nélkül: a véletlen választja ki a leggyorsabbat.
sm-option-pace-live = élőben
sm-option-pace-turns = felváltva

## What happened

sm-event-chose = { $seat } { $colour ->
        [orange] a narancssárgát
        [black] a feketét
        [white] a fehéret
        [pink] a rózsaszínt
        [brown] a barnát
       *[turquoise] a türkizt
    } választja.
sm-event-galaxy = Kezdődik { $galaxy ->
        [1] az 1.
        [5] az 5.
       *[other] a { $galaxy }.
    } galaxis (összesen { $galaxies } van).
sm-event-dealt = Felfordul { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektor ({ $card }).
sm-event-quickest = Most { $seat } a leggyorsabb.
sm-event-waited = { $seat } vár.
sm-event-placed = { $seat } { $value ->
        [1] 1-est
        [2] 2-est
        [3] 3-ast
        [4] 4-est
        [5] 5-öst
       *[6] 6-ost
    } tesz { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektorra.
sm-event-fell = { $seat } pórul jár: a kocka leesik { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektor tornyáról, és ebben a körben már nem számít.
sm-event-took = { $seat } elveszi { $token ->
        [-1] a −1-es
        [0] a 0-s
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
       *[4] a 4-es
    } gyorsaságjelzőt.
sm-event-time_up = Letelt az idő: kiosztjuk a megmaradt gyorsaságjelzőket, a legalacsonyabbal kezdve.
sm-event-left_over = { $seat } kapja a megmaradt gyorsaságjelzőt, { $token ->
        [-1] a −1-est
        [0] a 0-st
        [1] az 1-est
        [2] a 2-est
        [3] a 3-ast
       *[4] a 4-est
    }.
sm-event-boxed = Senkinek sincs kockája { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektoron: a kártyája a dobozba kerül.
sm-event-won_card = { $seat } megnyeri { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektort { $energy } energiáért.
sm-event-paid = { $seat } kifizet { $energy } energiát { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektorért.
sm-event-lost = { $seat } elveszíti { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektort: { $why ->
        [energy] nincs rá elég energia.
       *[goods] nincs meg hozzá az áru.
    }
sm-event-gave = { $seat } teljesíti { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    } szektort (leadott áru: { $goods }).
sm-event-drew_energy = { $seat } kivesz { $count } energiát a közös készletből.
sm-event-drew_goods = { $seat } árut vesz ki a közös készletből ({ $goods }).
sm-event-put = { $seat } betesz { $what ->
        [r] 1 piros árut
        [y] 1 sárga árut
        [g] 1 zöld árut
        [b] 1 kék árut
       *[e] 1 energiát
    } a közös készletbe.
sm-event-declined = { $seat } nem nyúl a közös készlethez.
sm-event-ended = Lement az utolsó galaxis, vége a játszmának.

## Why a move is refused

sm-no-such-colour = Nincs ilyen szín.
sm-colour-taken = Ez a szín már másé.
sm-colours-first = A licit még nem kezdődött el: előbb mindenki színt választ.
sm-colours-by-seat = Ennél az asztalnál mindenki ülésrendben kap színt.
sm-has-colour = Neked már van színed.
sm-others-choose = Még nem te jössz a színválasztásban.
sm-bidding-over = A licitnek már vége.
sm-countdown-runs = A licit még nem kezdődött el: tart a visszaszámlálás.
sm-cards-turn = A licit még nem kezdődött el: most fordulnak fel a kártyák.
sm-die-may-fall = Épp most került kocka egy toronyra: előbb kiderül, megáll-e.
sm-not-quickest = Most valaki más a leggyorsabb.
sm-has-token = Elvetted { $token ->
        [-1] a −1-es
        [0] a 0-s
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
       *[4] a 4-es
    } gyorsaságjelzőt, ezzel végeztél a licittel.
sm-no-die-left = Már mindkét kockádat letetted.
sm-no-such-bid = Ebben a galaxisban nincs ilyen kártya, vagy nincs ilyen érték a kockán.
sm-too-low = A kockád { $value }, ez kevés: ott { $highest } a legnagyobb.
sm-six-stands = Hatos van legfelül, azt senki sem licitálhatja túl.
sm-not-higher = A kockád { $value }, ez nem nagyobb, mint a torony tetején lévő { $highest }.
sm-token-gone = Már nincs középen { $token ->
        [-1] a −1-es
        [0] a 0-s
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
       *[4] a 4-es
    } gyorsaságjelző.
sm-just-wait = Élőben a várakozáshoz nem kell lépned: csak tartsd nyugton a kezed.
sm-all-waited = A többiek mind vártak már, ezért le kell tenned egy kockát, vagy el kell venned egy gyorsaságjelzőt.
sm-no-clock = Most nincs idő, amely letelhetne.
sm-clocks-move = Ezt csak az óra mondhatja meg.
sm-dealers-move = Ezt senki sem döntheti el: a kártyák, a leggyorsabb kéz és a tornyok dolga a véletlené.
sm-paid-later = Előbb véget kell érnie a licitnek; utána fizetsz azért, amit megnyertél.
sm-energy-is-paid = Ebben a galaxisban az energia már ki van fizetve.
sm-no-choice = Nincs két kártyád, amelyek közül választhatnál: amit ki tudtál fizetni, azt már kifizetted.
sm-energy-first = Előbb az energia: az áru akkor jön, ha már mindenki kifizette.
sm-all-is-paid = Már minden ki van fizetve, most a feltöltés tart.
sm-not-won = Ezt a kártyát nem te nyerted meg, nincs mit fizetned érte.
sm-card-paid = Ezt a kártyát már kifizetted.
sm-card-lost = Ezt a kártyát elveszítetted, árut nem kell adnod érte.
sm-too-many-given = { $ships ->
        [0] Ez sok: ezen a kártyán egy hajó sincs.
       *[other] Ez sok: ezen a kártyán csak { $ships } hajó van.
    }
sm-too-few-given = Ez kevés: ezen a kártyán { $ships } hajó van, és csak egy áru maradhat ki.
sm-wrong-colours = Az árunak olyan színűnek kell lennie, mint a hajónak; csak a cirkáló fogad el bármilyet.
sm-goods-missing = Nincs meg mindegyik áru a készletedben.
sm-both-can-be-paid = Mindkét kártyádat teljesíteni tudod, de ezután a másikra már nem jutna áru.
sm-restock-later = Előbb véget kell érnie a licitnek, és mindenkinek fizetnie kell; utána jön a feltöltés.
sm-others-pay = A feltöltés akkor kezdődik, ha már mindenki fizetett.
sm-pay-first = Nincs visszalépés: előbb válaszd ki, melyik kártyádért fizetsz energiát!
sm-give-first = Nincs visszalépés: előbb add oda az árut azért, amit megnyertél!
sm-faster-first = Még nem te jössz: előbb az tölt fel, akinek nagyobb a gyorsasága.
sm-restocked = Te már túl vagy a feltöltésen.
sm-token-allows = { $token ->
        [-1] A gyorsaságod −1: semmit sem vehetsz ki, de betehetsz a közös készletbe 1 energiát vagy 1 árut.
        [0] A gyorsaságod 0: semmit sem vehetsz ki a közös készletből.
        [1] A gyorsaságod 1: 1 energiát vagy 1 árut vehetsz ki.
       *[other] A gyorsaságod { $token }: legalább 1 és legfeljebb { $token } energiát vagy árut vehetsz ki.
    }
sm-pool-short = Ennyi nincs a közös készletben.
sm-only-minus-one = A közös készletbe csak −1-es gyorsasággal tehetsz be valamit, és csak 1 energiát vagy 1 árut.
sm-nothing-to-put = Ebből nincs mit betenned a közös készletbe.

## Text that is no move or no position

sm-move-unreadable = „{ $text }”: ez nem lépés. Így írd: b4, t3, t-1, wait, pay b, give b ryy, energy 3, goods ryg, put e, none vagy colour pink.
sm-colours-wrong = Ezeket a színeket így, sorban egymás után senki sem választhatta.
sm-card-twice = Egy kártya kétszer is szerepel.
sm-token-unused = Ennyi játékosnál nincs játékban { $token ->
        [-1] a −1-es
        [0] a 0-s
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
       *[4] a 4-es
    } gyorsaságjelző.
sm-token-twice = Egy gyorsaságjelző kétszer is szerepel.
sm-too-many-tokens = Egy játékosnál több gyorsaságjelző van, mint amennyit bárki elvehet.
sm-too-many-goods = Valamelyik színből több áru van, mint a dobozban.
sm-too-much-energy = Több energia van, mint a dobozban.
sm-too-many-dice = Egy játékosnak kettőnél több kockája van a kártyákon.
sm-die-nowhere = Egy kocka sem kézben, sem kártyán nincs, pedig ennél az asztalnál egy sem eshet le.
sm-dice-order = Egy kártyán olyan sorrendben vannak a kockák, ahogyan senki sem tehette le őket.
sm-too-few-cards = Nem marad elég kártya a hátralévő galaxisokra.
sm-phase-wrong = Az állásból hiányzik, ami a „{ $phase }” szakaszhoz kell, vagy már túl van rajta.

## What an owner of the box may correct

sm-box-key = A „{ $key }” nem javítható, csak a kártyák (cards) és a karakterlapok (sheets).
sm-box-count = { $key ->
        [sheets] Pontosan { $count } karakterlapnak kell lennie.
       *[cards] Pontosan { $count } kártyának kell lennie.
    }
sm-box-card = Egy kártyának neve, bolygói, hajói és esetleg űrállomása van; ez nem ilyen: { $card }
sm-box-name = Kártyát nem lehet így nevezni: „{ $name }”. Betűkből és számjegyekből álljon, köztük kötőjel lehet.
sm-box-letters = { $name }: { $side ->
        [planets] bolygónak legfeljebb { $most } betű állhat ezekből: { $allowed }
       *[ships] hajónak legfeljebb { $most } betű állhat ezekből: { $allowed }
    }; ez nem jó: „{ $letters }”.
sm-box-station = { $name }: az űrállomás true vagy false legyen.
sm-box-sheet = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } karakterlapra két különböző bolygószín és két különböző hajószín kell.
sm-box-twice = Két kártyának is { $name } a neve.
sm-box-example = Hiányzik egy kártya, amely a kidolgozott példákban szerepel: { $card ->
        [A] 2 bolygó és Y, G, B, C hajó.
        [E] 3 bolygó és egy B hajó.
        [CD] egy R, R, C és egy R, Y, G, B hajós, amelyeken együtt 7 bolygó van.
       *[station] űrállomás R, R, B, B bolygóval.
    }

## Az asztal szövegként

sm-draw-galaxy = { $galaxy }. galaxis a { $galaxies } közül (bolygók → hajók; * űrállomás, C cirkáló)
sm-draw-middle = Gyorsaságjelzők középen: { $tokens }
sm-draw-worth = { $points } pont
sm-draw-crews = Legénységek: energia, áru, kocka, jelzők, kártyák fent/lent, pont most
sm-draw-favourites = Legénységek: energia, áru, kocka, jelzők, kártyák fent/lent, pont most, kedvencek (bolygók → hajók)
sm-draw-colours = Még szabad színek (kedvenc bolygók → hajók):
sm-draw-pool = Közös készlet: { $energy } energia, áru: { $goods }

# Miért jó egy lépés, az edző szavaival.
sm-why-place = { $place ->
        [A] az A
        [E] az E
        [F] az F
       *[other] a { $place }
    }
sm-why-points = { $points } pont
sm-why-goods = { $goods } áru
sm-why-leads = vezet { sm-why-place } szektorban ({ sm-why-points })
sm-why-raises = már most is vezet { sm-why-place } szektorban
sm-why-unpayable = nincs meg az áru { sm-why-place } szektorhoz
sm-why-outbids = elveszi { sm-why-place } szektort ({ sm-why-points }) tőle: { $other }
sm-why-short = ahol vezet, ott { $cost } energiát kellene fizetni, de csak { $energy } van
sm-why-risk = a kocka { $percent }% eséllyel leesik
sm-why-dear = egy { $value ->
        [1] egyes
        [2] kettes
        [3] hármas
        [4] négyes
        [5] ötös
       *[6] hatos
    } is vezetne ott
sm-why-tie = holtversenyben megnyeri { sm-why-place } szektort ({ sm-why-points }) vele szemben: { $other }
sm-why-stands = { $count } szektorban vezet, amikor megáll ({ sm-why-points })
sm-why-fastest = a legnagyobb gyorsaságjelző, ami még van: { $token }
sm-why-slowest = a −1-essel semmit sem lehet kivenni a közös készletből
sm-why-unused = { $dice } kocka kihasználatlan marad
sm-why-keeps = megtartja { sm-why-place } szektort ({ sm-why-points })
sm-why-costs = { $energy } energiába kerül
sm-why-sheds = { $goods ->
        [0] semmit sem ad le, pedig a végén minden megmaradt áru egy pontba kerül
       *[other] lead { $goods } árut, amely a végén darabonként egy pontba kerülne
    }
sm-why-gives = lead { sm-why-goods }t, és marad { $left }
sm-why-colours = { $colours ->
        [0] nem marad áru
       *[other] { $colours } színből marad áru
    }
sm-why-charge = { $way ->
        [same] a végén nem kerül pontba
        [more] a végén { sm-why-points }ot megtakarít
       *[fewer] a végén { sm-why-points }ba kerül
    }
sm-why-stock = így { $energy } energia és { sm-why-goods } lesz
