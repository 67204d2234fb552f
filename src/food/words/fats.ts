/** Everyday names of butter, animal fats and gelatine in other languages. */
// prettier-ignore
export const fatWords: Record<string, string> = {
  butter: 'mantequilla, manteca argentina, mantequilla sin sal, mantequilla salada, beurre, beurre doux, beurre demi-sel, beurre salé, süßrahmbutter, sauerrahmbutter, butter ungesalzen, burro, burro salato, manteiga, manteiga sem sal, manteiga com sal, boter, roomboter, ongezouten boter, masło, masła, masło ekstra, バター, 無塩バター, 有塩バター, 黄油, 牛油, 无盐黄油, 有盐黄油',
  'garlic-butter': 'mantequilla de ajo, beurre à l’ail, beurre persillé, knoblauchbutter, burro all’aglio, burro aromatizzato, manteiga de alho, kruidenboter, knoflookboter, masło czosnkowe, ガーリックバター, 蒜香黄油',
  'brown-butter': 'mantequilla avellana, braune butter, nussbutter, burro nocciola, bruine boter, masło palone, 焦がしバター, 焦化黄油',
  ghee: 'mantequilla clarificada, mantequilla ghee, beurre clarifié, geklärte butter, burro chiarificato, manteiga clarificada, manteiga ghee, manteiga de garrafa, geklaarde boter, masło klarowane, masło ghee, ギー, 澄ましバター, 酥油, 澄清黄油, 印度酥油',
  margarine: 'margarina, margarinas, pflanzenmargarine, halbfettmargarine, streichfett, creme vegetal, margaryna, margaryny, halvarine, マーガリン, ファットスプレッド, 人造黄油, 植物黄油, 麦淇淋, 玛琪琳',
  'vegan-butter': 'mantequilla vegana, mantequilla vegetal, beurre végétal, beurre végan, vegane butter, pflanzenbutter, burro vegano, burro vegetale, manteiga vegana, manteiga vegetal, vegan boter, plantaardige boter, masło roślinne, masło wegańskie, wegańskie masło, ヴィーガンバター, 植物性バター, 纯素黄油',
  lard: 'manteca de cerdo, saindoux, schmalz, schweineschmalz, strutto, sugna, banha, banha de porco, reuzel, smalec wieprzowy, ラード, 猪油, 大油, unto',
  'bacon-fat': 'grasa de bacon, graisse de bacon, speckfett, grasso di pancetta, gordura de bacon, spekvet, tłuszcz z boczku, ベーコンの脂, 培根油',
  suet: 'sebo, sebo de res, graisse de rognon, rindertalg, nierenfett, sugna di rognone, niervet, łój, łój wołowy, 牛板油',
  dripping: 'grasa de res, graisse de bœuf, bratenfett, rinderfett, grasso di manzo, gordura de vaca, ossewit, rundervet, 牛脂, ヘット, 牛油脂',
  'duck-fat': 'grasa de pato, entenschmalz, entenfett, grasso d’anatra, gordura de pato, eendenvet, smalec z kaczki, smalec kaczy, 鴨脂, 鸭油',
  'goose-fat': 'grasa de oca, grasa de ganso, graisse d’oie, gänsefett, grasso d’oca, ganzenvet, smalec gęsi, gęsi smalec, 鹅油',
  schmaltz: 'grasa de pollo, graisse de poulet, hühnerfett, hühnerschmalz, grasso di pollo, gordura de galinha, kippenvet, tłuszcz drobiowy, 鶏油, チーユ, 鸡油',
  gelatine: 'gelatina, gelatina en hojas, gelatina en láminas, gelatina en polvo, gelatina sin sabor, grenetina, cola de pescado, feuille de gélatine, feuilles de gélatine, blattgelatine, gelatineblätter, gelatinepulver, speisegelatine, colla di pesce, fogli di gelatina, gelatina in fogli, gelatina em pó, gelatina em folha, gelatina incolor, gelatina sem sabor, folha de gelatina, folhas de gelatina, gelatineblaadjes, gelatinepoeder, żelatyna, żelatyny, żelatyna w proszku, ゼラチン, 粉ゼラチン, 板ゼラチン, 吉利丁, 明胶, 吉利丁片, 鱼胶粉',
}
