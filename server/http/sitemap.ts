import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { recipePath } from '#schema/rules/paths.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import type { SitemapRecipe } from '#server/features/catalogue/sitemap.statements.ts';

const staticPaths = [
  '/',
  '/recipes',
  '/cuisines',
  '/collections',
  '/authors',
  '/blog',
  '/about',
  '/contact',
  '/developers',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies-policy',
  '/disclaimer',
  '/api/docs',
];

/** An address with the day of its last change, `YYYY-MM-DD`. */
interface Entry {
  path: string;
  changedOn?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `/robots.txt` and `/sitemap.xml`: all addresses while one file may hold them, else an index of `/sitemap-pages.xml` and
 * `/sitemap-recipes-1.xml` and so on. They stand beside it, because a sitemap speaks only for what is below it.
 */
export function registerSitemap(app: FastifyInstance, { config, services }: AppDependencies): void {
  const { taxonomy, sitemap, collections } = services;

  const send = (reply: FastifyReply, text: string | AsyncIterable<string>) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .compress(typeof text === 'string' ? text : Readable.from(text));

  const lineOf = (kind: 'url' | 'sitemap', { path, changedOn }: Entry) =>
    `<${kind}><loc>${config.publicUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</${kind}>\n`;

  const pages = async (): Promise<Entry[]> => [
    ...staticPaths.map((path) => ({ path })),
    ...(config.introspection ? [{ path: '/developers/schema' }] : []),
    ...taxonomy.categories.map(({ slug }) => ({ path: `/recipes/${slug}` })),
    ...taxonomy.cuisines.map(({ slug }) => ({ path: `/cuisines/${slug}` })),
    ...(await collections.all()).map(({ slug }) => ({ path: `/collections/${slug}` })),
    ...taxonomy.authors.map(({ slug }) => ({ path: `/authors/${slug}` })),
  ];

  /** Some thousand lines at a time: all of them are megabytes. */
  async function* urlSet(entries: Entry[], recipes: AsyncIterable<SitemapRecipe[]>): AsyncGenerator<string> {
    yield `${XML}<urlset ${NAMESPACE}>\n${entries.map((entry) => lineOf('url', entry)).join('')}`;
    for await (const some of recipes) {
      yield some
        .map(({ slug, categoryId, changedOn }) =>
          lineOf('url', { path: recipePath(taxonomy.categoryById(categoryId).slug, slug), changedOn }),
        )
        .join('');
    }
    yield '</urlset>\n';
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/docs\nDisallow: /graphql\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const [entries, parts] = await Promise.all([pages(), sitemap.parts()]);
    if (entries.length + taxonomy.totals.published <= sitemap.size)
      return send(reply, urlSet(entries, sitemap.recipes(parts)));
    const files: Entry[] = [
      { path: '/sitemap-pages.xml' },
      ...parts.map(({ changedOn }, index) => ({ path: `/sitemap-recipes-${index + 1}.xml`, changedOn })),
    ];
    const lines = files.map((file) => lineOf('sitemap', file)).join('');
    return send(reply, `${XML}<sitemapindex ${NAMESPACE}>\n${lines}</sitemapindex>\n`);
  });

  app.get('/sitemap-pages.xml', async (_request, reply) => send(reply, urlSet(await pages(), sitemap.recipes([]))));

  app.get<{ Params: { part: string } }>('/sitemap-recipes-:part(^\\d{1,5}).xml', async (request, reply) => {
    const part = (await sitemap.parts())[Number(request.params.part) - 1];
    if (!part) return reply.callNotFound();
    return send(reply, urlSet([], sitemap.recipes([part])));
  });
}
