/** Citrus fruit in nine other languages. */
// prettier-ignore
export const citrusWords: Record<string, string> = {
  lemon: 'limón, limones, limón amarillo, citron jaune, zitrone, limone, limoni, limão siciliano, limão-siciliano, limão, limões, citroen, citroenen, cytryna, cytryny, レモン, 柠檬, 黄柠檬',
  lime: 'lima, limas, limón verde, citron vert, citrons verts, limette, limetten, limoen, limoenen, limão taiti, limão tahiti, limonka, limonki, ライム, すだち, かぼす, 青柠, 青柠檬',
  'lemon-juice': 'jugo de limón, zumo de limón, jus de citron, zitronensaft, succo di limone, suco de limão, sumo de limão, citroensap, sok z cytryny, sok cytrynowy, レモン汁, レモン果汁, 柠檬汁',
  'lime-juice': 'jugo de lima, zumo de lima, jus de citron vert, limettensaft, succo di lime, sumo de lima, suco de lima, limoensap, sok z limonki, ライム果汁, 青柠汁',
  'lemon-zest': 'ralladura de limón, piel de limón, cáscara de limón, zeste de citron, zitronenschale, zitronenabrieb, scorza di limone, buccia di limone, raspa de limão, citroenrasp, citroenschil, skórka cytrynowa, skórka z cytryny, レモンの皮, レモンゼスト, 柠檬皮',
  'lime-zest': 'ralladura de lima, zeste de citron vert, limettenschale, scorza di lime, raspa de lima, limoenrasp, limoenschil, skórka z limonki, 青柠皮',
  'orange-zest': "ralladura de naranja, piel de naranja, cáscara de naranja, zeste d'orange, orangenschale, orangenabrieb, scorza d'arancia, scorza di arancia, raspa de laranja, sinaasappelrasp, sinaasappelschil, skórka pomarańczowa, skórka z pomarańczy, オレンジの皮, 陳皮, 陈皮, 橙皮",
  yuzu: 'ゆず, ユズ, 柚子, 日本柚子',
  citron: 'cidra, cédrat, zitronatzitrone, cedri, sukadecitroen',
  orange: 'naranja, orangen, arancia, arance, laranja, laranjas, sinaasappel, sinaasappels, sinaasappelen, pomarańcza, pomarańcze, オレンジ, 橙子, 橙, 甜橙',
  mandarin: 'mandarina, mandarine, mandarinen, mandarino, mandarini, clémentine, clementina, tangerina, mexerica, mandarijn, mandarijnen, mandarynka, mandarynki, klementynka, みかん, ミカン, 蜜柑, 橘子, 柑橘, 桔子',
  grapefruit: 'pomelo rosado, toronja, pamplemousse, pamplemousses, pompelmo, pompelmi, toranja, grejpfrut, grejpfruty, グレープフルーツ, 西柚, 葡萄柚',
  pomelo: 'pampelmuse, ザボン, 文旦, 蜜柚',
  kumquat: 'quinoto, naranjita china, 金柑, きんかん, キンカン, 金桔, 金橘',
  'citrus-fruit': 'cítrico, cítricos, agrume, agrumes, zitrusfrucht, zitrusfrüchte, agrumi, citrusvrucht, citrusfruit, cytrusy, 柑橘類',
}
