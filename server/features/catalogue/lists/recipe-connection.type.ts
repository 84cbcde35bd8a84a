import { Field, Int, ObjectType } from 'type-graphql';
import { SearchFilterType } from '#server/features/search/search-filter.type.ts';
import { connectionType, type Lazy } from '#server/graphql/connection.type.ts';
import { RecipeType } from '../recipe/recipe.type.ts';
import { RecipeFacetsType } from './recipe-facets.type.ts';

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
