import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { today } from '#server/today.ts';
import { getViolations } from '../support/accessibility.ts';
import { createMember } from '../support/member.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

// The first check reads all foods, which takes half a minute on a busy machine.
const SLOW_CHECK = { timeout: 60_000 };

test('an editor plans an issue of the home page on a phone, readers see it, and the editor removes it', {
  timeout: 180_000,
}, async ({ open, site }) => {
  const selam = await createMember(site, 'Selam');
  await setRole(site.database.dataSource, selam.email, { role: StaffRole.EDITOR, granted: true });
  const { page } = await open('/desk/home', { ...selam.browser, viewport: { width: 375, height: 700 } });
  const choices = {
    'Lead: the large picture': 'Shiro',
    'In season: first dish': 'Gomen',
    'In season: second dish': 'Ribollita',
    'In season: third dish': 'Gomen',
    'Tonight: a supper of 30 minutes or less': 'Egg Drop Soup',
    'Menu of the week': 'Dumpling night',
    Guide: 'Fold dumplings',
    'Ingredient from the glossary': 'berbere',
  };

  // The imported content may already have an issue for today.
  const day = page.locator(`li:has(time[datetime="${today()}"])`);
  await page.getByRole('button', { name: 'Plan an issue' }).waitFor();
  if ((await day.count()) > 0) await day.getByRole('button', { name: 'Edit' }).click();
  else await page.getByRole('button', { name: 'Plan an issue' }).click();
  // The form is above the list, so its first field takes the focus to come into view.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('day');
  await page.getByLabel('First day').fill(today());
  for (const [label, choice] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  const publish = page.getByRole('button', { name: 'Publish the issue' });
  await publish.click();
  await page.getByText('Choose each recipe once.').first().waitFor();
  await page.getByLabel('In season: third dish').selectOption({ label: 'Injera' });
  // The home page would leave out a supper that takes longer.
  const tonight = page.getByLabel('Tonight: a supper of 30 minutes or less');
  await tonight.selectOption({ label: 'Doro Wat' });
  await publish.click();
  await page.getByText('Doro Wat takes 2 h 50 min. Choose a supper of 30 minutes or less.').first().waitFor();
  await tonight.selectOption({ label: 'Egg Drop Soup' });
  await publish.click();
  await page.getByText('Published. Readers will see it from').waitFor(SLOW_CHECK);
  await day.getByText('Current').waitFor();

  const home = (await open('/')).page;
  await expect
    .poll(async () => {
      await home.reload();
      return home.locator('.hero-card__title').allInnerTexts();
    })
    .toEqual(['Shiro', 'Gomen', 'Ribollita', 'Injera']);
  const week = home.locator('.this-week');
  expect(await week.getByRole('link').allInnerTexts()).toEqual([
    expect.stringMatching(/^Tonight in 30 minutes\s+Egg Drop Soup$/),
    expect.stringMatching(/^Menu of the week\s+Dumpling night$/),
    expect.stringMatching(/^Learn\s+Fold dumplings$/),
    expect.stringMatching(/^Ingredient\s+Berbere$/),
  ]);

  await day.getByRole('button', { name: 'Remove' }).click();
  await day.getByText('Readers will no longer see this issue.').waitFor();
  await day.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByText('Published.', { exact: true }).waitFor(SLOW_CHECK);
  await expect.poll(() => day.count()).toBe(0);
});
