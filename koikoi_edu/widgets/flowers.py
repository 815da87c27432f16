"""The twelve flowers in the languages that rule books of this game are written in."""

#: Language codes and names, in the order of `FLOWERS`.
LANGUAGES = {"ja": "Japanese", "pt": "Portuguese", "es": "Spanish", "pl": "Polish", "ko": "Korean"}

#: By month: the flower's name in each of `LANGUAGES`. Korean names are those of the suits of a hwatu deck.
FLOWERS = {month: dict(zip(LANGUAGES, names.split(", "), strict=True)) for month, names in enumerate((
    "matsu 松, pinheiro, pino, sosna, songhak 송학",
    "ume 梅, ameixeira, ciruelo, śliwa, maejo 매조",
    "sakura 桜, cerejeira, cerezo, wiśnia, beojkkot 벚꽃",
    "fuji 藤, glicínia, glicina, glicynia, heukssari 흑싸리",
    "ayame 菖蒲, íris, iris, irys, nancho 난초",
    "botan 牡丹, peônia, peonía, piwonia, moran 모란",
    "hagi 萩, trevo-japonês, trébol japonés, lespedeza, hongssari 홍싸리",
    "susuki 芒, capim-dos-pampas, eulalia, miskant, gongsan 공산",
    "kiku 菊, crisântemo, crisantemo, chryzantema, gukjin 국진",
    "momiji 紅葉, bordo, arce, klon, danpung 단풍",
    "yanagi 柳, salgueiro, sauce, wierzba, bi 비",
    "kiri 桐, paulównia, paulonia, paulownia, odong 오동",
), start=1)}
