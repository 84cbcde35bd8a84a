import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';
import { Allergen, Course, Diet, Difficulty, Nutrient } from '#schema/rules/vocabulary.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { LabelCheckType } from '../foods/food.type.ts';
import { FaqType, IngredientGroupType, InstructionStepType, NutritionFactType } from './recipe-parts.type.ts';

describeEnum(Difficulty, 'Difficulty', 'Difficulty of a recipe.', {
  EASY: 'Suitable for beginners.',
  MEDIUM: 'One part takes practice or attention.',
  HARD: 'Several things at the same time, or a day of work.',
});
describeEnum(Course, 'Course', 'Course: part of a meal.', {
  MAIN: 'Main dishes for lunch or dinner.',
  SIDE: 'Served with a main dish, or before it.',
  SOUP: 'Soups and thin stews, eaten with a spoon.',
  SALAD: 'Cold or warm dressed salads.',
  BREAD: 'Loaves, flatbreads and similar.',
  DESSERT: 'Sweets, after a meal or with coffee.',
  DRINK: 'Hot or cold drinks.',
  BREAKFAST: 'Breakfast dishes.',
  SAUCE: 'Sauces, oils and relishes, served by the spoonful with other dishes.',
  SPICE_MIX: 'Ground or whole spice mixes to cook with.',
  BASIC: 'Stocks, fats and doughs that other recipes use.',
});
describeEnum(Diet, 'Diet', 'A diet that a recipe suits.', {
  VEGAN: 'Contains no animal products.',
  VEGETARIAN: 'No meat or fish; may contain eggs and milk.',
  GLUTEN_FREE: 'No cereals with gluten.',
  DAIRY_FREE: 'No animal milk.',
  NUT_FREE: 'No tree nuts or peanuts.',
  EGG_FREE: 'No eggs.',
  HIGH_PROTEIN: 'At least a fifth of the energy comes from protein.',
  LOW_SUGAR: 'Less than 5 g of sugars per serving.',
});

describeEnum(Nutrient, 'Nutrient', 'Nutrient in a recipe’s nutrition table.', {
  ENERGY: 'In kcal.',
  PROTEIN: 'In g.',
  CARBOHYDRATE: 'In g; includes fiber.',
  FIBER: 'In g.',
  SUGARS: 'In g; part of the carbohydrate.',
  FAT: 'In g.',
  SATURATED_FAT: 'In g; part of the fat.',
  SODIUM: 'In mg.',
});

/** A recipe in the snapshot. Its resolvers derive more fields from the properties at the end. */
@SimpleType(
  'Recipe',
  'A recipe. All fields are available in lists, too: the long texts of all recipes in a list are loaded in one statement.',
  NodeType,
)
export class RecipeType {
  id: number;

  @Field({ description: 'Slug, used in URLs. Example: "doro-wat".' })
  slug: string;

  @Field({ description: 'Title. Example: "Doro Wat".' })
  title: string;

  @Field(() => [String], { description: 'Other names and spellings of the dish. Example: "mesir wat".' })
  aka: string[];

  @Field({ description: 'Description in one or two sentences, at most 240 characters.' })
  description: string;

  @Field(() => GraphQLLocalDate, { description: 'Publication date. Example: "2025-05-20".' })
  publishedOn: string;

  @Field({ description: 'Whether the editors feature it on the home page.' })
  featured: boolean;

  @Field(() => Int, { description: 'Number of people it serves.' })
  servings: number;

  @Field(() => String, { nullable: true, description: 'Yield in pieces, if it matters. Example: "16 pieces".' })
  yield: string | null;

  @Field(() => Int, {
    description: 'Estimated cost of the groceries for one batch, in whole US dollars. Example: 12.',
  })
  estimatedCost: number;

  @Field(() => Int, { description: 'Minutes of preparation, including waiting.' })
  prepMinutes: number;

  @Field(() => Int, { description: 'Minutes of cooking.' })
  cookMinutes: number;

  @Field(() => Int, {
    description:
      'Minutes of work by hand, including at the stove, estimated from the steps and rounded to 5. Waits while a dish cooks or rests do not count. Example: 30.',
  })
  handsOnMinutes: number;

  @Field(() => Int, {
    description:
      'Minutes of rests of an hour or longer without cooking: soaking, marinating, rising, chilling. 0 without rests. Example: 720.',
  })
  restingMinutes: number;

  @Field(() => Difficulty, { description: 'Difficulty. Example: EASY.' })
  difficulty: Difficulty;

  @Field(() => Course, { description: 'Course: part of a meal. Example: MAIN.' })
  course: Course;

  @Field(() => [Diet], {
    description:
      'Diets that the recipe suits, computed from its foods. Allergens that it may contain count as contained; see `labelsToCheck`.',
  })
  diets: Diet[];

  @Field(() => [Allergen], { description: 'Allergens that its foods contain.' })
  contains: Allergen[];

  @Field(() => [Allergen], {
    description: 'Allergens that its foods may contain: `labelsToCheck` names the foods.',
  })
  mayContain: Allergen[];

  @Field(() => [String], {
    description:
      'Foods that are not in the food table, as the recipe names them: check their labels. If there are any, `diets` is empty, and filters that exclude an allergen exclude the recipe. Example: "fresh celeriac".',
  })
  unknownFoods: string[];

  @Field(() => Int, { description: 'Number of pots, pans, baking pans and sheets in its equipment. Example: 1.' })
  pots: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Months that the dish, or the part made ahead, keeps in the freezer, according to its FAQ; null if it gives no time.',
  })
  freezerMonths: number | null;

  @Field(() => [String], { description: 'Reasons to love the recipe.' })
  reasons?: string[];

  @Field(() => [IngredientGroupType], {
    description: 'Ingredients as written; for other servings or units, see `ingredients`.',
  })
  ingredientGroups?: IngredientGroupType[];

  @Field(() => [InstructionStepType], { description: 'Numbered steps.' })
  instructions?: InstructionStepType[];

  /** Resolver field, like `servingSuggestions` and `summary`: the columns mark amounts with braces. */
  tips?: string[];

  @Field(() => [String], { description: 'Equipment other than a knife and a board.' })
  equipment?: string[];

  @Field(() => [NutritionFactType], { description: 'Nutrition per serving, computed from its foods.' })
  nutrition?: NutritionFactType[];

  @Field(() => [LabelCheckType], { description: 'Foods whose labels determine an allergen or a diet.' })
  labelsToCheck?: LabelCheckType[];

  @Field(() => [String], {
    description:
      'Foods that `nutrition` and `estimatedCost` omit, as the recipe names them: `unknownFoods`, and foods whose amount has no known weight. Example: "fresh celeriac".',
  })
  uncountedFoods?: string[];

  servingSuggestions?: string[];

  @Field(() => [FaqType], { description: 'Frequently asked questions.' })
  faqs?: FaqType[];

  summary?: string;

  // Not in the schema, or resolver fields.
  /** When its text last changed; the day of publication after a first import. */
  updatedAt: Date;
  /** Null if it is preparation plus cooking time. */
  totalMinutes: number | null;
  authorId: number;
  categoryId: number;
  categoryIds: number[];
  cuisineId: number;
  pictureAlt: string;
  pictureColor: string;
  pictureVersion: string;
  ratingCount: number;
  ratingHalves: number;
}

/** Returns the start of its day of publication, in UTC. */
export function getPublishedAt({ publishedOn }: Pick<RecipeType, 'publishedOn'>): Date {
  return new Date(`${publishedOn}T00:00:00Z`);
}

/** Returns when its text last changed, but not before its publication: a recipe may be imported before its day. */
export function getChangedAt(recipe: Pick<RecipeType, 'publishedOn' | 'updatedAt'>): Date {
  const published = getPublishedAt(recipe);
  return recipe.updatedAt > published ? recipe.updatedAt : published;
}

/** Plain type for `@Root()`: with the class, type-graphql creates an instance for every field. */
export type RecipeRow = RecipeType;

/** Long texts. They have their own table, and a list reads them only if the query selects them. */
export type RecipeBody = Required<
  Pick<
    RecipeType,
    | 'reasons'
    | 'ingredientGroups'
    | 'instructions'
    | 'tips'
    | 'equipment'
    | 'nutrition'
    | 'labelsToCheck'
    | 'uncountedFoods'
    | 'servingSuggestions'
    | 'faqs'
    | 'summary'
  >
>;

/** A recipe with its long texts. */
export type WholeRecipe = RecipeType & RecipeBody;
