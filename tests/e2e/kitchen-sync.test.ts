import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { readKitchen, syncKitchen, toItem } from '../support/kitchens.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { createFreshVisitor, createMember, memberTest, type TestMember } from '../support/member.ts';
import { expectToast, getDialog, getFocusedId } from '../support/page-parts.ts';
import { openNote } from '../support/recipe-parts.ts';
import { createVisitorWith, doroWat, gomen, readSavedState } from '../support/saved.ts';
import type { TestSite } from '../support/site.ts';

const test = memberTest();

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
/** Timeout for the server, or for a lazily loaded script, on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getNote = (page: Page) => page.getByLabel('Private note');
const getWishlist = async (page: Page) => ((await readSavedState(page))?.wishlist ?? []).map(({ id }) => id).sort();

/** Returns the slugs that an account has saved. */
const getSavedSlugs = async (site: TestSite, { token }: TestMember) =>
  (await readKitchen(site.test.app, token)).saved.map(({ slug }) => slug).sort();

const expectStatus = (page: Page, text: string) =>
  page.locator('.recipe-note__status').getByText(text, { exact: true }).waitFor(LONG_TIMEOUT);

/** Blocks changes to the account. Returns a function that unblocks them. */
async function blockSync(page: Page): Promise<() => Promise<void>> {
  const isSync = (data: string | null) => data?.includes('KitchenSync') || data?.includes('Kitchen_Sync');
  await page.route('**/graphql', (route) => (isSync(route.request().postData()) ? route.abort() : route.fallback()));
  return () => page.unroute('**/graphql');
}

describe('an open note', () => {
  test('shows changes from another tab, and does not overwrite them', async ({ open }) => {
    const { page, context } = await open(gomen.path, createFreshVisitor());
    await openNote(page);
    await getNote(page).fill('Less salt.');
    await expectStatus(page, 'Saved in this browser.');
    const otherTab = await context.newPage();
    await otherTab.goto(gomen.path);
    await openNote(otherTab);
    await getNote(otherTab).fill('Less salt, more butter.');
    await expect.poll(() => getNote(page).inputValue()).toBe('Less salt, more butter.');
    await getNote(page).blur();
    expect(await readSavedState(page)).toMatchObject({ notes: { gomen: 'Less salt, more butter.' } });
  });
});

describe('signing in', () => {
  test('merges the data of browser and account', async ({ open, site }) => {
    const member = await createMember(site);
    await syncKitchen(site.test.app, member.token, {
      changes: [
        toItem('SAVED', 'beef-chili'),
        toItem('NOTE', 'gomen', { text: 'From the account.' }),
        toItem('BASKET', 'doro-wat', { batches: 3 }),
      ],
    });
    const lists = { wishlist: [gomen], compare: [doroWat], cart: [[doroWat, 1]] as [typeof doroWat, number][] };
    const { page, go, browserErrors } = await open(gomen.path, createFreshVisitor(createVisitorWith(lists).remembered));
    await openNote(page);
    await getNote(page).fill('From this browser.');
    await expectStatus(page, 'Saved in this browser.');
    // `go` waits for the scripts, without which the form cannot sign in.
    await go('/login');
    const main = page.locator('main');
    await main.getByLabel('Email').fill(member.email);
    await main.getByLabel('Password', { exact: true }).fill(member.password);
    await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.poll(() => getWishlist(page), LONG_TIMEOUT).toEqual(['beef-chili', 'gomen']);
    await expect.poll(() => getSavedSlugs(site, member), LONG_TIMEOUT).toEqual(['beef-chili', 'gomen']);
    await expect
      .poll(() => readKitchen(site.test.app, member.token), LONG_TIMEOUT)
      .toMatchObject({
        compare: [{ slug: 'doro-wat' }],
        basket: [{ slug: 'doro-wat', batches: 3 }],
        notes: [{ slug: 'gomen', text: 'From the account.\n\nFrom this browser.' }],
      });
    expect((await readSavedState(page)).cart.map(({ id, qty }) => [id, qty])).toEqual([['doro-wat', 3]]);
    expect(browserErrors).toEqual([]);
  });

  test('as another member shows no data of the previous one', async ({ open, site }) => {
    const [previous, next] = [await createMember(site), await createMember(site, 'Bruk')];
    await syncKitchen(site.test.app, previous.token, { changes: [toItem('SAVED', 'doro-wat')] });
    await syncKitchen(site.test.app, next.token, { changes: [toItem('SAVED', 'gomen')] });
    const { page } = await open('/wishlist', previous.browser);
    await expect.poll(() => getWishlist(page), LONG_TIMEOUT).toEqual(['doro-wat']);
    // The session has ended without a sign-out.
    await page.evaluate((token) => localStorage.setItem('authToken', token), next.token);
    await page.reload();
    await expect.poll(() => getWishlist(page), LONG_TIMEOUT).toEqual(['gomen']);
    expect(await getSavedSlugs(site, next)).toEqual(['gomen']);
    expect(await getSavedSlugs(site, previous)).toEqual(['doro-wat']);
  });
});

describe('a change that cannot be sent', () => {
  test('is reported, survives a reload, and is sent once the account can be reached', async ({ open, site }) => {
    const member = await createMember(site);
    const { page } = await open(gomen.path, member.browser);
    await expect.poll(async () => (await readSavedState(page))?.wishlist, LONG_TIMEOUT).toEqual([]);
    const unblockSync = await blockSync(page);
    await getButton(page, 'Save Gomen').click();
    await expectToast(page, 'They are safe in this browser and will be sent later.');
    await page.reload();
    await getButton(page, 'Saved Gomen').waitFor();
    expect(await getSavedSlugs(site, member)).toEqual([]);
    await unblockSync();
    await page.reload();
    await expect.poll(() => getSavedSlugs(site, member), LONG_TIMEOUT).toEqual(['gomen']);
  });

  test('stays in the browser if its member signs out, and is sent after the next sign-in', async ({ open, site }) => {
    const member = await createMember(site);
    const { page } = await open(gomen.path, member.browser);
    await expect.poll(async () => (await readSavedState(page))?.wishlist, LONG_TIMEOUT).toEqual([]);
    const unblockSync = await blockSync(page);
    await getButton(page, 'Save Gomen').click();
    await page.getByLabel('Step 1 is done').check();
    await page.goto(`${site.url}/logout`, { referer: page.url() });
    await expectToast(page, 'They stay in this browser until you sign in again.');
    // The browser ends the session only after it has notified the server.
    await page.waitForURL('**/home');
    // The next visitor on this device does not see what this visitor cooked.
    const readStorage = () => page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('ticks')]);
    expect(await readStorage()).toEqual([null, null]);
    expect(await getWishlist(page)).toEqual(['gomen']);
    await unblockSync();
    const { token } = member;
    // The browser recognizes the account by its id, not by its session.
    const newToken = await signInAgain(site, member);
    await page.evaluate((next) => localStorage.setItem('authToken', next), newToken);
    await page.reload();
    await expect.poll(() => getSavedSlugs(site, { ...member, token: newToken }), LONG_TIMEOUT).toEqual(['gomen']);
    expect(newToken).not.toBe(token);
  });
});

/** Signs a member in again, without a page. Returns the new token. */
async function signInAgain(site: TestSite, { email }: TestMember): Promise<string> {
  return signIn(site.test.app, email);
}

describe('signing out', () => {
  test('deletes the account’s data in the browser, and keeps it in the account', async ({ open, site }) => {
    const member = await createMember(site);
    await syncKitchen(site.test.app, member.token, {
      changes: [
        toItem('SAVED', 'doro-wat'),
        toItem('NOTE', 'gomen', { text: 'Secret butter.' }),
        toItem('AT_HOME', 'olive-oil'),
      ],
    });
    const { page } = await open(gomen.path, member.browser);
    await expect.poll(() => getWishlist(page), LONG_TIMEOUT).toEqual(['doro-wat']);
    // This change is sent while signing out.
    await getButton(page, 'Save Gomen').click();
    await page.getByRole('button', { name: /Abeba/ }).first().click();
    await getDialog(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => getWishlist(page), LONG_TIMEOUT).toEqual([]);
    const texts = await page.evaluate(() => Object.values(localStorage).join(' '));
    for (const trace of ['butter', 'doro-wat', 'olive-oil', member.token]) expect(texts).not.toContain(trace);
    const memberAgain = { ...member, token: await signInAgain(site, member) };
    expect(await getSavedSlugs(site, memberAgain)).toEqual(['doro-wat', 'gomen']);
  });
});

describe('two tabs', () => {
  test('of one browser both send their changes, and show the same data', async ({ open, site }) => {
    const member = await createMember(site);
    const { page, context } = await open(gomen.path, member.browser);
    const otherTab = await context.newPage();
    await otherTab.goto(site.url + doroWat.path);
    await getButton(otherTab, 'Save Doro Wat').click();
    await getButton(page, 'Save Gomen').click();
    await expect.poll(() => getSavedSlugs(site, member), LONG_TIMEOUT).toEqual(['doro-wat', 'gomen']);
    await getButton(page, 'Saved Gomen').click();
    await expect.poll(() => getSavedSlugs(site, member), LONG_TIMEOUT).toEqual(['doro-wat']);
    await expect.poll(() => getWishlist(otherTab)).toEqual(['doro-wat']);
  });
});

describe('lists', () => {
  test('are named, filled, renamed and deleted, with undo, on every device', async ({ open, site }) => {
    const member = await createMember(site);
    const { page, browserErrors } = await open(gomen.path, { ...member.browser, ...PHONE });
    await getButton(page, 'Save Gomen').click();
    await page.locator('.toast').getByRole('button', { name: 'Choose lists' }).click();
    const sheet = getDialog(page);
    await sheet.getByLabel('New list').fill('Weeknights');
    await sheet.getByLabel('New list').press('Enter');
    await sheet.getByRole('checkbox', { name: 'Weeknights', checked: true }).waitFor();
    await sheet.getByLabel('New list').fill('weeknights ');
    await sheet.getByLabel('New list').press('Enter');
    await sheet.getByText('You already have a list with this name.').waitFor();
    await expectAccessible(page, { within: 'dialog[open]' });
    await expectNoSidewaysScroll(page, [320]);
    await page.setViewportSize(PHONE.viewport);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => getFocusedId(page)).toBe('H1');

    await page.goto(`${site.url}/wishlist`);
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('link', { name: 'Weeknights 1' }).click();
    await page.getByRole('heading', { level: 2, name: 'Weeknights' }).waitFor();
    await getButton(page, 'Lists of Gomen: Weeknights').waitFor();
    // Includes the header of a signed-in member.
    await expectAccessible(page, { frame: true });
    await expectNoSidewaysScroll(page, [320]);
    await getButton(page, 'Rename').click();
    await page.getByLabel('List name').fill('Quick');
    await page.getByLabel('List name').press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Quick' }).waitFor();
    await expect
      .poll(async () => (await readKitchen(site.test.app, member.token)).lists, LONG_TIMEOUT)
      .toEqual([{ id: expect.any(String), name: 'Quick' }]);

    await getButton(page, 'Delete list').click();
    await expect.poll(() => lists.getByRole('link', { name: 'Quick' }).count()).toBe(0);
    expect(await getFocusedId(page)).toBe('H1');
    await expect.poll(async () => (await readKitchen(site.test.app, member.token)).lists, LONG_TIMEOUT).toEqual([]);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await lists.getByRole('link', { name: 'Quick 1' }).waitFor();
    await expect
      .poll(async () => (await readKitchen(site.test.app, member.token)).lists, LONG_TIMEOUT)
      .toEqual([{ id: expect.any(String), name: 'Quick' }]);

    const otherDevice = await open('/wishlist', member.browser);
    const otherLists = otherDevice.page.getByRole('navigation', { name: 'Lists' });
    await otherLists.getByRole('link', { name: 'Quick 1' }).click(LONG_TIMEOUT);
    await getButton(otherDevice.page, 'Remove Gomen').click();
    await otherDevice.page
      .getByText('Nothing in this list yet.')
      .or(otherDevice.page.getByText('Nothing saved yet'))
      .waitFor();
    await otherDevice.page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await getButton(otherDevice.page, 'Lists of Gomen: Quick').waitFor();
    expect(browserErrors).toEqual([]);
  });
});

describe('without an account', () => {
  test('a note is saved in this browser, and its status says if it is too long or the storage is full', async ({
    open,
  }) => {
    const { page, go, requests } = await open(gomen.path, createFreshVisitor());
    await openNote(page);
    await getNote(page).fill('Half the garlic.');
    await expectStatus(page, 'Saved in this browser.');
    expect(requests.filter((address) => address.includes('Kitchen'))).toEqual([]);
    await expectAccessible(page, { within: '.recipe-note-section' });
    await expectNoSidewaysScroll(page, [320]);
    await go(gomen.path);
    await openNote(page);
    await expect.poll(() => getNote(page).inputValue()).toBe('Half the garlic.');

    await getNote(page).fill('x'.repeat(2_001));
    await expectStatus(page, 'Saved in this browser only. A note can be at most 2,000 characters.');
    await page.getByText('2001 of 2000').waitFor();
    const restoreStorage = await page.evaluateHandle(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      return () => {
        Storage.prototype.setItem = setItem;
      };
    });
    await getNote(page).fill('No garlic.');
    await expectStatus(page, 'Not saved: this browser’s storage is full or switched off.');
    await restoreStorage.evaluate((restore) => restore());
    await getNote(page).fill('Half the garlic.');
    await expectStatus(page, 'Saved in this browser.');
    await go(`${gomen.path}?cook`);
    await page.getByText('Your note: Half the garlic.').waitFor();
  });
});
