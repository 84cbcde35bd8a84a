import type { Dish } from '#cooking/dish-tasks.ts';
import { dishTimes } from '#cooking/dish-times.ts';
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import type { RecipeBodyEntity, RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import type { RecipeContent } from '../content.ts';
import { isKnown } from '../foods/foods.ts';
import { getGramsPerMilliliter } from '../foods/grams.ts';
import type { RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { getPictureColumns } from './catalogue-rows.ts';

/** Ids of list entries, by the names that recipes use. */
export interface ListIds {
  authors: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  cuisines: ReadonlyMap<string, number>;
}

/** Columns of a recipe without its id, ratings and timestamps. */
type RecipeColumns = Omit<
  RecipeEntity,
  'id' | 'author' | 'category' | 'cuisine' | 'updatedAt' | 'removedAt' | 'ratingCount' | 'ratingHalves'
>;

/** A recipe's rows as plain data, which a worker can post; with names of list entries in place of their ids. */
export interface RecipeRows {
  recipe: Omit<RecipeColumns, 'authorId' | 'categoryId' | 'categoryIds' | 'cuisineId'>;
  author: string;
  /** The primary category first. */
  categories: string[];
  cuisine: string;
  body: Omit<RecipeBodyEntity, 'recipe' | 'recipeId'>;
  /** Grams of each known food in one batch; 0 if the weight is not known. */
  foods: { foodKey: string; grams: number }[];
}

/** Returns the rows of a recipe. */
export function toRecipeRows(content: RecipeContent): RecipeRows {
  const { slug, fields, facts, uses, guides, picture } = content;
  const { handsOn, resting } = dishTimes(toDish(content));
  return {
    author: fields.author,
    categories: [fields.category, ...fields.alsoIn],
    cuisine: fields.cuisine,
    recipe: {
      slug,
      title: fields.title,
      aka: fields.aka,
      description: fields.description,
      publishedOn: fields.published,
      isPublished: true,
      featured: fields.featured,
      ...getPictureColumns(picture),
      servings: fields.servings,
      yield: fields.yield ?? null,
      estimatedCost: facts.cost,
      prepMinutes: fields.prepTime,
      cookMinutes: fields.cookTime,
      totalMinutes: fields.totalMinutes ?? null,
      handsOnMinutes: handsOn,
      restingMinutes: resting,
      difficulty: fields.difficulty,
      course: fields.course,
      diets: facts.diets,
      contains: facts.contains,
      mayContain: facts.mayContain,
      unknownFoods: facts.unknownFoods,
      nutrients: facts.nutrition.map(({ amount }) => amount),
      pots: countPots(fields.equipment),
      freezerMonths: getFreezerMonths(fields.faqs),
      guideKeys: guides.flat(),
    },
    body: {
      reasons: fields.why,
      ingredientGroups: toGroups(fields, facts),
      instructions: fields.instructions.map(({ title, steps }, index) => ({
        title,
        details: steps.map((step) => step.text),
        ownUses: steps.map((step) => step.uses),
        uses: uses[index] ?? [],
        guideKeys: guides[index] ?? [],
      })),
      tips: fields.tips,
      equipment: fields.equipment,
      nutrition: facts.nutrition,
      labelsToCheck: facts.labels,
      uncountedFoods: facts.uncountedFoods,
      servingSuggestions: fields.serving,
      faqs: fields.faqs,
      summary: fields.summary,
    },
    foods: toFoodGrams(facts),
  };
}

/** Returns the columns of a recipe with the ids of the rows it refers to. */
export function toRecipeColumns({ recipe, author, categories, cuisine }: RecipeRows, ids: ListIds): RecipeColumns {
  const categoryIds = categories.map((name) => getId(ids.categories, name));
  return {
    ...recipe,
    authorId: getId(ids.authors, author),
    categoryId: getId(ids.categories, categories[0] ?? ''),
    categoryIds,
    cuisineId: getId(ids.cuisines, cuisine),
  };
}

/** Returns the fields of a recipe from which its times are derived, with texts as readers see them. */
function toDish({ fields, uses }: RecipeContent): Dish {
  return {
    totalMinutes: fields.totalMinutes ?? fields.prepTime + fields.cookTime,
    steps: fields.instructions.map(({ title, steps }, index) => ({
      title,
      details: steps.map(({ text }) => stripMarks(text)),
      lines: (uses[index] ?? []).flat().length,
    })),
  };
}

const unknownFood = { foodKey: '', grams: null, gramsPerMilliliter: null, isLiquid: false };

/** Returns the ingredient lists, each line with its food and weight. */
function toGroups({ ingredients }: RecipeFields, { lines }: RecipeFacts) {
  const entries = new Map(
    lines.map(({ line, food, grams }) => [
      line,
      {
        foodKey: food.key,
        grams: grams && roundToTenths(grams),
        gramsPerMilliliter: getGramsPerMilliliter(food),
        isLiquid: food.liquid,
      },
    ]),
  );
  return ingredients.map(({ title, items }) => ({
    title,
    items: items.map((line) => ({ ...line, ...(entries.get(line) ?? unknownFood) })),
  }));
}

function toFoodGrams({ lines }: RecipeFacts): RecipeRows['foods'] {
  const sums = new Map<string, number>();
  for (const { food, grams } of lines.filter((line) => isKnown(line.food)))
    sums.set(food.key, (sums.get(food.key) ?? 0) + (grams ?? 0));
  return [...sums].map(([foodKey, grams]) => ({ foodKey, grams: roundToTenths(grams) }));
}

function roundToTenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}

function getId(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The check missed the unknown name "${name}"`);
  return id;
}

/** Vessels for the stove or the oven, but not bowls or cooling trays. */
const POT =
  /\b(?:(?:sauce|stock|fry)?(?:pans?|pots?)|skillets?|woks?|griddles?|casseroles?|steamers?|tawas?|comals?|tins?|Dutch ovens?|baking (?:trays?|sheets?|dish(?:es)?|steels?|stones?))\b(?! (?:spatula|rack))/i;

const NUMBERS = ['a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const SPAN = new RegExp(`\\b(${NUMBERS.join('|')}|one|\\d{1,2})(?:[- ]to[- ](?:\\w+))? (months?|years?)\\b`, 'gi');
const FREEZING = /\bfr(?:eez|oz)/i;

/**
 * Returns the number of pots, pans, tins and baking trays that a recipe needs.
 * @param equipment - lines; "Wok or wide frying pan" counts as one, "Two saucepans" as two
 */
export function countPots(equipment: readonly string[]): number {
  // Only numbers in words count: figures are sizes, as in "6-litre stockpot".
  const counts = equipment.filter((line) => POT.test(line)).map((line) => toNumber(/^[a-z]+/i.exec(line)?.[0] ?? ''));
  return counts.reduce<number>((sum, count) => sum + (count ?? 1), 0);
}

/** Returns the longest freezer storage that the answers state, in months; null if they state none. */
export function getFreezerMonths(faqs: readonly { question: string; answer: string }[]): number | null {
  const months = faqs.flatMap(({ question, answer }) =>
    answer
      .split(/(?<=[.!?]) /)
      .filter((sentence) => FREEZING.test(question) || FREEZING.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(SPAN)])
      .map(([, number = '', unit = '']) => (toNumber(number) ?? 1) * (unit.startsWith('year') ? 12 : 1)),
  );
  return months.length > 0 ? Math.max(...months) : null;
}

function toNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const index = NUMBERS.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index + 1;
}
