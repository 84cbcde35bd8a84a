import type { FastifyInstance } from 'fastify';
import { foodPath, recipePath, staticPaths } from '#schema/rules/paths.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { getCollections } from '#server/features/catalogue/collections/collections.ts';
import { getChangedAt } from '#server/features/catalogue/recipe/recipe.type.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';

/** A page with the day of its last change, `YYYY-MM-DD`. */
interface Entry {
  path: string;
  changedOn?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Serves `/robots.txt` and `/sitemap.xml`. The sitemap is one file: the format allows 50,000 URLs, and a site has up to
 * 20,000 recipes.
 */
export function registerSitemap(app: FastifyInstance, { config, services }: AppDependencies): void {
  const getEntries = (catalogue: Snapshot): Entry[] => {
    const { taxonomy } = catalogue;
    return [
      ...staticPaths.map((path) => ({ path })),
      { path: '/developers/schema' },
      ...taxonomy.categories.map(({ slug }) => ({ path: `/recipes/${slug}` })),
      ...taxonomy.cuisines.map(({ slug }) => ({ path: `/cuisines/${slug}` })),
      ...getCollections(catalogue).map(({ slug }) => ({ path: `/collections/${slug}` })),
      ...taxonomy.authors.map(({ slug }) => ({ path: `/authors/${slug}` })),
      ...taxonomy.listFoods({ inGlossary: true }).map(({ slug }) => ({ path: foodPath(slug) })),
      ...taxonomy.guides.map(({ path, updatedOn }) => ({ path, changedOn: updatedOn })),
      ...taxonomy.menus.map(({ path, publishedOn }) => ({ path, changedOn: publishedOn })),
      ...catalogue.cards.map((card) => ({
        path: recipePath(taxonomy.categoryById(card.categoryId).slug, card.slug),
        changedOn: getChangedAt(card).toISOString().slice(0, 10),
      })),
    ];
  };

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/docs\nDisallow: /graphql\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', (_request, reply) => {
    const lines = getEntries(services.catalogue.current).map(
      ({ path, changedOn }) =>
        `<url><loc>${config.publicUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>\n`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${XML}<urlset ${NAMESPACE}>\n${lines.join('')}</urlset>\n`);
  });
}
