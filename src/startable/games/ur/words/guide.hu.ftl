### Ami az UR első játszmáján végigvezet: mi történik, mi a cél, és mi új.

ur-guide-phase = { $whose ->
        [own] te jössz: egy dobás, egy korong, a teljes dobással.
       *[other] az ellenfél lép; figyeld, hol áll meg.
    }
ur-guide-goal = az ellenfélnek ne maradjon mozdítható korongja. Ennyit fogtak el eddig:

ur-first-enter = Kattints a készletedre, majd a kivilágított mezőre: az új korong az utad annyiadik mezőjére kerül, amennyit dobtál.
ur-first-forward = A táblán lévő korong a teljes dobással lép előre. Kattints rá, és meglátod, hol állna meg.
ur-first-centre = A középső soron mindkét fél átmegy, és aki korongra lép, elfogja. Csak a két végén, a saját meződön vagy biztonságban.
ur-first-capture = Ráléphetsz erre a korongra: a foglyod lesz, és nem mozdulhat, amíg a tiéd rajta van.
ur-first-guard = A korongod most már őr. Bárhová megy, a közvetlenül alatta lévő foglyok vele tartanak.
ur-first-prisoner = Itt a korongod fogságba esett. Lépj rá az őrére, mielőtt hazaviszi!
ur-first-pile = Az egy mezőn álló korongok tornyot alkotnak, és csak a legfelső léphet; az alatta lévő sajátjaid várnak.
ur-first-rescue = Elfogtad a saját korongod őrét! Lépj el a felsővel, és az alsó kiszabadul.
ur-first-exact = Ez a korong már túl közel van a célhoz ehhez a dobáshoz: az út utolsó mezőjén nem lehet túlmenni.
ur-first-safe = Ezen a mezőn már senki sem szabadíthatja ki a foglyokat. Még egy mező, és végleg kiesnek.
ur-first-removed = Egy őr az útja végére ért, ezért a foglyai végleg kiestek a játékból.
ur-first-red = Az út végére érő korong pirosra fordul. Mostantól hátrafelé is léphet.
ur-first-backward = A piros korongod hátra is léphet a dobással, akár a bázisból is, hogy hátulról fogjon el valakit.
ur-first-reenter = A piros korong az út végéről újra be is léphet az elején, mintha új volna. Piros marad.
ur-first-pass = A dobásod egyik korongodra sem jó, ezért passzolsz. Akinek van lépése, annak lépnie kell.
ur-first-end = Valamelyik fél korongjainak a fele fogoly. Akinek sem a kezében, sem torony tetején nem marad korongja, veszít.
