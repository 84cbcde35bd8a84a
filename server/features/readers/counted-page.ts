import { recipePath, staticPaths } from '#schema/rules/paths.ts';
import { collectionRules } from '#server/features/catalogue/collections/collections.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';

/** Paths of pages that are not about one recipe, author or other entry. */
const fixedPaths: ReadonlySet<string> = new Set<string>([
  ...staticPaths,
  ...['/search', '/wishlist', '/compare', '/cart', '/plan', '/register', '/login', '/developers/schema'],
]);

/** Kinds of pages by the first part of their path, each with a test of the slug. */
const kinds: Record<string, (slug: string, catalogue: Snapshot) => unknown> = {
  recipes: (slug, { taxonomy }) => taxonomy.category(slug),
  cuisines: (slug, { taxonomy }) => taxonomy.cuisine(slug),
  authors: (slug, { taxonomy }) => taxonomy.author(slug),
  foods: (slug, { taxonomy }) => taxonomy.food(slug)?.glossary,
  guides: (slug, { taxonomy }) => taxonomy.guide(slug),
  menus: (slug, { taxonomy }) => taxonomy.menu(slug),
  collections: (slug) => collectionRules.some((rule) => rule.slug === slug),
};

/**
 * Returns the path under which a page is counted: for a recipe's page under any category or cuisine, its canonical
 * path. Returns undefined for a path that is not a public page, so that made-up or secret paths are never stored.
 */
export function countedPage(pathname: string, catalogue: Snapshot): string | undefined {
  if (pathname === '/home') return '/';
  if (fixedPaths.has(pathname)) return pathname;
  const [, kind = '', name = '', slug, more] = pathname.split('/');
  if (more !== undefined || !Object.hasOwn(kinds, kind)) return undefined;
  if (slug === undefined) return kinds[kind]?.(name, catalogue) ? pathname.toLowerCase() : undefined;
  return kind === 'recipes' || kind === 'cuisines' ? getRecipePath(slug, catalogue) : undefined;
}

/** Returns the path of a recipe's page; undefined for an unknown recipe. */
export function getRecipePath(slug: string, catalogue: Snapshot): string | undefined {
  const card = catalogue.bySlug(slug);
  return card && recipePath(catalogue.taxonomy.categoryById(card.categoryId).slug, card.slug);
}
