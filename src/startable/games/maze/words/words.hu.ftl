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
        [run1] +1 Futás
        [run2] +2 Futás
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
    .help = A labirintus alakja. Ha kevesebben vagytok, kevesebb lapka ajánlott: ketten vagy hárman jó választás a téglalap.
mz-option-layout-square = négyzet, 25 lapka
mz-option-layout-oblong = téglalap, 15 lapka (2–3 játékosnak)
mz-option-layout-diamond = rombusz, 13 lapka (2–3 játékosnak)
mz-option-layout-small = kis négyzet, 9 lapka (gyors parti)
mz-advice = { $layout ->
        [square] { $seats ->
            [4] { "" }
           *[other] Két vagy három játékosnak a nyomtatott szabály kevesebb lapkát ajánl: az elrendezés lehet 15 lapkás téglalap.
        }
       *[other] { "" }
    }
mz-option-terminal = Terminál után
    .help = Mit tehet még egy űrlény abban a fordulóban, amelyben terminált használt: semmit, vagy a nyomtatott szabály betűje szerint mindent, csak tovább nem léphet.
mz-option-terminal-rest = pihen
mz-option-terminal-act = csak nem léphet tovább

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
mz-dice-roll-themselves = A kockák értékét senki sem választhatja meg: a kör elején dobunk velük.
mz-one-die-a-turn = Ebben a fordulóban már elvettél egy kockát: használd fel, vagy fejezd be a fordulót (done).
mz-no-such-die = Ilyen kocka már nincs a készletben.
mz-one-movement-die = Ebben a körben már elvetted a mozgáskockádat.
mz-two-energy-dice = Ebben a körben már elvetted mindkét energiakockádat.
mz-must-take = Előbb el kell venned egy kockát.
mz-must-discard = A kör véget ért, és { $limit } lapnál több van a kezedben: előbb dobj el közülük.
mz-not-discarding = Lapot csak a kör végén dobunk el, és csak az, akinek túl sok van.
mz-others-discard = Neked is el kell dobnod lapot, de előbb mások következnek.
mz-may-keep-all = Nincs túl sok lapod: mindet megtarthatod.
mz-nothing-to-discard = Nincs ilyen lapod.
mz-no-points = A { mz-alien } űrlényednek nem maradt mozgáspontja.
mz-no-such-alien = Nincs ilyen űrlényed.
mz-movement-die-first = Előbb végy el egy mozgáskockát: attól kapnak pontot az űrlényeid.
mz-moved-already = Ebben a körben már felhasználtad a mozgáskockádat: most csak Futással mozoghat egy űrlény.
mz-energy-die-moves-nobody = Energiakockát vettél el: azzal kártyát aktiválhatsz, űrlényt csak a Futás mozgat.
mz-no-footprint = A kockádon nincs lábnyom a { mz-alien } űrlényednek.
mz-only-the-runner = Csak a { mz-alien } űrlényed fut: az ő színe van a kockán, amely a kártyát aktiválta.
mz-rests = A { mz-alien } űrlényed terminálon áll, és nincs pontja: aki terminált használ, abban a fordulóban már nem csinál semmit, a maradék pontjai elvesznek.
mz-walks-no-more = A { mz-alien } űrlényed ebben a fordulóban már használt egy terminált: az ereklyét még elveheti vagy átadhatja, de tovább nem léphet.
mz-no-such-tile = Ebben a labirintusban nincs ilyen lapka.
mz-dock-tile = A hajódból csak ide lehet kiszállni: { $at }.
mz-not-next = Ez a két lapka nem szomszédos: { $from } és { $to }.
mz-there-already = A { mz-alien } űrlényed már azon a lapkán áll.
mz-gates-closed = Az ottani kapuk színe { mz-gate-one } és { mz-gate-other }: a { mz-alien } űrlényed nem fér át.
mz-same-gates = Ott mindkét kapu színe { mz-gate-one }: csak az ereklye viselője jut át.
mz-silver-gate = Az ottani kapuk színe ezüst és { mz-gate-one }, az utóbbi pedig nem illik a { mz-alien } űrlényedhez.
mz-tile-full = Itt már négy űrlény áll: { $at }. Több nem fér el.
mz-no-terminal = Ahol a { mz-alien } űrlényed áll, ott nincs terminál.
mz-on-terminal = A { mz-alien } űrlényed már a terminálon áll.
mz-terminal-taken = Ezen a terminálon már áll valaki: { $at }.
mz-nothing-to-undo = Nincs visszavonható lépésed.
mz-wears-it = A { mz-alien } űrlényed már az ereklyét viseli.
mz-relic-elsewhere = Az ereklye nem ott van, ahol a { mz-alien } űrlényed.
mz-glued = Az ereklye a kör végéig oda van ragasztva.
mz-wears-nothing = A { mz-alien } űrlényed nem viseli az ereklyét.
mz-no-mate-here = Nincs ilyen társ azon a lapkán, ahol a { mz-alien } űrlényed áll.
mz-only-with-relic = A { mz-alien } űrlényed csak az ereklyével szállhat be a hajóba.
mz-aboard-already = A { mz-alien } űrlényed már a fedélzeten van.
mz-not-at-dock = A hajódba csak innen lehet beszállni: { $at }.
mz-energy-die-first = Előbb végy el egy energiakockát: az aktiválja a kártyát.
mz-card-missing = Ez a kártya nincs a kezedben.
mz-too-few-pips = A kártya ({ mz-card }) ára { $cost }, a kockád viszont csak { $pips } pöttyöt mutat.
mz-movement-die-no-card = Mozgáskockát vettél el: azzal nem lehet kártyát aktiválni.
mz-one-card-a-die = Ez a kocka már aktivált egy kártyát.
mz-out-of-reach = A cselekvő űrlény nem éri el ezt a lapkát.
mz-quarters = { $most ->
        [one] Ez a kártya 1 negyeddel forgat el egy lapkát.
       *[other] Ez a kártya legfeljebb { $most } negyeddel forgat el egy lapkát.
    }
mz-no-turn = A lapkát legalább egy negyeddel el kell forgatni.
mz-turns-nothing = Ez a kártya nem forgat lapkát: { mz-card }.
mz-ship-stays = A { mz-alien } űrlényed a fedélzeten van, nincs cserélhető lapkája.
mz-own-tile = A { mz-alien } űrlényed éppen azon a lapkán áll: azt nevezd meg, amelyikkel helyet cserél.
mz-corner-and-side = Előbb az űrlény egyik átlós szomszédját nevezd meg, aztán az egyik élszomszédját.
mz-no-run = Ez a kártya nem ad mozgáspontot: { mz-card }.
mz-nothing-to-run-for = A { mz-alien } űrlényed semmit sem tudna kezdeni egy mozgásponttal.
mz-no-such-mate = Legénységed egy másik tagját nevezd meg.
mz-same-place = Ugyanazon a helyen vannak, és egyikük sem viseli az ereklyét: semmi sem változna.
mz-glued-no-morph = Az ereklye oda van ragasztva, ezért a viselője nem cserélhet helyet.
mz-glue-needs-relic = A { mz-alien } űrlényed nem viseli az ereklyét, nincs mit ragasztani.
mz-ship-not-empty = Még van valaki a hajód fedélzetén.
mz-no-berth-there = Ott nem dokkolhat hajó: szélső lapkát nevezz meg, és annak külső oldalát.
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

## An owner's file of parts

mz-box-key = A „{ $key }” nem javítható, csak a lapkák (tiles), a kártyák (cards), a mozgáskocka (die) és az elrendezések (layouts).
mz-box-tiles = Pontosan { $count } lapka kell.
mz-box-tile = Egy lapkának kapui (gates: négy betű, R, Y vagy B) és termináljai (terminals) vannak; ez nem ilyen: { $tile }
mz-box-terminals = { $tile }: ezen a lapkán legfeljebb { $most } terminál lehet.
mz-box-alike = { $tile }: az egyforma lapkákon ugyanannyi terminálnak kell lennie.
mz-box-kinds = Pontosan { $count } kártyafajta kell.
mz-box-card = Egy kártyának neve (name), ára (cost, 1 és 6 között) és darabszáma (count) van; ez nem ilyen: { $card }
mz-box-names = A kártyafajták neve: { $names }.
mz-box-cards = Összesen { $count } kártyának kell lennie.
mz-box-exchange = A szabálykönyv példájában a Cseréhez elég egy négyes.
mz-box-die = A mozgáskockának { $count } lapja van.
mz-box-face = A kocka minden lapján négy lábnyom van (g, p vagy o); ez nem ilyen: { $face }
mz-box-example = Hiányzik egy kockalap, amely a szabálykönyv példáiban szerepel: { $face }
mz-box-layouts = Legalább egy elrendezés kell.
mz-box-layout = Egy elrendezésnek neve (name), sorai (rows) és dokkjai (docks) vannak; ez nem ilyen: { $layout }
mz-box-layout-name = Elrendezést nem lehet így nevezni: „{ $name }”. Kisbetűkből és számjegyekből álljon, és két egyforma ne legyen.
mz-box-rows = { $name }: ehhez az elrendezéshez öt sor kell, mindegyikben öt jel: # lapka, * ereklyelapka, . semmi.
mz-box-relic = { $name }: ebben az elrendezésben pontosan egy ereklyelapka (*) kell.
mz-box-ring = { $name }: ennek az elrendezésnek a szélső lapkái nem alkotnak gyűrűt, a bázis nem tudna körbemenni.
mz-box-docks = { $name }: ebben az elrendezésben két, három és négy hajónak is kell dokk.
mz-box-no-dock = { $name }: ebben az elrendezésben nem mindegyik lehet dokk: { $docks }.
mz-box-close = { $name }: ebben az elrendezésben ezek a dokkok túl közel vannak egymáshoz: { $docks }.
mz-box-far = { $name }: ebben az elrendezésben az ereklye nem egyforma messze van ezektől: { $docks }.

# Miért jó egy lépés, az edző szavaival.
mz-why-relic = megszerzi az ereklyét ({ $tokens }. jelző)
mz-why-brings = { mz-alien } űrlény ebben a fordulóban hazaviheti az ereklyét, és nyer
mz-why-reaches = { mz-alien } űrlény ebben a fordulóban megszerezheti az ereklyét
mz-why-opens = { $goal ->
        [home] utat nyit hazafelé: { $steps } pont
       *[relic] utat nyit az ereklyéhez: { $steps } pont
    }
mz-why-nearer = { $goal ->
        [home] az ereklye { $steps } pontból hazaér, nem { $before } pontból
       *[relic] az ereklye { $steps } pontra van, nem { $before } pontra
    }
mz-why-follows = { mz-alien } űrlény { $steps } pontra kerül az ereklyétől
mz-why-approaches = { $goal ->
        [home] az ereklye { $steps } pontra kerül a hajótól
       *[relic] { mz-alien } űrlény { $steps } pontra kerülhet az ereklyétől
    }
mz-why-farther = { $goal ->
        [home] az ereklye csak { $steps } pontból ér haza, nem { $before } pontból
       *[relic] az ereklye { $steps } pontra kerül, eddig { $before } pontra volt
    }
mz-why-shuts = { $goal ->
        [home] elzárja a hazautat; akié: { $other }
       *[relic] elzárja az utat az ereklyéhez; akié: { $other }
    }
mz-why-delays = { $goal ->
        [home] { $other } csak { $steps } pontból ér haza, nem { $before } pontból
       *[relic] { $other } csak { $steps } pontból éri el az ereklyét, nem { $before } pontból
    }
mz-why-helps = { $goal ->
        [home] { $other } közelebb kerül a hajójához: { $steps } pont, nem { $before }
       *[relic] { $other } közelebb kerül az ereklyéhez: { $steps } pont, nem { $before }
    }
mz-why-glued = a kör végéig senki sem veheti el az ereklyét
mz-why-card = lapot húz
mz-why-plays = { $cards ->
        [0] a kézben egy lap sincs, amelyet aktiválhatna
       *[other] a kézben lévő lapokból { $cards }-féle aktiválható vele
    }
mz-why-denies = { $goal ->
        [home] { $other } nem kap kockát, amellyel hazaérne
       *[relic] { $other } nem kap kockát, amellyel elérné az ereklyét
    }
mz-why-leaves = { $goal ->
        [home] { $other } kaphat kockát, amellyel hazaér
       *[relic] { $other } kaphat kockát, amellyel eléri az ereklyét
    }
