import { ApolloClient, ApolloLink } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createCache } from '#client/apollo/cache.ts';
import { executeQueryContext } from '#client/apollo/load.ts';
import { type Execute, PageResponses } from '#client/apollo/page-responses.ts';
import { ResponsesContext } from '#client/apollo/use-loaded.ts';
import type { PostedOutcome } from '#client/ui/forms/posted.ts';
import { SAMPLE_TEXT } from '#schema/rules/sample-site.ts';
import { App } from './app.tsx';
import { type Assets, BOOT_ID, type Boot, toScriptJson } from './boot.ts';
import { isPrivatePath, type PageHandle, routes } from './router.tsx';

type ServerAssets = Omit<Assets, 'lateStyle'> & {
  /** CSS of the pages that are part of the entry script. */
  sheet?: string;
  /** `style` is a file with CSS for errors and for elements that scripts add; `sheet` is the other CSS. */
  lateStyles?: { style: string; sheet: string };
  /** Files of each lazy page, by its name in the build's manifest; `sheet` is the CSS to inline. */
  pages?: Record<string, { scripts: string[]; styles: string[]; sheet: string }>;
};

export type RenderInput = {
  url: URL;
  execute: Execute;
  /** Called with errors that the page does not show. */
  onError: (error: unknown) => void;
  assets: ServerAssets;
  /** Scheme and host of the public URL. */
  publicUrl: string;
  /** The outcome of a form that was posted to this page. */
  posted?: PostedOutcome | null;
  /** `true` to add the line that says that the site's readers are samples. */
  sampleSite?: boolean;
};

type RenderResult =
  | { status: number; headers: Record<string, string>; html: string[]; sheet?: string; isPrivate: boolean }
  | { status: number; redirect: string };

/** Added outside React, so that no script has to contain it. */
const SAMPLE_LINE = `<aside class="sample-line" aria-label="About this site">${SAMPLE_TEXT}</aside>`;

const handler = createStaticHandler(routes);

/** Client for hooks that require a client. It sends nothing: the server runs no mutations or personal queries. */
const idleClient = new ApolloClient({ ssrMode: true, cache: createCache(), link: ApolloLink.empty() });

/** Renders the page at a URL: loaders first, then React, so that nothing is left to stream. */
export async function render({
  url,
  execute,
  onError,
  assets,
  publicUrl,
  posted = null,
  sampleSite = false,
}: RenderInput): Promise<RenderResult> {
  const responses = new PageResponses(execute);
  const requestContext = new RouterContextProvider();
  requestContext.set(executeQueryContext, responses.execute);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('Location') ?? '/' };
  }
  const { sheet, ...pageAssets } = getPageAssets(assets, context);
  const boot: Boot = {
    assets: pageAssets,
    publicUrl,
    posted,
    responses: responses.all,
    ...getRouterState(context, onError),
  };
  const page = renderToString(
    <App client={idleClient} publicUrl={publicUrl} assets={boot.assets} posted={posted}>
      <ResponsesContext value={responses}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ResponsesContext>
    </App>,
  );
  return {
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: completeDocument(page, { sheet, boot, sampleSite }),
    sheet,
    isPrivate: isPrivate(url, context.matches),
  };
}

type Additions = { sheet?: string; boot: Boot; sampleSite: boolean };

/**
 * Adds the parts of the document that React does not render. Hydration skips unknown elements in the body, and styles
 * with a precedence.
 * @returns the parts of the document in order; not joined, because that would copy the page once more
 */
function completeDocument(page: string, { sheet, boot, sampleSite }: Additions): string[] {
  const style = sheet ? `<style data-precedence="page" data-href="sheet">${sheet}</style>` : '';
  const headEnd = page.indexOf('</head>');
  const bodyStart = page.indexOf('>', page.indexOf('<body', headEnd)) + 1;
  const bodyEnd = page.lastIndexOf('</body>');
  return [
    '<!doctype html>',
    page.slice(0, headEnd),
    style,
    page.slice(headEnd, bodyStart),
    sampleSite ? SAMPLE_LINE : '',
    page.slice(bodyStart, bodyEnd),
    `<script id="${BOOT_ID}" type="application/json">${toScriptJson(boot)}</script>`,
    page.slice(bodyEnd),
  ];
}

/** Returns `true` if no cache may store the page, because of its URL or the URL to return to. */
function isPrivate({ searchParams }: URL, matches: StaticHandlerContext['matches']): boolean {
  const from = searchParams.get('from');
  return (
    searchParams.has('token') ||
    matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isPrivate) ||
    (from !== null && isPrivatePath(from))
  );
}

/** Returns the assets with the files of a lazy page, which then load together with the entry. */
function getPageAssets(
  { pages, lateStyles, ...assets }: ServerAssets,
  { matches, errors }: StaticHandlerContext,
): Assets & { sheet?: string } {
  const { script, hasLateStyle }: PageHandle = matches.at(-1)?.route.handle ?? {};
  if (lateStyles && hasLateStyle && !errors) return { ...assets, sheet: lateStyles.sheet, lateStyle: lateStyles.style };
  if (!pages || !script) return assets;
  const files = pages[script];
  if (!files) throw new Error(`The build has no ${script}.`);
  const { scripts, styles, sheet } = files;
  return { ...assets, sheet, styles: [...assets.styles, ...styles], preloads: [...assets.preloads, ...scripts] };
}

/** Returns the initial state of the browser's router. Messages of unexpected errors stay on the server. */
function getRouterState(
  { loaderData, errors }: StaticHandlerContext,
  onError: RenderInput['onError'],
): Pick<Boot, 'loaderData' | 'errors'> {
  if (!errors) return { loaderData, errors: null };
  const routeErrors = Object.entries(errors).map(([route, error]) => {
    if (isRouteErrorResponse(error)) {
      return [route, { status: error.status, statusText: error.statusText, data: error.data }];
    }
    onError(error);
    return [route, { status: 500, statusText: 'Internal Server Error', data: null }];
  });
  return { loaderData, errors: Object.fromEntries(routeErrors) };
}
