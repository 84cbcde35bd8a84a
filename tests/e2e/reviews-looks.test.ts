import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { refreshCatalogues } from '../support/app.ts';
import { addReviews } from '../support/catalogue.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { memberTest } from '../support/member.ts';
import { formOf, PATH, SLUG } from '../support/review-page.ts';

const test = memberTest();

test.beforeAll(async ({ site, member }) => {
  const { dataSource } = site.database;
  await addReviews(
    dataSource,
    SLUG,
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

const submit = (page: Page) => formOf(page).locator('[type=submit]');

const states: [name: string, reach: (page: Page) => Promise<unknown>][] = [
  ['the list with one’s own comment', async () => undefined],
  [
    'the form with what is wrong',
    async (page) => {
      await formOf(page).getByRole('radio', { name: '4.5 stars' }).check({ force: true });
      await formOf(page).getByLabel('Your comment').fill('x'.repeat(620));
      await submit(page).click();
      await formOf(page).getByText('Comment cannot exceed 600 characters.').waitFor();
    },
  ],
  [
    'one’s own comment being changed',
    (page) => page.locator('.review--own').getByRole('button', { name: 'Edit' }).click(),
  ],
  [
    'one’s own comment about to go',
    async (page) => {
      await page.locator('.review--own').getByRole('button', { name: 'Delete' }).click();
      await page.locator('dialog[open]').waitFor();
    },
  ],
];

describe.each(states)('%s', (_, reach) => {
  test('is accessible and no wider than its window', async ({ open, member }) => {
    const { page, complaints } = await open(PATH, member.browser);
    await page.locator('#post-comments').scrollIntoViewIfNeeded();
    await page.locator('.review--own').waitFor();
    await reach(page);
    await expectAccessible(page, { within: '.reviews-section, dialog[open]' });
    await expectNoSidewaysScroll(page, [320]);
    expect(complaints).toEqual([]);
  });
});
