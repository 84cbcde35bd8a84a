import assert from 'node:assert/strict';
import type pg from 'pg';
import type { FoodType } from '#server/features/catalogue/food.type.ts';
import { FoodWords } from '#server/features/search/food-words.ts';
import { namesIn } from '#server/features/search/search-synonyms.ts';
import { type BenchCase, GRAPHQL_DATA, postJson } from './bench-case.ts';
import { searchDocument } from './documents.ts';

const TITLES = 60;

/**
 * Words of titles, as visitors type them: one, two, an unfinished one, two with the last unfinished. The floor knows
 * neither other names of a thing nor foods of several words, so none of these stand among them.
 */
export async function searchCase(client: pg.Client, title: string): Promise<BenchCase> {
  const { rows } = await client.query<{ title: string }>('select title from recipes order by md5(slug) limit $1', [
    TITLES,
  ]);
  const foods = await client.query<FoodType>('select key, name, plural, aka, kinds from foods');
  const foodWords = new FoodWords(foods.rows);
  const isPlain = (query: string) =>
    namesIn(query.split(' '), foodWords).every(({ words, synonyms }) => words.length === 1 && synonyms.length === 0);
  const terms = rows.flatMap((row, index) => termsOf(row.title.toLowerCase(), index));
  const asked = terms.filter(isPlain).map((query) => ({ query }));
  return {
    kind: 'search',
    title,
    connections: 10,
    beginsWith: GRAPHQL_DATA,
    product: asked.map((variables) => postJson('/graphql', { query: searchDocument, variables })),
    floor: asked.map((variables) => postJson('/search', variables)),
    check(product, floor) {
      const answer = JSON.parse(product);
      assert.deepEqual(answer.data, JSON.parse(floor).data);
      const { nodes, totalCount } = answer.data.recipes;
      assert.ok(totalCount > 0, 'a search found nothing');
      assert.equal(nodes.length, Math.min(5, totalCount));
    },
  };
}

function termsOf(title: string, index: number): string[] {
  // "Spicy Lentil Stew With Karemo"
  const [adjective = '', ingredient = '', dish = '', , rare = ''] = title.split(' ');
  const unfinished = (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
  const one = [ingredient, dish, adjective, rare][index % 4] ?? ingredient;
  return [one, `${ingredient} ${dish}`, unfinished(one), `${adjective} ${unfinished(ingredient)}`];
}
