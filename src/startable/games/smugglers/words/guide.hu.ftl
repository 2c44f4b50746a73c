### Ami az Űrcsempészek első játszmáján végigvezet: mi történik, mi a cél, és mi új.

sm-guide-phase = { $galaxy }. galaxis (összesen { $galaxies }): { $phase ->
        [choosing] mindenki színt választ.
        [bidding] mindenki két kockával licitál a szektorokra.
        [energy] a nyertesek energiával fizetnek a szektoraikért.
        [goods] a nyertesek árut adnak az ottani hajóknak.
        [restocking] a gyorsabbal kezdve mindenki feltölt a közös készletből.
       *[other] felfordulnak az új szektorok.
    }
sm-guide-goal = a végén a legtöbb pont: minden bolygó +1, minden megmaradt energia és áru −1.

sm-first-planets = A szektor minden bolygója egy pont annak, aki elnyeri és kifizeti; minden hajó a saját színű áruját kéri.
sm-first-bid = Válassz értéket a kockádnak, aztán egy szektort. A legnagyobb kocka viszi el, de annyi energiádba kerül.
sm-first-outbid = Ezen a szektoron már van kocka: a tiédnek legalább akkorának kell lennie, mint az ottani legnagyobb.
sm-first-second = A második kockád bármelyik szektorra mehet, ugyanarra is. Ott a kettő közül csak a nagyobb számít.
sm-first-tie = Egyforma kockák: ez a szektor azé lesz közülük, akinek nagyobb a gyorsaságjelzője.
sm-first-token = Ha végeztél, vegyél el egy gyorsaságjelzőt; utána már nem licitálsz. A nagyobbal holtversenyt nyersz, és többet töltesz fel.
sm-first-wait = Most te vagy a leggyorsabb. Licitálhatsz, elvehetsz egy jelzőt, vagy megvárhatod, mit tesznek a többiek.
sm-first-last-token = Már csak egy gyorsaságjelző maradt, ezért vége a licitnek; azé lett, akinek még nem volt.
sm-first-boxed = Erre a szektorra senki sem licitált: visszakerül a dobozba.
sm-first-won = Tiéd ez a szektor; a kockád értékét energiában ki is fizetted érte.
sm-first-lost = Ezt a szektort nem tudták kifizetni. Lefordítva marad a gazdája előtt, és a bolygói levonást érnek.
sm-first-give = Adj a szektorod minden hajójának egy saját színű árut. A szürke cirkáló bármilyet elfogad.
sm-first-omit = Szektoronként egy árut kihagyhatsz, akkor is, ha volna. Spórold meg, ami később kell!
sm-first-pool = Minden befizetés ebbe a közös készletbe kerül, és innen jut majd vissza hozzátok.
sm-first-restock = Vegyél el legfeljebb annyit, amennyi a jelződ: energiát vagy árut. De ami a végén megmarad, pontlevonás.
sm-first-put = A −1-gyel nem vehetsz el semmit, de egy energiától vagy árutól megszabadulhatsz: az egy megmentett pont.
sm-first-score = Ennyi pontod volna, ha most lenne vége: a bolygók, levonva minden energiát és árut, ami nálad van.
sm-first-last = Az utolsó galaxis: ami energiád és árud utána megmarad, darabonként egy pont levonás.
