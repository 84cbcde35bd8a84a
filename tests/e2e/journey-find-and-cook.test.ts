import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readKitchen } from '../support/kitchens.ts';
import { createMember, memberTest } from '../support/member.ts';
import { openNote } from '../support/recipe-parts.ts';
import { readSavedState } from '../support/saved.ts';

const test = memberTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
/** Timeout for the server, or for a lazily loaded script, on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };

const getTray = (page: Page) => page.getByRole('region', { name: 'Timers' });
const getClocks = (page: Page) => getTray(page).locator('.timer__clock').allTextContents();
const getNoteField = (page: Page) => page.getByLabel('Private note');

/** Goes through all steps. @returns the number of timers started on the way, at most two */
async function cookToTheEnd(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Start cooking' }).tap();
  let started = 0;
  for (let step = 1; ; step += 1) {
    await page.getByText(new RegExp(`^Step ${step} of `)).waitFor();
    // A started timer has a different label.
    const chips = page.locator('.cook-screen').getByRole('button', { name: 'Start a timer' });
    while (started < 2 && (await chips.count()) > 0) {
      await chips.first().tap();
      started += 1;
      await expect.poll(() => getClocks(page)).toHaveLength(started);
    }
    if ((await page.getByRole('button', { name: 'Next', exact: true }).count()) === 0) return started;
    await page.getByRole('button', { name: 'Next', exact: true }).tap();
  }
}

test('a member finds chicken under 40 minutes, cooks it for three, and finds it with a note on another device', {
  timeout: 180_000,
}, async ({ open, site }) => {
  const member = await createMember(site);
  const { page, browserErrors, go } = await open('/', { ...member.browser, ...PHONE });
  await page.clock.install();
  await go('/');
  await page.locator('header').getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox').fill('chicken under 40 minutes');
  await page.getByRole('combobox').press('Enter');
  await page.waitForURL('**/search?q=chicken%20under%2040%20minutes');
  await page.getByRole('heading', { level: 1, name: 'Search: chicken under 40 minutes' }).waitFor();

  // Filters read from the query and filters that the member adds are in one row.
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('link');
  expect(await chips.allInnerTexts()).toEqual([expect.stringContaining('up to 40 min')]);
  await page.locator('.filter-bar > summary').tap();
  const pill = page.locator('.pill', { hasText: /^Dairy-free/ });
  const count = Number(await pill.locator('.pill__count').innerText());
  await pill.tap();
  await page.getByRole('button', { name: `Show ${count} recipe` }).tap();
  await expect.poll(() => page.locator('.filtered__count').innerText()).toMatch(new RegExp(`^${count} recipe`));
  await expect.poll(() => chips.count()).toBe(2);
  const tiles = page.locator('.recipe-tile');
  await expect.poll(() => tiles.count()).toBe(count);
  for (const facts of await page.locator('.recipe-tile__facts').allInnerTexts()) {
    expect(Number(/(\d+) min/.exec(facts)?.[1]), facts).toBeLessThanOrEqual(40);
    expect(facts).not.toMatch(/\d h/);
    expect(facts).toMatch(/^(Main|Soup|Salad|Side|Breakfast|Dessert)$/m);
  }

  const title = await tiles.first().getByRole('link').innerText();
  await tiles.first().getByRole('link').tap();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByLabel('Servings', { exact: true }).fill('3');
  await page.getByLabel('Servings', { exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Units' }).selectOption('metric');
  await expect.poll(() => page.url()).toContain('servings=3');
  // The chosen units are stored on this device, so the URL does not need them.
  await expect.poll(() => page.getByRole('combobox', { name: 'Units' }).inputValue()).toBe('metric');
  await expect.poll(() => page.locator('.highlights').textContent()).toContain('Servings3');
  const lines = await page.locator('.ingredients__item').allInnerTexts();
  expect(lines.filter((line) => /\d g\b/.test(line)).length).toBeGreaterThan(1);
  expect(lines.join(' ')).not.toMatch(/\b(oz|lb)\b/);

  await page.goBack();
  await expect.poll(() => tiles.count()).toBe(count);
  await expect.poll(() => chips.count()).toBe(2);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  // Cooks to the end, for three, with two timers that ring on the recipe's page until they are stopped.
  await page.getByRole('navigation', { name: 'In this recipe' }).getByRole('link', { name: 'Cook' }).tap();
  await page.locator('.cook-screen').getByText('For 3 servings').waitFor();
  expect(await cookToTheEnd(page)).toBe(2);
  await page.getByRole('button', { name: 'Finish', exact: true }).tap();
  await page.getByRole('button', { name: 'Rate it now' }).tap();
  await page.waitForURL('**?servings=3#reviews');
  const path = new URL(page.url()).pathname;
  await expect.poll(() => getClocks(page)).toHaveLength(2);
  await page.clock.fastForward('02:00:00');
  await page.getByRole('alert').filter({ hasText: 'The timer has ended' }).waitFor();
  expect(await getClocks(page)).toEqual(['Time!', 'Time!']);
  for (const remaining of [1, 0]) {
    await getTray(page).getByRole('button', { name: /^Stop/ }).first().tap();
    await expect.poll(() => getTray(page).getByRole('listitem').count()).toBe(remaining);
  }

  // Saves it with a note.
  await page.getByRole('button', { name: `Save ${title}`, exact: true }).tap();
  await openNote(page);
  await getNoteField(page).fill('Less salt.');
  await page.locator('.recipe-note__status').getByText('Saved in your account.').waitFor(LONG_TIMEOUT);
  expect(browserErrors).toEqual([]);

  // Finds it again on another device, in airplane mode.
  const otherDevice = await open('/wishlist', { ...member.browser, ...PHONE, serviceWorkers: 'allow' });
  const link = otherDevice.page.locator('.saved-rows').getByRole('link', { name: title });
  await link.waitFor(LONG_TIMEOUT);
  const hasCopy = () =>
    otherDevice.page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, path);
  await expect.poll(hasCopy, { timeout: 60_000 }).toBe(true);
  await otherDevice.page.waitForLoadState('networkidle');
  await otherDevice.context.setOffline(true);
  await otherDevice.page.reload();
  await link.tap();
  await otherDevice.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await openNote(otherDevice.page);
  await expect.poll(() => getNoteField(otherDevice.page).inputValue()).toBe('Less salt.');
  await getNoteField(otherDevice.page).fill('Less salt, more butter.');
  const status = otherDevice.page.locator('.recipe-note__status');
  await status.getByText('Saved in this browser. Not in your account yet: you are offline.').waitFor(LONG_TIMEOUT);
  // The change survives a reload, and is sent to the account once there is a network.
  await otherDevice.page.reload();
  await openNote(otherDevice.page);
  await expect.poll(() => getNoteField(otherDevice.page).inputValue()).toBe('Less salt, more butter.');
  expect((await readSavedState(otherDevice.page)).wishlist.map((recipe) => recipe.title)).toEqual([title]);
  await otherDevice.page.getByRole('navigation', { name: 'In this recipe' }).getByRole('link', { name: 'Cook' }).tap();
  await otherDevice.page.getByText('Your note: Less salt, more butter.').waitFor();
  await otherDevice.context.setOffline(false);
  await expect
    .poll(async () => (await readKitchen(site.test.app, member.token)).notes, LONG_TIMEOUT)
    .toMatchObject([{ text: 'Less salt, more butter.' }]);
});
