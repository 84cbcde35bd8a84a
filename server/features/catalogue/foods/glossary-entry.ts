import { foodPath } from '#schema/rules/paths.ts';
import { type Allergen, Diet, type FoodDiet } from '#schema/rules/vocabulary.ts';
import { readIngredientLine } from '#server/content/amounts.ts';
import type { FoodEntity, GlossaryValue } from './food.entity.ts';
import type { GlossaryEntryType, SubstituteType } from './glossary.type.ts';

type Foods = ReadonlyMap<string, FoodEntity>;

/** Returns the glossary entry of a food, with the effects of its substitutes; null if there is none. */
export function toGlossaryEntry(food: FoodEntity, foods: Foods): GlossaryEntryType | null {
  if (!food.glossary) return null;
  const { kind, what, taste, buy, keep, instead } = food.glossary;
  const substitutes = instead.map((substitute) => toSubstitute(substitute, food, foods));
  return { kind, path: foodPath(food.key), what, taste, buying: buy, keeping: keep, substitutes };
}

function toSubstitute(
  { for: amount, take, change }: GlossaryValue['instead'][number],
  food: FoodEntity,
  foodsByKey: Foods,
) {
  const items = take.flatMap(([key, itemAmount]) => {
    const item = foodsByKey.get(key);
    return item ? [{ item, itemAmount }] : [];
  });
  const foods = items.map(({ item }) => item);
  const contains = new Set(foods.flatMap((other) => other.contains));
  const mayContain = new Set(foods.flatMap((other) => other.mayContain));
  const has = (allergen: Allergen) => food.contains.includes(allergen);
  const mayHave = (allergen: Allergen) => has(allergen) || food.mayContain.includes(allergen);
  const parts = items.map(({ item, itemAmount }) => ({
    ...{ amount: itemAmount, text: toPartText(itemAmount, item), foodKey: item.key },
  }));
  return {
    ...{ amount, text: joinTexts(parts.map(({ text }) => text)), parts, change },
    adds: [...contains].filter((allergen) => !has(allergen)),
    mayAdd: [...mayContain].filter((allergen) => !mayHave(allergen) && !contains.has(allergen)),
    removes: food.contains.filter((allergen) => !contains.has(allergen) && !mayContain.has(allergen)),
    losesDiets: getDiets([food]).filter((diet) => !getDiets(foods).includes(diet)),
    gainsDiets: getDiets(foods).filter((diet) => !getDiets([food]).includes(diet)),
  } satisfies SubstituteType;
}

function getDiets(foods: readonly FoodEntity[]): Diet[] {
  const areAllDiets = (...diets: FoodDiet[]) => foods.every(({ diet }) => diets.includes(diet));
  return [
    ...(areAllDiets('vegan') ? [Diet.VEGAN] : []),
    ...(areAllDiets('vegan', 'vegetarian') ? [Diet.VEGETARIAN] : []),
  ];
}

/** Joins texts with commas and a final "and". Example: "2 tsp paprika, 1 tsp cumin and 1 clove". */
function joinTexts(texts: readonly string[]): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((text) => text !== '').join(' and ');
}

/** Returns an amount with the food's name, singular or plural. Examples: "2 onions", "200 g onions", "1 tsp onion". */
function toPartText(amount: string, { name, plural }: FoodEntity): string {
  const line = readIngredientLine(`${amount} of it`);
  const isPlural =
    'problem' in line || (line.unit === null ? !isAtMostOne(line.quantity ?? '') : /^k?g$/.test(line.unit));
  return `${amount} ${isPlural ? (plural ?? name) : name}`;
}

/** @param quantity - an exact fraction */
function isAtMostOne(quantity: string): boolean {
  const [numerator = 0, denominator = 1] = quantity.split('/').map(Number);
  return numerator <= denominator;
}
