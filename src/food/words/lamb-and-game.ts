/** Everyday names of lamb, goat and game in other languages. */
// prettier-ignore
export const lambAndGameWords: Record<string, string> = {
  lamb: 'cordero, carne de cordero, agneau, lammfleisch, lamm, agnello, cordeiro, borrego, carne de cordeiro, lam, lamsvlees, jagnięcina, jagnięciny, ラム肉, 子羊, 仔羊肉, ラム, 羊肉, 羔羊肉',
  mutton: 'carnero, mouton, hammelfleisch, hammel, schaffleisch, montone, pecora, carneiro, schapenvlees, baranina, マトン, 老羊肉, 绵羊肉',
  goat: 'cabra, carne de cabra, chevreau, ziegenfleisch, zicklein, carne di capra, capra, bode, carne de bode, geitenvlees, koźlina, ヤギ肉, 山羊肉',
  'lamb-shank': 'jarrete de cordero, souris dâagneau, lammhaxe, lammstelze, stinco di agnello, stinco dâagnello, pernil de cordeiro, lamsschenkel, gicz jagnięca, ラムシャンク, 羊腱子, 羊腿骨',
  'lamb-chop': 'chuleta de cordero, chuletas de cordero, chuletilla de cordero, chuletillas de cordero, côtelette dâagneau, côtelettes dâagneau, lammkotelett, lammlachs, costoletta di agnello, costolette di agnello, costolette dâagnello, costeleta de cordeiro, costeletas de borrego, lamskotelet, lamskarbonade, kotlet jagnięcy, ラムチョップ, 羊排, 羊小排',
  'leg-of-lamb': 'pierna de cordero, gigot dâagneau, lammkeule, cosciotto di agnello, cosciotto dâagnello, perna de cordeiro, perna de borrego, lamsbout, udziec jagnięcy, ラムもも肉, 羊腿, 羊腿肉',
  'shoulder-of-lamb': 'paletilla de cordero, épaule dâagneau, lammschulter, spalla di agnello, spalla dâagnello, paleta de cordeiro, lamsschouder, łopatka jagnięca, ラム肩肉, 羊肩肉',
  'rack-of-lamb': 'costillar de cordero, carré dâagneau, lammkarree, lammkrone, carré di agnello, carré dâagnello, carré de cordeiro, lamsrack, comber jagnięcy, ラムラック, 法式羊排',
  'ground-lamb': 'carne picada de cordero, cordero picado, agneau haché, lammhackfleisch, lammhack, macinato di agnello, cordeiro moído, lamsgehakt, mielona jagnięcina, ラムひき肉, 羊肉末, 羊肉馅',
  venison: 'venado, ciervo, corzo, cerf, chevreuil, biche, hirsch, hirschfleisch, reh, rehfleisch, hirschgulasch, rehragout, rehgulasch, wildfleisch, cervo, carne di cervo, capriolo, veado, hert, hertenvlees, hertenbiefstuk, ree, dziczyzna, jeleń, sarna, sarnina, 鹿肉, シカ肉, 鹿',
  rabbit: 'conejo, lapin, kaninchen, coniglio, conigli, coelho, konijn, królik, królika, うさぎ肉, ウサギ肉, 兔肉, 兔子',
  hare: 'liebre, lièvre, feldhase, lepre, lebre, haas, zając, 野うさぎ, 野兔',
  'wild-boar': 'jabalí, sanglier, wildschwein, cinghiale, cinghiali, javali, wild zwijn, everzwijn, dzik, イノシシ肉, 野猪肉, 野猪',
  'horse-meat': 'carne de caballo, viande de cheval, pferdefleisch, carne di cavallo, paardenvlees, konina, 馬肉, 馬刺し, 马肉',
  pheasant: 'faisán, fasan, fagiano, fagiani, faisão, fazant, bażant, キジ肉, 野鸡, 雉鸡',
  partridge: 'perdiz, perdices, perdrix, rebhuhn, pernice, pernici, patrijs, kuropatwa, 鹧鸪',
  'wild-duck': 'pato salvaje, canard sauvage, canard colvert, wildente, anatra selvatica, germano reale, wilde eend, dzika kaczka, 野鸭',
  'haunch-of-venison': 'pierna de venado, gigue de chevreuil, rehkeule, hirschkeule, rehrücken, hertenbout, udziec sarni',
  'venison-steak': 'hirschsteak, rehsteak, hertensteak, 鹿排',
  'ground-venison': 'hirschhackfleisch, wildhackfleisch, hertengehakt',
}
