### A Csóvahalászok szavai.

cf-name = Csóvahalászok
cf-about = Egy üstökös húz el a bolygód mellett, és a csóvája tele van kinccsel. Vesd ki a hálóidat, töltsd meg a raktered, és érj haza, mielőtt egy fellobbanás szétszórja! Titkos megrendelésed is van: ne áruld el senkinek.
cf-colour-yellow = Sárga
cf-colour-blue = Kék
cf-colour-red = Piros
cf-colour-turquoise = Türkiz
cf-legend = A táblán ○ a jég, ■ a vas, ◆ a gyöngy és * a fellobbanás; ▸ a kint járó hajó, ▮ a megmaradt üzemanyaga. A lépések: cast-1, cast-2 és cast-3 ennyi hálót vet ki, home hazaviszi a fogást.

## The board as text

cf-draw-tail = Az üstökös csóvája
cf-draw-thing = { $what ->
        [ice] jég
        [iron] vas
        [pearl] gyöngy
       *[flare] lobbanás
    }
cf-draw-flights = { $count ->
        [0] Nincs több út.
        [one] 1 út van hátra: ez.
       *[other] { $count } út van hátra, ezzel együtt.
    }
cf-draw-drift = Sodródik, a hazatérőre vár:
cf-draw-points = { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
cf-draw-store = kikötő
cf-draw-hold = raktér
cf-draw-fuel = üzemanyag
cf-draw-risk = { $roll ->
        [1] egy lobbanás 1-es dobásnál szétszórja
        [6] egy lobbanás biztosan szétszórja
       *[other] egy lobbanás 1–{ $roll } dobásnál szétszórja
    }
cf-draw-order = { $own ->
        [yes] { $what ->
            [ice] titkos megrendelésed: jég, +2 pont
            [iron] titkos megrendelésed: vas, +2 pont
           *[pearl] titkos megrendelésed: gyöngy, +2 pont
        }
       *[no] { $what ->
            [ice] a megrendelés jég volt, +2 pont
            [iron] a megrendelés vas volt, +2 pont
           *[pearl] a megrendelés gyöngy volt, +2 pont
        }
    }

## Options

cf-option-flights = Utak
    .help = Hányszor indul útnak egy-egy kapitány; kevesebbel gyorsabb a játszma.

## Moves

cf-moves-cast = Hálóvetés
cf-moves-home = Hazatérés
cf-move-cast = { $nets ->
        [one] Vess ki 1 hálót
       *[other] Vess ki { $nets } hálót
    }
cf-move-home = Vidd haza a fogást
cf-move-deal = { $what ->
        [0] Megrendelés: jég
        [1] Megrendelés: vas
       *[2] Megrendelés: gyöngy
    }
cf-move-catch = { $what ->
        [0] A hálóban jég van
        [1] A hálóban vas van
        [2] A hálóban gyöngy van
       *[3] A háló fellobban
    }
cf-move-roll = A dobás: { $pips }
cf-move-settle = Felfedjük a megrendeléseket

## What happened

cf-event-ordered = { $what ->
        [hidden] { $seat } titkos megrendelést kap.
        [ice] { $seat } titkos megrendelése: jég.
        [iron] { $seat } titkos megrendelése: vas.
       *[pearl] { $seat } titkos megrendelése: gyöngy.
    }
cf-event-cast = { $nets ->
        [one] { $seat } kivet 1 hálót.
       *[other] { $seat } kivet { $nets } hálót.
    }
cf-event-caught = { $what ->
        [ice] { $seat } jeget fog.
        [iron] { $seat } vasat fog.
       *[pearl] { $seat } gyöngyöt fog!
    }
cf-event-flashed = Fellobbanás! { $seat } rakterében nem volt semmi, így nincs veszteség.
cf-event-flared = { $count ->
        [one] Fellobbanás! { $seat } hajóján 1 darab van veszélyben.
       *[other] Fellobbanás! { $seat } hajóján { $count } darab van veszélyben.
    }
cf-event-dodged = { $seat } dobása { $pips }: megmenti a fogást.
cf-event-burned = { $count ->
        [one] { $seat } dobása { $pips }: a raktér felhasad, 1 darab elsodródik.
       *[other] { $seat } dobása { $pips }: a raktér felhasad, { $count } darab elsodródik.
    }
cf-event-landed = { $count ->
        [one] { $seat } 1 darabbal tér haza.
       *[other] { $seat } { $count } darabbal tér haza.
    }
cf-event-towed = { $count ->
        [one] { $seat } 1 elsodródott darabot is bevontat.
       *[other] { $seat } { $count } elsodródott darabot is bevontat.
    }
cf-event-empty = { $seat } üres raktérrel tér haza.
cf-event-fished_out = A csóva kiürült: senki sem indul többé útnak.
cf-event-paid = { $what ->
        [ice] { $seat } megrendelése jég volt, ebből { $count } darabot hozott: összesen { $points } pont.
        [iron] { $seat } megrendelése vas volt, ebből { $count } darabot hozott: összesen { $points } pont.
       *[pearl] { $seat } megrendelése gyöngy volt, ebből { $count } darabot hozott: összesen { $points } pont.
    }
cf-event-won = { $seat } győz.

## Why a move is refused

cf-other-turn = { $turn ->
        [yellow] Most Sárga hajója van kint, nem a tiéd.
        [blue] Most Kék hajója van kint, nem a tiéd.
        [red] Most Piros hajója van kint, nem a tiéd.
       *[turquoise] Most Türkiz hajója van kint, nem a tiéd.
    }
cf-nets = Hálóid száma { $most }, ezért nem vethetsz ki { $nets } hálót.
cf-no-fuel = Ezen az úton nincs több üzemanyag hálóvetésre: vidd haza, amid van.
cf-no-room = { $room ->
        [0] A raktered tele van: { $nets ->
            [one] 1 hálóra sincs hely.
           *[other] { $nets } hálóra nincs hely.
        }
        [one] A rakteredben már csak 1 darabnak van hely, ezért nem vethetsz ki { $nets } hálót.
       *[other] A rakteredben már csak { $room } darabnak van hely, ezért nem vethetsz ki { $nets } hálót.
    }
cf-thin-tail = { $left ->
        [one] A csóvában már csak 1 darab maradt, kevés { $nets } hálóhoz.
       *[other] A csóvában már csak { $left } darab maradt, kevés { $nets } hálóhoz.
    }
cf-empty-hold = Üres a raktered: fogj valamit, mielőtt hazatérsz.
cf-not-yours = Ezt nem választja senki: a megrendelés, a fogás és a dobás a véletlené.

## Text that is no move or no position

cf-move-unreadable = „{ $text }”: ez nem lépés. Így írd: cast-1, cast-2, cast-3 vagy home.
cf-parts-wrong = { $what ->
        [ice] A dobozban nincs ennyi jég.
        [iron] A dobozban nincs ennyi vas.
        [pearl] A dobozban nincs ennyi gyöngy.
       *[flare] A dobozban nincs ennyi lobbanás.
    }
cf-orders-wrong = A megrendelések nem a doboz lapjai: mindegyikből kettő van, és a végén mind nyitva fekszik, addig egy sem.
cf-hold-wrong = Egy hajón legfeljebb { $hold } darab fér el, a kivetett hálókkal együtt.
cf-boat-wrong = Így egy hajó sem járhat kint.

# Miért jó egy lépés, az edző szavaival.
cf-why-lands = { $points } pontot visz haza
cf-why-tows = elvontat { $count } kint sodródó darabot
cf-why-empty = üres raktérben nincs mit felgyújtania egy lobbanásnak
cf-why-risks = kockára tesz { $count } darabot: a csóvában { $left } közül { $flares } lobbanás
