import type { NormalizedCacheObject } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { createServerClient, type Execute } from '#client/apollo/server-client.ts';
import { App } from './app.tsx';
import { type Assets, type Boot, toScriptJson } from './boot.ts';
import { createRoutes, pageSources } from './router.tsx';

type ServerAssets = Assets & {
  /** The files of each module that is loaded on its own, by its key in the build's manifest. */
  modules?: Record<string, string[]>;
};

export type RenderInput = {
  url: URL;
  execute: Execute;
  assets: ServerAssets;
  /** Scheme and host of the public address. */
  publicUrl: string;
  signal?: AbortSignal;
};

export type Rendered =
  | { status: number; headers: Record<string, string>; html: string }
  | { status: number; redirect: string };

/** Draws the page at an address: loaders first, then React, so that nothing is left to stream. */
export async function render({ url, execute, assets, publicUrl, signal }: RenderInput): Promise<Rendered> {
  const client = createServerClient(execute);
  const routes = createRoutes(client);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('Location') ?? '/' };
  }
  const boot: Boot = {
    assets: withModules(assets, pageSources(routes, url.pathname)),
    publicUrl,
    cache: client.extract() as NormalizedCacheObject,
    ...routerState(context),
  };
  const page = renderToString(
    <App client={client} publicUrl={publicUrl} assets={boot.assets} boot={toScriptJson(boot)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  return {
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<!doctype html>${page}`,
  };
}

/** Adds what the page itself is made of, so that it comes along with the entry and not after it. */
function withModules({ modules, ...assets }: ServerAssets, sources: string[]): Assets {
  const files = sources.flatMap((source) => modules?.[source] ?? []);
  return { ...assets, preloads: [...assets.preloads, ...files.map((href) => ({ href, as: 'module' }))] };
}

/** What the browser's router starts from. Messages of unexpected errors stay here. */
function routerState({ loaderData, errors }: StaticHandlerContext): Pick<Boot, 'loaderData' | 'errors'> {
  if (!errors) return { loaderData, errors: null };
  const plain = Object.entries(errors).map(([route, error]) => {
    if (isRouteErrorResponse(error)) {
      return [route, { status: error.status, statusText: error.statusText, data: error.data }];
    }
    console.error(error);
    return [route, { status: 500, statusText: 'Internal Server Error', data: null }];
  });
  return { loaderData, errors: Object.fromEntries(plain) };
}
