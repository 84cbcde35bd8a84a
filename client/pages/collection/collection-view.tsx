import { useLoaderData } from 'react-router-dom';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { BlogSidebar } from '#client/features/sidebar/blog-sidebar.tsx';
import { useFrame } from '#client/features/taxonomy/use-frame.ts';
import { CollectionPageQueryDocument } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { Pager } from '#client/ui/pager.tsx';
import type { CollectionKind } from './collection-kinds.ts';
import type { Collection } from './collection-loader.ts';
import { Post } from './post.tsx';
import './collection.css';

/** The recipes of one category or cuisine, a post a page. */
export function CollectionView({ kind }: { kind: CollectionKind }) {
  const { slug, name, variables } = useLoaderData<Collection>();
  const { recipes } = useLoaded(CollectionPageQueryDocument, variables);
  const { categories } = useFrame();
  const title = `${name} Recipes`;
  const part = variables.page > 1 ? `, page ${variables.page}` : '';
  return (
    <>
      <PageHead
        title={title + part}
        description={`${title} on Mesob, tested at home and written down exactly${part}.`}
        path={kind.path(slug) + searchOf(variables.page, new URLSearchParams())}
      />
      <PageBanner title={title} />
      <div className="wrap with-sidebar collection">
        <div className="collection__list">
          {recipes.items.length === 0 && <ErrorText>{kind.empty}</ErrorText>}
          {recipes.items.map((recipe) => (
            <Post key={recipe.slug} recipe={recipe} underCuisine={kind.underCuisine} />
          ))}
          <Pager label={title} page={recipes.page} pageCount={recipes.pageCount} />
        </div>
        <BlogSidebar categories={categories} author={recipes.items[0]?.author} />
      </div>
    </>
  );
}
