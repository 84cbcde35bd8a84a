import type { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import type { NutritionFactType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { LineFields, RecipeFields } from '../format/recipe.schema.ts';
import { nearest } from '../similar.ts';
import { addedBy, allergensOf, dietsOf, type LabelCheck, labelProblem, labelsOf, meantBy } from './diets.ts';
import type { FoodFinder } from './find-food.ts';
import { type Food, sumOf } from './foods.ts';
import { gramsOf } from './grams.ts';
import type { Nutrients } from './usda.ts';

/** An ingredient line with the food that it is. */
export interface FoodLine {
  line: LineFields;
  /** Its place in its file. */
  path: (string | number)[];
  food: Food;
  /** Weight of the amount; null without one. */
  grams: number | null;
  /** Part of it that is eaten, in grams. */
  eaten: number;
  /** Food that drains off it: the whey of milk. */
  drained: { food: Food; grams: number } | null;
}

/** Facts that follow from the foods of a recipe. */
export interface RecipeFacts {
  /** Of all groups, in their order. */
  lines: FoodLine[];
  nutrition: NutritionFactType[];
  /** Cost of the groceries for one batch, in whole US dollars. */
  cost: number;
  diets: Diet[];
  contains: Allergen[];
  mayContain: Allergen[];
  labels: LabelCheck[];
}

/** Problem with the value at a path of a recipe file. */
export interface PathProblem {
  path: (string | number)[];
  message: string;
}

/** @returns the facts that the foods of a recipe give, or every line whose food or weight is not known. */
export function recipeFacts(fields: RecipeFields, finder: FoodFinder): RecipeFacts | { problems: PathProblem[] } {
  const read = fields.ingredients.flatMap((group, groupIndex) =>
    group.items.map((line, index) => readLine(line, ['ingredients', groupIndex, 'items', index], finder)),
  );
  const problems = read.filter((line) => 'message' in line);
  if (problems.length > 0) return { problems };
  const lines = read.filter((line) => 'food' in line);
  const serving = sumOf(
    lines.flatMap(heldBy).map(({ per100g, grams }) => ({ per100g, grams: grams / fields.servings })),
  );
  const foods = lines.map(({ line, food }) => meantBy(line.text, food));
  const diets = dietsOf(foods, serving);
  return {
    lines,
    nutrition: printed(serving),
    cost: costOf(lines),
    diets,
    ...allergensOf(foods),
    labels: labelsOf(foods, diets),
  };
}

/** @returns a problem for each line that a recipe makes itself: its page would lead to itself. */
export function ownProducts(slug: string, { lines }: RecipeFacts): PathProblem[] {
  return lines
    .filter(({ line, food }) => (line.said.recipe ?? food.recipe) === slug)
    .map(({ line, path }) => ({ path, message: `"${line.text}" is what this recipe makes: name what it is made of` }));
}

/** Fats that stay behind when something has been fried in them, and serve again. */
const FRYING_FAT = /^(?:oil|ghee|lard|shortening)/;

/** Adds up what is bought; of frying fat only what is taken up. */
function costOf(lines: readonly FoodLine[]): number {
  const dollars = lines.reduce((sum, { food, grams, eaten }) => {
    const used = FRYING_FAT.test(food.key) ? Math.min(eaten, grams ?? 0) : (grams ?? 0);
    return sum + (used * (food.price ?? 0)) / 1000;
  }, 0);
  return Math.max(1, Math.round(dollars));
}

function readLine(line: LineFields, path: FoodLine['path'], finder: FoodFinder): FoodLine | PathProblem {
  const problem = (message: string): PathProblem => ({ path, message: `"${line.text}" ${message}` });
  const found = line.said.food === null ? finder.find(line.item) : named(line.said.food, finder.foods);
  if ('problem' in found) return problem(found.problem);
  const { food } = found;
  const claim = labelProblem(line.text, food);
  if (claim !== undefined) return problem(claim);
  const besides = otherFood(line, food, finder);
  if (besides !== undefined) return problem(besides);
  const weight = gramsOf(line, food);
  if ('problem' in weight) return problem(weight.problem);
  const [, less, key = ''] = /^less (\d+) g (\S+)$/.exec(line.said.uses ?? '') ?? [];
  const grams = line.quantity === null ? null : weight.grams;
  if (less !== undefined) {
    const other = named(key, finder.foods);
    if ('problem' in other) return problem(other.problem);
    const rest = weight.edible - Number(less);
    if (rest <= 0) return problem(`weighs ${Math.round(weight.edible)} g: no ${less} g can drain off it`);
    return { line, path, food, grams, eaten: rest, drained: { food: other.food, grams: Number(less) } };
  }
  const [, used = '', unit] = /^([\d.]+) ?(g|%)$/.exec(line.said.uses ?? '') ?? [];
  const uses = unit === 'g' ? Number(used) : weight.edible * (unit === '%' ? Number(used) / 100 : 1);
  return { line, path, food, grams, eaten: uses, drained: null };
}

/** Returns the problem with a line that names another food than the one that counts: its label would be that of the wrong one. */
function otherFood(line: LineFields, food: Food, finder: FoodFinder): string | undefined {
  const found = finder.find(line.item);
  // `food` chooses among kinds: minced beef with more fat.
  if ('food' in found && kindOf(found.food) !== kindOf(food))
    return `is ${found.food.name}, but "food" makes it ${food.name}: take one of them`;
  for (const { food: named } of finder.mentioned(line.text)) {
    const added = addedBy(named, [food]);
    if (added) return `counts as ${food.name}, but names ${named.name} (${added}) too: give that a line of its own`;
  }
  return undefined;
}

/** The base thing, with which a key begins. */
export const kindOf = ({ key }: Food) => key.split('-')[0];

/** Returns the foods that are eaten of a line, in grams: what drains off counts as less of another food. */
function heldBy({ food, eaten, drained }: FoodLine): { per100g: Nutrients; grams: number }[] {
  if (!drained) return [{ per100g: food.per100g, grams: eaten }];
  const { grams } = drained;
  return [
    { per100g: food.per100g, grams: eaten + grams },
    { per100g: drained.food.per100g, grams: -grams },
  ];
}

function named(key: string, foods: ReadonlyMap<string, Food>): { food: Food } | { problem: string } {
  const food = foods.get(key);
  if (food) return { food };
  const near = nearest(key, foods.keys());
  return {
    problem: `names the food "${key}", which is not in the table of foods${near ? `: did you mean "${near}"?` : ''}`,
  };
}

/** The table of every recipe, in its order. */
const PRINTED: [name: string, value: keyof Nutrients, unit: string][] = [
  ['Energy', 'energy', 'kcal'],
  ['Protein', 'protein', 'g'],
  ['Carbohydrate', 'carbohydrate', 'g'],
  ['Fibre', 'fibre', 'g'],
  ['Sugars', 'sugars', 'g'],
  ['Fat', 'fat', 'g'],
  ['Saturated fat', 'saturated', 'g'],
  ['Sodium', 'sodium', 'mg'],
];

function printed(serving: Nutrients): NutritionFactType[] {
  return PRINTED.map(([name, value, unit]) => ({ name, amount: rounded(serving[value], unit), unit }));
}

/** As food labels round: energy to 5 kcal, sodium to 10 mg, grams to whole ones from 10 on, and to tenths below. */
function rounded(value: number, unit: string): number {
  if (unit === 'kcal') return Math.round(value / 5) * 5;
  if (unit === 'mg') return Math.round(value / 10) * 10;
  return value >= 9.95 ? Math.round(value) : Math.round(value * 10) / 10;
}
