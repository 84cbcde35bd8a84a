import '#client/styles/main.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteMatch, RouterContextProvider, RouterProvider } from 'react-router-dom';
import {
  createBrowserClient,
  createExecuteQuery,
  nextTask,
  readRenderedResponses,
} from '#client/apollo/browser-client.ts';
import { type ExecuteQuery, executeQueryContext } from '#client/apollo/load.ts';
import { hydrateStore } from '#client/state/hydrate.ts';
import { copyForOffline } from '#client/state/offline-copies.ts';
import { countPageView } from '#client/ui/count-page-view.ts';
import { isHydrating, setHydrated } from '#client/ui/use-hydrated.ts';
import { App } from './app.tsx';
import { BOOT_ID, type Boot, toHydrationState } from './boot.ts';
import { collectPresses, focusPressed } from './early-presses.ts';
import { startPrefetching } from './prefetch.ts';
import { recordPageState } from './record-page-state.ts';
import { loadPageAt, routes } from './router.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

copyForOffline();
focusPressed();
// Runs in its own task: on a phone, evaluating the modules already took time.
setTimeout(start);

async function start(): Promise<void> {
  const boot: Boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '');
  declareStyles(boot.assets.styles);
  const client = createBrowserClient();
  // Sets the default value instead of passing `getContext`, which the router would await on each navigation.
  executeQueryContext.defaultValue = createExecuteQuery(client);
  // All server-rendered content must be available synchronously, or React would render the page again.
  const matches = await loadPageAt(window.location.pathname);
  await runLoaders(matches, readRenderedResponses(client, boot.responses));
  const router = createBrowserRouter(routes, { hydrationData: toHydrationState(boot) });
  await nextTask();
  const restorePageState = recordPageState();
  const repeatPresses = collectPresses();
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    if (isHydrating()) queueMicrotask(restorePageState);
  };
  // Hydrates as a transition, in slices, so that the page can respond to input between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <App client={client} publicUrl={boot.publicUrl} assets={boot.assets} posted={boot.posted}>
        <HydratedRouter router={router} repeatPresses={repeatPresses} />
      </App>,
      { onRecoverableError },
    );
  });
}

/** Runs the page's loaders on the server's responses, because only loaders have the matching documents. */
async function runLoaders(matches: RouteMatch[], execute: ExecuteQuery): Promise<void> {
  const url = new URL(window.location.href);
  const context = new RouterContextProvider();
  context.set(executeQueryContext, execute);
  const loaderRuns = matches.map(async ({ route: { loader, path = '' }, params }) => {
    if (typeof loader === 'function') await loader({ request: new Request(url), url, params, context, pattern: path });
  });
  // The rendered page already shows errors of loaders.
  await Promise.allSettled(loaderRuns);
}

/** Adds disabled links to the style sheets already in the page, so that Vite does not fetch them again. */
function declareStyles(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  }
}

/** The router. Work that can wait for hydration starts when hydration ends. */
function HydratedRouter({ router, repeatPresses }: { router: Router; repeatPresses: () => void }) {
  useEffect(() => {
    setHydrated();
    // Runs in its own task: it rerenders at once, which would double the length of the task that ends hydration.
    setTimeout(hydrateStore);
    repeatPresses();
    startPrefetching(router);
    setTimeout(countPages, 0, router);
  }, [router, repeatPresses]);
  return <RouterProvider router={router} />;
}

/** Counts each page view: the loaded page, with its referrer's host, and every page after it. */
function countPages({ state, subscribe }: ReturnType<typeof createBrowserRouter>): void {
  const getAddress = ({ pathname, search }: typeof state.location) => pathname + search;
  let lastAddress = getAddress(state.location);
  countPageView({ address: lastAddress, from: document.referrer ? new URL(document.referrer).hostname : undefined });
  subscribe(({ navigation, location }) => {
    const address = getAddress(location);
    if (navigation.state !== 'idle' || address === lastAddress) return;
    lastAddress = address;
    countPageView({ address });
  });
}
