### Az Űrcsempészek táblája a weboldalon.

sm-home-line = Licitálj kockákkal valós időben a legjobb szektorokra, és szabadulj meg minden ládádtól!

## Pace

sm-pace-calm = Egyik a másik után, és senki sem siettet. Így a legkönnyebb megismerni a játékot.
sm-pace-first = Mindenki egyszerre licitál, versenyt futva: a botok másodpercenként lépnek. Itt még nem versenyeztél, ezért hosszabb a visszaszámlálás.
sm-pace-race = Mindenki egyszerre licitál, versenyt futva.
sm-ready-text = A visszaszámlálás után mindenki egyszerre licitál, és egy galaxis akár negyed perc alatt véget ér. Kattints egy értékre, aztán egy szektorra, vagy írd be: 4 és b, ez négyes a B szektorra. Egy gyorsaságjelző befejezi a licitedet.
sm-race-begins = Ez verseny: akkor kezdődik, amikor mindenki leült és készen áll.

## The status line

sm-call-bid = Licitálj!
sm-call-token = Vegyél el egy jelzőt!
sm-call-more = Kell még egy?
sm-todo-bid = { $dice ->
        [one] Egy kockád maradt: tedd le, vagy vegyél el egy gyorsaságjelzőt!
       *[other] Tegyél kockát a szektorokra, és ha végeztél, vegyél el egy gyorsaságjelzőt!
    }
sm-todo-quickest = Te vagy a leggyorsabb: tegyél kockát egy szektorra, vegyél el egy gyorsaságjelzőt, vagy várj!
sm-todo-token = Mindkét kockád lent van; ha elveszel egy jelzőt, végeztél.
sm-todo-more-tokens = Már nem licitálsz, de elvehetsz még egy gyorsaságjelzőt.
sm-todo-choose = Válaszd ki a kockáid színét; vele jár a karakterlapja a kedvencekkel.
sm-meanwhile-choosing = Színt választ: { $names }.
sm-todo-energy = Az energiád csak az egyik szektorodra elég. Válaszd ki, melyikre!
sm-todo-goods = Adj árut a hajóknak! Szektor: { $places }.
sm-todo-restock = { $speed ->
        [-1] A gyorsaságod −1: egyvalamit betehetsz a közös készletbe.
        [one] A gyorsaságod 1: kivehetsz 1 energiát vagy 1 árut.
       *[other] A gyorsaságod { $speed }: legfeljebb { $speed } energiát vagy árut vehetsz ki.
    }
sm-meanwhile-countdown = Mindjárt felfordul { $galaxy ->
        [1] az 1.
        [5] az 5.
       *[other] a { $galaxy }.
    } galaxis (összesen { $galaxies } van). Készülj!
sm-meanwhile-bidding = Még licitál: { $names }.
sm-meanwhile-done = Te már végeztél. Még licitál: { $names }.
sm-meanwhile-many = { $what ->
        [bid] Még { $count } játékos licitál.
       *[pay] Még { $count } játékos fizet.
    }
sm-meanwhile-paying = Még fizet: { $names }.
sm-meanwhile-restocking = Most tölt fel: { $names }.

## Színek

sm-choose-title = A kockák színei
sm-choose = { $colour } színt választok
sm-chosen-by = { $name } választotta.
sm-colour-grey = Még nincs szín

## The galaxy

sm-galaxy = { $galaxy }. galaxis (összesen { $galaxies })
sm-get-ready = Készülj!
sm-sector = { $place } szektor. Bolygók: { $planets }. Hajók: { $ships }.
sm-station = Űrállomás.
sm-worth = Neked { $points } pontot ér.
sm-dice-on = Kockák: { $dice }.
sm-lead = { $count ->
        [one] { $names } vezet ({ $value }).
       *[other] Holtverseny ({ $value }): { $names }. A gyorsaság dönt majd.
    }
sm-lead-none = Még nincs rajta kocka.
sm-from = Legalább { $value } kell, { $energy } energiáért.
sm-fate = { $fate ->
        [paid] Kifizette: { $name }.
        [lost] Elveszítette: { $name }.
        [owed] Megnyerte, de még nem fizette ki: { $name }.
       *[boxed] Senkié: a dobozba kerül.
    }
sm-colour-good = { $colour ->
        [R] piros
        [Y] sárga
        [G] zöld
        [B] kék
       *[C] bármilyen színű
    }
sm-goods-of = { $count } { sm-colour-good }
sm-planets-of = { $count } { sm-colour-good }
sm-ships-of = { $count } { $colour ->
        [C] { $count ->
            [one] cirkáló
           *[other] cirkáló
        }
       *[other] { sm-colour-good }
    }
sm-no-goods = semmi

## Players

sm-crews = A többi játékos
sm-crew = { $name }: { $energy } energia; áru: { $goods }; { $up } kifizetett és { $down } elveszített kártya; { $dice } kocka a kezében; pontszám: { $score }.
sm-crew-tokens = Gyorsaság: { $tokens }.
sm-doing-bids = Licitál.
sm-doing-done = Végzett a licittel.
sm-doing-pays = Fizet.
sm-doing-restocks = Feltölt.
sm-doing-waits = Vár.
sm-favourites = Kedvenc színek
sm-player = Játékos

## Bidding

sm-hand = A kockáid
sm-die-take = Kocka: vedd kézbe
sm-die-held = Kocka a kezedben, értéke { $value }: fordítsd el
sm-values = A kocka értéke
sm-value = { $value }
sm-hand-empty = Mindkét kockád lent van.
sm-hand-done = Ebben a galaxisban már nem licitálsz.
sm-tokens = Gyorsaságjelzők
sm-token-take = Gyorsaságjelző elvétele: { $token }
sm-wait = Várok
sm-race = { $count ->
        [one] 1 kéz van versenyben
       *[other] { $count } kéz van versenyben
    }
sm-clock = { $seconds ->
        [one] 1 másodperc van hátra
       *[other] { $seconds } másodperc van hátra
    }
sm-pool = Közös készlet
sm-status-held = Kocka a kezedben: { $value }. Válassz szektort a betűjével!
sm-status-aimed = { $place } szektor. Válassz értéket!
sm-status-token = Válassz gyorsaságjelzőt a számával!

## Paying

sm-pay-title = Áru: { $place } szektor
sm-brings = { $points ->
        [one] 1 pontot hoz
       *[other] { $points } pontot hoz
    }
sm-give = Leadom ({ $place } szektor): { $goods }
sm-give-short = Leadom:
sm-pay-why-save = Egy hajó kimarad, és megmarad, amiből a legkevesebb van: még jól jöhet.
sm-pay-why-last = Semmi sem marad ki: ami most nálad marad, pontba kerül.
sm-pay-why-plenty = Semmi sem marad ki: több az árud, mint amennyi még kellhet.
sm-pay-why-only = Az árudból másképp nem jön ki.
sm-pay-why-favourite = Egy hajó kimarad: kedvenc színű áruért nem jár levonás.
sm-pay-others = { $count ->
        [one] 1 másik mód
       *[other] { $count } másik mód
    }
sm-pay-others-out = Egy kimarad:
sm-pay-others-all = Minden hajónak:
sm-energy-why = { $energy } energiád van: bármelyikre elég, a kettőre együtt nem.
sm-energy-pay = { $place } szektor kifizetése
sm-energy-way = { $points ->
        [one] 1 pontot hoz,
       *[other] { $points } pontot hoz,
    }
sm-energy-lost = a másik { $points } pontba kerül.

## Restocking

sm-take-energy = { $count } energia
sm-take-goods = Kiveszem: { $goods }
sm-take-short = Kiveszem:
sm-take-count = { $count ->
        [0] Válassz árut
        [one] Kiveszek 1 árut
       *[other] Kiveszek { $count } árut
    }
sm-nothing = Semmit
sm-put = { $what ->
        [E] 1 energiát a közös készletbe
        [R] 1 piros árut a közös készletbe
        [Y] 1 sárga árut a közös készletbe
        [G] 1 zöld árut a közös készletbe
       *[B] 1 kék árut a közös készletbe
    }
sm-basket = Áru a közös készletből
sm-less = Eggyel kevesebb { $colour }
sm-more = Eggyel több { $colour }
sm-restock-why-energy = A hátralévő galaxisok többnyire több energiát visznek el, mint amennyid van.
sm-restock-why-goods = A hátralévő galaxisok többnyire több árut visznek el, mint amennyid van.
sm-restock-why-enough = Megvan, ami még kellhet; ami a végén nálad marad, pontba kerül.
sm-restock-why-last = Lement az utolsó galaxis: bármi, amit kiveszel, pontba kerülne.
sm-restock-why-shed = Eggyel kevesebb, ami a végén a nyakadon marad.
sm-restock-why-empty = A közös készletben nincs olyasmi, amire szükséged volna.

## Scores

sm-score = Pont
sm-score-tip = A pontszám, ha most lenne vége: minden megmaradt dolog egy pontba kerül. Részletesen…
sm-tip-goods = Áru: { sm-colour-good }
sm-tip-cost = Ennyi energiába kerül a nyertes kocka
sm-tip-short = Neked { $points } pontot ér, de nincs hozzá elég árud.
sm-scores = A pontszámok részletesen
sm-scores-now = Ha most érne véget a játszma
sm-part-SM-601 = Bolygók
sm-part-SM-402 = Elveszett
sm-part-energy = Energia
sm-part-goods = Áru
sm-part-SM-806 = Hajók

## What a galaxy brought

sm-recap = { $galaxy }. galaxis: vége
sm-recap-show = Az előző galaxis
sm-recap-on = Tovább
sm-recap-sectors = Szektorok
sm-recap-done = { $place } szektor: teljesítve
sm-recap-lost = { $place } szektor: elveszett
sm-score-explained = Ennyi pontod lenne, ha most érne véget a játék: minden megmaradt energia és áru egy pontba kerül. Ezért kezd mindenki nulla alatt.

## The log

sm-log-dealt = Új szektorok fekszenek az asztalon ({ $count }).

## In words

sm-text-phase = { $galaxy }. galaxis, összesen { $galaxies } van. { $phase ->
        [choosing] A játékosok színt választanak.
        [countdown] Tart a visszaszámlálás.
        [dealing] Felfordulnak a kártyák.
        [energy] Az energia fizetése folyik.
        [goods] Az áru leadása folyik.
        [restocking] A játékosok feltöltenek.
        [ended] A játszmának vége.
       *[bidding] Folyik a licit.
    }
sm-text-sector = Szektor
sm-text-planets = Bolygók
sm-text-ships = Hajók
sm-text-worth = Neked ennyit ér
sm-text-dice = Kockák
sm-text-lead = Ki vezet
sm-text-energy = Energia
sm-text-goods = Áru
sm-text-cards = Kártyák
sm-text-piles = { $up } kifizetve, { $down } elveszítve
sm-text-dice-left = Kocka a kézben
sm-text-tokens = Gyorsaságjelzők
sm-move-place = { $place }: { $value }

## Help

sm-help-goal = A legtöbb pont nyer: a kifizetett kártyáidon minden bolygó egy, és minden energia, minden áru, ami rajtad marad, egy levonás.
sm-help = Mindenki egyszerre licitál. Kattints egy értékre, majd egy szektorra, húzz egy kockát a szektorra, vagy gépelj: a 4 és a b egy négyest tesz a B szektorra. Ha egy gyorsaságjelzőre kattintasz, végeztél. Amíg licitálsz, ezek a billentyűk a táblát vezérlik.
sm-help-keys = Billentyűk licit közben
sm-key-value = a kézben lévő kocka értéke
sm-key-place = kocka az adott szektorra
sm-key-both = négyes a B szektorra, bármelyik sorrendben
sm-key-token = a 3-as gyorsaságjelző; t és - a −1-es
sm-key-wait = várakozás, ha felváltva játszotok
sm-key-enter = fizetés vagy feltöltés a javaslat szerint
sm-key-escape = a kocka visszatétele

## Signs of the board

sm-legend-cargo = { $colour ->
        [R] Piros: bolygó (1 pont), hajó és az áruja, a láda
        [Y] Sárga: bolygó, hajó és az áruja, a dob
        [G] Zöld: bolygó, hajó és az áruja, a tartály
       *[B] Kék: bolygó, hajó és az áruja, a kristály
    }
sm-legend-cruiser = Cirkáló: bármilyen színű áru jó neki
sm-legend-station = Űrállomás; csak a haladó szabállyal számít
sm-legend-die = Kocka a gazdája betűjével: egy licit
sm-legend-token = Gyorsaságjelző: holtversenyt dönt el, aztán feltöltést ad
sm-legend-energy = Energia: ennyibe kerül a szektor, vagy ennyid van
sm-legend-planet = Ennyi pontot hoz neked a szektor
sm-legend-alert = Ehhez a szektorhoz nincs elég árud
sm-legend-crown = Most ez a kocka viszi a szektort
sm-legend-tie = Egyforma kockák: a nagyobb jelző dönt majd
sm-legend-up = Kifizetve: a kártya felfelé fordítva pontot ér
sm-legend-down = Elveszett: a kártya lefordítva annyi levonás, ahány bolygója van
sm-legend-box = Senki sem licitált rá: a dobozba kerül
sm-legend-heart = Egy játékos kedvencei
sm-legend-hand = Ő még nincs kész
