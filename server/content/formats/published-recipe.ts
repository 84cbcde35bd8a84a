import type { RecipeFields } from '../format/recipe.schema.ts';

/** A recipe for other formats: the fields of its file, and facts that the site derives. */
export interface PublishedRecipe {
  fields: RecipeFields;
  /** Absolute URL of the recipe's page. */
  url: string;
  /** Address of its picture, absolute, without a file's name. */
  picture: string;
  authorName: string;
  /** Shares of the ingredient list that each detail of each step takes. */
  uses: { item: string; amount: string | null }[][][];
  /** Names of diets as the site spells them: "Gluten-free". */
  diets: string[];
  /** Foods of which nothing is known. */
  unknownFoods: string[];
  /** Foods that nutrition and cost are calculated without. */
  uncountedFoods: string[];
  /** Cost of the groceries for one batch, in US dollars. */
  cost: number;
  /** For one serving. */
  nutrition: { name: string; amount: number; unit: string }[];
  /** Number of comments. */
  rating: { average: number; count: number };
}
