import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageAssets, PageRenderer, RenderEntry, RenderedPage } from './renderer.ts';

const ENTRY = '/client/app/entry-browser.tsx';

/**
 * Returns the page's only asset: the entry script, under the URL that Vite gives it, with `?t=` after an edit. The entry
 * imports itself by that URL, for React Fast Refresh; loaded by two URLs, it would run twice.
 */
async function getPageAssets(vite: ViteDevServer): Promise<PageAssets> {
  const module = await vite.environments.client.moduleGraph.getModuleByUrl(ENTRY);
  const editedAt = module?.lastHMRTimestamp ?? 0;
  return { scripts: [editedAt > 0 ? `${ENTRY}?t=${editedAt}` : ENTRY], styles: [], preloads: [] };
}

/**
 * Returns Vite's own scripts for the head. React Fast Refresh needs an inline script, which only the content security
 * policy of development allows.
 */
async function getViteScripts(vite: ViteDevServer): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
}

/** Renders pages from the client's sources, and lets Vite serve its modules. */
export function createDevelopmentRenderer(vite: ViteDevServer): PageRenderer {
  return {
    middleware: vite.middlewares,
    async render(input) {
      const entry = (await vite.ssrLoadModule('/client/app/entry-server.tsx')) as RenderEntry;
      const assets = await getPageAssets(vite);
      const page: RenderedPage = await entry.render({ ...input, assets });
      if ('redirect' in page) return page;
      const scripts = await getViteScripts(vite);
      return { ...page, html: [page.html.join('').replace('<head>', () => `<head>${scripts}`)] };
    },
  };
}

/** Passes each request to Vite first, which serves its HMR client, the source modules and their imports. */
export function registerDevelopmentMiddleware(
  app: FastifyInstance,
  middleware: NonNullable<PageRenderer['middleware']>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const isUnhandled = await new Promise<boolean>((resolve) => {
      reply.raw.once('close', () => resolve(false));
      middleware(request.raw, reply.raw, () => resolve(true));
    });
    if (!isUnhandled) reply.hijack();
  });
}
