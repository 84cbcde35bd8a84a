import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { addReviews } from './catalogue.ts';
import { memberTest } from './member.ts';
import type { TestSite } from './site.ts';

/** The recipe that is commented on. */
export const REVIEWED_SLUG = 'doro-wat';
export const REVIEW_PATH = `/recipes/dinner/${REVIEWED_SLUG}`;

/** `memberTest` whose recipes have no comments when a test begins, and whose throttles are empty. */
export function reviewTest() {
  const test = memberTest();
  test.beforeEach(async ({ site }) => {
    await site.database.dataSource.query('delete from reviews');
    await site.database.dataSource.query('delete from throttles');
  });
  return test;
}

/** Adds comments of other members, with ½, 1, 1 ½ … 5 stars, and then from ½ again. */
export function addGuestReviews({ database }: TestSite, count: number): Promise<void> {
  return addReviews(
    database.dataSource,
    REVIEWED_SLUG,
    Array.from({ length: count }, (_, index) => ({
      username: `Guest ${index + 1}`,
      halves: 1 + (index % 10),
      message: `Review ${index + 1}.`,
    })),
  );
}

/** Returns the part of the page with the form. */
export function getForm(page: Page): Locator {
  return page.getByRole('region', { name: /^(Post Comments|Update your comment)$/ });
}

/** Returns the field for the text. */
export function getCommentField(page: Page): Locator {
  return page.getByLabel('Your comment', { exact: true });
}

/** Returns the radio button for a number of stars, by its name, such as "4.5 stars". */
export function getStarButton(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

/** Returns the button that sends a comment, new or changed. */
export function getPostButton(page: Page): Locator {
  return getForm(page).getByRole('button', { name: /^(Post comment|Update)$/ });
}

/** Returns the comments of the list. */
export function getReviews(page: Page): Locator {
  return page.locator('.review');
}

/** Returns the member's own comment in the list. */
export function getOwnReview(page: Page): Locator {
  return page.locator('.review--own');
}

/** Returns the tag of the focused element, with its text if it has no child elements. */
export function getFocusedTag(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { outerHTML = '', innerHTML = '' } = document.activeElement ?? {};
    return outerHTML.replace(innerHTML, '') + (document.activeElement?.childElementCount ? '' : innerHTML);
  });
}

/** Scrolls to the form and waits for its scripts, which load after the page's. */
export async function scrollToForm(page: Page): Promise<void> {
  await page.locator('#post-comments').scrollIntoViewIfNeeded();
  await expect.poll(() => getForm(page).locator('[type=submit]').isEnabled(), { timeout: 15_000 }).toBe(true);
}

/** Fills in the form and submits it, without waiting for the result. */
export async function submitReview(page: Page, rating: string, message: string): Promise<void> {
  await scrollToForm(page);
  await getStarButton(page, rating).check({ force: true });
  await getCommentField(page).fill(message);
  await getPostButton(page).click();
}
