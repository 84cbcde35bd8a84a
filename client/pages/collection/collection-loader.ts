import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load, loadAside } from '#client/apollo/load.ts';
import {
  BlogSidebarQueryDocument,
  CollectionPageQueryDocument,
  type CollectionPageQueryQueryVariables,
  FrameQueryDocument,
} from '#client/gql/graphql.ts';
import { pageFrom } from '#client/ui/page-numbers.ts';
import { LIST_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { type CollectionKind, collectionKinds } from './collection-kinds.ts';

export type Collection = { slug: string; name: string; variables: CollectionPageQueryQueryVariables };

/**
 * Finds the category or cuisine by its name, whatever the case, and fetches a page of its recipes and the sidebar.
 * @throws 404 where there is no such name or page
 */
function collectionLoader({ all, filter }: CollectionKind) {
  return (client: ApolloClient) =>
    async ({ params, request }: LoaderFunctionArgs): Promise<Collection> => {
      const frame = await load(client, FrameQueryDocument, {});
      const found = all(frame).find(({ slug }) => slug === params.name?.toLowerCase());
      if (!found) throw data(null, { status: 404 });
      const page = pageFrom(new URL(request.url).searchParams);
      const variables = { filter: filter(found.slug), page, perPage: LIST_PAGE_SIZE };
      const [{ recipes }] = await Promise.all([
        load(client, CollectionPageQueryDocument, variables),
        loadAside(client, BlogSidebarQueryDocument, {}),
      ]);
      if (page > Math.max(1, recipes.pageCount)) throw data(null, { status: 404 });
      return { slug: found.slug, name: found.name, variables };
    };
}

export const categoryLoader = collectionLoader(collectionKinds.category);
export const cuisineLoader = collectionLoader(collectionKinds.cuisine);
