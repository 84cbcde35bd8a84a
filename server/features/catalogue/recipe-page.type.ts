import { Field, Int, ObjectType } from 'type-graphql';
import { RecipeType } from './recipe.type.ts';

@ObjectType('RecipePage', {
  simpleResolvers: true,
  description: 'One page of a list of recipes.',
})
export class RecipePageType {
  @Field(() => [RecipeType], { description: 'The recipes of this page; empty past the end.' })
  items: RecipeType[];

  @Field(() => Int, { description: 'Recipes on all pages together.' })
  total: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Recipes a page.' })
  perPage: number;

  @Field(() => Int, { description: 'How many pages there are; 0 where nothing was found.' })
  pageCount: number;
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
}
