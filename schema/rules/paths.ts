/** Returns the path of a recipe's page, under its primary category. */
export function recipePath(categorySlug: string, slug: string): string {
  return `/recipes/${encodeURIComponent(categorySlug)}/${encodeURIComponent(slug)}`;
}

/** Returns the path of a recipe's page under its cuisine. */
export function cuisineRecipePath(cuisineSlug: string, slug: string): string {
  return `/cuisines/${encodeURIComponent(cuisineSlug)}/${encodeURIComponent(slug)}`;
}

/** Returns the path of a food's page in the glossary. */
export function foodPath(slug: string): string {
  return `/foods/${encodeURIComponent(slug)}`;
}

/** Paths of pages without a slug that search engines should list. */
export const staticPaths = [
  '/',
  '/recipes',
  '/cuisines',
  '/foods',
  '/guides',
  '/menus',
  '/timeline',
  '/collections',
  '/authors',
  '/blog',
  '/about',
  '/contact',
  '/developers',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies-policy',
  '/disclaimer',
  '/api/docs',
] as const;

/** Path of the guides and their feeds. */
export const GUIDES_PATH = '/guides';

/** Returns the path of a guide's page. */
export function guidePath(slug: string): string {
  return `${GUIDES_PATH}/${encodeURIComponent(slug)}`;
}

/** Path of the menus and their feeds. */
export const MENUS_PATH = '/menus';

/** Returns the path of a menu's page. */
export function menuPath(slug: string): string {
  return `${MENUS_PATH}/${encodeURIComponent(slug)}`;
}

/**
 * Returns the path of a shared shopping list's page.
 * @param id - the random ID at the end of its link
 */
export function sharedListPath(id: string): string {
  return `/shopping-list/${encodeURIComponent(id)}`;
}

/** The formats of a recipe other than its page: the ending of the path, the format's name, and its media type. */
export const recipeFormats = [
  { ending: 'json', name: 'JSON', type: 'application/ld+json' },
  { ending: 'md', name: 'Markdown', type: 'text/markdown' },
  { ending: 'cook', name: 'Cooklang', type: 'text/x-cooklang' },
] as const;

export type RecipeFormat = (typeof recipeFormats)[number]['ending'];

/** The formats of a feed: the last part of the path, the format's name, and its media type. */
export const feedFormats = [
  { file: 'feed.xml', name: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', name: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', name: 'JSON Feed', type: 'application/feed+json' },
] as const;

export type FeedFile = (typeof feedFormats)[number]['file'];

/**
 * Parses an untrusted URL. Comparing its text would not be safe: URL parsers drop tabs and line breaks, and read
 * backslashes as slashes.
 * @returns path, search and hash; undefined if it is not a path of this site
 */
export function localPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(text, HERE);
    // Two slashes would start the name of another host.
    return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/** Placeholder for the site's origin: a URL that resolves to another origin leads to another site. */
const HERE = 'https://here.invalid';

/** Matches the paths of account pages, to which sign-in never returns. */
export const ACCOUNT_PAGE =
  /^\/(login|logout|register|forgot-password|verify-email|resetpassword|resend-verification)(\/|$)/;

/** Returns the path of an author's page, with which the paths of the author's feeds begin. */
export function authorPath(slug: string): string {
  return `/authors/${encodeURIComponent(slug)}`;
}
