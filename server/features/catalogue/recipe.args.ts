import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
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
import { Follows, FollowsWithin } from '#server/follows.ts';
import { PageArgs } from './page.args.ts';
import { RecipeOrder, RecipeWhere } from './recipe-where.type.ts';

/** In which order a list of recipes comes. */
export enum RecipeSort {
  NEWEST = 'newest',
  RECOMMENDED = 'recommended',
}

registerEnumType(RecipeSort, {
  name: 'RecipeSort',
  description: 'In which order a list of recipes comes.',
  valuesConfig: {
    NEWEST: { description: 'By the day of publication, newest first.' },
    RECOMMENDED: { description: 'By rating, weighted so that one perfect rating does not beat fifty good ones.' },
  },
});

@InputType({ description: 'Which recipes to list. All conditions must hold.' })
export class RecipeFilter {
  @Field(() => String, { nullable: true, description: 'A category by name, in any case. Example: "dinner".' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'A cuisine by name, in any case. Example: "ethiopian".' })
  cuisine?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those on the home page.' })
  featured?: boolean | null;
}

const SIZE = `Recipes a page, 1 to ${MAX_PAGE_SIZE}; ${SEARCH_PAGE_SIZE} where it is left out.`;
const AFTER = 'The cursor of a recipe: what comes behind it in the same order. Not together with `page`.';
const ORDER = 'In which order; the newest first where it is left out, in a search what fits best.';

/** Which part of a list, and in which order. */
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

  @Field(() => RecipeFilter, {
    nullable: true,
    description: 'Which recipes; all where it is left out.',
    deprecationReason: 'Use `where`.',
  })
  filter?: RecipeFilter | null;

  @Field(() => RecipeSort, {
    defaultValue: RecipeSort.NEWEST,
    description: 'In which order.',
    deprecationReason: 'Use `orderBy`.',
  })
  sort?: RecipeSort;

  @Field(() => Int, {
    defaultValue: SEARCH_PAGE_SIZE,
    description: `Items a page, 1 to ${MAX_PAGE_SIZE}.`,
    deprecationReason: 'Use `first`.',
  })
  @Follows((perPage: number) => boundsProblem('perPage', perPage, 1, MAX_PAGE_SIZE))
  perPage: number;
}

/** A numbered page of a simple list, as `RecipeService` reads it. */
export interface RecipeListRequest extends PageArgs {
  filter?: RecipeFilter | null;
  sort?: RecipeSort;
  /** Whether the recipes are asked for no more than what cards show. */
  cards?: boolean;
}

@ArgsType()
export class SlugsArgs {
  @Field(() => [String], { description: `Names in addresses, at most ${MAX_SLUGS}. Example: ["doro-wat", "gomen"].` })
  @Follows(slugsProblem)
  slugs: string[];
}
