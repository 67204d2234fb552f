import type { FoodNames } from './food-names.ts'

/** Filipino. */
export const filipino: FoodNames = {
  // meat and fish
  'pork-belly': 'liempo, pork liempo',
  'beef-sausage': 'longganisang baka',
  // what grows
  onion: 'sibuyas',
  garlic: 'bawang',
  ginger: 'luya',
  tomato: 'kamatis',
  aubergine: 'talong',
  pumpkin: 'kalabasa',
  'sweet-potato': 'kamote',
  'bitter-melon': 'ampalaya',
  'snow-pea': 'sitsaro',
  'green-bean': 'sitaw',
  daikon: 'labanos',
  'bamboo-shoot': 'labong',
  plantain: 'saba, saging na saba',
  'banana-blossom': 'puso ng saging',
  'mung-bean': 'munggo, monggo',
  // what stands in the cupboard
  tofu: 'tokwa',
  'coconut-milk': 'gata',
  'rice-noodle': 'bihon',
  'glass-noodle': 'sotanghon',
  'rice-pouch': 'bahaw',
  'bread-roll': 'pandesal, pan de sal',
  'pickled-vegetable': 'atchara, atsara',
}
