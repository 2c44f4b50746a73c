### A Space Maze szavai.

mz-name = Space Maze
mz-about = Hozd ki az ősi ereklyét a labirintusból, amelynek a lapkáit mindenki forgatja és cserélgeti, és vidd haza a hajódra!
mz-colour-white = Fehér
mz-colour-black = Fekete
mz-colour-pink = Rózsaszín
mz-colour-turquoise = Türkiz
mz-legend = A lapkák neve az oszlop és a sor, például c3. Kapuk: R piros, Y sárga, B kék, S ezüst. Űrlények: g zöld, p lila, o narancs; Ag az A játékos zöld űrlénye, Ag* a terminálon áll, Ag! az ereklyét viseli, t szabad terminál, [A] pedig az A játékos hajója. Kockák: g5 a zöld ötöst veszi el, ggpo azt a mozgáskockát, amelyen ezek a lábnyomok vannak. Mozgás: g c3 a zöld űrlényt a c3 lapkára lépteti, g use a terminálra, g grab elveszi az ereklyét, g give p átadja a lilának, g in beszáll a hajóba; undo visszavon egy lépést. Kártyák: r90 c3 1 egy negyeddel elforgatja a c3-at (ugyanígy r180, r270 és dr), x c3 a cselekvő űrlény lapkáját cseréli ki a c3-mal, dx b2 c2 a b2-t a c2-vel, run1 és run2 fut, morph p helyet cserél a lilával, glue ragaszt, base b1n a b1 északi oldalához viszi a hajót. A done kihasználatlanul hagyja a többit; drop x eldob egy Csere kártyát.

## Parts of other messages

mz-alien = { $alien ->
        [g] zöld
        [p] lila
       *[o] narancs
    }
mz-mate = { $mate ->
        [g] zöld
        [p] lila
       *[o] narancs
    }
mz-card = { $card ->
        [r90] 90 fokos elforgatás
        [r180] 180 fokos elforgatás
        [r270] 270 fokos elforgatás
        [dr] Átlós forgatás
        [x] Csere
        [dx] Átlós csere
        [run1] Futás +1
        [run2] Futás +2
        [morph] Színváltás
        [glue] Szuper ragasztó
       *[base] A bázis mozgatása
    }
mz-gate-one = { $one ->
        [R] piros
        [Y] sárga
        [B] kék
       *[S] ezüst
    }
mz-gate-other = { $other ->
        [R] piros
        [Y] sárga
        [B] kék
       *[S] ezüst
    }

## The board as text

mz-draw-crew = { $letter } { $colour }    jelző: { $tokens }    lap: { $cards }    fedélzeten: { $aboard }    kockák: { $dice }
mz-draw-pool = Elvehető kockák: { $dice }
mz-draw-die = Használatban: { $die }    maradék pont: { $points }
mz-draw-hand = A lapjaid (áruk): { $cards }
mz-draw-pile = Húzópakli: { $count }    eldobva: { $discards }

## Options

mz-option-layout = Elrendezés
    .help = A labirintus alakja: a négyzet 25, a téglalap 15, a rombusz 13, a kis négyzet 9 lapkából áll.
mz-option-layout-square = négyzet
mz-option-layout-oblong = téglalap
mz-option-layout-diamond = rombusz
mz-option-layout-small = kis négyzet

## What happened

mz-event-laid = { $at }: ide olyan lapka kerül, amelynek kapui { $gates }.
mz-event-opened = { $seat } kezdi a játékot.
mz-event-round = { $round }. kör: { $seat } a kezdőjátékos, ő dob.
mz-event-rolled = Dobás: { mz-alien } { $pips }.
mz-event-rolled_steps = Dobás: lábnyomok ({ $steps }).
mz-event-took = { $seat } { mz-alien } energiakockát vesz el ({ $pips }).
mz-event-took_steps = { $seat } mozgáskockát vesz el ({ $steps }).
mz-event-kept = { $seat } nem használja a kockát.
mz-event-finished = { $seat } befejezte a mozgást.
mz-event-left = { $seat } { mz-alien } űrlénye kiszáll a hajóból, helye: { $at }.
mz-event-stepped = { $seat } { mz-alien } űrlénye átlép, új helye: { $at }.
mz-event-used = { $seat } { mz-alien } űrlénye terminálra lép, helye: { $at }.
mz-event-drew = { $card ->
        [hidden] { $seat } húz egy lapot.
       *[other] { $seat } ezt húzza: { mz-card }.
    }
mz-event-shuffled = { $count ->
        [0] A húzópakli üres, és eldobott lap sincs: nincs mit húzni.
        [one] Az eldobott lapokból új húzópakli lesz: 1 lap.
       *[other] Az eldobott lapokból új húzópakli lesz: { $count } lap.
    }
mz-event-undone = { $seat } visszavonja { mz-alien } űrlénye utolsó lépését.
mz-event-grabbed = { $seat } { mz-alien } űrlénye felveszi az ereklyét (helye: { $at }), és ezért jelző jár.
mz-event-got = { $seat } { mz-alien } űrlénye átveszi az ereklyét társától (színe: { mz-mate }).
mz-event-robbed = { $seat } { mz-alien } űrlénye elveszi az ereklyét, és ezért jelző jár; akitől elvette: { $other }, { mz-mate } űrlény.
mz-event-gave = { $seat } { mz-alien } űrlénye átadja az ereklyét társának (színe: { mz-mate }).
mz-event-turned = { $quarters ->
        [one] { $seat } 1 negyeddel elforgat egy lapkát: { $at } ({ mz-card }, { mz-alien }).
       *[other] { $seat } { $quarters } negyeddel elforgat egy lapkát: { $at } ({ mz-card }, { mz-alien }).
    }
mz-event-exchanged = { $seat } kicserél két lapkát: { $at } és { $to } ({ mz-card }, { mz-alien }).
mz-event-ran = { $seat } { mz-alien } űrlénye fut ({ mz-card }).
mz-event-morphed = { $seat } két űrlénye helyet cserél: { mz-alien } és { mz-mate }.
mz-event-glued = { $seat } { mz-alien } űrlényére ragasztja az ereklyét.
mz-event-moved_base = { $seat } máshová viszi a hajóját: { $at }.
mz-event-cleared = { $round }. kör vége: lekerülnek a kockák, a lapok és a terminálokon állók.
mz-event-discarded = { $seat } eldob egy lapot: { mz-card }.
mz-event-won_by_tokens = { $seat } megszerezte harmadik ereklyejelzőjét, és nyert.
mz-event-won_at_home = { $seat } nyert: { mz-alien } űrlénye hazavitte az ereklyét.

## Why a move is refused

mz-set-up-by-chance = Ezt senki sem döntheti el: a labirintust és a kezdőjátékost a véletlen adja.
mz-draw-by-chance = Lapot senki sem választhat: lépj terminálra, és a véletlen húz neked egyet.
mz-dice-roll-themselves = A kockákat senki sem állíthatja be: a kör elején gördülnek.
mz-one-die-a-turn = Egy fordulóban egy kockát veszel el, most nem vehetsz el kockát.
mz-no-such-die = Ilyen kocka már nincs a készletben.
mz-one-movement-die = Ebben a körben már elvetted a mozgáskockádat.
mz-two-energy-dice = Ebben a körben már elvetted mindkét energiakockádat.
mz-must-take = Előbb el kell venned egy kockát.
mz-must-discard = Több lapod van, mint { $limit }: dobj el közülük.
mz-not-discarding = Most nem kell lapot eldobni.
mz-nothing-to-discard = Nincs ilyen lapod.
mz-not-moving = Most nincs elkölthető mozgáspontod.
mz-no-points = { $alien ->
        [g] Zöld űrlényednek nem maradt mozgáspontja.
        [p] Lila űrlényednek nem maradt mozgáspontja.
        [o] Narancs űrlényednek nem maradt mozgáspontja.
       *[other] Nincs ilyen űrlényed.
    }
mz-no-such-tile = Ebben a labirintusban nincs ilyen lapka.
mz-dock-tile = A hajódból csak ide lehet kiszállni: { $at }.
mz-not-next = { $from } és { $to } nem szomszédos.
mz-gates-closed = Az ottani kapuk színe { mz-gate-one } és { mz-gate-other }: { mz-alien } űrlény nem fér át.
mz-same-gates = Ott mindkét kapu színe { mz-gate-one }: csak az ereklye viselője jut át.
mz-silver-gate = Az ottani kapuk színe ezüst és { mz-gate-one }, az utóbbi pedig nem illik { mz-alien } űrlényhez.
mz-tile-full = Itt már négy űrlény áll: { $at }. Több nem fér el.
mz-no-terminal = Ahol { mz-alien } űrlényed áll, ott nincs terminál.
mz-on-terminal = A { mz-alien } űrlényed már a terminálon áll.
mz-terminal-taken = Ezen a terminálon már áll valaki: { $at }.
mz-nothing-to-undo = Nincs visszavonható lépésed.
mz-wears-it = A { mz-alien } űrlényed már az ereklyét viseli.
mz-relic-elsewhere = Az ereklye nem ott van, ahol { mz-alien } űrlényed.
mz-glued = Az ereklye a kör végéig oda van ragasztva.
mz-wears-nothing = A { mz-alien } űrlényed nem viseli az ereklyét.
mz-no-mate-here = Ilyen társa nincs azon a lapkán, ahol { mz-alien } űrlényed áll.
mz-only-with-relic = A { mz-alien } űrlényed csak az ereklyével szállhat be a hajóba.
mz-not-at-dock = A hajódba csak innen lehet beszállni: { $at }.
mz-no-energy-die = Kártyát csak az imént elvett energiakockával aktiválhatsz.
mz-card-missing = Ez a kártya nincs a kezedben.
mz-too-few-pips = A kártya ({ mz-card }) ára { $cost }, a kockád viszont csak { $pips } pöttyöt mutat.
mz-out-of-reach = A cselekvő űrlény nem éri el ezt a lapkát.
mz-quarters = { $most ->
        [one] Ez a kártya 1 negyeddel forgat el egy lapkát.
       *[other] Ez a kártya legfeljebb { $most } negyeddel forgat el egy lapkát.
    }
mz-no-turn = A lapkát legalább egy negyeddel el kell forgatni.
mz-turns-nothing = Ez a kártya nem forgat lapkát: { mz-card }.
mz-ship-stays = A { mz-alien } űrlényed a fedélzeten van, nincs cserélhető lapkája.
mz-corner-and-side = Előbb az űrlény egyik átlós szomszédját nevezd meg, aztán az egyik élszomszédját.
mz-no-run = Ez a kártya nem ad mozgáspontot: { mz-card }.
mz-nothing-to-run-for = A { mz-alien } űrlényed semmit sem tudna kezdeni egy mozgásponttal.
mz-no-such-mate = Legénységed egy másik tagját nevezd meg.
mz-same-place = Ugyanazon a helyen vannak, és egyikük sem viseli az ereklyét: semmi sem változna.
mz-glued-no-morph = Az ereklye oda van ragasztva, ezért a viselője nem cserélhet helyet.
mz-glue-needs-relic = A { mz-alien } űrlényed nem viseli az ereklyét, nincs mit ragasztani.
mz-ship-not-empty = Még van valaki a hajód fedélzetén.
mz-not-next-berth = Ez egyik irányban sem a következő szabad dokkolóhely.

## Text that is no move or no position

mz-move-unreadable = „{ $text }”: ez nem lépés. Így írd: g5, ggpo, g c3, g use, g grab, g give p, g in, undo, r90 c3 1, x c3, dx b2 c2, run1, morph p, glue, base b1n, drop x vagy done.
mz-one-relic-tile = A labirintusban pontosan egy ereklyelapkának (SSSS) kell lennie.
mz-tile-twice = Egy lapkából több van, mint a dobozban.
mz-dock-wrong = { $seat }: a hajó nem a labirintus szélén van, vagy túl közel egy másikhoz.
mz-no-tile-there = { $alien }: ahol ez az űrlény áll, ott nincs lapka.
mz-tile-crowded = Négynél több űrlény áll itt: { $at }.
mz-terminal-crowded = Több űrlény áll a terminálon, mint amennyi elfér: { $at }.
mz-too-many-cards = Ebből a kártyából több van, mint a dobozban: { mz-card }.
mz-die-too-weak = A { $die } kocka nem aktiválhatja ezt a kártyát: { mz-card }.
mz-too-many-dice = Egy játékosnak több kockája van, mint egy mozgás- és két energiakocka.
mz-dice-order = A paneleken nem annyi kocka van, ahány forduló lezajlott.
mz-tokens-wrong = Aki az ereklyét viseli, jelzőt kapott érte; előtte pedig senkinek sincs jelzője.
mz-glue-wrong = Az ereklye pontosan akkor van odaragasztva, ha viselőjének panelján ott a Szuper ragasztó egy ilyen színű kockával.
mz-end-wrong = A jelzők és az ereklye szerint vége a játéknak, az állás szerint még tart, vagy fordítva.
mz-phase-wrong = Az állásból hiányzik valami, ami a „{ $phase }” szakaszhoz kell, vagy olyasmi van benne, ami nem lehet ott.

# Miért jó egy lépés, az edző szavaival.
mz-why-token = jelzőt hoz
mz-why-home = közelebb viszi az ereklyét a saját hajóhoz
mz-why-near = közelebb viszi a legénységet az ereklyéhez
mz-why-cards = kártyákat hoz
mz-why-hinder = feltartja azt, aki vezet
