import { describe, expect, it } from 'vitest';
import { findGuides, mentionsGuide } from '#server/features/catalogue/guides/guides.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Guide {
  slug: string;
  path: string;
  title: string;
}

const { app, catalogue } = await setUpApp(await setUpDatabase({ recipes: true }));
const { guides } = catalogue.current.taxonomy;

describe('guides', () => {
  it('are in the order of their file, each with a page in the sitemap and in the feed', async () => {
    const { guides: allGuides } = await postQuery<{ guides: Guide[] }>(app, '{ guides { slug path title } }');
    expect(allGuides.map(({ slug }) => slug)).toEqual(guides.map(({ slug }) => slug));
    expect(allGuides.length).toBeGreaterThan(0);
    const { body } = await app.inject('/sitemap.xml');
    for (const { path } of allGuides) expect(body).toContain(`${path}</loc>`);
    const { items } = (await app.inject('/guides/feed.json')).json<{ items: { url: string; title: string }[] }>();
    expect(items.map(({ title }) => title).sort()).toEqual(allGuides.map(({ title }) => title).sort());
    for (const file of ['feed.xml', 'atom.xml']) {
      const feed = await app.inject(`/guides/${file}`);
      expect(feed.statusCode).toBe(200);
      for (const { path } of allGuides) expect(feed.body).toContain(path);
    }
  });

  it('have an author, existing foods, and recipes whose steps link to them', async () => {
    for (const { slug, foodKeys } of guides) {
      const { guide } = await postQuery<{
        guide: { author: Guide; foods: Guide[]; recipes: { instructions: { guides: Guide[] }[] }[] };
      }>(
        app,
        `query ($slug: String!) { guide(slug: $slug) { author { slug } foods { slug }
           recipes { instructions { guides { slug } } } } }`,
        { slug },
      );
      expect(guide.author.slug).toMatch(/-/);
      expect(guide.foods.map((food) => food.slug)).toEqual(foodKeys);
      expect(guide.recipes.length, slug).toBeGreaterThan(0);
      for (const { instructions } of guide.recipes) {
        const guideSlugs = instructions.flatMap((step) => step.guides.map((each) => each.slug));
        expect(guideSlugs).toContain(slug);
        expect(new Set(guideSlugs).size).toBe(guideSlugs.length);
      }
    }
  });

  it('are linked by the foods that they are about', async () => {
    const [foodGuide] = guides.filter(({ foodKeys }) => foodKeys.length > 0);
    const { food } = await postQuery<{ food: { guides: Guide[] } }>(
      app,
      'query ($slug: String!) { food(slug: $slug) { guides { slug } } }',
      { slug: foodGuide?.foodKeys[0] },
    );
    expect(food.guides.map(({ slug }) => slug)).toContain(foodGuide?.slug);
  });

  it('are found by their titles and phrases, and not by parts of words', () => {
    for (const guide of guides) {
      expect(findGuides(guide.title, guides)).toContain(guide);
      for (const words of guide.words) expect(findGuides(words, guides)).toContain(guide);
    }
    expect(findGuides('', guides)).toEqual([]);
    expect(findGuides('zebra', guides)).toEqual([]);
    expect(mentionsGuide('Cut the pastries.', { words: ['pastry'] })).toBe(false);
    expect(mentionsGuide('Roll the PASTRY, thin.', { words: ['pastry'] })).toBe(true);
  });
});
