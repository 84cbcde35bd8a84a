import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { Allergen, Course, Diet, Difficulty } from '#schema/rules/vocabulary.ts';

/** Number of recipes that one would get by choosing a value. */
export interface Facet<Value> {
  value: Value;
  count: number;
}

/** @returns the GraphQL type of one kind of facet. */
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

  @Field(() => [DifficultyFacetType], { description: 'With this difficulty in place of those in the filter.' })
  difficulty: Facet<Difficulty>[];

  @Field(() => [CourseFacetType], { description: 'With this course in place of those in the filter.' })
  course: Facet<Course>[];
}
