import type { Allergen } from '#schema/rules/vocabulary.ts';
import { TEXT_RULES } from './checks/check-cooking.ts';
import { getCheckedTexts, toCheckedRecipe } from './checks/checked-recipe.ts';
import type { FoodFinder } from './foods/find-food.ts';
import type { RecipeFacts } from './foods/recipe-facts.ts';
import type { RecipeFields } from './format/recipe.schema.ts';
import type { Problem } from './problem.ts';
import type { YamlSource } from './reading/yaml-source.ts';

interface Dish {
  fields: RecipeFields;
  facts: RecipeFacts;
}

/** Allergens assumed for a text that is not about a dish, so that it cannot claim to be free of them. */
const POSSIBLE_ALLERGENS: Allergen[] = ['gluten', 'milk', 'nuts', 'peanut', 'egg'];

/**
 * Checks the texts of a list with the rules for recipes' texts: a menu with the facts of its dishes, any other entry
 * without foods. Skips menus with a missing dish.
 * @param dishes - recipes by slug: the dishes of menus, or any recipe
 */
export function checkTexts(
  { value, at, fix }: YamlSource,
  dishes: ReadonlyMap<string, Dish>,
  finder: FoodFinder,
  today: string,
): Problem[] {
  return Object.entries(value ?? {}).flatMap(([key, entry]) => {
    const slugs: string[] = entry.dishes ?? [...dishes.keys()].slice(0, 1);
    const entryDishes = slugs.flatMap((slug) => dishes.get(slug) ?? []);
    const [first] = entryDishes;
    if (!first || entryDishes.length < slugs.length) return [];
    const facts = entry.dishes
      ? entryDishes.map((dish) => dish.facts).reduce(mergeFacts)
      : { ...first.facts, lines: [], diets: [], contains: POSSIBLE_ALLERGENS, unknownFoods: [] };
    const fields = { ...first.fields, title: '', servings: entry.servings ?? 1, ingredients: [], instructions: [] };
    const recipe = toCheckedRecipe({ fields, facts, finder, today, texts: getCheckedTexts(entry, [key]) });
    const problems = TEXT_RULES.flatMap((rule) => rule(recipe));
    return problems.map(({ path, message, edit }) => {
      return { ...at(path), message, fix: edit && fix(path, edit) };
    });
  });
}

/** Returns the facts of one dish, with the diets that both dishes suit, and the lines and allergens of either. */
function mergeFacts(one: RecipeFacts, other: RecipeFacts): RecipeFacts {
  return {
    ...one,
    diets: one.diets.filter((diet) => other.diets.includes(diet)),
    lines: [...one.lines, ...other.lines],
    contains: [...one.contains, ...other.contains],
    mayContain: [...one.mayContain, ...other.mayContain],
    unknownFoods: [...one.unknownFoods, ...other.unknownFoods],
  };
}
