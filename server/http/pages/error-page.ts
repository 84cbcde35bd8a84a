import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-handling.ts';
import { toHttpFailure } from '../http-failure.ts';
import { toPageUrl } from '../response-cache/cache-key.ts';
import { getPayload } from '../response-cache/send-responses.ts';
import { type PageDependencies, renderPage } from './pages.ts';

/** Any URL without a page. */
const NO_PAGE = '/404';

/** Sends browsers the site's 404 page for an unknown or malformed URL; other clients and failures get JSON. */
export async function sendErrorPage(
  error: Error & { code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
): Promise<FastifyReply> {
  const { status } = toHttpFailure(error);
  const isMalformed = error.code === 'FST_ERR_BAD_URL';
  if (!(isMalformed || status === 404) || !isForPage(request)) return sendError(error, request, reply);
  // Hydration requires the page that the browser's router finds at this URL.
  const pageUrl = isMalformed ? NO_PAGE : toPageUrl(request.url);
  const rendered = await renderPage(dependencies, pageUrl, request.log).catch(() => undefined);
  const page = rendered?.result;
  if (page?.status !== 404 || 'redirect' in page) return sendError(error, request, reply);
  void reply.status(status).headers(page.headers).header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return reply.send(await getPayload(reply, page.body));
}

/** Returns whether a browser shows the response as a page. The API responds to browsers as to programs. */
function isForPage({ url, headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !/^\/(api|graphql)\b/.test(url);
}
