import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { getViolations } from '../support/accessibility.ts';
import { measureLayoutShift } from '../support/layout-shifts.ts';
import { expectAccessible } from '../support/looks.ts';
import { createFreshVisitor, createMember, memberTest } from '../support/member.ts';
import { expectToast, getDialog, getStorage } from '../support/page-parts.ts';

const test = memberTest();

const getSignInLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign In' });
const getEmailField = (page: Page) => getDialog(page).getByLabel('Email');
const getPasswordField = (page: Page) => getDialog(page).getByLabel('Password', { exact: true });

describe('the sign-in modal', () => {
  test('validates before it calls the server, and remembers the email with "Remember Me"', async ({ open }) => {
    const { page, requests, browserErrors } = await open('/contact', createFreshVisitor({}, { pictures: true }));
    expect(await measureLayoutShift(page, () => getSignInLink(page).click())).toBe(0);
    await getDialog(page).getByRole('heading', { name: 'Welcome back' }).waitFor();
    const loginButton = getDialog(page).getByRole('button', { name: 'Login' });
    const requestCount = requests.length;
    await loginButton.click();
    await getDialog(page).getByText('Email is required', { exact: true }).waitFor();
    await getDialog(page).getByText('Password is required', { exact: true }).waitFor();
    await expectToast(page, 'Email is required!');
    await expect.poll(() => getEmailField(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page, { widths: [1280], within: 'dialog[open]' });
    await getEmailField(page).fill('abeba');
    await getDialog(page).getByText('Invalid email format').waitFor();
    await getEmailField(page).fill('abeba@gmail.com');
    await getPasswordField(page).fill('12345');
    await getDialog(page).getByText('Password must be at least 6 characters').waitFor();
    expect(await getDialog(page).locator('.field__error:not(:empty)').count()).toBe(1);
    await loginButton.click();
    expect(requests).toHaveLength(requestCount);

    await getDialog(page).getByRole('button', { name: 'Show password' }).click();
    expect(await getPasswordField(page).getAttribute('type')).toBe('text');
    await getDialog(page).getByRole('button', { name: 'Hide password' }).click();
    expect(await getPasswordField(page).getAttribute('type')).toBe('password');

    await getDialog(page).getByLabel('Remember Me').check();
    await expectToast(page, 'Remember Me Enabled');
    expect(await getStorage(page)).toMatchObject({ rememberEmail: 'abeba@gmail.com', rememberPassword: 'true' });
    await getDialog(page).getByLabel('Remember Me').uncheck();
    await expectToast(page, 'Remember Me Disabled');
    expect(Object.keys(await getStorage(page))).toEqual(['cookieConsent']);

    // A toast can be closed while the dialog is open. Then Escape closes the dialog.
    await page.locator('.toast').first().getByRole('button', { name: 'Close message' }).click();
    await page.keyboard.press('Escape');
    await getDialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => getSignInLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(browserErrors).toEqual([]);
  });

  test('signs in, says so, and reloads the page after a second', async ({ open, member }) => {
    const { page } = await open('/contact', createFreshVisitor());
    await getSignInLink(page).click();
    await getEmailField(page).fill(member.email);
    await getPasswordField(page).fill(member.password);
    await getDialog(page).getByLabel('Remember Me').check();
    await page.clock.install();
    const loginButton = getDialog(page).locator('button[type=submit]');
    await page.clock.pauseAt(Date.now() + 60_000);
    await loginButton.click();
    await getDialog(page).locator('.form-message__text--success').waitFor();
    expect(await loginButton.isDisabled()).toBe(true);
    // Data synced from the account may be stored already.
    const { authToken, username, root: _, ...others } = await getStorage(page);
    expect(username).toBe(member.username);
    expect(authToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(others).toEqual({ cookieConsent: 'rejected', rememberEmail: member.email, rememberPassword: 'true' });
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(900);
    expect(await getDialog(page).count()).toBe(1);
    await page.clock.runFor(200);
    await reloaded;
    expect(await getDialog(page).count()).toBe(0);
    await page.clock.resume();
    await page.locator('header').getByRole('button', { name: member.username }).waitFor();
  });

  test('shows a failure on the sign-in page, with the email filled in but not the password', async ({
    open,
    member,
  }) => {
    const { page } = await open('/contact?x=1', createFreshVisitor({}, { viewport: { width: 375, height: 812 } }));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await getDialog(page).getByRole('link', { name: 'Login' }).click();
    const modal = page.getByRole('dialog', { name: 'Welcome back' });
    await modal.getByLabel('Email').fill(member.email);
    await page.keyboard.press('Enter');
    // Toasts are now inside the modal, and the next one must not disappear with it.
    await expectToast(page, 'Password is required!');
    await modal.getByLabel('Password', { exact: true }).fill('wrong wrong');
    expect(await getViolations(page, { within: 'dialog[open]' })).toEqual([]);
    // Toasts disappear after some seconds; none does while the clock is stopped.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?from=%2Fcontact%3Fx%3D1');
    await page.locator('main').getByText('Invalid email or password.').waitFor();
    await expectToast(page, 'Invalid email or password.');
    await page.clock.resume();
    expect(await getDialog(page).count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe(member.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    const stored = await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));
    expect(stored).toContain(member.email);
    expect(stored).not.toContain('wrong wrong');
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/contact?x=1');
  });

  test('says that the server cannot be reached, and keeps what was typed', async ({ open, member }) => {
    const { page, context } = await open('/contact', createFreshVisitor());
    await getSignInLink(page).click();
    await getEmailField(page).fill(member.email);
    await getPasswordField(page).fill(member.password);
    await context.setOffline(true);
    const loginButton = getDialog(page).getByRole('button', { name: 'Login' });
    await loginButton.click();
    await getDialog(page)
      .getByRole('alert')
      .getByText('Unable to connect to the server. Check your connection and try again.')
      .waitFor();
    expect(await getViolations(page, { within: 'dialog[open]' })).toEqual([]);
    expect([new URL(page.url()).pathname, await getPasswordField(page).inputValue()]).toEqual([
      '/contact',
      member.password,
    ]);
    expect(await page.getByText('valid email and password').count()).toBe(0);
    await context.setOffline(false);
    await loginButton.click();
    await getDialog(page).locator('.form-message__text--success').waitFor();
  });

  test('is replaced, without scripts, by the sign-in page, which says that signing in needs them', async ({ open }) => {
    const { page } = await open('/about', createFreshVisitor({}, { javaScriptEnabled: false }));
    await getSignInLink(page).click();
    await page.waitForURL('**/login?from=%2Fabout');
    expect(await page.getByText('Signing in needs JavaScript').isVisible()).toBe(true);
    expect(await page.locator('main button[type=submit]:visible').count()).toBe(0);
  });

  test('removes a password stored by an older version of the site', async ({ open }) => {
    const { page } = await open('/about', createFreshVisitor({ rememberPassword: 'teff and rain' }));
    expect(await getStorage(page)).toEqual({ cookieConsent: 'rejected' });
  });
});

describe('signing out', () => {
  test('asks for confirmation, and ends the session in all tabs and on the server', async ({ open, site }) => {
    const ownMember = await createMember(site, 'Sara');
    const { page, context } = await open(
      '/about',
      createFreshVisitor({
        authToken: ownMember.token,
        username: ownMember.username,
        user: '{}',
        jwtToken: ownMember.token,
        email: ownMember.email,
        profilePicture: '/favicon.svg',
        rememberPassword: 'true',
        rememberEmail: ownMember.email,
      }),
    );
    const otherTab = await context.newPage();
    await otherTab.goto('/account');
    await otherTab.getByText(ownMember.email).waitFor();
    const nameButton = page.locator('header').getByRole('button', { name: 'Sara' });
    await nameButton.click();
    await getDialog(page).getByText('Are you sure? You will be logged out from your account.').waitFor();
    expect(await getViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await getDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => nameButton.evaluate((button) => button === document.activeElement)).toBe(true);
    await nameButton.click();
    await getDialog(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/home');
    expect(await getStorage(page)).toEqual({ cookieConsent: 'rejected', rememberEmail: ownMember.email });
    // The other tab is signed out, too, and the token is invalid.
    await otherTab.locator('main').getByRole('link', { name: 'sign in' }).waitFor();
    const { statusCode } = await site.test.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${ownMember.token}` },
      payload: { query: '{ viewer { id } }' },
    });
    expect(statusCode).toBe(401);
  });

  test('needs confirmation on /logout if another site linked there', async ({ open, site }) => {
    const ownMember = await createMember(site);
    const { page } = await open('/about', ownMember.browser);
    await page.goto('/logout', { referer: 'https://elsewhere.example/' });
    await page.locator('main').getByText('Are you sure? You will be logged out from your account.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(ownMember.token);
    await page.locator('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/home');
    expect(await getStorage(page)).toEqual({ cookieConsent: 'rejected' });
  });
});
