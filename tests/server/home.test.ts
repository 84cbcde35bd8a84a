import { beforeEach, describe, expect, it } from 'vitest';
import { FEATURED_PAGE_SIZE, HERO_SIZE } from '#schema/rules/catalogue.ts';
import { getSeason, isOutOfSeason } from '#schema/rules/seasons.ts';
import {
  getCurrentIssue,
  getHomeChangeDays,
  HomeIssueEntity,
} from '#server/features/catalogue/home/home-issue.entity.ts';
import { today } from '#server/today.ts';
import { postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

interface Home {
  hero: { slug: string }[];
  tonight: { slug: string; featured: boolean; totalMinutes: number } | null;
  menu: { slug: string; picture: { base: string } } | null;
  guide: { slug: string } | null;
  ingredient: { slug: string; glossary: { path: string } } | null;
  featured: { totalCount: number; nodes: { slug: string }[]; pageInfo: { pageCount: number } };
  latest: { slug: string }[];
}

const database = await setUpDatabase({ recipes: true });
const { app, catalogue } = await setUpApp(database);

async function fetchHome(page = 1): Promise<Home> {
  const response = await postQuery<{ home: Home }>(
    app,
    `query ($page: Int!) { home { hero { slug } latest { slug }
       tonight { slug featured totalMinutes } menu { slug picture { base } } guide { slug } ingredient { slug glossary { path } }
       featured(page: $page) { totalCount pageInfo { pageCount } nodes { slug } } } }`,
    { page },
  );
  return response.home;
}

const getSlugs = (recipes: { slug: string }[]) => recipes.map(({ slug }) => slug);

/** Returns the slugs of all recipes on the home page and on its further pages of featured recipes. */
async function getAllSlugs(): Promise<string[]> {
  const firstPage = await fetchHome();
  const pages = Array.from({ length: Math.max(0, firstPage.featured.pageInfo.pageCount - 1) }, (_, index) => index + 2);
  const otherPages = await Promise.all(pages.map((page) => fetchHome(page)));
  const featured = [firstPage, ...otherPages].flatMap((part) => getSlugs(part.featured.nodes));
  expect(featured).toHaveLength(firstPage.featured.totalCount);
  const tonight = firstPage.tonight ? [firstPage.tonight.slug] : [];
  return [...getSlugs(firstPage.hero), ...tonight, ...featured, ...getSlugs(firstPage.latest)];
}

const DAY_MS = 24 * 60 * 60 * 1000;

function getDayFromNow(days: number): string {
  return new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);
}

const repository = database.dataSource.getRepository(HomeIssueEntity);

/** Plans an issue of recipes that are not featured. @param days - days from today to its first day */
async function planIssue(days: number, changes: Partial<HomeIssueEntity> = {}): Promise<void> {
  await repository.save({
    startsOn: getDayFromNow(days),
    hero: ['ribollita', 'rajma', 'dabo', 'tangyuan'],
    ...{ tonightSlug: 'egg-drop-soup', menuKey: 'taco-night', guideKey: 'make-stock', foodKey: 'teff-flour' },
    ...changes,
  });
  await catalogue.refresh();
}

/** Publishes and features only this many of the newest recipes, and deletes all issues. */
async function keepOnly(recipes: number, featured: number): Promise<void> {
  await database.dataSource.query(
    `update recipes r set is_published = number <= $1, is_featured = number <= $2
     from (select id, row_number() over (order by published_on desc, id desc) as number from recipes) ordered
     where ordered.id = r.id`,
    [recipes, featured],
  );
  await repository.clear();
  await catalogue.refresh();
}

describe('an issue of the home page', () => {
  beforeEach(() => repository.clear());

  it('is shown from its first day, and no recipe appears twice', async () => {
    await planIssue(0);
    const { hero, tonight, menu, guide, ingredient } = await fetchHome();
    expect(getSlugs(hero)).toEqual(['ribollita', 'rajma', 'dabo', 'tangyuan']);
    expect(tonight?.slug).toBe('egg-drop-soup');
    expect(menu).toMatchObject({ slug: 'taco-night', picture: { base: expect.stringContaining('/carnitas/') } });
    expect(guide?.slug).toBe('make-stock');
    expect(ingredient).toEqual({ slug: 'teff-flour', glossary: { path: expect.stringContaining('teff-flour') } });
    const slugs = await getAllSlugs();
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('is replaced by the next, or by seasonal picks after three weeks', async () => {
    await planIssue(-21);
    expect(getSlugs((await fetchHome()).hero)).not.toContain('ribollita');
    await planIssue(-20);
    expect(getSlugs((await fetchHome()).hero)).toContain('ribollita');
    await planIssue(0, { hero: ['gomen', 'rajma', 'dabo', 'tangyuan'] });
    expect(getSlugs((await fetchHome()).hero)).toContain('gomen');
    await planIssue(1, { hero: ['injera', 'rajma', 'dabo', 'tangyuan'] });
    expect(getSlugs((await fetchHome()).hero)).toContain('gomen');
  });

  it('is filled up if one of its entries is not visible to readers', async () => {
    await planIssue(0, { hero: ['no-recipe', 'rajma', 'dabo', 'tangyuan'], tonightSlug: 'none', menuKey: 'none' });
    const { hero, tonight, menu } = await fetchHome();
    expect(hero).toHaveLength(HERO_SIZE);
    expect(getSlugs(hero).slice(0, 3)).toEqual(['rajma', 'dabo', 'tangyuan']);
    expect(tonight?.totalMinutes).toBeLessThanOrEqual(30);
    expect(menu).not.toBeNull();
  });

  it('is chosen by date, and the days of possible changes are known', () => {
    const issue = (startsOn: string) => ({ startsOn }) as HomeIssueEntity;
    const issues = [issue('2026-11-23'), issue('2026-12-28')];
    expect(getCurrentIssue(issues, '2026-11-22')).toBeNull();
    expect(getCurrentIssue(issues, '2026-12-13')).toBe(issues[0]);
    expect(getCurrentIssue(issues, '2026-12-14')).toBeNull();
    expect(getCurrentIssue(issues, '2027-01-17')).toBe(issues[1]);
    expect(getHomeChangeDays(issues, '2026-12-05')).toEqual(
      expect.arrayContaining(['2026-12-14', '2026-12-28', '2027-01-01', '2027-01-18']),
    );
  });
});

it.each([
  ['2026-01-31', 'winter', ['spring', 'summer', 'autumn']],
  ['2026-02-01', 'winter', ['summer', 'autumn']],
  ['2026-03-01', 'spring', ['winter', 'summer', 'autumn']],
  ['2026-08-31', 'summer', ['winter', 'spring']],
  ['2026-09-01', 'autumn', ['winter', 'spring', 'summer']],
  ['2026-11-28', 'autumn', ['spring', 'summer']],
  ['2026-12-31', 'winter', ['spring', 'summer', 'autumn']],
])('the season of %s is %s', (day, season, outOfSeason) => {
  expect(getSeason(day)).toBe(season);
  expect(['winter', 'spring', 'summer', 'autumn'].filter((each) => isOutOfSeason([each], day))).toEqual(outOfSeason);
  expect(isOutOfSeason(['dinner'], day)).toBe(false);
  expect(isOutOfSeason(['dinner', season, ...outOfSeason], day)).toBe(false);
});

/** Returns the slugs of published featured recipes that belong to seasons, but to none of these. */
async function readFeaturedOutside(seasons: string[]): Promise<string[]> {
  const rows: { slug: string }[] = await database.dataSource.query(
    `select r.slug from recipes r join categories c on c.id = any(r.category_ids)
     where r.is_published and r.is_featured and c.slug in ('winter', 'spring', 'summer')
     group by r.slug having not bool_or(c.slug = any($1))`,
    [seasons],
  );
  return getSlugs(rows);
}

describe('the home page', () => {
  it('shows no recipe twice', async () => {
    const slugs = await getAllSlugs();
    expect(slugs.length).toBeGreaterThan(HERO_SIZE + FEATURED_PAGE_SIZE);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each([
    [94, 94, HERO_SIZE],
    [94, 5, HERO_SIZE],
    [8, HERO_SIZE, HERO_SIZE],
    [8, HERO_SIZE - 1, 0],
    [3, 1, 0],
    [0, 0, 0],
  ])('with %i recipes, %i of them featured, opens with %i, and shows none twice', async (recipes, featured, hero) => {
    await keepOnly(recipes, featured);
    const slugs = await getAllSlugs();
    expect(new Set(slugs).size).toBe(slugs.length);
    const { tonight, ...page } = await fetchHome();
    expect(page.hero).toHaveLength(hero);
    // Featured recipes that are not at the top are in the list below, except recipes of another season.
    const top = [...page.hero, ...(tonight?.featured ? [tonight] : [])];
    const seasons = ['winter', 'spring', 'summer'].filter((slug) => !isOutOfSeason([slug], today()));
    const hiddenSlugs = (await readFeaturedOutside(seasons)).filter((slug) => !getSlugs(top).includes(slug));
    expect(slugs.filter((slug) => hiddenSlugs.includes(slug))).toEqual([]);
    expect(page.featured.totalCount).toBe(featured - top.length - hiddenSlugs.length);
  });
});
