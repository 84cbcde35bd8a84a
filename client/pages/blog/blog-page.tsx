import './blog.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load, loadOptional } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeGallery } from '#client/features/cards/recipe-card.tsx';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import {
  BlogPageQueryDocument,
  type BlogPageQueryQueryVariables,
  BlogSidebarQueryDocument,
  FrameQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { getRequestedPage, requirePage } from '#client/ui/list-page.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead, toPageSuffix } from '#client/ui/page-head.tsx';
import { getSearch } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { BLOG_PAGE_SIZE } from '#schema/rules/catalogue.ts';

type BlogData = {
  /** Undefined for all posts. */
  category?: { slug: string; name: string };
  variables: BlogPageQueryQueryVariables;
};

/**
 * Loads a page of all posts, or of the posts in a category. `?category=` has the category's slug in any letter case.
 * @throws a 404 response if there is no such category or page
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<BlogData> {
  const { searchParams } = new URL(request.url);
  const page = getRequestedPage(request);
  const category = await getCategory(context, searchParams.get('category') ?? '');
  const variables = {
    ...(category && { where: { categories: [category.slug] } }),
    page,
    first: BLOG_PAGE_SIZE,
  };
  const [{ recipes }] = await Promise.all([
    load(context, BlogPageQueryDocument, variables),
    loadOptional(context, BlogSidebarQueryDocument, {}),
  ]);
  requirePage(page, recipes.pageInfo.pageCount);
  return { category, variables };
}

async function getCategory(context: LoaderFunctionArgs['context'], value: string): Promise<BlogData['category']> {
  if (value === '') return undefined;
  const { categories } = await load(context, FrameQueryDocument, {});
  const category = categories.find(({ slug }) => slug === value.toLowerCase());
  if (!category) throw data(null, { status: 404 });
  return { slug: category.slug, name: category.name };
}

/** All posts or a category's, newest first. */
export function Component() {
  const { category, variables } = useLoaderData<typeof loader>();
  const { recipes } = useLoaded(BlogPageQueryDocument, variables);
  const { categories } = useTaxonomy();
  const title = category ? `Blog: ${category.name}` : 'Blog';
  const pageSuffix = toPageSuffix(variables.page);
  const search = new URLSearchParams(category && { category: category.slug });
  const postCount = formatCount(recipes.totalCount, 'post');
  return (
    <>
      <PageHead
        title={title + pageSuffix}
        description={`${category ? `${category.name} posts` : 'Everything published'} on Mesob, newest first${pageSuffix}.`}
        path={paths.blog + getSearch(variables.page, search)}
      />
      <PageBanner title={title} current="Blog">
        Everything we have published, newest first.
      </PageBanner>
      <div className="wrap with-sidebar">
        <section aria-labelledby="posts">
          <BlogFilter categories={categories} current={category?.slug} />
          <h2 className="blog__count" id="posts">
            {category ? `${postCount} in ${category.name}` : postCount}
          </h2>
          {recipes.nodes.length === 0 && <p>Nothing has been published here yet.</p>}
          <RecipeGallery recipes={recipes.nodes} first />
          <Pager label="posts" page={variables.page} pageCount={recipes.pageInfo.pageCount} />
        </section>
        <BlogSidebar categories={categories} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Blog" failedText="Failed to fetch recipes" />;
}

type FilterProps = {
  categories: readonly { slug: string; name: string }[];
  /** The slug of the chosen category; undefined for all. */
  current?: string;
};

function BlogFilter({ categories, current }: FilterProps) {
  const choices = [
    { name: 'All', to: paths.blog, isCurrent: current === undefined },
    ...categories.map(({ slug, name }) => ({ name, to: paths.blogInCategory(slug), isCurrent: slug === current })),
  ];
  return (
    <nav className="no-print" aria-label="Posts by category">
      <ul className="tags blog__filter">
        {choices.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
