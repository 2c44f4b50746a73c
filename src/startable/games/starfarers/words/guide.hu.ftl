### Ami a Csillaghajósok első játszmáján végigvezet: mi történik, mi a cél, és mi új.

sf-guide-phase = { $phase ->
        [setup] az első kolóniák alapítása.
        [income] bevétel: a kockák mondják meg, melyik bolygó terem.
        [build] { $whose ->
            [own] kereskedj és építs, amíg a lapjaidból futja.
           *[other] valaki kereskedik és épít; neked is tehet ajánlatot.
        }
        [flight] { $whose ->
            [own] repülés: minden hajód egyszer mozoghat.
           *[other] repülés: valakinek a hajói úton vannak.
        }
       *[over] vége a játéknak.
    }
sf-guide-goal = { $goal } pont a saját körödben. Kolónia 1, űrkikötő és barátságfigura 2, érme 1 pont.

sf-first-income = Termett egy bolygó a kolóniád mellett: valahányszor a számát dobják, bárki körében, kapsz egy lapot.
sf-first-supply = A saját körödben az utánpótlásból is húzol: két lapot, amíg 8-nál kevesebb pontod van.
sf-first-seven = Hetes: egy bolygó sem terem, és akinek 7-nél több lapja van, a felét visszaadja.
sf-first-discard = A heteshez túl sok lapod van. Válaszd ki, melyik felét adod vissza a banknak.
sf-first-rob = Te dobtad a hetest, ezért vaktában húzol egy lapot egy általad választott ellenféltől.
sf-first-build = Itt látod, mi mennyibe kerül. Építs és cserélj tetszőleges sorrendben; ha végeztél, repülnek a hajóid.
sf-first-launch = Telik egy hajóra! Az egyik űrkikötőd mellől indul, és már ebben a körben repülhet.
sf-first-port = Űrkikötővé bővítheted egy kolóniádat: eggyel több pont, és onnan is indulhatnak új hajók.
sf-first-upgrade = A kiépítés tartós: a meghajtó minden hajódat gyorsítja, az ágyú kalózok ellen, a rakománymodul kereskedéshez kell.
sf-first-bank = A bank három egyforma lapért ad egy tetszőlegeset, áruból pedig kettő is elég.
sf-first-trade = Cserét ajánlhatsz a többieknek. Bármilyen lap gazdát cserélhet, de ajándékozni nem lehet.
sf-first-offered = Ajánlatot kaptál: állj rá, utasítsd el, vagy mondd meg, mit szeretnél inkább.
sf-first-speed = Dobás az anyahajóval: amennyit a golyók mutatnak, meg a meghajtóid: ennyit repülhet egy-egy hajó.
sf-first-fly = Válassz egy hajót, aztán egy kiemelt pontot. Minden hajó egyszer repül, legfeljebb a sebességednyit.
sf-first-colony = Ez a kolóniahajó építési helyet keres: szabad pontot két bolygó között. Ott kolóniát alapít, amely 1 pontot ér.
sf-first-station = Ez a kereskedőhajó egy előőrshöz tart. Állomást akkor alapít, ha több rakománymodulod van, mint ahány állomás már ott áll.
sf-first-settle = Itt alapíthatsz: a hajóból kolónia vagy állomás lesz, és a játék végéig ott marad.
sf-first-friend = Az állomásodért barátságkártyát kapsz ettől a néptől. Válassz egyet; a játék végéig hat.
sf-first-figure = Akinek a legtöbb állomása van egy népnél, azé a barátságfigurája, amely 2 pontot ér.
sf-first-scouted = Egy hajó a közelbe ért, ezért felfordultak a rendszer számkorongjai: most már látszik, mikor terem.
sf-first-pirates = Kalózbázis! Senki sem alapíthat mellette, amíg nem jön egy hajó elég ágyúval; azért 1 pontos érme jár.
sf-first-ice = Jég borította bolygó: aki elég rakománymodullal ér ide, felolvasztja, és 1 pontot érő érmét kap.
sf-first-meeting = A fekete golyó találkozást hoz. Válaszolj, mielőtt tudnád, mi lesz belőle; az alapsebességed most 3 lesz.
sf-first-theirs = Valaki másnak jutott egy találkozás. A kártya őt kérdezi; itt olvashatod, mi lesz belőle.
sf-first-grounded = Egyik hajód ebben a körben a helyén marad. A többi repül, mint máskor.
sf-first-jump = Űrugrást tehetsz: egy hajód bármely szabad pontra ugorhat, ahol megállhat.
sf-first-half = Fél érmét nyertél. Két fél érme 1 pontot ér.
sf-first-end = Valaki már közel van: aki a saját körében eléri a 15 pontot, azonnal nyer.
