import { Search } from 'lucide';
import { Form } from 'react-router-dom';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import type { AuthorCard_AuthorFragmentDoc, RecipeLinks_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';
import {
  AuthorCard,
  CategoryCounts,
  type CountedCategory,
  getTags,
  HelpCard,
  RecipeLinks,
  TagList,
  type TagTerms,
} from './sidebar-parts.tsx';

export type SidebarProps = {
  categories: readonly CountedCategory[];
  /** The author in the card. */
  author?: FragmentType<typeof AuthorCard_AuthorFragmentDoc>;
};

type ViewProps = SidebarProps & {
  collections?: TagTerms['collections'];
  recent?: readonly FragmentType<typeof RecipeLinks_RecipeFragmentDoc>[];
};

/** The sidebar of list pages. It has no query of its own, because the home page gets this data in its own query. */
export function SidebarView({ categories, collections, author, recent = [] }: ViewProps) {
  return (
    <aside className="sidebar no-print" aria-label="More from Mesob">
      {author && <AuthorCard author={author} />}
      <SidebarSearch />
      <CategoryCounts categories={categories} />
      <RecipeLinks
        title="Recommended Recipes"
        recipes={recent}
        getPath={paths.recommendedPost}
        empty="No recommended recipes yet."
      />
      <TagList tags={getTags({ categories, collections })} />
      <HelpCard />
    </aside>
  );
}

/** Opens the page of search results. */
function SidebarSearch() {
  return (
    <Form className="sidebar-search" role="search" aria-label="Recipes" action={paths.search}>
      <label className="visually-hidden" htmlFor="sidebar-search">
        Search recipes
      </label>
      <input
        className="sidebar-search__input"
        id="sidebar-search"
        type="search"
        name="q"
        placeholder="Search recipes"
        maxLength={MAX_SEARCH_LENGTH}
      />
      <button type="submit" className="sidebar-search__button" aria-label="Search">
        <Icon of={Search} size={20} />
      </button>
    </Form>
  );
}
