import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { refreshCatalogues } from '../support/app.ts';
import { addReviews } from '../support/catalogue.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { getDialog } from '../support/page-parts.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

const PHONE = { viewport: { width: 375, height: 812 } };
const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const getPanelButton = (page: Page) => page.getByRole('button', { name: 'Account and contact' });
const openMenu = async (page: Page) => {
  await getMenuButton(page).click();
  await getDialog(page).waitFor();
};
const isInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
const getFocusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('the slide-out', () => {
  test('traps and returns the focus, respects reduced motion, unfolds its groups and navigates', async ({ open }) => {
    const { page, requests } = await open(
      '/',
      createVisitor({}, { ...PHONE, reducedMotion: 'reduce', pictures: true }),
    );
    await getMenuButton(page).focus();
    await page.keyboard.press('Enter');
    await getDialog(page).waitFor();
    expect(await page.evaluate(() => document.getAnimations().length), 'it opens at once').toBe(0);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 14; step += 1) {
        expect(await isInDialog(page), `${key} ${step}`).toBe(true);
        await page.keyboard.press(key);
      }
    }
    await page.keyboard.press('Escape');
    await getDialog(page).waitFor({ state: 'detached' });
    expect(await getFocusedLabel(page)).toBe('Menu');

    await openMenu(page);
    await page.mouse.click(10, 600);
    await getDialog(page).waitFor({ state: 'detached' });
    await openMenu(page);
    await getDialog(page).getByRole('button', { name: 'Close' }).click();
    expect(await getFocusedLabel(page)).toBe('Menu');

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await measureLayoutShift(page, () => openMenu(page))).toBe(0);
    const dialog = getDialog(page);
    expect(await dialog.getByText('Food Recipes', { exact: true }).isVisible()).toBe(true);
    expect(await dialog.getByRole('search').or(dialog.getByRole('navigation')).first().getAttribute('role')).toBe(
      'search',
    );
    for (const name of ['Collections', 'Guides', 'Ingredients', 'Menus', 'Timeline', 'Blog', 'About', 'Contact'])
      expect(await dialog.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
    expect(await dialog.getByRole('link', { name: 'Italian' }).isVisible()).toBe(false);
    await dialog.locator('summary', { hasText: 'Cuisines' }).click();
    // Only the dish shown with the cuisines is fetched.
    await dialog.locator('.menu-dish__link').waitFor();
    expect(requests).toHaveLength(1);
    await dialog.getByRole('link', { name: 'Italian' }).click();
    await page.waitForURL('**/cuisines/italian');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

describe('the account', () => {
  const member = { username: 'Sara Lee', authToken: 'of a session' };

  test('is linked in the header and the slide-out, which asks before signing out', async ({ open }) => {
    const { page } = await open('/about', createVisitor(member, PHONE));
    await openMenu(page);
    await getDialog(page).getByRole('button', { name: 'Sara Lee' }).click();
    const question = page.getByRole('dialog', { name: 'Logout' });
    await question.getByText('Are you sure? You will be logged out from your account.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await getDialog(page).getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout');
    expect(await getDialog(page).getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
    await page.keyboard.press('Escape');
    for (const [width, isVisible] of [
      [499, false],
      [500, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('.account').isVisible(), `the icon at ${width} px`).toBe(isVisible);
    }
    await page.setViewportSize({ width: 1280, height: 812 });
    await page.locator('header').getByRole('link', { name: 'Your account' }).click();
    await page.waitForURL('**/account');
  });

  test('has links for visitors to sign in and to register', async ({ open }) => {
    const { page } = await open('/about', createVisitor());
    const header = page.locator('header');
    expect(await header.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(true);
    expect(await header.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register?from=%2Fabout');
    await page.setViewportSize(PHONE.viewport);
    await openMenu(page);
    await getDialog(page).getByRole('link', { name: 'Login' }).waitFor();
    await getDialog(page).getByRole('link', { name: 'Register' }).click();
    await page.waitForURL('**/register?from=%2Fabout');
  });
});

describe('the signed-in member', () => {
  test('is shown with picture and name, and with initials without a picture', async ({ open }) => {
    const user = JSON.stringify({ username: 'Abebe Bikila', email: 'a@mesob.example', picture: '/favicon.svg' });
    const { page, context } = await open('/', createVisitor({ user }, PHONE));
    await openMenu(page);
    expect(await getDialog(page).getByText('Abebe Bikila').isVisible()).toBe(true);
    expect(await getDialog(page).locator('.slide-out__visitor img').getAttribute('src')).toBe('/favicon.svg');
    expect(await getDialog(page).getByText('Food Recipes', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');

    const otherTab = await context.newPage();
    await otherTab.goto('/about');
    await otherTab.evaluate(() => {
      localStorage.removeItem('user');
      localStorage.setItem('username', 'Sara Lee');
    });
    await openMenu(page);
    expect(await getDialog(page).getByText('Sara Lee').isVisible()).toBe(true);
    expect(await getDialog(page).getByText('SL', { exact: true }).isVisible()).toBe(true);
  });
});

describe('the side panel', () => {
  test('lists liked recipes first, then featured ones', async ({ open, site }) => {
    const { featuredRecipes } = await (await fetch(`${site.url}/api/recipe/featuredrecipes`)).json();
    const featured = featuredRecipes.map(({ post_name }: { post_name: string }) => post_name);
    expect(featured).not.toContain('poha');
    expect(featured).not.toContain('gomen');
    await addReviews(site.database.dataSource, 'poha', [{ username: 'Lulit', halves: 8 }]);
    await addReviews(site.database.dataSource, 'gomen', [{ username: 'Sara', halves: 7 }]);
    const readTopLiked = async () => {
      const { page } = await open('/', createVisitor());
      await getPanelButton(page).click();
      const links = getDialog(page).getByRole('region', { name: 'Our Top Liked Recipes' }).getByRole('link');
      await links.first().waitFor();
      return links.evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('href')?.split('/').at(-1),
          link.querySelector('.recipe-links__note')?.textContent?.trim(),
        ]),
      );
    };
    const editorsChoices = featured.map((slug: string) => [slug, 'Editors’ choice']);
    await expect.poll(readTopLiked, { timeout: 20_000 }).toEqual([['poha', '1 rating'], ...editorsChoices.slice(0, 2)]);
    await site.database.dataSource.query('delete from reviews');
    await refreshCatalogues(site.database.dataSource);
    await expect.poll(readTopLiked, { timeout: 20_000 }).toEqual(editorsChoices.slice(0, 3));
  });

  test('requests the top liked recipes once, when first opened, and fits a narrow phone', async ({ open, site }) => {
    const { page, requests } = await open('/', createVisitor({}, { pictures: true }));
    expect(requests).toEqual([]);
    expect(await measureLayoutShift(page, () => getPanelButton(page).click())).toBe(0);
    const section = getDialog(page).getByRole('region', { name: 'Our Top Liked Recipes' });
    await section.getByRole('link').first().waitFor();
    const links = await section.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const { featuredRecipes } = await (await fetch(`${site.url}/api/recipe/featuredrecipes`)).json();
    expect(featuredRecipes[0].post_name).not.toBe('gomen');
    const featured = featuredRecipes.map(({ post_name }: { post_name: string }) => post_name);
    expect(
      links.map((href) => href?.split('/').at(-1)),
      'nothing is rated',
    ).toEqual(featured.slice(0, 3));
    const banners = getDialog(page).getByRole('region', { name: 'Featured Cuisines' }).getByRole('link');
    expect(await banners.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['american', 'indian', 'ethiopian', 'chinese'].map((slug) => `/cuisines/${slug}`),
    );
    for (const text of ['Teff Lane', '+1 301 555 0142', 'hello@mesob.example']) {
      expect(await getDialog(page).getByText(text).isVisible(), text).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await getFocusedLabel(page)).toBe('Account and contact');
    await getPanelButton(page).click();
    await section.getByRole('link').first().waitFor();
    expect(requests).toHaveLength(1);
    await page.keyboard.press('Escape');

    const width = 320;
    await page.setViewportSize({ width, height: 812 });
    await getPanelButton(page).click();
    const panel = getDialog(page);
    await panel.getByRole('link', { name: 'Sign In' }).waitFor();
    for (const name of ['Our Top Liked Recipes', 'Featured Cuisines', 'Contact'])
      expect(await panel.getByRole('region', { name }).count(), name).toBe(1);
    await page.keyboard.press('Escape');
    await expectNoSidewaysScroll(page, [width]);
    const menu = await getMenuButton(page).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test('offers Retry if the recipes fail to load', async ({ open }) => {
    const { page } = await open('/', createVisitor());
    await page.route('**/graphql**', (route) => route.abort());
    await getPanelButton(page).click();
    const retry = getDialog(page).getByRole('button', { name: 'Retry' }).or(getDialog(page).getByText('Retry'));
    await retry.waitFor();
    await page.unroute('**/graphql**');
    await retry.click();
    await getDialog(page).locator('.recipe-links__link').first().waitFor();
  });
});
