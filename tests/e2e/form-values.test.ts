import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import {
  getCommentField,
  getPostButton,
  getStarButton,
  REVIEW_PATH,
  reviewTest,
  scrollToForm,
} from '../support/review-page.ts';

const test = reviewTest();

/** Sets fields without an event, like some password managers and iOS autofill. */
function fillSilently(page: Page, form: string, values: Record<string, string>): Promise<void> {
  return page.locator(form).evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.value = value;
    }
  }, values);
}

const email = 'sara@gmail.com';
const password = 'a quiet Kitchen 12';

const forms: [path: string, form: string, values: Record<string, string>, button: string][] = [
  ['/login', 'main form', { email, password }, 'Sign In'],
  ['/register', 'main form', { username: 'Sara', email, password, confirmation: password }, 'Create account'],
  ['/forgot-password', 'main form', { email }, 'Send Reset Link'],
  ['/resetpassword/a-token', 'main form', { password }, 'Reset Password'],
  ['/contact', '#contact-form', { name: 'Sara', email, message: 'Where is the injera?' }, 'Send message'],
  ['/', '.newsletter form', { email }, 'Subscribe'],
];

describe('values that were set without an event', () => {
  test.for(forms)('are sent by the form at %s', async ([path, form, values, button], { open }) => {
    const { page } = await open(path);
    // The newsletter's script loads when its form is near.
    await page.locator(form).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !document.querySelector('.newsletter__form > span'));
    await fillSilently(page, form, values);
    const sentRequest = page.waitForRequest(
      (request) => request.url().includes('/graphql') && request.method() === 'POST',
    );
    await page.locator(form).getByRole('button', { name: button, exact: true }).click();
    const body = (await sentRequest).postData();
    for (const [name, value] of Object.entries(values)) if (name !== 'confirmation') expect(body).toContain(value);
  });

  test('are sent with a comment', async ({ open, member }) => {
    const { page } = await open(REVIEW_PATH, member.browser);
    await scrollToForm(page);
    await getStarButton(page, '5 stars').check({ force: true });
    await fillSilently(page, '.review-form form', { message: 'My mother makes it like this.' });
    const sentRequest = page.waitForRequest((request) => request.postData()?.includes('My mother') ?? false);
    await getPostButton(page).click();
    await sentRequest;
    await page.locator('.review__message').getByText('My mother makes it like this.').waitFor();
    expect(await getCommentField(page).getAttribute('aria-invalid')).toBe('false');
  });
});
