import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Kind of a filter that part of a query sets. */
export const SearchFilterKind = {
  EXCLUSION: 'exclusion',
  TIME: 'time',
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
    EXCLUSION: { description: 'A food or an allergen that no result holds, or may hold by its label.' },
    TIME: { description: 'The most minutes from start to end.' },
    DIET: { description: 'A diet that each result suits.' },
    CUISINE: { description: 'The cuisine of each result.' },
    CATEGORY: { description: 'A meal or a season. A dinner is a main dish, a soup or a salad.' },
    COURSE: { description: 'The course of each result.' },
    COLLECTION: { description: 'The collection that each result is in.' },
  },
});

@ObjectType('SearchFilter', {
  simpleResolvers: true,
  description: 'Words of a search query that were read as a filter: every result fulfils it.',
})
export class SearchFilterType {
  @Field(() => SearchFilterKind, { description: 'What it narrows by. Example: EXCLUSION.' })
  kind: SearchFilterKind;

  @Field({ description: 'The words. Example: "without eggs".' })
  text: string;

  @Field({ description: 'The query without this filter; empty where nothing else is left. Example: "breakfast".' })
  queryWithout: string;
}
