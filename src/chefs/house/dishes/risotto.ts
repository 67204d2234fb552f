import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  leaf,
  not,
  role,
  savoury,
  woodyHerbs,
} from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

/** Rice stirred with hot liquid, ladle by ladle: about 1 part rice to 4 parts liquid by volume. */
export const risotto: DishForm = {
  id: 'risotto',
  name: 'risotto',
  course: 'main',
  regions: ['european'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'rice', takes: id('arborio-rice', 'paella-rice', 'pearl-barley', 'farro', 'rice', 'pudding-rice'), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 10), not(kind('egg', 'tofu', 'frying-cheese', 'cooked-pulse', 'ground-meat', 'ground-poultry', 'offal', 'chop', 'steak', 'stewing-meat')), not(id('surimi', 'fish-finger', 'fish-ball', 'frankfurter', 'canned-sardine'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), savoury, cooks('fry', 14), not(kind('seaweed', 'sprout', 'cabbage')), not(id('canned-bamboo-shoot', 'water-chestnut'))), max: 2 },
    leaf, { ...aromatics, takes: kind('onion', 'garlic') },
    { name: 'wine', takes: id('white-wine', 'red-wine', 'sparkling-wine', 'vermouth'), max: 1 },
    { name: 'stock', takes: kind('stock', 'stock-cube'), max: 1 },
    { name: 'butter', takes: kind('butter'), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('cottage-cheese', 'american-cheese'))), max: 1 },
    { ...woodyHerbs, max: 1 }, herbs, citrus, { name: 'spice', takes: id('saffron', 'nutmeg'), max: 1 },
    { name: 'nuts', takes: id('walnut', 'hazelnut', 'pine-nut', 'almond'), max: 1 },
  ],
  suits: (filled) => {
    const [rice] = filled.get('rice') ?? []
    const plain = rice?.food.id === 'rice' || rice?.food.id === 'pudding-rice'
    return rice !== undefined && !isReady({ food: rice.food, item: rice }) && (!plain || ['cheese', 'wine'].some((slot) => (filled.get(slot)?.length ?? 0) > 0))
  },
  write(cook) {
    const rice = cook.must('rice', { cut: 'whole' })
    const protein = cook.one('protein', { share: 0.7 })
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const scents = cook.all('aromatics', { cut: 'finely chopped' })
    const [wine, stock, greens, cheese, lemon] = [cook.one('wine', { quantity: cook.serves * 60 }), cook.one('stock'), cook.one('leaf', { share: 0.7 }), cook.one('cheese'), cook.one('citrus', { share: 0.5 })]
    const seasonings = [...cook.all('woodyHerbs'), ...cook.all('spice')]
    const minutes = rice.food.kind === 'rice' ? 18 : cook.minutes(rice, 'simmer')
    const broth = stock?.food.measure === 'volume' ? stock.quantity : 0
    const pour = cook.pour('water', Math.max(150, rice.quantity * 4 - broth - (wine?.quantity ?? 0) * 0.5))
    cook.step(`Heat ${pour}${stock ? ` with ${cook.the(stock)}` : ` with a good pinch of ${cook.names(cook.need('salt', 3))}`} in a pan and keep it just below a simmer.`)
    const butter = cook.one('butter', { quantity: cook.serves * 15 })
    const fat = butter ?? cook.need('oil', cook.serves * 12)
    const folded = [...vegetables, ...(protein ? [protein] : [])]
    if (folded.length > 0) cook.step(`Warm a third of ${cook.the(fat)} in a wide pan over medium-high heat. ${cook.inStages(folded, 'fry', 'fry')} Tip on to a plate.`)
    cook.step(`${folded.length > 0 ? 'In the same pan, melt another third' : 'Melt half'} of ${cook.the(fat)} over medium heat.${scents.length > 0 ? ` ${cook.inStages(scents, 'fry', 'soften')}` : ''} Stir in ${cook.the(rice, ...seasonings)} for ${cook.min(2)}, until the grains are hot and shining.${wine ? ` Pour in ${cook.the(wine)} and let it boil away.` : ''}`.replace('Melt', fat === butter ? 'Melt' : 'Warm').replace('melt', fat === butter ? 'melt' : 'warm'))
    cook.step(`Add the hot liquid a ladleful at a time, stirring, and wait until each is almost gone before the next. Go on for ${cook.min(minutes)}, until ${cook.the(rice)} ${cook.are(rice)} creamy with a little bite left.`)
    const late = [...folded, ...(greens ? [greens] : [])]
    if (late.length > 0) cook.step(`Fold in ${cook.the(...late)} and warm through for ${cook.min(2)}${greens ? ', until wilted' : ''}.`)
    cook.step(`Off the heat, beat in the rest of ${cook.the(fat, cheese)}${lemon ? ` and a squeeze of ${cook.names(lemon)}` : ''}; ${cook.season()}. Cover for ${cook.min(2)}.`)
    const top = [...cook.all('herbs'), cook.one('nuts')].filter((use) => use !== undefined)
    cook.step(`Loosen with a little more hot liquid if it is stiff: it should flow. Spoon into warm plates${top.length > 0 ? ` and scatter with ${cook.the(...top)}` : ''}.`)
    const named = [...(protein ? [protein] : []), ...vegetables, ...(greens ? [greens] : []), ...(cheese ? [cheese] : [])].slice(0, 2)
    const grain = rice.food.kind === 'rice' ? '' : `${titleName(rice)} `
    return {
      title: `${adjective(cook, [lemon, ...seasonings])}${named.length > 0 ? `${attributive(named)} ` : ''}${grain}risotto`,
      sentence: cook.say('Twenty minutes of stirring, and nothing you could buy comes close.', 'Creamy with no cream: the rice makes its own sauce.', 'A wooden spoon, a glass of something, and no hurry.').replace('the rice', cook.the(rice)),
      tip: cook.say('It goes on thickening: take it off while it still looks a little loose.', 'Keep the liquid hot: cold ladles stop the cooking.'),
    }
  },
} // prettier-ignore
