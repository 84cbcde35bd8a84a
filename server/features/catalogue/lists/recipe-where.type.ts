import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import {
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_SLUGS,
  MAX_WHERE_VALUES,
  messages,
  rangeProblem,
  SEARCH_PAGE_SIZE,
} from '#schema/rules/catalogue.ts';
import { Allergen, Course, Diet, Difficulty, Nutrient } from '#schema/rules/vocabulary.ts';
import { EachMaxLength, Follows, problem } from '#server/check-input.ts';

/** Order of recipes. */
export enum RecipeOrder {
  NEWEST = 'newest',
  RECOMMENDED = 'recommended',
  RATING = 'rating',
  QUICKEST = 'quickest',
  UPDATED = 'updated',
  RELEVANCE = 'relevance',
}

registerEnumType(RecipeOrder, {
  name: 'RecipeOrder',
  description: 'In which order recipes come. What is equal comes by the day of publication, newest first.',
  valuesConfig: {
    NEWEST: { description: 'By the day of publication, newest first.' },
    RECOMMENDED: { description: 'By rating, weighted so that one perfect rating does not beat fifty good ones.' },
    RATING: { description: 'By the average of the ratings, the best first; those without ratings last.' },
    QUICKEST: { description: 'By the minutes from start to end, the fewest first.' },
    UPDATED: { description: 'By `updatedAt`, the last changed first.' },
    RELEVANCE: { description: 'What fits the search best first. Without a search: newest first.' },
  },
});

registerEnumType(Nutrient, {
  name: 'Nutrient',
  description: 'What the nutrition table of a recipe lists.',
  valuesConfig: {
    ENERGY: { description: 'In kcal.' },
    PROTEIN: { description: 'In g.' },
    CARBOHYDRATE: { description: 'In g; fiber is a part of it.' },
    FIBER: { description: 'In g.' },
    SUGARS: { description: 'In g; a part of the carbohydrate.' },
    FAT: { description: 'In g.' },
    SATURATED_FAT: { description: 'In g; a part of the fat.' },
    SODIUM: { description: 'In mg.' },
  },
});

const values = (example: string) => `At most ${MAX_WHERE_VALUES}. Example: ${example}.`;
const MostValues = () => ArrayMaxSize(MAX_WHERE_VALUES, problem('TOO_LONG', messages.tooManyValues));
const EachIsName = () => EachMaxLength(MAX_SLUG_LENGTH, messages.valueTooLong);

@InputType({ description: 'Bounds of a whole number; both are included.' })
export class IntRange {
  @Field(() => Int, { nullable: true, description: 'The least; no bound where it is left out.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'The most; no bound where it is left out.' })
  @IsOptional()
  @Follows((_max: number, range: IntRange) => rangeProblem(range))
  max?: number | null;
}

@InputType({ description: 'The least that will do.' })
class RatingRange {
  @Field(() => Float, { nullable: true, description: 'In stars, 0 to 5. Example: 4.5.' })
  @IsOptional()
  @Min(0, problem('OUT_OF_RANGE'))
  @Max(5, problem('OUT_OF_RANGE'))
  min?: number | null;
}

@InputType({
  description: 'How much of a nutrient one serving holds, in the unit of its table: kcal, g, or mg of sodium.',
})
class NutrientRange {
  @Field(() => Nutrient, { description: 'Which nutrient. Example: PROTEIN.' })
  nutrient: Nutrient;

  @Field(() => Float, { nullable: true, description: 'The least; no bound where it is left out.' })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: 'The most; no bound where it is left out.' })
  @IsOptional()
  @Follows((_max: number, range: NutrientRange) => rangeProblem(range))
  max?: number | null;
}

@InputType({ description: 'Diets that a recipe has to suit.' })
class DietCondition {
  @Field(() => [Diet], { nullable: true, description: 'Each of these.' })
  @IsOptional()
  @MostValues()
  allOf?: Diet[] | null;
}

@InputType({ description: 'Allergens that a recipe must not hold.' })
class AllergenCondition {
  @Field(() => [Allergen], { nullable: true, description: 'None of these; what it may contain by its labels counts.' })
  @IsOptional()
  @MostValues()
  noneOf?: Allergen[] | null;
}

@InputType({
  description:
    'Foods, by their keys or by any of their names: a name that several foods have, or a kind of food, means each of them. A food that others are made of counts as being in them.',
})
class FoodCondition {
  @Field(() => [String], { nullable: true, description: values('["butter-unsalted", "chickpeas"]') })
  @IsOptional()
  @EachIsName()
  @MostValues()
  allOf?: string[] | null;

  @Field(() => [String], { nullable: true, description: values('["spinach", "kale"]') })
  @IsOptional()
  @EachIsName()
  @MostValues()
  anyOf?: string[] | null;

  @Field(() => [String], { nullable: true, description: values('["pork", "alcohol"]') })
  @IsOptional()
  @EachIsName()
  @MostValues()
  noneOf?: string[] | null;
}

/** Conditions that recipes meet. */
@InputType({
  description:
    'Which recipes: all conditions must hold. Of a plain list any value will do, and an empty one is no condition, but for slugs. Names and slugs are read in any case; one that does not exist is an error (BAD_USER_INPUT) that says which do.',
})
export class RecipeWhere {
  @Field(() => [String], {
    nullable: true,
    description: `Any of these recipes; an empty list finds none. ${values('["doro-wat", "gomen"]')}`,
  })
  @IsOptional()
  @EachIsName()
  @MostValues()
  slugs?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `None of these recipes; names that do not exist are no error. ${values('["doro-wat"]')}`,
  })
  @IsOptional()
  @EachIsName()
  @MostValues()
  exceptSlugs?: string[] | null;

  @Field(() => [String], { nullable: true, description: values('["dinner", "winter"]') })
  @IsOptional()
  @EachIsName()
  @MostValues()
  categories?: string[] | null;

  @Field(() => [String], { nullable: true, description: values('["ethiopian"]') })
  @IsOptional()
  @EachIsName()
  @MostValues()
  cuisines?: string[] | null;

  @Field(() => [String], { nullable: true, description: values('["Hanna Tesfaye"]') })
  @IsOptional()
  @EachIsName()
  @MostValues()
  authors?: string[] | null;

  @Field(() => DietCondition, { nullable: true, description: 'By the diets that they suit.' })
  @IsOptional()
  @ValidateNested()
  diets?: DietCondition | null;

  @Field(() => AllergenCondition, { nullable: true, description: 'By the allergens that they do not hold.' })
  @IsOptional()
  @ValidateNested()
  allergens?: AllergenCondition | null;

  @Field(() => FoodCondition, { nullable: true, description: 'By what they are made of.' })
  @IsOptional()
  @ValidateNested()
  foods?: FoodCondition | null;

  @Field(() => IntRange, {
    nullable: true,
    description: 'Minutes from start to end, with every wait: a dish that rests overnight takes more than 480.',
  })
  @IsOptional()
  @ValidateNested()
  totalMinutes?: IntRange | null;

  @Field(() => IntRange, {
    nullable: true,
    description:
      'Minutes in the kitchen: from start to end without rests of an hour or longer. A dish that is cooked in 50 minutes and rests overnight takes 50.',
  })
  @IsOptional()
  @ValidateNested()
  activeMinutes?: IntRange | null;

  @Field(() => [Difficulty], { nullable: true, description: 'Any of these. Example: [EASY].' })
  @IsOptional()
  @MostValues()
  difficulty?: Difficulty[] | null;

  @Field(() => [Course], { nullable: true, description: 'Any of these. Example: [SOUP, SALAD].' })
  @IsOptional()
  @MostValues()
  course?: Course[] | null;

  @Field(() => IntRange, { nullable: true, description: 'Pots, pans, tins and baking trays.' })
  @IsOptional()
  @ValidateNested()
  pots?: IntRange | null;

  @Field(() => IntRange, {
    nullable: true,
    description: 'Months in the freezer; recipes that give no time are left out.',
  })
  @IsOptional()
  @ValidateNested()
  freezerMonths?: IntRange | null;

  @Field(() => IntRange, { nullable: true, description: 'In whole US dollars for one batch.' })
  @IsOptional()
  @ValidateNested()
  estimatedCost?: IntRange | null;

  @Field(() => RatingRange, {
    nullable: true,
    description: 'By the average of their ratings; those without one are left out.',
  })
  @IsOptional()
  @ValidateNested()
  rating?: RatingRange | null;

  @Field(() => [NutrientRange], { nullable: true, description: 'For one serving; all must hold.' })
  @IsOptional()
  @ValidateNested()
  @MostValues()
  nutrition?: NutrientRange[] | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Published later than this day.' })
  // Postgres has no year 0.
  @IsOptional()
  @Matches(/^(?!0000)/, problem('OUT_OF_RANGE', messages.noSuchDay))
  publishedAfter?: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'With an `updatedAt` later than this.' })
  updatedAfter?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: those that the editors put on the home page. False: the others.',
  })
  featured?: boolean | null;
}

const SIZE = `Recipes a page, 1 to ${MAX_PAGE_SIZE}; ${SEARCH_PAGE_SIZE} where it is left out.`;
const AFTER = 'The cursor of a recipe: what comes behind it in the same order. Not together with `page`.';
const ORDER = 'In which order; the newest first where it is left out, in a search what fits best.';

/** Arguments for a part of a list and its order. */
@ArgsType()
export class RecipeListArgs {
  @Field(() => RecipeOrder, { nullable: true, description: ORDER })
  orderBy?: RecipeOrder | null;

  @Field(() => Int, { nullable: true, description: SIZE })
  @IsOptional()
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first?: number | null;

  @Field(() => String, { nullable: true, description: AFTER })
  after?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE, problem('OUT_OF_RANGE'))
  page: number;
}

@ArgsType()
export class RecipesArgs extends RecipeListArgs {
  @Field(() => RecipeWhere, { nullable: true, description: 'Which recipes; all where it is left out.' })
  @IsOptional()
  @ValidateNested()
  where?: RecipeWhere | null;

  @Field(() => String, {
    nullable: true,
    description: `What to look for, at most ${MAX_SEARCH_LENGTH} characters; the last word may be unfinished. What is ruled out, times, diets, cuisines, meals and seasons are read as filters. A blank one is none. Example: "lentils without onion".`,
  })
  @IsOptional()
  @MaxLength(MAX_SEARCH_LENGTH, problem('TOO_LONG', messages.searchTooLong))
  search?: string | null;
}

@ArgsType()
export class SlugsArgs {
  @Field(() => [String], {
    description: `Names in addresses, at most ${MAX_SLUGS}, in any case. Example: ["doro-wat", "gomen"].`,
  })
  @EachMaxLength(MAX_SLUG_LENGTH, messages.slugTooLong)
  @ArrayMaxSize(MAX_SLUGS, problem('TOO_LONG', messages.tooManySlugs))
  slugs: string[];
}
