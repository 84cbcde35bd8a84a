import { useAside } from '#client/apollo/use-loaded.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { type AuthorCard_AuthorFragmentDoc, BlogSidebarQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { AuthorCard } from './author-card.tsx';
import { CategoryCounts } from './category-counts.tsx';
import { HelpCard } from './help-card.tsx';
import { RecipeLinks } from './recipe-links.tsx';
import { SidebarSearch } from './sidebar-search.tsx';
import { TagList } from './tag-list.tsx';

type Props = {
  categories: readonly { slug: string; name: string; recipeCount: number }[];
  /** Who wrote what it stands beside. The author of the newest post, if left out. */
  author?: FragmentType<typeof AuthorCard_AuthorFragmentDoc>;
};

/** What stands beside lists. The page's loader fetches its query. */
export function BlogSidebar({ categories, author }: Props) {
  const recent = useAside(BlogSidebarQueryDocument, {})?.recipes.items ?? [];
  const shown = author ?? recent[0]?.author;
  return (
    <aside className="sidebar no-print" aria-label="More from Mesob">
      {shown && <AuthorCard author={shown} />}
      <SidebarSearch />
      <CategoryCounts categories={categories} />
      <RecipeLinks
        title="Recommended Recipes"
        recipes={recent}
        pathOf={paths.recommendedPost}
        empty="No recommended recipes yet."
      />
      <TagList categories={categories} />
      <HelpCard />
    </aside>
  );
}
