import { type ClassType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allergen, Course, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import { connectionType, type Lazy } from '#server/graphql/connection.type.ts';
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

registerEnumType(SearchFilterKind, {
  name: 'SearchFilterKind',
  description: 'What a filter of a search narrows by.',
  valuesConfig: {
    EXCLUSION: {
      description:
        'A food or an allergen that no result contains, or may contain by its label; or what no result is or needs, as in "not spicy" and "no-bake".',
    },
    TIME: { description: 'The most minutes from start to end.' },
    COST: { description: 'The most dollars for the groceries.' },
    DIET: { description: 'A diet that each result suits.' },
    CUISINE: { description: 'The cuisine of each result.' },
    CATEGORY: { description: 'A meal or a season. A dinner is a main dish, a soup or a salad.' },
    COURSE: { description: 'The course of each result.' },
    COLLECTION: { description: 'The collection that each result is in.' },
  },
});

@ObjectType('SearchFilter', {
  simpleResolvers: true,
  description: 'Words of a search query that were read as a filter: every result fulfills it.',
})
export class SearchFilterType {
  @Field(() => SearchFilterKind, { description: 'What it narrows by. Example: EXCLUSION.' })
  kind: SearchFilterKind;

  @Field({ description: 'The words. Example: "without eggs".' })
  text: string;

  @Field({ description: 'How the words were interpreted. Example: "without eggs" for "egg allergy".' })
  meaning: string;

  @Field(() => Boolean, {
    description:
      'Whether the query did not clearly say so: it names an allergen next to a word that was not understood, so to be safe no result contains it.',
  })
  assumed: boolean;

  @Field({ description: 'The query without this filter; empty where nothing else is left. Example: "breakfast".' })
  queryWithout: string;
}

/** Number of recipes that choosing a value would leave. */
interface Facet<Value> {
  value: Value;
  count: number;
}

/** Returns the GraphQL type of one kind of facet. */
function facetType<Value>(name: string, valueType: () => object, description: string, example: string) {
  @ObjectType(name, { simpleResolvers: true, description })
  class FacetType {
    @Field(valueType, { description: `Example: ${example}.` })
    value: Value;

    @Field(() => Int, { description: 'The recipes that one would get by choosing it.' })
    count: number;
  }
  return FacetType as ClassType<Facet<Value>>;
}

const TermFacetType = facetType<string>(
  'TermFacet',
  () => String,
  'A category or a cuisine by its name.',
  '"Ethiopian"',
);
const DietFacetType = facetType<Diet>('DietFacet', () => Diet, 'A diet that recipes suit.', 'VEGAN');
const AllergenFacetType = facetType<Allergen>(
  'AllergenFacet',
  () => Allergen,
  'An allergen that recipes are free of.',
  'MILK',
);
const MinutesFacetType = facetType<number>('MinutesFacet', () => Int, 'The most minutes from start to end.', '30');
const DifficultyFacetType = facetType<Difficulty>('DifficultyFacet', () => Difficulty, 'How hard recipes are.', 'EASY');
const CourseFacetType = facetType<Course>('CourseFacet', () => Course, 'What part of a meal recipes are.', 'SOUP');

@ObjectType('RecipeFacets', {
  simpleResolvers: true,
  description:
    'What the present filter can be narrowed to, and how many recipes each choice gives. Choices that give none are left out.',
})
export class RecipeFacetsType {
  @Field(() => [TermFacetType], { description: 'With this category in place of those in the filter.' })
  categories: Facet<string>[];

  @Field(() => [TermFacetType], { description: 'With this cuisine in place of those in the filter.' })
  cuisines: Facet<string>[];

  @Field(() => [DietFacetType], { description: 'With this diet besides those in the filter.' })
  diets: Facet<Diet>[];

  @Field(() => [AllergenFacetType], {
    description: 'Recipes free of it: with this allergen ruled out besides those in the filter.',
  })
  allergens: Facet<Allergen>[];

  @Field(() => [MinutesFacetType], { description: 'With this as the most minutes, in place of what the filter says.' })
  totalMinutes: Facet<number>[];

  @Field(() => [MinutesFacetType], {
    description: 'With this as the most minutes in the kitchen, in place of what the filter says.',
  })
  activeMinutes: Facet<number>[];

  @Field(() => [DifficultyFacetType], { description: 'With this difficulty in place of those in the filter.' })
  difficulty: Facet<Difficulty>[];

  @Field(() => [CourseFacetType], { description: 'With this course in place of those in the filter.' })
  course: Facet<Course>[];
}

@ObjectType('RecipeSearchReading', { simpleResolvers: true, description: 'How a search was read.' })
export class RecipeSearchReadingType {
  @Field(() => String, {
    nullable: true,
    description:
      'The search with its spelling corrected, where as typed it found nothing and the corrected one was used. Example: "berbere" for "berbare".',
  })
  corrected: string | null;

  @Field(() => Boolean, {
    description: 'Whether no recipe has all of the words: then these have some of them, best first.',
  })
  partial: boolean;

  @Field(() => [String], {
    description:
      'Words that were left out, as hardly any recipe has them or one near to them. Example: ["quantum"] for "quantum lentils".',
  })
  dropped: string[];

  @Field(() => Boolean, {
    description:
      'Whether no recipe has any of the words: then these are the nearest dishes, by the foods that what was searched for is made of. Example: dishes with chickpeas for "hummus".',
  })
  nearest: boolean;

  @Field(() => [String], {
    description:
      'Words next to an allergen that were not understood, for which recipes with the allergen are left out.',
  })
  unknown: string[];

  @Field(() => [String], {
    description: 'Other names that were searched for as well. Example: ["coriander"] for "cilantro".',
  })
  synonyms: string[];

  @Field(() => [SearchFilterType], {
    description: 'What was read as filters, in the order of the search. They hold for every result, partial or not.',
  })
  filters: SearchFilterType[];

  @Field(() => [String], {
    nullable: 'items',
    description:
      'Why each of `nodes` was found, in their order; null where its title says so. Example: ["With coconut milk", null].',
  })
  reasons: Lazy<(string | null)[]>;
}

@ObjectType('RecipeConnection', {
  simpleResolvers: true,
  description: 'A part of a list of recipes: a numbered page, or what comes after a cursor.',
})
export class RecipeConnectionType extends connectionType(RecipeType, 'Recipe', { one: 'recipe', many: 'recipes' }) {
  @Field(() => Int, { description: 'Recipes in the whole list; of a search at most 1,000.' })
  override totalCount: number;

  @Field(() => RecipeFacetsType, {
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'What the list can be narrowed to, and how many recipes each choice gives.',
  })
  facets: Lazy<RecipeFacetsType>;

  @Field(() => RecipeSearchReadingType, {
    nullable: true,
    description: 'How the search was read; null where there is none, or a blank one.',
  })
  search: RecipeSearchReadingType | null;
}
