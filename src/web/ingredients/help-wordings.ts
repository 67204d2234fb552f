/** The help line asks for this many ingredients and goes once they are there. */
export const enoughIngredients = 4

/** The help line's wordings, of which a visit shows one. */
export const helpWordings = [
  'The cutting board is waiting: put 4 or more ingredients on it.',
  'A good stew starts with 4 or more ingredients.',
  'Peek into the pantry and call out 4 or more ingredients.',
  'Give me 4 or more ingredients and I will light the stove.',
  'My apron is on. All I need is 4 or more ingredients.',
  'Raid the fridge: 4 or more ingredients make a meal.',
  'The pan is warm already. Toss in 4 or more ingredients.',
  'Even the oldest spice rack can spare 4 or more ingredients.',
  'One onion is a start; 4 or more ingredients are a dinner.',
  'Knives sharpened, water boiling: name 4 or more ingredients.',
  'Too few cooks never spoiled a broth. Too few foods did: add 4 or more ingredients.',
  'Whisk together a list of 4 or more ingredients.',
  'Every cupboard hides a recipe: look for 4 or more ingredients.',
  'Mise en place, please: set out 4 or more ingredients.',
  'Hungry? So is the pot. Feed it 4 or more ingredients.',
] as const
