import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { createFreshVisitor, createMember } from '../support/member.ts';
import { expectToast } from '../support/page-parts.ts';
import {
  addGuestReviews,
  getCommentField,
  getFocusedTag,
  getForm,
  getOwnReview,
  getPostButton,
  getReviews,
  getStarButton,
  REVIEW_PATH,
  reviewTest,
  scrollToForm,
  submitReview,
} from '../support/review-page.ts';

const GRAPHQL = '**/graphql*';

const test = reviewTest();

describe('a member’s own comment', () => {
  const readDraft = (page: Page) =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('commentDrafts') ?? '{}')['doro-wat']?.message);

  test('can be restored by a member who typed another text before signing in', async ({ open, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    await submitReview(page, '2 stars', 'Written last year.');
    await expectToast(page, 'Comment and rating added successfully!');
    const { page: laterPage } = await open(REVIEW_PATH, createFreshVisitor());
    await submitReview(laterPage, '5 stars', 'Typed as a stranger.');
    await laterPage.waitForURL('**/login?from=*');
    await laterPage.getByLabel('Email').fill(member.email);
    await laterPage.getByLabel('Password', { exact: true }).fill(member.password);
    await laterPage.getByRole('button', { name: 'Sign In', exact: true }).click();
    await laterPage.waitForURL(`**${REVIEW_PATH}#post-comments`);
    await laterPage.getByRole('heading', { name: 'Update your comment' }).waitFor();
    await laterPage.getByText('This replaces your earlier comment.').waitFor();
    expect(await getCommentField(laterPage).inputValue()).toBe('Typed as a stranger.');
    await getForm(laterPage).getByRole('button', { name: 'Undo changes' }).click();
    expect(await getCommentField(laterPage).inputValue()).toBe('Written last year.');
    expect(await getStarButton(laterPage, '2 stars').isChecked()).toBe(true);
    expect(await readDraft(laterPage)).toBeUndefined();
  });

  test('keeps text typed during the request, and returns the focus to its button', async ({ open, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    const release = await holdRequests(page, GRAPHQL, { only: 'AddMutation' });
    await submitReview(page, '4 stars', 'The first.');
    await getOwnReview(page).waitFor();
    await getCommentField(page).fill('The first. And more.');
    release();
    await expectToast(page, 'Comment and rating added successfully!');
    await getPostButton(page).and(page.locator(':enabled')).waitFor();
    expect(await getCommentField(page).inputValue()).toBe('The first. And more.');
    expect(await readDraft(page)).toBe('The first. And more.');
    await getPostButton(page).click();
    await expect.poll(() => getOwnReview(page).innerText()).toContain('The first. And more.');
    await expect.poll(() => readDraft(page)).toBeUndefined();
    await expect.poll(() => getFocusedTag(page)).toContain('submit-button');
  });

  test('is marked as own only while its author is signed in, even if another tab changes the account', async ({
    open,
    site,
    member,
  }) => {
    const otherMember = await createMember(site, 'Abeba');
    const { page, context } = await open(REVIEW_PATH, member.browser);
    await submitReview(page, '4 stars', 'Of the first member.');
    await expectToast(page, 'Comment and rating added successfully!');
    await page.locator('header').getByRole('link', { name: 'Mesob' }).first().click();
    await page.waitForURL('/');
    // In another tab another member of the same name signs in instead.
    const otherTab = await context.newPage();
    await otherTab.goto('/robots.txt');
    await otherTab.evaluate((token) => localStorage.setItem('authToken', token), otherMember.token);
    await page.goBack();
    await scrollToForm(page);
    await expect.poll(() => getReviews(page).count()).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await getOwnReview(page).count()).toBe(0);
    // The first member signs in again, while the recipe is displayed.
    await otherTab.evaluate((token) => localStorage.setItem('authToken', token), member.token);
    await getOwnReview(page).waitFor();
    await otherTab.evaluate((token) => localStorage.setItem('authToken', token), otherMember.token);
    await getOwnReview(page).waitFor({ state: 'detached' });
  });

  test('is ignored in a response that arrives after its author signed out', async ({ open, site, member }) => {
    const otherMember = await createMember(site, 'Abeba');
    const { page, context } = await open(REVIEW_PATH, member.browser);
    const release = await holdRequests(page, GRAPHQL, { only: 'AddMutation' });
    await submitReview(page, '4 stars', 'Of the first member.');
    await getOwnReview(page).waitFor();
    const otherTab = await context.newPage();
    await otherTab.goto('/robots.txt');
    await otherTab.evaluate((token) => localStorage.setItem('authToken', token), otherMember.token);
    await getOwnReview(page).waitFor({ state: 'detached' });
    release();
    await expectToast(page, 'Comment and rating added successfully!');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => getOwnReview(page).count()).toBe(0);
    expect(await getReviews(page).count()).toBe(1);
  });

  test('causes no layout shift when it is marked as own', async ({ open, site, member }) => {
    await addGuestReviews(site, 1);
    const { page, context } = await open(REVIEW_PATH, {
      ...member.browser,
      viewport: { width: 375, height: 812 },
      pictures: true,
    });
    await submitReview(page, '4 stars', 'Mine.');
    await expectToast(page, 'Comment and rating added successfully!');
    const releaseScripts = await holdRequests(context, '**/assets/recipe-page-*.js');
    const getPositions = () =>
      page.locator('.review__name, .review .stars, .review__message, #post-comments').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top } = part.getBoundingClientRect();
          return [Math.round(left + scrollX), Math.round(top + scrollY)];
        }),
      );
    await page.goto(REVIEW_PATH);
    await page.locator('body.fonts').waitFor();
    await page.locator('.review').first().scrollIntoViewIfNeeded();
    const positionsBefore = await getPositions();
    releaseScripts();
    await getOwnReview(page).waitFor();
    expect(await getPositions()).toEqual(positionsBefore);
  });
});
