import type { DishForm } from '../dish.ts'
import { soup } from './soup.ts'
import { stirFry } from './stir-fry.ts'

/** Every dish form the house chef knows. */
export const dishForms: readonly DishForm[] = [stirFry, soup]
