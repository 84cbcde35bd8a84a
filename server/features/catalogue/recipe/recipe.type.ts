import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allergen, Course, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { LabelCheckType } from '../foods/food.type.ts';
import { FaqType, IngredientGroupType, InstructionStepType, NutritionFactType } from './recipe-parts.type.ts';

registerEnumType(Difficulty, {
  name: 'Difficulty',
  description: 'How hard a recipe is.',
  valuesConfig: {
    EASY: { description: 'Nothing that a beginner has to learn first.' },
    MEDIUM: { description: 'One thing in it takes practice, or attention.' },
    HARD: { description: 'Several things at once, or a day of work.' },
  },
});
registerEnumType(Course, {
  name: 'Course',
  description: 'What part of a meal a recipe is.',
  valuesConfig: {
    MAIN: { description: 'What a lunch or a dinner is made of.' },
    SIDE: { description: 'Goes beside a main dish, or before it.' },
    SOUP: { description: 'Soups and thin stews, eaten with a spoon.' },
    SALAD: { description: 'Cold or warm, and dressed.' },
    BREAD: { description: 'Loaves, flatbreads and what takes their place.' },
    DESSERT: { description: 'Sweet: after a meal, or with coffee.' },
    DRINK: { description: 'Hot or cold.' },
    BREAKFAST: { description: 'What one eats in the morning.' },
    SAUCE: { description: 'Sauces, oils and relishes: a spoonful on other dishes.' },
    SPICE_MIX: { description: 'Ground or whole, to cook with.' },
    BASIC: { description: 'Stocks, fats and doughs, which other recipes are made with.' },
  },
});
registerEnumType(Diet, {
  name: 'Diet',
  description: 'A diet that a recipe suits.',
  valuesConfig: {
    VEGAN: { description: 'Nothing of animals.' },
    VEGETARIAN: { description: 'No meat and no fish; eggs and milk may be in it.' },
    GLUTEN_FREE: { description: 'No cereals with gluten.' },
    DAIRY_FREE: { description: 'No milk of animals.' },
    NUT_FREE: { description: 'No tree nuts and no peanuts.' },
    EGG_FREE: { description: 'No eggs.' },
    HIGH_PROTEIN: { description: 'At least a fifth of the energy is protein.' },
    LOW_SUGAR: { description: 'Less than 5 g of sugars a serving.' },
  },
});

/** Long texts. They have their own table, and a list reads them only if the query selects them. */
export const bodyFields = [
  'reasons',
  'ingredientGroups',
  'instructions',
  'tips',
  'equipment',
  'nutrition',
  'labelsToCheck',
  'uncountedFoods',
  'servingSuggestions',
  'faqs',
  'summary',
] as const;

/** A recipe in the snapshot. Its resolver derives more fields from the last properties. */
@ObjectType('Recipe', {
  simpleResolvers: true,
  implements: NodeType,
  description:
    'A recipe. Everything here can be asked of a list as well: the long texts of all its recipes then come in one statement.',
})
export class RecipeType {
  id: number;

  @Field({ description: 'Its name in addresses. Example: "doro-wat".' })
  slug: string;

  @Field({ description: 'Example: "Doro Wat".' })
  title: string;

  @Field(() => [String], { description: 'Other names of the dish, and other spellings. Example: "mesir wat".' })
  aka: string[];

  @Field({ description: 'One or two sentences, at most 240 characters.' })
  description: string;

  @Field(() => GraphQLLocalDate, { description: 'The day it was published. Example: "2025-05-20".' })
  publishedOn: string;

  @Field({ description: 'Whether the editors put it on the home page.' })
  featured: boolean;

  @Field(() => Int, { description: 'How many people it feeds.' })
  servings: number;

  @Field(() => String, { nullable: true, description: 'What it makes, where pieces matter. Example: "16 pieces".' })
  yield: string | null;

  @Field(() => Int, {
    description: 'About what the groceries for one batch cost, in whole US dollars: an estimate. Example: 12.',
  })
  estimatedCost: number;

  @Field(() => Int, { description: 'Minutes of preparation, waiting included.' })
  prepMinutes: number;

  @Field(() => Int, { description: 'Minutes of cooking.' })
  cookMinutes: number;

  @Field(() => Int, {
    description:
      'Minutes of work by hand, at the stove too: an estimate from the steps, in fives. Waits while a dish cooks or rests are not counted. Example: 30.',
  })
  handsOnMinutes: number;

  @Field(() => Int, {
    description:
      'Minutes of rests of an hour or longer in which nothing cooks: soaking, marinating, rising, chilling. 0 without one. Example: 720.',
  })
  restingMinutes: number;

  @Field(() => Difficulty, { description: 'How hard it is. Example: EASY.' })
  difficulty: Difficulty;

  @Field(() => Course, { description: 'What part of a meal it is. Example: MAIN.' })
  course: Course;

  @Field(() => [Diet], {
    description: 'The diets it suits, by its foods. What it may contain counts as contained; see `labelsToCheck`.',
  })
  diets: Diet[];

  @Field(() => [Allergen], { description: 'The allergens that its foods contain.' })
  contains: Allergen[];

  @Field(() => [Allergen], {
    description: 'The allergens that its foods may contain: `labelsToCheck` names the foods.',
  })
  mayContain: Allergen[];

  @Field(() => [String], {
    description:
      'Foods of which nothing is known, in the words of the recipe: check their labels. With one of them `diets` is empty, and filters that exclude an allergen leave the recipe out. Example: "fresh celeriac".',
  })
  unknownFoods: string[];

  @Field(() => Int, { description: 'Pots, pans, tins and baking trays that it takes, by its equipment. Example: 1.' })
  pots: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many months it keeps in the freezer, whole or what is made ahead of it, by its answers; null where they give no time.',
  })
  freezerMonths: number | null;

  @Field(() => [String], { description: "Why you'll love this recipe." })
  reasons?: string[];

  @Field(() => [IngredientGroupType], {
    description: 'What one needs, as written; for other servings or units see `ingredients`.',
  })
  ingredientGroups?: IngredientGroupType[];

  @Field(() => [InstructionStepType], { description: 'What to do, in numbered steps.' })
  instructions?: InstructionStepType[];

  /** Resolver fields: the columns mark amounts with braces. */
  tips?: string[];

  @Field(() => [String], { description: 'What one needs beyond a knife and a board.' })
  equipment?: string[];

  @Field(() => [NutritionFactType], { description: 'For one serving, computed from its foods.' })
  nutrition?: NutritionFactType[];

  @Field(() => [LabelCheckType], { description: 'The foods whose labels decide on an allergen or a diet.' })
  labelsToCheck?: LabelCheckType[];

  @Field(() => [String], {
    description:
      'Foods that `nutrition` and `estimatedCost` are calculated without, in the words of the recipe: `unknownFoods`, and foods in an amount whose weight is not known. Example: "fresh celeriac".',
  })
  uncountedFoods?: string[];

  servingSuggestions?: string[];

  @Field(() => [FaqType], { description: 'Questions that cooks ask about it.' })
  faqs?: FaqType[];

  summary?: string;

  // Not in the schema, or resolver fields.
  /** When its current text was imported; the day of publication after a first import. */
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
export function publishedAt({ publishedOn }: Pick<RecipeType, 'publishedOn'>): Date {
  return new Date(`${publishedOn}T00:00:00Z`);
}

/** Returns when its text last changed, but not before its publication: a recipe may be imported before its day. */
export function changedAt(recipe: Pick<RecipeType, 'publishedOn' | 'updatedAt'>): Date {
  const published = publishedAt(recipe);
  return recipe.updatedAt > published ? recipe.updatedAt : published;
}

/** Plain type for `@Root()`: with the class, type-graphql creates an instance for every field. */
export type RecipeRow = RecipeType;

/** Texts of a recipe that only its own page shows. */
export type RecipeBody = Required<Pick<RecipeType, (typeof bodyFields)[number]>>;

/** A recipe with its long texts. */
export type WholeRecipe = RecipeType & RecipeBody;
