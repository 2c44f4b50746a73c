### Az UR szavai.

ur-name = UR
ur-about = Vezesd végig korongjaidat Ur ókori tábláján, ejtsd foglyul az ellenfél korongjait, és vidd haza őket a bázisodra!
ur-colour-black = Fekete
ur-colour-yellow = Sárga
ur-legend = A táblán b a fekete, y a sárga korong, ha a kék oldala van felül; a pirosat a nagybetű mutatja: B, Y. A tornyot alulról felfelé írjuk: az ybY tetején sárga korong áll, alatta fekete foglya. A lépések: in-h4 új korongot hoz be, c3-c8 a c3 mező legfelső korongjával lép, b1-h2 egy piros korongot léptet be újra a bázis-1 mezőről; a passz jele pass. Ahol a pirosra fordulás választható, a c8-b1=blue kéken hagyja a korongot.

## The board as text

ur-draw-side = { $colour } ({ $letter })    készlet: { $hand }    kiesett: { $out }
ur-draw-roll = dobás: { $roll }

## Options

ur-option-draw_after = Döntetlen ennyi kör után
    .help = A játszma ennyi kör után döntetlen, a két játékos köreit együtt számolva; 0 esetén a végéig tart.
ur-option-six_skips = Hatosra kimaradsz
    .help = Aki 6-ost dob, kimarad a körből.
ur-option-red_back_alone = Hátra csak fogoly nélkül
    .help = A piros korong csak akkor léphet hátra, ha nem visz foglyot.
ur-option-tower_limit = Toronymagasság
    .help = Ennyi korongból állhat a legmagasabb torony (legalább 2); 0 esetén nincs korlát.
ur-option-discs = Korongok
    .help = Hány korongja van egy játékosnak; kevesebbel gyorsabb a játszma.
ur-option-red_by_choice = Választható pirosra fordulás
    .help = Aki kék koronggal ér a bázis-1 mezőre, eldöntheti, hogy pirosra fordítja-e. Ha kék marad, többé nem léphet.

## What happened

ur-event-opened = A kezdődobás: { ur-colour-black } { $black }, { ur-colour-yellow } { $yellow }. A nagyobb kezd.
ur-event-tied = A kezdődobás: { ur-colour-black } { $black }, { ur-colour-yellow } { $yellow }. Mindkét játékos újra dob.
ur-event-rolled = { $seat } { $roll ->
        [1] 1-est
        [2] 2-est
        [3] 3-ast
        [4] 4-est
        [5] 5-öst
       *[6] 6-ost
    } dob.
ur-event-passed = { $seat } passzol: { $roll ->
        [1] 1-essel
        [2] 2-essel
        [3] 3-assal
        [4] 4-essel
        [5] 5-össel
       *[6] 6-ossal
    } egyik korongja sem léphet.
ur-event-entered = { $seat } új korongot hoz be a { $to } mezőre.
ur-event-moved = { $carried ->
        [0] { $seat } a { $from } mezőről a { $to } mezőre lép.
        [one] { $seat } 1 fogollyal a { $from } mezőről a { $to } mezőre lép.
       *[other] { $seat } { $carried } fogollyal a { $from } mezőről a { $to } mezőre lép.
    }
ur-event-reentered = { $seat } egy piros koronggal újra belép a { $to } mezőre.
ur-event-captured = { $count ->
        [one] { $seat } foglyul ejt 1 korongot a { $at } mezőn.
       *[other] { $seat } foglyul ejt { $count } korongot a { $at } mezőn.
    }
ur-event-removed = { $count ->
        [one] { $seat } végleg elveszít 1 korongot.
       *[other] { $seat } végleg elveszít { $count } korongot.
    }
ur-event-turned = { $seat } pirosra fordít egy korongot.
ur-event-stayed = { $seat } kéken hagyja a korongot.
ur-event-won = { $seat } győz: az ellenfélnek nem maradt mozdítható korongja.
ur-event-drawn = { $turns ->
        [one] A játszma 1 kör után döntetlen.
       *[other] A játszma { $turns } kör után döntetlen.
    }

## Why a move is refused

ur-opening-first = Előbb mindketten dobtok: a nagyobb dobás kezd.
ur-other-turn = { $turn ->
        [black] Most nem te következel, hanem { ur-colour-black }.
       *[yellow] Most nem te következel, hanem { ur-colour-yellow }.
    }
ur-roll-first = Előbb dobni kell: ebben a körben még nem gurult a kocka.
ur-rolled-already = Ebben a körben már megvolt a dobás: { $roll }. Most lépni kell.
ur-whole-roll = { $length ->
        [one] A dobásod { $roll }, ez a lépés viszont csak 1 mezőnyi.
       *[other] A dobásod { $roll }, ez a lépés viszont { $length } mezőnyi.
    }
ur-not-exact = { $length ->
        [one] A dobásod { $roll }, a { $at } mező viszont 1 mezőnyire van: a bázisra csak pontos dobással érkezhetsz.
       *[other] A dobásod { $roll }, a { $at } mező viszont { $length } mezőnyire van: a bázisra csak pontos dobással érkezhetsz.
    }
ur-past-base = { $left ->
        [0] A dobásod { $roll }, a korong viszont már a bázis-1 mezőn áll, onnan nincs tovább.
        [one] A dobásod { $roll }, de a bázis-1 mezőig már csak 1 mező van hátra.
       *[other] A dobásod { $roll }, de a bázis-1 mezőig már csak { $left } mező van hátra.
    }
ur-round-to-base = Az alapmezőkről egyetlen lépéssel nem juthatsz a bázisra.
ur-below-home = { $roll ->
        [1] 1-essel
        [2] 2-essel
        [3] 3-assal
        [4] 4-essel
        [5] 5-össel
       *[6] 6-ossal
    } hátrafelé a korong túljutna a h1 mezőn.
ur-too-high = A torony { $height } korong magas lenne; legfeljebb { $limit } lehet.
ur-enters-at = { $roll ->
        [1] 1-essel
        [2] 2-essel
        [3] 3-assal
        [4] 4-essel
        [5] 5-össel
       *[6] 6-ossal
    } az új korong a { $at } mezőre lép be.
ur-hand-empty = Nincs több korong a készletedben.
ur-base-empty = Nincs piros korongod a bázis-1 mezőn.
ur-only-from-base-1 = Piros korong csak a bázis-1 mezőről léphet be újra, ez viszont a bázis-2 mezőn áll.
ur-six-skips = 6-ost dobtál, kimaradsz a körből: csak passzolhatsz.
ur-no-such-field = Az útvonaladon nincs ilyen mező.
ur-field-empty = A { $at } mezőn nincs korong.
ur-not-your-disc = { $owner ->
        [black] A { $at } mezőn { ur-colour-black } korongja áll; te csak a sajátjaiddal léphetsz.
       *[yellow] A { $at } mezőn { ur-colour-yellow } korongja áll; te csak a sajátjaiddal léphetsz.
    }
ur-prisoner = A { $at } mezőn a korongod fogoly: amíg őr van rajta, nem léphet.
ur-red-below = A { $at } mezőn kék korongod van felül, és csak a legfelső léphet; a piros alatta van.
ur-blue-goes-forward = A { $at } mezőn a korongod a kék oldalát mutatja, ezért csak előre léphet.
ur-red-already = A { $at } mezőn a korongod már piros, és az is marad.
ur-turns-red = A bázis-1 mezőre érkező korong pirosra fordul; ennél az asztalnál nem maradhat kék.
ur-blue-elsewhere = Csak a bázis-1 mezőn dönthetsz arról, hogy a korong kék maradjon-e.
ur-left-blue = A bázis-1 mezőn kéken hagytad a korongodat, ezért többé nem léphet.
ur-back-only-alone = { $count ->
        [one] 1 foglyot visz, vele nem léphet hátra.
       *[other] { $count } foglyot visz, velük nem léphet hátra.
    }
ur-dice-roll-themselves = A dobást nem te választod meg: a kocka magától gurul, amikor dobni kell.
ur-drawn-already = { $turns ->
        [one] A játszma véget ért: 1 kör után döntetlen.
       *[other] A játszma véget ért: { $turns } kör után döntetlen.
    }
ur-must-move = { $roll ->
        [1] 1-essel
        [2] 2-essel
        [3] 3-assal
        [4] 4-essel
        [5] 5-össel
       *[6] 6-ossal
    } tudsz lépni, ezért nem passzolhatsz.

## Text that is no move or no position

ur-move-unreadable = „{ $text }”: ez nem lépés. Így írd: in-h4, c3-c8, b1-h2 vagy pass.
ur-disc-letter = „{ $letter }”: ez nem korong; a korongok betűi b, B, y és Y.
ur-too-many-discs = { $seat ->
        [A] Az A játékosnak
       *[B] A B játékosnak
    } több mint { $discs } korongja van.
ur-private-field = { $at }: saját mezőn csak a tulajdonos korongja lehet legfelül.
ur-base-own = { $at }: itt csak a tulajdonos korongjai állhatnak, a foglyok kiesnek a játékból.
ur-base-red = { $at }: itt a korong pirosra fordult, hacsak az asztalnál ez nem választható.
ur-turn-missing = A játszma már megy, ezért az állásnak meg kell mondania, ki következik.
ur-end-wrong = A korongok szerint vége a játszmának, az állás szerint még tart, vagy fordítva.

# Miért jó egy lépés, az edző szavaival.
ur-why-takes = { $count ->
        [one] foglyul ejt egy korongot
       *[other] foglyul ejt { $count } korongot
    }
ur-why-removes = { $count ->
        [one] hazavisz egy foglyot, aki többé nem tér vissza
       *[other] hazavisz { $count } foglyot, akik többé nem térnek vissza
    }
ur-why-frees = { $count ->
        [one] kiszabadít egy foglyot
       *[other] kiszabadít { $count } foglyot
    }
ur-why-red = pirosra fordít egy korongot
ur-why-saves = kiment egy korongot, amelyet 6-ból { $rolls } dobás foglyul ejthetne
ur-why-safe = így egyetlen dobás sem ejthet foglyul korongot
ur-why-exposed = válaszul 6-ból { $rolls } dobás foglyul ejthet egy korongot
ur-why-threatens = 6-ból { $rolls } dobással foglyul ejthetne egy korongot
ur-why-enters = új korongot hoz játékba
