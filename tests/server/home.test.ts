import { describe, expect, it } from 'vitest';
import { FEATURED_PAGE_SIZE, HERO_SIZE } from '#schema/rules/catalogue.ts';
import { ask } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Home {
  hero: { slug: string }[];
  featured: { totalCount: number; nodes: { slug: string }[]; pageInfo: { pageCount: number } };
  latest: { slug: string }[];
}

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

async function home(page = 1): Promise<Home> {
  const answer = await ask<{ home: Home }>(
    app,
    `query ($page: Int!) { home { hero { slug } latest { slug }
       featured(page: $page) { totalCount pageInfo { pageCount } nodes { slug } } } }`,
    { page },
  );
  return answer.home;
}

const slugsOf = (recipes: { slug: string }[]) => recipes.map(({ slug }) => slug);

/** All that the home page and its further pages of featured recipes show. */
async function shown(): Promise<string[]> {
  const first = await home();
  const pages = Array.from({ length: Math.max(0, first.featured.pageInfo.pageCount - 1) }, (_, place) => place + 2);
  const others = await Promise.all(pages.map(home));
  const featured = [first, ...others].flatMap((part) => slugsOf(part.featured.nodes));
  expect(featured).toHaveLength(first.featured.totalCount);
  return [...slugsOf(first.hero), ...featured, ...slugsOf(first.latest)];
}

/** Leaves so many recipes published, the newest first, and features so many of these. */
async function keepOnly(recipes: number, featured: number): Promise<void> {
  await database.dataSource.query(
    `update recipes r set is_published = place <= $1, is_featured = place <= $2
     from (select id, row_number() over (order by published_on desc, id desc) as place from recipes) ordered
     where ordered.id = r.id`,
    [recipes, featured],
  );
  await catalogue.refresh();
}

describe('the home page', () => {
  it('shows no recipe twice', async () => {
    const all = await shown();
    expect(all.length).toBeGreaterThan(HERO_SIZE + FEATURED_PAGE_SIZE);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [94, 94, HERO_SIZE],
    [94, 5, HERO_SIZE],
    [8, HERO_SIZE, HERO_SIZE],
    [8, HERO_SIZE - 1, 0],
    [3, 1, 0],
    [0, 0, 0],
  ])('of %i recipes with %i featured opens with %i, and shows none twice', async (recipes, featured, hero) => {
    await keepOnly(recipes, featured);
    const all = await shown();
    expect(new Set(all).size).toBe(all.length);
    expect((await home()).hero).toHaveLength(hero);
    // What is featured is all there, in the hero or below it.
    expect((await home()).featured.totalCount).toBe(featured - hero);
  });
});
