import { isMeat, isSea } from '#food/model/traits.ts'
import type { Food } from '#food/model/food.ts'

type Test = (food: Food) => boolean

const ids =
  (...names: readonly string[]): Test =>
  ({ id }) =>
    names.includes(id)
const kinds =
  (...names: readonly Food['kind'][]): Test =>
  ({ kind }) =>
    names.includes(kind)
const either =
  (...tests: readonly Test[]): Test =>
  (food) =>
    tests.some((test) => test(food))
const but =
  (test: Test, ...names: readonly string[]): Test =>
  (food) =>
    test(food) && !names.includes(food.id)

const bones = ids('chicken-carcass', 'beef-bone')

const driedMushrooms = ['dried-porcini', 'dried-shiitake', 'wood-ear-mushroom']

const bland = [
  'bamboo-shoot',
  'cucumber',
  'avocado',
  'globe-artichoke',
  'vine-leaf',
  'winter-melon',
  'bitter-melon',
  'courgette-flower',
  'drumstick-pod',
  'dried-porcini',
  'dried-shiitake',
  'wood-ear-mushroom',
  'stir-fry-vegetable-mix',
]

/**
 * Classes of foods that a dish may ask for as "any …". A class is what a cook would take for the same job: what is cut,
 * cooked and eaten alike.
 */
export const classes: Readonly<Record<string, Test>> = {
  // meat
  'ground meat': but(kinds('ground-meat', 'ground-poultry'), 'chicken-burger', 'chicken-meatball', 'beef-burger', 'pork-burger', 'meatball', 'beef-meatball', 'lamb-kofta'),
  'ground red meat': but(kinds('ground-meat'), 'beef-burger', 'pork-burger', 'meatball', 'beef-meatball', 'lamb-kofta'),
  'ground poultry': ids('ground-chicken', 'ground-turkey'),
  'raw meatball': ids('meatball', 'beef-meatball', 'chicken-meatball', 'lamb-kofta'),
  'burger': ids('beef-burger', 'pork-burger', 'chicken-burger'),
  'chicken piece': ids('chicken-leg', 'chicken-drumstick', 'bone-in-chicken-thigh', 'chicken-wing'),
  'chicken on the bone': ids('chicken-leg', 'chicken-drumstick', 'bone-in-chicken-thigh'),
  'boneless chicken': ids('chicken', 'chicken-breast', 'chicken-thigh', 'turkey', 'turkey-breast'),
  'chicken': ids('chicken', 'chicken-breast', 'chicken-thigh', 'turkey', 'turkey-breast', 'chicken-leg', 'chicken-drumstick', 'bone-in-chicken-thigh'),
  'raw sausage': kinds('raw-sausage'),
  'smoked sausage': ids('smoked-sausage', 'chorizo', 'frankfurter', 'beef-frankfurter', 'chicken-frankfurter'),
  'frankfurter': ids('frankfurter', 'beef-frankfurter', 'chicken-frankfurter'),
  'stewing beef': ids('beef', 'stewing-beef', 'beef-shin', 'meat', 'veal', 'short-rib', 'oxtail', 'pot-roast'),
  'stewing lamb': ids('lamb', 'mutton', 'goat', 'shoulder-of-lamb', 'lamb-shank'),
  'stewing pork': ids('pork', 'pork-shoulder', 'pork-belly'),
  'stewing meat': kinds('stewing-meat'),
  'beef steak': but(kinds('steak'), 'venison-steak', 'stir-fry-beef', 'minute-steak'),
  'quick beef': ids('steak', 'fillet-steak', 'veal-escalope', 'minute-steak', 'stir-fry-beef', 'beef-fillet', 'beef'),
  'quick pork': ids('pork', 'pork-tenderloin', 'pork-chop', 'pork-steak', 'pork-loin'),
  'pork chop': ids('pork-chop', 'pork-steak', 'veal-chop', 'veal-escalope'),
  'lamb chop': ids('lamb-chop', 'lamb-steak'),
  'bacon': ids('bacon', 'bacon-lardon', 'pancetta', 'guanciale', 'turkey-bacon', 'beef-bacon', 'speck'),
  'cured meat': kinds('cured-meat'),
  'ham': ids('ham', 'canadian-bacon', 'prosciutto', 'serrano-ham', 'speck', 'deli-turkey', 'deli-chicken'),
  'cold cut': ids('ham', 'canadian-bacon', 'deli-turkey', 'deli-chicken', 'rotisserie-chicken', 'roast-beef', 'roast-pork', 'roast-lamb', 'pastrami', 'salami', 'prosciutto', 'serrano-ham', 'bologna', 'corned-beef'),
  'cooked meat': (food) => isMeat(food) && food.kind === 'ready-meat' && food.state === 'ready' && !/frank|black-pudding|smoked-sausage|pate|bit|floss|bone/.test(food.id),
  'cooked chicken': ids('rotisserie-chicken', 'deli-chicken', 'deli-turkey', 'canned-chicken'),
  'meat': (food) => isMeat(food) && food.role === 'protein' && !bones(food),
  'plain meat': (food) => isMeat(food) && food.role === 'protein' && !bones(food) && !['cured-meat', 'ready-meat', 'bacon', 'offal'].includes(food.kind),
  // fish
  'white fish': but(kinds('white-fish'), 'whole-fish', 'salt-cod', 'stockfish', 'smoked-haddock', 'fish-head', 'swordfish', 'fish-pie-mix'),
  'oily fish': but(kinds('oily-fish'), 'eel'),
  'fish fillet': (food) => ['white-fish', 'oily-fish'].includes(food.kind) && !/whole|salt-|stockfish|smoked|head|eel|herring|sardine|mix/.test(food.id),
  'smoked fish': ids('smoked-salmon', 'smoked-trout', 'smoked-mackerel', 'kipper'),
  'canned fish': ids('canned-tuna', 'canned-salmon', 'canned-sardine', 'canned-mackerel'),
  'canned oily fish': ids('canned-sardine', 'canned-mackerel', 'canned-salmon'),
  'shrimp': ids('shrimp', 'cooked-shrimp', 'crayfish'),
  'seafood': (food) => isSea(food) && food.role === 'protein' && food.origin === 'shellfish',
  // other proteins
  'tofu': ids('tofu', 'smoked-tofu', 'fried-tofu', 'tempeh', 'seitan'),
  'tinned bean': but(kinds('cooked-pulse'), 'baked-bean', 'refried-bean', 'lupin-bean', 'chickpea', 'cooked-lentil'),
  'white bean': ids('cannellini-bean', 'butter-bean', 'navy-bean', 'bean'),
  'dark bean': ids('black-bean', 'kidney-bean', 'pinto-bean', 'borlotti-bean', 'bean'),
  'cooked pulse': but(kinds('cooked-pulse'), 'baked-bean', 'refried-bean', 'lupin-bean'),
  'dried bean': kinds('dried-pulse'),
  'lentil': but(kinds('lentil'), 'split-pea', 'chana-dal'),
  'firm lentil': ids('lentil', 'green-lentil', 'puy-lentil', 'black-lentil'),
  'soft lentil': ids('red-lentil', 'moong-dal', 'toor-dal', 'split-pea', 'lentil', 'chana-dal', 'urad-dal'),
  'plant mince': ids('plant-mince', 'tvp', 'quorn-mince'),
  'plant sausage': ids('vegan-sausage', 'quorn-sausage'),
  // vegetables
  'vegetable': (food) => ['vegetable', 'leaf'].includes(food.role) && food.kind !== 'seaweed' && food.id !== 'vine-leaf',
  'root': but(kinds('root'), 'radish', 'cooked-beetroot', 'jicama'),
  'hard vegetable': either(but(kinds('root'), 'radish', 'cooked-beetroot', 'jicama', 'beetroot'), but(kinds('squash'), 'spaghetti-squash'), ids('sweet-potato', 'breadfruit')),
  'squash': but(kinds('squash'), 'spaghetti-squash'),
  'potato': ids('potato', 'new-potato'),
  'mashed potato': ids('mashed-potato'),
  'quick vegetable': (food) => ['fruit-vegetable', 'pod', 'pea', 'brassica', 'mushroom', 'stalk', 'sprout', 'tinned-vegetable'].includes(food.kind) && ![...bland, 'creamed-corn', 'hominy', 'pumpkin-puree', 'ackee', 'alfalfa-sprout', 'corn-on-the-cob', 'broad-bean', 'fennel', 'aubergine'].includes(food.id),
  'roasting vegetable': either(
    but(kinds('mushroom'), 'enoki-mushroom', 'chanterelle', ...driedMushrooms),
    but(kinds('root'), 'cooked-beetroot', 'daikon', 'radish', 'jicama'),
    kinds('squash'),
    ids('celery', 'fennel', 'green-bean', 'sweetcorn', 'corn-on-the-cob', 'broccoli', 'cauliflower', 'brussels-sprout', 'cabbage', 'red-cabbage', 'savoy-cabbage', 'bell-pepper', 'green-bell-pepper', 'aubergine', 'courgette', 'marrow', 'okra', 'tomatillo', 'vegetable', 'tomato', 'cherry-tomato', 'leek', 'poblano'),
  ),
  'frying vegetable': either(
    but(kinds('mushroom'), ...driedMushrooms),
    but(kinds('squash'), 'spaghetti-squash'),
    kinds('stalk', 'pod', 'brassica', 'cabbage', 'tomato'),
    ids('pea', 'canned-pea', 'broad-bean', 'sweetcorn', 'canned-corn', 'baby-corn', 'bean-sprout', 'alfalfa-sprout', 'sprouted-pulse', 'canned-bamboo-shoot', 'water-chestnut', 'artichoke-heart', 'roasted-pepper', 'canned-green-chili', 'canned-mixed-vegetable', 'bell-pepper', 'green-bell-pepper', 'aubergine', 'courgette', 'marrow', 'ridge-gourd', 'bottle-gourd', 'pointed-gourd', 'okra', 'vegetable', 'frozen-vegetable', 'leek', 'poblano', 'padron', 'sauerkraut', 'kimchi', 'vegan-kimchi', 'chestnut', 'cauliflower-rice'),
  ),
  'green vegetable': ids('broccoli', 'tenderstem-broccoli', 'chinese-broccoli', 'green-bean', 'runner-bean', 'snow-pea', 'sugar-snap-pea', 'pea', 'asparagus', 'brussels-sprout', 'broad-bean', 'edamame', 'courgette', 'marrow', 'ridge-gourd', 'bottle-gourd', 'cabbage', 'savoy-cabbage', 'pak-choi', 'spinach', 'water-spinach', 'amaranth-leaf', 'kale', 'cavolo-nero', 'swiss-chard', 'leek'),
  'sweet pepper': ids('bell-pepper', 'green-bell-pepper', 'roasted-pepper'),
  'cabbage': kinds('cabbage'),
  'white cabbage': ids('cabbage', 'savoy-cabbage', 'napa-cabbage'),
  'broccoli': ids('broccoli', 'tenderstem-broccoli', 'chinese-broccoli'),
  'pea': ids('pea', 'canned-pea', 'broad-bean', 'edamame'),
  'green bean': kinds('pod'),
  'corn': ids('sweetcorn', 'canned-corn'),
  'mushroom': (food) => food.kind === 'mushroom' && !/^dried|wood-ear|enoki/.test(food.id),
  'dried mushroom': ids('dried-porcini', 'dried-shiitake'),
  'tender leaf': either(but(kinds('tender-leaf'), 'molokhia'), ids('rocket', 'watercress', 'swiss-chard')),
  'hardy leaf': ids('kale', 'cavolo-nero', 'collard-green', 'mustard-green', 'swiss-chard', 'greens', 'savoy-cabbage'),
  'salad leaf': either(but(kinds('salad-leaf'), 'cress'), ids('spinach')),
  'crisp raw vegetable': ids('cucumber', 'radish', 'carrot', 'celery', 'bell-pepper', 'green-bell-pepper', 'fennel', 'kohlrabi', 'daikon', 'snow-pea', 'sugar-snap-pea', 'jicama'),
  'tomato': ids('tomato', 'cherry-tomato'),
  'tomato base': ids('canned-tomato', 'passata', 'tomato', 'cherry-tomato', 'tomato-sauce'),
  'onion': ids('onion', 'red-onion', 'white-onion', 'sweet-onion', 'shallot', 'leek', 'spring-onion', 'pearl-onion'),
  'bulb onion': ids('onion', 'red-onion', 'white-onion', 'sweet-onion', 'shallot'),
  'chili': ids('chili', 'green-chili', 'jalapeno', 'birds-eye-chili', 'scotch-bonnet'),
  'pickle': ids('gherkin', 'pickled-onion', 'pickled-jalapeno', 'pepperoncini', 'sauerkraut', 'pickled-vegetable', 'kimchi', 'pickled-beetroot'),
  'olive': ids('olive', 'black-olive'),
  // herbs and spices
  'soft herb': but(kinds('soft-herb'), 'fresh-herb', 'epazote'),
  'woody herb': ids('thyme', 'rosemary', 'sage'),
  'dried herb': but(kinds('dried-herb'), 'fenugreek-leaf', 'dried-mint', 'poultry-seasoning'),
  'warm spice': ids('cumin', 'cumin-seed', 'ground-coriander', 'paprika', 'smoked-paprika', 'turmeric', 'curry-powder', 'garam-masala', 'chili-powder', 'ras-el-hanout', 'chili-flake', 'cayenne', 'cajun-seasoning', 'taco-seasoning', 'berbere', 'fajita-paste', 'chipotle-chili', 'gochugaru'),
  'sweet spice': ids('cinnamon', 'nutmeg', 'cardamom', 'mixed-spice', 'ground-ginger', 'allspice', 'clove'),
  'hot thing': ids('chili', 'green-chili', 'jalapeno', 'birds-eye-chili', 'chili-flake', 'cayenne', 'hot-sauce', 'sriracha', 'harissa', 'sambal-oelek', 'chili-crisp', 'chipotle-paste', 'gochujang', 'ssamjang', 'scotch-bonnet', 'chili-paste'),
  'dry spice': but(kinds('spice', 'sweet-spice', 'spice-blend'), 'dried-chili', 'ancho-chili', 'cinnamon-stick', 'mastic', 'star-anise', 'saffron', 'asafoetida'),
  'savoury spice': but(kinds('spice', 'spice-blend'), 'dried-chili', 'ancho-chili', 'saffron', 'asafoetida'),
  'condiment': but(kinds('condiment', 'dip'), 'mustard', 'dijon-mustard', 'wholegrain-mustard', 'english-mustard', 'honey-mustard', 'harissa', 'hot-sauce', 'sriracha', 'sambal-oelek', 'chili-crisp', 'chipotle-paste', 'tapenade', 'green-herb-sauce', 'salsa'),
  // starches
  'rice': ids('rice', 'basmati-rice', 'jasmine-rice'),
  'risotto rice': ids('arborio-rice', 'paella-rice', 'pudding-rice'),
  'pasta': but(kinds('pasta'), 'lasagne-sheet', 'cannelloni', 'gnocchi', 'tortellini', 'ravioli', 'meat-tortellini', 'pierogi', 'orzo', 'soup-pasta', 'fresh-pasta'),
  'long pasta': ids('spaghetti', 'linguine', 'tagliatelle', 'fettuccine', 'pappardelle', 'angel-hair-pasta', 'egg-pasta', 'pasta'),
  'short pasta': ids('penne', 'rigatoni', 'fusilli', 'farfalle', 'macaroni', 'orecchiette', 'conchiglie', 'pasta', 'wholewheat-pasta'),
  'small pasta': ids('orzo', 'soup-pasta', 'macaroni'),
  'stuffed pasta': ids('tortellini', 'ravioli', 'meat-tortellini', 'pierogi'),
  'noodle': but(kinds('noodle'), 'rice-paper', 'rice-cake-korean', 'glass-noodle', 'shirataki-noodle'),
  'wheat noodle': ids('noodle', 'egg-noodle', 'udon-noodle', 'ramen-noodle', 'instant-noodle', 'soba-noodle'),
  'rice noodle': ids('rice-noodle', 'rice-vermicelli'),
  'grain': ids('quinoa', 'bulgur', 'couscous', 'giant-couscous', 'pearl-barley', 'farro', 'wheat-berry', 'millet', 'grain'),
  'quick grain': ids('couscous', 'bulgur', 'quinoa'),
  // bread
  'bread': but(kinds('bread'), 'garlic-bread', 'raisin-bread', 'corn-bread'),
  'roll': ids('bread-roll', 'burger-bun', 'hot-dog-bun', 'baguette', 'ciabatta', 'bagel', 'english-muffin', 'brioche'),
  'flatbread': ids('flatbread', 'pita', 'naan', 'roti', 'flour-tortilla', 'corn-tortilla'),
  'tortilla': ids('flour-tortilla', 'corn-tortilla', 'taco-shell'),
  'crumb': ids('breadcrumb', 'panko', 'cracker', 'gluten-free-breadcrumb'),
  // dairy
  'hard cheese': but(kinds('hard-cheese'), 'parmesan-rind'),
  'melting cheese': either(but(kinds('melting-cheese'), 'fresh-mozzarella', 'american-cheese'), ids('brie', 'camembert')),
  'mozzarella': ids('mozzarella', 'fresh-mozzarella'),
  'crumbly cheese': either(kinds('crumbling-cheese'), ids('goat-cheese')),
  'blue cheese': ids('blue-cheese', 'gorgonzola', 'roquefort', 'stilton'),
  'soft cheese': ids('cream-cheese', 'spreadable-cheese', 'mascarpone', 'ricotta', 'farmer-cheese', 'goat-cheese'),
  'cheese': (food) => food.role === 'cheese',
  'ready soup': ids('canned-soup', 'tomato-soup', 'mushroom-soup', 'chicken-soup', 'soup-mix'),
  'ready meal': either(but(kinds('ready-meal'), 'canned-soup', 'tomato-soup', 'mushroom-soup', 'chicken-soup', 'instant-mash', 'dumpling', 'vegetable-dumpling', 'sushi', 'sandwich', 'potato-salad', 'coleslaw', 'baby-food', 'microwave-popcorn'), ids('fish-finger', 'fish-cake', 'breaded-chicken', 'breaded-shrimp', 'breaded-squid', 'breaded-cheese', 'nut-roast', 'vegan-fish', 'vegan-chicken', 'yorkshire-pudding', 'garlic-bread')),
  'ready stew': ({ id }) => /^(chili-con-carne|beef-stew|dal)$|-curry-sauce$/.test(id),
  'snack': kinds('snack'),
  'cream': ids('heavy-cream', 'single-cream', 'creme-fraiche', 'sour-cream', 'oat-cream', 'soy-cream'),
  'pouring cream': ids('heavy-cream', 'single-cream', 'oat-cream', 'soy-cream'),
  'sour dairy': ids('sour-cream', 'creme-fraiche', 'yogurt', 'greek-yogurt', 'skyr', 'labneh', 'quark', 'plant-yogurt', 'soy-yogurt', 'oat-yogurt', 'vegan-sour-cream'),
  'yogurt': ids('yogurt', 'greek-yogurt', 'skyr', 'labneh', 'plant-yogurt', 'soy-yogurt', 'oat-yogurt', 'coconut-yogurt'),
  'milk': either(ids('milk', 'skimmed-milk', 'lactose-free-milk'), but(kinds('plant-milk'), 'soy-cream', 'oat-cream')),
  // liquids and seasonings
  'stock': either(kinds('stock'), kinds('stock-cube')),
  'salad oil': but(kinds('oil'), 'cooking-spray', 'shortening', 'vegetable-suet', 'coconut-oil', 'chili-oil'),
  'wine': ids('white-wine', 'red-wine', 'sherry', 'vermouth'),
  'table wine': ids('white-wine', 'red-wine'),
  'beer': but(kinds('beer'), 'hard-cider'),
  'vinegar': but(kinds('vinegar'), 'pomegranate-molasses', 'tamarind-paste'),
  'cooking sauce': but(kinds('cooking-sauce'), 'pesto', 'red-pesto', 'vegan-pesto'),
  'savoury sauce': ids('soy-sauce', 'dark-soy-sauce', 'kecap-manis', 'tamari', 'coconut-aminos', 'oyster-sauce', 'mushroom-stir-fry-sauce', 'hoisin', 'teriyaki', 'yakisoba-sauce', 'stir-fry-sauce', 'ponzu', 'bulgogi-sauce', 'black-bean-sauce', 'xo-sauce', 'maggi', 'fish-sauce', 'vegan-fish-sauce', 'worcestershire', 'vegan-worcestershire'),
  'citrus': ids('lemon', 'lime', 'lemon-juice', 'lime-juice', 'bottled-lemon-juice', 'bottled-lime-juice'),
  'mustard': ids('dijon-mustard', 'wholegrain-mustard', 'mustard', 'english-mustard', 'honey-mustard'),
  'fruit juice': ids('orange-juice', 'apple-juice', 'pineapple-juice', 'grape-juice', 'cranberry-juice', 'pomegranate-juice', 'juice'),
  'fizz': ids('sparkling-water', 'soda', 'lemonade', 'tonic', 'ginger-ale', 'ginger-beer', 'cola', 'energy-drink'),
  'spirit': ids('vodka', 'gin', 'rum', 'whisky', 'tequila', 'brandy', 'alcohol'),
  'liqueur': ids('orange-liqueur', 'amaretto', 'coffee-liqueur', 'liqueur', 'campari', 'aperol', 'advocaat', 'irish-cream'),
  'tea leaf': ids('tea', 'green-tea', 'herbal-tea', 'chai'),
  'thai curry paste': ids('thai-red-curry-paste', 'thai-green-curry-paste', 'thai-yellow-curry-paste', 'vegan-thai-curry-paste'),
  'curry spice': ids('curry-powder', 'garam-masala', 'curry-paste'),
  // fruit, nuts, sweet
  'berry': kinds('berry'),
  'orchard fruit': ids('apple', 'cooking-apple', 'pear'),
  'stone fruit': ids('peach', 'nectarine', 'apricot', 'plum', 'cherry', 'sour-cherry'),
  'crumble fruit': ids('apple', 'cooking-apple', 'pear', 'plum', 'peach', 'nectarine', 'apricot', 'cherry', 'sour-cherry', 'rhubarb', 'strawberry', 'raspberry', 'blueberry', 'blackberry', 'gooseberry', 'blackcurrant', 'berry'),
  'soft fruit': either(kinds('berry'), ids('peach', 'nectarine', 'mango', 'banana', 'kiwi', 'cherry', 'grape', 'fig', 'pineapple', 'passion-fruit', 'papaya')),
  'fruit': ({ role, kind }) => role === 'fruit' && kind !== 'dried-fruit',
  'dried fruit': but(kinds('dried-fruit'), 'candied-peel', 'crystallized-ginger', 'desiccated-coconut', 'glace-cherry'),
  'nut': but(kinds('nut'), 'candlenut', 'chestnut', 'ginkgo-nut', 'tiger-nut', 'soy-nut'),
  'seed': kinds('seed'),
  'nut or seed': either(but(kinds('nut'), 'candlenut', 'chestnut', 'ginkgo-nut'), kinds('seed')),
  'chocolate': but(kinds('chocolate'), 'chocolate-candy'),
  'dark chocolate': ids('dark-chocolate', 'chocolate', 'unsweetened-chocolate', 'chocolate-chip', 'vegan-chocolate'),
  'biscuit': ids('digestive-biscuit', 'biscuit', 'ginger-biscuit', 'oreo', 'amaretti'),
  'cookie': ids('biscuit', 'digestive-biscuit', 'oreo', 'ginger-biscuit', 'amaretti', 'sponge-finger', 'wafer', 'macaroon'),
  'cake': ids('sponge-cake', 'cake', 'fruit-cake', 'brownie', 'muffin', 'doughnut', 'danish'),
  'crisp cereal': ids('rice-krispie', 'cereal', 'cornflake', 'granola', 'muesli', 'popcorn', 'pretzel'),
  'sweet spread': ids('jam', 'marmalade', 'lemon-curd', 'chocolate-spread', 'dulce-de-leche', 'speculoos-spread', 'caramel-sauce', 'chocolate-sauce', 'marshmallow-fluff', 'apple-sauce'),
  'sugar': but(kinds('sugar'), 'stevia', 'sweetener'),
  'syrup': ids('honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'date-syrup', 'corn-syrup', 'molasses', 'sugar-syrup', 'malt-extract'),
  'sweetener': either(but(kinds('sugar'), 'stevia', 'sweetener'), ids('honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'date-syrup', 'corn-syrup', 'sugar-syrup')),
  'nut butter': but(kinds('nut-butter'), 'tahini'),
  'pastry sheet': ids('puff-pastry', 'butter-puff-pastry', 'shortcrust', 'filo'),
  'puff pastry': ids('puff-pastry', 'butter-puff-pastry'),
} // prettier-ignore
