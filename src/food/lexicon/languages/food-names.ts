/**
 * What foods are called in one language: the food's id → its everyday names, singular or plural as people
 * write them, parted by ", ". A name that several languages share stands in each; one name never stands for
 * two foods.
 */
export type FoodNames = Readonly<Record<string, string>>
