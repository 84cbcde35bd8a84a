import assert from 'node:assert/strict';
import type pg from 'pg';
import { type BenchCase, GRAPHQL_DATA, postJson } from './bench-case.ts';
import { detailDocument } from './documents.ts';

const RECIPES = 500;

/** A recipe with all of its texts, ten reviews and five related cards: five hundred different ones. */
export async function detailCase(client: pg.Client): Promise<BenchCase> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from recipes where rating_count >= 10 order by md5(slug) limit $1',
    [RECIPES],
  );
  return {
    kind: 'detail',
    title: 'detail',
    connections: 50,
    beginsWith: GRAPHQL_DATA,
    product: rows.map((variables) => postJson('/graphql', { query: detailDocument, variables })),
    floor: rows.map((variables) => postJson('/detail', variables)),
    check(product, floor) {
      const answer = JSON.parse(product);
      assert.deepEqual(answer.data, JSON.parse(floor).data);
      assert.equal(answer.data.recipe.reviews.items.length, 10);
      assert.equal(answer.data.recipe.related.length, 5);
    },
  };
}
