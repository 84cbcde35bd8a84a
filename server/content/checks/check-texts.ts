import type { Allergen } from '#schema/rules/vocabulary.ts';
import type { FoodFinder } from '../foods/find-food.ts';
import type { PathProblem, RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import type { Problem } from '../problem.ts';
import type { YamlSource } from '../reading/yaml-source.ts';
import { TEXT_RULES } from './check-cooking.ts';
import type { CheckedRecipe, CheckedText } from './checked-recipe.ts';

interface Dish {
  fields: RecipeFields;
  facts: RecipeFacts;
}

/** Keys whose values are no texts: names of other things, and words to look for. */
const NO_TEXTS: ReadonlySet<string> = new Set(['author', 'dishes', 'foods', 'take', 'words']);
/** A text about no dish may rule out none of these. */
const UNKNOWN: Allergen[] = ['gluten', 'milk', 'nuts', 'peanut', 'egg'];

/**
 * Checks the texts of a list with the rules for recipes' texts. A menu is checked with the facts of its dishes, any
 * other entry without foods.
 * @param dishes - the dishes of menus by slug; for other lists, any dish
 */
export function checkTexts(
  { file, value, getLine }: YamlSource,
  dishes: ReadonlyMap<string, Dish>,
  finder: FoodFinder,
  today: string,
): Problem[] {
  return Object.entries(value ?? {}).flatMap(([key, entry]) => {
    const slugs: string[] = entry.dishes ?? [...dishes.keys()].slice(0, 1);
    const named = slugs.flatMap((slug) => dishes.get(slug) ?? []);
    const [first] = named;
    if (!first || named.length < slugs.length) return [];
    const facts = entry.dishes
      ? named.map((dish) => dish.facts).reduce(together)
      : { ...first.facts, lines: [], diets: [], contains: UNKNOWN, unknownFoods: [] };
    const fields = { ...first.fields, title: '', servings: entry.servings ?? 1, ingredients: [], instructions: [] };
    const recipe: CheckedRecipe = { fields, facts, finder, today, texts: textsIn(entry, [key]) };
    const found = TEXT_RULES.flatMap((rule) => rule(recipe));
    return found.map(({ path, message }) => ({ file, line: getLine(path), message }));
  });
}

/** Returns the facts of two dishes served together: diets of both, and allergens of either. */
function together(one: RecipeFacts, other: RecipeFacts): RecipeFacts {
  return {
    ...one,
    lines: [...one.lines, ...other.lines],
    diets: one.diets.filter((diet) => other.diets.includes(diet)),
    contains: [...new Set([...one.contains, ...other.contains])],
    mayContain: [...new Set([...one.mayContain, ...other.mayContain])],
    unknownFoods: [...new Set([...one.unknownFoods, ...other.unknownFoods])],
    uncountedFoods: [...new Set([...one.uncountedFoods, ...other.uncountedFoods])],
  };
}

function textsIn(value: unknown, path: PathProblem['path']): CheckedText[] {
  if (typeof value === 'string') return [{ field: 'description', text: value, path, about: '' }];
  if (typeof value !== 'object' || value === null) return [];
  // "Poultry" and "74 °C (165 °F)" only make sense together.
  if ('what' in value && 'value' in value) return textsIn(`${value.what}: ${value.value}`, path);
  return Object.entries(value).flatMap(([key, each]) => (NO_TEXTS.has(key) ? [] : textsIn(each, [...path, key])));
}
