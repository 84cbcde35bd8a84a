import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { isAmong } from '../entity-tag.ts';
import { loggableUrl } from '../loggable.ts';
import { failureOf, RETRY_AFTER_S } from '../rest/failure.ts';
import { executeForPage } from './execute-for-page.ts';
import { mayHoldSecret, pageAddress } from './page-address.ts';
import { PAGE_ENCODINGS, PageBody } from './page-body.ts';
import type { CachedPage, RenderedPage } from './page-cache.ts';
import type { PostedForm } from './renderer.ts';

/** Every address that nothing else answers is a page; the renderer decides which, and its status. */
export function registerPages(app: FastifyInstance, dependencies: AppDependencies): void {
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = pageAddress(request.url);
    const isSecret = mayHoldSecret(address);
    const cached: CachedPage = isSecret
      ? { page: (await renderPage(dependencies, address)).page, isHit: false }
      : await dependencies.pages.page(address, () =>
          renderPage(dependencies, address).catch((error: unknown) => {
            // Where there is a stale copy nothing else would tell of it.
            request.log.error({ err: error, url: loggableUrl(request.url) }, 'a page could not be rendered');
            throw error;
          }),
        );
    const { page } = cached;
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    const { status, headers, body } = page;
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...PAGE_ENCODINGS]) ?? 'identity';
    const isKnown = status === 200 && isAmong(body.etag, request.headers['if-none-match']);
    // First of all: the headers of a failure are others.
    const bytes = isKnown ? undefined : await body.in(encoding);
    const isPublic = !isSecret && status < 500;
    void reply
      .headers(headers)
      .header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'no-store')
      .header('vary', 'accept-encoding');
    if (status === 503) void reply.header('retry-after', String(RETRY_AFTER_S));
    void reply.header('cache-status', cacheStatus(cached));
    if (status === 200) void reply.header('etag', body.etag);
    if (!bytes) return reply.status(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.status(status).type('text/html; charset=utf-8').send(bytes);
  };
  app.get('/*', answerPage);
  // The one page among the REST paths.
  app.get('/api/docs', answerPage);
}

/** As RFC 9211 has it: a lifetime below zero is that of a stale copy. */
function cacheStatus({ isHit, staleFor }: CachedPage): string {
  if (staleFor !== undefined) return `mesob; hit; ttl=-${staleFor}; detail=stale`;
  return isHit ? 'mesob; hit' : 'mesob; fwd=miss';
}

/**
 * Renders the page at an address.
 * @param posted what came of the form that was posted to it: then no one else may see the page
 */
export async function renderPage(
  dependencies: AppDependencies,
  address: string,
  posted?: PostedForm,
): Promise<RenderedPage> {
  const { publicUrl } = dependencies.config;
  let isWhole = true;
  let isUnavailable = false;
  const page = await dependencies.renderer.render({
    // Joined as texts: a path that begins with two slashes would be taken for another host.
    url: new URL(publicUrl + address),
    async execute(operation) {
      const answer = await executeForPage(dependencies, operation);
      isWhole &&= !answer.errors;
      isUnavailable ||= answer.errors?.some(({ originalError }) => isOfDatabaseAway(originalError)) ?? false;
      return answer;
    },
    publicUrl,
    posted,
  });
  if ('redirect' in page) return { page, isWhole, isUnavailable };
  const { html, ...rest } = page;
  return { page: { ...rest, body: new PageBody(html) }, isWhole, isUnavailable };
}

function isOfDatabaseAway(error: Error | null | undefined): boolean {
  return error != null && failureOf(error).status === 503;
}
