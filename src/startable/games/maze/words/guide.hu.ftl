### Ami a Space Maze első játszmáján végigvezet: mi történik, mi a cél, és mi új.

mz-guide-phase = { $round }. kör: { $phase ->
        [taking] { $whose ->
            [own] elveszel egy kockát, és rögtön felhasználod.
           *[other] a többiek vesznek el sorban egy-egy kockát.
        }
        [playing] { $whose ->
            [own] a kockáddal kártyát aktiválhatsz.
           *[other] valaki kártyát aktivál a kockájával.
        }
        [moving] { $whose ->
            [own] a lábnyomaiddal mozognak az űrlényeid.
           *[other] valakinek az űrlényei lépkednek.
        }
        [discarding] hétnél több lap már sok.
       *[other] dobás és osztás.
    }
mz-guide-goal = { $worn ->
        [yes] aki az ereklyét viseli, vigye haza; vagy vedd el háromszor.
       *[no] hozd el középről az ereklyét a hajódba; vagy vedd el háromszor.
    }

mz-first-relic = Ez az ereklye. Az ezüst kapuk bármilyen színnek számítanak; csak a velük szemben lévő kapu számít.
mz-first-take = Vegyél el egy kockát: a fehér a lábnyomaival űrlényeket mozgat, a színes kártyát aktivál.
mz-first-steps = Minden lábnyom egy lépés az azonos színű űrlényednek. Válassz űrlényt, aztán egy kiemelt lapkát.
mz-first-leave = Egy lábnyomért az űrlény kiszáll a hajóból arra a lapkára, ahol a hajó dokkol.
mz-first-gates = Két kapu egy átjáró: a zöld a sárga és kék, a lila a kék és piros, a narancs a piros és sárga között jut át.
mz-first-terminal = Ezen a lapkán terminál van: egy lábnyomért rálép az űrlényed, és húzol egy lapot.
mz-first-rest = A terminál után az űrlény pihen: ebben a lépésedben már semmit sem tesz.
mz-first-card = Aktiválhatsz egy kártyát, ha az ára nem több, mint amit a kocka mutat. A kocka színű űrlény hajtja végre.
mz-first-unused = Ehhez a kockához egyik lapod sem jó, így kihasználatlan marad. Néha nincs mit tenni.
mz-first-reach = A kártya hatását a végrehajtó űrlénytől számoljuk: a saját lapkája és a mellette lévők.
mz-first-tiles = Elfordult vagy helyet cserélt egy lapka. Ami és aki rajta van, vele megy, és új utak nyílnak.
mz-first-grab = Az űrlényed egy lábnyomért elveheti innen az ereklyét; minden elvételért ereklyejelző jár.
mz-first-wear = Nálad az ereklye: minden kapu átenged. Vidd be a hajódba, és nyertél!
mz-first-taken = Valaki elvette az ereklyét, és jelzőt kapott. Ha ugyanarra a lapkára jutsz, elveheted tőle.
mz-first-robbed = Gazdát cserélt az ereklye. Aki más játékostól veszi el, jelzőt kap, és három jelző győzelem.
mz-first-home = Az űrlényed az ereklyével a hajód mellett áll: szállj be, és nyertél!
mz-first-rounds = Vége a körnek: a kockák visszakerülnek, a terminálok kiürülnek, és a következő játékos kezd.
mz-first-drop = A kör végén legfeljebb hét lapod maradhat. Válaszd ki, mit dobsz el.
