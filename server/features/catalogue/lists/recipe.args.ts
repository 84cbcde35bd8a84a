import { ArgsType, Field, Int } from 'type-graphql';
import {
  boundsProblem,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_SLUGS,
  SEARCH_PAGE_SIZE,
  searchProblem,
  slugsProblem,
} from '#schema/rules/catalogue.ts';
import { Follows, FollowsWithin } from '#server/check-input.ts';
import { RecipeOrder, RecipeWhere } from './recipe-where.type.ts';

const SIZE = `Recipes a page, 1 to ${MAX_PAGE_SIZE}; ${SEARCH_PAGE_SIZE} where it is left out.`;
const AFTER = 'The cursor of a recipe: what comes behind it in the same order. Not together with `page`.';
const ORDER = 'In which order; the newest first where it is left out, in a search what fits best.';

/** Part of a list, and its order. */
@ArgsType()
export class RecipeListArgs {
  @Field(() => RecipeOrder, { nullable: true, description: ORDER })
  orderBy?: RecipeOrder | null;

  @Field(() => Int, { nullable: true, description: SIZE })
  @Follows((first: number) => boundsProblem('first', first, 1, MAX_PAGE_SIZE))
  first?: number | null;

  @Field(() => String, { nullable: true, description: AFTER })
  after?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Follows((page: number) => boundsProblem('page', page, 1, MAX_PAGE))
  page: number;
}

@ArgsType()
export class RecipesArgs extends RecipeListArgs {
  @Field(() => RecipeWhere, { nullable: true, description: 'Which recipes; all where it is left out.' })
  @FollowsWithin()
  where?: RecipeWhere | null;

  @Field(() => String, {
    nullable: true,
    description: `What to look for, at most ${MAX_SEARCH_LENGTH} characters; the last word may be unfinished. What is ruled out, times, diets, cuisines, meals and seasons are read as filters. A blank one is none. Example: "lentils without onion".`,
  })
  @Follows(searchProblem)
  search?: string | null;
}

@ArgsType()
export class SlugsArgs {
  @Field(() => [String], {
    description: `Names in addresses, at most ${MAX_SLUGS}, in any case. Example: ["doro-wat", "gomen"].`,
  })
  @Follows(slugsProblem)
  slugs: string[];
}
