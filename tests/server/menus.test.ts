import { describe, expect, it } from 'vitest';
import { ovenClashes, timelineOf } from '#cooking/timeline.ts';
import { ask } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Menu {
  slug: string;
  path: string;
  title: string;
  author: { slug: string };
  recipes: {
    slug: string;
    diets: string[];
    totalMinutes: number;
    steps: { title: string; text: string; uses: unknown[] }[];
  }[];
}

const { app, catalogue } = await setUpApp(await setUpDatabase({ recipes: true }));
const { menus } = catalogue.current.taxonomy;
const { menus: asked } = await ask<{ menus: Menu[] }>(
  app,
  `{ menus { slug path title author { slug }
     recipes { slug diets totalMinutes steps { title text uses { text } } } } }`,
);

describe('menus', () => {
  it('come in the order of their file, with all of their dishes, and stand in the sitemap', async () => {
    expect(asked).toHaveLength(10);
    expect(asked.map(({ slug }) => slug)).toEqual(menus.map(({ slug }) => slug));
    expect(asked.map(({ recipes }) => recipes.map(({ slug }) => slug))).toEqual(menus.map(({ dishes }) => dishes));
    const sitemap = await app.inject('/sitemap.xml');
    for (const { path } of asked) expect(sitemap.body).toContain(`${path}</loc>`);
    const { menu } = await ask<{ menu: Menu }>(app, '{ menu(slug: "Dumpling-Night") { title } }');
    expect(menu.title).toBe('Dumpling night');
  });

  it('hold nothing of an animal where they fast', () => {
    const fasting = asked.filter(({ title }) => /fast/i.test(title));
    expect(fasting.length).toBeGreaterThan(0);
    for (const { recipes } of fasting) for (const { slug, diets } of recipes) expect(diets, slug).toContain('VEGAN');
  });

  it('can be cooked in one oven', () => {
    for (const { slug, recipes } of asked) {
      const dishes = recipes.map(({ totalMinutes, steps }) => ({
        totalMinutes,
        steps: steps.map(({ title, text, uses }) => ({ title, details: [text], lines: uses.length })),
      }));
      expect(ovenClashes(timelineOf(dishes, 19 * 60)), slug).toEqual([]);
    }
  });
});
