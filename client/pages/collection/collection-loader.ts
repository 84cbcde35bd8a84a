import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load, loadAside } from '#client/apollo/load.ts';
import {
  BlogSidebarQueryDocument,
  CollectionPageQueryDocument,
  type CollectionPageQueryQueryVariables,
  FrameQueryDocument,
  type FrameQueryQuery,
  type RecipeFilter,
} from '#client/gql/graphql.ts';
import { pageFrom } from '#client/ui/page-numbers.ts';
import { LIST_PAGE_SIZE } from '#schema/rules/catalogue.ts';

export type Collection = { slug: string; name: string; variables: CollectionPageQueryQueryVariables };

export const categoryLoader = collectionLoader(
  ({ categories }) => categories,
  (category) => ({ category }),
);
export const cuisineLoader = collectionLoader(
  ({ cuisines }) => cuisines,
  (cuisine) => ({ cuisine }),
);

/**
 * Finds a category or cuisine by its name in any case, and loads a page of its recipes and the sidebar.
 * @throws 404 where there is no such name or page
 */
function collectionLoader(
  collections: (frame: FrameQueryQuery) => readonly { slug: string; name: string }[],
  filter: (slug: string) => RecipeFilter,
) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<Collection> => {
    const frame = await load(context, FrameQueryDocument, {});
    const found = collections(frame).find(({ slug }) => slug === params.name?.toLowerCase());
    if (!found) throw data(null, { status: 404 });
    const page = pageFrom(new URL(request.url).searchParams);
    const variables = { filter: filter(found.slug), page, perPage: LIST_PAGE_SIZE };
    const [{ recipes }] = await Promise.all([
      load(context, CollectionPageQueryDocument, variables),
      loadAside(context, BlogSidebarQueryDocument, {}),
    ]);
    if (page > Math.max(1, recipes.pageCount)) throw data(null, { status: 404 });
    return { slug: found.slug, name: found.name, variables };
  };
}
