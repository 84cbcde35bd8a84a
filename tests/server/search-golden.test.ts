import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ALLERGENS } from '#schema/rules/vocabulary.ts';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import {
  createSearch,
  type GoldenResult,
  meanRecall,
  readGolden,
  readRecipeFacts,
  runGolden,
} from '../search/golden.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const catalogue = new CatalogueService(database.dataSource);
await catalogue.refresh();
const search = createSearch(catalogue, new SearchService(database.reader, 4));
const facts = await readRecipeFacts(database.dataSource);

describe('the queries of golden.yaml', () => {
  const results: GoldenResult[] = [];
  beforeAll(async () => {
    for (const golden of readGolden()) results.push(await runGolden(golden, search, facts));
  });

  it('find at least 97 % of the expected recipes among the first five, on average', () => {
    const withRecall = results.filter(({ recall }) => recall !== null);
    const incomplete = withRecall.filter(({ recall }) => recall !== null && recall < 1);
    expect(withRecall.length).toBeGreaterThan(50);
    expect(meanRecall(withRecall), JSON.stringify(incomplete, null, 1)).toBeGreaterThanOrEqual(0.97);
  });

  it('find only recipes that pass their filters', () => {
    expect(results.filter(({ wrongSlugs }) => wrongSlugs.length > 0)).toEqual([]);
  });

  it('are recognized as filters if they name some, but not if they name a dish', async () => {
    const filtered = results.filter(({ all, without }) => all ?? without);
    for (const { query } of filtered) expect((await search(query)).search?.filters, query).not.toEqual([]);
    const dishes = results.filter(({ kind }) => kind === 'dish');
    for (const { query } of dishes) expect((await search(query)).search?.filters, query).toEqual([]);
  });
});

describe('an excluded food or allergen', () => {
  type FoodFields = { name: string; plural?: string; aka?: string[]; parts?: Record<string, number> };
  const file = path.join(process.env.CONTENT_DIR ?? 'content', 'foods.yaml');
  const foods = parse(fs.readFileSync(file, 'utf8')) as Record<string, FoodFields>;

  const directProducts = new Map<string, string[]>();
  for (const [product, { parts = {} }] of Object.entries(foods))
    for (const part of Object.keys(parts)) directProducts.set(part, [...(directProducts.get(part) ?? []), product]);
  /** Returns the keys of a food and of all foods made of it. */
  const getProducts = (key: string): string[] => [key, ...(directProducts.get(key) ?? []).flatMap(getProducts)];
  const expectNoResultWith = async (kind: 'foods' | 'allergens', query: string, excludedKeys: string[]) => {
    const { nodes, search: interpretation } = await search(query);
    expect(
      interpretation?.filters.map((filter) => filter.kind),
      query,
    ).toContain('exclusion');
    const shown = nodes.filter(({ slug }) => facts.get(slug)?.[kind].some((key) => excludedKeys.includes(key)));
    expect({ query, shown: shown.map(({ slug }) => slug) }).toEqual({ query, shown: [] });
  };

  it('is in no result, as a food', async () => {
    const usedKeys = new Set([...facts.values()].flatMap(({ foods: foodKeys }) => foodKeys));
    const usedFoods = Object.entries(foods).filter(([key]) => getProducts(key).some((each) => usedKeys.has(each)));
    expect(usedFoods.length).toBeGreaterThan(250);
    for (const [key, { name }] of usedFoods) {
      for (const query of [`without ${name}`, `no ${name}`, `${name}-free`]) {
        await expectNoResultWith('foods', query, getProducts(key));
      }
    }
  });

  it('is in no result, by any name of the food and any wording', async () => {
    const names = Object.entries(foods).flatMap(([key, { name, plural, aka = [] }]) =>
      [name, ...(plural ? [plural] : []), ...aka].map((each) => ({ key, name: each })),
    );
    const forms = [
      (name: string) => `without ${name}`,
      (name: string) => `NO ${name.toUpperCase()}`,
      (name: string) => `dinner without any ${name}`,
      (name: string) => `${name} free`,
      (name: string) => `rice with no salt and ${name}`,
      (name: string) => `free of ${name}`,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.constantFrom(...forms), ({ key, name }, form) =>
        expectNoResultWith('foods', form(name), getProducts(key)),
      ),
      { numRuns: 250 },
    );
  });

  it('is in no result, as a contained or possible allergen', async () => {
    for (const allergen of ALLERGENS) {
      await expectNoResultWith('allergens', `without ${allergen}`, [allergen]);
      await expectNoResultWith('allergens', `no ${allergen}`, [allergen]);
      await expectNoResultWith('allergens', `${allergen}-free`, [allergen]);
      await expectNoResultWith('allergens', `quick ${allergen}-free dinner`, [allergen]);
    }
    await expectNoResultWith('allergens', 'no shellfish, no nuts', ['crustaceans', 'molluscs', 'nuts', 'peanut']);
  });
});
