# A Space Maze leckéi: a nevük, két mondat, és lépésenként a feladat és ami lett belőle.

mz-lesson-ship = Ki a hajóból
    .text = Vidd az ereklyét a labirintus közepéről a hajódba, vagy vedd el háromszor: így nyersz. Három űrlényed a hajón kezd; a mozgáskocka minden lábnyoma egy akció az adott színű űrlénynek.
    .step-1 = Két zöld, egy lila és egy narancs lábnyom. Engedd ki a zöld űrlényt a hajód melletti lapkára.
    .right-1 = A hajóból kilépve nem számítanak a kapuk: mindig a dokkoló lapkájára jutsz.
    .step-2 = Van még egy lábnyoma: lépj tovább a jobbra lévő lapkára.
    .right-2 = Minden űrlény csak a saját színű lábnyomait használhatja.

mz-lesson-gates = Színes kapuk
    .text = Ahol két lapka találkozik, két kapu találkozik. Egy űrlény akkor jut át, ha ez a két szín keveri ki az övét: a zöld a sárga–kéken, a lila a kék–piroson, a narancs a piros–sárgán.
    .step-1 = A b2 és a c2 között sárga találkozik kékkel. Küldd azt, aki átmehet.
    .right-1 = A zöld átment. Két egyforma színű kapun, mint a b2 alatt, senki sem jut át.
    .step-2 = A c4-en álló narancs balra menne, ahol piros találkozik sárgával. Menj.
    .right-2 = A piros és a sárga együtt narancs.

mz-lesson-silver = Ezüst kapuk
    .text = Az ereklye lapkájának ezüst kapui bármely színt helyettesítik: csak a másik kapu számít. Az itt piros, így az mehet át, akinek a színében van piros.
    .step-1 = Válaszd a lila űrlényt, és küldd le az ereklye lapkájára.
    .right-1 = A lilában van piros.
    .step-2 = És a narancsot is.
    .right-2 = A narancsban is van piros. A zöldnek más utat kell keresnie.

mz-lesson-terminal = Terminálok
    .text = Kártyát a terminálok adnak: a lapkádon lévőre lépni egy lábnyom, és húzol egy lapot. Az az űrlény viszont pihen utána, a maradék lábnyomai elvesznek.
    .step-1 = Egy lila és három zöld lábnyom. Először válaszd a lilát, és lépj vele egyet jobbra.
    .right-1 = Kék és piros: a lila átjut.
    .step-2 = Most a zöld lépjen egyet felfelé.
    .right-2 = Két zöld lábnyom maradt.
    .step-3 = Lépj az ottani terminálra: húzz egy lapot.
    .right-3 = Húztál egy lapot. A harmadik zöld lábnyom elveszett, így a fordulód véget ért.

mz-lesson-footprints = Mind a négy lábnyom
    .text = Egy kocka lábnyomait bármilyen sorrendben használhatod, hol az egyik, hol a másik űrlénnyel, de mind ebben a fordulóban. Amit nem használsz fel, elvész.
    .step-1 = A narancsnak kettő van: lépj egyet balra, majd egyet felfelé, az ereklye lapkájára.
    .right-1 = Ott áll az ereklye mellett, de nem maradt lábnyoma, hogy elvegye.
    .step-2 = Egy lépés balra a zölddel.
    .right-2 = Egy lábnyom maradt.
    .step-3 = A lila lépjen a lapkája termináljára, és húzzon egy lapot.
    .right-3 = A végére egy kártya: minden lábnyomot felhasználtál.

mz-lesson-dice = Kockát venni
    .text = Egy körben mindenki egy mozgáskockát és két energiakockát vesz el, egyesével, sorban. Ha te jössz, venned kell egyet; használnod nem muszáj.
    .step-1 = Vedd el azt a mozgáskockát, amelyiken két zöld lábnyom van.
    .right-1 = Körönként mindenkinek egy mozgáskocka jut: ez volt a tiéd.
    .step-2 = Használj el egy lábnyomot: a zöld lépjen jobbra.
    .right-2 = Bármikor megállhatsz.
    .step-3 = Hagyd ott a többit: kész vagy.
    .right-3 = A másik legénység elvette a második mozgáskockát, és lépett. Mostantól csak energiakocka maradt.
    .step-4 = Vedd el a zöld kettest.
    .right-4 = Két pöttye olyan kártyára elég, amelyik nem kerül többe.
    .step-5 = Az egyetlen kártyád ötbe kerül. Hagyd használatlanul a kockát.
    .right-5 = Van, hogy az ember csak azért vesz kockát, mert muszáj, vagy hogy másé ne legyen.

mz-lesson-cards = Kártyát kijátszani
    .text = Egy energiakocka egy olyan kártyát aktivál, amelyik legfeljebb annyiba kerül, ahány pöttye van; a kockák nem adódnak össze. A színe mondja meg, melyik űrlényed cselekszik.
    .step-1 = A narancs űrlényed a b2-ről lefelé menne, de ott nincs számára kapu. Vegyél el egy narancs kockát.
    .right-1 = Most a narancs űrlény hajthat végre egy kártyát.
    .step-2 = Fordítsd el a saját lapkáját egy negyeddel a 90 fokos elforgatással.
    .right-2 = Alul most sárga van, alatta piros: ez a narancs útja.
    .step-3 = Vedd el a megmaradt mozgáskockát, és lépj le a b3-ra.
    .right-3 = Előbb a kártya, aztán a láb: így néz ki egy jól megtervezett kör.

mz-lesson-exchange = Mozgó talaj
    .text = A Csere az űrlényed alatti lapkát cseréli fel egy mellette lévővel, mindennel együtt, ami rajtuk van. A lapkák közben nem fordulnak el.
    .step-1 = A zöld négyes a tiéd. Játszd ki a Cserét: a zöld űrlényed lapkáját cseréld fel az ereklyéével.
    .right-1 = Az ereklye feljött a c2-re, te pedig lementél a lapkáddal. Mindenki útja megváltozott.

mz-lesson-run = Futás
    .text = A Futás egy vagy két további akciót ad a cselekvő űrlénynek, akár van mozgáskockád, akár nincs. Azonnal fel kell használni.
    .step-1 = Játszd ki a +2 Futást a zöld ötössel.
    .right-1 = Két akció a zöld űrlénynek.
    .step-2 = Lépj az ereklye lapkájára, és vedd el az ereklyét.
    .right-2 = Ezt senki sem látta előre: mozgáskocka sem kellett hozzá.

mz-lesson-relic = Az ereklye
    .text = Aki a lapkáján áll, egy lábnyomért elveszi az ereklyét, és kap egy jelzőt. Onnantól az ereklye a viselőjével megy, letenni nem lehet.
    .step-1 = Lépj a zölddel az ereklye lapkájára.
    .right-1 = Ott van, csak el kell venni.
    .step-2 = Vedd el.
    .right-2 = Az első jelződ. Három megnyeri a játékot.
    .step-3 = Egy zöld lábnyom maradt: menj tovább jobbra.
    .right-3 = Az ereklye veled jön, és a többieknek nehezebb elérni.

mz-lesson-wearer = Haza vele
    .text = Az ereklye viselője minden kapun átjut, két egyformán is. Aki a saját hajójába viszi, azonnal nyer.
    .step-1 = A narancs viseli az ereklyét. Menj át balra a két kék kapun.
    .right-1 = Más nem tudott volna.
    .step-2 = És tovább, a hajód melletti lapkára.
    .right-2 = Egy lábnyom maradt.
    .step-3 = Lépj be a hajódba.
    .right-3 = Az ereklye hazaért: nyertél.

mz-lesson-rob = Elvenni mástól
    .text = Az ereklyét az ugyanazon a lapkán álló másik űrlénytől is el lehet venni. Ahányszor a labirintusból vagy mástól veszed el, annyi jelzőt kapsz; a harmadik jelző nyer.
    .step-1 = A másik legénység lilája viseli a c2-n. Menj oda a zölddel.
    .right-1 = Egy lapkán legfeljebb négy űrlény fér el; itt van hely.
    .step-2 = Vedd el.
    .right-2 = A harmadik jelződ: nyertél, bárhol van is az ereklye.

mz-lesson-morph = Színváltás
    .text = A Színváltással legénységed két tagja helyet cserél, akármilyen messze vannak. Az ereklye a helyén marad: az viseli, aki odakerül.
    .step-1 = Lila kockával játszod ki: cserélj helyet a zöld űrlénnyel.
    .right-1 = A lila elhagyta a hajót, és a d2-n viseli az ereklyét; a zöld a fedélzeten van. A Színváltás magában sosem nyer: az ereklyét be kell vinni a hajóba.

mz-lesson-round = Egy kör hármasban
    .text = Három legénység, fejenként három forduló: egy teljes kör a szabálykönyvből. Te vagy a fehér, te kezdesz; a többiek úgy játszanak, ahogy az meséli.
    .step-1 = Vedd el a zöld hatost, és fordítsd el a lapkádat két negyeddel a 180 fokos elforgatással.
    .right-1 = A fekete mozgáskockát vett el, és lépett. A rózsaszín narancs négyessel felcserélte a lapkáját.
    .step-2 = Vedd el a két narancs lábnyomos mozgáskockát, engedd ki a lilát a hajóból, a többit hagyd.
    .right-2 = A fekete narancs hármassal elfordított egy lapkát. A rózsaszín lila hatost vett el, és semmit sem játszott ki.
    .step-3 = Egyik kocka sem elég erős a kártyáidhoz. Azért vedd el a zöld hármast, és hagyd használatlanul.
    .right-3 = A fekete is hiába vett kockát, a rózsaszíné lett az utolsó mozgáskocka. Vége a körnek, a következőt a fekete kezdi.
