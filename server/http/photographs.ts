import { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PHOTOGRAPH_BYTES, photographTexts } from '#schema/rules/photographs.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { toCheckedInput } from '#server/check-input.ts';
import { DomainError } from '#server/errors.ts';
import { REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { PhotographDetails } from '#server/features/desk/photographs/photograph.type.ts';
import { getClient } from '#server/security/client.ts';
import { sendError } from './error-handling.ts';

const ROUTE = '/desk/photographs/:name';

type PhotographRoute = { Params: { name: string } };

/**
 * Registers the route for editors' photographs: PUT uploads one, PATCH crops or describes it again, GET returns the
 * uncropped original, DELETE restores the drawing and, with `?files=all`, deletes all files. GraphQL cannot carry the
 * bytes. The session's token is in a header, so no other site can send these requests.
 */
export async function registerPhotographs(app: FastifyInstance, { services }: AppDependencies): Promise<void> {
  const { photographs } = services;
  await app.register(async (desk) => {
    const viewers = new WeakMap<FastifyRequest, RequestViewer>();
    const getViewer = (request: FastifyRequest) => {
      const viewer =
        viewers.get(request) ?? new RequestViewer(services, request.headers.authorization, getClient(request));
      viewers.set(request, viewer);
      return viewer;
    };
    // Checks access before the photograph's bytes are read.
    desk.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      await getViewer(request).hasAccess(REAUTHENTICATED_EDITORS);
    });
    // Processing may take longer than the idle timeout of connections; it has its own time limit.
    desk.addHook('preHandler', async ({ socket }) => {
      // Injected requests have no real socket.
      if (socket instanceof Socket) socket.setTimeout(0);
    });
    const getEditor = (request: FastifyRequest) => getViewer(request).member;

    desk.removeAllContentTypeParsers();
    desk.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_PHOTOGRAPH_BYTES },
      (_request, body, done) => done(null, body),
    );
    desk.setErrorHandler<FastifyError>((error, request, reply) => {
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      return sendError(
        isTooLarge ? new DomainError('PAYLOAD_TOO_LARGE', photographTexts.tooLarge) : error,
        request,
        reply,
      );
    });

    desk.put<PhotographRoute>(ROUTE, async (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await photographs.upload(getEditor(request), request.params.name, bytes, toDetails(request));
      return { message: photographTexts.done };
    });
    desk.patch<PhotographRoute>(ROUTE, async (request) => {
      await photographs.change(getEditor(request), request.params.name, toDetails(request));
      return { message: photographTexts.changed };
    });
    desk.delete<PhotographRoute>(ROUTE, async (request) => {
      const deletesAllFiles = (request.query as Record<string, unknown>).files === 'all';
      if (deletesAllFiles) await photographs.takeDown(getEditor(request), request.params.name);
      else await photographs.remove(getEditor(request), request.params.name);
      return { message: deletesAllFiles ? photographTexts.takenDown : photographTexts.removed };
    });
    desk.get<PhotographRoute>(ROUTE, async (request, reply) => {
      return reply.type('image/jpeg').send(await photographs.readOriginal(request.params.name));
    });
  });
}

function toDetails({ query }: FastifyRequest): PhotographDetails {
  const { alt = '', x = '0.5', y = '0.5', title = '' } = query as Record<string, unknown>;
  return toCheckedInput(PhotographDetails, { alt: String(alt), x: Number(x), y: Number(y), title: String(title) });
}
