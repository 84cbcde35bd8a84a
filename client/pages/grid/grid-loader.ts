import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { FrameQueryDocument, type FrameQueryQuery } from '#client/gql/graphql.ts';
import { pageFrom } from '#client/ui/page-numbers.ts';
import { GRID_PAGE_SIZE } from '#schema/rules/catalogue.ts';

export type GridPage = { page: number; pageCount: number };

/**
 * Finds the page: the items themselves are in the cache once the frame is loaded.
 * @throws 404 where there is no such page
 */
function gridLoader(countOf: (frame: FrameQueryQuery) => number) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<GridPage> => {
    const frame = await load(context, FrameQueryDocument, {});
    const page = pageFrom(new URL(request.url).searchParams);
    const pageCount = Math.max(1, Math.ceil(countOf(frame) / GRID_PAGE_SIZE));
    if (page > pageCount) throw data(null, { status: 404 });
    return { page, pageCount };
  };
}

export const recipesLoader = gridLoader(({ categories }) => categories.length);
export const cuisinesLoader = gridLoader(({ cuisines }) => cuisines.length);

/** @returns the items of one page */
export function itemsOfPage<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * GRID_PAGE_SIZE, page * GRID_PAGE_SIZE);
}
