import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { NotFoundError } from '#server/errors.ts';
import { publishedPicture } from './published-picture.ts';
import { registerSiteFiles } from './site-files.ts';

const forGood = 'public, max-age=31536000, immutable';

/** Serves the built client and the pictures. Their addresses change with their contents. */
export async function registerStaticFiles(app: FastifyInstance, { renderer, config }: AppDependencies): Promise<void> {
  const pictures = path.join(config.contentDir, 'pictures');
  await app.register(fastifyStatic, { root: pictures, serve: false, cacheControl: false, index: false });
  app.get<{ Params: { slug: string; version: string; file: string } }>(
    '/pictures/:slug/:version/:file',
    async (request, reply) => {
      const { slug, version, file } = request.params;
      const picture = /^[a-z0-9-]+$/.test(slug) ? await publishedPicture(path.join(pictures, slug)) : null;
      if (!picture?.files.has(file)) throw new NotFoundError('No such picture.');
      // Another version than ours may be that of a server that is newer: what it has must not be taken to be this.
      const cacheControl = version === picture.version ? forGood : 'no-cache';
      return reply.header('cache-control', cacheControl).sendFile(`${slug}/${file}`);
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
