import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import {
  FEATURED_PAGE_SIZE,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_SLUGS,
  MAX_VALUE_LENGTH,
  MAX_WHERE_VALUES,
  messages,
  rangeProblem,
  SEARCH_PAGE_SIZE,
} from '#schema/rules/catalogue.ts';
import { Allergen, Course, Diet, Difficulty, Nutrient } from '#schema/rules/vocabulary.ts';
import { EachMaxLength, Follows, problem } from '#server/check-input.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';

/** Order of recipes. */
export enum RecipeOrder {
  NEWEST = 'newest',
  RECOMMENDED = 'recommended',
  RATING = 'rating',
  QUICKEST = 'quickest',
  UPDATED = 'updated',
  RELEVANCE = 'relevance',
}

describeEnum(
  RecipeOrder,
  'RecipeOrder',
  'Sort order of recipes. Remaining ties are sorted by publication date, newest first.',
  {
    NEWEST: 'By publication date, newest first.',
    RECOMMENDED: 'By rating, weighted so that one perfect rating does not beat fifty good ones.',
    RATING: 'By average rating, best first, then by number of ratings; recipes without ratings come last.',
    QUICKEST: 'By minutes from start to finish, quickest first.',
    UPDATED: 'By `updatedAt`, most recently changed first.',
    RELEVANCE: 'Best match for the search first. Without a search: newest first.',
  },
);

const MaxValues = () => ArrayMaxSize(MAX_WHERE_VALUES, problem('TOO_LONG', messages.tooManyValues));

/** Declares an optional list of names or slugs. */
const NamesField = (meaning: string, example: string): PropertyDecorator => {
  const description = `${meaning} At most ${MAX_WHERE_VALUES} values. Example: ${example}.`;
  const decorators = [
    Field(() => [String], { nullable: true, description }),
    IsOptional(),
    EachMaxLength(MAX_VALUE_LENGTH, messages.valueTooLong),
    MaxValues(),
  ];
  return (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };
};

@InputType({ description: 'Range of an integer, inclusive.' })
export class IntRange {
  @Field(() => Int, { nullable: true, description: 'Minimum; no lower bound if omitted.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum; no upper bound if omitted.' })
  @IsOptional()
  @Follows((_max: number, range: IntRange) => rangeProblem(range))
  max?: number | null;
}

@InputType({ description: 'Minimum rating.' })
class RatingRange {
  @Field(() => Float, { nullable: true, description: 'Stars, 0 to 5. Example: 4.5.' })
  @IsOptional()
  @Min(0, problem('OUT_OF_RANGE'))
  @Max(5, problem('OUT_OF_RANGE'))
  min?: number | null;
}

@InputType({
  description: 'Amount of a nutrient per serving: energy in kcal, sodium in mg, others in g.',
})
class NutrientRange {
  @Field(() => Nutrient, { description: 'Nutrient. Example: PROTEIN.' })
  nutrient: Nutrient;

  @Field(() => Float, { nullable: true, description: 'Minimum; no lower bound if omitted.' })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: 'Maximum; no upper bound if omitted.' })
  @IsOptional()
  @Follows((_max: number, range: NutrientRange) => rangeProblem(range))
  max?: number | null;
}

@InputType({ description: 'Diets that a recipe must suit.' })
class DietCondition {
  @Field(() => [Diet], { nullable: true, description: 'All of these diets.' })
  @IsOptional()
  @MaxValues()
  allOf?: Diet[] | null;
}

@InputType({ description: 'Allergens that a recipe must be free of.' })
class AllergenCondition {
  @Field(() => [Allergen], {
    nullable: true,
    description: 'None of these allergens. Recipes that may contain one according to a label are excluded, too.',
  })
  @IsOptional()
  @MaxValues()
  noneOf?: Allergen[] | null;
}

@InputType({
  description:
    'Foods by key or by any of their names. A name that several foods share, or a kind of food, matches all of them. A food that is part of another counts as contained in it.',
})
class FoodCondition {
  @NamesField('All of these foods.', '["butter-unsalted", "chickpeas"]')
  allOf?: string[] | null;

  @NamesField('Any of these foods.', '["spinach", "kale"]')
  anyOf?: string[] | null;

  @NamesField('None of these foods.', '["pork", "alcohol"]')
  noneOf?: string[] | null;
}

/** Conditions that recipes must meet. */
@InputType({
  description:
    'Filter for recipes: all conditions must hold. A plain list matches any of its values; an empty list is no condition, except for `slugs`. Names and slugs are case-insensitive; an unknown one causes an error (BAD_USER_INPUT) that names it.',
})
export class RecipeWhere {
  @NamesField('Any of these recipes; an empty list matches none.', '["doro-wat", "gomen"]')
  slugs?: string[] | null;

  @NamesField('None of these recipes; unknown slugs are ignored.', '["doro-wat"]')
  exceptSlugs?: string[] | null;

  @NamesField('Any of these categories.', '["dinner", "winter"]')
  categories?: string[] | null;

  @NamesField('Any of these cuisines.', '["ethiopian"]')
  cuisines?: string[] | null;

  @NamesField('Any of these authors.', '["Hanna Tesfaye"]')
  authors?: string[] | null;

  @Field(() => DietCondition, { nullable: true, description: 'Diets that the recipes suit.' })
  @IsOptional()
  @ValidateNested()
  diets?: DietCondition | null;

  @Field(() => AllergenCondition, { nullable: true, description: 'Allergens that the recipes are free of.' })
  @IsOptional()
  @ValidateNested()
  allergens?: AllergenCondition | null;

  @Field(() => FoodCondition, { nullable: true, description: 'Foods that the recipes use.' })
  @IsOptional()
  @ValidateNested()
  foods?: FoodCondition | null;

  @Field(() => IntRange, {
    nullable: true,
    description: 'Minutes from start to finish, including all waits: a dish that rests overnight takes more than 480.',
  })
  @IsOptional()
  @ValidateNested()
  totalMinutes?: IntRange | null;

  @Field(() => IntRange, {
    nullable: true,
    description:
      'Minutes in the kitchen: from start to finish without rests of an hour or longer. A dish that takes 50 minutes to cook and rests overnight counts as 50.',
  })
  @IsOptional()
  @ValidateNested()
  activeMinutes?: IntRange | null;

  @Field(() => [Difficulty], { nullable: true, description: 'Any of these difficulties. Example: [EASY].' })
  @IsOptional()
  @MaxValues()
  difficulty?: Difficulty[] | null;

  @Field(() => [Course], { nullable: true, description: 'Any of these courses. Example: [SOUP, SALAD].' })
  @IsOptional()
  @MaxValues()
  course?: Course[] | null;

  @Field(() => IntRange, { nullable: true, description: 'Number of pots, pans, baking pans and sheets.' })
  @IsOptional()
  @ValidateNested()
  pots?: IntRange | null;

  @Field(() => IntRange, {
    nullable: true,
    description: 'Months in the freezer; recipes without a freezing time are excluded.',
  })
  @IsOptional()
  @ValidateNested()
  freezerMonths?: IntRange | null;

  @Field(() => IntRange, { nullable: true, description: 'Cost of one batch in whole US dollars.' })
  @IsOptional()
  @ValidateNested()
  estimatedCost?: IntRange | null;

  @Field(() => RatingRange, {
    nullable: true,
    description: 'Average rating; recipes without ratings are excluded.',
  })
  @IsOptional()
  @ValidateNested()
  rating?: RatingRange | null;

  @Field(() => [NutrientRange], { nullable: true, description: 'Nutrients per serving; all conditions must hold.' })
  @IsOptional()
  @ValidateNested()
  @MaxValues()
  nutrition?: NutrientRange[] | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Published after this day.' })
  // There is no year 0.
  @IsOptional()
  @Matches(/^(?!0000)/, problem('OUT_OF_RANGE', messages.noSuchDay))
  publishedAfter?: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'With an `updatedAt` after this time.' })
  updatedAfter?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: recipes that the editors feature on the home page. False: all others.',
  })
  featured?: boolean | null;
}

const SIZE = `Number of recipes per page, 1 to ${MAX_PAGE_SIZE}; if omitted, ${SEARCH_PAGE_SIZE}, or ${FEATURED_PAGE_SIZE} in \`Home.featured\`.`;
const AFTER = 'Cursor of a recipe in the same order; the page starts after it. Cannot be combined with `page`.';
const ORDER =
  'Sort order; if omitted, newest first. A search lists the best match first, `Home.featured` the most recommended.';

/** Arguments for the order of a list and a page of it. */
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

  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE, problem('OUT_OF_RANGE'))
  page: number;
}

@ArgsType()
export class RecipesArgs extends RecipeListArgs {
  @Field(() => RecipeWhere, { nullable: true, description: 'Filter; all recipes if omitted.' })
  @IsOptional()
  @ValidateNested()
  where?: RecipeWhere | null;

  @Field(() => String, {
    nullable: true,
    description: `Search text, at most ${MAX_SEARCH_LENGTH} characters; the last word may be incomplete. Exclusions, times, diets, cuisines, meals and seasons are interpreted as filters. Blank means no search. Example: "lentils without onion".`,
  })
  @IsOptional()
  @MaxLength(MAX_SEARCH_LENGTH, problem('TOO_LONG', messages.searchTooLong))
  search?: string | null;
}

@ArgsType()
export class SlugsArgs {
  @Field(() => [String], {
    description: `Slugs, at most ${MAX_SLUGS}, case-insensitive. Example: ["doro-wat", "gomen"].`,
  })
  @EachMaxLength(MAX_VALUE_LENGTH, messages.slugTooLong)
  @ArrayMaxSize(MAX_SLUGS, problem('TOO_LONG', messages.tooManySlugs))
  slugs: string[];
}
