import { NO_ALLERGEN } from '#schema/rules/unknown-foods.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';

/** A recipe for other formats: the fields of its file, and facts that the site derives. */
export interface PublishedRecipe {
  fields: RecipeFields;
  /** Absolute URL of the recipe's page. */
  url: string;
  /** Absolute URL of its picture, without a file name. */
  picture: string;
  authorName: string;
  /** Ingredients that each step of each instruction uses. */
  uses: { item: string; amount: string | null }[][][];
  /** Names of diets as the site spells them: "Gluten-free". */
  diets: string[];
  /** Allergens as the site spells them: "tree nuts". */
  contains: string[];
  mayContain: string[];
  /** Foods whose labels to check, with the reasons. */
  labelsToCheck: { food: string; reasons: string[] }[];
  /** Foods that are not in the table of foods. */
  unknownFoods: string[];
  /** Foods that nutrition and cost leave out. */
  uncountedFoods: string[];
  /** Cost of the groceries for one batch, in US dollars. */
  cost: number;
  /** For one serving. */
  nutrition: { name: string; amount: number; unit: string }[];
  /** Average number of stars, and number of ratings. */
  rating: { average: number; count: number };
}

/** Returns the recipe's allergen statements, by name; empty statements are omitted. */
export function getAllergenFacts(recipe: PublishedRecipe): [name: string, text: string][] {
  const { contains, mayContain, labelsToCheck, unknownFoods } = recipe;
  const labels = labelsToCheck.map(({ food, reasons }) => `${food} (${reasons.join(', ')})`);
  const facts: [string, string][] = [
    ['Contains', contains.join(', ') || (unknownFoods.length > 0 ? '' : NO_ALLERGEN)],
    ['May contain', mayContain.join(', ')],
    ['Check the label', labels.join(', ')],
  ];
  return facts.filter(([, text]) => text !== '');
}
