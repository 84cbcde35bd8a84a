import assert from 'node:assert/strict';
import { postgraphileDetail } from '../peers/postgraphile-answers.ts';
import { type BenchCase, inBrotli } from './bench-case.ts';
import { detailDocument } from './documents.ts';
import { productAndFloor } from './graphql.ts';
import type { Material } from './make-cases.ts';

const RECIPES = 500;

interface DetailData {
  recipe: { reviews: { nodes: unknown[] }; related: unknown[] };
}

/** A recipe with all of its texts, ten reviews and five related cards: up to five hundred different ones. */
export async function detailCases({ client, stage }: Material): Promise<BenchCase[]> {
  const { rows: asked } = await client.query<{ slug: string }>(
    'select slug from recipes where rating_count >= 10 order by md5(slug) limit $1',
    [RECIPES],
  );
  const contestants = productAndFloor(detailDocument, '/detail', asked);
  const connections = 50;
  const check = (answer: unknown) => {
    const { recipe } = answer as DetailData;
    assert.equal(recipe.reviews.nodes.length, 10);
    assert.equal(recipe.related.length, 5);
  };
  const peers = stage.has('postgraphile') ? [postgraphileDetail(asked)] : [];
  return [
    { title: 'detail', connections, contestants: [...contestants, ...peers], check },
    { title: 'detail, brotli', connections, contestants: contestants.map(inBrotli), check },
  ];
}
