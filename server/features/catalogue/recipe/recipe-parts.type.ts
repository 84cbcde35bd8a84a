import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

/** How a line's amount scales with the servings, if not proportionally. */
export const IngredientScale = { FIXED: 'fixed', WHOLE: 'whole' } as const;
export type IngredientScale = (typeof IngredientScale)[keyof typeof IngredientScale];
describeEnum(IngredientScale, 'IngredientScale', 'How an ingredient’s amount scales with the servings.', {
  FIXED: 'Does not scale: oil for frying.',
  WHOLE: 'Scales in whole numbers: eggs.',
});

/** Statements of an author about an ingredient line, in addition to its text; each is null if not stated. */
export interface LineDetails {
  /** How its amount scales with the servings: not at all, or in whole numbers. */
  scale: IngredientScale | null;
  /** Part of the line's amount that is eaten: "60 g", "15 %" or "less 800 g whey". */
  uses: string | null;
  /** Replacement for an amount that is not whole: "1 egg and 1 yolk for 1 1/2". */
  instead: string | null;
  /** Key of its food, if the text alone does not identify it. */
  food: string | null;
  /** Slug of the recipe that makes it. */
  recipe: string | null;
}

/** Description of `isBought` in both classes of lines. */
export const BOUGHT = 'Whether the ingredient has to be bought. False for tap water.';

/**
 * Declares the fields of an ingredient line. The classes of lines as written and as scaled extend the result.
 * @param words - the parts of the descriptions that differ
 */
export function createIngredientLineType(words: { text: string; quantity: string; unit: string; item: string }) {
  @ObjectType({ simpleResolvers: true })
  abstract class IngredientLineType {
    @Field({ description: words.text })
    text: string;

    @Field(() => String, {
      nullable: true,
      description: `Exact amount as a fraction. Example: "${words.quantity}". Null for "salt, to taste".`,
    })
    quantity: string | null;

    @Field(() => String, {
      nullable: true,
      description: 'Exact upper end of a range; null if the amount is not a range.',
    })
    quantityTo: string | null;

    @Field(() => String, {
      nullable: true,
      description: `${words.unit} Null for counted items, and without an amount.`,
    })
    unit: string | null;

    @Field({ description: `Ingredient. Example: "${words.item}".` })
    item: string;

    @Field(() => String, { nullable: true, description: 'Preparation. Example: "finely chopped".' })
    note: string | null;
  }
  return IngredientLineType;
}

@SimpleType('Ingredient', 'A line of an ingredient list.')
export class IngredientType extends createIngredientLineType({
  text: 'The line as written. Example: "1 1/2 tbsp berbere".',
  quantity: '3/2',
  unit: 'Unit as written. Example: "tbsp".',
  item: 'berbere',
}) {
  @Field(() => Float, {
    nullable: true,
    description: 'Weight of the amount in grams; the middle of a range. Null if it is not known. Example: 12.',
  })
  grams: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Weight of one milliliter in grams, if cooks measure the ingredient both by weight and by volume. Null for most liquids, and for foods that are only weighed or counted. Example: 0.53.',
  })
  gramsPerMilliliter: number | null;

  @Field({ description: 'Whether it is a liquid: metric cooks measure liquids in milliliters.' })
  isLiquid: boolean;

  // Not in the schema.
  foodKey: string;
  /** Source of some resolver fields. */
  details: LineDetails;
}

@SimpleType('IngredientGroup', 'A group of ingredients, such as those for a sauce.')
export class IngredientGroupType {
  @Field({ description: 'Title. Example: "For the sauce".' })
  title: string;

  @Field(() => [IngredientType], { description: 'Lines, in the order of the recipe.' })
  items: IngredientType[];
}

export const UsePart = { ALL: 'all', PART: 'part', SOME: 'some', REST: 'rest' } as const;
export type UsePart = (typeof UsePart)[keyof typeof UsePart];
describeEnum(UsePart, 'UsePart', 'How much of an ingredient line a step uses.', {
  ALL: 'All of the line.',
  PART: 'The stated amount.',
  SOME: 'A little, without an amount, such as a splash of the water.',
  REST: 'The rest of the line, after the other steps.',
});

@SimpleType('StepUse', 'An ingredient line that a step uses, and how much of it.')
export class StepUseType {
  @Field(() => Int, { description: 'Index of the line across all groups, from 0.' })
  line: number;

  @Field(() => UsePart, { description: 'How much of the line the step uses.' })
  part: UsePart;

  @Field(() => String, {
    nullable: true,
    description: 'Exact amount as a fraction. Example: "3/2". Null if it is not known, as for a splash.',
  })
  quantity: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Exact upper end of a range; null if the amount is not a range.',
  })
  quantityTo: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Unit. Example: "tbsp". Null for counted items, and if `quantity` is null.',
  })
  unit: string | null;
}

@SimpleType('InstructionStep', 'A numbered step of the instructions.')
export class InstructionStepType {
  @Field({ description: 'Title. Example: "Cook the onions dry".' })
  title: string;

  /** Resolver field: the column marks amounts with braces. */
  details: string[];

  /** Not in the schema: the author's own list of ingredients that each detail uses, as written. */
  ownUses: [words: string, part: string][][];

  /** Not in the schema: keys of guides that this step is the first to mention; rows of an older import lack it. */
  guideKeys?: string[];

  /** Resolver field: ingredients that each detail uses. */
  uses: StepUseType[][];
}

@SimpleType('NutritionFact', 'Amount of a nutrient per serving.')
export class NutritionFactType {
  @Field({ description: 'Name of the nutrient. Example: "Protein".' })
  name: string;

  @Field(() => Float, { description: 'Amount per serving. Example: 19.' })
  amount: number;

  @Field({ description: 'Unit of the amount. Example: "g".' })
  unit: string;
}

@SimpleType('Faq', 'A frequently asked question about a recipe.')
export class FaqType {
  @Field({ description: 'The question. Example: "Can I freeze it?"' })
  question: string;

  /** Resolver field: the column marks amounts with braces. */
  answer: string;
}

@SimpleType('Rating', 'Ratings by members who commented on a recipe.')
export class RatingType {
  @Field(() => Float, {
    description: 'Average of all ratings, 0.5 to 5, rounded to two decimals; 0 without ratings.',
  })
  average: number;

  @Field(() => Int, { description: 'Number of ratings, which equals the number of comments.' })
  count: number;

  // Not in the schema.
  recipeId: number;
  slug: string;
}

@SimpleType('RatingCount', 'Number of ratings with the same stars.')
export class RatingCountType {
  @Field(() => Int, { description: 'Stars, 1 to 5; half stars are rounded up.' })
  stars: number;

  @Field(() => Int, { description: 'Number of ratings with these stars.' })
  count: number;
}

export function getRating({ id, slug, ratingCount, ratingHalves }: RatedRow): RatingType {
  const average = ratingCount === 0 ? 0 : Math.round((ratingHalves * 50) / ratingCount) / 100;
  return { average, count: ratingCount, recipeId: id, slug };
}

interface RatedRow {
  id: number;
  slug: string;
  ratingCount: number;
  ratingHalves: number;
}
