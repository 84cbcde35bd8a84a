import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { syncFolder } from '#server/content/sync-folder.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();
let content: ContentFixture;
const SEARCH_URL = `/graphql?query=${encodeURIComponent('{ recipes(search: "gomen") { nodes { slug } } }')}`;
const PUBLICATION_DAY = '2026-03-01';
const importContent = (withDrafts = false) =>
  syncFolder({ dataSource: database.dataSource, contentDir: content.dir, log: () => undefined, withDrafts });

beforeAll(async () => {
  content = createContent();
  content.addRecipe('gomen', { title: 'Gomen', published: PUBLICATION_DAY });
  await importContent();
});
afterAll(() => {
  content.delete();
});

it('shows a recipe everywhere from midnight UTC on its publication day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-28T23:59:00Z') });
  const { app, services } = await setUpApp(database);
  const getStatus = async (url: string) => (await app.inject(url)).statusCode;
  const getStatuses = async () => ({
    page: await getStatus('/recipes/lunch/gomen.json'),
    rest: await getStatus('/api/recipe/getsingleproductmany/gomen'),
    list: (await app.inject('/api/recipe/recentposts')).payload.includes('Gomen'),
    search: (await app.inject(SEARCH_URL)).payload.includes('"gomen"'),
    sitemap: (await app.inject('/sitemap.xml')).payload.includes('/gomen'),
    feed: (await app.inject('/feed.xml')).payload.includes('/gomen'),
  });
  expect(await services.catalogue.refreshIfChanged()).toBe(false);
  const statusesBefore = await getStatuses();
  expect(statusesBefore).toEqual({ page: 404, rest: 404, list: false, search: false, sitemap: false, feed: false });

  vi.setSystemTime(new Date('2026-03-01T00:00:00Z'));
  expect(await services.catalogue.refreshIfChanged()).toBe(true);
  expect(await services.catalogue.refreshIfChanged()).toBe(false);
  expect(await getStatuses()).toEqual({ page: 200, rest: 200, list: true, search: true, sitemap: true, feed: true });

  // The clock is set back.
  vi.setSystemTime(new Date('2026-02-28T23:59:00Z'));
  expect(await services.catalogue.refreshIfChanged()).toBe(true);
  expect(await services.catalogue.refreshIfChanged()).toBe(false);
  expect(await getStatuses()).toEqual(statusesBefore);
  vi.useRealTimers();
});

it('lists postponed recipes as removed, but not recipes that were never published', async () => {
  const { app } = await setUpApp(database);
  const fetchRemoved = async () =>
    (
      await app.inject(
        `/graphql?query=${encodeURIComponent('{ removedRecipes(since: "2026-01-01T00:00:00Z") { nodes { slug } } }')}`,
      )
    )
      .json()
      .data.removedRecipes.nodes.map(({ slug }: { slug: string }) => slug);
  const comingDay = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const publishOn = async (day: string) => {
    content.addRecipe('gomen', { title: 'Gomen', published: day });
    await importContent();
  };
  content.addRecipe('coming', { title: 'Coming', published: comingDay });
  await publishOn(PUBLICATION_DAY);
  expect(await fetchRemoved()).toEqual([]);
  await publishOn(comingDay);
  expect(await fetchRemoved()).toEqual(['gomen']);
  content.remove('recipes/coming.yaml');
  content.remove('recipes/gomen.yaml');
  await importContent();
  expect(await fetchRemoved()).toEqual(['gomen']);
  await publishOn(PUBLICATION_DAY);
  expect(await fetchRemoved()).toEqual([]);
});

it('imports drafts only on request, checks them, and needs no picture for them', async () => {
  content.write('drafts/tibs.yaml', content.read('recipes/gomen.yaml').replace('title: Gomen', 'title: Tibs'));
  content.write('drafts/shiro.yaml', 'title: Shiro\n');
  expect(await importContent()).toMatchObject({ changed: false });
  await expect(importContent(true)).rejects.toThrow(/content\/drafts\/shiro\.yaml/);
  content.remove('drafts/shiro.yaml');
  expect(await importContent(true)).toMatchObject({ added: ['tibs'] });
  expect(await importContent()).toMatchObject({ withdrawn: ['tibs'] });
});
