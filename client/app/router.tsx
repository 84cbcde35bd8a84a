import {
  data,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { taxonomyLoader } from '#client/features/taxonomy/load-taxonomy.ts';
import { PostPathQueryDocument } from '#client/gql/graphql.ts';
import * as home from '#client/pages/home/home-page.tsx';
import { recipeLoader } from '#client/pages/recipe/recipe-loader.ts';
import { MissingScriptError } from '#client/ui/page-states/missing-script.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Frame, type Placeholder } from './frame/frame.tsx';

/** Properties of a page that are known before its script loads. */
export type PageHandle = {
  /**
   * The page's name in the build's manifest, if its script is lazy. The server adds its files to the preloads.
   */
  script?: string;
  /** `true` if the page's HTML renders correctly before the late style sheet loads. */
  hasLateStyle?: boolean;
  /** The placeholder while the page loads. */
  placeholder?: Placeholder;
  /** `true` if no cache may store the page, for example because its URL contains a secret. */
  isPrivate?: boolean;
};

type PageModule = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'>;

/** Makes a page lazy: its script loads on first use. `script` is the name of its file. */
function lazyPage(script: string, load: () => Promise<PageModule>, placeholder?: Placeholder) {
  const handle: PageHandle = { script, placeholder };
  const lazy = async () => {
    try {
      return await load();
    } catch (cause) {
      throw new MissingScriptError(`The script of ${script} did not load.`, { cause });
    }
  };
  return { handle, lazy };
}

/** Marks a page that no cache may store. */
function toPrivatePage({ handle, ...page }: ReturnType<typeof lazyPage>) {
  return { ...page, handle: { ...handle, isPrivate: true } satisfies PageHandle };
}

/** Returns `true` if no cache may store the page at a path. */
export function isPrivatePath(path: string): boolean {
  return matchRoutes(routes, path)?.some(({ route }) => (route.handle as PageHandle | undefined)?.isPrivate) ?? false;
}

const recipePage = lazyPage('recipe-page', () => import('../pages/recipe/recipe-page.tsx'), 'RecipeLoading');

const loadGrid = () => import('../pages/grid/grid-page.tsx');
const termPage = lazyPage('term-page', () => import('../pages/term/term-page.tsx'), 'TermLoading');

/** Recipes, their lists, and pages of lists. Links to these pages are prefetched once they are in view. */
export const recipeRoutes: RouteObject[] = [
  { path: '/recipes', ...lazyPage('grid-page', loadGrid, 'CategoriesLoading') },
  { path: '/cuisines', ...lazyPage('grid-page', loadGrid, 'CuisinesLoading') },
  { path: '/recipes/:term', ...termPage },
  { path: '/cuisines/:term', ...termPage },
  // The loader is in the entry, so the data does not wait for the page's script.
  { path: '/recipes/:term/:slug', loader: recipeLoader, ...recipePage },
  { path: '/cuisines/:term/:slug', loader: recipeLoader, ...recipePage },
];

const homeHandle: PageHandle = { hasLateStyle: true, placeholder: 'HomeLoading' };

/** All other pages, with their loaders in their scripts. The home page is in the entry script. */
const otherRoutes: RouteObject[] = [
  { path: '/', ...home, handle: homeHandle },
  { path: '/home', ...home, handle: homeHandle },
  { path: '/authors', ...lazyPage('authors-page', () => import('../pages/authors/authors-page.tsx')) },
  {
    path: '/authors/:slug',
    ...lazyPage('author-page', () => import('../pages/authors/author-page.tsx'), 'GalleryLoading'),
  },
  { path: '/foods', ...lazyPage('foods-page', () => import('../pages/foods/foods-page.tsx')) },
  { path: '/foods/:slug', ...lazyPage('food-page', () => import('../pages/foods/food-page.tsx')) },
  { path: '/guides', ...lazyPage('guides-page', () => import('../pages/guides/guides-page.tsx')) },
  { path: '/guides/:slug', ...lazyPage('guide-page', () => import('../pages/guides/guide-page.tsx')) },
  { path: '/menus', ...lazyPage('menus-page', () => import('../pages/menus/menus-page.tsx')) },
  { path: '/menus/:slug', ...lazyPage('menu-page', () => import('../pages/menus/menu-page.tsx')) },
  { path: '/collections', ...lazyPage('collections-page', () => import('../pages/collections/collections-page.tsx')) },
  {
    path: '/collections/:slug',
    ...lazyPage('collection-page', () => import('../pages/collections/collection-page.tsx'), 'GalleryLoading'),
  },
  { path: '/blog', ...lazyPage('blog-page', () => import('../pages/blog/blog-page.tsx'), 'BlogLoading') },
  { path: '/about', ...lazyPage('about-page', () => import('../pages/about/about-page.tsx')) },
  { path: '/contact', ...lazyPage('contact-page', () => import('../pages/contact/contact-page.tsx')) },
  {
    path: '/privacy-policy',
    ...lazyPage('privacy-policy-page', () => import('../pages/policies/privacy-policy-page.tsx')),
  },
  {
    path: '/terms-of-service',
    ...lazyPage('terms-of-service-page', () => import('../pages/policies/terms-of-service-page.tsx')),
  },
  {
    path: '/cookies-policy',
    ...lazyPage('cookies-policy-page', () => import('../pages/policies/cookies-policy-page.tsx')),
  },
  { path: '/disclaimer', ...lazyPage('disclaimer-page', () => import('../pages/policies/disclaimer-page.tsx')) },
  { path: '/api/docs', ...lazyPage('api-docs-page', () => import('../pages/api-docs/api-docs-page.tsx')) },
  { path: '/developers', ...lazyPage('developers-page', () => import('../pages/developers/developers-page.tsx')) },
  {
    path: '/developers/schema',
    ...lazyPage('schema-reference-page', () => import('../pages/developers/schema-reference-page.tsx')),
  },
  { path: '/login', ...lazyPage('login-page', () => import('../pages/login/login-page.tsx')) },
  { path: '/register', ...lazyPage('register-page', () => import('../pages/register/register-page.tsx')) },
  {
    path: '/forgot-password',
    ...lazyPage('forgot-password-page', () => import('../pages/forgot-password/forgot-password-page.tsx')),
  },
  {
    path: '/verify-email/:token?',
    ...toPrivatePage(lazyPage('verify-email-page', () => import('../pages/verify-email/verify-email-page.tsx'))),
  },
  {
    path: '/resend-verification',
    ...lazyPage('resend-verification-page', () => import('../pages/resend-verification/resend-verification-page.tsx')),
  },
  {
    path: '/resetpassword/:token?',
    ...toPrivatePage(lazyPage('reset-password-page', () => import('../pages/reset-password/reset-password-page.tsx'))),
  },
  { path: '/logout', ...lazyPage('logout-page', () => import('../pages/logout/logout-page.tsx')) },
  {
    path: '/preview/:token',
    ...toPrivatePage(lazyPage('preview-page', () => import('../pages/preview/preview-page.tsx'))),
  },
  { path: '/desk/*', ...toPrivatePage(lazyPage('desk-page', () => import('../pages/desk/desk-page.tsx'))) },
  { path: '/account', ...lazyPage('account-page', () => import('../pages/account/account-page.tsx')) },
  {
    path: '/newsletter/confirm/:token?',
    ...toPrivatePage(
      lazyPage('newsletter-confirm-page', () => import('../pages/newsletter-confirm/newsletter-confirm-page.tsx')),
    ),
  },
  {
    path: '/newsletter/unsubscribe/:token?',
    ...toPrivatePage(
      lazyPage(
        'newsletter-unsubscribe-page',
        () => import('../pages/newsletter-unsubscribe/newsletter-unsubscribe-page.tsx'),
      ),
    ),
  },
  { path: '/search', ...lazyPage('search-page', () => import('../pages/search/search-page.tsx'), 'SearchLoading') },
  { path: '/wishlist', ...lazyPage('wishlist-page', () => import('../pages/saved/wishlist-page.tsx')) },
  { path: '/compare', ...lazyPage('compare-page', () => import('../pages/saved/compare-page.tsx')) },
  { path: '/cart', ...lazyPage('cart-page', () => import('../pages/saved/cart-page.tsx')) },
  { path: '/plan', ...lazyPage('plan-page', () => import('../pages/saved/plan-page.tsx')) },
  { path: '/timeline', ...lazyPage('timeline-page', () => import('../pages/timeline/timeline-page.tsx')) },
  {
    path: '/shopping-list/:id?',
    ...toPrivatePage(lazyPage('shared-list-page', () => import('../pages/shared-list/shared-list-page.tsx'))),
  },
  { path: '/offline', ...lazyPage('offline-page', () => import('../pages/offline/offline-page.tsx')) },
];

const redirects: RouteObject[] = [
  { path: '/blog-single/:slug', loader: postRedirectLoader, Component: NotFound },
  { path: '/breaking-single/:slug', loader: postRedirectLoader, Component: NotFound },
  { path: '/index', loader: () => redirect('/', 301), Component: NotFound },
];

/** All routes of the site. Their loaders send queries through `executeQueryContext`. */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    loader: taxonomyLoader,
    // A URL with a line break matches no route, so the error page has no frame.
    ErrorBoundary: PageError,
    element: <Frame getPlaceholder={(pathname) => getPageHandle(pathname)?.placeholder} />,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          ...recipeRoutes,
          ...otherRoutes,
          ...redirects,
          { path: '*', loader: () => data(null, { status: 404 }), Component: NotFound },
        ],
      },
    ],
  },
];

/** Returns the properties of the page at a URL. */
function getPageHandle(pathname: string): PageHandle | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/**
 * Loads the script of the page at a URL into its route, so that the page can be rendered without waiting.
 * @returns the matching routes
 */
export async function loadPageAt(pathname: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches;
}

/**
 * Redirects from the old URL of a post to its recipe, and keeps the query string.
 * @throws 404 if there is no such recipe
 */
async function postRedirectLoader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const slug = params.slug?.toLowerCase() ?? '';
  const { recipe } = await load(context, PostPathQueryDocument, { slug });
  if (!recipe) throw data(null, { status: 404 });
  return redirect(recipe.path + new URL(request.url).search, 301);
}
