# Az Űrcsempészek leckéi: a nevük, két mondat, és lépésenként a feladat és ami lett belőle.

sm-lesson-dice = Két kocka
    .text = A megnyert szektorok bolygói a pontjaid; az űrhajók mondják meg, milyen árut kérnek, a kockád pedig, hogy mennyi energiába kerül. Mindenkinek két kockája van, és egyszerre licitáltok, sorrend nélkül.
    .step-1 = Az A szektoron négy bolygó van. Fordíts egy kockát hármasra, és tedd oda.
    .right-1 = A letett kocka marad: nem veheted vissza, és nem fordíthatod el. Közben a fekete a B-re licitált.
    .step-2 = Egy kockád maradt. Tegyél egy kettest a C szektorra.
    .right-2 = Mindkét kockád lent van. Figyelhetsz még, és akkor veszel gyorsaságjelzőt, amikor akarsz.

sm-lesson-outbid = Túllicitálás
    .text = Ahol már van kocka, oda legalább akkorát kell tenni, mint az ottani legnagyobb. A saját kockád is számít, és az értékek nem adódnak össze.
    .step-1 = A fekete négyessel áll az A-n. Tegyél oda egy ötöst.
    .right-1 = A fekete hatossal válaszolt.
    .step-2 = Az egyenlő is elég. Tedd oda a második kockádat: egy hatost.
    .right-2 = Két hatos: most a gyorsaságjelző dönt.

sm-lesson-token = Gyorsaságjelzők
    .text = Aki végzett, elvesz egy gyorsaságjelzőt, és többé nem licitál. Ha már csak egy jelző maradt, a licitnek azonnal vége, az utolsót az kapja, akinek még nincs.
    .step-1 = Mindkét kockád lent van. Gyorsan: vedd el a 2-est.
    .right-1 = A fehér elvette az 1-est, ezzel vége lett a licitnek, és a feketéé lett a −1. Az energia rögtön be is folyt.

sm-lesson-tie = Egyenlő kockák
    .text = Egy szektort a legnagyobb kocka nyer. Egyenlők közül az, akinek nagyobb a gyorsaságjelzője, bárki volt is előbb.
    .step-1 = Az A-n a feketének és neked is ötösöd van. Vedd el azt a jelzőt, amelyik megnyeri.
    .right-1 = A 2-esed veri a fekete 1-esét. A kocka nélküli szektorok a dobozba kerültek.

sm-lesson-pay = Fizetés
    .text = Először annyi energiát fizetsz, amennyit a nyertes kockád mutat; ez magától megtörténik. Aztán minden űrhajó a színének megfelelő árut kér; szektoronként egyet elhagyhatsz.
    .step-1 = Az A másnak nem kell. Vedd el a 2-est.
    .right-1 = Megnyerted az A-t, három energia ment a készletbe.
    .step-2 = Négy űrhajó piros, sárga, zöld és kék árut kér. A pirosat hagyd el.
    .right-2 = Az A szektor a tiéd: négy bolygó három energiáért és három áruért.

sm-lesson-poor = Kevés energia
    .text = Aki nem tud fizetni, elveszíti a szektort: lefordítva hever, és a végén levonódnak a bolygói. Ha két szektor közül bármelyikre telik, de mindkettőre nem, az egyiket ki kell fizetni.
    .step-1 = Az A-t négyessel, a B-t hármassal vezeted, de öt energiád van. Vedd el a 2-est.
    .right-1 = Hét energia kellene.
    .step-2 = Négy bolygó vagy egy? Fizesd ki a jobbik szektort.
    .right-2 = A B lefordítva hever, és egy pontba kerül. Nézd meg az energiádat, mielőtt licitálsz.

sm-lesson-short = Áru két szektorra
    .text = Ha az áruid mindkét szektorra elegek lehetnek, úgy kell adnod őket, hogy azok is legyenek. Amelyik szektorra nem telik, az elvész, de az energia ott marad.
    .step-1 = Az A zöldet és kéket, a B kéket és pirosat kér; mindkettőt te vezeted. Vedd el a 2-est.
    .right-1 = Egy zöld és egy kék árud van, és mindkettőn elhagyhatsz egyet.
    .step-2 = Add az A-ra azt, ami mellett a B-re is jut.
    .right-2 = Zöld az A-ra: a kék űrhajó kimaradt.
    .step-3 = És most a B-re.
    .right-3 = Mindkettő a tiéd, két áruval négy űrhajóra.

sm-lesson-restock = Feltöltés
    .text = Amit kifizettetek, a közös készletben van. A gyorsaságjelzők sorrendjében, a legnagyobbal kezdve, mindenki annyi energiát vagy annyi árut vesz el, amennyit a jelzője mutat; a kettőt együtt sosem.
    .step-1 = Tiéd a 2-es, sok az árud, és alig van energiád. Vegyél el annyi energiát, amennyit lehet.
    .right-1 = Két energia. Utánad a fekete jött, és árut vett el.

sm-lesson-minus = A −1
    .text = A −1 semmit sem ad, de a gazdája betehet egy energiát vagy egy árut a készletbe. A végén minden megmaradt energia és áru egy pontba kerül, ezért ez többet ér, mint hinnéd.
    .step-1 = Szabadulj meg egy kék árutól.
    .right-1 = Minden jelző visszakerült középre, és jön a következő galaxis.

sm-lesson-points = Pontozás
    .text = A szektoraid bolygói számítanak, a lefordítottakéi levonódnak, és minden megmaradt energia és áru is. Így ér véget egy játék a szabálykönyvben.
    .step-1 = Tiéd a −1, és három árud maradt. Tedd be a pirosat a készletbe: ezzel vége a játéknak.
    .right-1 = 21 bolygó, mínusz 2 a lefordítottért, mínusz 2 áru: 17 pont.

sm-lesson-two = Ketten
    .text = Két játékosnak négy jelzője és három szektora van. Egymás után két vagy három jelzőt is elvehetsz; az összegük számít, egyenlő kockáknál és feltöltéskor.
    .step-1 = Az A-n mindkettőtöknek hármasa van. Vedd el a 3-ast.
    .right-1 = Többé nem licitálsz, de jelzőt még vehetsz.
    .step-2 = Vedd el a 0-t is, hogy a feketének kevés maradjon.
    .right-2 = A fekete elvette az 1-est, és övé lett a megmaradt −1 is: 3 a 0 ellen. Az A szektor a tiéd.

sm-lesson-stations = Űrállomások
    .text = Választható szabály: űrállomásos szektoron csak a két kedvenc színed bolygói számítanak. Te vagy a fekete, a pirosat és a kéket szereted.
    .step-1 = Két állomás. Tegyél négyest arra, amelyik neked négy bolygót ér.
    .right-1 = Piros és kék: négy bolygó. A narancsnak, aki a pirosat és a sárgát szereti, kettőt ér; akinek egyik sem kedvence, annak semmit.

sm-lesson-favourites = Pontozás állomásokkal
    .text = A szabálykönyv példája: négy állomás nélküli szektor 10 bolygót hoz, három állomásos 4-et, 1-et és 2-t. Egy kétbolygós szektor lefordítva hever, ott mindegyik számít.
    .step-1 = Tiéd a −1. Szabadulj meg a piros árutól: ezzel vége a játéknak.
    .right-1 = 10 meg 7, mínusz 2: 15 pont.

sm-lesson-ships = Kedvenc űrhajók
    .text = Még egy választható szabály: akinek a számító szektorain egy kedvenc színéből a legtöbb űrhajó van, 3 pontot kap, és 1-et minden további játékosért, akinek ugyanaz a kedvence. Te vagy a fehér, tiéd a legtöbb kék és a legtöbb piros.
    .step-1 = Tiéd a −1, és van egy fölös piros árud. Fejezd be jól a játékot.
    .right-1 = A narancs 4-et kap a zöldért, a fekete 3-at a sárgáért, te pedig 4-et a kékért és 3-at a pirosért.

sm-lesson-towers = Tornyok
    .text = Választható szabály: a kockák toronyba, egymásra kerülnek, és csak nagyobbat szabad feltenni. A hatost nem lehet túllicitálni, de 10 energiába kerül.
    .step-1 = Az A-n ötös van. Tedd rá az egyetlen kockát, ami veri.
    .right-1 = Hogy fent marad-e a kocka, a véletlenen múlik: minél magasabb a torony, annál könnyebben esik le.

sm-lesson-galaxy = Egy egész galaxis
    .text = Öt csempész és öt szektor: a szabálykönyv példája az első kockától a feltöltésig. Te vagy a narancs; a többiek úgy tesznek, ahogy az meséli.
    .step-1 = Tegyél egy hármast az A-ra.
    .right-1 = A rózsaszín, a fehér és a barna máshová licitált.
    .step-2 = Licitáld túl ötössel a rózsaszín hármasát az E-n.
    .right-2 = A rózsaszín hatossal jött vissza, a fekete kétszer licitált, és elvette a 3-ast.
    .step-3 = Végeztél: vedd el a 4-est.
    .right-3 = A rózsaszín a 2-est vette el, a barna a −1-et, így az 1-es a fehéré lett. Te nyered az A-t a hármasoddal, a fekete a nagyobb jelzőjével a C-t, meg a D-t, a rózsaszín az E-t. A B senkinek sem kellett.
    .step-4 = Adj sárgát, zöldet és kéket, a cirkálónak pedig egy kék árut.
    .right-4 = Neked két bolygó, a feketének hét, a rózsaszínnek három.
    .step-5 = A 4-essel te töltesz fel elsőnek. Vegyél el négy energiát.
    .right-5 = A fekete jön a 3-assal, aztán a rózsaszín, a fehér és a barna. Most már mindent láttál.
