import assert from 'node:assert/strict';
import { CATEGORIES } from '../data/vocabulary.ts';
import { type BenchCase, GRAPHQL_DATA, postJson } from './bench-case.ts';
import { listDocument } from './documents.ts';

const PAGES = 20;

/** Five cards of a category, newest first: the first twenty pages of each. */
export function listCase(): BenchCase {
  const asked = CATEGORIES.flatMap((category) =>
    Array.from({ length: PAGES }, (_, index) => ({ category, page: index + 1 })),
  );
  return {
    kind: 'list',
    title: 'list of 5',
    connections: 50,
    beginsWith: GRAPHQL_DATA,
    product: asked.map((variables) => postJson('/graphql', { query: listDocument, variables })),
    floor: asked.map((variables) => postJson('/list', variables)),
    check(product, floor) {
      const answer = JSON.parse(product);
      assert.deepEqual(answer.data, JSON.parse(floor).data);
      assert.equal(answer.data.recipes.nodes.length, 5);
    },
  };
}
