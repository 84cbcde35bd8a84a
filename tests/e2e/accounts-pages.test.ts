import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { expectEachClean } from '../support/looks.ts';
import { createFreshVisitor, createMember, memberTest } from '../support/member.ts';
import { expectMessage } from '../support/page-parts.ts';
import type { TestSite } from '../support/site.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expectEachUnlisted } from '../support/unlisted-pages.ts';

const test = memberTest();

const getPath = (page: Page) => new URL(page.url()).pathname;

/** Expects a redirect after this many milliseconds, not sooner. The page's clock must be stopped; it runs afterward. */
async function expectRedirectAfter(page: Page, milliseconds: number, to: string): Promise<void> {
  const from = getPath(page);
  await page.clock.runFor(milliseconds - 100);
  expect(getPath(page)).toBe(from);
  await page.clock.runFor(200);
  await page.clock.resume();
  await page.waitForURL(`**${to}`);
}

/** Blocks all GraphQL requests. */
const abortGraphql = (page: Page) => page.route('**/graphql**', (route) => route.abort());
/** Makes the server fail every GraphQL request. */
const failGraphql = (page: Page) =>
  page.route('**/graphql**', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({ errors: [{ message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    }),
  );

const post = (site: TestSite, action: string, payload: object) =>
  site.test.app.inject({
    method: 'POST',
    url: `/api/users/${action}`,
    headers: { 'x-forwarded-for': '10.9.9.9' },
    payload,
  });

/** Registers a member. Returns the token in the emailed link. */
async function register(site: TestSite, email: string): Promise<string> {
  await post(site, 'register', { username: 'Selam', email, password: 'teff and rain' });
  return site.outbox.tokenFor(email);
}

const expireLinks = (site: TestSite) => site.database.dataSource.query('update one_time_tokens set expires_at = now()');

describe('the account pages', () => {
  const pages = [
    ['/login', 'Sign In'],
    ['/register', 'Register'],
    ['/forgot-password', 'Forgot Password'],
    ['/resend-verification', 'Resend Verification'],
    ['/resetpassword/abc', 'Reset Password'],
    ['/resetpassword', 'Reset Password'],
    ['/account', 'Your Account'],
  ] as const;

  test('have their headings and forms without scripts, and are hidden from search engines', async ({ site }) => {
    await expectEachUnlisted(site, pages);
  });

  test('are accessible on a phone, also in dark mode, and fit phone and desktop windows', async ({ open }) => {
    // The tests of public pages include the pages to sign in and register.
    const visitor = await open('/about', createFreshVisitor());
    await expectEachClean(visitor, [['/forgot-password'], ['/resetpassword/abc'], ['/account']]);
    // The account page asks visitors to sign in, and the link names the page to return to.
    await visitor.page.locator('main').getByRole('link', { name: 'sign in' }).click();
    await visitor.page.waitForURL('**/login?from=%2Faccount');
  });
});

describe('the account forms without scripts', () => {
  test('register an account, and keep what was typed except passwords', async ({ open, site }) => {
    const { page } = await open('/register', createFreshVisitor({}, { javaScriptEnabled: false }));
    const submit = page.getByRole('button', { name: 'Create account' });
    const fill = async (password: string, confirmation: string) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
      await submit.click();
    };
    await page.getByLabel('Username').fill('Abeba');
    await page.getByLabel('Email').fill('without.scripts@gmail.com');
    await fill('Longenough1', 'Longenough2');
    await expectMessage(page, "Passwords don't match.");
    expect(await page.getByLabel('Username').inputValue()).toBe('Abeba');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await fill('Longenough1', 'Longenough1');
    await expectMessage(page, 'Account created. Please check your email to verify it.');
    expect(site.outbox.tokenFor('without.scripts@gmail.com')).toBeTruthy();
    // Without scripts, a header redirects.
    await page.waitForURL('**/login');
  });

  test('say that signing in needs JavaScript, if the scripts have not loaded yet', async ({ open }) => {
    const { page } = await open('/cookies-policy', createFreshVisitor());
    const releaseScripts = await holdRequests(page, '**/assets/site-*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('abeba@gmail.com');
    await page.getByLabel('Password', { exact: true }).fill('Longenough1');
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    const text =
      'Signing in needs JavaScript: it keeps you signed in. Turn it on, or wait until the page has loaded, and try again.';
    await page.locator('.form-message').getByText(text).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('abeba@gmail.com');
    expect(await page.content()).not.toContain('Longenough1');
    releaseScripts();
  });
});

/** Returns `true` if an element is inside the window and below the header. */
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= innerHeight;
  });

describe('the register page', () => {
  test('shows the specified texts for wrong values, failures and success, and leads to the next pages', async ({
    open,
  }) => {
    const { page, requests } = await open('/register', createFreshVisitor());
    await page.getByText('Keep your recipes, plan and lists on every device.').waitFor();
    const hint = await page.getByLabel('Email').getAttribute('aria-describedby');
    expect(await page.locator(`[id='${hint}']`).innerText()).toBe(
      'Use an address at gmail.com, yahoo.com, outlook.com, or hotmail.com.',
    );
    const submit = page.getByRole('button', { name: 'Create account' });
    await submit.click();
    await expectMessage(page, 'All fields are required.');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(4);
    await expect
      .poll(() => page.getByLabel('Username').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await page.getByLabel('Username').fill('Abeba1');
    await expectMessage(page, 'Username can only contain letters.');
    await page.getByLabel('Username').fill('አበበች');
    await page.getByLabel('Email').fill('abeba');
    await expectMessage(page, 'Invalid email format.');
    await page.getByLabel('Email').fill('abeba@nowhere.example');
    await expectMessage(page, 'Did you mean one of these? gmail.com, yahoo.com, outlook.com, hotmail.com');
    const password = page.getByLabel('Password', { exact: true });
    for (const [text, strength] of [
      ['short', 'Weak'],
      ['longenough', 'Moderate'],
      ['Longenough1', 'Strong'],
    ] as const) {
      await password.fill(text);
      await page.locator('.strength', { hasText: strength }).waitFor();
    }
    await page.getByLabel('Confirm password', { exact: true }).fill('Longenough2');
    await expectMessage(page, "Passwords don't match.");
    await page.getByLabel('Confirm password', { exact: true }).fill('Longenough1');
    await submit.click();
    expect(requests).toEqual([]);
    await abortGraphql(page);
    await page.getByLabel('Email').fill('abeba@gmail.com');
    await page.setViewportSize({ width: 375, height: 667 });
    await submit.click();
    await expectMessage(page, 'An unexpected error occurred.');
    expect(await isInView(page, '.form-message')).toBe(true);
    await page.unroute('**/graphql**');
    await failGraphql(page);
    await submit.click();
    await expectMessage(page, 'Failed to create account.');
    expect(await password.inputValue()).toBe('Longenough1');
    await page.unroute('**/graphql**');
    // Only the server knows which passwords are too common.
    const confirmation = page.getByLabel('Confirm password', { exact: true });
    await password.fill('password123');
    await confirmation.fill('password123');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'This password is too common. Please choose another one.');
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await password.getAttribute('aria-describedby')).toMatch(/-error$/);
    await password.fill('Longenough1');
    await confirmation.fill('Longenough1');
    await stopClock(page);
    await submit.click();
    await expectMessage(page, 'Account created. Please check your email to verify it.');
    expect(await page.locator('.form-message').innerText()).toContain('the email to abeba@gmail.com within 24 hours');
    expect(await isInView(page, '.form-message')).toBe(true);
    expect(await submit.isDisabled()).toBe(true);
    expect(await password.inputValue()).toBe('');
    await expectRedirectAfter(page, 4_000, '/login');
    // The sign-in page repeats the message for visitors who missed it.
    await expectMessage(page, 'Account created. Please check your email to verify it.');
    expect(await page.getByRole('button', { name: 'Sign In', exact: true }).last().isEnabled()).toBe(true);
    expect(await page.getByLabel('Email').inputValue()).toBe('abeba@gmail.com');
    await page.getByRole('link', { name: 'resend the link' }).click();
    await page.waitForURL('**/resend-verification');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('abeba@gmail.com');

    // The form for another link checks the address, and says that it is sending.
    await page.getByLabel('Email').fill('');
    const send = page.locator('main button[type=submit]');
    await send.click();
    await expectMessage(page, 'Email is required.');
    await page.getByLabel('Email').fill('a b@gmail.com');
    await expectMessage(page, 'Please enter a valid email address.');
    await page.getByLabel('Email').fill('nobody@gmail.com');
    const release = await holdRequests(page, '**/graphql**', { outcome: 'abort' });
    const { width } = (await send.boundingBox()) ?? {};
    await send.click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect((await send.boundingBox())?.width).toBe(width);
    release();
    await expectMessage(page, 'Failed to resend verification link.');
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@gmail.com');
  });
});

describe('the sign-in page', () => {
  test('shows the server’s messages, checks nothing itself, and ignores a return address on another site', async ({
    open,
    site,
  }) => {
    const member = await createMember(site);
    const { page } = await open('/login?from=//elsewhere.example/x', createFreshVisitor());
    const submit = page.locator('main').getByRole('button', { name: 'Sign In', exact: true });
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill('x');
    await submit.click();
    await expectMessage(page, 'Invalid email or password.');
    await page.locator('.toast', { hasText: 'Invalid email or password.' }).waitFor();
    await abortGraphql(page);
    await submit.click();
    await expectMessage(page, 'An error occurred. Please try again.');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('x');
    await page.unroute('**/graphql**');
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await stopClock(page);
    await submit.click();
    await expectMessage(page, 'Successfully signed in. Redirecting...');
    expect(await page.locator('.toast--error').count()).toBe(0);
    await expectRedirectAfter(page, 3_000, '/home');
  });
});

describe('the pages of emailed links', () => {
  test('request a reset link only if there is an address, and show failures', async ({ open }) => {
    const { page } = await open('/forgot-password', createFreshVisitor());
    const submit = page.getByRole('button', { name: 'Send Reset Link' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('nobody@gmail.com');
    await abortGraphql(page);
    await submit.click();
    await expectMessage(page, 'An unexpected error occurred.');
    await page.unroute('**/graphql**');
    await failGraphql(page);
    await submit.click();
    await expectMessage(page, 'Failed to send reset link.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/login');
  });

  test('verify an address with one request, and show failures where visitors request another link', async ({
    open,
    site,
  }) => {
    const token = await register(site, 'sara@gmail.com');
    await expireLinks(site);
    const { page, requests } = await open(`/verify-email/${token}`, createFreshVisitor());
    await page.locator('.form-message__text--error').waitFor();
    expect(requests).toHaveLength(1);
    await page.waitForURL('**/resend-verification');
    await expectMessage(page, 'This verification link has expired.');
    expect(await page.getByLabel('Email').inputValue()).toBe('sara@gmail.com');
    await page.route('**/graphql**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.abort();
    });
    await page.goto('/verify-email/other');
    await expectMessage(page, 'Verifying your email, please wait...');
    await expectMessage(page, 'Unable to connect to the server. Please try again.');
    await page.waitForURL('**/resend-verification');
    await page.goto('/verify-email');
    await page.waitForURL('**/resend-verification');
    await expectMessage(page, 'Verification token is missing.');
  });

  test('redirect a second and a half after an address is verified', async ({ open, site }) => {
    const token = await register(site, 'selam@gmail.com');
    const { page } = await open('/resend-verification', createFreshVisitor());
    const release = await holdRequests(page, '**/graphql**');
    // The clock is stopped only after this request, because scripts do not start while it is stopped.
    const verification = page.waitForRequest((request) => request.postData()?.includes('VerifyEmail') ?? false);
    await page.goto(`/verify-email/${token}`);
    await expectMessage(page, 'Verifying your email, please wait...');
    await verification;
    await stopClock(page);
    release();
    await expectMessage(page, 'Email verified successfully!');
    await expectRedirectAfter(page, 1_500, '/login');
    await expectMessage(page, 'Email verified successfully!');
  });

  test('reset a password, or say why not', async ({ open, site }) => {
    const member = await createMember(site);
    const requestResetLink = async () => {
      await post(site, 'forgotpassword', { email: member.email });
      return `/resetpassword/${site.outbox.tokenFor(member.email, 'reset-password')}`;
    };
    const { page, go } = await open(await requestResetLink(), createFreshVisitor());
    await expireLinks(site);
    const submit = page.locator('main button[type=submit]');
    await submit.click();
    await expectMessage(page, 'Please provide a password.');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await expectMessage(page, 'Password must be at least 8 characters.');
    await page.getByLabel('New password', { exact: true }).fill('berbere and honey');
    await abortGraphql(page);
    await submit.click();
    await expectMessage(page, 'Something went wrong. Please try again.');
    await page.unroute('**/graphql**');
    await submit.click();
    await page.locator('main').getByText('Invalid or expired reset link.').waitFor();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await page.waitForURL('**/forgot-password');
    expect(await page.getByLabel('Email').inputValue()).toBe(member.email);
    expect(await submit.isEnabled()).toBe(true);
    await go(await requestResetLink());
    await page.getByLabel('New password', { exact: true }).fill('berbere and honey');
    await stopClock(page);
    await submit.click();
    await expectMessage(page, 'Password reset successfully!');
    await expectRedirectAfter(page, 2_000, '/login');
    await expectMessage(page, 'Password reset successfully!');
  });
});
