import assert from 'node:assert/strict';
import { postgraphileList } from '../peers/postgraphile-answers.ts';
import { type BenchCase, inBrotli } from './bench-case.ts';
import { listDocument } from './documents.ts';
import { productAndFloor } from './graphql.ts';
import type { Material } from './make-cases.ts';

const PAGES = 20;

/** @returns of each category the first pages that are full: five cards each, newest first. */
export async function fullPages({ client }: Material): Promise<{ category: string; page: number }[]> {
  const { rows } = await client.query<{ category: string; page: number }>(
    `select name as category, page from categories, generate_series(1, least($1, recipe_count / 5)) page
     order by id, page`,
    [PAGES],
  );
  return rows;
}

/** Five cards of a category, by GraphQL: as programs ask for them, and as browsers do. */
export async function listCases(material: Material): Promise<BenchCase[]> {
  const asked = await fullPages(material);
  const contestants = productAndFloor(listDocument, '/list', asked);
  const connections = 50;
  const check = (answer: unknown) => {
    assert.equal((answer as { recipes: { nodes: unknown[] } }).recipes.nodes.length, 5);
  };
  const peers = material.stage.has('postgraphile') ? [postgraphileList(asked)] : [];
  return [
    { title: 'list of 5', connections, contestants: [...contestants, ...peers], check },
    { title: 'list of 5, brotli', connections, contestants: contestants.map(inBrotli), check },
  ];
}
