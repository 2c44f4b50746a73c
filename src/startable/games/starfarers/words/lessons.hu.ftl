# A Csillaghajósok leckéi: a nevük, két mondat, és lépésenként a feladat és ami lett belőle.

sf-lesson-setup = Az első kolóniák
    .text = Mindenki három kolóniával kezd a hazai bolygók között, két bolygó közti építési helyeken. Egy kolóniának mindkét bolygó fizet; a bolygó száma mondja meg, melyik dobásnál.
    .step-1 = Te vagy a sárga és a kezdő. Alapítsd meg az első kolóniádat az e3-on.
    .right-1 = A többiek következtek, aztán visszafelé még egyszer: aki utolsó volt, kétszer egymás után választott.
    .step-2 = Alapítsd meg a második kolóniádat az o2-n.
    .right-2 = A 6-os és a 8-as bolygók fizetnek a leggyakrabban, a többféle nyersanyag pedig függetlenné tesz.

sf-lesson-income = Bevétel
    .text = Egy kör bevétel, aztán kereskedés és építés, végül repülés. A két kocka mindenkinek fizet, akinek kolóniája vagy űrkikötője van egy ilyen számú bolygónál, bárki köre van is.
    .step-1 = Most nincs hová repülnöd. Fejezd be a körödet, és nézd meg, mit dobtok.
    .right-1 = A 6-os a kéknek és a fehérnek adott egy-egy szenet, az 5-ös a fehérnek és neked egy-egy ércet. Aki pontban hátul van, az utánpótláspakliból is húz.

sf-lesson-seven = A hetes
    .text = Hetesre senki sem kap semmit. Akinek hétnél több lapja van, a felét, lefelé kerekítve, visszaadja; aztán akinek a köre van, húz egyet valakinek a kezéből.
    .step-1 = Kilenc lapod van: négynek mennie kell. Tegyél le négy ércet.
    .right-1 = Öt lapod maradt.
    .step-2 = Te vagy soron. Húzz egy lapot a pirostól.
    .right-2 = Egy érc a tiéd. Ne gyűjtögess: költs, mielőtt valaki hetest dob.

sf-lesson-bank = A bank
    .text = A bank három egyforma lapért bármilyet ad. Az áru többet ér: abból kettő is elég.
    .step-1 = Fordulj a bankhoz: cserélj három szenet egy élelemre.
    .right-1 = Addig kereskedsz és építesz, amíg a lapjaidból telik.
    .step-2 = Cserélj két árut még egy élelemre.
    .right-2 = Öt lapból két élelem. A többi játékos olcsóbb lehet.

sf-lesson-trade = Alku
    .text = A körödben bárkivel kereskedhetsz, bármilyen lapot bármilyenért. Minden nyíltan hangzik el, és a többiek saját ajánlattal is válaszolhatnak.
    .step-1 = Árut szeretnél: ajánlj a többi játékosnak egy élelmet egy áruért.
    .right-1 = A kék nem kéri. A piros adna árut, de hajtóanyagért.
    .step-2 = A hajtóanyag kell neked. Ajánlj inkább két élelmet egy áruért.
    .right-2 = A fehér beleegyezett.
    .step-3 = Kösd meg az üzletet a fehérrel.
    .right-3 = Megvan. A többieket nem köti, amit mondtak.

sf-lesson-build = Építés
    .text = Az új kolóniákat és kereskedőállomásokat hajók viszik, amelyek az űrkikötőidből indulnak. Az űrkikötő megnőtt kolónia, a kiépítések pedig gyorsabbá, erősebbé vagy tágasabbá teszik az anyahajódat.
    .step-1 = Építs egy kolóniahajót, és tedd az űrkikötőd mellé, az f4-re. Egy érc, egy hajtóanyag, egy szén és egy élelem az ára.
    .right-1 = Még ebben a körben repülhet. Háromnál több hajód sosem lehet.
    .step-2 = Bővítsd űrkikötővé az o2-n álló kolóniát: három szén és két élelem.
    .right-2 = Az űrkikötő egy pont helyett kettőt ér.
    .step-3 = Vegyél egy meghajtót két hajtóanyagért.
    .right-3 = Minden meghajtó eggyel több lépés minden hajódnak.

sf-lesson-flight = Sebesség
    .text = Az anyahajót megrázod, és két golyó látszik: a sárga 2, a piros 3, a kék 1. Az összegük, a meghajtóid és a Tudósok kártyái adják minden hajód sebességét.
    .step-1 = Kész a kereskedés és az építés. Indulj.
    .right-1 = Kék és sárga: 3. Egy meghajtóval és egy kettes kártyával ez 6.
    .step-2 = Repülj egy lépést, az e5 pontra.
    .right-2 = Ennek a hajónak öt lépése maradt. A fekete golyó előbb találkozást hozott volna.

sf-lesson-found = Kolóniaalapítás
    .text = Az a kolóniahajó, amelyik szabad építési helyen áll meg, alapíthat. Kalózok vagy jég bolygója mellett senki sem.
    .step-1 = Ennek a rendszernek az egyik bolygóját kalózok tartják. Repülj a másik kettő közti helyre, az l11-re.
    .right-1 = Három lépés, és ott vagy.
    .step-2 = Alapítsd meg a kolóniát.
    .right-2 = Egy pont, és két új bolygó fizet. A szállítóhajó visszakerül hozzád.

sf-lesson-discover = Az ismeretlenbe
    .text = Aki egy lefordított űrnegyed pereméhez ér, felfordítja, és a maradék sebességével továbbrepül. Mások hajói fölött el lehet repülni, csak megállni nem szabad ott.
    .step-1 = A sebesség 6. Repülj a piros hajó fölött az ismeretlen űrnegyed pereméig, az i9-re.
    .right-1 = Bolygórendszer, három számmal. Négy lépés maradt.
    .step-2 = Repülj vissza a piros hajó fölött az f10-es építési helyre.
    .right-2 = Egy lépés még maradna.
    .step-3 = Alapíts itt; a többi elvész.
    .right-3 = Egyetlen repüléssel felfedezted és be is népesítetted.

sf-lesson-station = Kereskedőállomás
    .text = Az a kereskedőhajó, amelyik egy külső állomáson dokkol, állomást alapít, ha az anyahajón több a rakománymodul, mint ahány állomás ott áll. Az első a nép figuráját is elhozza, az két pont.
    .step-1 = Repülj el a piros kereskedőhajója mellett az s16-os dokkolópontig.
    .right-1 = Itt még nincs állomás: az egyetlen rakománymodulod elég.
    .step-2 = Alapítsd meg az állomást.
    .right-2 = Tiéd a Kereskedők figurája, és választhatsz egy kártyájukat.
    .step-3 = Válaszd bármelyik kártyájukat.
    .right-3 = Mostantól működik, és sosem vész el.

sf-lesson-figure = A figura továbbáll
    .text = Egy nép figurája ahhoz kerül, akinek több ott az állomása, mint a gazdájának; egyenlőségnél marad. Te vagy a piros, a Kereskedők figurája a fehéré, akinek a három állomásból egy az övé.
    .step-1 = Négy rakománymodulod van. Dokkolj az s16-on, és alapítsd meg a második állomásodat.
    .right-1 = Kettő egy ellen: tiéd a figura, és vele a két pont, amelyet a fehér elveszít.
    .step-2 = Válassz a megmaradt kártyák közül.
    .right-2 = Minden kártyából egy van: ami már valakinél van, azt más nem választhatja.

sf-lesson-merchants = A Kereskedők tudása
    .text = A szénkártyájukkal a bank két szénért bármilyet ad, akárhányszor. A többi fajta ára három marad.
    .step-1 = Cserélj két szenet egy élelemre.
    .right-1 = Három helyett kettő.
    .step-2 = És még kettőt egy árura.
    .right-2 = Minden Kereskedő-kártya egyfajta nyersanyagra szól.

sf-lesson-greens = A Zöldek termése
    .text = Az érckártyájuk eggyel több ércet ad, valahányszor a kockák hoznak neked. Itt két kolóniád van ugyanannál az ércbolygónál.
    .step-1 = Fejezd be a körödet, és nézd meg, mit dob a piros.
    .right-1 = Ötös: a két ércből három lett.

sf-lesson-pirates = Kalózok
    .text = A kalózbázist a mellé érő hajód beveszi, ha az ágyúid elérik a számát. Érme lesz belőle, vagyis egy pont, amely sosem vész el, a bolygó pedig számot kap.
    .step-1 = Négy ágyúd van, a bázis négyes. Repülj mellé, a j10-re.
    .right-1 = A bázis elesett, és most egy 3-as van ott.
    .step-2 = Alapíts kolóniát a helyszínen.
    .right-2 = Két pont egy körben.

sf-lesson-ice = Jég
    .text = A jégbolygó felenged, ha hajód ér mellé, és elég rakománymodulod van: azok hozzák, ami kell. A kalózbázishoz hasonlóan érmét ad, és számot kap.
    .step-1 = Négy rakománymodulod van, három kell hozzá. Repülj mellé, az i9-re.
    .right-1 = Felengedett: 10-es. A hajónak maradt még sebessége.
    .step-2 = Repülj tovább, a j10-es építési helyre.
    .right-2 = Máshová is mehettél volna.
    .step-3 = Alapíts.
    .right-3 = Egy érme és egy kolónia.

sf-lesson-merchant = Egy találkozás
    .text = A fekete golyó találkozást jelent: kérdeznek tőled valamit, mielőtt tudnád, miről van szó. Hány lapot adsz az idegennek?
    .step-1 = Ajánlj két lapot.
    .right-1 = Még azelőtt fizetsz, hogy kiderülne a vége.
    .step-2 = Add oda a két ércedet, egymás után.
    .right-2 = Barátságos kereskedő! Bármilyen két nyersanyagot elvehetsz, és kapsz fél érmét.
    .step-3 = Vegyél két élelmet.
    .right-3 = Találkozás után az alapsebességed 3. Két fél érme egy pont.

sf-lesson-toll = Kalózvám
    .text = Van idegen, aki fizetséget vár. Aki megtagadja, harcol: mindketten megrázzák az anyahajójukat, és hozzáadják az ágyúikat.
    .step-1 = Tagadd meg.
    .right-1 = A kalózért a fehér rázott: 6 a 4-ed ellen. Vesztettél, de a bátorságodért fél érme jár.
    .step-2 = Egyik hajód ebben a körben nem repül: válaszd ki.
    .right-2 = Több ágyúval másképp is lehetett volna. A játékosok nem támadják egymást: harc csak találkozáskor van.

sf-lesson-win = Tizenöt pont
    .text = Egy kolónia egy pont, egy űrkikötő kettő, egy figura kettő, egy érme egy, két fél érme együtt egy. Akinek a saját körében megvan a tizenöt, azonnal nyer.
    .step-1 = Tizennégy pontod van. Repülj az f12-es építési helyre.
    .right-1 = Egyvalami van hátra.
    .step-2 = Alapíts.
    .right-2 = Tizenöt pont: nyertél.
