/**
 * What must never be in a recipe: why, and the names. Curated by hand and matched as whole words wherever
 * they stand ("drain cleaner" holds "cleaner"), never guessed; a name stands here too where its last word
 * alone is a food. Sources of the classes: US Poison Help (HRSA), FDA "Bad Bug Book" natural toxins, EFSA
 * opinions on plant toxins.
 */
const hazards = {
  'a cleaning product, poisonous to swallow': `
    bleach, chlorine, ammonia, cleaner, drain unblocker, toilet duck, floor polish, furniture polish,
    shoe polish, disinfectant, sanitizer, sanitiser, detergent, washing powder, washing up liquid,
    dishwasher tablet, dishwasher salt, rinse aid, laundry pod, fabric softener, remover, descaler,
    scouring powder, soap, shampoo, conditioner, bubble bath, body wash, shower gel, domestos, clorox,
    lysol, dettol, tide, ariel, windex, mr clean, mr muscle, cif, ajax, fairy liquid, cillit bang, harpic,
    drano, pine sol, vanish, oxiclean, febreze, air freshener, mothball, lejia, javel, candeggina,
    bleichmittel, chlorbleiche`,
  'a poisonous chemical, not food': `
    petrol, gasoline, gas oil, diesel, kerosene, paraffin oil, lamp oil, lighter fluid, lighter fuel,
    motor oil, engine oil, brake fluid, antifreeze, coolant, washer fluid, screenwash, methanol,
    methylated spirit, meths, rubbing alcohol, isopropyl alcohol, isopropanol, surgical spirit,
    denatured alcohol, wood alcohol, ethylene glycol, acetone, nail polish, paint, white spirit,
    mineral spirit, turpentine, varnish, lacquer, wood stain, glue, superglue, epoxy, resin, ink, toner,
    battery, button cell, mercury, quicksilver, lead, asbestos, arsenic, cyanide, strychnine, thallium,
    ricin, caustic soda, lye, sodium hydroxide, sodium hypochlorite, hydrochloric acid, muriatic acid,
    sulfuric acid, sulphuric acid, nitric acid, hydrogen peroxide, borax, boric acid, formaldehyde,
    chloroform, benzene, pool shock, killer, weedkiller, herbicide, roundup, glyphosate, pesticide,
    insecticide, fungicide, chemical, bug spray, insect spray, fly spray, slug pellet, rodenticide, poison, venom,
    fertilizer, fertiliser, plant food, firework, gunpowder, explosive, silica gel, essential oil, tea tree oil,
    eucalyptus oil, mineral oil, baby oil, massage oil, neem oil, perfume,
    cologne, aftershave, deodorant, hairspray, hair dye, sunscreen, sun cream, lotion, hand cream,
    face cream, shaving cream, shaving foam, lipstick, mascara, makeup, cosmetic, mouthwash, toothpaste,
    cigarette, cigar, tobacco, snus, nicotine, vape, e liquid, ash tray, glass shard, broken glass,
    radioactive, uranium, plutonium, polonium, gasolina, benzina, benzin, essence sans plomb, cat litter,
    kitty litter, urine, faeces, feces, poop, vomit`,
  'a medicine or drug, which does not belong in food': `
    pill, medicine, medication, paracetamol, acetaminophen, tylenol, ibuprofen, advil, aspirin, xanax,
    valium, sleeping tablet, antidepressant, antibiotic, painkiller, viagra, oxycodone, morphine, fentanyl,
    heroin, cocaine, methamphetamine, mdma, ecstasy, lsd, ketamine, opium, drug, magic mushroom,
    psilocybin, cannabis, marijuana, weed brownie, thc, ghb, steroid, insulin, warfarin, laxative,
    cough syrup, castor oil, nyquil, iron tablet, chloroquine, ivermectin`,
  'a poisonous mushroom': `
    death cap, destroying angel, fly agaric, amanita, toadstool, webcap, false morel, gyromitra,
    funeral bell, panther cap, unknown mushroom, unidentified mushroom, lawn mushroom,
    mushroom from the garden, mushroom from my garden, mushroom from the forest, mushroom i found`,
  'a poisonous plant': `
    hemlock, foxglove, digitalis, oleander, yew, lily of the valley, nightshade, belladonna, monkshood,
    aconite, wolfsbane, castor bean, castor seed, rosary pea, jimsonweed, datura, angel trumpet, henbane,
    mandrake, laburnum, daffodil, narcissus bulb, hyacinth bulb, tulip bulb, autumn crocus, meadow saffron,
    colchicum, hogweed, poison ivy, pokeweed, pokeberry, poke root, larkspur, delphinium, azalea,
    rhododendron, dieffenbachia, poinsettia, mistletoe, holly berry, ivy berry, ivy leaf, privet berry,
    snowberry, wisteria, sago palm, manchineel, ackee unripe, unripe ackee, horse chestnut, conker,
    buckeye, death camas, daphne, cherry laurel, spurge laurel, tansy oil, pennyroyal, wormwood oil,
    ragwort, morning glory seed, larch lily, easter lily, calla lily, peace lily`,
  'the leaves are poisonous; only the stalks are food': `
    rhubarb leaf, tomato leaf, potato leaf, potato plant, potato flower, tomato plant, potato berry`,
  'raw elderberries are poisonous until they are cooked through': `
    raw elderberry, elderberry raw, uncooked elderberry, unripe elderberry, elder leaf, elder bark`,
  'it sets cyanide free in the body': `
    apricot kernel, apricot stone, apricot pit, peach kernel, peach stone, peach pit, cherry kernel,
    cherry stone, cherry pit, plum kernel, plum stone, plum pit, apple seed, apple pip, bitter almond,
    bitter cassava, raw cassava`,
  'green or sprouted potatoes hold solanine, which cooking does not destroy': `
    green potato, sprouted potato, sprouting potato, potato sprout, potato eye`,
  'its poison survives cooking': 'pufferfish,fugu,blowfish,toad,bitter bottle gourd',
  'made for animals, not for people': `
    dog food, cat food, pet food, dog biscuit, dog treat, cat treat, kibble, whiskas, pedigree chum,
    fish food, bird seed, bird food, hamster food, horse feed, chicken feed, cattle feed, animal feed,
    bait`,
}

/** Names of hazards, each with its reason, a phrase for a person. */
export const hazardWords: readonly (readonly [name: string, reason: string])[] = Object.entries(
  hazards,
).flatMap(([reason, list]) => namesIn(list).map((name) => [name, reason] as const))

/**
 * Animals and people: refused calmly where they are what is named, not where they are part of a food's name.
 */
export const refusedWords: readonly string[] = namesIn(`
  human, person, people, baby, man, woman, child, boy, girl, neighbour, neighbor, husband, wife,
  corpse, human blood, placenta, breast milk, dog, puppy, cat, kitten, hamster, guinea pig, parrot,
  pet, donkey, monkey, ape, gorilla, chimpanzee, panda, elephant, rhino, tiger, lion, leopard,
  polar bear, whale, dolphin, seal, turtle, tortoise, bat, rat, mouse, swan, eagle, penguin, robin,
  hedgehog, squirrel, wolf, fox, unicorn, dragon, cockroach, fly, maggot, worm, spider, slug,
  jellyfish, starfish, seahorse
`)

function namesIn(list: string): string[] {
  return list.trim().split(/,\s*/)
}
