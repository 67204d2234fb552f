import type { FoodNames } from './food-names.ts'

/** Malay and Indonesian. */
export const malay: FoodNames = {
  onion: 'bawang merah besar',
  shallot: 'bawang merah',
  garlic: 'bawang putih',
  ginger: 'jahe, halia',
  galangal: 'lengkuas, laos',
  lemongrass: 'serai, sereh',
  chili: 'cabai, cabe, cili',
  aubergine: 'terong, terung',
  'bean-sprout': 'taugeh, tauge, toge',
  'water-spinach': 'kangkung',
  'chinese-broccoli': 'kailan',
  'green-bean': 'kacang panjang, buncis',
  cassava: 'singkong, ubi kayu',
  tofu: 'tahu, tauhu',
  tempeh: 'tempe',
  'coconut-milk': 'santan',
  'rice-noodle': 'bihun, mihun',
  'glass-noodle': 'soun, suun',
  'shrimp-paste': 'terasi, belacan',
}
