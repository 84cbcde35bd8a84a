import type { ApolloServer } from '@apollo/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type FormattedExecutionResult, Kind, print } from 'graphql';
import type { AppDependencies } from '#server/app-dependencies.ts';
import type { ErrorCode } from '#server/errors.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { Loaders, type RequestContext } from '#server/graphql/context.ts';
import { runInSpan } from '#server/observability/tracing.ts';
import { Client } from '#server/security/client.ts';
import { createSecurityHeaders, getHeaderOptions } from '#server/security/headers.ts';
import { turns } from '#server/turns.ts';
import { RETRY_AFTER_S } from '../http-failure.ts';
import { toLoggableUrl } from '../loggable.ts';
import { hasCanonicalPath, toPageUrl } from '../response-cache/cache-key.ts';
import { CacheTags, getSharedCacheHeaders } from '../response-cache/cache-tags.ts';
import { CachedBody, CachedHead } from '../response-cache/cached-body.ts';
import type { CachedResponse, CacheLookup, RenderOutcome } from '../response-cache/response-cache.ts';
import { getPayload } from '../response-cache/send-responses.ts';
import { replaceAllergenNames } from './allergen-address.ts';
import type { PostedFormData } from './renderer.ts';

const UNAVAILABLE: ErrorCode = 'SERVICE_UNAVAILABLE';

/** Browsers revalidate their copy each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_STORE = 'no-store';

/** A page as it is served. */
type ServedPage = CachedResponse | { status: number; redirect: string };

/** Registers a page for every URL without another route; the renderer decides which page, and its status. */
export function registerPages(app: FastifyInstance, dependencies: PageDependencies): void {
  const { responseCache } = dependencies;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const pageUrl = toPageUrl(request.url);
    const usesCache = hasCanonicalPath(pageUrl) && request.headers.authorization === undefined;
    const lookup: CacheLookup<ServedPage> = usesCache
      ? await responseCache.getOrRender(pageUrl, ({ tags }) =>
          renderPage(dependencies, pageUrl, request.log, { tags }).catch((error: unknown) => {
            // If a stale copy is served, nothing else reports the error.
            request.log.error({ err: error, url: toLoggableUrl(request.url) }, 'a page could not be rendered');
            throw error;
          }),
        )
      : { result: (await renderPage(dependencies, pageUrl, request.log)).result };
    const page = 'response' in lookup ? lookup.response : lookup.result;
    if ('redirect' in page) {
      // Browsers must revalidate the redirect: a recipe may move back.
      const location = withWholeQuery(page.redirect, pageUrl, request.url);
      return reply.header('cache-control', usesCache ? REVALIDATE : NO_STORE).redirect(location, page.status);
    }
    const { status, headers, body } = page;
    const isShared = usesCache && headers['cache-control'] !== NO_STORE;
    // Compresses before setting headers, because an error response must not have them.
    await body.encode(request.raw);
    void reply.status(status).headers(headers).type('text/html; charset=utf-8');
    const isStale = 'staleAgeSeconds' in lookup && lookup.staleAgeSeconds !== undefined;
    // A CDN may only store current pages with status 200.
    if (isStale || status !== 200) void reply.header('cache-control', REVALIDATE);
    if (!isShared || status >= 500) void reply.header('cache-control', NO_STORE);
    if (status === 503) void reply.header('retry-after', String(RETRY_AFTER_S));
    if (status === 200 && isShared && !isStale) page.head ??= new CachedHead(reply, body);
    void reply.header('cache-status', getCacheStatus(lookup));
    const bytes = await getPayload(reply, body);
    return bytes.length > 0 ? reply.send(bytes) : reply.send();
  };
  app.get('/*', sendPage);
  // The one page among the REST paths.
  app.get('/api/docs', sendPage);
}

/** Returns the value of `Cache-Status` (RFC 9211). A negative ttl means a stale copy. */
function getCacheStatus(lookup: CacheLookup<ServedPage>): string {
  if (!('response' in lookup)) return 'mesob; fwd=miss';
  return lookup.staleAgeSeconds === undefined
    ? 'mesob; hit'
    : `mesob; hit; ttl=-${lookup.staleAgeSeconds}; detail=stale`;
}

/**
 * Renders the page at a URL.
 * @param log - logs failures, with the id of the first request
 * @param posted - result of a posted form; the caller must then set `no-store`
 * @param tags - records what the page depends on
 */
export async function renderPage(
  dependencies: PageDependencies,
  pageUrl: string,
  log: FastifyBaseLogger,
  { posted, tags = new CacheTags() }: { posted?: PostedFormData; tags?: CacheTags } = {},
): Promise<RenderOutcome<ServedPage>> {
  const { publicUrl, cdnSeconds, sampleSite } = dependencies.config;
  const correctedUrl = replaceAllergenNames(pageUrl);
  if (correctedUrl !== pageUrl)
    return { result: { status: 302, redirect: correctedUrl }, isWhole: true, isUnavailable: false };
  // Dozens of requests may arrive in one turn.
  if (turns.isLong) await turns.next();
  let isWhole = true;
  let isUnavailable = false;
  const page = await dependencies.renderer.render({
    // Concatenated, because a path that begins with two slashes would be taken for another host.
    url: new URL(publicUrl + pageUrl),
    async execute(operation) {
      await turns.next();
      const response = await executeForPage(dependencies, operation, tags, log);
      await turns.continue();
      isWhole &&= !response.errors;
      isUnavailable ||= response.errors?.some(({ extensions }) => extensions?.code === UNAVAILABLE) ?? false;
      return response;
    },
    onError: (error) => log.error({ err: error, url: toLoggableUrl(pageUrl) }, 'a part of a page failed'),
    publicUrl,
    posted,
    sampleSite,
  });
  if ('redirect' in page) return { result: page, isWhole, isUnavailable };
  const { status, html, headers, sheet, isPrivate } = page;
  const cacheHeaders = isPrivate ? { 'cache-control': NO_STORE } : getSharedCacheHeaders(REVALIDATE, cdnSeconds, tags);
  const policy = getPolicy(dependencies, sheet);
  const result: CachedResponse = {
    status,
    headers: { ...headers, ...policy, ...cacheHeaders },
    body: new CachedBody(...html),
  };
  return { result, response: status === 200 && !isPrivate ? result : undefined, isWhole, isUnavailable };
}

/** Returns a header that allows a page's inline style sheet; none for the common sheet, which is always allowed. */
function getPolicy(dependencies: AppDependencies, sheet: string | undefined): Record<string, string> {
  const headerOptions = getHeaderOptions(dependencies);
  if (sheet === headerOptions.sheet) return {};
  const name = 'content-security-policy';
  return { [name]: createSecurityHeaders({ ...headerOptions, sheet })[name] ?? '' };
}

/** Dependencies of pages. */
export interface PageDependencies extends AppDependencies {
  /** Executes their operations in this process. */
  apollo: ApolloServer<RequestContext>;
}

interface PageOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** Operation of the frame (header and footer) of every page. It reads only the taxonomy and the site's settings. */
const FRAME = 'FrameQuery';

/** The frame's responses, by the taxonomy that they were read from. A change of content creates another. */
const frames = new WeakMap<object, FormattedExecutionResult>();

/**
 * Executes an operation of a page. All pages share the frame's response, until content changes.
 * @param tags - records what the response depends on; the frame adds nothing, because it changes only with the content
 * @param log - logs failures of resolvers
 */
async function executeForPage(
  dependencies: PageDependencies,
  operation: PageOperation,
  tags: CacheTags,
  log: FastifyBaseLogger,
): Promise<FormattedExecutionResult> {
  if (getName(operation.document) !== FRAME) return execute(dependencies, operation, tags, log);
  const { taxonomy } = dependencies.services.catalogue.current;
  const cached = frames.get(taxonomy);
  if (cached) return cached;
  const response = await execute(dependencies, operation, new CacheTags(), log);
  if (!response.errors) frames.set(taxonomy, response);
  return response;
}

async function execute(
  { apollo, services, reader }: PageDependencies,
  { document, variables, operationName = getName(document) }: PageOperation,
  tags: CacheTags,
  log: FastifyBaseLogger,
): Promise<FormattedExecutionResult> {
  // Pages are the same for everyone: sign-in lives in the browser.
  const catalogue = services.catalogue.current;
  const client = new Client('');
  const contextValue: RequestContext = {
    services,
    catalogue,
    loaders: new Loaders(reader, services, catalogue),
    viewer: new RequestViewer(services, undefined, client),
    client,
    userAgent: '',
    // A page has no viewer, and only editors can have links checked.
    getStatus: async () => undefined,
    log,
    tags,
  };
  const { body } = await runInSpan('GraphQL', { 'graphql.operation.name': operationName }, () =>
    apollo.executeOperation({ query: toText(document), variables, operationName }, { contextValue }),
  );
  if (body.kind !== 'single') throw new Error('A page cannot render an incremental response.');
  return body.singleResult;
}

/** Returns the name of the operation in a document. */
function getName({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

/** Texts of documents. Apollo accepts only texts, and printing a document takes as long as executing it. */
const texts = new WeakMap<DocumentNode, string>();

function toText(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/**
 * Returns the target of a redirect. If it keeps the page URL's query string, it gets the request's whole query string
 * instead, with the parameters that only scripts read, such as `cook`.
 */
function withWholeQuery(redirect: string, pageUrl: string, url: string): string {
  const [path = ''] = redirect.split('?');
  return redirect === path + getQueryString(pageUrl) ? path + getQueryString(url) : redirect;
}

function getQueryString(url: string): string {
  return /\?.*/.exec(url)?.[0] ?? '';
}
