import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Growth of a line's amount with the servings, if it is not proportional. */
export const IngredientScale = { FIXED: 'fixed', WHOLE: 'whole' } as const;
export type IngredientScale = (typeof IngredientScale)[keyof typeof IngredientScale];
registerEnumType(IngredientScale, {
  name: 'IngredientScale',
  description: 'How the amount of an ingredient grows with the servings.',
  valuesConfig: {
    FIXED: { description: 'Not at all: oil for frying.' },
    WHOLE: { description: 'In whole things: eggs.' },
  },
});

/** An author's details of an ingredient line besides its text; null if not given. */
export interface LineSaid {
  /** Growth of its amount with the servings: none, or in whole pieces. */
  scale: IngredientScale | null;
  /** Share that is eaten: "60 g" of the whole amount, or "15 %". */
  uses: string | null;
  /** Text for half amounts: "1 egg and 1 yolk for 1 1/2". */
  instead: string | null;
  /** Key of its food, if the text alone does not identify it. */
  food: string | null;
  /** Slug of the recipe that makes it. */
  recipe: string | null;
}

/** Describes `isBought` of lines. */
export const BOUGHT = 'Whether one buys it. False for water, which comes from the tap.';

@ObjectType('Ingredient', {
  simpleResolvers: true,
  description: 'One line of an ingredient list.',
})
export class IngredientType {
  @Field({ description: 'The line as written. Example: "1 1/2 tbsp berbere".' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The amount as an exact fraction. Example: "3/2". Null for "salt, to taste".',
  })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'The upper end of a range, likewise. Null where there is none.' })
  quantityTo: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The unit as written. Example: "tbsp". Null for things one counts.',
  })
  unit: string | null;

  @Field({ description: 'What it is. Example: "berbere".' })
  item: string;

  @Field(() => String, { nullable: true, description: 'How to prepare it. Example: "finely chopped".' })
  note: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What the amount weighs, in grams; the middle of a range. Null where there is no amount. Example: 12.',
  })
  grams: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What a millilitre of it weighs, in grams, where cooks measure it both by weight and by spoons and cups. Null for liquids, and for what one weighs or counts. Example: 0.53.',
  })
  gramsPerMilliliter: number | null;

  @Field({ description: 'Whether it is poured: metric cooks measure it in millilitres.' })
  isLiquid: boolean;

  // Not in the schema.
  foodKey: string;
  /** Source of some resolver fields. */
  said: LineSaid;
}

@ObjectType('IngredientGroup', {
  simpleResolvers: true,
  description: 'Ingredients that belong together, such as those of a sauce.',
})
export class IngredientGroupType {
  @Field({ description: 'Example: "For the sauce".' })
  title: string;

  @Field(() => [IngredientType], { description: 'Its lines, in the order of use.' })
  items: IngredientType[];
}

/** Share of a line that a step uses. */
export const UsePart = { ALL: 'all', PART: 'part', SOME: 'some', REST: 'rest' } as const;
export type UsePart = (typeof UsePart)[keyof typeof UsePart];
registerEnumType(UsePart, {
  name: 'UsePart',
  description: 'How much of a line of the ingredient list a step takes.',
  valuesConfig: {
    ALL: { description: 'All of it.' },
    PART: { description: 'The amount that it gives.' },
    SOME: { description: 'A little, without an amount: a splash of the water.' },
    REST: { description: 'All that other steps leave of it.' },
  },
});

@ObjectType('StepUse', {
  simpleResolvers: true,
  description: 'A line of the ingredient list that a step uses, and how much of it.',
})
export class StepUseType {
  @Field(() => Int, { description: 'The place of the line over all groups, from 0.' })
  line: number;

  @Field(() => UsePart, { description: 'How much of it the step takes.' })
  part: UsePart;

  @Field(() => String, {
    nullable: true,
    description:
      'How much, as an exact fraction. Example: "3/2". Null where no one can say: a splash, or what is left.',
  })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'The upper end of a range, likewise. Null where there is none.' })
  quantityTo: string | null;

  @Field(() => String, { nullable: true, description: 'The unit. Example: "tbsp". Null for things one counts.' })
  unit: string | null;
}

@ObjectType('InstructionStep', {
  simpleResolvers: true,
  description: 'One numbered step of the instructions.',
})
export class InstructionStepType {
  @Field({ description: 'Example: "Cook the onions dry".' })
  title: string;

  /** Resolver field: the column marks amounts with braces. */
  details: string[];

  /** Not in the schema: the author's own list of ingredients that each detail uses, as written. */
  ownUses: [words: string, part: string][][];

  /** Not in the schema: guides that this step is the first to need; left out until the recipe is imported again. */
  guideKeys?: string[];

  /** Resolver field: ingredients that each detail uses. */
  uses: StepUseType[][];
}

@ObjectType('NutritionFact', {
  simpleResolvers: true,
  description: 'How much of a nutrient one serving holds.',
})
export class NutritionFactType {
  @Field({ description: 'Example: "Protein".' })
  name: string;

  @Field(() => Float, { description: 'Example: 19.' })
  amount: number;

  @Field({ description: 'Example: "g".' })
  unit: string;
}

@ObjectType('Faq', {
  simpleResolvers: true,
  description: 'A question that cooks ask about a recipe.',
})
export class FaqType {
  @Field({ description: 'Example: "Can I freeze it?"' })
  question: string;

  /** Resolver field: the column marks amounts with braces. */
  answer: string;
}

@ObjectType('Rating', {
  simpleResolvers: true,
  description: 'What those who commented on a recipe gave it.',
})
export class RatingType {
  @Field(() => Float, {
    description: 'The average of all ratings, 0.5 to 5; 0 where there are none. Rounded to two decimals.',
  })
  average: number;

  @Field(() => Int, { description: 'How many ratings, and so comments, there are.' })
  count: number;

  /** Not in the schema; nor is the next field. */
  recipeId: number;

  slug: string;
}

@ObjectType('RatingCount', { simpleResolvers: true, description: 'How many gave a recipe so many stars.' })
export class RatingCountType {
  @Field(() => Int, { description: 'From 1 to 5; half a star counts as the next whole one.' })
  stars: number;

  @Field(() => Int, { description: 'How many ratings gave them.' })
  count: number;
}

/** @param recipe - with the number of its ratings, and their sum in half stars */
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
