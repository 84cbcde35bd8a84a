import { Link, useLoaderData } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeCard } from '#client/features/cards/recipe-card.tsx';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { useFrame } from '#client/features/taxonomy/frame.ts';
import { BlogPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { type Blog, blogLoader } from './blog-loader.ts';
import './blog.css';

export const loader = blogLoader;

/** All posts, newest first. */
export function Component() {
  const { category, variables } = useLoaderData<Blog>();
  const { recipes } = useLoaded(BlogPageQueryDocument, variables);
  const { categories } = useFrame();
  const title = category ? `Blog: ${category.name}` : 'Blog';
  const part = variables.page > 1 ? `, page ${variables.page}` : '';
  const search = new URLSearchParams(category && { category: category.slug });
  const posts = formatCount(recipes.total, 'post');
  return (
    <>
      <PageHead
        title={title + part}
        description={`${category ? `${category.name} posts` : 'Everything published'} on Mesob, newest first${part}.`}
        path={paths.blog + searchOf(variables.page, search)}
      />
      <PageBanner title={title} current="Blog">
        Everything we have published, the newest first.
      </PageBanner>
      <div className="wrap with-sidebar">
        <section aria-labelledby="posts">
          <BlogFilter categories={categories} current={category?.slug} />
          <h2 className="blog__count" id="posts">
            {category ? `${posts} in ${category.name}` : posts}
          </h2>
          {recipes.items.length === 0 && <p>Nothing has been published here yet.</p>}
          <ul className="blog__posts">
            {recipes.items.map((recipe) => (
              <li key={recipe.slug}>
                <RecipeCard recipe={recipe} />
              </li>
            ))}
          </ul>
          <Pager label="posts" page={recipes.page} pageCount={recipes.pageCount} />
        </section>
        <BlogSidebar categories={categories} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Blog" failed="Failed to fetch recipes" />;
}

type FilterProps = {
  categories: readonly { slug: string; name: string }[];
  /** The slug of the chosen category; undefined for all. */
  current?: string;
};

function BlogFilter({ categories, current }: FilterProps) {
  const choices = [
    { name: 'All', to: paths.blog, chosen: current === undefined },
    ...categories.map(({ slug, name }) => ({ name, to: paths.blogOf(slug), chosen: slug === current })),
  ];
  return (
    <nav className="no-print" aria-label="Posts by category">
      <ul className="tags blog__filter">
        {choices.map(({ name, to, chosen }) => (
          <li key={to}>
            <Link to={to} aria-current={chosen ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
