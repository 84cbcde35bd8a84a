import type { LoaderFunctionArgs } from 'react-router-dom';
import { load, loadAside } from '#client/apollo/load.ts';
import { BlogSidebarQueryDocument, FeaturedRecipesQueryDocument, HomePageQueryDocument } from '#client/gql/graphql.ts';
import { pageFrom } from '#client/ui/page-numbers.ts';
import { FEATURED_PAGE_SIZE } from '#schema/rules/catalogue.ts';

export type HomeVariables = { page: number; perPage: number };

/** Loads the hero grid, a page of featured recipes, and the sidebar. */
export async function homeLoader({ request, context }: LoaderFunctionArgs): Promise<HomeVariables> {
  const variables = { page: pageFrom(new URL(request.url).searchParams), perPage: FEATURED_PAGE_SIZE };
  await Promise.all([
    load(context, HomePageQueryDocument, {}),
    load(context, FeaturedRecipesQueryDocument, variables),
    loadAside(context, BlogSidebarQueryDocument, {}),
  ]);
  return variables;
}
