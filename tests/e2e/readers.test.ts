import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { getViolations } from '../support/accessibility.ts';
import { createFreshVisitor, createMember, memberTest } from '../support/member.ts';

const test = memberTest().extend('editor', { scope: 'file' }, async ({ site }) => {
  const editor = await createMember(site, 'Hanna');
  await setRole(site.database.dataSource, editor.email, { role: StaffRole.EDITOR, granted: true });
  return editor;
});

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a page is counted when it is loaded or navigated to, not when it is only prefetched', async ({ open, site }) => {
  const { page, browserErrors } = await open('/about', createFreshVisitor({}, { userAgent, prefetches: true }));
  const footer = page.locator('footer');
  await footer.getByRole('link', { name: 'Guides' }).hover();
  await footer.getByRole('link', { name: 'Menus' }).click();
  await page.getByRole('heading', { level: 1, name: 'Menus' }).waitFor();
  await page.getByRole('link', { name: 'Mesob' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Recipes to gather around' }).waitFor();
  const readCounts = async () => {
    await site.test.services.readerCounts.flush();
    return site.database.dataSource.query('select event, key, count from reader_counts order by key');
  };
  await expect.poll(readCounts).toEqual([
    { event: 'PAGE', key: '/', count: 1 },
    { event: 'PAGE', key: '/about', count: 1 },
    { event: 'PAGE', key: '/menus', count: 1 },
  ]);
  expect(browserErrors).toEqual([]);
});

test('an editor sees reader statistics on a phone, in charts and tables, for chosen days', async ({
  open,
  site,
  editor,
}) => {
  const { dataSource } = site.database;
  await dataSource.query('delete from reader_counts');
  const { page } = await open('/desk/readers', { ...editor.browser, viewport: { width: 375, height: 800 } });
  await page.getByText('Nothing was counted on these days.').waitFor();

  await dataSource.query(`insert into reader_counts
    select current_date - n, 'PAGE', '/recipes/dinner/doro-wat', 10 + n from generate_series(0, 60) n
    union all select current_date, 'SEARCH_EMPTY', 'quince paste', 4
    union all select current_date, 'SAVED', 'doro-wat', 1200`);
  await page.reload();
  const series = page.getByRole('region', { name: /^Pages read/ });
  await series.getByText('735', { exact: true }).first().waitFor();
  expect(await series.getByRole('img').getAttribute('aria-label')).toMatch(
    /^By day, from \d+ \w+ \d{4} to \d+ \w+ \d{4}\. Peak: 39 in the day of \d+ \w+ \d{4}\.$/,
  );
  expect(await page.getByRole('row', { name: 'quince paste 4' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Doro Wat' }).getAttribute('href')).toBe('/recipes/dinner/doro-wat');
  expect(await page.locator('main').innerText()).toContain('Nothing on these days: referring sites,');
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await page.getByRole('link', { name: '400 days' }).click();
  await series.getByText('2,440', { exact: true }).first().waitFor();
  expect(await series.getByRole('img').getAttribute('aria-label')).toContain('By week');
  expect(await series.locator('rect').count()).toBe(58);
});
