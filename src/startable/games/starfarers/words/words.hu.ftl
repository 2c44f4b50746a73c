### A Csillaghajósok szavai.

sf-name = Csillaghajósok
sf-about = Népesíts be új bolygókat, köss barátságot a galaxis népeivel, és állj ki a kalózok ellen: az nyer, akinek a saját körében 15 pontja van.
sf-colour-yellow = Sárga
sf-colour-red = Piros
sf-colour-white = Fehér
sf-colour-blue = Kék
sf-legend = A térképen · űrpont, o szabad építési hely, + dokkolópont, x lezárt hely, A kolónia, A* űrkikötő, A1 hajó; út vezet oldalra, ahol ─ áll, és ferdén a szomszéd sorokba. Alatta minden sor egy űrnegyed, elöl a legtávolabbi: a bolygók nyersanyaga és száma, mindegyik mögött az építési hely, például k14. Nyersanyagok: ore érc, fuel hajtóanyag, carbon szén, food élelem, goods áru. A ? lefordítva fekszik, p4 négyes kalózbázis, i3 hármas jégbolygó; [A] az A játékos kolóniája, [A*] űrkikötő. Hajók: 1 c k14 az első hajó, kolóniahajó a k14 ponton; t kereskedőhajó. Alapítás: settle d4, dock d4, launch colony e5, equip engine. Bevétel: discard ore, rob B, aid food. Kereskedés: bank ore food a bankkal cserél, offer 2 food for 1 goods ajánlatot tesz, a végén to B-vel csak B-nek; more give ore szabad alkuban bővíti; agree 1, decline, decline need, deal B 1, withdraw; fame fél érmét vesz, help BC a gazdagokat kéri. Építés: build trade e5, port d4, buy cannon, place e5; undo visszavonja az utolsó vételt vagy banki cserét, depart indítja a repülést. Repülés: go 1 k15 egy lépés, stop, found 1, friend both, jump 1 k14; end befejezi a kört. Találkozás: answer 2 két lapot ad, answer 1 igen, answer 0 nem; give ore, take food, hand fuel, ground 1, remove cargo, gain engine.

## Parts of other messages

sf-resource = { $resource ->
        [ore] érc
        [fuel] hajtóanyag
        [carbon] szén
        [food] élelem
       *[goods] { $count ->
           *[other] áru
        }
    }
sf-given = { $given ->
        [ore] érc
        [fuel] hajtóanyag
        [carbon] szén
        [food] élelem
       *[goods] { $count ->
           *[other] áru
        }
    }
sf-got = { $got ->
        [ore] érc
        [fuel] hajtóanyag
        [carbon] szén
        [food] élelem
       *[goods] { $wanted ->
           *[other] áru
        }
    }
sf-upgrade = { $upgrade ->
        [engine] egy meghajtót
        [cannon] egy ágyút
       *[cargo] egy rakománymodult
    }
sf-ship = { $ship ->
        [colony] kolóniahajót
       *[trade] kereskedőhajót
    }
sf-people = { $people ->
        [greens] Zöldek
        [merchants] Kereskedők
        [scientists] Tudósok
       *[diplomats] Diplomaták
    }
sf-friend = { $card ->
        [green-ore] Zöldek: Termelésnövelés, eggyel több érc
        [green-fuel] Zöldek: Termelésnövelés, eggyel több hajtóanyag
        [green-carbon] Zöldek: Termelésnövelés, eggyel több szén
        [green-food] Zöldek: Termelésnövelés, eggyel több élelem
        [green-goods] Zöldek: Termelésnövelés, eggyel több áru
        [trade-ore] Kereskedők: Kedvező csere, 2 ércért 1 bármilyen lap
        [trade-fuel] Kereskedők: Kedvező csere, 2 hajtóanyagért 1 bármilyen lap
        [trade-carbon] Kereskedők: Kedvező csere, 2 szénért 1 bármilyen lap
        [trade-food] Kereskedők: Kedvező csere, 2 élelemért 1 bármilyen lap
        [trade-goods] Kereskedők: Kedvező csere, 1 áruért 1 bármilyen lap, körönként egyszer
        [both] Tudósok: Kiépítésnövelés, egy ágyú és egy meghajtó
        [cannons] Tudósok: Kiépítésnövelés, két ágyú
        [engines] Tudósok: Kiépítésnövelés, két meghajtó
        [levy] Diplomaták: Sarccsökkentés, hetesnél csak 12 lap fölött adsz vissza
        [fame] Diplomaták: Megvásárolt hírnév, körönként egy áruért fél érme
        [help] Diplomaták: Gazdag segít a szegénynek, körönként egy-egy lap legfeljebb két olyan ellenféltől, akinek több a pontja
       *[aid] Diplomaták: Galaktikus segítség, egy tetszőleges lap, ha a kockák semmit sem hoznak neked
    }
sf-tile = { $tile ->
        [greens] a Zöldek előőrse
        [merchants] a Kereskedők előőrse
        [scientists] a Tudósok előőrse
        [diplomats] a Diplomaták előőrse
        [empty] üres űrnegyed
        [void] üres űrnegyed
       *[other] bolygórendszer
    }
sf-disc = { $disc ->
        [p4] kalózbázis, 4 ágyú kell ellene
        [p5] kalózbázis, 5 ágyú kell ellene
        [p6] kalózbázis, 6 ágyú kell ellene
        [i3] jégbolygó, 3 rakománymodul kell hozzá
        [i4] jégbolygó, 4 rakománymodul kell hozzá
       *[other] a száma { $disc }
    }
sf-balls = { $balls ->
        [kb] fekete és kék
        [ky] fekete és sárga
        [kr] fekete és piros
        [by] kék és sárga
        [br] kék és piros
        [yy] két sárga
       *[yr] sárga és piros
    }

## The table as text

sf-draw-player = { $letter } { $colour }    pont: { $points }    lap: { $cards }    meghajtó: { $engines }    ágyú: { $cannons }    rakomány: { $cargo }    fél érme: { $halves }    érme: { $medals }
sf-draw-fleet = hajók: { $ships }    barátok: { $friends }
sf-draw-bank = Bank: { $cards }    utánpótláspakli: { $supply }
sf-draw-speed = Sebesség: { $speed }    hátralévő lépés: { $left }
sf-draw-offer = { $to ->
        [all] Ajánlat: { $give }, cserébe { $get }
       *[other] Ajánlat, csak { $to } számára: { $give }, cserébe { $get }
    }
sf-draw-hand = A lapjaid: { $cards }

## Options

sf-option-setup = Felállás
    .help = Az első játékban mindennek megvan a helye; a stratégiai megmutatja az űrnegyedeket, a felfedező elrejti, a vad világűr mindet összekeveri.
sf-option-setup-first = első játék
sf-option-setup-strategic = stratégiai
sf-option-setup-explorer = felfedező
sf-option-setup-wild = vad világűr
sf-option-balls = Golyók
    .help = Mi van az anyahajókban: eggyel kevesebb sárga golyóval több a találkozás, eggyel többel kevesebb.
sf-option-balls-standard = a szokásos
sf-option-balls-eventful = több találkozás
sf-option-balls-quiet = kevesebb találkozás
sf-option-trade = Alkudozás
    .help = Szabad alkuban mindenki egyszerre szólhat, és az ajánlat laponként bővülhet; felváltva egyszer teszel ajánlatot, és arra jön a válasz: ez a programoknak kényelmes.
sf-option-trade-open = szabad alku
sf-option-trade-turns = felváltva
sf-option-undo = Visszavonás
    .help = Aki kereskedik és épít, visszavonhatja, amit vett vagy a bankkal cserélt, amíg azóta senki sem szólt, és a véletlen sem döntött semmiről.

## What happened: set-up and income

sf-event-starts = { $seat } a kezdőjátékos.
sf-event-settled = { $seat } kolóniát tesz ide: { $at }.
sf-event-turn = { $turn }. kör: { $seat } következik.
sf-event-rolled = { $seat } dobása: { $one } és { $two }.
sf-event-short = Ebből nincs elég a bankban mindenkinek: { sf-resource }. Senki sem kap belőle.
sf-event-got = { $seat } kap: { $count } { sf-resource }.
sf-event-aided = { $seat } galaktikus segítséget kap: { sf-resource }.
sf-event-laid_down = { $resource ->
        [hidden] { $seat } lerak egy lapot.
       *[other] { $seat } lerak egy lapot: { sf-resource }.
    }
sf-event-discarded = { $seat } visszaad a banknak: { $count } { sf-resource }.
sf-event-robbed = { $seat } lapot fog húzni, tőle: { $other }.
sf-event-stole = { $resource ->
        [hidden] { $seat } húz egy lapot tőle: { $other }.
       *[other] { $seat } húz egy lapot tőle: { $other }. Ez volt az: { sf-resource }.
    }
sf-event-drew = { $resource ->
        [hidden] { $seat } húz egy lapot az utánpótláspakliból.
       *[other] { $seat } húz egy lapot az utánpótláspakliból: { sf-resource }.
    }

## What happened: trade and build

sf-event-banked = { $seat } a bankkal cserél: { $count } { sf-given } helyett 1 { sf-got }.
sf-event-unbanked = { $seat } mégsem cserél a bankkal: marad a { $count } { sf-given }, nem kell az 1 { sf-got }.
sf-event-bought_fame = { $seat } egy áruért fél érmét vesz.
sf-event-helped = { $seat } a gazdagok segítségét kéri a szegényeknek.
sf-event-offered = { $seat } ajánlata: { $count } { sf-given }, cserébe { $wanted } { sf-got }.
sf-event-offered_to = { $seat } ajánlata, csak { $other } számára: { $count } { sf-given }, cserébe { $wanted } { sf-got }.
sf-event-countered = { $seat } ellenajánlata: { $count } { sf-given }, cserébe { $wanted } { sf-got }.
sf-event-proposed = { $seat } javaslata: { $count } { sf-given }, cserébe { $wanted } { sf-got }.
sf-event-added = { $side ->
        [give] { $seat } még egy lapot hozzátenne: { sf-resource }.
       *[get] { $seat } még egy lapot kér: { sf-resource }.
    }
sf-event-agreed = { $seat } rááll.
sf-event-declined = { $reason ->
        [missing] { $seat } nem kéri: { sf-reason }.
        [need] { $seat } nem kéri: { sf-reason }.
        [little] { $seat } nem kéri: { sf-reason }.
        [leader] { $seat } nem kéri: { sf-reason }.
       *[none] { $seat } nem kéri.
    }
sf-reason = { $reason ->
        [missing] „nekem nincs”
        [need] „magamnak is kell”
        [little] „ennyiért nem éri meg”
       *[leader] „túl közel vagy a győzelemhez”
    }
sf-event-withdrew = { $seat } visszavonja az ajánlatát.
sf-event-took_back = { $seat } visszavonja, amit mondott.
sf-event-traded = { $seat } és { $other } cserél.
sf-event-passed = { $seat } adja, { $other } kapja: { $count } { sf-resource }.
sf-event-undid = { $what ->
        [colony] { $seat } mégsem állít kolóniahajót ide: { $at }.
        [trade] { $seat } mégsem állít kereskedőhajót ide: { $at }.
        [port] { $seat } mégsem épít űrkikötőt ide: { $at }.
        [engine] { $seat } mégsem vesz meghajtót.
        [cannon] { $seat } mégsem vesz ágyút.
        [cargo] { $seat } mégsem vesz rakománymodult.
       *[fame] { $seat } mégsem vesz fél érmét.
    }
sf-event-built_ship = { $seat } { sf-ship } állít ide: { $at }.
sf-event-built_port = { $seat } űrkikötővé bővíti ezt a kolóniáját: { $at }.
sf-event-equipped = { $seat } felszerel { sf-upgrade }.

## What happened: flight

sf-event-shook = { $seat } dob az anyahajóval: { sf-balls }.
sf-event-flew = { $left ->
        [0] { $seat } { $ship }. hajója: { $from } → { $to }, ez volt az utolsó lépése.
        [one] { $seat } { $ship }. hajója: { $from } → { $to }, maradt 1 lépése.
       *[other] { $seat } { $ship }. hajója: { $from } → { $to }, maradt { $left } lépése.
    }
sf-event-stopped = { $seat } { $ship }. hajója itt fejezi be az útját: { $at }.
sf-event-jumped = { $seat } { $ship }. hajója űrugrással ide kerül: { $to }.
sf-event-found_quarter = Űrnegyed, { $at }: { sf-tile }.
sf-event-turned_disc = Számkorong, { $at } { $planet }. bolygója: { sf-disc }.
sf-event-defeated = { $disc ->
        [p4] { $seat } legyőzi a 4-es kalózbázist, és érmét kap.
        [p5] { $seat } legyőzi az 5-ös kalózbázist, és érmét kap.
       *[p6] { $seat } legyőzi a 6-os kalózbázist, és érmét kap.
    }
sf-event-terraformed = { $disc ->
        [i3] { $seat } terraformálja a 3-as jégbolygót, és érmét kap.
       *[i4] { $seat } terraformálja a 4-es jégbolygót, és érmét kap.
    }
sf-event-founded = { $seat } kolóniát alapít itt: { $at }.
sf-event-docked = { $seat } kereskedőállomást alapít. Vendéglátók: { sf-people }.
sf-event-befriended = { $seat } barátságfigurát szerez, náluk ő a legjobb barát: { sf-people }.
sf-event-got_friend = { $seat } barátságkártyát választ. { sf-friend }.
sf-event-won = { $seat } { $points } ponttal nyert.

## What happened: encounters

sf-event-met = { $seat } találkozik valakivel. { sf-scene }: { sf-scene-text } { sf-scene-question }
sf-event-answered = { $scene ->
        [merchant] { $seat }: { sf-cards-given }
        [prince] { $seat }: { sf-cards-given }
        [travellers] { $seat }: { sf-cards-given }
        [toll] { $seat }: { sf-yes-or-no }
        [swap] { $seat }: { sf-yes-or-no }
        [raid] { $seat }: { sf-yes-or-no }
        [attack] { $seat }: { sf-yes-or-no }
        [distress] { $seat }: { sf-yes-or-no }
        [rescue] { $seat }: { sf-yes-or-no }
        [rift] { $seat }: { sf-yes-or-no }
        [unmasked] { $seat }: { sf-yes-or-no }
       *[other] { $seat } válasza: { $answer }.
    }
sf-cards-given = { $answer ->
        [0] „Nincs mit adnom.”
        [one] „Tessék, egy lap.”
       *[other] „Tessék, { $answer } lap.”
    }
sf-yes-or-no = { $answer ->
        [0] „{ sf-scene-no }!”
       *[other] „{ sf-scene-yes }!”
    }
sf-event-gave = { $seat } odaad egy lapot: { sf-resource }.
sf-event-read_on = { sf-card }. { sf-card-text }
sf-event-told = { sf-outcome }
sf-event-fled = Meghajtók: { $seat } { $own }, { $other } mint üldöző { $its }.
sf-event-fought = Erő: { $seat } { $own }, { $other } mint ellenfél { $its }.
sf-event-raced = Sebesség: { $seat } { $own }, { $other } mint ellenfél { $its }.
sf-event-half_won = { $seat } nyer egy fél érmét.
sf-event-half_lost = { $seat } elveszít egy fél érmét.
sf-event-gift_back = { $seat } visszakapja az ajándékot.
sf-event-taken_back = { $seat } elveszíti, amit az üzlet hozott.
sf-event-handed_over = { $resource ->
        [hidden] { $seat } átad egy lapot neki: { $other }.
       *[other] { $seat } átad egy lapot neki: { $other }. Ez volt az: { sf-resource }.
    }
sf-event-grounded = { $seat } { $ship }. hajója ebben a körben nem repül.
sf-event-removed = { $seat } elveszít { sf-upgrade }.
sf-event-promised = { $seat } ingyen kap egy kereskedőhajót.
sf-event-may_jump = { $seat } űrugrást tehet.
sf-event-reshuffled = Minden találkozáskártya újra a pakliban van.

## Why a move is refused: at the wrong time

sf-other-turn = Most nem te vagy soron.
sf-chance-first = Most a véletlené a szó: dobás vagy felfordítás következik.
sf-setup-first = Még nem kezdődött el a játék: a tábla épül, vagy arról dobtok, ki kezd.
sf-founding-first = Még tart az alapítás.
sf-others-found = Most más alapít.
sf-discard-first = Hetes: előbb mindenki, akinek túl sok lapja van, visszaadja a felét.
sf-aid-first = Előbb a Galaktikus segítség gazdája vesz el egy lapot.
sf-rob-first = Előbb válaszd ki, kitől húzol lapot.
sf-place-first = Előbb tedd le az ingyen kereskedőhajót egy kikötőpontodra.
sf-friend-first = Előbb válassz barátságkártyát.
sf-reply-first = A találkozásban a te válaszodra várnak.
sf-give-first = Előbb add oda a megígért lapokat.
sf-take-first = Előbb vedd el a lapot, amelyet nyertél.
sf-hand-over-first = Előbb a többiek egy-egy lapot adnak annak, aki soron van.
sf-ground-first = Előbb jelöld ki, melyik hajó nem repül.
sf-remove-first = Előbb le kell szerelni egy kiépítést.
sf-gain-first = Előbb válaszd ki a kiépítést, amelyet nyertél.

## Why a move is refused: chance

sf-dice-by-chance = A kockákat senki sem állíthatja be: a véletlen dob, amikor itt az ideje.
sf-shake-by-chance = A golyókat senki sem állíthatja be: a véletlen dob az anyahajóval, amikor itt az ideje.
sf-draw-by-chance = Az utánpótláspakliból senki sem válogathat: a véletlen húz.
sf-steal-by-chance = Más kezéből senki sem válogathat: a véletlen húz, látatlanban.
sf-quarter-by-chance = Űrnegyedet senki sem választhat: hogy mi fekszik lefordítva, a véletlen dönti el.
sf-disc-by-chance = Számkorongot senki sem választhat: hogy mi fekszik lefordítva, a véletlen dönti el.
sf-card-by-chance = Találkozást senki sem választhat: a következő kártyát a véletlen adja.

## Why a move is refused: founding and income

sf-not-founding = Ez az alapítás egy másik lépése.
sf-founding-over = Ez a kezdeti alapításhoz tartozik, de a játék már megy.
sf-no-free-home-site = Ez nem szabad építési hely a catani kolóniákon.
sf-not-own-colony = Ott nincs olyan kolóniád, amelyik még nem űrkikötő.
sf-upgrade-gone = Ez a kiépítés már nincs a szétosztandók között.
sf-no-seven = Most senkinek sem kell lapot visszaadnia.
sf-owes-nothing = Neked nem kell lapot visszaadnod.
sf-card-missing = Ez a lap nincs a kezedben.
sf-no-robbing = Ellenféltől csak hetes után, a saját körödben húzol.
sf-nothing-to-rob = Olyan ellenfelet válassz, akinek van lapja.
sf-no-aid-now = A Galaktikus segítség csak a gazdájának jár, ha a kockák semmit sem hoztak neki.
sf-bank-empty = Ilyen lap nem maradt a bankban.

## Why a move is refused: trade and build

sf-not-building = Ezt csak a kereskedés és építés szakaszodban teheted meg.
sf-no-such-resource = Nincs ilyen nyersanyag.
sf-rate = { $count ->
        [one] Ehhez a banknak 1 ilyen lapot kell adnod: { sf-resource }. Nincs ennyid.
       *[other] Ehhez a banknak { $count } ilyen lapot kell adnod: { sf-resource }. Nincs ennyid.
    }
sf-rate-used = Egyetlen árut ebben a körben már cseréltél: most { $count } kell a banknak, és nincs ennyid.
sf-no-fame-now = Hírnevet a Megvásárolt hírnév kártyával vehetsz, körönként csak egyszer.
sf-no-goods = Nincs árud, amivel fizethetnél.
sf-no-help-now = A gazdagokhoz a Gazdag segít a szegénynek kártyával fordulhatsz, körönként csak egyszer.
sf-one-or-two = Egy vagy két ellenfelet válassz.
sf-not-richer = Olyan ellenfelet válassz, akinek több pontja van, mint neked, és van lapja.
sf-too-dear = { $what ->
        [colony] A kolóniahajó ára 1 érc, 1 hajtóanyag, 1 szén és 1 élelem
        [trade] A kereskedőhajó ára 1 érc, 1 hajtóanyag és 2 áru
        [port] Az űrkikötő ára 3 szén és 2 élelem
        [engine] A meghajtó ára 2 hajtóanyag
        [cannon] Az ágyú ára 2 szén
       *[cargo] A rakománymodul ára 2 érc
    }; nincs meg hozzá minden lapod.
sf-no-such-ship = Nincs ilyen hajó.
sf-no-piece = A készletedből elfogyott az, amit az ilyen hajó szállítana.
sf-no-transporter = Minden szállítóhajód odakint van.
sf-no-port-point = Ez nem szabad kikötőpontod.
sf-no-module = Minden űrdokkoló modulodat felhasználtad.
sf-no-such-upgrade = Nincs ilyen kiépítés.
sf-upgrade-limit = Az anyahajódon ebből legfeljebb { $limit } fér el.
sf-nothing-to-place = Nincs megrendelt kereskedőhajód, amelyet most letehetnél.
sf-both-give = Mindkét félnek adnia kell legalább egy lapot.
sf-offer-grows = Az ajánlat egy lap egyért, kettő egyért vagy egy kettőért kezdődik, másfajtáért; aztán laponként bővítheted.
sf-offer-small = Ennél az asztalnál egy lap egyért, kettő egyért vagy egy kettőért cserélhető, másfajtáért.
sf-offer-is-fixed = Ennél az asztalnál az ajánlat olyan marad, amilyennek elhangzott.
sf-no-such-side = Lapot ahhoz tehetsz hozzá, amit adsz, vagy ahhoz, amit kérsz.
sf-no-such-reason = Az elutasításnak négyféle indoka lehet, vagy semmi.
sf-same-kind = Ugyanaz a nyersanyag mindkét oldalon: az ajándék volna.
sf-no-offer = Nincs ajánlat az asztalon.
sf-offer-changed = Az ajánlat épp megváltozott: nézd meg újra.
sf-enough-offers = Ebben a körben már elég ajánlatot tettél.
sf-cards-missing = Nincs meg minden lapod hozzá.
sf-nobody-has-so-many = Senkinek sincs ennyi lapja.
sf-answer-first = Előbb az asztalon lévő ajánlatot kell lezárni.
sf-active-offers = Ennél az asztalnál csak az tesz ajánlatot, aki soron van.
sf-no-trade-now = Cserélni azzal lehet, aki soron van, amíg kereskedik és épít.
sf-take-back-first = Már feleltél: előbb azt vond vissza.
sf-answered-once = Már feleltél, és ennél az asztalnál a válasz végleges.
sf-others-answer = Sorban felelünk: előbb más következik.
sf-nothing-said = Nincs az asztalon olyan szavad, amelyet visszavonhatnál.
sf-offer-for-another = Ez az ajánlat másnak szól.
sf-offer-to-nobody = Az egyvalakinek szóló ajánlat valamelyik másik játékosnak szól.
sf-one-for-one = Az egyvalakinek szóló ajánlat egy lap egyért, másfajtáért kezdődik; aztán laponként bővítheted.
sf-offer-for-all = Ennél az asztalnál minden ajánlat mindenkinek szól.
sf-proposal-for-active = Amit javasolsz, az úgyis annak szól, aki soron van.
sf-undo-off = Ennél az asztalnál ami megtörtént, megtörtént.
sf-nothing-to-undo = Nincs mit visszavonnod. Csak azt vonhatod vissza, amit azóta vettél vagy cseréltél a bankkal, hogy valaki utoljára szólt, vagy a véletlen döntött.
sf-enough-undone = Ebben a körben már eleget vontál vissza.
sf-own-offer = Ez a te ajánlatod: a többiek felelnek rá.
sf-active-decides = Egy ajánlattal ezt csak az teheti, aki soron van.
sf-no-partner = Ez a játékos nem állt rá, és javaslatot sem tett.

## Why a move is refused: flight

sf-not-flight = Ezt csak a repülési szakaszodban teheted meg.
sf-grounded = Ez a hajó ebben a körben nem repül.
sf-has-flown = Ez a hajó már befejezte az útját.
sf-other-in-flight = Egy másik hajód van úton: előbb az fejezi be.
sf-no-speed-left = Ennek a hajónak nem maradt lépése.
sf-no-line = Onnan, ahol a hajó áll, oda nem vezet vonal.
sf-system-middle = Az olyan űrnegyed közepe, amelyen nem lehet átrepülni.
sf-rim-only = Ez az űrnegyed lefordítva fekszik: ugrani csak a szélére lehet.
sf-point-taken = Ez a pont foglalt: hajó nem fejezheti be itt az útját.
sf-foreign-port = Ez egy másik játékos kikötőpontja: itt nem fejezheti be az útját a hajód.
sf-colony-ship-docks = Ez dokkolópont: kolóniahajó nem fejezheti be itt az útját.
sf-cannot-dock = Ez dokkolópont, és nem alapíthatsz itt állomást: a kereskedőhajó csak átrepülhet.
sf-trade-ship-on-site = Ez építési hely: kereskedőhajó nem fejezheti be itt az útját.
sf-site-closed = Ez az építési hely le van zárva.
sf-maybe-a-site = Ez az űrnegyed lefordítva fekszik, és itt építési hely is lehet: kereskedőhajó nem szállhat le rajta.
sf-back-only-to-found = A hajó erről az építési helyről indult: csak akkor térhet ide vissza, ha alapít is.
sf-nobody-in-flight = Egy hajó sincs úton.
sf-must-found-here = Dokkolóponton a hajónak kereskedőállomást kell alapítania.
sf-site-taken = Itt már áll egy kolónia.
sf-no-site-here = A kolóniahajód nem építési helyen áll.
sf-site-held = Az építési hely melletti egyik bolygón kalózok vannak, vagy jég borítja.
sf-no-dock-here = A kereskedőhajód nem dokkolóponton áll.
sf-too-little-cargo = { $needed ->
        [one] Az első állomáshoz itt egy rakománymodul kell az anyahajódra, de nincs egy sem.
       *[other] A következő állomáshoz itt { $needed } rakománymodul kell az anyahajódra, neked { $cargo } van.
    }
sf-docks-full = Mind az öt dokk foglalt.
sf-no-new-friend = Barátságkártyát akkor választasz, amikor épp kereskedőállomást alapítottál.
sf-other-people = Ez a kártya egy másik népé.
sf-friend-taken = Ezt a barátságkártyát már elvitték.
sf-no-jump = Nincs űrugrásod.
sf-jump-instead-of-flight = Az űrugrás repülés helyett van, ez a hajó pedig már úton van.
sf-jump-elsewhere = Az űrugrásnak másik pontra kell vezetnie.
sf-still-in-flight = Egy hajó még úton van: előbb alapítson, vagy álljon meg.
sf-found-or-leave = { $ship }. hajód építési helyen várakozott: alapítania kell ott, vagy el kell mennie.
sf-leave-site = { $ship }. hajód olyan építési helyen várakozott, ahol nem alapíthat: el kell mennie.
sf-must-leave = { $ship }. hajód egy másik játékos kikötőpontján áll: el kell mennie.

## Why a move is refused: encounters

sf-not-asked = Ezt most senki sem kérte tőled.
sf-no-such-answer = Ilyen választ a kártya nem kínál.
sf-cannot-give = Nincs ennyi lapod, amit odaadhatnál.
sf-ground-another = Ez a hajó más útjában áll, repülnie kell: egy másikat jelölj ki.

## Text that is no move or no position

sf-move-unreadable = „{ $text }”: ez nem lépés. Így írd például: settle d4, bank ore food, offer 2 food for 1 goods, build colony e5, buy engine, depart, go 1 k14, found 1, answer 2 vagy end.
sf-quarter-astray = Ez az űrnegyed nem feküdhet ott: { $at }.
sf-quarter-twice = Egy űrnegyedből több van, mint a dobozban.
sf-quarter-hidden = Az első játékban egyetlen űrnegyed sem fekszik lefordítva.
sf-disc-wrong = { $at }: olyan korong van itt, amely nincs a felfordítottak között, vagy nem feküdhet itt.
sf-discs-left = Egy felfordított korong nincs egyik bolygón sem, vagy nem annyi az érme, ahány tartalék korong.
sf-too-many-cards = Ebből a nyersanyagból több kártya van, mint a dobozban: { $resource }.
sf-too-many-pieces = { $seat }: ennek a játékosnak több figurája van, mint amennyi a dobozban jut neki.
sf-too-many-upgrades = { $seat }: ennek a játékosnak az anyahajóján több kiépítés van, mint amennyi elfér rajta.
sf-no-such-site = { $at }: itt olyan építési hely foglalt vagy zárt, amelyik nem lehet az.
sf-colony-too-early = { $at }: itt olyan helyen van kolónia, ahol senki sem alapíthatta volna meg.
sf-ship-astray = Itt nem állhat az a hajó, amelyik itt áll: { $at }.
sf-friend-twice = Egy barátságkártyából több van, mint a dobozban.
sf-friend-missing = { $seat }: ennek a játékosnak nem annyi barátságkártyája van, ahány kereskedőállomása.
sf-too-many-stations = Több kereskedőállomás van náluk, mint amennyi lehet: { sf-people }.
sf-figure-wrong = Nem annál van a barátságfigura, akinek náluk a legtöbb állomása van: { sf-people }.
sf-end-wrong = A pontok szerint vége a játéknak, az állás szerint még tart, vagy fordítva.
sf-stack-wrong = Ami most következne, nem illik az állás többi részéhez.

## Encounters: how they begin

sf-scene = { $scene ->
        [merchant] Egy kereskedő üdvözöl
        [prince] A kereskedőherceg
        [toll] Vámszedés
        [swap] Különleges ajánlat
        [raid] Bérelhető kalózok
        [attack] Riadó
        [distress] Segélyhívás
        [rescue] Bajba jutott hajó
        [rift] Repedés az űrben
        [travellers] A Vándorlók
       *[tooth] Az idő foga
    }
sf-scene-text = { $scene ->
        [merchant] Pocakos teherhajó áll melléd. A gazdája négy irányba meghajol, és vár. A Kereskedőknél az a szokás, hogy a vendég ajándékot hoz, az üzlet ráér utána.
        [prince] Harsonaszó a légüres térben. Egy kisebb hold méretű, aranyozott bárka fordul feléd, és egy hírnök bejelenti a herceget, aki már hallott rólad jót, de szívesen hallana még jobbat.
        [toll] Fekete hajó állja el az utat, túl sok ágyúval. „Két lap, akármi – szól egy unott hang –, és ne karcold össze a festést.”
        [swap] Megnyerő mosolyú kalóz tárja szét a kabátját: csupa láda van benne. „Egy a tiédből, kettő az enyémből. Hogy honnan van? A kabátomból.”
        [raid] Egy kalózkapitány névjegyet nyújt át. „Meglátogatunk bárkit, csak téged nem. Egy lap előre, a többi a mi kockázatunk. Meg egy kicsit a tiéd is.”
        [attack] Se köszönés, se követelés: egy kalóz csap le a nap felől, nyitott lövegkapukkal. Éppen annyi idő van, hogy elfordulj és menekülj, vagy szembefordulj és harcolj.
        [distress] Vékony hang szól a sercegésen át: leáll a reaktor, erős a sodrás, és már közeledik valaki, aki a roncsra vár. Az dönt, ki a gyorsabb.
        [rescue] Egy ártalmatlan hajó köröz, nyomában egy kalózzal. Más nincs a közelben, és mindketten észrevettek.
        [rift] Előtted úgy hajolnak a csillagok, mint nád a patakban. Aki elég gyorsan repül bele, máshol jön ki; aki nem, az a partnak csapódik.
        [travellers] Nesztelenül egy lámpáshoz hasonló hajó lebeg melletted. A Vándorlók sosem kérnek semmit hangosan. Csak a kezedet nézik.
       *[tooth] Lazulnak a csavarok, kiszáradnak a tömítések, pereg a festék. Senki sem tehet róla. Csak az idő az, és jók a fogai.
    }
sf-scene-question = { $scene ->
        [merchant] Hány lapot adsz?
        [prince] Hány lapot adsz a hercegnek?
        [toll] Kifizeted a két lap vámot?
        [swap] Elcserélsz egy lapot kettőre?
        [raid] Kifizetsz egy lapot a rajtaütésért?
        [attack] Megpróbálsz elmenekülni?
        [distress] Odamész segíteni?
        [rescue] Közéjük állsz?
        [rift] Bele mersz repülni?
        [travellers] Hány lapot adsz a Vándorlóknak?
       *[tooth] Akinek túl sok a kiépítése, levesz egyet.
    }
sf-scene-yes = { $scene ->
        [toll] Fizetek két lapot
        [swap] Cseréljünk
        [raid] Felbérlem őket
        [attack] Menekülök
        [distress] Teljes gőzzel
        [rescue] Az ágyúkhoz
        [rift] Belerepülök
       *[unmasked] Támadás
    }
sf-scene-no = { $scene ->
        [toll] Egy morzsát sem
        [swap] Köszönöm, nem
        [raid] Szó sem lehet róla
        [attack] Szembeszállok vele
        [distress] Továbbrepülök
        [rescue] Elfordítom a fejem
        [rift] Inkább kikerülöm
       *[unmasked] Hadd menjen
    }
sf-unmasked-question = Az álkereskedő továbbáll azzal, amit kapott. Megtámadod?

## Encounters: who it turns out to be

sf-card = { $card ->
        [1] A vajszívű
        [2] A hajóács unokaöccse
        [3] A szűkszavú kereskedő
        [4] A becsületes kalmár
        [5] Oll herceg
        [6] Ull herceg
        [7] Az álszakáll
        [8] Az álmosoly
        [9] Háromujjú kapitány
        [10] Öreg Rozsda
        [11] A vámhivatal
        [12] Még meleg
        [13] Számla nélkül
        [14] A tanoncok
        [15] A profik
        [16] A Fekete Üstökös
        [17] Az ócskavaskirály
        [18] Az Aranycápa
        [19] Az ércszállító bárka
        [20] A híres tenor
        [21] A feltalálónő
        [22] A borszállító
        [23] Az osztálykirándulás
        [24] A zarándok
        [25] A tű foka
        [26] A lassú örvény
        [27] A torok
        [28] Aki vár
        [29] Aki dúdol
        [30] Aki számol
        [31] Az idő foga: rozsda
       *[32] Az idő foga: leltár
    }
sf-card-text = { $card ->
        [1] Ez a kereskedő nem bírja nézni, ha valaki szűkölködik.
        [2] Ennek a kereskedőnek a nagybátyja meghajtókat épít, és ezt senkinek sem hagyja elfelejteni.
        [3] Ez a kereskedő biccent, és az nála hosszú beszéd.
        [4] Ez a kereskedő grammra tudja, mi mennyit ér.
        [5] Őragyogása egy igen hosszú orr mögül néz le a vendégre.
        [6] Oll herceg ikertestvére, szakasztott olyan modorral, és már unja, hogy mindenki ezt kérdezi.
        [7] Lekerül a szakáll. Alatta egy kalóz van.
        [8] Lekerül a mosoly. Alatta egy kalóz van, kevesebb foggal.
        [9] A meglévő ujjain számol, ezért kettőnél többet sosem kér.
        [10] A hajót a megszokás tartja össze, a kapitányát a dac.
        [11] Egyenruhájuk van, nyomtatványaik három példányban, és mégiscsak kalózok.
        [12] A ládákon még ott van valakinek a címe.
        [13] Az árcédulákat leszedték róluk, nagy gonddal.
        [14] Ez az első rajtaütésük, listát is írtak hozzá.
        [15] Csináltak már ilyet, és tudják, ki figyel.
        [16] Gyorsabb, mint amilyennek látszik, pedig gyorsnak látszik.
        [17] A flottája fele valaha másé volt.
        [18] Harap, de megadja a módját.
        [19] Egy ércszállító zuhan egy hideg hold felé, sarkában egy roncsvadásszal.
        [20] A galaxis legszebb hangja az, és az ária közepén fogyott ki a hajtóanyagból.
        [21] Szétszedte a meghajtóját, hogy kiderítse, miért működött olyan jól.
        [22] A rakterében a csillagköd innenső oldalának legjobb évjárata van.
        [23] Negyven kis arc lapul az ablakokhoz.
        [24] Egyetlen öreg Vándorló ül benne, és szemlátomást egyáltalán nem aggódik.
        [25] Szűk, és egyre szűkebb.
        [26] Olyan lassan forog, hogy az ember elfelejt félni tőle.
        [27] Nyel, és nem mindig rág.
        [28] Ezer éve vár itt, és mintha éppen rád várt volna.
        [29] Olyan dallamot dúdol, amelyet mindenki ismer, és még senki sem hallott.
        [30] Halkan számol, és egy nehezen kitalálható számnál abbahagyja.
        [31] Akinek nyolcnál több kiépítése van, nem győz mindenre vigyázni.
       *[32] Akinek hatnál több kiépítése van, az egyiket átrágva találja. Akinek viszont a legtöbb a rakománya, az most keresett ember.
    }

## Encounters: how they go on

sf-outcome = { $branch ->
        [c1-first-0] Koldusnak nézi a legénységet, és a környék összes hajóján körbeviszi a kalapot. Égni való szégyen, de megtelik a raktér.
        [c1-first-1] – Csak ennyi? – Meleg pitét nyom a kapitány kezébe, aztán elmeséli mindenkinek.
        [c1-first-2] Meghatódik, és jóért jóval fizet.
        [c1-first-3] Mind az öt szeméből hullik az örömkönny, és szélesre tárja a rakterét.
        [c2-first-0] – A nagybátyám – feleli – adott volna valamit. – Meg is mondja neki, a nagybácsi pedig szeret beszélni.
        [c2-first-1] Annyit ad, amennyit kapott, és hozzá egy meghajlást.
        [c2-first-2] Elégedett, és képeslapot ír a nagybátyjának.
        [c2-first-3] – A nagybátyámnak látnia kell téged! – A nagybácsi személyesen jön, szerszámosládával.
        [c3-first-0] Nem biccent.
        [c3-first-1] Biccent. Ennyi volt.
        [c3-first-2] Kétszer biccent. Ezt a napot a többi kereskedő is megjegyzi.
        [c3-first-3] – Köszönöm – mondja. A legénysége most hallja először a hangját.
        [c4-first-0] – Nincs mit adnod? Ismerem az ilyen napokat. – Egy bálát hagy a küszöbön.
        [c4-first-1] Megméri, visszaadja az értékét, és ráadásul a megbecsülését.
        [c4-first-2] Kétszer méri meg, kétszeresen adja vissza az értékét, és ráadásul a megbecsülését.
        [c4-first-3] Megismeri a vesztegetést, ha látja. Minden visszajön, udvarias levélkével.
        [c5-first-0] Az orr a mennyezetre mutat. A kikötőmester még abban az órában hibát talál az egyik hajó papírjaiban.
        [c5-first-1] – Milyen takarékos – jegyzi meg Őragyogása, és az udvar egy hétig kuncog.
        [c5-first-2] Az orr lejjebb ereszkedik. Van ajándék, és van hozzá szalag.
        [c5-first-3] Őragyogása el van bűvölve. Ad egy kereskedőhajót; van neki elég.
        [c6-first-0] – Ezt a bátyám sem tűrte volna. – Az egyik hajó papírjai hirtelen tele vannak hibával.
        [c6-first-1] – Egy. A bátyámnak is ennyit szoktak. – Az udvar kuncog.
        [c6-first-2] – Több, mint amit a bátyám kapott? – Felragyog, és kerül ajándék is.
        [c6-first-3] – A bátyám hajót adott? Akkor én is! – Senki sem mond ellent neki.
        [c7-first-0] – Lekötelez! – Lehullik a szakáll, a teherhajóról pedig kiderül, hogy jórészt ágyúkból áll. { sf-unmasked-question }
        [c7-attack-0] A kalóz integet, amíg el nem tűnik. Ami nála van, az nála is marad.
        [c7-attack-1] – Hoppá – mondja a kalóz, és abbahagyja az integetést.
        [c7-fight-0] A szakáll hamis volt, az ágyúk nem. Egy hajó a dokkba vánszorog.
        [c7-fight-1] A kalóz mindent visszaad, csak a szakállát szeretné megtartani.
        [c8-first-0] – Részemről a szerencse! – Lehervad a mosoly, és lehullanak a lövegkapuk fedelei. { sf-unmasked-question }
        [c8-attack-0] A kalóz a csillagködig nevet. Ami nála van, az nála is marad.
        [c8-attack-1] A nevetés abbamarad.
        [c8-fight-0] Az nevet, akinek több az ágyúja. Egy hajót javítani kell.
        [c8-fight-1] A kalóz mindent visszaad, és megkönnyebbülésében végre őszintén mosolyog.
        [c9-first-0] – Akkor hát az ágyúk – sóhajt Háromujjú. – Pedig úgy utálom a zajt.
        [c9-first-1] Az ujjain megszámolja. Stimmel.
        [c9-fight-0] Lecsavaroz valami értékeset, és tiszteleg a bátrak előtt.
        [c9-fight-1] Megadja magát. A vontatókötelén egy kereskedőhajó lóg, amelyet senki sem fog keresni.
        [c10-first-0] Öreg Rozsda vigyorog, amennyire a zsanérok engedik.
        [c10-first-1] A fekete hajó nyikorogva félreáll.
        [c10-fight-0] Egy hajónak maradnia kell, amíg megfoltozzák. De már mindenki tudja, ki mert szembeszállni Öreg Rozsdával.
        [c10-fight-1] Egyszerűen szétesik. Rengeteg szén volt benne.
        [c11-first-0] – Hivatalos személy akadályozása – jegyzi fel a hivatalos személy, három példányban.
        [c11-first-1] Minden rendben, csak egy pecsét hiányzik, a pecsétes ember pedig ebédel. Egy hajó várakozik.
        [c11-fight-0] Valamit lefoglalnak. A visszakérő nyomtatvány elfogyott.
        [c11-fight-1] A nyomtatványok jól égnek, a mögöttük lévő széf pedig tele van érccel.
        [c12-first-0] A jogos tulajdonos végig hallgatózott, és elismeréssel adózik.
        [c12-first-1] Kézfogás, két láda, és a kabát eltűnik. Vajon látta valaki?
        [c12-look-0] Látta. Estére már a hírekben is benne van.
        [c12-look-3] A jogos tulajdonos látta. A ládák hazamennek, a történet pedig körbejár.
        [c12-look-4] Senki sem látta. Nagyon jó kabát volt.
        [c13-first-0] A kabát összezárul. Máshol is van üzlet.
        [c13-first-1] – Számla? – Ugyan! – Két láda gazdát cserél. Vajon figyel valaki?
        [c13-look-0] Nem figyel senki. A ládák még tele is vannak.
        [c13-look-3] Egy járőr figyel, mindkét ládára, és sokáig. Aztán el is viszi őket.
        [c13-look-4] Egy szomszéd figyel, és a szomszédok beszélnek.
        [c14-first-0] Szinte megkönnyebbülnek. Az egyikük kertésznek áll, és mindenkinek elmondja, ki térítette jó útra.
        [c14-first-1] Rossz kézzel tisztelegnek, és elindulnak.
        [c14-look-0] Elveszett a lista, de a megbízójuk nevére emlékeznek.
        [c14-look-3] Sikerül. Aztán mindenkinek köszönőlapot küldenek, rajta a megbízó nevével.
        [c14-look-4] Minden várakozás ellenére sikerül, és senki sem gyanakszik.
        [c15-first-0] Bólintanak, zsebre teszik a névjegyet, és sosem jártak itt.
        [c15-first-1] Összeigazítják az óráikat, és kialszik a fény.
        [c15-look-0] Kigyullad a fény. Mindenkinek hiányzik valamije, de senki sem tudja, micsoda.
        [c15-look-3] Simán megy, csak az egyikük az emlékiratain dolgozik.
        [c15-look-4] Elteszik a pénzt, és átállnak a másik oldalra. Ez is profizmus.
        [c16-first-0] A legénység nagy levegőt vesz, és megfordítja a hajót.
        [c16-first-1] Mindent a meghajtókba!
        [c16-flee-0] Ő a gyorsabb. Nincs mese, harcolni kell.
        [c16-flee-1] Az üstökös egyre kisebb, végül már csak egy csillag.
        [c16-fight-0] A Fekete Üstökös emléket visz magával a hajótestről.
        [c16-fight-1] A Fekete Üstökös kihuny. A szikrák közt valami hasznos lebeg.
        [c17-first-0] – Azt meg akarod tartani? – kiáltja az ócskavaskirály. – Mutasd!
        [c17-first-1] Mindent a meghajtókba!
        [c17-flee-0] Az ócskavaskirály bizony sok meghajtót gyűjtött. Harc lesz.
        [c17-flee-1] Leesik két meghajtója. Lemarad, és összeszedi őket.
        [c17-fight-0] Elvisz egy darabot a gyűjteményébe, és tisztelettel feljegyzi, kitől való.
        [c17-fight-1] A gyűjtemény feloszlik. Tonnaszám van benne az érc.
        [c18-first-0] A Cápa kivillantja a fogait, mind aranyból van.
        [c18-first-1] Mindent a meghajtókba!
        [c18-flee-0] Az arany nehéz, de a Cápának van ereje bőven. Harcolni kell.
        [c18-flee-1] Az arany nehéz. A Cápa lemarad.
        [c18-fight-0] Egy hajón harapásnyom marad, méghozzá igen elegáns, úgyhogy a dokkban tölti a kört.
        [c18-fight-1] A Cápa elejti a zsákmányt, és eltűnik. A zsákmány egy jó állapotú kereskedőhajó.
        [c19-first-0] A hang halkul, aztán csend lesz. Soha senki nem tudja meg.
        [c19-first-1] Felbőgnek a meghajtók, és a hold túloldalán is felbőg egy.
        [c19-race-0] Túl késő, túl gyors, túl közel: a hajó egy darabja a hideg holdon marad.
        [c19-race-1] A legénység megmenekült, a tulajdonosnak pedig elege van a bárkából: legyen azé, aki megmentette.
        [c20-first-0] Az ária megszakad. Az egész galaxis hallgatta.
        [c20-first-1] Felbőgnek a meghajtók, C-dúrban.
        [c20-race-0] A ráadást más hallgatja meg. A meghajtók megsínylették, de a jó szándékot minden lap megírja.
        [c20-race-1] Énekel a megmentőinek, és a környéken mindenki jegyet vesz.
        [c21-first-0] Megjavítja maga, és közben van egy-két szava a járókelőkről.
        [c21-first-1] Felbőgnek a meghajtók. Rádión megkérdezi, miért adják ezt a hangot.
        [c21-race-0] Egy másik hajó gyorsabb volt. A sietségben meglazult valami; ő meg tudná mondani, mi.
        [c21-race-1] A fedélzetre lép, összevonja a szemöldökét, és jobbá teszi a hajót, mielőtt bárki megállíthatná.
        [c22-first-0] A borszállító fényei egyenként kialszanak.
        [c22-first-1] A hajó keresztbe fordul a kalóz és a bor között.
        [c22-fight-0] A kalózé a bor, egy hajóé pedig a lyuk.
        [c22-fight-1] A megmentett legénység ragaszkodik hozzá, hogy átrakja a rakomány egy részét, és hogy koccintsatok.
        [c23-first-0] Negyven kis arc fordul az elhúzó hajó után. Nem fogják elfelejteni.
        [c23-first-1] Negyven kis hang éljenez a rádióban.
        [c23-fight-0] A hajótest megsínyli, de az iskola megmenekül. Lesz negyven rajz.
        [c23-fight-1] A következő kikötőben ott várnak a szülők, és mindegyikük hozott valamit.
        [c24-first-0] Az öreg Vándorló utánad néz, szemrehányás nélkül. Ez benne a legrosszabb.
        [c24-first-1] Az öreg Vándorló kinyitja az egyik szemét.
        [c24-fight-0] Egy hajót találat ér, de a zarándok közben elsiklik, és meghajol.
        [c24-fight-1] A zarándok meghajol. – Hová szeretnél menni? – A csillagok már mozdulnak is.
        [c25-first-0] A tű foka bezárul. De valaki éppen kijön belőle.
        [c25-first-1] Gyorsabban, még gyorsabban, és behúzni a hasat!
        [c25-race-0] Bezárult. Egy hajónak belapult az orra, és itt marad.
        [c25-race-1] Befűzve! A túloldalon ott van az űr bármelyik pontja.
        [c26-first-0] Forog tovább, és az árnyékában forog valami más is.
        [c26-first-1] Körbe-körbe, minden fordulóval gyorsabban.
        [c26-race-0] Nem elég gyors. Egy hajó csak kering, és a fedélzetén mindenki rosszul van.
        [c26-race-1] A kilencedik fordulónál elenged, és egy hajó oda érkezhet, ahová csak akar.
        [c27-first-0] Nélküled nyel. Valaki más viszont nem tudta kikerülni.
        [c27-first-1] Gyerünk, két korty között!
        [c27-race-0] Rág. Az anyahajóról hiányzik valami.
        [c27-race-1] Lenyel, és a másik vége ott van, ahol csak szeretnéd.
        [c28-first-0] Ezer év, ezért. A Vándorló szomorú tekintettel visszaveszi, amit kölcsönnek szánt.
        [c28-first-1] A Vándorló a kapitány vállára teszi a kezét. Az ilyesmit észreveszik az emberek.
        [c28-first-2] „Szóval te voltál az”, mondja a csend. A tér összehajtogatja magát, mint egy szalvéta.
        [c29-first-0] Úgy dúdol tovább, mintha senki sem volna ott.
        [c29-first-1] A dallam megváltozik, és benne van a neved. Sok világon fogják dúdolni.
        [c29-first-3] A dúdolás alakot ölt, és az alak egy kereskedőhajó.
        [c30-first-0] A számolás nyomban abbamarad, és kialszik a lámpás.
        [c30-first-2] A Vándorló elmosolyodik. Ez volt a szám, vagy majdnem ez.
        [c30-first-3] Ez volt a szám. Megnyílik a tér, és valahol megkondul egy harang a tiszteletedre.
        [c31-first-0] A kártyákat megkeverjük, és valaki már be is fordult a sarkon.
       *[c32-first-0] Kész a leltár, a kártyákat megkeverjük, és valaki már be is fordult a sarkon.
    }

# Miért jó egy lépés, az edző szavaival.
sf-why-one = { $one ->
        [ore] érc
        [fuel] hajtóanyag
        [carbon] szén
        [food] élelem
       *[goods] áru
    }
sf-why-two = { $two ->
        [ore] érc
        [fuel] hajtóanyag
        [carbon] szén
        [food] élelem
       *[goods] áru
    }
sf-why-steps = { $steps } lépésre
sf-why-thing = { $what ->
        [colony] kolóniahajóra
        [trade] kereskedőhajóra
        [port] űrkikötőre
        [engine] meghajtóra
        [cannon] ágyúra
       *[cargo] rakománymodulra
    }
sf-why-points = { $points } győzelmi pontot hoz
sf-why-loses = { $points } győzelmi pontba kerül
sf-why-half = fél érmét hoz
sf-why-income = 36 dobásból { $cards } lappal többet fizetnek a bolygók
sf-why-first = új nyersanyagot ad, amit eddig egy bolygó sem fizetett: { sf-resource }
sf-why-discovers = felfedez egy űrnegyedet, amelyet még senki sem látott
sf-why-site = { $steps ->
        [0] odaér egy szabad építési helyre ({ sf-why-one }, { sf-why-two })
       *[other] { sf-why-steps } kerül egy szabad építési helytől ({ sf-why-one }, { sf-why-two })
    }
sf-why-dock = { $steps ->
        [0] odaér egy előőrs dokkjához ({ sf-people })
       *[other] { sf-why-steps } kerül egy előőrs dokkjától ({ sf-people })
    }
sf-why-explores = { sf-why-steps } kerül egy ismeretlen űrnegyedtől
sf-why-speed = minden hajó eggyel messzebbre repül
sf-why-docks = már elég a rakománymodul a dokkoláshoz ({ sf-people })
sf-why-pirates = { $count ->
        [one] már legyőz egy kalózbázist
       *[other] már { $count } kalózbázist legyőz
    }
sf-why-ice = { $count ->
        [one] már elég egy jégbolygóhoz
       *[other] már elég { $count } jégbolygóhoz
    }
sf-why-affords = így futja egy { sf-why-thing }
sf-why-would = ha létrejön az üzlet, futja egy { sf-why-thing }
sf-why-forgoes = így már nem futja egy { sf-why-thing }
sf-why-hoards = { $cards } lapot tart meg, és a felét elvinné egy hetes
sf-why-spends = kevés lapja marad, a hetes egyet sem vihet el
sf-why-leader = neki van a legtöbb pontja ({ $points }): { $other }

## An owner's file of cards

sf-cards-wrong = Ezekkel a találkozáskártyákkal nem lehet játszani: { $why }.
