import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app.ts';
import { NotFoundError } from '#server/errors.ts';
import { registerSiteFiles } from './site-files.ts';

const forGood = 'public, max-age=31536000, immutable';

/** Serves the built client and the pictures. Their addresses change with their contents. */
export async function registerStaticFiles(app: FastifyInstance, { renderer, config }: AppDependencies): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(config.contentDir, 'pictures'),
    serve: false,
    cacheControl: false,
    index: false,
  });
  app.get<{ Params: { slug: string; version: string; file: string } }>(
    '/pictures/:slug/:version/:file',
    async (request, reply) => {
      const { slug, file } = request.params;
      // Only what the renderer writes: no dots, no folders, no picture.json.
      if (!/^[a-z0-9-]+$/.test(slug) || !/^\d+x\d+-\d+\.(avif|webp|jpg)$/.test(file))
        throw new NotFoundError('No such picture.');
      return reply.header('cache-control', forGood).sendFile(`${slug}/${file}`);
    },
  );
  if (!renderer.staticDir) return;
  registerSiteFiles(app, renderer.staticDir);
  await app.register(fastifyStatic, {
    root: path.join(renderer.staticDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', forGood),
  });
}
