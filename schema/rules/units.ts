/** Every measure that an ingredient can be given in, and how authors may spell it: its name comes first. */
export const measureSpellings = [
  ['g', 'gram', 'grams', 'gramme', 'grammes'],
  ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  ['mg', 'milligram', 'milligrams'],
  ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  ['l', 'litre', 'litres', 'liter', 'liters'],
  ['tsp', 'tsps', 'teaspoon', 'teaspoons'],
  ['tbsp', 'tbsps', 'tbs', 'tablespoon', 'tablespoons'],
  ['cup', 'cups'],
  ['oz', 'ounce', 'ounces'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['fl oz', 'fl. oz', 'fluid ounce', 'fluid ounces'],
  ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
] as const;

/** Units that are things themselves, one and several: `4 cloves` may be the spice, with nothing after it. */
export const thingUnits = [
  ['pinch', 'pinches'],
  ['handful', 'handfuls'],
  ['clove', 'cloves'],
  ['slice', 'slices'],
  ['can', 'cans'],
  ['tin', 'tins'],
  ['sprig', 'sprigs'],
  ['stick', 'sticks'],
  ['bunch', 'bunches'],
  ['piece', 'pieces'],
] as const;
