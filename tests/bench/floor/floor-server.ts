// The floor: what node can do. A bare Fastify with pg answers the same data as the product, by as many statements or
// fewer, with JSON.stringify and nothing else.
import fastify from 'fastify';
import pg from 'pg';
import { readBenchAddress, tellUrl } from '../measuring/server-side.ts';
import { cardOf, detailOf, readTerms, reviewOf } from './floor-answers.ts';
import * as statements from './floor-statements.ts';

const { url: connectionString, ...address } = readBenchAddress();
// Left to choose, Postgres plans statements with a limit anew each time, and that takes longer than running them.
const options = '-c plan_cache_mode=force_generic_plan';
const pool = new pg.Pool({ connectionString, ...address, options, max: 10 });
const terms = await readTerms(pool);
const app = fastify({ logger: false });

const rows = async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig, values: unknown[]) =>
  (await pool.query<Row>({ ...statement, values })).rows;
const json = (data: unknown) => JSON.stringify({ data });

app.addHook('onRequest', async (_request, reply) => {
  reply.type('application/json; charset=utf-8');
});

app.post<{ Body: { category: string; page: number } }>('/list', async ({ body: { category, page } }) => {
  const term = terms.categoriesByName.get(category);
  const found = await rows<statements.CardRow>(statements.list, [term?.id, 5 * (page - 1)]);
  return json({ recipes: { totalCount: term?.total, nodes: found.map((row) => cardOf(row, terms)) } });
});

app.post<{ Body: { slug: string } }>('/detail', async ({ body: { slug } }) => {
  const [recipe] = await rows<statements.DetailRow>(statements.detail, [slug]);
  if (!recipe) return json({ recipe: null });
  const [reviews, related] = await Promise.all([
    rows<statements.ReviewRow>(statements.reviews, [recipe.id]),
    rows<statements.CardRow>(statements.related, [recipe.id, recipe.cuisine_id, recipe.category_ids]),
  ]);
  return json({
    recipe: {
      ...detailOf(recipe, terms),
      reviews: { total: recipe.rating_count, items: reviews.map(reviewOf) },
      related: related.map((row) => cardOf(row, terms)),
    },
  });
});

app.post<{ Body: { query: string } }>('/search', async ({ body: { query } }) => {
  const words = query.split(' ');
  const values = [words.slice(0, -1).join(' & '), `${words.at(-1)}:*`, query.toLowerCase()];
  const found = await rows<statements.CardRow & { total: number }>(statements.search, values);
  return json({ recipes: { totalCount: found[0]?.total ?? 0, nodes: found.map((row) => cardOf(row, terms)) } });
});

// For pages: as many bytes, out of memory.
const pages = new Map<string, Buffer>();
app.get<{ Params: { bytes: string } }>('/bytes/:bytes', async ({ params: { bytes } }, reply) => {
  const page = pages.get(bytes) ?? Buffer.alloc(Number(bytes), 'x');
  pages.set(bytes, page);
  return reply.type('text/html; charset=utf-8').send(page);
});

tellUrl(await app.listen({ port: 0, host: '127.0.0.1' }));
