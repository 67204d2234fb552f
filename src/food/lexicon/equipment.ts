import { nameList } from './word-list.ts'

/**
 * Kitchen equipment that people list among ingredients. The last word is enough: "pan" stands for the frying
 * pan too.
 */
export const equipmentWords: readonly string[] = nameList(`
  slow cooker, crock pot, instant pot, cooker, multicooker, fryer, air fryer, microwave, oven, toaster,
  stove, hob, grill, barbecue, smoker, griddle, broiler, blender, food processor, mixer, whisk, juicer,
  kettle, maker, machine, press, pan, saucepan, skillet, wok, casserole dish, baking dish, tray,
  baking sheet, baking tin, roasting tin, cake tin, loaf tin, muffin tin, muffin cup, muffin case,
  cupcake liner, pie dish, tart tin, ramekin, steamer, colander, sieve, strainer, mortar, pestle,
  rolling pin, brush, piping bag, cutter, mixing bowl, measuring cup, measuring jug, measuring spoon,
  scale, thermometer, timer, knife, fork, wooden spoon, spatula, ladle, tongs, grater, peeler, masher,
  opener, board, butter dish, shaker, mill, grinder, spinner, cheesecloth, muslin, twine, kitchen string,
  toothpick, cocktail stick, skewer, chopstick, foil, baking paper, parchment, wax paper, cling film,
  plastic wrap, kitchen paper, freezer bag, coffee filter, napkin, towel, plate, lid
`)
