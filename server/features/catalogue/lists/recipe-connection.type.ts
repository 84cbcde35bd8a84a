import { type ClassType, Field, Int } from 'type-graphql';
import { Allergen, Course, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { connectionType, type Lazy } from '#server/graphql/connection.type.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { RecipeType } from '../recipe/recipe.type.ts';

/** Kind of filter that a part of a query sets. */
export const SearchFilterKind = {
  EXCLUSION: 'exclusion',
  TIME: 'time',
  COST: 'cost',
  DIET: 'diet',
  CUISINE: 'cuisine',
  CATEGORY: 'category',
  COURSE: 'course',
  COLLECTION: 'collection',
} as const;
export type SearchFilterKind = (typeof SearchFilterKind)[keyof typeof SearchFilterKind];

describeEnum(SearchFilterKind, 'SearchFilterKind', 'Criterion of a search filter.', {
  EXCLUSION:
    'A food or allergen that no result contains or, by its labels, may contain; or a property that no result has, as in "not spicy" and "no-bake".',
  TIME: 'Maximum of `Recipe.activeMinutes`: rests of an hour or longer do not count.',
  COST: 'Maximum cost of the groceries in US dollars, for one batch or per serving.',
  DIET: 'Diet that each result suits.',
  CUISINE: 'Cuisine of each result.',
  CATEGORY: 'A meal or a season. A dinner is a main dish, a soup or a salad.',
  COURSE: 'Course of each result.',
  COLLECTION: 'Collection that contains each result.',
});

@SimpleType('SearchFilter', 'Words of a search that are interpreted as a filter, which every result matches.')
export class SearchFilterType {
  @Field(() => SearchFilterKind, { description: 'Criterion of the filter. Example: EXCLUSION.' })
  kind: SearchFilterKind;

  @Field({ description: 'Words of the search. Example: "without eggs".' })
  text: string;

  @Field({ description: 'How the words were interpreted. Example: "without eggs" for "egg allergy".' })
  meaning: string;

  @Field(() => Boolean, {
    description:
      'Whether the exclusion is assumed as a precaution: the search names an allergen that readers name only to avoid it, such as "gluten", or an allergen next to an unknown word.',
  })
  assumed: boolean;

  @Field({ description: 'The search without this filter; empty if nothing is left. Example: "breakfast".' })
  queryWithout: string;
}

/** Number of recipes that choosing a value would leave. */
interface Facet<Value> {
  value: Value;
  count: number;
}

/** Returns the GraphQL type of one kind of facet. */
function createFacetType<Value>(name: string, valueType: () => object, description: string, example: string) {
  @SimpleType(name, description)
  class FacetType {
    @Field(valueType, { description: `Value for the filter. Example: ${example}.` })
    value: Value;

    @Field(() => Int, { description: 'Number of recipes if you choose this value.' })
    count: number;
  }
  return FacetType as ClassType<Facet<Value>>;
}

const TermFacetType = createFacetType<string>(
  'TermFacet',
  () => String,
  'Number of recipes in a category or cuisine.',
  '"Ethiopian"',
);
const DietFacetType = createFacetType<Diet>('DietFacet', () => Diet, 'Number of recipes that suit a diet.', 'VEGAN');
const AllergenFacetType = createFacetType<Allergen>(
  'AllergenFacet',
  () => Allergen,
  'Number of recipes free of an allergen.',
  'MILK',
);
const MinutesFacetType = createFacetType<number>(
  'MinutesFacet',
  () => Int,
  'Number of recipes within a time limit.',
  '30',
);
const DifficultyFacetType = createFacetType<Difficulty>(
  'DifficultyFacet',
  () => Difficulty,
  'Number of recipes of a difficulty.',
  'EASY',
);
const CourseFacetType = createFacetType<Course>('CourseFacet', () => Course, 'Number of recipes of a course.', 'SOUP');

@SimpleType(
  'RecipeFacets',
  'Values to choose in the filter, with the number of recipes for each. Values without recipes are omitted.',
)
export class RecipeFacetsType {
  @Field(() => [TermFacetType], { description: 'Each category, in place of the filter’s categories.' })
  categories: Facet<string>[];

  @Field(() => [TermFacetType], { description: 'Each cuisine, in place of the filter’s cuisines.' })
  cuisines: Facet<string>[];

  @Field(() => [DietFacetType], { description: 'Each diet, in addition to the filter’s diets.' })
  diets: Facet<Diet>[];

  @Field(() => [AllergenFacetType], {
    description: 'Recipes free of each allergen, in addition to the filter’s allergens.',
  })
  allergens: Facet<Allergen>[];

  @Field(() => [MinutesFacetType], {
    description: 'Maximum minutes from start to finish, in place of the filter’s maximum.',
  })
  totalMinutes: Facet<number>[];

  @Field(() => [MinutesFacetType], {
    description: 'Maximum minutes in the kitchen, in place of the filter’s maximum.',
  })
  activeMinutes: Facet<number>[];

  @Field(() => [DifficultyFacetType], { description: 'Each difficulty, in place of the filter’s difficulties.' })
  difficulty: Facet<Difficulty>[];

  @Field(() => [CourseFacetType], { description: 'Each course, in place of the filter’s courses.' })
  course: Facet<Course>[];
}

@SimpleType('RecipeSearchReading', 'How a search was interpreted.')
export class RecipeSearchReadingType {
  @Field(() => String, {
    nullable: true,
    description:
      'The search with corrected spelling, if the original found nothing and the correction was used. Example: "berbere" for "berbare".',
  })
  corrected: string | null;

  @Field(() => Boolean, {
    description: 'Whether no recipe matches all words. If so, the results match some of them, best first.',
  })
  partial: boolean;

  @Field(() => [String], {
    description:
      'Words that were ignored because no recipe, or no result for the other words, matches them. Example: ["quantum"] for "quantum lentils".',
  })
  dropped: string[];

  @Field(() => Boolean, {
    description:
      'Whether no recipe matches the searched dish. If so, the results are the most similar dishes, by the foods that it is made of. Example: dishes with chickpeas for "hummus".',
  })
  nearest: boolean;

  @Field(() => [String], {
    description: 'Unknown words next to an allergen, because of which recipes with the allergen are excluded.',
  })
  unknown: string[];

  @Field(() => [String], {
    description: 'Synonyms that were also searched for. Example: ["coriander"] for "cilantro".',
  })
  synonyms: string[];

  @Field(() => [SearchFilterType], {
    description:
      'Words that were interpreted as filters, in the order of the search. Every result matches them, even if `partial` is true.',
  })
  filters: SearchFilterType[];

  @Field(() => [String], {
    nullable: 'items',
    description:
      'Reason why each of `nodes` matches, in the same order; null if its title shows it. Example: ["With coconut milk", null].',
  })
  reasons: Lazy<(string | null)[]>;
}

@SimpleType('RecipeConnection', 'A list of recipes, paginated by page number or cursor.')
export class RecipeConnectionType extends connectionType(RecipeType, 'Recipe', 'recipe') {
  @Field(() => Int, { description: 'Number of recipes in the whole list; for a search by words at most 1,000.' })
  override totalCount: number;

  @Field(() => RecipeFacetsType, {
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'Values to choose in the filter, with the number of recipes for each.',
  })
  facets: Lazy<RecipeFacetsType>;

  @Field(() => RecipeSearchReadingType, {
    nullable: true,
    description: 'How the search was interpreted; null without a search, or if it is blank.',
  })
  search: RecipeSearchReadingType | null;
}
