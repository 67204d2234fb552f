/** Stocks and cooking liquids in Spanish, French, German, Italian, Portuguese, Dutch, Polish, Japanese and Chinese. */
// prettier-ignore
export const stockWords: Record<string, string> = {
  stock: 'caldo, brühe, fond de cuisson, brodo, bulion, wywar, rosół, ブイヨン, スープストック, 高汤, 清汤, 汤底',
  'vegetable-stock': 'caldo de verduras, caldo vegetal, bouillon de légumes, gemüsebrühe, gemüsefond, brodo vegetale, brodo di verdure, caldo de legumes, groentebouillon, bulion warzywny, wywar warzywny, 野菜ブイヨン, 野菜だし, 蔬菜高汤, 素高汤',
  'chicken-stock': 'caldo de pollo, bouillon de poule, bouillon de volaille, fond de volaille, bouillon de poulet, hühnerbrühe, geflügelfond, hühnerfond, brodo di pollo, caldo de galinha, caldo de frango, kippenbouillon, bulion drobiowy, rosół z kury, チキンスープ, 鶏がらスープ, チキンブイヨン, 鸡汤, 鸡高汤',
  'beef-stock': 'caldo de carne, caldo de res, bouillon de boeuf, fond de veau, fond brun, rinderbrühe, fleischbrühe, rinderfond, kalbsfond, brodo di carne, brodo di manzo, caldo de vaca, runderbouillon, vleesbouillon, bulion wołowy, ビーフブイヨン, ビーフストック, 牛肉汤, 牛肉高汤',
  'bone-broth': 'caldo de huesos, bouillon d’os, knochenbrühe, brodo di ossa, caldo de ossos, bottenbouillon, bulion kostny, 骨头汤, 大骨汤',
  'fish-stock': 'caldo de pescado, fumet de poisson, bouillon de poisson, fischfond, fischbrühe, brodo di pesce, fumetto di pesce, caldo de peixe, visbouillon, visfond, bulion rybny, フュメドポワソン, 鱼高汤, 鱼汤',
  dashi: 'だし, 出汁, だし汁, かつおだし, 和風だし, 日式高汤, 木鱼花汤',
  'kombu-dashi': '昆布だし, 昆布高汤',
  'stock-cube': 'cubito de caldo, pastilla de caldo, caldo en cubo, cube de bouillon, bouillon en poudre, brühwürfel, gekörnte brühe, instantbrühe, suppenwürfel, dado da brodo, dado, granulare da brodo, cubo de caldo, caldo knorr, bouillonblokje, kostka rosołowa, kostka bulionowa, コンソメ, 固形スープ, 固形コンソメ, 浓汤宝, 汤块',
  'vegetable-stock-cube': 'cubito de verduras, pastilla de caldo de verduras, cube de bouillon de légumes, gemüsebrühwürfel, dado vegetale, cubo de legumes, groentebouillonblokje, kostka warzywna, 蔬菜汤块, 素高汤粉',
  'chicken-stock-cube': 'cubito de pollo, pastilla de caldo de pollo, cube de bouillon de volaille, hühnerbrühwürfel, dado di pollo, cubo de galinha, kippenbouillonblokje, kostka drobiowa, 鶏ガラスープの素, 鶏がらスープの素, 鸡精, 鸡粉',
  'beef-stock-cube': 'cubito de carne, cube de bouillon de boeuf, rinderbrühwürfel, dado di carne, cubo de carne, runderbouillonblokje, kostka wołowa, 牛肉粉',
  'dashi-powder': 'ほんだし, 顆粒だし, だしの素, 粉末だし, 木鱼素, 鲣鱼粉',
  'soup-mix': 'sopa de sobre, soupe en sachet, tütensuppe, zuppa in busta, sopa em pó, zakje soep, zupa w proszku, スープの素',
  'gravy-granule': 'soßenpulver, juspoeder, sos w proszku, グレービーの素',
  'coconut-milk': 'leche de coco, lait de coco, kokosmilch, latte di cocco, leite de coco, kokosmelk, mleko kokosowe, ココナッツミルク, ココナツミルク, 椰奶, 椰浆',
  'coconut-cream': 'crema de coco, crème de coco, kokoscreme, kokossahne, crema di cocco, kokosroom, santen, śmietanka kokosowa, ココナッツクリーム, 椰子奶油',
  'pasta-water': 'agua de cocción, eau de cuisson, nudelwasser, acqua di cottura, água do cozimento, kookvocht, ゆで汁, 煮面水',
}
