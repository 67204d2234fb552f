/** Pickles, olives, capers and fermented vegetables in nine other languages. */
// prettier-ignore
export const pickleWords: Record<string, string> = {
  gherkin: 'pepinillo, pepinillos, gewürzgurke, gewürzgurken, essiggurke, essiggurken, saure gurke, saure gurken, salzgurke, cetriolino, cetriolini, pickles de pepino, augurk, augurken, ogórek kiszony, ogórki kiszone, ogórek konserwowy, ogórki konserwowe, korniszon, korniszony, ピクルス, 酸黄瓜',
  olive: 'aceituna, aceitunas, olives vertes, oliva, grüne olive, grüne oliven, olive verdi, azeitona, azeitonas, olijf, olijven, oliwka, oliwki, zielone oliwki, オリーブ, 橄榄, 青橄榄',
  'black-olive': 'aceituna negra, aceitunas negras, olive noire, olives noires, schwarze olive, schwarze oliven, olive nere, azeitona preta, azeitonas pretas, zwarte olijf, zwarte olijven, czarne oliwki, ブラックオリーブ, 黑橄榄',
  caper: 'alcaparra, alcaparras, câpre, câpres, kaper, kapern, cappero, capperi, kappertje, kappertjes, kapary, ケッパー, ケーパー, 酸豆, 刺山柑',
  caperberry: 'alcaparrón, alcaparrones, kapernapfel, kapernäpfel, cucunci',
  'pickled-jalapeno': 'jalapeños en vinagre, jalapeños encurtidos, rajas en vinagre',
  pepperoncini: 'piparra, piparras, eingelegte peperoni',
  'pickled-onion': 'cebolla encurtida, cebollitas en vinagre, oignon au vinaigre, oignons au vinaigre, silberzwiebel, silberzwiebeln, cipolline sottâaceto, cebola em conserva, zilveruitje, zilveruitjes, marynowana cebulka',
  'pickled-beetroot': 'remolacha en vinagre, betteraves au vinaigre, eingelegte rote bete, ćwikła, buraczki konserwowe',
  sauerkraut: 'chucrut, choucroute crue, crauti, chucrute, zuurkool, kapusta kiszona, kiszona kapusta, ザワークラウト, 德国酸菜',
  kimchi: 'キムチ, 泡菜, 韩国泡菜, 辣白菜',
  'pickled-mustard-green': '酸菜, 榨菜, 雪菜, 梅菜, 梅干菜, 高菜漬け, ザーサイ, 芽菜',
  'pickled-daikon': 'たくあん, 沢庵, タクアン, 漬物, 腌萝卜, 酸萝卜',
  'pickled-ginger': '紅生姜, 紅しょうが, 甘酢生姜, 寿司生姜, ガリ, gingembre mariné, eingelegter ingwer, ingelegde gember, marynowany imbir, 腌姜',
  'pickled-vegetable': 'encurtido, encurtidos, légumes au vinaigre, mischgemüse sauer, sottaceti, picles, 咸菜, 酱菜, marynowane warzywa',
  umeboshi: '梅干し, 梅干, うめぼし, 話梅',
  'preserved-lemon': 'limón encurtido, citron confit, citrons confits, salzzitrone, salzzitronen, limone confit, limone sotto sale, ingelegde citroen, kiszona cytryna, 塩レモン',
}
