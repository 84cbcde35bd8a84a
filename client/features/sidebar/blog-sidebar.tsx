import { useAside } from '#client/apollo/use-loaded.ts';
import { BlogSidebarQueryDocument } from '#client/gql/graphql.ts';
import { AuthorCard } from './author-card.tsx';
import { CategoryCounts } from './category-counts.tsx';
import { HelpCard } from './help-card.tsx';
import { RecipeLinks } from './recipe-links.tsx';
import { TagList } from './tag-list.tsx';

type Props = { categories: readonly { slug: string; name: string; recipeCount: number }[] };

/** What stands beside lists. The page's loader fetches its query. */
export function BlogSidebar({ categories }: Props) {
  const recent = useAside(BlogSidebarQueryDocument, {})?.recipes.items ?? [];
  const latest = recent[0];
  return (
    <aside className="sidebar no-print" aria-label="More from Mesob">
      {latest && <AuthorCard author={latest.author} />}
      <CategoryCounts categories={categories} />
      <RecipeLinks title="Recommended Recipes" recipes={recent} empty="No recommended recipes yet." />
      <TagList categories={categories} />
      <HelpCard />
    </aside>
  );
}
