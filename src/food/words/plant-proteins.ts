/** Everyday names of tofu and other plant proteins in other languages. */
// prettier-ignore
export const plantProteinWords: Record<string, string> = {
  tofu: 'tofu firme, queso de soja, tofu ferme, tofu nature, fester tofu, naturtofu, tofu naturale, stevige tofu, tofu naturalne, 豆腐, とうふ, 木綿豆腐, 老豆腐, 北豆腐, 硬豆腐, 板豆腐',
  'silken-tofu': 'tofu sedoso, tofu blando, tofu soyeux, seidentofu, tofu vellutato, tofu macio, tofu sedosa, zijden tofu, zachte tofu, tofu jedwabiste, 絹ごし豆腐, 絹豆腐, おぼろ豆腐, 嫩豆腐, 南豆腐, 内酯豆腐, 豆腐脑, 豆花',
  'smoked-tofu': 'tofu ahumado, tofu fumé, räuchertofu, geräucherter tofu, tofu affumicato, tofu defumado, tofu fumado, gerookte tofu, tofu wędzone, wędzone tofu, 燻製豆腐, 豆干, 豆腐干, 香干, 烟熏豆腐',
  'fried-tofu': 'tofu frito, tofu frit, frittierter tofu, tofu fritto, gebakken tofu, smażone tofu, 油揚げ, あぶらあげ, 厚揚げ, あつあげ, 生揚げ, がんもどき, 油豆腐, 豆泡, 豆腐泡, 炸豆腐',
  'tofu-skin': 'piel de tofu, peau de tofu, tofuhaut, 湯葉, ゆば, 腐竹, 豆皮, 千张, 豆腐皮',
  natto: '納豆, なっとう, 纳豆',
  okara: 'おから, 豆渣',
  tempeh: 'テンペ, 天贝, 丹贝',
  seitan: 'gluten de trigo, weizeneiweiß, weizengluten, glutine di frumento, tarwegluten, セイタン, お麩, 車麩, 面筋, 烤麸, 素鸡',
  'plant-mince': 'carne vegetal, carne picada vegetal, carne picada vegana, haché végétal, hachis végétal, veganes hack, veganes hackfleisch, vegane hack, pflanzliches hack, macinato vegetale, macinato vegano, carne moída vegetal, vegan gehakt, vegetarisch gehakt, roślinne mielone, mielone roślinne, wegańskie mielone, 大豆ミート, ソイミート, 代替肉, 植物肉, 素肉, 人造肉',
  tvp: 'soja texturizada, proteína de soja texturizada, proteína de soja, carne de soja, protéines de soja texturées, protéine de soja, sojaschnetzel, sojagranulat, sojahack, soia disidratata, granulare di soia, proteine di soia, proteína texturizada de soja, soja granulada, sojabrokjes, sojastukjes, granulat sojowy, kotlety sojowe, kostka sojowa, 大豆たんぱく, 大豆蛋白, 素肉粒',
  'vegan-burger': 'hamburguesa vegetal, hamburguesa vegana, hamburguesa vegetariana, burger végétarien, burger végétal, steak végétal, gemüsebratling, bratling, veggieburger, veganer burger, burger vegetale, burger vegano, hambúrguer vegetal, hambúrguer vegano, hambúrguer vegetariano, vegaburger, groenteburger, vegetarische burger, burger roślinny, burger wegański, kotlet warzywny, 豆腐ハンバーグ, 素汉堡, 植物肉汉堡',
  'vegan-sausage': 'salchicha vegana, salchichas veganas, salchicha vegetal, saucisse végétale, saucisses végétales, saucisse végétarienne, vegane wurst, veganes würstchen, vegane würstchen, vegetarische wurst, salsiccia vegetale, salsiccia vegana, würstel vegetale, würstel vegetali, salsicha vegana, salsicha vegetal, linguiça vegetal, vegaworst, vegetarische worst, vegan worst, kiełbasa wegańska, kiełbaski wegańskie, parówki sojowe, parówki wegańskie, 素香肠, 素肠',
  'vegan-chicken': 'pollo vegano, poulet végétal, veganes hähnchen, vegane nuggets, pollo vegetale, frango vegetal, frango vegano, vegan kip, vegetarische kip, vegakip, roślinny kurczak, kurczak roślinny, 素鸡块, 植物鸡块',
  'vegan-bacon': 'bacon vegano, bacon végétal, veganer speck, veganer bacon, pancetta vegana, vegan spek, boczek wegański, 素培根',
  'vegan-meatball': 'albóndigas veganas, albóndiga vegana, boulettes végétales, boulettes végétariennes, vegane hackbällchen, vegane bällchen, polpette vegane, polpette vegetali, almôndegas veganas, vegaballetjes, vegetarische balletjes, klopsiki wegańskie, pulpety wegańskie, 素丸子',
  'vegan-ham': 'jamón vegano, fiambre vegano, jambon végétal, vegane wurstscheiben, veganer aufschnitt, affettato vegetale, affettato vegano, presunto vegano, vegan vleeswaren, wędlina wegańska, szynka wegańska, 素火腿',
  'vegan-fish': 'pescado vegano, atún vegano, thon végétal, veganer fisch, veganer thunfisch, tonno vegano, tonno vegetale, atum vegano, vegan tonijn, vegan vis, ryba wegańska, tuńczyk wegański, 素鱼',
  insect: 'grillo, grillos, insectos, criquets, insekten, grilli, insetti, insetos, krekels, insecten, świerszcze, イナゴ, コオロギ, 蚕蛹, 蝗虫',
}
