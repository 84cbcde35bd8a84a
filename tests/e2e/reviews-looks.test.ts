import { expect } from 'vitest';
import { refreshCatalogues } from '../support/app.ts';
import { addReviews } from '../support/catalogue.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { memberTest } from '../support/member.ts';
import { getForm, REVIEW_PATH, REVIEWED_SLUG } from '../support/review-page.ts';

const test = memberTest();

test.beforeAll(async ({ site, member }) => {
  const { dataSource } = site.database;
  await addReviews(
    dataSource,
    REVIEWED_SLUG,
    Array.from({ length: 11 }, (_, index) => ({
      username: index === 10 ? 'Wolfeschlegelsteinhausenbergerdorff' : `Guest ${index + 1}`,
      halves: 10 - (index % 4),
      message: 'The onions take longer than one believes, and they are worth it.\n\nWith injera from the day before.',
    })),
  );
  await dataSource.query(
    `insert into reviews (recipe_id, user_id, rating_halves, message, edited_at)
     select r.id, u.id, 7, 'Mine: more berbere next time.', now() from recipes r, users u where r.slug = 'doro-wat' and u.username = $1`,
    [member.username],
  );
  await refreshCatalogues(dataSource);
});

test('comments and their form are accessible and no wider than the window', async ({ open, member }) => {
  const { page, browserErrors } = await open(REVIEW_PATH, member.browser);
  await page.locator('#post-comments').scrollIntoViewIfNeeded();
  const ownReview = page.locator('.review--own');
  await ownReview.waitFor();
  const form = getForm(page);
  // Waits for the member's own comment: text typed before it appears would stay, but chosen stars would not.
  await expect.poll(() => form.getByLabel('Your comment').inputValue()).toContain('more berbere');
  // The stars that show the rating are as wide as the radio buttons over them.
  const starRows = form.locator('.rating-input__halves, .rating-input .stars__row');
  expect(await starRows.evaluateAll((parts) => parts.map(({ clientWidth }) => clientWidth))).toEqual([240, 240]);
  await form.getByLabel('Your comment').fill('x'.repeat(620));
  await form.locator('[type=submit]').click();
  await form.getByText('Comment cannot exceed 600 characters.').waitFor();
  await expectAccessible(page, { within: '.reviews-section' });
  await expectNoSidewaysScroll(page, [320]);
  await ownReview.getByRole('button', { name: 'Delete' }).click();
  await page.locator('dialog[open]').waitFor();
  await expectAccessible(page, { within: 'dialog[open]' });
  expect(browserErrors).toEqual([]);
});
