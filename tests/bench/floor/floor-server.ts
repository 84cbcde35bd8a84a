// The floor: what node can do. A bare Fastify with pg answers the same data as the product, by as many statements or
// fewer, with JSON.stringify and nothing else.
import { brotliCompressSync, constants } from 'node:zlib';
import fastify, { type FastifyReply } from 'fastify';
import pg from 'pg';
import { readBenchAddress, tellUrl } from '../servers/server-side.ts';
import { cardOf, detailOf, foundOf, readTerms, reviewOf } from './floor-answers.ts';
import * as statements from './floor-statements.ts';

const { url: connectionString, ...address } = readBenchAddress();
// Left to choose, Postgres plans statements with a limit anew each time, and that takes longer than running them.
const options = '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0';
const pool = new pg.Pool({ connectionString, ...address, options, max: 10 });
const terms = await readTerms(pool);
const app = fastify({ logger: false });

const THRESHOLD = 1_024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const rows = async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig, values: unknown[]) =>
  (await pool.query<Row>({ ...statement, values })).rows;
/** Compresses as the product does, without the detour by way of a stream or another thread. */
const json = (reply: FastifyReply, data: unknown) => {
  const text = JSON.stringify({ data });
  if (reply.request.headers['accept-encoding'] !== 'br' || text.length < THRESHOLD) return reply.send(text);
  return reply.header('content-encoding', 'br').send(brotliCompressSync(text, brotli));
};

app.addHook('onRequest', async (_request, reply) => {
  reply.type('application/json; charset=utf-8');
});

app.post<{ Body: { category: string; page: number } }>('/list', async ({ body: { category, page } }, reply) => {
  const term = terms.categoriesByName.get(category);
  const found = await rows<statements.CardRow>(statements.list, [term?.id, 5 * (page - 1)]);
  return json(reply, { recipes: { totalCount: term?.total, nodes: found.map((row) => cardOf(row, terms)) } });
});

app.post<{ Body: { slug: string } }>('/detail', async ({ body: { slug } }, reply) => {
  const [recipe] = await rows<statements.DetailRow>(statements.detail, [slug]);
  if (!recipe) return json(reply, { recipe: null });
  const [reviews, related] = await Promise.all([
    rows<statements.ReviewRow>(statements.reviews, [recipe.id]),
    rows<statements.CardRow>(statements.related, [recipe.id, recipe.cuisine_id, recipe.category_ids]),
  ]);
  return json(reply, {
    recipe: {
      ...detailOf(recipe, terms),
      reviews: { total: recipe.rating_count, items: reviews.map(reviewOf) },
      related: related.map((row) => cardOf(row, terms)),
    },
  });
});

// By words alone, with a filter, with the counts that filters show, and with both.
for (const condition of ['', "'diet=Vegan'"]) {
  for (const withFacets of [false, true]) {
    const statement = withFacets ? statements.searchWithFacets : statements.search;
    const path = `/search${condition && '/vegan'}${withFacets ? '/facets' : ''}`;
    app.post<{ Body: { query: string } }>(path, async ({ body: { query } }, reply) => {
      const words = query.split(' ');
      const values = [words.slice(0, -1).join(' & '), `${words.at(-1)}:*`, query.toLowerCase(), condition];
      return json(reply, { recipes: foundOf(await rows<statements.HitRow>(statement, values), terms, withFacets) });
    });
  }
}

tellUrl(await app.listen({ port: 0, host: '127.0.0.1' }));
