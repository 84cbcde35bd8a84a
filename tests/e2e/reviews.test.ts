import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fetchWhole } from '../support/fetch-whole.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createFreshVisitor } from '../support/member.ts';
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
  REVIEWED_SLUG,
  reviewTest,
  scrollToForm,
  submitReview,
} from '../support/review-page.ts';
import type { TestSite } from '../support/site.ts';

const GRAPHQL = '**/graphql*';

const test = reviewTest();

const getTallies = (page: Page) => page.locator('.star-histogram__tally').allTextContents();

/** Returns the average and the number of ratings or comments from each place that shows them, without a browser. */
async function getCounts(site: TestSite): Promise<unknown[]> {
  const html = await (await fetchWhole(site.url + REVIEW_PATH)).text();
  const entities = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  const { aggregateRating } = entities.find((entity) => entity['@type'] === 'Recipe');
  const restResponse = await fetchWhole(`${site.url}/api/recipe/getalldetailswithrelated/${REVIEWED_SLUG}`);
  const query = encodeURIComponent(
    `{ recipe(slug: "${REVIEWED_SLUG}") { rating { average count } reviews { totalCount } } }`,
  );
  const graphql = await fetchWhole(`${site.url}/graphql?query=${query}`, { 'apollo-require-preflight': 'true' });
  const { recipe } = (await graphql.json()).data;
  const text = JSON.stringify(await restResponse.json());
  return [
    [aggregateRating?.ratingValue ?? 0, aggregateRating?.ratingCount ?? 0],
    [recipe.rating.average, recipe.rating.count],
    [recipe.rating.average, recipe.reviews.totalCount],
    [recipe.rating.average, Number(text.match(/"totalreviewrecipe_message":"?(\d+)/)?.[1])],
    [
      Number(html.match(/star-histogram__number">([\d.]+)</)?.[1] ?? 0),
      Number(html.match(/>(\d+)(?:<!-- -->)? comments?</)?.[1]),
    ],
  ];
}

describe('the list of comments', () => {
  test('is in the HTML, sorted and paged by its URL, without a request', async ({ open, site }) => {
    await addGuestReviews(site, 12);
    const { page, requests, browserErrors } = await open(
      `${REVIEW_PATH}?comments=2&sort=highest`,
      createFreshVisitor(),
    );
    expect(await getReviews(page).locator('.review__message').allTextContents()).toEqual(['Review 11.', 'Review 1.']);
    expect(await page.locator('.review-order [aria-current]').innerText()).toBe('Highest');
    expect(await page.getByText('Page 2 of 2').isVisible()).toBe(true);
    await scrollToForm(page);
    expect(requests).toEqual([]);
    expect(await getTallies(page)).toEqual(['2', '2', '2', '2', '4']);
    const ratingList = page.getByRole('list', { name: 'Ratings by stars' });
    const roundingNote = page.locator(`[id="${await ratingList.getAttribute('aria-describedby')}"]`);
    expect(await roundingNote.innerText()).toBe('Half stars are rounded up here.');
    expect(browserErrors).toEqual([]);
  });

  test('shows three comments on a phone until all are requested, and all of them without scripts', async ({
    open,
    site,
  }) => {
    await addGuestReviews(site, 12);
    const PHONE = { viewport: { width: 375, height: 812 } };
    const { page } = await open(REVIEW_PATH, createFreshVisitor({}, PHONE));
    await scrollToForm(page);
    const visibleReviews = getReviews(page).filter({ visible: true });
    expect(await visibleReviews.count()).toBe(3);
    await page.getByRole('checkbox', { name: 'Show all comments' }).check();
    expect(await visibleReviews.count()).toBe(10);
    const withoutScripts = await open(REVIEW_PATH, createFreshVisitor({}, { ...PHONE, javaScriptEnabled: false }));
    expect(await getReviews(withoutScripts.page).filter({ visible: true }).count()).toBe(10);
  });

  test('is sorted without scrolling, and then paged in the new order', async ({ open, site }) => {
    await addGuestReviews(site, 12);
    const { page, browserErrors } = await open(REVIEW_PATH, createFreshVisitor());
    const firstMessage = getReviews(page).first().locator('.review__message');
    await scrollToForm(page);
    const lowest = page.getByRole('link', { name: 'Lowest' });
    await lowest.focus();
    const scrollYBefore = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect.poll(() => firstMessage.innerText()).toBe('Review 11.');
    expect(await getFocusedTag(page)).toContain('Lowest');
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrollYBefore)).toBeLessThan(40);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => getReviews(page).count()).toBe(2);
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=lowest&comments=2');
    expect(await getFocusedTag(page)).toContain('id="reviews"');
    await page.goBack();
    await expect.poll(() => getReviews(page).count()).toBe(10);
    expect(browserErrors).toEqual([]);
  });

  test('works without scripts, and says what commenting needs', async ({ open, site }) => {
    await addGuestReviews(site, 12);
    const { page } = await open(REVIEW_PATH, createFreshVisitor({}, { javaScriptEnabled: false }));
    expect(await page.getByText('Commenting needs JavaScript and an account.').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Please Signin to Comment...' }).getAttribute('href')).toBe(
      `/login?from=${encodeURIComponent(`${REVIEW_PATH}#post-comments`)}`,
    );
    await page.getByRole('link', { name: 'Next' }).click();
    expect(await getReviews(page).count()).toBe(2);
    const html = await (await fetch(`${site.url}${REVIEW_PATH}?comments=7`)).text();
    expect(html.replaceAll('<!-- -->', '').includes('There is no page 7 of comments.')).toBe(true);
  });
});

describe('a comment', () => {
  test('is posted, changed and deleted, and every count updates immediately', async ({ open, site, member }) => {
    await addGuestReviews(site, 3);
    const { page, browserErrors } = await open(REVIEW_PATH, member.browser);
    await submitReview(page, '4.5 stars', 'Worth the onions.\nTwice!');
    await expectToast(page, 'Comment and rating added successfully!');
    expect(await getOwnReview(page).innerText()).toMatch(/Abeba\s+Your comment[\s\S]*Worth the onions\.\nTwice!/);
    await getForm(page).getByRole('heading', { name: 'Update your comment' }).waitFor();
    expect(await getPostButton(page).innerText()).toBe('Update');
    expect(await getCommentField(page).inputValue()).toBe('Worth the onions.\nTwice!');
    expect(await page.locator('.byline').getByText('4 comments').count()).toBe(1);
    // Ratings of 0.5, 1, 1.5 and 4.5.
    expect(await getTallies(page)).toEqual(['1', '0', '0', '1', '2']);
    expect(await page.locator('.star-histogram__number').innerText()).toBe('1.9');
    expect(await getCounts(site)).toEqual([
      [1.88, 4],
      [1.88, 4],
      [1.88, 4],
      [1.88, 4],
      [1.9, 4],
    ]);

    await getOwnReview(page).getByRole('button', { name: 'Edit' }).click();
    expect(await getCommentField(page).inputValue()).toBe('Worth the onions.\nTwice!');
    expect(await getStarButton(page, '4.5 stars').isChecked()).toBe(true);
    expect(await getFocusedTag(page)).toContain('<textarea');
    await getCommentField(page).fill('Second thoughts.');
    await getStarButton(page, '2 stars').check({ force: true });
    await getPostButton(page).click();
    await expect.poll(() => getOwnReview(page).innerText()).toMatch(/updated[\s\S]*Second thoughts\./);
    expect(await getReviews(page).count()).toBe(4);
    await getPostButton(page).and(page.locator(':enabled')).waitFor();
    expect(await getCounts(site)).toEqual([
      [1.25, 4],
      [1.25, 4],
      [1.25, 4],
      [1.25, 4],
      [1.3, 4],
    ]);

    await getOwnReview(page).getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
    expect(await getOwnReview(page).count()).toBe(1);
    await getOwnReview(page).getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Your comment was deleted.');
    expect(await getOwnReview(page).count()).toBe(0);
    await expect.poll(() => getPostButton(page).innerText()).toBe('Post comment');
    expect(await getCommentField(page).inputValue()).toBe('');
    expect(await page.getByText('No stars yet').isVisible()).toBe(true);
    await expect.poll(() => getFocusedTag(page)).toContain('id="reviews"');
    expect(await page.locator('.byline').getByText('3 comments').count()).toBe(1);
    expect(await getCounts(site)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(browserErrors).toEqual([]);
  });

  test('is shown before the server responds, and removed on failure; its text stays', async ({
    open,
    site,
    member,
  }) => {
    await addGuestReviews(site, 2);
    const { page } = await open(REVIEW_PATH, member.browser);
    const release = await holdRequests(page, GRAPHQL, { only: 'AddMutation', outcome: 'abort' });
    await submitReview(page, '5 stars', 'On its way.');
    await expect.poll(() => getOwnReview(page).innerText()).toContain('On its way.');
    expect(await page.locator('.byline').getByText('3 comments').count()).toBe(1);
    release();
    await expectToast(page, 'Failed to post comment');
    expect(await getOwnReview(page).count()).toBe(0);
    expect(await getReviews(page).count()).toBe(2);
    expect(await page.locator('.byline').getByText('2 comments').count()).toBe(1);
    expect(await getCommentField(page).inputValue()).toBe('On its way.');
    expect(await getStarButton(page, '5 stars').isChecked()).toBe(true);
    expect(await getForm(page).getByRole('alert').innerText()).toContain('Failed to post comment');
    await page.unroute(GRAPHQL);
    await getPostButton(page).click();
    await expectToast(page, 'Comment and rating added successfully!');
    expect(await getReviews(page).count()).toBe(3);
  });

  test('by an anonymous visitor is kept in the tab while they sign in', async ({ open, member }) => {
    const { page } = await open(`${REVIEW_PATH}?servings=3`, createFreshVisitor());
    await submitReview(page, '3.5 stars', 'ጥሩ ነው');
    await page.waitForURL('**/login?from=*');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`**${REVIEW_PATH}?servings=3#post-comments`);
    await expect.poll(() => getCommentField(page).inputValue()).toBe('ጥሩ ነው');
    expect(await getStarButton(page, '3.5 stars').isChecked()).toBe(true);
    await getPostButton(page).click();
    await expectToast(page, 'Comment and rating added successfully!');
    expect(await page.evaluate(() => sessionStorage.getItem('commentDrafts'))).toBeNull();
  });

  test('stays in the form if the session has ended, and the visitor is signed out', async ({ open }) => {
    const { page } = await open(REVIEW_PATH, createFreshVisitor({ authToken: 'long ended', username: 'Somebody' }));
    await submitReview(page, '4 stars', 'Still here.');
    await expectToast(page, 'Your session has ended. Please sign in again.');
    expect(await getCommentField(page).inputValue()).toBe('Still here.');
    expect(await getReviews(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.reload();
    await expect.poll(() => getCommentField(page).inputValue()).toBe('Still here.');
  });

  test('on another page of the list can be deleted from here by its author', async ({ open, site, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    await submitReview(page, '4 stars', 'The first.');
    await expectToast(page, 'Comment and rating added successfully!');
    await site.database.dataSource.query(`update reviews set created_at = '2020-01-01'`);
    await addGuestReviews(site, 10);
    const release = await holdRequests(page, GRAPHQL, { only: 'OwnReviewQuery' });
    await page.goto(REVIEW_PATH);
    await getForm(page).scrollIntoViewIfNeeded();
    const getTop = async () => (await getForm(page).boundingBox())?.y;
    const topBefore = await getTop();
    release();
    await page.getByText('Your comment is on another page of the list.').waitFor();
    expect(await getTop()).toBeCloseTo(topBefore ?? 0, 0);
    await page.locator('.reviews__own').getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Your comment is on another page of the list.').waitFor({ state: 'detached' });
    expect(await page.locator('.byline').getByText('10 comments').count()).toBe(1);
  });
});
