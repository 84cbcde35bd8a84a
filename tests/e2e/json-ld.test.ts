import { describe, expect } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { fetchAtAddress, fetchWhole } from '../support/fetch-whole.ts';
import type { TestSite } from '../support/site.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest({ cachesPages: false });

type Entity = Record<string, unknown> & { '@type': string };

/** Returns the JSON-LD entities in a page's HTML. */
async function getEntities(site: TestSite, path: string): Promise<Entity[]> {
  const html = await (await fetchAtAddress(site, path)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''));
}

async function getEntity(site: TestSite, path: string, type: string): Promise<Entity> {
  const matches = (await getEntities(site, path)).filter((entity) => entity['@type'] === type);
  expect(matches).toHaveLength(1);
  return matches[0] as Entity;
}

/** Returns all values under "supply", at any depth. */
function getSupplies(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'supply' ? part : getSupplies(part)));
}

async function fetchRecipePaths(site: TestSite): Promise<string[]> {
  const sitemap = await (await fetchAtAddress(site, '/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/mesob\.test(\/recipes\/[^/<]+\/[^/<]+)<\/loc>/g)];
  return paths.map(([, path]) => path ?? '');
}

const absoluteUrl = expect.stringMatching(/^https:\/\/mesob\.test\//);
const toPixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37', unitText: 'px' });
const toPicture = (width: number, height: number) => ({
  '@type': 'ImageObject',
  url: absoluteUrl,
  width: toPixels(width),
  height: toPixels(height),
});
const duration = expect.stringMatching(/^PT(\d+H)?(\d+M)?$/);

describe('recipes', () => {
  test('have the data that search engines ask for', async ({ site }) => {
    const paths = await fetchRecipePaths(site);
    expect(paths.length).toBeGreaterThan(20);
    // A sample is enough: one function writes them all.
    for (const path of paths.filter((_, index) => index % 15 === 0)) {
      const recipe = await getEntity(site, path, 'Recipe');
      expect(recipe, path).toMatchObject({
        '@context': 'https://schema.org',
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        image: [toPicture(640, 640), toPicture(640, 480), toPicture(1200, 675)],
        author: { '@type': 'Person', name: expect.stringMatching(/\S/) },
        license: 'https://creativecommons.org/licenses/by/4.0/',
        datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
        prepTime: duration,
        cookTime: duration,
        totalTime: duration,
        recipeCategory: expect.any(String),
        recipeCuisine: expect.any(String),
        keywords: expect.any(String),
      });
      expect([recipe.recipeIngredient].flat().length, path).toBeGreaterThan(0);
      for (const step of [recipe.recipeInstructions].flat()) {
        expect(step, path).toMatchObject({ '@type': 'HowToStep', text: expect.stringMatching(/\S/), url: absoluteUrl });
      }
      // A list below a step makes importers take it for a section.
      expect(JSON.stringify(recipe.recipeInstructions), path).not.toContain('itemListElement');
      expect([recipe.recipeYield].flat()[0], path).toMatch(/^\d+$/);
      expect([recipe.recipeYield].flat().join(), path).not.toMatch(/\d (ml|lit)/);
    }
  });

  test('name each step’s ingredients, on the page and in the .json file', async ({ site }) => {
    const path = '/recipes/dinner/doro-wat';
    const page = await getEntity(site, path, 'Recipe');
    const file: Entity = await (await fetchAtAddress(site, `${path}.json`)).json();
    const [firstSupply, ...otherSupplies] = getSupplies(page.recipeInstructions);
    expect(firstSupply).toEqual({
      '@type': 'HowToSupply',
      name: 'bone-in chicken thighs and drumsticks',
      requiredQuantity: '1.2 kg',
    });
    expect(otherSupplies.length).toBeGreaterThan(10);
    expect(getSupplies(file.recipeInstructions)).toEqual([firstSupply, ...otherSupplies]);
  });

  test('have ratings and reviews, if there are any', async ({ site }) => {
    const unrated = await getEntity(site, '/recipes/dinner/mapo-tofu', 'Recipe');
    expect(Object.keys(unrated)).not.toContain('review');
    expect(Object.keys(unrated)).not.toContain('aggregateRating');

    const reviews = [3, 8, 9, 10].map((halves) => ({ username: `Guest ${halves}`, halves, message: 'Good.\n"Very".' }));
    await addReviews(site.database.dataSource, 'gomen', reviews);
    const paths = await fetchRecipePaths(site);
    const { aggregateRating, review } = await getEntity(
      site,
      paths.find((path) => path.endsWith('/gomen')) ?? '',
      'Recipe',
    );
    expect(aggregateRating).toMatchObject({ ratingValue: 3.75, ratingCount: 4, reviewCount: 4, bestRating: 5 });
    expect(review).toHaveLength(3);
    expect([review].flat()[0]).toMatchObject({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Guest 10' },
      datePublished: '2026-01-01',
      reviewBody: 'Good.\n"Very".',
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 0.5 },
    });
  });

  test('have pictures that exist', async ({ site }) => {
    const { image } = await getEntity(site, '/recipes/dinner/doro-wat', 'Recipe');
    for (const { url } of [image].flat() as { url: string }[]) {
      const response = await fetchWhole(url.replace('https://mesob.test', site.url));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  test.for(['/recipes/dinner/doro-wat', '/cuisines/ethiopian/doro-wat'])(
    '%s has breadcrumbs',
    async (path, { site }) => {
      const { itemListElement } = await getEntity(site, path, 'BreadcrumbList');
      const items = [itemListElement].flat();
      expect(items).toEqual(
        items.map((_, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: expect.stringMatching(/\S/),
          item: absoluteUrl,
        })),
      );
      expect(items.length).toBe(4);
    },
  );
});
