import { expect } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { siteTest } from '../support/site-test.ts';
import { createVisitor } from '../support/visitor.ts';

const test = siteTest();

test('a comment in Hebrew runs from right to left, with its author’s name and its period', async ({ open, site }) => {
  const review = { username: 'דניאל', halves: 10, message: 'טעים מאוד.' };
  await addReviews(site.database.dataSource, 'kitfo', [review]);
  const { page } = await open('/recipes/dinner/kitfo');
  const comment = page.locator('.review').filter({ hasText: review.message });
  for (const part of ['.review__name', '.review__message'])
    expect(await comment.locator(part).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const [firstLeft, lastLeft] = await comment.locator('.review__message').evaluate((element) => {
    const text = element.firstChild as Text;
    return [0, text.length - 1].map((index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(lastLeft).toBeLessThan(firstLeft ?? 0);
});

test('fields and list names have the direction of their text', async ({ open }) => {
  const lists = [{ id: 'weeknights', name: 'ארוחות ערב' }];
  const wishlist = [
    { id: 'doro-wat', title: 'Doro Wat', path: '/recipes/dinner/doro-wat', price: 16, lists: ['weeknights'] },
  ];
  const root = JSON.stringify({ state: { wishlist, lists }, version: 0 });
  const { page, go } = await open('/wishlist', createVisitor({ root }));
  const name = page.getByRole('navigation', { name: 'Lists' }).getByText('ארוחות ערב');
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await go('/contact');
  const message = page.locator('#contact-form [name=message]');
  await message.fill('שלום.');
  expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
