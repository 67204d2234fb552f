import { createRandom } from './random.testing.ts'

const words = (text: string) => text.split(',').map((word) => word.trim())

const mains = words(`
  chicken breasts, chicken thighs, chicken drumsticks, whole chicken, minced beef, minced pork, minced lamb, turkey mince,
  pork chops, pork shoulder, bacon, sausages, chorizo, ham, gammon, lamb chops, lamb shoulder, stewing beef, steak,
  beef strips, salmon fillets, cod, smoked haddock, smoked salmon, tinned tuna, sardines, prawns, mussels, squid, eggs, tofu,
  tempeh, halloumi, paneer, chickpeas, black beans, butter beans, red lentils, leftover roast chicken, leftover roast beef,
  leftover ham, leftover turkey, cooked prawns, hot dogs, meatballs, fish fingers, veggie sausages, quorn mince, duck breasts,
  chicken livers, corned beef, rotisserie chicken, meat ravioli, frozen fish`)
const vegetables = words(`
  carrots, onions, leeks, cabbage, kale, spinach, broccoli, cauliflower, peas, green beans, sweetcorn, courgettes, aubergine,
  peppers, tomatoes, cherry tomatoes, mushrooms, celery, parsnips, swede, beetroot, butternut squash, fennel, asparagus,
  brussels sprouts, lettuce, cucumber, avocado, rocket, pak choi, beansprouts, okra, red cabbage, sauerkraut, chard,
  frozen mixed vegetables, tinned tomatoes, spring onions, leftover roast vegetables, celeriac`)
const starches = words(`
  rice, leftover rice, spaghetti, penne, egg noodles, rice noodles, udon, gnocchi, potatoes, leftover mashed potato,
  leftover roast potatoes, new potatoes, sweet potatoes, bread, stale bread, tortillas, pita bread, naan, couscous, bulgur,
  quinoa, polenta, pearl barley, puff pastry, filo pastry, pizza dough, burger buns, baguette, leftover pasta, frozen chips`)
const others = words(`
  cheddar, feta, mozzarella, parmesan, cream, greek yogurt, milk, butter, coconut milk, soy sauce, hoisin sauce, fish sauce,
  miso, gochujang, curry paste, curry powder, cumin, smoked paprika, pesto, tomato puree, mustard, mayonnaise, honey,
  peanut butter, tahini, lemon, lime, ginger, garlic, chilli, thyme, rosemary, sage, basil, coriander, mint, dill, parsley,
  white wine, beer, cider, apple, walnuts, peanuts, olives, capers, blue cheese, cream cheese, stock cube, gravy granules,
  bbq sauce, salsa, cranberry sauce, stuffing, harissa, breadcrumbs`)

/** What could lie in a kitchen: something to build dinner on, vegetables, mostly a starch, and what seasons it. */
export function ordinaryList(seed: number): string[] {
  const { next, pick } = createRandom(seed)
  const list = [pick(mains), pick(vegetables), pick(others)]
  if (next() < 0.6) list.push(pick(vegetables))
  if (next() < 0.8) list.push(pick(starches))
  if (next() < 0.6) list.push(pick(others))
  return [...new Set(list)]
}
