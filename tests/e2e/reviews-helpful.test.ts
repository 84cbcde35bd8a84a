import { expect } from 'vitest';
import { createFreshVisitor } from '../support/member.ts';
import { addGuestReviews, getReviews, REVIEW_PATH, reviewTest } from '../support/review-page.ts';

const test = reviewTest();

test('a comment is marked helpful, comes first in the order “Most helpful”, and is unmarked', async ({
  open,
  site,
  member,
}) => {
  await addGuestReviews(site, 2);
  const { page, browserErrors } = await open(REVIEW_PATH, member.browser);
  const button = page.getByRole('button', { name: 'Helpful comment by Guest 1' });
  const count = page.getByText('1 found this helpful');
  await button.click();
  await count.waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() => site.database.dataSource.query('select count(*)::int as marks from helpful_marks'))
    .toEqual([{ marks: 1 }]);
  await page.getByRole('link', { name: 'Most helpful' }).click();
  await page.waitForURL(/sort=helpful/);
  await expect.poll(() => getReviews(page).first().innerText()).toContain('Guest 1');
  await button.click();
  await count.waitFor({ state: 'detached' });

  const { page: signedOutPage } = await open(REVIEW_PATH, createFreshVisitor());
  await signedOutPage.getByRole('button', { name: 'Helpful comment by Guest 1' }).click();
  await signedOutPage.waitForURL(`**/login?from=${encodeURIComponent(`${REVIEW_PATH}#reviews`)}`);
  expect(browserErrors).toEqual([]);
});
