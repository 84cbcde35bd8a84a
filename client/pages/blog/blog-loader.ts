import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load, loadAside } from '#client/apollo/load.ts';
import {
  BlogPageQueryDocument,
  type BlogPageQueryQueryVariables,
  BlogSidebarQueryDocument,
  FrameQueryDocument,
} from '#client/gql/graphql.ts';
import { pageFrom } from '#client/ui/page-numbers.ts';
import { BLOG_PAGE_SIZE } from '#schema/rules/catalogue.ts';

export type Blog = {
  /** Undefined for all posts. */
  category?: { slug: string; name: string };
  variables: BlogPageQueryQueryVariables;
};

/**
 * Loads a page of all posts, or of the category that `?category=` names in any case.
 * @throws 404 where there is no such category or page
 */
export async function blogLoader({ request, context }: LoaderFunctionArgs): Promise<Blog> {
  const { searchParams } = new URL(request.url);
  const page = pageFrom(searchParams);
  const category = await categoryOf(context, searchParams.get('category') ?? '');
  const variables = {
    ...(category && { filter: { category: category.slug } }),
    page,
    perPage: BLOG_PAGE_SIZE,
  };
  const [{ recipes }] = await Promise.all([
    load(context, BlogPageQueryDocument, variables),
    loadAside(context, BlogSidebarQueryDocument, {}),
  ]);
  if (page > Math.max(1, recipes.pageCount)) throw data(null, { status: 404 });
  return { category, variables };
}

async function categoryOf(context: LoaderFunctionArgs['context'], name: string): Promise<Blog['category']> {
  if (name === '') return undefined;
  const { categories } = await load(context, FrameQueryDocument, {});
  const found = categories.find(({ slug }) => slug === name.toLowerCase());
  if (!found) throw data(null, { status: 404 });
  return { slug: found.slug, name: found.name };
}
