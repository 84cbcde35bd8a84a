import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { accountTexts } from '#schema/rules/accounts.ts';
import { returnPath, withReturnPath } from '#schema/rules/return-path.ts';
import { DomainError, failures, ThrottledError } from '#server/errors.ts';
import { getClient, sendLimitHeaders } from '#server/security/client.ts';
import { consumePoints } from '#server/security/throttle-store.ts';
import { decodeForm } from '../decode-text.ts';
import { type HttpFailure, toHttpFailure } from '../http-failure.ts';
import { toLoggableUrl } from '../loggable.ts';
import { toPageUrl } from '../response-cache/cache-key.ts';
import { getPayload } from '../response-cache/send-responses.ts';
import { getFormTexts } from '../rest/parameters.ts';
import { FieldErrors, type PageForm, pageForms } from './page-forms.ts';
import { type PageDependencies, renderPage } from './pages.ts';
import type { PostedFormData } from './renderer.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Limit of posts per client network, because each renders a page; services throttle the actions themselves. */
const limit = { name: 'forms', points: 60, seconds: 60 };

/**
 * Handles forms that a browser posts natively, before the scripts have loaded or without any: renders the page again
 * with the message, or with the errors and the typed texts.
 */
export async function registerFormPosts(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  await app.register(async (scope) => {
    sendLimitHeaders(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(FORM, { parseAs: 'buffer' }, (_request, body, done) => {
      const form = decodeForm(body);
      if (form instanceof Error) done(form);
      else done(null, form);
    });
    scope.addContentTypeParser('*', (_request, _payload, done) =>
      done(new DomainError('UNSUPPORTED_MEDIA_TYPE', `A form is sent as ${FORM}.`)),
    );
    scope.addHook('onRequest', async (request) => {
      if (!isFromThisSite(request, dependencies.config.publicUrl))
        throw new DomainError('FORBIDDEN', 'Please send the form from the page that it is on.');
      const client = getClient(request);
      const { isGranted, waitMs } = await consumePoints(limiter, client.network);
      if (isGranted) return;
      client.record(limit, 0, waitMs);
      throw new ThrottledError(accountTexts.throttled, waitMs / 1_000);
    });
    for (const form of pageForms) {
      for (const path of form.paths) {
        scope.post<{ Params: Record<string, string> }>(path, async (request, reply) => {
          const { status, retryAfter, posted } = await submitForm(form, request, dependencies);
          const { result: page } = await renderPage(dependencies, toPageUrl(request.url), request.log, { posted });
          if ('redirect' in page) return reply.redirect(page.redirect, 303);
          if (retryAfter) void reply.header('retry-after', String(retryAfter));
          if (posted.result?.ok && form.next)
            void reply.header(
              'refresh',
              `${form.next.seconds}; url=${withReturnPath(form.next.path, getReturnPath(request))}`,
            );
          void reply
            .status(page.status === 200 ? status : page.status)
            .headers(page.headers)
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8');
          return reply.send(await getPayload(reply, page.body));
        });
      }
    }
  });
}

/** Returns whether a page of this site sent the request; `false` for browsers too old to send either header. */
export function isFromThisSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host);
}

/** Returns the path to return to after sign-in that the page's URL names; undefined if it names none. */
function getReturnPath({ url }: FastifyRequest): string | undefined {
  return returnPath(new URLSearchParams(url.split('?')[1]).get('from'));
}

type FormResult = { status: number; retryAfter?: number; posted: PostedFormData };

async function submitForm(
  form: PageForm,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  { services }: PageDependencies,
): Promise<FormResult> {
  const texts = getFormTexts(request.body ?? {}, form.fields);
  const values = Object.fromEntries(Object.entries(texts).filter(([name]) => !form.secret?.includes(name)));
  try {
    const client = getClient(request);
    const { params } = request;
    const result = await form.send(texts, { services, client, params, returnPath: getReturnPath(request) });
    if (result.ok)
      return { status: 200, posted: { result: { ok: true, text: result.value.message }, errors: {}, values: {} } };
    const { status, type: kind } = failures[result.code];
    return { status, posted: { result: { ok: false, text: result.message, kind }, errors: {}, values } };
  } catch (error) {
    if (error instanceof FieldErrors) return { status: 400, posted: { result: null, errors: error.errors, values } };
    const { status, text, retryAfter } = toLoggedFailure(error, request);
    const message = status >= 500 ? (form.failureText ?? text) : text;
    return { status, retryAfter, posted: { result: { ok: false, text: message }, errors: {}, values } };
  }
}

function toLoggedFailure(error: unknown, { log, url }: FastifyRequest): HttpFailure {
  if (!(error instanceof Error)) throw error;
  const failure = toHttpFailure(error);
  if (failure.status >= 500) log.error({ err: error, url: toLoggableUrl(url) }, 'a form could not be sent');
  return failure;
}
