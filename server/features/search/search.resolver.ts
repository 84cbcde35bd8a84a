import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfPage } from '#server/graphql/cost.ts';
import { RecipeSearchPageType, SearchArgs } from './search.type.ts';

@Resolver()
export class SearchResolver {
  @Query(() => RecipeSearchPageType, {
    deprecationReason: 'Use `recipes(search:)`, which filters and orders as well.',
    complexity: costOfPage,
    description:
      'Full-text search over titles, descriptions, ingredients and names, with or without accents, with small slips in spelling, and by American and British names of the same thing. Where no recipe has all of the words, those that have some. What is ruled out, times, diets, cuisines, meals and seasons are read as filters (`understood`).\n\nExample: `{ searchRecipes(query: "berbare len") { total correctedQuery partial items { title } } }`',
  })
  searchRecipes(
    @Args() { query, ...page }: SearchArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<RecipeSearchPageType> {
    return services.search.search(query, page);
  }
}
