/** The addresses of the site. Those of recipes come from the server, as `recipe.path`. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  recipes: '/recipes',
  category: (slug: string) => `/recipes/${encodeURIComponent(slug)}`,
  cuisines: '/cuisines',
  cuisine: (slug: string) => `/cuisines/${encodeURIComponent(slug)}`,
  blog: '/blog',
  blogOf: (category: string) => `/blog?category=${encodeURIComponent(category)}`,
  /** The old addresses of posts: they lead to the pages of their recipes. */
  post: (slug: string) => `/blog-single/${encodeURIComponent(slug)}`,
  recommendedPost: (slug: string) => `/breaking-single/${encodeURIComponent(slug)}`,
  search: '/search',
  searchFor: (term: string) => `/search?q=${encodeURIComponent(term)}`,
  about: '/about',
  contact: '/contact',
  login: '/login',
  logout: '/logout',
  register: '/register',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiesPolicy: '/cookies-policy',
  disclaimer: '/disclaimer',
} as const;

/** Pages that do not exist yet. Whoever builds one takes it out of here, and its links appear. */
const unbuilt: ReadonlySet<string> = new Set([paths.login, paths.logout, paths.register]);

/** Whether there is a page at an address, so that a link to it may be shown. */
export function isBuilt(path: string): boolean {
  return !unbuilt.has(path.replace(/[?#].*/, ''));
}

export type NavLink = { label: string; to: string };

const built = (links: NavLink[]) => links.filter(({ to }) => isBuilt(to));

/** The main navigation of the header. */
export const mainLinks = built([
  { label: 'Recipes', to: paths.recipes },
  { label: 'Cuisines', to: paths.cuisines },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]);

/** "Important Link" of the footer. */
export const importantLinks = built([
  { label: 'Home', to: paths.home },
  { label: 'Recipes', to: paths.recipes },
  { label: 'Cuisines', to: paths.cuisines },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]);

/** The policies, at the end of the footer. */
export const policyLinks = built([
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.termsOfService },
  { label: 'Cookies Policy', to: paths.cookiesPolicy },
  { label: 'Disclaimer', to: paths.disclaimer },
]);
