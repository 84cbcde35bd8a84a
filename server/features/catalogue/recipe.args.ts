import { ArrayMaxSize, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import {
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_SLUGS,
  messages,
  SEARCH_PAGE_SIZE,
} from '#schema/rules/catalogue.ts';
import { RecipeFilter, RecipeSort } from './recipe.inputs.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Min(1)
  @Max(MAX_PAGE)
  page: number;

  @Field(() => Int, { defaultValue: SEARCH_PAGE_SIZE, description: `Items a page, 1 to ${MAX_PAGE_SIZE}.` })
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  perPage: number;
}

@ArgsType()
export class RecipesArgs extends PageArgs {
  @Field(() => RecipeFilter, { nullable: true, description: 'Which recipes; all where it is left out.' })
  filter?: RecipeFilter | null;

  @Field(() => RecipeSort, { defaultValue: RecipeSort.NEWEST, description: 'In which order.' })
  sort: RecipeSort;
}

@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    description: `What to look for, at most ${MAX_SEARCH_LENGTH} characters; the last word may be unfinished. Example: "lentil ber".`,
  })
  @MaxLength(MAX_SEARCH_LENGTH, { message: messages.searchTooLong })
  query: string;
}

@ArgsType()
export class SlugsArgs {
  @Field(() => [String], { description: `Names in addresses, at most ${MAX_SLUGS}. Example: ["doro-wat", "gomen"].` })
  @ArrayMaxSize(MAX_SLUGS, { message: messages.tooManySlugs })
  @MaxLength(MAX_SLUG_LENGTH, { each: true })
  slugs: string[];
}
