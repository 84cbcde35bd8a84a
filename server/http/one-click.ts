import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';

/** Matches the field that the page's own form sends if it is posted without scripts. */
const FROM_PAGE = /(^|&)from=page(&|$)/;

/** Maximum size of the form, in bytes: a mailbox provider sends one short field. */
const BODY_LIMIT = 4 * 1024;

/**
 * Registers one-click unsubscribing (RFC 8058): the mailbox provider posts a form to the link in an issue's header. The
 * token in the link is the only proof. A GET of the same URL is a page with a button: mail scanners follow links, too.
 */
export async function registerOneClickUnsubscribe(app: FastifyInstance, { services }: AppDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { token: string } }>('/newsletter/unsubscribe/:token', async (request, reply) => {
      const result = await services.newsletter.unsubscribe(request.params.token);
      void reply.header('cache-control', 'no-store');
      // A mailbox provider must not be redirected (RFC 8058, 3.1); a visitor has to see a page.
      if (FROM_PAGE.test(String(request.body ?? '')))
        return reply.redirect(result.ok ? '/newsletter/unsubscribe?done' : '/newsletter/unsubscribe', 303);
      return reply
        .status(result.ok ? 200 : 400)
        .type('text/plain; charset=utf-8')
        .send(`${result.ok ? result.value.message : result.message}\n`);
    });
  });
}
