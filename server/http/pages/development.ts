import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageAssets, PageRenderer, RenderEntry, RenderedPage } from './renderer.ts';

const assets: PageAssets = { scripts: ['/client/app/entry-browser.tsx'], preloads: [] };

/** Renders pages from the client's sources, and lets Vite answer for its modules. */
export function developmentRenderer(vite: ViteDevServer): PageRenderer {
  return {
    middleware: vite.middlewares,
    async render(input) {
      const entry = (await vite.ssrLoadModule('/client/app/entry-server.tsx')) as RenderEntry;
      const page: RenderedPage = await entry.render({ ...input, assets });
      if ('redirect' in page) return page;
      // React's refresh wants an inline preamble, which the page's own policy forbids: development only.
      return { ...page, html: await vite.transformIndexHtml(input.url.pathname, page.html) };
    },
  };
}

/** Lets Vite answer first: for its own client, for modules and for what they import. */
export function registerDevelopmentMiddleware(
  app: FastifyInstance,
  middleware: NonNullable<PageRenderer['middleware']>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const passed = await new Promise<boolean>((resolve) => {
      reply.raw.once('close', () => resolve(false));
      middleware(request.raw, reply.raw, () => resolve(true));
    });
    if (!passed) reply.hijack();
  });
}
