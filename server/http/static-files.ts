import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { pictureVersion } from '#server/content/reading/picture.ts';
import { NotFoundError } from '#server/errors.ts';
import { photographFile } from '#server/features/desk/photographs/photograph.statements.ts';
import { getDocumentOnlyHeaderNames, getHeaderOptions } from '#server/security/headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Browsers cache a photograph permanently; shared caches revalidate it soon, because it may have been taken down. */
const IMMUTABLE_PHOTOGRAPH = `${IMMUTABLE}, s-maxage=300`;

/** Serves pictures and assets, whose URLs change with their contents, and files with fixed URLs, such as drawings. */
export async function registerStaticFiles(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { renderer, config, reader, services } = dependencies;
  const pictures = path.join(config.contentDir, 'pictures');
  await app.register(fastifyStatic, { root: pictures, serve: false, cacheControl: false, index: false });
  app.get<{ Params: { slug: string; version: string; file: string } }>(
    '/pictures/:slug/:version/:file',
    async (request, reply) => {
      const { slug, version, file } = request.params;
      if (!/^[a-z0-9-]+$/.test(slug)) throw new NotFoundError('No such picture.');
      // The folder may have the picture of a renamed recipe under another of its slugs.
      const { current } = services.catalogue;
      const names = [slug, ...current.getFormerSlugs(slug), current.bySlug(slug)?.slug ?? slug];
      const { name, picture } = await findPicture(pictures, names, version);
      const isCurrent = picture?.version === version;
      const [photograph] = isCurrent ? [] : await reader.rows(photographFile, [slug, version, file]);
      if (!photograph && !picture?.files.has(file)) throw new NotFoundError('No such picture.');
      void reply
        // Pages of other sites may also read the bytes, for example in a canvas.
        .header('access-control-allow-origin', '*')
        // The URL may name a newer server's version, so caches must revalidate the current file sent for it.
        .header('cache-control', photograph ? IMMUTABLE_PHOTOGRAPH : isCurrent ? IMMUTABLE : 'no-cache');
      return photograph ? reply.type(photograph.contentType).send(photograph.bytes) : reply.sendFile(`${name}/${file}`);
    },
  );
  app.get<{ Params: { file: string } }>('/drawings/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^[a-z0-9-]+\.svg$/.test(file)) throw new NotFoundError('No such drawing.');
    return reply.header('cache-control', DAY).sendFile(`drawings/${file}`, config.contentDir);
  });
  if (!renderer.staticDir) return;
  registerSiteFiles(app, renderer.staticDir);
  const documentOnly = getDocumentOnlyHeaderNames(getHeaderOptions(dependencies));
  await app.register(fastifyStatic, {
    root: path.join(renderer.staticDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply) => {
      // A page loads some thirty assets, and each would carry a kilobyte of headers that only documents need.
      for (const name of documentOnly) reply.removeHeader(name);
      reply.header('cache-control', IMMUTABLE);
    },
  });
}

const DAY = `public, max-age=${DAY_SECONDS}`;

/** Files of `client/public/`. Their URLs are fixed, because browsers and crawlers request them. */
const siteFiles = [
  'site.webmanifest',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'social-card.jpg',
];

/**
 * Serves icons, the web manifest and the social card from the built client, cached for a day, and the service worker.
 */
function registerSiteFiles(app: FastifyInstance, staticDir: string): void {
  for (const name of siteFiles) {
    app.get(`/${name}`, (_request, reply) => reply.header('cache-control', DAY).sendFile(name, staticDir));
  }
  // Browsers compare it with their copy to find a new build, so caches must revalidate it.
  app.get('/sw.js', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('sw.js', staticDir));
}

/** A picture in `content/pictures/<name>`. */
interface PublishedPicture {
  version: string;
  /** The names of its files. */
  files: Set<string>;
}

/** Returns the first picture of one of the names that has the version, else the first name's picture. */
async function findPicture(folder: string, names: readonly string[], version: string) {
  for (const name of new Set(names)) {
    const picture = await readPicture(path.join(folder, name));
    if (picture?.version === version) return { name, picture };
  }
  const [name = ''] = names;
  return { name, picture: await readPicture(path.join(folder, name)) };
}

/** Returns the picture in a folder, or null if there is none. */
async function readPicture(folder: string): Promise<PublishedPicture | null> {
  const bytes = await fs.readFile(path.join(folder, 'picture.json')).catch(() => null);
  if (!bytes) return null;
  const { files, social }: { files: { file: string }[]; social?: { file: string } } = JSON.parse(bytes.toString());
  const version = pictureVersion(createHash('sha256').update(bytes).digest('hex'));
  return { version, files: new Set([...files, ...(social ? [social] : [])].map(({ file }) => file)) };
}
