import type { FastifyInstance } from 'fastify';
import { recipePath } from '#schema/rules/paths.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';

// More than there will be; the format's own limit is 50,000 addresses.
const ALL = 10_000;

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

/** `/robots.txt` and `/sitemap.xml`. */
export function registerSitemap(app: FastifyInstance, { config, services }: AppDependencies): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/docs\nDisallow: /graphql\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const { taxonomy, collections } = services;
    const recipes = (await services.recipes.list({ page: 1, perPage: ALL })).items;
    const paths = [
      ...staticPaths.map((path) => ({ path })),
      ...(config.introspection ? [{ path: '/developers/schema' }] : []),
      ...taxonomy.categories.map(({ slug }) => ({ path: `/recipes/${slug}` })),
      ...taxonomy.cuisines.map(({ slug }) => ({ path: `/cuisines/${slug}` })),
      ...(await collections.all()).map(({ slug }) => ({ path: `/collections/${slug}` })),
      ...taxonomy.authors.map(({ slug }) => ({ path: `/authors/${slug}` })),
      ...recipes.map((recipe) => ({
        path: recipePath(taxonomy.categoryById(recipe.categoryId).slug, recipe.slug),
        date: recipe.publishedOn,
      })),
    ];
    const urls = paths.map(
      (entry) =>
        `<url><loc>${config.publicUrl}${entry.path}</loc>${'date' in entry ? `<lastmod>${entry.date}</lastmod>` : ''}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
