import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { executeOperation } from '#server/graphql/execute.ts';
import { isAmong } from '../entity-tag.ts';
import { mayHoldSecret } from '../secret-address.ts';
import { PAGE_ENCODINGS, PageBody } from './page-body.ts';
import type { Drawn } from './page-cache.ts';
import { withoutTracking } from './without-tracking.ts';

/** Every address that nothing else answers is a page; the renderer decides which, and its status. */
export function registerPages(app: FastifyInstance, dependencies: AppDependencies): void {
  app.get('/*', async (request, reply) => {
    const address = withoutTracking(request.url);
    const isSecret = mayHoldSecret(address);
    const drawn = () => draw(dependencies, address);
    const page = isSecret ? (await drawn()).page : await dependencies.pages.page(address, drawn);
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    const { status, headers, body } = page;
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...PAGE_ENCODINGS]) ?? 'identity';
    const isKnown = status === 200 && isAmong(body.etag, request.headers['if-none-match']);
    // First of all: the headers of a failure are others.
    const bytes = isKnown ? undefined : await body.in(encoding);
    void reply
      .headers(headers)
      .header('cache-control', isSecret ? 'no-store' : 'public, max-age=0, must-revalidate')
      .header('vary', 'accept-encoding');
    if (status === 200) void reply.header('etag', body.etag);
    if (!bytes) return reply.status(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.status(status).type('text/html; charset=utf-8').send(bytes);
  });
}

async function draw(dependencies: AppDependencies, address: string): Promise<Drawn> {
  const { publicUrl } = dependencies.config;
  let isWhole = true;
  const page = await dependencies.renderer.render({
    // Joined as texts: a path that begins with two slashes would be taken for another host.
    url: new URL(publicUrl + address),
    async execute(operation) {
      const answer = await executeOperation(dependencies, operation);
      isWhole &&= !answer.errors;
      return answer;
    },
    publicUrl,
  });
  if ('redirect' in page) return { page, isWhole };
  const { html, ...rest } = page;
  return { page: { ...rest, body: new PageBody(html) }, isWhole };
}
