import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { createMember, strangerOf } from '../support/member.ts';
import { toast } from '../support/page-parts.ts';
import {
  comment,
  focused,
  formOf,
  guests,
  items,
  own,
  PATH,
  post,
  reach,
  reviewTest,
  stars,
  write,
} from '../support/review-page.ts';

const GRAPHQL = '**/graphql*';

const test = reviewTest();

describe('one’s own comment', () => {
  const draft = (page: Page) =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('commentDrafts') ?? '{}')['doro-wat']?.message);
  const save = (page: Page) => formOf(page).getByRole('button', { name: 'Save comment' });

  test('is changed beside what was being typed, which comes back and is kept all the while', async ({
    open,
    member,
  }) => {
    const { page } = await open(PATH, member.browser);
    await write(page, '4 stars', 'As it was.');
    await toast(page, 'Comment and rating added successfully!');
    await stars(page, '3 stars').check({ force: true });
    await comment(page).fill('Set aside.');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    expect(await draft(page)).toBe('Set aside.');
    await comment(page).fill('As it is.');
    expect(await draft(page)).toBe('Set aside.');
    await save(page).click();
    await expect.poll(() => own(page).innerText()).toContain('As it is.');
    await expect.poll(() => comment(page).inputValue()).toBe('Set aside.');
    expect(await stars(page, '3 stars').isChecked()).toBe(true);
    expect(await draft(page)).toBe('Set aside.');
    await post(page).waitFor();
  });

  test('stands clear of the stars above it, also where it is the only one', async ({ open, member }) => {
    const { page } = await open(PATH, member.browser);
    await write(page, '4 stars', 'The first of all.');
    await toast(page, 'Comment and rating added successfully!');
    const above = await page.locator('.star-histogram').boundingBox();
    const badge = await page.locator('.review__yours').boundingBox();
    expect(badge?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('is kept as it is being changed, where nothing else was being typed, but not before', async ({
    open,
    member,
  }) => {
    const { page } = await open(PATH, member.browser);
    await write(page, '4 stars', 'As it was.');
    await toast(page, 'Comment and rating added successfully!');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    expect(await draft(page)).toBeUndefined();
    await comment(page).fill('As it could be.');
    expect(await draft(page)).toBe('As it could be.');
    await formOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await draft(page)).toBeUndefined();
  });

  test('leaves what is typed while it is on its way, and gives the focus back to its button', async ({
    open,
    member,
  }) => {
    const { page } = await open(PATH, member.browser);
    const go = await holdRequests(page, GRAPHQL, { only: 'AddMutation' });
    await write(page, '4 stars', 'The first.');
    await own(page).waitFor();
    await comment(page).fill('The first. And more.');
    go();
    await toast(page, 'Comment and rating added successfully!');
    await post(page).and(page.locator(':enabled')).waitFor();
    expect(await comment(page).inputValue()).toBe('The first. And more.');
    expect(await draft(page)).toBe('The first. And more.');
    await post(page).click();
    await expect.poll(() => own(page).innerText()).toContain('The first. And more.');
    await expect.poll(() => comment(page).inputValue()).toBe('');
    await expect.poll(() => focused(page)).toContain('submit-button');
  });

  test('can be changed while it is on its way, and does not come back as something typed', async ({ open, member }) => {
    const { page } = await open(PATH, member.browser);
    const go = await holdRequests(page, GRAPHQL, { only: 'AddMutation' });
    await write(page, '4 stars', 'The first.');
    await own(page).getByRole('button', { name: 'Edit' }).click();
    go();
    await toast(page, 'Comment and rating added successfully!');
    await save(page).and(page.locator(':enabled')).waitFor();
    expect(await comment(page).inputValue()).toBe('The first.');
    expect(await draft(page)).toBeUndefined();
    await formOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await comment(page).inputValue()).toBe('');
  });

  test('is one’s own only as long as one is there: in this tab, in another, on any recipe', async ({
    open,
    site,
    member,
  }) => {
    const other = await createMember(site, 'Abeba');
    const { page, context } = await open(PATH, member.browser);
    await write(page, '4 stars', 'Of the first member.');
    await toast(page, 'Comment and rating added successfully!');
    await page.locator('header').getByRole('link', { name: 'Mesob' }).first().click();
    await page.waitForURL('/');
    // In another tab somebody of the same name signs in instead.
    const tab = await context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate((token) => localStorage.setItem('authToken', token), other.token);
    await page.goBack();
    await reach(page);
    await expect.poll(() => items(page).count()).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await own(page).count()).toBe(0);
    // And back again, while the recipe is on the screen.
    await tab.evaluate((token) => localStorage.setItem('authToken', token), member.token);
    await own(page).waitFor();
    await tab.evaluate((token) => localStorage.setItem('authToken', token), other.token);
    await own(page).waitFor({ state: 'detached' });
  });

  test('is not taken from an answer that comes when its author has gone', async ({ open, site, member }) => {
    const other = await createMember(site, 'Abeba');
    const { page, context } = await open(PATH, member.browser);
    const go = await holdRequests(page, GRAPHQL, { only: 'AddMutation' });
    await write(page, '4 stars', 'Of the first member.');
    await own(page).waitFor();
    const tab = await context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate((token) => localStorage.setItem('authToken', token), other.token);
    await own(page).waitFor({ state: 'detached' });
    go();
    await toast(page, 'Comment and rating added successfully!');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => own(page).count()).toBe(0);
    expect(await items(page).count()).toBe(1);
  });

  test('finds the recipe withdrawn, and says that there is nothing', async ({ open, site, member }) => {
    const { page, context } = await open('/recipes/breakfast/poha', strangerOf());
    await page.getByRole('heading', { level: 1, name: 'Poha' }).waitFor();
    await site.database.dataSource.query(`update recipes set is_published = false where slug = 'poha'`);
    const tab = await context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate((token) => {
      localStorage.setItem('username', 'Abeba');
      localStorage.setItem('authToken', token);
    }, member.token);
    await page.getByText('No Data Found').waitFor();
    await site.database.dataSource.query(`update recipes set is_published = true where slug = 'poha'`);
  });

  test.for([375, 1280])('moves nothing when it is marked, %i px wide', async (width, { open, site, member }) => {
    await guests(site, 1);
    const { page, context } = await open(PATH, { ...member.browser, viewport: { width, height: 812 } });
    await write(page, '4 stars', 'Mine.');
    await toast(page, 'Comment and rating added successfully!');
    const come = await holdRequests(context, '**/assets/recipe-page-*.js');
    const places = () =>
      page.locator('.review__name, .review .stars, .review__message, #post-comments').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top } = part.getBoundingClientRect();
          return [Math.round(left + scrollX), Math.round(top + scrollY)];
        }),
      );
    await page.goto(PATH);
    await page.locator('.review').first().scrollIntoViewIfNeeded();
    const before = await places();
    come();
    await own(page).waitFor();
    expect(await places()).toEqual(before);
  });
});
