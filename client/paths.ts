import { MAX_SERVINGS } from '#schema/rules/catalogue.ts';

/** URLs of the site's pages. The URLs of other pages come from the server, for example as `recipe.path`. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  recipes: '/recipes',
  category: (slug: string) => `/recipes/${encodeURIComponent(slug)}`,
  cuisines: '/cuisines',
  cuisine: (slug: string) => `/cuisines/${encodeURIComponent(slug)}`,
  authors: '/authors',
  author: (slug: string) => `/authors/${encodeURIComponent(slug)}`,
  foods: '/foods',
  foodsOfKind: (kind: string) => `/foods?kind=${encodeURIComponent(kind)}`,
  guides: '/guides',
  menus: '/menus',
  collections: '/collections',
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  blog: '/blog',
  blogInCategory: (category: string) => `/blog?category=${encodeURIComponent(category)}`,
  /** `post` and `recommendedPost` redirect to the recipe. */
  post: (slug: string) => `/blog-single/${encodeURIComponent(slug)}`,
  recommendedPost: (slug: string) => `/breaking-single/${encodeURIComponent(slug)}`,
  search: '/search',
  searchFor: (term: string) => `/search?q=${encodeURIComponent(term)}`,
  /** Search for recipes with an ingredient. */
  searchByIngredient: (ingredient: string) => `/search?ingredient=${encodeURIComponent(ingredient)}`,
  saved: '/wishlist',
  compare: '/compare',
  cart: '/cart',
  plan: '/plan',
  timeline: '/timeline',
  /** Week 0 begins today. */
  planWeek: (week: number) => (week === 0 ? '/plan' : `/plan?week=${week}`),
  about: '/about',
  contact: '/contact',
  developers: '/developers',
  schemaReference: '/developers/schema',
  login: '/login',
  logout: '/logout',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  resendVerification: '/resend-verification',
  resetPassword: '/resetpassword',
  account: '/account',
  /** A view of the desk; "" is its home. */
  desk: (view: string) => (view === '' ? '/desk' : `/desk/${view}`),
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiesPolicy: '/cookies-policy',
  disclaimer: '/disclaimer',
  apiDocs: '/api/docs',
} as const;

/** Returns the URL of a recipe for a number of servings, or its plain URL if the page cannot show that number. */
export function getRecipePath(path: string, servings: number, recipeServings: number): string {
  return servings === recipeServings || servings > MAX_SERVINGS ? path : `${path}?servings=${servings}`;
}

export type NavLink = { label: string; to: string };

const contentLinks: readonly NavLink[] = [
  { label: 'Food recipes', to: paths.recipes },
  { label: 'Cuisines', to: paths.cuisines },
  { label: 'Collections', to: paths.collections },
  { label: 'Learn', to: paths.guides },
];

const siteLinks: readonly NavLink[] = [
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
];

/** The main navigation of the header. */
export const mainLinks: readonly NavLink[] = [...contentLinks, ...siteLinks];

/** The slide-out navigation of narrow windows. */
export const slideOutLinks: readonly NavLink[] = [...contentLinks, { label: 'Blog', to: paths.blog }, ...siteLinks];

/** The footer's "Important Link" list. */
export const importantLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Recipes', to: paths.recipes },
  { label: 'Cuisines', to: paths.cuisines },
  { label: 'Collections', to: paths.collections },
  { label: 'Ingredients', to: paths.foods },
  { label: 'Guides', to: paths.guides },
  { label: 'Menus', to: paths.menus },
  { label: 'Timeline', to: paths.timeline },
  { label: 'Authors', to: paths.authors },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
];

/** The policies in the footer. */
export const policyLinks: readonly NavLink[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.termsOfService },
  { label: 'Cookies Policy', to: paths.cookiesPolicy },
  { label: 'Disclaimer', to: paths.disclaimer },
];
