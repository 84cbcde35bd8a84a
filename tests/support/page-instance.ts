import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import type { Listener } from '#server/database/listener.ts';
import { followChanges } from '#server/follow-changes.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { createTestApp } from './app.ts';
import type { TestDatabase } from './database.ts';

export const RECIPE_PATH = '/recipes/lunch/gomen';

const pageDocument = parse(
  '{ recipe(slug: "gomen") { reviews(page: 1, first: 10) { nodes { username message } } } categories { name } }',
);
const failingDocument = parse(
  '{ search: recipes(search: "x", first: 5) { totalCount } recipes(first: 5000) { totalCount } }',
);

/** Renders comments and categories as JSON, without React, and records the paths. */
export class PlainRenderer implements PageRenderer {
  rendered: string[] = [];
  /** Promise that rendering waits for once it has all its responses. */
  blocked: Promise<void> = Promise.resolve();

  async render({ url, execute }: Parameters<PageRenderer['render']>[0]) {
    this.rendered.push(url.pathname + url.search);
    if (url.pathname === '/moved') return { status: 301, redirect: RECIPE_PATH };
    const document = url.pathname === '/broken' ? failingDocument : pageDocument;
    const response = await execute({ document, variables: {} });
    await this.blocked;
    const html = `<!doctype html>${JSON.stringify(response.data).repeat(20)}`;
    const isPrivate = url.pathname.startsWith('/verify-email/') || url.searchParams.has('token');
    return { status: url.pathname === '/unknown' ? 404 : 200, headers: {}, html: [html], isPrivate };
  }
}

/** One instance of the site that listens for changes. */
export interface Instance {
  app: FastifyInstance;
  renderer: PlainRenderer;
  listener: Listener;
}

/**
 * Starts an instance that caches pages, and that trusts the client's address in `X-Forwarded-For`. The test closes its
 * `listener` and its `app`.
 */
export async function startInstance(database: TestDatabase, outbox: Outbox): Promise<Instance> {
  const renderer = new PlainRenderer();
  const responseCache = new ResponseCache();
  const env = { TRUST_PROXY: '1' };
  const { app, catalogue } = await createTestApp(database.dataSource, { env, renderer, outbox, responseCache });
  const listener = followChanges({ database, catalogue, responseCache, onError: () => {} });
  return { app, renderer, listener };
}
