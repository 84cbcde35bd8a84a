import { useOptional } from '#client/apollo/use-loaded.ts';
import { BlogSidebarQueryDocument } from '#client/gql/graphql.ts';
import { type SidebarProps, SidebarView } from './sidebar-view.tsx';

/** The sidebar of list pages, by default with the newest post's author. The page's loader loads its query. */
export function BlogSidebar({ categories, author }: SidebarProps) {
  const loaded = useOptional(BlogSidebarQueryDocument, {});
  return (
    <SidebarView
      categories={categories}
      collections={loaded?.collections}
      author={author ?? loaded?.newest.nodes[0]?.author}
      recent={loaded?.recipes.nodes}
    />
  );
}
