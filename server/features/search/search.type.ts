import { ArgsType, Field, ObjectType } from 'type-graphql';
import { MAX_SEARCH_LENGTH, searchProblem } from '#schema/rules/catalogue.ts';
import { PageArgs } from '#server/features/catalogue/page.args.ts';
import { RecipePageType } from '#server/features/catalogue/recipe.type.ts';
import { Follows } from '#server/follows.ts';
import { SearchFilterType } from './search-filter.type.ts';

@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    description: `What to look for, at most ${MAX_SEARCH_LENGTH} characters; the last word may be unfinished. Example: "lentil ber".`,
  })
  @Follows(searchProblem)
  query: string;
}

@ObjectType('RecipeSearchPage', {
  simpleResolvers: true,
  description: 'One page of search results, best first.',
})
export class RecipeSearchPageType extends RecipePageType {
  @Field(() => String, {
    nullable: true,
    description:
      'The query with its spelling corrected, where the query as typed found nothing and the corrected one was used; words that nothing is near to stand in it as typed. Example: "berbere" for "berbare".',
  })
  correctedQuery: string | null;

  @Field(() => Boolean, {
    description:
      'Whether no recipe has all of the words, in the spelling asked or a corrected one. Then these have some of them, best first, and the total counts these.',
  })
  partial: boolean;

  @Field(() => [SearchFilterType], {
    description: 'What was read as filters, in the order of the query. They hold for every result, partial or not.',
  })
  understood: SearchFilterType[];
}
