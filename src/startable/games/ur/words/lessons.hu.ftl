# Az UR leckéi: a nevük, két mondat, és lépésenként a feladat és ami lett belőle.

ur-lesson-enter = Belépés
    .text = Eleinte minden korong a kezedben van. A dobás mondja meg, az utad hányadik mezőjére lép be egy korong; mindig kék oldalával felfelé.
    .step-1 = Négyest dobtál: tégy be egy korongot a negyedik alapmeződre.
    .right-1 = Ott is van. A teljes dobást felhasználtad, a lépésednek vége.
    .step-2 = Ötöst dobtál: hozz be még egy korongot, egyenesen a központ első mezőjére.
    .right-2 = Ötössel és hatossal az új korong kihagyja az alapmezőket, és rögtön az ellenfél közelébe kerül.

ur-lesson-forward = Előre
    .text = Mindkét út a központ nyolc mezőjén vezet át, ugyanabban az irányban. Egy lépésben egy korong megy előre a teljes dobással, és útközben semmi sem állíthatja meg.
    .step-1 = Hármas: előzd meg a sárga korongot azzal, amelyik a c2-n áll.
    .right-1 = Hogy mi fölött haladsz el, nem számít, csak az, hol állsz meg. De aki mögötted áll, rád léphet: a sárga egyest dobott, és meg is tette.
    .step-2 = A c5-ön álló korongod fogoly, nem mozdulhat. Kettes: hozd a központba a másikat az alapmezőidről.
    .right-2 = Most a c5-ön álló őr mögött van, három mezőre.

ur-lesson-capture = Fogolyejtés
    .text = Aki ellenséges korongra lép, fölé kerül: az alsó korong fogoly lesz, és nem mozdulhat. Az őre magával viszi.
    .step-1 = Hármas: lépj a sárga korongra.
    .right-1 = Van egy foglyod. A sárga új korongot hozott be.
    .step-2 = Kettes: vidd tovább az őrt, el a mögötte állók elől.
    .right-2 = A fogoly vele ment. Az őr nem hagyhatja ott a foglyait.

ur-lesson-guard = Még több fogoly
    .text = Amit az őr magával hoz, és amire rálép, egyetlen sorrá áll össze alatta. Minél nagyobb a torony, annál fájóbb elveszíteni.
    .step-1 = Négyes: lépj az őrrel a másik sárga korongra.
    .right-1 = Két fogoly egy őr alatt.

ur-lesson-tower = Egy torony szétszedése
    .text = Ez a torony hosszú küzdelemben nőtt meg; te a sárga vagy. Csak a legfelső korong lép, a közvetlenül alatta lévő összefüggő ellenséges sorral, és minden mást otthagy.
    .step-1 = Egyes: vezesd el a felső őrt. Egy foglya van.
    .right-1 = Egy fekete ment vele; alatta egy sárga van, amelyik most már szabad.
    .step-2 = Kettes: vezesd el a következő őrt. Három foglya van.
    .right-2 = Három egymás alatti fekete ment vele.
    .step-3 = Hármas: és a harmadik őrt, egy fogollyal.
    .right-3 = A torony eltűnt, a legalsó korongod megint szabad: három lépés, öt fogoly.

ur-lesson-rescue = Mentőakció
    .text = A sárga a c5-ön őrzi egyik korongodat. Lépj az őrre, és ő maga lesz fogoly.
    .step-1 = Ötös: ugorj az őrre az alapmezőidről.
    .right-1 = Most a sárga szorult a korongjaid közé. Az alsó korongod megvárja, míg a felső elmegy.
    .step-2 = Kettes: vidd el a sárgát a felső koronggal.
    .right-2 = A legalsó szabadon áll a c5-ön, mintha mi sem történt volna.
    .step-3 = Hármas: fuss el a kiszabadított koronggal, mielőtt jön a sárga.
    .right-3 = Megmenekült. A tornyok akárhányszor gazdát cserélhetnek; a sorrendjük sosem változik.

ur-lesson-base = Haza a foglyokkal
    .text = Az utad utolsó két mezője a bázisod, ahová csak a saját korongjaid léphetnek. Pontos dobás kell: a végén nem lehet túlfutni.
    .step-1 = A négyes sok a c7-en álló őrnek. Hozz be inkább egy korongot.
    .right-1 = A c7-ről kettes a bázis-2-re, hármas a bázis-1-re visz.
    .step-2 = Kettes: vidd a foglyot a bázis-2-re.
    .right-2 = Itt már senki sem szabadíthatja ki, de még nincs a játékon kívül.
    .step-3 = Egyes: vidd tovább a bázis-1-re.
    .right-3 = A fogoly végleg kiesett, a korongod pedig pirosra fordult.

ur-lesson-red = Piros korongok
    .text = A piros korong előre is, hátra is léphet. A bázis-1-ről újra be is léphet, mintha a kezedből jönne, és piros marad.
    .step-1 = Négyes: lépj vissza a bázis-1-ről, és fogd el a c6-on álló sárgát.
    .right-1 = A piros előtt senki sincs biztonságban, és mögötte sem.
    .step-2 = Megint négyes: haza a fogollyal.
    .right-2 = Ez is kiesett. A pirosak újra meg újra ezt csinálják.
    .step-3 = Ötös: léptesd be újra a bázis-1-en álló pirosat, a c1-re.
    .right-3 = Megint a központ elején, és még mindig piros.

ur-lesson-must = Aki tud, annak lépnie kell
    .text = Akinek van szabályos lépése, annak lépnie kell, akkor is, ha fáj. Csak az passzol, akinek egyetlen korongja sem tudja felhasználni a dobást.
    .step-1 = Hármas: egyetlen korong mozdulhat. Muszáj lépnie.
    .right-1 = Ki a nyílt mezőre, és máris elfogták.
    .step-2 = Négyes: a bázis-2-n álló korongnak egyes kellene, a többi fogoly. Passzolj.
    .right-2 = Semmi sem illett a dobáshoz, így a sárga következik.

ur-lesson-win = Győzelem
    .text = Akkor nyersz, ha az ellenfélnek semmije sem maradt, ami mozdulhatna: minden korongja fogoly vagy kiesett, és a keze üres.
    .step-1 = Egy sárga korong még szabad. A négyes eldönti a játékot.
    .right-1 = Minden sárga korong fogoly vagy kiesett: nyertél.

ur-lesson-house = Házi szabályok
    .text = Játék előtt az asztal saját szabályokban is megegyezhet. Ennél az asztalnál a hatos elveszi a kört.
    .step-1 = Hatost dobtál. Nincs mit tenni: passzolj.
    .right-1 = Hogy milyen házi szabály él, minden asztalnál látszik; ha nincs ilyen, az UR úgy megy, ahogy megtanultad.
