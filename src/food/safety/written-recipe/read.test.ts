import { expect, test } from 'vitest'
import { foodsListedIn } from './list-line.ts'
import { foodsOfRecipe } from './read.ts'

const cookedIn = (text: string) => foodsOfRecipe(text).cooked.map(({ food }) => food.id)
const servedWith = (text: string) => foodsOfRecipe(text).served.map(({ id }) => id)

const method = '## Method\n1. Whisk everything and cook it.'

test.each([
  ['a heading', '## Ingredients\n- 2 eggs\n- butter'],
  ['bold words', '**Ingredients:**\n* 2 eggs\n* butter'],
  ['groups', '### For the pan\n- butter\n### For the eggs\n- 2 eggs'],
  ['nested items', '1. **Ingredients**\n   - 2 eggs\n   - butter\n2. Cook.'],
  [
    'a table',
    '| Ingredient | Amount | Substitute |\n|---|---|---|\n| Eggs | 2 | tofu |\n| Butter | 1 tbsp | oil |',
  ],
  ['numbered lines', '**You need**\n1. 2 eggs\n2. butter'],
  ['plain lines', 'Ingredients:\n2 eggs\nButter, for the pan'],
  ['one line', 'Ingredients: 2 eggs, 1 tbsp butter'],
  ['one line below its heading', '**Ingredients**\n2 eggs, 1 tbsp butter, 1 more egg, 2 tbsp melted butter'],
  ['no heading at all', '- 2 eggs\n- butter'],
  ['other bullets', '☐ 2 eggs\n☐ butter'],
  ['no bullets and no heading', '2 eggs\n1 tbsp butter'],
  ['a word alone', 'Ingredients\n\n2 eggs\nButter'],
  ['names of groups', 'Ingredients:\nFish & batter\n- 2 eggs\n- butter'],
  ['plain lines above steps', 'Ingredients:\n2 eggs\nButter\n\n1. Whisk it.'],
  ['one line with points', '*Shopping list:* 2 eggs · 1 tbsp butter'],
  [
    'one line with points in a group',
    '**First (10 min):**\n2 eggs · 1 tbsp butter\n\n**Then:**\n- 1 egg, beaten',
  ],
  ['items with points', '- 2 eggs • 1 tbsp butter\n- 1 egg, beaten'],
  ['one line with slashes', '**Pan:**\n2 eggs / 1 tbsp butter'],
  ['one line with semicolons', '**Pan:**\n2 eggs; 1 tbsp butter'],
  ['a remark that opens something else elsewhere', '*Makes about 12*\n- 2 eggs\n- 1 tbsp butter'],
  ['a remark', '*Makes about two plates*\n### Filling\n- 2 eggs\n- butter'],
  ['Spanish', '## Ingredientes\n- 2 huevos\n- mantequilla\n## Pasos\n1. Bate los huevos con la mantequilla.'],
  ['French', 'Ingrédients :\n- 2 œufs\n- du beurre\n\nPréparation :\n1. Battez les œufs avec le beurre.'],
  ['German', '**Zutaten**\n- 2 Eier\n- Butter\n\n**So geht’s**\n1. Die Eier mit der Butter mischen.'],
])('a list under %s is read line by line', (_, list) => {
  expect(new Set(cookedIn(`# Supper\n${list}\n\n${method}`))).toEqual(new Set(['egg', 'butter']))
})

test('a group of the list may stand on one line behind its name, with what is done with it', () => {
  const text =
    '**Pad Thai**\n\n*Sauce:* 3 tbsp tamarind paste, 3 tbsp fish sauce (or soy sauce). Warm in a small pan.\n\n' +
    '**Everything else:** 200 g rice noodles, 2 eggs, lime wedges\n\n1. Soak, fry and toss.'
  expect(new Set(cookedIn(text))).toEqual(
    new Set(['tamarind-paste', 'fish-sauce', 'soy-sauce', 'rice-noodle', 'egg', 'lime']),
  )
})

test('both columns of a table without a head are of the list', () => {
  const table = '| | |\n|---|---|\n| 2 eggs | 5 tbsp niter kibbeh |\n| 1 onion | 5 rounds of injera |'
  expect(cookedIn(`# Wat\n## Ingredients\n${table}\n${method}`)).toContain('ghee')
})

test.each([
  ['whole chicken', '## For the stuffing', true],
  ['whole chicken', '## For the sauce', false],
  ['pork loin', '## For the stuffing', false],
])('of a %s with "%s" the stuffing has a temperature of its own: %s', (meat, group, isNamed) => {
  const text = `# Sunday roast\n## For the roast\n- 1 ${meat}\n${group}\n- 1 onion\n${method}`
  expect(cookedIn(text).includes('stuffing-as-listed')).toBe(isNamed)
})

const recipeWith = (line: string) => `# Supper\n## Ingredients\n- ${line}\n${method}`

test.each([
  ['2 tbsp soy sauce or tamari', ['soy-sauce', 'tamari']],
  ['1 cup milk (or almond milk)', ['milk', 'almond-milk']],
  ['½ cup mayo, 1 tbsp Creole mustard', ['mayonnaise', 'mustard']],
  ['200 g pasta (gluten-free if needed)', ['pasta']],
  ['3 tbsp soy sauce (regular or gluten-free)', ['soy-sauce']],
  ['1 cup milk (dairy or plant-based)', ['milk']],
  ['1 lemon, half sliced and half juiced', ['lemon']],
  ['600 g cooked carrots (mashed or roast)', ['carrot']],
  ['6 cocktail wieners', ['frankfurter']],
  ['2 tbsp oat milk (instead of cream, to glaze)', ['oat-milk']],
  ['1 cup milk (or oat milk instead of cream)', ['milk', 'oat-milk']],
  ['100 g breadcrumbs (or crackers, check the label)', ['breadcrumb', 'cracker']],
  ['100 g dark chocolate (check that it contains no milk)', ['dark-chocolate']],
  ['4 pork sausages (90% pork)', ['sausage']],
  ['steamed jasmine rice', ['jasmine-rice']],
  ['24 wonton (gyoza) wrappers', ['wonton-wrapper']],
  ['4 warm pitas (many hold milk powder, so check)', ['pita']],
])('"%s" is %j', (line, ids) => {
  expect(cookedIn(recipeWith(line))).toEqual(ids)
})

test.each([
  ['1 pâte feuilletée pur beurre', ['puff-pastry', 'butter']],
  ['1 noix de beurre', ['butter']],
  ['1 gros morceau de gingembre de la taille d’une noix', ['ginger']],
  ['100 g de crevettes roses', ['shrimp']],
  ['1 kg de moules', ['mussel']],
  ['huile pour le moule', ['oil']],
  ['huile pour les moules à tartelettes', ['oil']],
  ['80 g de pâté', ['pate']],
  ['250 g de pâtes', ['pasta']],
  ['2 tomates et un peu de pâte à pain', ['tomato', 'pizza-dough']],
  ['4 saucisses de Strasbourg', ['frankfurter']],
  ['300 g de restes de rôti de bœuf', ['beef']],
])('in French "%s" is %j', (line, ids) => {
  const text = `# Souper\n## Ingrédients pour le soir\n- ${line}\n## Préparation\n1. Faites cuire le tout dans une poêle avec les herbes.`
  expect(new Set(cookedIn(text))).toEqual(new Set(ids))
})

test.each([
  ['1. Fold the chicken into the sauce. Bake in the oven.', 'leftover'],
  ['1. Toss the chicken with the leaves.', 'cooked'],
])('cooked chicken is heated again where a step says so: %s', (step, condition) => {
  const [chicken] = foodsOfRecipe(
    `# Supper\n## Ingredients\n- 400 g cooked chicken\n## Method\n${step}`,
  ).cooked
  expect(chicken?.condition).toBe(condition)
})

test.each([
  ['200 g cooked stuffing', '1. Dot with the stuffing. Bake until it bubbles.', 'leftover'],
  ['200 g cooked stuffing', '1. Slice and eat with a salad.', 'cooked'],
  ['200 g cooked prawns', '1. Stir into the sauce and simmer.', 'cooked'],
])('of "%s" that is done: %s', (line, step, condition) => {
  const [first] = foodsOfRecipe(`# Supper\n## Ingredients\n- ${line}\n## Method\n${step}`).cooked
  expect(first?.condition).toBe(condition)
})

test.each([
  ['fr', '500 g de bœuf du pot-au-feu cuit', 'cooked'],
  ['fr', '600 g de viande de pot-au-feu cuite', 'cooked'],
  ['es', '400 g de carne del puchero cocida', 'cooked'],
  ['it', '300 g di manzo tagliato a fette, già cotto', 'cooked'],
  ['fr', '500 g de bœuf pour pot-au-feu', undefined],
] as const)('in %s a word far behind a meat says that it comes cooked: %s', (language, line, condition) => {
  const [first] = foodsListedIn(line, language)
  expect(first?.condition).toBe(condition)
})

test.each([
  ['de', '300 g Reste vom Rinderbraten', 'leftover'],
  ['de', '250 g Schweinebraten vom Vortag', 'leftover'],
  ['fr', '300 g de poulet rôti de la veille', 'leftover'],
  ['es', '300 g de pollo asado del día anterior', 'leftover'],
  ['en', 'last night’s roast lamb, shredded', 'leftover'],
  ['fr', '300 g de restes de poulet', 'leftover'],
  ['es', '300 g de sobras de cerdo', 'leftover'],
  ['de', '300 g gegarte Garnelen', 'cooked'],
  ['en', '400 g cold cooked rice', 'leftover'],
  ['en', '400 g cold cooked carrots', 'cooked'],
] as const)(
  'in %s "%s" is %s: meat, fish and rice that were kept are left over',
  (language, line, condition) => {
    const [first] = foodsListedIn(line, language)
    expect(first?.condition).toBe(condition)
  },
)

const idsListed = (language: Language, line: string) => [
  ...new Set(foodsListedIn(line, language).map(({ food }) => food.id)),
]

test.each<[Language, string, string[]]>([
  ['en', '1 onion, softened in 15 g butter', ['onion', 'butter']],
  ['en', '2 tbsp cornflour mixed with 1 tsp mustard powder', ['cornstarch', 'mustard-powder']],
  ['en', '500 g beef, marinated in 100 ml soy sauce', ['beef', 'soy-sauce']],
  ['en', '300 g pasta (tossed with 1 tbsp butter)', ['pasta', 'butter']],
  ['en', '600 g beef, cut in 2 cm steaks', ['beef']],
])('what is measured inside a line in %s is a food of its own: %s', (language, line, ids) => {
  expect(idsListed(language, line)).toEqual(ids)
})

test.each<[Language, string, string[]]>([
  ['es', 'pan rallado sin leche', ['breadcrumb']],
  ['fr', '1 pâte de curry sans crustacés ni poisson', ['curry-paste']],
  ['fr', '2 pavés de saumon sans la peau', ['salmon']],
  ['de', 'Brot ohne Butter oder Milch', ['bread']],
  ['de', '2 EL Currypaste ohne Garnelen', ['curry-paste']],
  ['it', 'pane senza latte e 2 uova', ['bread', 'egg']],
])('what a line in %s leaves out is none of its foods: %s', (language, line, ids) => {
  expect(new Set(idsListed(language, line))).toEqual(new Set(ids))
})

test.each<[Language, string, string[]]>([
  ['es', '100 g pan rallado sin gluten', ['gluten-free-breadcrumb']],
  ['fr', "20 cl de crème d'avoine", ['oat-cream']],
  ['es', '100 g de crema de anacardos', ['cashew']],
  ['fr', '200 g de farine sans gluten', ['gluten-free-flour']],
  ['it', '200 g di farina senza glutine', ['gluten-free-flour']],
  ['en', '1 tbsp shellfish-free red curry paste', ['shellfish-free-thai-red-curry-paste']],
  ['en', '1 tbsp fish-free fish sauce', ['fish-free-fish-sauce']],
  ['en', '1 tbsp peanut-free chilli crisp', ['peanut-free-chili-crisp']],
  ['en', 'peanut-free frying oil', ['oil']],
])('what a line in %s says to be free of something is so: %s', (language, line, ids) => {
  expect(idsListed(language, line)).toEqual(ids)
})

test.each<[Language, string, string]>([
  ['de', '1 kg Hirschrücken', 'venison'],
  ['de', '1 Wildschweinkeule', 'wild-boar'],
  ['de', '2 Hasenkeulen', 'rabbit'],
  ['fr', '1 gigue de chevreuil', 'venison'],
  ['fr', '800 g de sanglier', 'wild-boar'],
  ['es', '600 g de lomo de ciervo', 'venison'],
  ['es', '1 kg de jabalí', 'wild-boar'],
  ['it', '800 g di polpa di cinghiale', 'wild-boar'],
  ['it', '1 cosciotto di capriolo', 'venison'],
])('in %s "%s" is a joint of game', (language, line, id) => {
  expect(idsListed(language, line)).toEqual([id])
})

test.each([
  ['2 cdas de manteca', ['butter']],
  ['2 cdas de manteca de cerdo', ['lard']],
  ['100 g de manteca vegetal', ['shortening']],
  ['1 morrón rojo', ['bell-pepper']],
  ['24 tapas para empanadas (de horno)', ['shortcrust']],
  ['12 discos para empanadas', ['shortcrust']],
  ['1 kg de bife de chorizo', ['steak']],
  ['2 cdas de crema de maní', ['peanut-butter']],
])('in the Spanish of America "%s" is %j', (line, ids) => {
  expect(idsListed('es', line)).toEqual(ids)
})

test.each<[Language, string, string[]]>([
  ['es', '8 tortillas de trigo para burritos', ['flour-tortilla']],
  ['es', '1 limón para el pescado', ['lemon']],
  ['fr', '500 g de farine pour les crêpes', ['flour']],
  ['de', '300 g Mehl für die Nudeln', ['flour']],
  ['it', '500 g di farina per la pizza', ['flour']],
  ['es', '4 panes para hamburguesas', ['burger-bun']],
])('in %s the dish that a food is for is none of the line: %s', (language, line, ids) => {
  expect(idsListed(language, line)).toEqual(ids)
})

test('a table may have a group of the list in each column', () => {
  const table =
    '| Broth | Cream of tigers | Topping |\n|---|---|---|\n| 1 l water | 50 ml lime juice | 2 eggs |\n| salt | 1 onion | |'
  expect(new Set(cookedIn(`# Soup\n## Ingredients\n${table}\n${method}`))).toEqual(
    new Set(['water', 'lime-juice', 'egg', 'salt', 'onion']),
  )
})

test('eggs that a recipe leaves raw are not cooked', () => {
  const mousse = '# Mousse\n## Ingredients\n- 3 eggs\n## Method\n1. Whisk.\n\n'
  const [raw] = foodsOfRecipe(`${mousse}The eggs are left raw here.`).cooked
  const [done] = foodsOfRecipe(`${mousse}The eggs are not raw.`).cooked
  expect([raw?.staysRaw, done?.staysRaw]).toEqual([true, undefined])
})

const recipeOf = (title: string, eggs: string, steps: string) =>
  `# ${title}\n## Ingredients\n- ${eggs}\n- 200 g sugar\n## Method\n1. ${steps}`

test.each([
  ['Lemon mousse', '3 eggs', 'Melt the butter over low heat. Fold in the eggs and chill.', true],
  ['Tiramisù', '3 uova', 'Monta i tuorli con lo zucchero. Bagna i savoiardi nel caffè caldo.', true],
  ['Mayonnaise maison', '2 œufs', 'Fouettez les jaunes avec la moutarde, versez l’huile en filet.', true],
  ['Schokomousse', '3 Eier', 'Die Eier mit der Sahne und dem Zucker schlagen und kalt stellen.', undefined],
  ['Alioli', '1 huevo', 'Bate el huevo con el ajo y el aceite hasta que espese.', true],
  ['Coconut cloud', '3 eggs', 'Whisk the eggs and chill. Contains raw eggs.', true],
  ['Custard mousse', '3 eggs', 'Whisk the yolks with hot milk and chill.', undefined],
  ['Baked salmon mousse', '3 eggs', 'Beat the eggs into the salmon. Bake for 30 minutes.', undefined],
  ['Omelette', '3 eggs', 'Whisk the eggs.', undefined],
])('a dish of raw eggs heats none of them: %s, %s', (title, eggs, steps, staysRaw) => {
  const [egg] = foodsOfRecipe(recipeOf(title, eggs, steps)).cooked
  expect(egg?.staysRaw).toBe(staysRaw)
})

test.each([
  ['**TOPPINGS:** a drizzle of 2 tbsp mayonnaise and lime', ['mayonnaise']],
  ['**Toppings:** cress, olives or a little mayonnaise', []],
])('what goes on top is served with the dish where it is measured: %s', (line, ids) => {
  const { served } = foodsOfRecipe(`# Rolls\n## Ingredients\n- 300 g ham\n- lime\n${method}\n\n${line}`)
  expect(served.map(({ id }) => id)).toEqual(ids)
})

const list = '# Stew\n## Ingredients\n- 500 g diced beef\n- 2 carrots\n- 200 g rice noodles\n## Method\n'

test.each([
  ['1. Finish with a spoonful of mustard.', ['mustard']],
  ['1. Serve with crusty bread.', ['bread']],
  ['1. Stir the beef and the noodles into the sauce; the meat should be tender.', []],
  ['1. Cook without butter, until the sauce is thick as cream or looks like pancake batter.', []],
  ['1. Butter a dish and toast the spices in a pie plate with a bread knife.', []],
  ['1. Use oil instead of butter.', ['oil']],
  ['1. Cut the carrots into steaks the size of a walnut, smooth as butter.', []],
  ['1. Brush with oil where others use beaten egg; avoid using butter.', ['oil']],
  ['1. You could add prawns. Make it posh with pistachios. Lovely with ham.', []],
  ['1. Now you can add the cream.', ['heavy-cream']],
  ['1. Beef up the flavour with salt, and fish out the bay leaf.', ['salt', 'bay-leaf']],
  ["1. Soaking mellows it, though lamb's rarely needs it.", []],
])('beside its list a step adds what it really adds: %s', (step, ids) => {
  expect(cookedIn(list + step).filter((id) => !['beef', 'carrot', 'rice-noodle'].includes(id))).toEqual(ids)
})

// A list of flour alone, with a step that tells the language.
const framed = {
  en: ['flour', 'Heat the oven and wait for an hour until it is done.'],
  fr: ['farine', 'Chauffez le four et attendez une heure pour que le tout soit chaud.'],
  de: ['Mehl', 'Den Ofen heizen und eine Stunde warten, bis der Rest im Topf warm ist.'],
  es: ['harina', 'Calienta el horno y espera una hora hasta que el resto esté con los demás.'],
  it: ['farina', 'Scalda il forno e aspetta una ora con il coperchio fino alla fine.'],
} as const
type Language = keyof typeof framed

function addedBy(language: Language, sentence: string): string[] {
  const [flour, step] = framed[language]
  const text = `# Supper\n## Ingredients\n- 200 g ${flour}\n## Method\n1. ${step}\n2. ${sentence}`
  return cookedIn(text).filter((id) => id !== 'flour')
}

test.each<[Language, string]>([
  ['fr', 'Chemisez le moule de papier.'],
  ['fr', 'Remplissez les moules à madeleines.'],
  ['fr', 'Étalez la pâte et laissez-la reposer.'],
  ['fr', 'Battez le tout dans une terrine.'],
  ['fr', 'Sortez le rôti du four.'],
  ['fr', 'Couvrez et secouez la marmite.'],
  ['de', 'Bei 180 °C Ober-/Unterhitze backen.'],
  ['fr', 'Le tout doit rester rosé.'],
  ['de', 'Alles fein hacken und zum gehackten Rest geben.'],
  ['de', 'Alles zu einer Creme rühren und in die Terrine füllen.'],
  ['de', 'Den Hefeteig ausrollen und in die Form legen.'],
  ['es', 'Estira la masa con las yemas de los dedos y ponla en el molde.'],
  ['es', 'Tritura hasta formar una pasta.'],
  ['es', 'Hornea hasta que estén crujientes, doradas y hechas por dentro.'],
  ['es', 'Fríe hasta que la superficie quede bien dorada.'],
  ['it', 'Stendete la pasta e mettetela nello stampo.'],
  ['it', 'Frulla fino a ottenere una crema.'],
])('in %s a tin, a dough or a joint is no food: %s', (language, sentence) => {
  expect(addedBy(language, sentence)).toEqual([])
})

test.each<[Language, string, string[]]>([
  ['fr', 'Ajoutez les moules à la crème.', ['mussel', 'heavy-cream']],
  ['fr', 'Servez avec des pâtes.', ['pasta']],
  ['de', 'Zuletzt Crème fraîche einrühren.', ['creme-fraiche']],
  ['es', 'Añade la pasta y dos yemas.', ['pasta', 'egg-yolk']],
  ['es', 'Pon las doradas en la bandeja.', ['sea-bream']],
  ['es', 'Añade los filetes de dorada.', ['sea-bream']],
  ['fr', 'Servez avec une salade bien moutardée.', ['mustard']],
  ['it', 'Condite la pasta con il burro.', ['pasta', 'butter']],
])('in %s the food of that name is: %s', (language, sentence, ids) => {
  expect(new Set(addedBy(language, sentence))).toEqual(new Set(ids))
})

test.each<[Language, string]>([
  ['en', 'The cod can easily be replaced with salmon.'],
  ['en', 'You can swap the cod for prawns.'],
  ['en', 'For the meat-eaters, fry some bacon.'],
  ['en', 'Non-vegetarians might enjoy a little ham.'],
  ['en', 'For anyone who eats fish, anchovies.'],
  ['en', 'Focaccia is great as well.'],
  ['en', 'A poached egg is also good.'],
  ['en', 'Feta goes well with this.'],
  ['en', 'Most brands of pesto contain cheese.'],
  ['de', 'Der Kabeljau lässt sich durch Garnelen ersetzen.'],
  ['de', 'Ersetze die Butter durch Margarine.'],
  ['de', 'Für Fleischesser gibt es Speck dazu.'],
  ['de', 'Wer Fisch isst, legt Lachs dazu.'],
  ['de', 'Dazu passt Baguette.'],
  ['de', 'Parmesan schmeckt ebenfalls gut.'],
  ['fr', 'On peut remplacer le cabillaud par de la truite.'],
  ['fr', 'Remplacez le beurre par de la margarine.'],
  ['fr', 'Pour ceux qui mangent de la viande, quelques lardons.'],
  ['fr', 'Les non-végétariens ajouteront du jambon.'],
  ['fr', 'Un peu de feta convient aussi.'],
  ['es', 'Puedes sustituir la merluza por gambas.'],
  ['es', 'Para los que comen carne, un poco de jamón.'],
  ['es', 'El queso feta también queda muy rico.'],
  ['es', 'El atún le va de maravilla.'],
  ['it', 'Puoi sostituire il merluzzo con i gamberi.'],
  ['it', 'Per chi mangia carne, un po’ di pancetta.'],
  ['it', 'Il parmigiano ci sta benissimo.'],
])('in %s a suggestion is no food of the recipe: %s', (language, sentence) => {
  expect(addedBy(language, sentence)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'To make a meal of it, add grilled prawns.'],
  ['en', 'For more protein, add a boiled egg.'],
  ['en', 'Turn it into a main course with seared tuna.'],
  ['es', 'También con camarones o con queso fresco.'],
  ['es', 'Para hacerla más completa, añade atún o huevo duro.'],
  ['fr', 'Pour en faire un repas complet, ajoutez des crevettes.'],
  ['fr', 'Pour plus de protéines, ajoutez du saumon.'],
  ['de', 'Für mehr Eiweiß gebratene Garnelen dazugeben.'],
  ['de', 'Als Hauptgericht mit gebratenem Lachs ergänzen.'],
  ['it', 'Per renderla un piatto unico, aggiungi gamberi.'],
  ['it', 'Anche con gamberi o con noci.'],
])('in %s an idea of what else to add is no food of the recipe: %s', (language, sentence) => {
  expect(addedBy(language, sentence)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'Some hemp seeds or a scoop of ricotta would make it even more filling.'],
  ['en', 'Want a bit of bite? Toss in a few walnuts.'],
  ['en', 'Fancy something richer? Swirl in a spoonful of mascarpone.'],
  ['en', 'Got some ham? Dice it and throw it in.'],
  ['fr', 'Une poignée de noix rendra la salade plus nourrissante.'],
  ['fr', 'Envie de douceur ? Versez un trait de crème.'],
  ['fr', 'Vous aimez quand ça croque ? Parsemez de noisettes.'],
  ['de', 'Ein paar Walnüsse machen es gehaltvoller.'],
  ['de', 'Lust auf etwas Biss? Gehackte Haselnüsse unterheben.'],
  ['de', 'Darf es cremiger sein? Einen Löffel Mascarpone einrühren.'],
  ['es', 'Un puñado de nueces la hará más completa.'],
  ['es', '¿Te apetece algo crujiente? Añade unas almendras.'],
  ['es', '¿Quieres más sabor? Ralla un poco de parmesano.'],
  ['it', 'Hai voglia di croccante? Aggiungi delle nocciole.'],
  ['it', 'Vi piace cremoso? Unite del mascarpone.'],
])('in %s what a question or "more" opens is an idea: %s', (language, sentence) => {
  expect(addedBy(language, sentence)).toEqual([])
})

test.each<[Language, string, string[]]>([
  ['en', 'Too thick? Loosen with milk.', ['milk']],
  ['en', 'Stir in some cream, which will make it richer.', ['heavy-cream']],
  ['fr', 'Le tout est cuit ? Ajoutez la crème.', ['heavy-cream']],
  ['de', 'Alles weich? Dann die Sahne einrühren.', ['heavy-cream']],
  ['es', '¿Está blando? Añade la nata.', ['heavy-cream']],
])('in %s another question opens none: %s', (language, sentence, ids) => {
  expect(addedBy(language, sentence)).toEqual(ids)
})

test.each<[Language, string]>([
  ['en', 'Scoop the cream off the top of a chilled can of coconut milk.'],
  ['en', 'Fry the paste in the thick cream of the coconut milk.'],
  ['fr', 'Prélevez la crème épaisse du dessus de la boîte de lait de coco.'],
  ['de', 'Den festen Rahm von der Kokosmilch in den Wok geben.'],
  ['es', 'Sofríe con la crema espesa de la parte superior de la lata de leche de coco.'],
])('in %s the cream of coconut milk is the coconut’s: %s', (language, sentence) => {
  expect(addedBy(language, sentence)).toEqual(['coconut-milk'])
})

test.each<[Language, string, string[]]>([
  ['en', 'Stir in the cream and the coconut milk.', ['heavy-cream', 'coconut-milk']],
  ['fr', 'Ajoutez la crème et le lait de coco.', ['heavy-cream', 'coconut-milk']],
])('in %s cream beside coconut milk is cream: %s', (language, sentence, ids) => {
  expect(addedBy(language, sentence)).toEqual(ids)
})

test.each<[Language, string, string[]]>([
  ['en', '2 tbsp green curry paste – choose one without shrimp or fish', ['thai-green-curry-paste']],
  ['en', '4 slices bread without milk or soy', ['bread']],
  ['en', '200 g pasta without gluten or egg', ['gluten-free-pasta']],
  ['en', '4 slices bread, with or without butter', ['bread', 'butter']],
  ['fr', '200 g de pâtes sans gluten ni œufs', ['gluten-free-pasta']],
  ['de', '200 g Nudeln ohne Ei oder Milch', ['pasta']],
  ['es', '200 g de queso sin lactosa o tofu', ['lactose-free-cheese', 'tofu']],
])(
  'in %s what a line is without is left out, the alternative of a diet is not: "%s"',
  (language, line, ids) => {
    expect(new Set(foodsListedIn(line, language).map(({ food }) => food.id))).toEqual(new Set(ids))
  },
)

test.each<[Language, string, string[]]>([
  ['en', 'To make the sauce, stir in the cream.', ['heavy-cream']],
  ['en', 'Add a can of coconut milk and replace the lid.', ['coconut-milk']],
  ['en', 'Stir in the basil, which goes well with it.', ['basil']],
  ['de', 'Mit Parmesan bestreuen, das passt gut.', ['parmesan']],
  ['fr', 'Servez avec du pain, qui convient bien.', ['bread']],
  ['fr', 'Pour les boulettes, ajoutez un œuf.', ['egg']],
  ['es', 'Añade el parmesano, que combina muy bien con todo.', ['parmesan']],
  ['it', 'Aggiungi il parmigiano, che sta bene con tutto.', ['parmesan']],
])('in %s what is told to be done is: %s', (language, sentence, ids) => {
  expect(addedBy(language, sentence)).toEqual(ids)
})

const steps = '1. Simmer for two hours.\n\n'

test.each([
  ['Serve with crusty bread.', ['bread']],
  ['**To serve:** garlic bread', ['garlic-bread']],
  ['### To serve\n- garlic bread', ['garlic-bread']],
  ['**Abwandeln:** Serve with tofu and soy sauce.', []],
  ['**Vegan?** Serve with tofu and soy sauce.', []],
  ['If you eat dairy, serve it with butter.', []],
  ['## Ideas\nTop with grilled prawns. Serve with feta.', []],
  ['## More ideas\n- Add prawns.\n\nServe with crusty bread.', ['bread']],
  ['## Variations\n- Swap the beef for tofu.\n- Add prawns.', []],
  ['Cut it to the size of a walnut and serve.', []],
  ['A pot of mayonnaise for dipping, and supper is done.', ['mayonnaise']],
  ['**Bulk it up:** Stir in prawns. Serve with feta.', []],
  ['**Level up:** Top with feta.', []],
  ['## Easy upgrades\n- Add prawns.\n- Top with feta.', []],
  ['**Optional add-ins:** feta, grilled prawns or walnuts.', []],
  ['**Extras:** Top with feta. Serve with walnuts.', []],
  ['## Mix-ins\n- feta\n- walnuts\n\nServe with crusty bread.', ['bread']],
  ['**Toppings to try:** feta, walnuts', []],
  ['**Optional toppings:** feta, walnuts', ['feta', 'walnut']],
])('of what stands around the steps only what is served with the dish belongs to it: %s', (text, ids) => {
  expect(servedWith(list + steps + text)).toEqual(ids)
})

test.each<[Language, string, string]>([
  [
    'fr',
    '- 1 kg de pommes de terre\n\n1. Faites cuire les pommes de terre dans le four.',
    'Une mayonnaise pour tremper les frites.',
  ],
  [
    'de',
    '- 1 kg Kartoffeln\n\n1. Die Kartoffeln mit dem Öl mischen und im Ofen backen.',
    'Ein Klecks Mayonnaise zum Dippen.',
  ],
  [
    'es',
    '- 1 kg de patatas\n\n1. Asa las patatas en el horno hasta que estén hechas.',
    'Un poco de mayonesa para mojar las patatas.',
  ],
])('in %s what is there to dip into is served without a verb: %s %s', (_, list, sentence) => {
  expect(servedWith(`# Frites\n${list}\n\n${sentence}`)).toEqual(['mayonnaise'])
})

test.each(['Toppings', 'Optional toppings:', 'Optional add-ins:', 'Extras', 'Mix-ins'])(
  'a group "%s" of the list is of the list',
  (group) => {
    const text = `# Bowl\n**Base**\n- 200 g rice\n\n**${group}**\n- 50 g feta\n- 2 tbsp walnuts\n\n**Steps**\n1. Boil it.`
    expect(cookedIn(text)).toEqual(['rice', 'feta', 'walnut'])
  },
)

test('what is offered below paragraphs that tell what is done is an idea', () => {
  const text =
    '- 200 g rice\n- 1 onion\n\nBoil the rice with the onion until soft.\n\n**Optional extras:** Stir in feta. Add walnuts.'
  expect(cookedIn(text)).toEqual(['rice', 'onion'])
  expect(servedWith(text)).toEqual([])
})

test.each([
  ['Roughly 300 g cooked turkey, cut into strips and kept warm', 'fold in the turkey. Bake in the oven.'],
  ['About 2 cups cooked chicken, pulled off the bone', 'stir in the chicken. Simmer for 10 minutes.'],
])('in a numbered list what begins with about how much is of the list: %s', (line, step) => {
  const text = `# Turkey and chicken bake\n## You need\n1. 1 onion\n2. ${line}\n3. 50 g butter\n## Method\n1. Melt the butter and ${step}`
  const meat = foodsOfRecipe(text).cooked.find(({ food }) => food.role === 'protein')
  expect(meat?.condition).toBe('leftover')
})

test.each([
  [
    'in the list',
    '## Zutaten\n- 400 g gekochte Nudeln vom Vortag\n- 1 EL Butter\n\n## Zubereitung\n1. Die Nudeln in der Butter braten.',
    'pasta',
  ],
  ['in a sentence', 'Break up 3 cups cold leftover rice and fry it in a little oil until it is hot.', 'rice'],
  [
    'in a sentence, with its sort',
    'Fry the leftover new potatoes in the butter until they are hot.',
    'potato',
  ],
])('starch that was left over is reheated as meat is, said %s', (_, text, kind) => {
  const conditions = foodsOfRecipe(text).cooked.filter(
    ({ food }) => food.id.includes(kind) || food.kind === kind,
  )
  expect(conditions.map(({ condition }) => condition)).toEqual(['leftover'])
})

test('the rice of a sentence that is cooked first was not left over', () => {
  const { cooked } = foodsOfRecipe('Boil 300 g rice, drain it and fry it with the leftover chicken.')
  expect(cooked.find(({ food }) => food.id === 'rice')?.condition).toBeUndefined()
})

test('a recipe that lists nothing is read from its sentences', () => {
  const text = 'Heat two tablespoons of olive oil. Add 400 g chicken breast and 2 tablespoons of soy sauce.'
  expect(cookedIn(text)).toEqual(['olive-oil', 'chicken-breast', 'soy-sauce'])
})

test('any text is read', () => {
  for (const text of ['', '\n\n', '**', '| |', '1.', '- (', '# \n- ', '```\n```', 'or or or', '材料\n- 卵'])
    expect(() => foodsOfRecipe(text)).not.toThrow()
})

test.each([
  ['Notes', ['anchovy', 'miso', 'cheese', 'feta', 'ricotta', 'butter']],
  ['Substitute', ['anchovy', 'cheese', 'butter']],
])('a column of notes may name what does as well, one of swaps is no part of the list: %s', (over, ids) => {
  const rows =
    '| Anchovies | 4 | or 1 tbsp miso |\n| Cheese | 20 g | any will do, e.g. feta or ricotta |\n| Butter | 20 g | soft, not egg-yellow |'
  const table = `| Ingredient | Amount | ${over} |\n|---|---|---|\n${rows}`
  expect(cookedIn(`# Toast\n## Ingredients\n${table}\n${method}`)).toEqual(ids)
})

test.each([
  ['Boil the rice and toss it with **1 teaspoon sesame oil**.', true],
  ['Sesame oil would be a fine thing, ready in 20 minutes.', false],
])('before the list "%s" is a part of the method: %s', (sentence, isPart) => {
  const foods = cookedIn(`${sentence}\n\nFor the sauce:\n\n* 3 tbsp soy sauce\n* 1 carrot\n\n${method}`)
  expect(foods.includes('sesame-oil')).toBe(isPart)
})

test.each([
  ['**To serve:** crusty bread or rice', ['bread', 'rice']],
  ['**Zum Servieren:** Brot und Butter', ['bread', 'butter']],
])('"%s" below the list is of the list', (line, ids) => {
  const head = line.includes('Zum')
    ? '## Zutaten\n- 2 Zwiebeln\n- 3 EL Öl'
    : '## Ingredients\n- 2 onions\n- 3 tbsp oil'
  const steps = line.includes('Zum') ? '## Zubereitung\n1. Die Zwiebeln im Öl braten.' : method
  const foods = cookedIn(`# Stew\n${head}\n\n${line}\n\n${steps}`)
  for (const id of ids) expect(foods).toContain(id)
})

test('shredded chicken that is covered with a hot sauce is reheated', () => {
  const steps = '## Preparación\n1. Rellena las tortillas con el pollo.\n2. Báñalas con la salsa caliente.'
  const list = '## Ingredientes\n- 8 tortillas de maíz\n- 300 g de pollo cocido y deshebrado'
  const bird = foodsOfRecipe(`# Enchiladas\n${list}\n${steps}`).cooked.find(
    ({ food }) => food.id === 'chicken',
  )
  expect(bird?.condition).toBe('leftover')
})

test.each([
  ['## For serving', '2 cups cooked basmati rice'],
  ['**To serve**', '250 g basmati rice, cooked'],
])('cooked rice below "%s" is cooked for this dish, and not reheated', (heading, line) => {
  const recipe = `# Curry\n## Ingredients\n- 2 onions\n\n${heading}\n- ${line}\n\n## Method\n1. Keep the rice warm.\n2. Fry the onions.`
  const rice = foodsOfRecipe(recipe).cooked.find(({ food }) => food.id === 'basmati-rice')
  expect(rice).toBeDefined()
  expect(rice?.condition).toBeUndefined()
})

test.each<[Language, string, string[]]>([
  ['en', '2 tbsp ground flaxseed (this replaces the two eggs)', ['flaxseed']],
  ['de', '2 EL Leinsamen (ersetzen das Ei)', ['flaxseed']],
  ['es', '2 cdas de maicena (sustituye al huevo)', ['cornstarch']],
  ['fr', '2 cs de fécule de maïs (remplace l’œuf)', ['cornstarch']],
  ['en', '2 tbsp hoisin (check it, as some brands use peanuts)', ['hoisin']],
  ['en', '3 tbsp madras curry paste (check the jar, since many include yoghurt)', ['curry-paste']],
])(
  'what a remark in %s says to be replaced, or to be at some makers, is no food of it: %s',
  (language, line, ids) => {
    expect(idsListed(language, line)).toEqual(ids)
  },
)
