import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { data, type LoaderFunction, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import { frameLoader } from '#client/features/taxonomy/frame.ts';
import { BlogLoading } from '#client/pages/blog/blog-loading.tsx';
import { categoryLoader, cuisineLoader } from '#client/pages/collection/collection-loader.ts';
import { CollectionLoading } from '#client/pages/collection/collection-loading.tsx';
import { cuisinesLoader, recipesLoader } from '#client/pages/grid/grid-loader.ts';
import { CategoriesLoading, CuisinesLoading } from '#client/pages/grid/grid-loading.tsx';
import { homeLoader } from '#client/pages/home/home-loader.ts';
import { HomeLoading } from '#client/pages/home/home-loading.tsx';
import { recipeLoader } from '#client/pages/recipe/recipe-loader.ts';
import { RecipeLoading } from '#client/pages/recipe/recipe-loading.tsx';
import { postRedirectLoader } from '#client/pages/redirects/post-redirect-loader.ts';
import { SearchLoading } from '#client/pages/search/search-loading.tsx';
import { MissingScript } from '#client/ui/page-states/missing-script.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { Frame } from './frame/frame.tsx';
import type { FrameHandle } from './frame/frame-handle.ts';

/** What a page's module exports. */
type PageModule = {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  /** Makes a loader that comes with the page, where it need not come with the entry. */
  loaderOf?: (client: ApolloClient) => LoaderFunction;
};

/** What the frame knows of a page before its module is there. */
export type PageHandle = {
  /** The module's key in the build's manifest. */
  source: string;
  /** What stands in its place while it is on its way. */
  Loading?: ComponentType;
};

/** The pages that one reads first come with the entry: together they weigh little. Recipes have too much to them. */
const reading = import.meta.glob<PageModule>('../pages/{home,grid,collection}/*-page.tsx', { eager: true });
/** The others are loaded when they are first needed. */
const others = import.meta.glob<PageModule>(['../pages/*/*-page.tsx', '!../pages/{home,grid,collection}/*-page.tsx']);

/** A page out of `pages/`. The name is that of its folder and file. Example: "home/home-page". */
function page(name: string, loader?: LoaderFunction, Loading?: ComponentType): RouteObject {
  const file = `../pages/${name}.tsx`;
  const handle: PageHandle = { source: `client/pages/${name}.tsx`, Loading };
  const module = reading[file];
  if (module) return { loader, handle, Component: module.Component, ErrorBoundary: module.ErrorBoundary };
  if (!others[file]) throw new Error(`There is no page ${name}.`);
  return { loader, handle, lazy: () => fetchPage(file) };
}

/** @throws MissingScript where it does not come: the page that stands in its place has to know why */
async function fetchPage(file: string): Promise<Partial<PageModule>> {
  try {
    return (await others[file]?.()) ?? {};
  } catch (cause) {
    throw new MissingScript(`${file} did not come.`, { cause });
  }
}

/** A page whose loader comes with it, not with the entry. */
function wholePage(name: string, client: ApolloClient, Loading?: ComponentType): RouteObject {
  return {
    ...page(name, undefined, Loading),
    lazy: async () => {
      const { loaderOf, ...module } = await fetchPage(`../pages/${name}.tsx`);
      return { ...module, loader: loaderOf?.(client) };
    },
  };
}

/** Pages of accounts and for links in mails: whatever they need comes with them. */
function formPages(client: ApolloClient): RouteObject[] {
  return Object.entries({
    '/login': 'login',
    '/register': 'register',
    '/forgot-password': 'forgot-password',
    '/verify-email/:token?': 'verify-email',
    '/resend-verification': 'resend-verification',
    '/resetpassword/:token?': 'reset-password',
    '/logout': 'logout',
    '/account': 'account',
    '/newsletter/confirm/:token?': 'newsletter-confirm',
    '/newsletter/unsubscribe/:token?': 'newsletter-unsubscribe',
  }).map(([path, name]) => ({ path, ...wholePage(`${name}/${name}-page`, client) }));
}

/** All addresses of the site. Loaders ask through the client and leave what they got in its cache. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  const handle: FrameHandle = { loadingAt: (pathname) => handlesAt(routes, pathname).at(-1)?.Loading };
  const routes: RouteObject[] = [
    {
      id: 'frame',
      handle,
      loader: frameLoader(client),
      Component: Frame,
      children: [
        {
          id: 'pages',
          ErrorBoundary: PageError,
          children: [
            { path: '/', ...page('home/home-page', homeLoader(client), HomeLoading) },
            { path: '/home', ...page('home/home-page', homeLoader(client), HomeLoading) },
            { path: '/recipes', ...page('grid/grid-page', recipesLoader(client), CategoriesLoading) },
            { path: '/cuisines', ...page('grid/grid-page', cuisinesLoader(client), CuisinesLoading) },
            {
              path: '/recipes/:name',
              ...page('collection/collection-page', categoryLoader(client), CollectionLoading),
            },
            {
              path: '/cuisines/:name',
              ...page('collection/collection-page', cuisineLoader(client), CollectionLoading),
            },
            { path: '/recipes/:name/:slug', ...page('recipe/recipe-page', recipeLoader(client), RecipeLoading) },
            { path: '/cuisines/:name/:slug', ...page('recipe/recipe-page', recipeLoader(client), RecipeLoading) },
            { path: '/blog', ...wholePage('blog/blog-page', client, BlogLoading) },
            { path: '/blog-single/:slug', loader: postRedirectLoader(client), Component: NotFound },
            { path: '/breaking-single/:slug', loader: postRedirectLoader(client), Component: NotFound },
            { path: '/index', loader: () => redirect('/', 301), Component: NotFound },
            { path: '/about', ...wholePage('about/about-page', client) },
            { path: '/contact', ...page('contact/contact-page') },
            { path: '/privacy-policy', ...page('policies/privacy-policy-page') },
            { path: '/terms-of-service', ...page('policies/terms-of-service-page') },
            { path: '/cookies-policy', ...page('policies/cookies-policy-page') },
            { path: '/disclaimer', ...page('policies/disclaimer-page') },
            ...formPages(client),
            { path: '/search', ...wholePage('search/search-page', client, SearchLoading) },
            { path: '/wishlist', ...page('saved/wishlist-page') },
            { path: '/compare', ...page('saved/compare-page') },
            { path: '/cart', ...page('saved/cart-page') },
            { path: '/offline', ...page('offline/offline-page') },
            { path: '*', loader: () => data(null, { status: 404 }), Component: NotFound },
          ],
        },
      ],
    },
  ];
  return routes;
}

/** The manifest keys of the modules that an address needs. */
export function pageSources(routes: RouteObject[], pathname: string): string[] {
  return handlesAt(routes, pathname).map(({ source }) => source);
}

function handlesAt(routes: RouteObject[], pathname: string): PageHandle[] {
  const handles = (matchRoutes(routes, pathname) ?? []).map(
    ({ route }) => route.handle as Partial<PageHandle> | undefined,
  );
  return handles.filter((handle): handle is PageHandle => handle?.source !== undefined);
}

/** Loads the modules of the pages at an address into the routes, so that they can be drawn without waiting. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
