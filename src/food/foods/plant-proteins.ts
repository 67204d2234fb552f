// Allergens follow Regulation (EU) 1169/2011, Annex II; where makers differ, the allergen is named.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Tofu, tempeh, seitan and what is made to stand in for meat and fish. */
// prettier-ignore
export const plantProteins: Food[] = [
  ...foodTable('tofu', {
    tofu: { aka: 'beancurd,soy curd,soya curd' },
    'silken tofu': { aka: 'soft tofu' },
    'smoked tofu': { aka: 'marinated tofu,baked tofu,dried bean curd' },
    'fried tofu': { aka: 'tofu puff,aburaage', per: [40, 70, 120] },
    'tofu skin': { aka: 'yuba,bean curd stick,bean curd skin,bean curd sheet', per: [15, 25, 40], cup: 30, raw: false, state: 'dried' },
    natto: { aka: 'fermented soybean', per: [30, 45, 90] },
  }),
  ...foodTable('plant-protein', {
    tempeh: { aka: 'tempeh bacon' },
    seitan: { aka: 'wheat meat,mock duck,mock meat', allergens: ['wheat', 'gluten', 'soy'] },
    'plant-mince': { name: 'plant-based mince', aka: 'veggie mince,meat free mince,meatless mince,impossible beef,impossible meat,impossible ground,impossible burger meat,beyond burger meat,impossible mince,beyond beef,vegan mince,vegetarian mince,vegan ground beef,beyond meat,soya mince,vegan meat,meat substitute,plant mince,soy mince,plant meat', allergens: ['wheat', 'gluten', 'soy'] },
    tvp: { name: 'textured soy protein', aka: 'textured vegetable protein,tvp,soya chunk,soy chunk,soy meat,soy curl', per: [25, 40, 60], cup: 80, state: 'dried' },
    'vegan-burger': { name: 'veggie burger', aka: 'vegan burger,beyond burger,beyond burger patty,impossible burger,bean burger,vegetarian burger,veggie patty,vegetable burger,mushroom burger,soy burger,plant burger', measure: 'each', piece: 110, per: [100, 110, 220], allergens: ['wheat', 'gluten', 'soy'] },
    'vegan sausage': { aka: 'soy chorizo,soyrizo,veggie sausage,vegetarian sausage,vegan hot dog,vegetarian hot dog,veggie hot dog,vegan chorizo,tofu sausage,vegetable sausage,impossible sausage,beyond sausage,linda mccartney sausage,field roast,tofurky', measure: 'each', piece: 50, allergens: ['wheat', 'gluten', 'soy'] },
    'vegan-chicken': { name: 'plant-based chicken', aka: "plant chicken,vegan nugget,vegetarian chicken,veggie chicken,mock chicken,soy chicken,this isn't chicken,oumph", allergens: ['wheat', 'gluten', 'soy'] },
    'vegan-bacon': { name: 'plant-based bacon', aka: 'veggie bacon,vegetarian bacon,coconut bacon', per: [20, 40, 60], allergens: ['wheat', 'gluten', 'soy'] },
    'vegan-meatball': { name: 'plant-based meatball', aka: 'veggie meatball,vegetarian meatball', measure: 'each', piece: 25, allergens: ['wheat', 'gluten', 'soy'] },
    'vegan-ham': { name: 'plant-based cold cuts', aka: 'vegan deli slice,vegan salami,vegan pepperoni', origin: 'egg', per: [20, 40, 80], raw: true, safeRule: 'reheated', state: 'ready', allergens: ['wheat', 'gluten', 'egg', 'soy'] },
    'vegan-fish': { name: 'plant-based fish', aka: 'vegan fish finger,vegan tuna,vegan salmon,vegan shrimp,vegan prawn', allergens: ['wheat', 'gluten', 'soy'] },
    'nut roast': { aka: 'nut loaf,nut cutlet', origin: 'egg', measure: 'each', piece: 400, per: [100, 150, 220], safeRule: 'egg', allergens: ['wheat', 'gluten', 'egg', 'celery', 'tree nuts'] },
    quorn: { name: 'Quorn pieces', aka: 'quorn,quorn chicken', origin: 'egg', safeRule: 'reheated', allergens: ['egg'] },
    'Quorn mince': { aka: 'mycoprotein mince', origin: 'egg', safeRule: 'reheated', allergens: ['egg'] },
    'Quorn sausage': { aka: 'quorn burger,quorn nugget', origin: 'egg', measure: 'each', piece: 42, per: [42, 84, 126], safeRule: 'reheated', allergens: ['wheat', 'gluten', 'egg', 'milk'] },
  }),
]
