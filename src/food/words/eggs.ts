/** Everyday names of eggs in other languages. */
// prettier-ignore
export const eggWords: Record<string, string> = {
  egg: 'huevo, huevos, blanquillo, œuf, œufs, ei, eier, hühnerei, uovo, uova, ovo, ovos, eieren, eitje, eitjes, jajko, jajka, jajek, jaja, jajo, 卵, たまご, 玉子, タマゴ, 鶏卵, 鸡蛋, 蛋',
  'egg-yolk': 'yema, yema de huevo, yemas, jaune d’œuf, jaunes d’œufs, eigelb, eidotter, dotter, tuorlo, tuorli, rosso d’uovo, gema, gema de ovo, gemas, eigeel, eierdooier, dooier, eidooier, eierdooiers, żółtko, żółtka, 卵黄, 黄身, 蛋黄, 咸蛋黄',
  'egg-white': 'clara, clara de huevo, claras, claras de huevo, blanc d’œuf, blancs d’œufs, eiweiß, eiklar, albume, albumi, bianco d’uovo, clara de ovo, claras de ovo, eiwit, eiwitten, białko, białka, białko jajka, 卵白, 蛋白, 蛋清',
  'liquid-egg': 'huevo líquido, claras líquidas, œuf liquide, flüssigei, uovo liquido, misto d’uovo, ovo líquido, vloeibaar ei, jajka płynne, 液卵, 全蛋液, 蛋液',
  'quail-egg': 'huevo de codorniz, huevos de codorniz, œuf de caille, œufs de caille, wachtelei, wachteleier, uovo di quaglia, uova di quaglia, ovo de codorna, ovos de codorna, ovo de codorniz, ovos de codorniz, kwartelei, kwarteleitjes, jajko przepiórcze, jajka przepiórcze, うずらの卵, うずら卵, ウズラの卵, 鹌鹑蛋',
  'duck-egg': 'huevo de pato, œuf de cane, œuf de canard, entenei, uovo di anatra, uovo d’anatra, ovo de pata, ovo de pato, eendenei, jajko kacze, アヒルの卵, 鸭蛋',
  'goose-egg': 'huevo de oca, œuf d’oie, gänseei, uovo d’oca, ovo de ganso, ganzenei, jajko gęsie, 鹅蛋',
  'hard-boiled-egg': 'huevo duro, huevos duros, huevo cocido, huevo sancochado, œuf dur, œufs durs, hartgekochtes ei, hart gekochtes ei, gekochtes ei, uovo sodo, uova sode, ovo cozido, ovos cozidos, gekookt ei, hardgekookt ei, jajko na twardo, jajka na twardo, ゆで卵, ゆでたまご, 茹で卵, 煮卵, 味玉, 温泉卵, 煮鸡蛋, 水煮蛋, 茶叶蛋, 卤蛋, 咸鸭蛋, 皮蛋, 松花蛋',
  'egg-powder': 'huevo en polvo, poudre d’œuf, eipulver, volleipulver, uova in polvere, uovo in polvere, ovo em pó, eipoeder, jajka w proszku, 粉末卵, 蛋粉',
  'egg-substitute': 'huevo vegano, sustituto de huevo, substitut d’œuf, ei-ersatz, eiersatz, sostituto dell’uovo, ovo vegano, substituto de ovo, eivervanger, zamiennik jajka, 植物蛋',
}
