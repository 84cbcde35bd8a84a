import { expect } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

test('a comment in Hebrew runs from right to left', async ({ open, site }) => {
  const review = { username: 'דניאל', halves: 10, message: 'טעים מאוד.' };
  await addReviews(site.database.dataSource, 'kitfo', [review]);
  const { page } = await open('/recipes/dinner/kitfo');
  const message = page.locator('.review__message').filter({ hasText: review.message });
  expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
