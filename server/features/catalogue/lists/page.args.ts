import { ArgsType, Field, Int } from 'type-graphql';
import { boundsProblem, MAX_PAGE, MAX_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { Follows } from '#server/check-input.ts';

/** Part of a list that is asked for. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Follows((page: number) => boundsProblem('page', page, 1, MAX_PAGE))
  page: number;

  @Field(() => Int, { defaultValue: SEARCH_PAGE_SIZE, description: `Items a page, 1 to ${MAX_PAGE_SIZE}.` })
  @Follows((perPage: number) => boundsProblem('perPage', perPage, 1, MAX_PAGE_SIZE))
  perPage: number;
}

/** @returns one page of a list that has `total` items on all pages together. */
export function pageOf<Item>({ page, perPage }: PageArgs, items: Item[], total: number) {
  return { items, total, page, perPage, pageCount: Math.ceil(total / perPage) };
}

/** @returns the number of items before the page. */
export function offsetOf({ page, perPage }: PageArgs): number {
  return (page - 1) * perPage;
}
