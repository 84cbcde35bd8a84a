import assert from 'node:assert/strict';
import type { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { FoodWords } from '#server/features/search/food-words.ts';
import { namesIn } from '#server/features/search/search-query.ts';
import { type BenchCase, inBrotli } from './bench-case.ts';
import { filteredSearchDocument, searchDocument, withFacets } from './documents.ts';
import { productAndFloor } from './graphql.ts';
import type { Material } from './make-cases.ts';

const TITLES = 60;

interface SearchData {
  recipes: { totalCount: number; nodes: unknown[] };
}

/** Searches as visitors type them: by words alone, with a filter, with the counts that filters show, and with both. */
export async function searchCases(material: Material): Promise<BenchCase[]> {
  const asked = await searchedWords(material);
  const searches = [
    { title: 'search', document: searchDocument, path: '/search' },
    { title: 'search, filter', document: filteredSearchDocument, path: '/search/vegan' },
    { title: 'search, facets', document: withFacets(searchDocument), path: '/search/facets' },
    { title: 'search, filter + facets', document: withFacets(filteredSearchDocument), path: '/search/vegan/facets' },
  ];
  return searches.map(({ title, document, path }) => ({
    title,
    connections: 10,
    contestants: productAndFloor(document, path, asked).map(inBrotli),
    check(answer) {
      const { nodes, totalCount } = (answer as SearchData).recipes;
      if (document === searchDocument) assert.ok(totalCount > 0, 'a search found nothing');
      assert.equal(nodes.length, Math.min(5, totalCount));
    },
  }));
}

/**
 * Words of titles: one, two, an unfinished one, two with the last unfinished. The floor knows neither other names of a
 * thing nor foods of several words, nor that an unfinished word may be a food as it stands: so none of these are asked.
 */
async function searchedWords({ client }: Material): Promise<{ query: string }[]> {
  const { rows } = await client.query<{ title: string }>('select title from recipes order by md5(slug) limit $1', [
    TITLES,
  ]);
  const foods = await client.query<FoodType>('select key, name, plural, aka, kinds, made_of as "madeOf" from foods');
  const foodWords = new FoodWords(foods.rows);
  const finished = new Set(rows.flatMap(({ title }) => title.toLowerCase().split(' ')));
  const isPlain = (query: string) =>
    namesIn(query.split(' '), foodWords).every(
      ({ words: [word = '', ...others], synonyms, isFood }) =>
        others.length === 0 && synonyms.length === 0 && (!isFood || finished.has(word)),
    );
  const terms = rows.flatMap((row, index) => termsOf(row.title.toLowerCase(), index));
  return terms.filter(isPlain).map((query) => ({ query }));
}

function termsOf(title: string, index: number): string[] {
  // "Spicy Lentil Stew With Karemo"
  const [adjective = '', ingredient = '', dish = '', , rare = ''] = title.split(' ');
  const unfinished = (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
  const one = [ingredient, dish, adjective, rare][index % 4] ?? ingredient;
  return [one, `${ingredient} ${dish}`, unfinished(one), `${adjective} ${unfinished(ingredient)}`];
}
