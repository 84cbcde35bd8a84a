import { measureSpellings } from '#schema/rules/units.ts';
import { type Allergen, Diet } from '#schema/rules/vocabulary.ts';
import type { LabelCheckType } from '#server/features/catalogue/foods/food.type.ts';
import type { NutritionFactType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import type { LineFields, RecipeFields } from '../format/recipe.schema.ts';
import type { ValueEdit } from '../reading/yaml-fix.ts';
import { findNearest, suggestFood } from '../similar.ts';
import { applyLabels, findLabelProblem, getAddition, getDiets, getDishAllergens, getLabelChecks } from './diets.ts';
import { type FoodFinder, getUnknownName } from './find-food.ts';
import { createUnknownFood, type Food, isKnown, sumNutrients } from './foods.ts';
import { getGrams } from './grams.ts';
import { isFat, isFlour } from './kinds-of-food.ts';
import { findSecondFood } from './second-food.ts';
import type { Nutrients } from './usda.ts';
import { removeExclusions } from './words.ts';

/** An ingredient line with its food. */
export interface FoodLine {
  line: LineFields;
  /** Path of keys and indexes in its file. */
  path: (string | number)[];
  /** A placeholder without a key if the table of foods lacks it. */
  food: Food;
  /** Weight of the amount, in grams; null without an amount, or if the weight is not known. */
  grams: number | null;
  /** Weight of the eaten part, in grams. */
  eaten: number;
  /** Another food that drains off and is not eaten: whey, if milk becomes cheese. */
  drained: { food: Food; grams: number } | null;
  /** Warning about an amount whose weight is not known: nutrition and cost leave it out. */
  weightWarning?: string;
}

/** Facts derived from the foods of a recipe. */
export interface RecipeFacts {
  /** Lines of all groups, in order. */
  lines: FoodLine[];
  nutrition: NutritionFactType[];
  /** Cost of the groceries for one batch, in whole US dollars. */
  cost: number;
  diets: Diet[];
  contains: Allergen[];
  mayContain: Allergen[];
  labels: LabelCheckType[];
  /** Names of foods that are not in the table. With such a food, the recipe states no diet. */
  unknownFoods: string[];
  /** Names of foods that nutrition and cost leave out: unknown foods, and amounts whose weight is not known. */
  uncountedFoods: string[];
  /** Findings about these lines that do not prevent publication. */
  warnings: PathProblem[];
}

/** Problem with the value at a path of a recipe file. */
export interface PathProblem {
  path: (string | number)[];
  message: string;
  /** Omitted if the right text is not certain. */
  edit?: ValueEdit;
}

/** Returns the facts that follow from the foods of a recipe, or the problems of all its lines. */
export function getRecipeFacts(fields: RecipeFields, finder: FoodFinder): RecipeFacts | { problems: PathProblem[] } {
  const results = fields.ingredients.flatMap((group, groupIndex) =>
    group.items.map((line, index) => readLine(line, ['ingredients', groupIndex, 'items', index], finder)),
  );
  const problems = results.filter((line) => 'message' in line);
  if (problems.length > 0) return { problems };
  const lines = results.filter((line) => 'food' in line);
  const serving = sumNutrients(
    lines.flatMap(getEatenFoods).map(({ per100g, grams }) => ({ per100g, grams: grams / fields.servings })),
  );
  const foods = lines.map(({ line, food }) => applyLabels(line.text, food));
  const unknownLines = lines.filter(({ food }) => !isKnown(food));
  const uncountedLines = lines.filter(({ food, weightWarning }) => !isKnown(food) || weightWarning !== undefined);
  const allDiets = unknownLines.length > 0 ? [] : getDiets(foods, serving);
  const diets = uncountedLines.length === 0 ? allDiets : allDiets.filter((diet) => !MEASURED_DIETS.has(diet));
  return {
    lines,
    nutrition: toNutritionFacts(serving),
    cost: getCost(lines),
    diets,
    ...getDishAllergens(foods),
    labels: getLabelChecks(foods.filter(isKnown), diets),
    unknownFoods: getLineFoodNames(unknownLines),
    uncountedFoods: getLineFoodNames(uncountedLines),
    warnings: lines.flatMap((line) => getWarnings(line, finder)),
  };
}

function getLineFoodNames(lines: readonly FoodLine[]): string[] {
  return [...new Set(lines.map(({ food }) => food.name))];
}

/** Diets that follow from the nutrition of a serving. */
const MEASURED_DIETS: ReadonlySet<Diet> = new Set([Diet.HIGH_PROTEIN, Diet.LOW_SUGAR]);

function getWarnings({ line, path, food, weightWarning }: FoodLine, finder: FoodFinder): PathProblem[] {
  if (!isKnown(food)) return [{ path, ...describeUnknown(line, food, finder) }];
  return weightWarning === undefined ? [] : [{ path, message: `"${line.text}" ${weightWarning}` }];
}

function describeUnknown({ text, item }: LineFields, { name }: Food, finder: FoodFinder): Omit<PathProblem, 'path'> {
  const intendedName = finder.findIntendedName(item);
  const hint = intendedName ? `did you mean "${intendedName}"?` : 'add it to the foods';
  const message = `"${text}": "${name}" is not in the table of foods, so the recipe states no diet and its nutrition leaves it out: ${hint}`;
  return intendedName ? { message, edit: { from: name, to: intendedName } } : { message };
}

/** Returns a problem for each line whose food is the one that the recipe makes. */
export function findOwnProducts(slug: string, { lines }: RecipeFacts): PathProblem[] {
  return lines
    .filter(({ line, food }) => (line.details.recipe ?? food.recipe) === slug)
    .map(({ line, path }) => ({ path, message: `"${line.text}" is what this recipe makes: name what it is made of` }));
}

/**
 * Returns the price of the groceries in whole US dollars, at least 1. Only the absorbed part of frying fat counts,
 * because the rest is used again.
 */
function getCost(lines: readonly FoodLine[]): number {
  const dollars = lines.reduce((sum, { food, grams, eaten }) => {
    const usedGrams = isFat(food) ? Math.min(eaten, grams ?? 0) : (grams ?? 0);
    return sum + (usedGrams * (food.price ?? 0)) / 1000;
  }, 0);
  return Math.max(1, Math.round(dollars));
}

/** Returns a line with its food, or the problem with it. */
export function readLine(line: LineFields, path: FoodLine['path'], finder: FoodFinder): FoodLine | PathProblem {
  const toProblem = (message: string, edit?: ValueEdit): PathProblem => ({
    path,
    message: `"${line.text}" ${message}`,
    edit,
  });
  const second = findSecondFood(line.text, finder);
  if (second)
    return toProblem(`has two foods: write "${second}" on a separate line`, { from: second, to: second, as: 'item' });
  const match = getFood(line, finder);
  if ('problem' in match) return toProblem(match.problem, match.edit);
  const { food } = match;
  const claim = findLabelProblem(line.text, food);
  if (claim !== undefined) return toProblem(claim);
  const contradiction = isKnown(food) ? getContradiction(line, food, finder) : undefined;
  if (contradiction !== undefined) return toProblem(contradiction);
  const weight = getGrams(line, food);
  if ('problem' in weight) return { line, path, food, ...UNWEIGHED, weightWarning: weight.problem };
  const [, drained, drainedKey = ''] = /^less (\d+) g (\S+)$/.exec(line.details.uses ?? '') ?? [];
  const grams = line.quantity === null ? null : weight.grams;
  if (drained !== undefined) {
    const other = findNamedFood(drainedKey, finder.foods);
    if ('problem' in other) return toProblem(other.problem, other.edit);
    const eaten = weight.edible - Number(drained);
    if (eaten <= 0) return toProblem(`weighs ${Math.round(weight.edible)} g: no ${drained} g can drain off it`);
    return { line, path, food, grams, eaten, drained: { food: other.food, grams: Number(drained) } };
  }
  const [, usedAmount = '', unit] = /^([\d.]+) ?(g|%)$/.exec(line.details.uses ?? '') ?? [];
  const eaten = unit === 'g' ? Number(usedAmount) : weight.edible * (unit === '%' ? Number(usedAmount) / 100 : 1);
  return { line, path, food, grams, eaten, drained: null };
}

const UNWEIGHED = { grams: null, eaten: 0, drained: null };

/** Returns the food of a line: the food that its author states, else a food that its words name, else a placeholder. */
function getFood(line: LineFields, finder: FoodFinder): { food: Food } | { problem: string; edit?: ValueEdit } {
  if (line.details.food !== null) return findNamedFood(line.details.food, finder.foods);
  const food = finder.findInLine(line);
  if (food) return { food };
  const unit = findMisspelledUnit(line, finder);
  if (unit) return { problem: `has an unknown unit "${unit}": write g, ml, tsp, tbsp, cup …` };
  const allergens = getDishAllergens(finder.allergenNames.findAll(line.text));
  return { food: createUnknownFood(getUnknownName(line.item), allergens) };
}

/** Returns the first word of a line if it is a misspelled unit. Example: "tbps" for "2 tbps oil". */
function findMisspelledUnit({ quantity, unit, item }: LineFields, finder: FoodFinder): string | undefined {
  const [, firstWord = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(item) ?? [];
  if (quantity === null || unit !== null || !finder.findByName(rest)) return undefined;
  return findNearest(firstWord, measureSpellings.flat()) === null ? undefined : firstWord;
}

/** Returns the problem with a line that names another food than its own, whose allergens the recipe would not state. */
function getContradiction(line: LineFields, food: Food, finder: FoodFinder): string | undefined {
  const lineMatch = finder.findInLine(line);
  // `food` may choose among foods of one kind: minced beef with more fat.
  if (lineMatch && getKind(lineMatch) !== getKind(food))
    return `is ${lineMatch.name}, but "food" says ${food.name}: keep one of them`;
  if (!lineMatch && !finder.canMean(line.item, food))
    return `does not name ${food.name}, which "food" states: delete "food", or name it in the line`;
  for (const { food: mentionedFood } of finder.findAll(line.text)) {
    const added = getAddition(mentionedFood, [food]);
    if (added)
      return `counts as ${food.name}, but names ${mentionedFood.name} (${added}), too: put that on a separate line`;
  }
  for (const { name, ...allergens } of finder.allergenNames.findAll(removeExclusions(line.text))) {
    // "Oyster or brown mushrooms" names oyster mushrooms.
    const isVariety = finder.allergenNames.findAll(`${name} ${food.name.split(' ').at(-1)}`).length === 0;
    const added = isVariety ? undefined : getAddition({ ...allergens, diet: 'vegan' }, [food]);
    if (added) return `counts as ${food.name}, but names ${name} (${added}), too: put that on a separate line`;
  }
  return undefined;
}

/** Returns the kind of a food: "oil" for the key "oil-olive". */
const getKind = ({ key }: Food) => key.split('-')[0];

/** Returns the weight of the eaten parts of lines, in grams. */
export function getEaten(lines: readonly FoodLine[]): number {
  return lines.reduce((sum, { eaten }) => sum + eaten, 0);
}

/** Returns the weight of the flour that is eaten, in grams. */
export function getFlour(lines: readonly FoodLine[]): number {
  return getEaten(lines.filter(({ food }) => isFlour(food)));
}

/** Returns the nutrients of the eaten parts of lines; a drained food is not subtracted. */
export function getNutrients(lines: readonly FoodLine[]): Nutrients {
  return sumNutrients(lines.map(({ food, eaten }) => ({ per100g: food.per100g, grams: eaten })));
}

/** Returns the eaten foods of a line, with grams; a drained part is another food with negative grams. */
function getEatenFoods({ food, eaten, drained }: FoodLine): { per100g: Nutrients; grams: number }[] {
  if (!drained) return [{ per100g: food.per100g, grams: eaten }];
  const { grams } = drained;
  return [
    { per100g: food.per100g, grams: eaten + grams },
    { per100g: drained.food.per100g, grams: -grams },
  ];
}

function findNamedFood(
  key: string,
  foods: ReadonlyMap<string, Food>,
): { food: Food } | { problem: string; edit?: ValueEdit } {
  const food = foods.get(key);
  if (food) return { food };
  const { intended, hint } = suggestFood(key, foods.keys());
  const problem = `names the food "${key}", which is not in the table: ${hint}`;
  return intended === null ? { problem } : { problem, edit: { from: key, to: intended } };
}

/** The nutrition facts of a recipe, in the order of display. */
const NUTRITION_FACTS: [name: string, value: keyof Nutrients, unit: string][] = [
  ['Energy', 'energy', 'kcal'],
  ['Protein', 'protein', 'g'],
  ['Carbohydrate', 'carbohydrate', 'g'],
  ['Fiber', 'fiber', 'g'],
  ['Sugars', 'sugars', 'g'],
  ['Fat', 'fat', 'g'],
  ['Saturated fat', 'saturated', 'g'],
  ['Sodium', 'sodium', 'mg'],
];

function toNutritionFacts(serving: Nutrients): NutritionFactType[] {
  return NUTRITION_FACTS.map(([name, value, unit]) => ({ name, amount: roundForLabel(serving[value], unit), unit }));
}

/** Rounds as food labels do: energy to 5 kcal, sodium to 10 mg, grams to whole grams from 10 g, else to tenths. */
function roundForLabel(value: number, unit: string): number {
  if (unit === 'kcal') return Math.round(value / 5) * 5;
  if (unit === 'mg') return Math.round(value / 10) * 10;
  return value >= 9.95 ? Math.round(value) : Math.round(value * 10) / 10;
}
