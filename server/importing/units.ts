/** Every unit and how authors may spell it; a spelling stays as it was written. */
const SPELLINGS = {
  measures: [
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
  ],
  /** Units that are things themselves: `4 cloves` may be the spice, with nothing after it. */
  things: [
    ['pinch', 'pinches'],
    ['handful', 'handfuls'],
    ['clove', 'cloves'],
    ['slice', 'slices'],
    ['can', 'cans', 'tin', 'tins'],
    ['sprig', 'sprigs'],
    ['stick', 'sticks'],
    ['bunch', 'bunches'],
    ['piece', 'pieces'],
  ],
};

const things = new Set(SPELLINGS.things.flat());
const spellings = [...SPELLINGS.measures.flat(), ...things];
// Whole words only: neither the `l` of `large` nor the `clove` of `clove-studded`.
const unitAtStart = new RegExp(
  `^\\s*((?:${spellings.map((spelling) => spelling.replace('.', '\\.').replace(' ', '\\s')).join('|')})\\.?)(?=[\\s,(]|$)`,
  'iu',
);

/** @returns the unit that `text` begins with, as written, and what follows it; null where it begins with none. */
export function readUnit(text: string): { unit: string; rest: string } | null {
  const match = unitAtStart.exec(text);
  return match?.[1] ? { unit: match[1], rest: text.slice(match[0].length) } : null;
}

/** @returns whether the unit can stand alone, as a thing one counts. */
export function isThing(unit: string): boolean {
  return things.has(unit.toLowerCase());
}
