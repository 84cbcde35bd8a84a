import { describe, expect, it } from 'vitest';
import { getTimeline, ovenClashes } from '#cooking/timeline.ts';
import { postQuery } from '../support/graphql.ts';
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
const { menus: storedMenus } = catalogue.current.taxonomy;
const { menus: allMenus } = await postQuery<{ menus: Menu[] }>(
  app,
  `{ menus { slug path title author { slug }
     recipes { slug diets totalMinutes steps { title text uses { text } } } } }`,
);

describe('menus', () => {
  it('are in the order of their file, with all of their dishes, and in the sitemap', async () => {
    expect(allMenus).toHaveLength(10);
    expect(allMenus.map(({ slug }) => slug)).toEqual(storedMenus.map(({ slug }) => slug));
    expect(allMenus.map(({ recipes }) => recipes.map(({ slug }) => slug))).toEqual(
      storedMenus.map(({ dishes }) => dishes),
    );
    const sitemap = await app.inject('/sitemap.xml');
    for (const { path } of allMenus) expect(sitemap.body).toContain(`${path}</loc>`);
    const { menu } = await postQuery<{ menu: Menu }>(app, '{ menu(slug: "Dumpling-Night") { title } }');
    expect(menu.title).toBe('Dumpling night');
  });

  it('are found by words in their titles or descriptions, and are in a feed', async () => {
    const searchMenus = async (words: string) =>
      (
        await postQuery<{ menus: Menu[] }>(app, 'query ($about: String) { menus(about: $about) { slug } }', {
          about: words,
        })
      ).menus;
    expect(await searchMenus('dumpling pizza')).toEqual([]);
    expect(await searchMenus('DUMPLING nig')).toEqual([{ slug: 'dumpling-night' }]);
    expect(await searchMenus('Dumpling menu')).toEqual([{ slug: 'dumpling-night' }]);
    expect(await searchMenus('menu')).toHaveLength((await searchMenus('menus')).length);
    expect((await searchMenus('menu')).length).toBeGreaterThan(1);
    expect(await searchMenus(' ')).toEqual([]);
    const { items } = (await app.inject('/menus/feed.json')).json<{ items: { url: string; image: string }[] }>();
    expect(items.map(({ url }) => new URL(url).pathname).sort()).toEqual(allMenus.map(({ path }) => path).sort());
    for (const { image } of items) expect(image).toContain('/pictures/');
    for (const file of ['feed.xml', 'atom.xml'])
      expect((await app.inject(`/menus/${file}`)).body).toContain('/menus/dumpling-night');
  });

  it('contain no animal products if they are for fasting', () => {
    const fasting = allMenus.filter(({ title }) => /fast/i.test(title));
    expect(fasting.length).toBeGreaterThan(0);
    for (const { recipes } of fasting) for (const { slug, diets } of recipes) expect(diets, slug).toContain('VEGAN');
  });

  it('can be cooked in one oven', () => {
    for (const { slug, recipes } of allMenus) {
      const dishes = recipes.map(({ totalMinutes, steps }) => ({
        totalMinutes,
        steps: steps.map(({ title, text, uses }) => ({ title, details: [text], lines: uses.length })),
      }));
      expect(ovenClashes(getTimeline(dishes, 19 * 60)), slug).toEqual([]);
    }
  });
});
