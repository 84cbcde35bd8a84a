import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
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
} from '../support/review-page.ts';
import { stopClock } from '../support/stop-clock.ts';

const test = reviewTest();

describe('the form', () => {
  test('shows errors in order, in a toast for 6 s and at the field, which has the focus', async ({ open, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    const sentUrls: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('Review_AddMutation')) sentUrls.push(request.url());
    });
    await scrollToForm(page);
    expect(await getForm(page).innerText()).toContain(". , ! : ( ) - ' ’");
    await stopClock(page);
    await getPostButton(page).click();
    await page.clock.runFor(500);
    await expectToast(page, 'Comment cannot be empty.');
    await page.clock.runFor(5_300);
    expect(await page.locator('.toast').count()).toBe(1);
    await page.clock.runFor(1_500);
    await page.locator('.toast').waitFor({ state: 'detached' });
    await getPostButton(page).click();
    await page.clock.runFor(500);
    await expectToast(page, 'Comment cannot be empty.');
    await getCommentField(page).fill('a < b');
    await page.locator('.toast').waitFor({ state: 'detached' });
    await getCommentField(page).fill('');
    await page.clock.resume();
    expect(await getForm(page).getByText('Comment cannot be empty.').isVisible()).toBe(true);
    expect(await getFocusedTag(page)).toContain('<textarea');
    await getCommentField(page).fill('a < b');
    await getPostButton(page).click();
    await expectToast(page, 'Rating cannot be empty.');
    expect(await getFocusedTag(page)).toContain('type="radio"');
    await getStarButton(page, '1 star').check({ force: true });
    const punctuationError = "Comment can only contain text, numbers, and basic punctuation (. , ! : () - ').";
    await getForm(page).getByText(punctuationError).waitFor();
    await getPostButton(page).click();
    await expectToast(page, punctuationError);
    expect(await getCommentField(page).getAttribute('aria-invalid')).toBe('true');
    await getCommentField(page).fill('x'.repeat(601));
    await getForm(page).getByText('601 of 600').waitFor();
    await getPostButton(page).click();
    await expectToast(page, 'Comment cannot exceed 600 characters.');
    expect(sentUrls).toEqual([]);
    expect(await getReviews(page).count()).toBe(0);
  });

  test('names a rejected character while typing, with a replacement', async ({ open, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    await scrollToForm(page);
    const problem = getForm(page).locator('.field__error');
    await getCommentField(page).pressSequentially('Use 1/');
    await problem.getByText('/ is not allowed: write half, or 1 of 2.').waitFor();
    expect(await getForm(page).locator('p[role=status]').innerText()).toBe('/ is not allowed: write half, or 1 of 2.');
    expect(await getCommentField(page).getAttribute('aria-invalid')).toBe('true');
    await getCommentField(page).fill('Use half, at 200 °C');
    await problem.getByText('° is not allowed: write 200 C, or 400 F.').waitFor();
    await getCommentField(page).fill('Use half, at 200 C ☺');
    await problem.getByText('☺ is not allowed.').waitFor();
    await getCommentField(page).fill('Use half, at 200 C (ጥሩ ነው)!');
    await expect.poll(() => problem.filter({ hasText: 'not allowed' }).count()).toBe(0);
    expect(await getCommentField(page).getAttribute('aria-invalid')).toBe('false');
  });

  test('works with the keyboard alone', async ({ open, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    await scrollToForm(page);
    await getStarButton(page, 'Half a star').focus();
    await page.keyboard.press('Space');
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
    expect(await page.getByText('3.5 of 5 stars').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('By hand.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Comment and rating added successfully!');
    expect(await getOwnReview(page).getByRole('img', { name: 'Rated 3.5 out of 5' }).count()).toBe(1);
  });

  test('counts code points, announces when the limit is near, and shows stars on hover', async ({
    open,
    member,
    site,
  }) => {
    await addGuestReviews(site, 2);
    const { page } = await open(REVIEW_PATH, { ...member.browser, pictures: true });
    const shifts = await measureLayoutShift(page, async () => {
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await scrollToForm(page);
    });
    expect(shifts, 'the form hydrates').toBeLessThan(0.02);
    await getCommentField(page).fill('𝒳'.repeat(560));
    expect(await getForm(page).getByText('560 of 600').isVisible()).toBe(true);
    expect(await getForm(page).locator('p[role=status]').innerText()).toBe('At most 40 characters left.');
    await getStarButton(page, '2.5 stars').hover();
    expect(await page.getByText('2.5 of 5 stars').isVisible()).toBe(true);
    await getCommentField(page).hover();
    expect(await page.getByText('No stars yet').isVisible()).toBe(true);
    for (const radio of await getForm(page).getByRole('radio').all()) {
      const box = await radio.boundingBox();
      expect(box && box.width >= 24 && box.height >= 24).toBe(true);
    }
  });

  test('keeps text typed before the scripts loaded', async ({ open, member }) => {
    const { page, context } = await open('/about', member.browser);
    const releaseScripts = await holdRequests(context, '**/assets/recipe-page-*.js');
    await page.goto(REVIEW_PATH);
    await getCommentField(page).fill('Typed early.');
    await getStarButton(page, '3 stars').check({ force: true });
    releaseScripts();
    await scrollToForm(page);
    expect(await getCommentField(page).inputValue()).toBe('Typed early.');
    expect(await getStarButton(page, '3 stars').isChecked()).toBe(true);
    expect(await page.getByText('3 of 5 stars').isVisible()).toBe(true);
  });
});
