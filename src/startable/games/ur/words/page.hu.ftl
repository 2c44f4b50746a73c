### Az UR táblája a lapon.

ur-home-line = Vezesd végig korongjaidat az ókori táblán, lépj rá az ellenfél korongjaira, és vidd haza a foglyokat! Az nyer, aki eléri, hogy a másiknak ne maradjon mozdítható korongja.
ur-todo-move = A dobásod { $roll }. Válassz egy korongot!
ur-todo-pass = A dobásod { $roll }, de egyik korongod sem léphet ennyit: passzolj!

ur-board = Az UR táblája
ur-board-help = A nyilakkal mezőről mezőre járhatsz, az Enter felveszi vagy leteszi a korongot, az Escape elengedi.

## Mezők és tornyok szavakkal

ur-board-where = { $owner ->
        [black] fekete { $name }
        [yellow] sárga { $name }
       *[none] { $name }
    }
ur-board-disc = { $colour ->
        [black] fekete korong
       *[yellow] sárga korong
    }, { $side ->
        [red] piros oldalával felfelé
       *[blue] kék oldalával felfelé
    }
ur-board-empty = { $where }: üres
ur-board-single = { $where }: { $disc }
ur-board-tower = { $where }: { $height } korongból álló torony, legfelül { $disc }{ $prisoners ->
        [0] {""}
       *[other] , { $prisoners } fogollyal
    }
ur-board-hand = { $colour ->
        [black] Fekete készlete
       *[yellow] Sárga készlete
    }: { $count ->
        [0] üres
       *[other] { $count } korong
    }{ $out ->
        [0] {""}
       *[other] , { $out } már kiesett
    }
ur-board-can-go = ide léphetsz vele: { $fields }
ur-board-can-enter = itt hozhatsz be korongot: { $fields }
ur-board-held = a kezedben van
ur-board-arrival = { $kind ->
        [backward] a korongod ide hátraléphet
        [reenter] a korongod itt újra beléphet
       *[forward] a korongod ide léphet
    }
ur-board-from-bottom = Alulról felfelé: { $discs }
ur-board-taken = Felvetted. Ide léphet: { $fields }.
ur-board-again = Koppints rá még egyszer, ha odalépsz.

## Torony oldalról

ur-board-tower-of = { $height } korongból álló torony
ur-board-lot-mover = { $prisoners ->
        [0] legfelül: ez léphet
       *[other] őr: ez léphet
    }
ur-board-lot-waiting = { $count ->
        [one] alatta várakozik
       *[other] { $count } korong várakozik
    }
ur-board-lot-carried = { ur-board-lot-prisoner }, vele megy
ur-board-lot-prisoner = { $guard ->
        [black] fekete
       *[yellow] sárga
    } { $count ->
        [one] foglya
       *[other] { $count } foglya
    }

## Két út egy mezőre

ur-board-which = A korong megérkezett. Pirosra fordul?
ur-board-which-why = Ha kék marad, soha többé nem lép (UR-606).
ur-board-which-way = { $kind ->
        [leave_blue] Maradjon kék
       *[forward] Forduljon pirosra
    }

## Passzolás

ur-board-pass = Passz
ur-board-pass-why = Dobásod: { $roll }. Ezzel egyik korongod sem tud lépni.

## A tábla szövegként

ur-board-text-field = Mező
ur-board-text-tower = Korongok alulról felfelé
ur-board-text-prisoners = Az őr foglyai
ur-board-text-hand = Készletben
ur-board-text-out = Kiesett
ur-board-text-bare = A táblán nincs korong.
ur-board-text-disc = { $colour ->
        [black] fekete
       *[yellow] sárga
    }{ $side ->
        [red] {" "}(piros)
       *[blue] {""}
    }
ur-board-text-colour = { $colour ->
        [black] Fekete
       *[yellow] Sárga
    }
ur-board-text-turn = { $phase ->
        [opening] Mindketten dobnak: a nagyobb kezd.
        [rolling] { ur-board-text-colour } dob.
        [moving] { ur-board-text-colour } dobása { $roll }, ő következik.
       *[ended] A játszma véget ért.
    }
ur-board-move = { $kind ->
        [enter] Új korong ide: { $to }
        [backward] { $from }: hátra ide: { $to }
        [reenter] { $from }: újra be ide: { $to }
        [leave_blue] { $from }: előre ide: { $to }, kék marad
        [pass] Passz
       *[forward] { $from }: előre ide: { $to }
    }

## Súgó

ur-key-field = mezőről mezőre visznek
ur-help-goal = Az nyer, aki eléri, hogy a másiknak ne maradjon mozdítható korongja: ejtsd foglyul őket, és vidd a foglyokat a bázis-1 mezőre, ahol kiesnek a játékból.
ur-help = A kocka magától gurul. Válassz egy kivilágított szélű korongot, aztán a mezőt, ahová lépjen! Ha az ellenfél korongjaira lépsz, a foglyaid lesznek, és a korongod magával viszi őket. Amikor az út végén, a b1 mezőn megérkezik, a foglyok kiesnek a játékból, a korong pedig pirosra fordul: onnantól hátra is léphet. Akkor nyersz, ha az ellenfélnek nem marad mozdítható korongja. Ha az egeret vagy az ujjadat egy tornyon tartod, oldalról is láthatod.

ur-tally-rolls = Dobások

ur-edit-brush = Mit tegyen le a koppintás
ur-edit-take = Levétel
ur-edit-disc-b = Fekete korong, { $side ->
    [red] piros
   *[blue] kék
} oldalával felfelé
ur-edit-disc-y = Sárga korong, { $side ->
    [red] piros
   *[blue] kék
} oldalával felfelé
ur-edit-turn = Ki van soron
ur-edit-roll = A kocka

## Signs of the board

ur-legend-black = Fekete korong: a hold. Egy sima kék gyűrűvel: csak előre léphet
ur-legend-yellow = Sárga korong: a nap
ur-legend-red = Piros korong, második, gyöngyös gyűrűvel: hátra is léphet
ur-legend-guard = Őr a foglyaival: a kapocs tartja, a lakat számolja őket
ur-legend-tall = Magas torony a korongjai számával; ha rámutatsz, mindet látod
ur-legend-home = Alapmező; a kis jel mutatja, kié
ur-legend-centre = A központ egy mezője: közös
ur-legend-gate = Bázis-2: innen már nem szabadítható ki fogoly
ur-legend-goal = Bázis-1: a foglyok kiesnek, a korong pirosra fordul
ur-legend-arrow = Erre visz az út
ur-legend-die = A dobás
ur-legend-movable = Ezzel a koronggal léphetsz
ur-legend-target = Ide léphetsz
ur-legend-backward = Ide hátra léphetsz
ur-legend-reenter = Itt újra beléphetsz
ur-legend-last = Az utolsó lépés: honnan hová
