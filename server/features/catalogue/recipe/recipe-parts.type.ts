import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Growth of a line's amount with the servings, where it is not the ordinary one. */
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

/** Details that an author gives of an ingredient line besides its text; null where nothing. */
export interface LineSaid {
  /** Growth of its amount with the servings: not at all, or in whole things. */
  scale: IngredientScale | null;
  /** Part of it that is eaten: "60 g" of the whole amount, or "15 %". */
  uses: string | null;
  /** Other words for a half: "1 egg and 1 yolk for 1 1/2". */
  instead: string | null;
  /** The key of its food, where the words alone do not find it. */
  food: string | null;
  /** The slug of the recipe that makes it. */
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
  gramsPerMillilitre: number | null;

  @Field({ description: 'Whether it is poured: metric cooks measure it in millilitres.' })
  isLiquid: boolean;

  // Not in the schema.
  foodKey: string;
  /** Fields of its resolver in part. */
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

/** Part of a line that a step takes. */
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

  /** A field of its resolver: in the table amounts stand in braces. */
  details: string[];

  /** Not in the schema: what the author says that each of the details uses, as it is written. */
  ownUses: [words: string, part: string][][];

  /** Not in the schema: the guides that it is the first to need; left out until the recipe is imported again. */
  guideKeys?: string[];

  /** A field of its resolver: what each of the details uses. */
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

  /** A field of its resolver, likewise. */
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

  /** Not in the schema, as is the next. */
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

/** @param recipe the number of its ratings, and their sum in half stars */
export function ratingOf({ id, slug, ratingCount, ratingHalves }: RatedRow): RatingType {
  const average = ratingCount === 0 ? 0 : Math.round((ratingHalves * 50) / ratingCount) / 100;
  return { average, count: ratingCount, recipeId: id, slug };
}

interface RatedRow {
  id: number;
  slug: string;
  ratingCount: number;
  ratingHalves: number;
}
