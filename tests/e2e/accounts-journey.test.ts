import { describe, expect } from 'vitest';
import { createFreshVisitor, memberTest } from '../support/member.ts';
import { expectMessage, getStorage } from '../support/page-parts.ts';

const test = memberTest();

const EMAIL = 'abeba@gmail.com';
const PASSWORD = 'teff and rain';
const NEW_PASSWORD = 'berbere and honey';

describe('the account pages', () => {
  test('register and verify an account, sign in and out, and reset the password', async ({ open, site }) => {
    const { page, browserErrors } = await open('/register', createFreshVisitor());
    await page.getByLabel('Username').fill('Abeba');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectMessage(page, 'Account created. Please check your email to verify it.');
    expect(await page.getByLabel('Username').inputValue()).toBe('');
    await page.waitForURL('**/login');

    // Signing in fails until the address is verified.
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // A link follows in the same sentence.
    await page.locator('main').getByText('Please verify your email before signing in.').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    await page.locator('main').getByRole('link', { name: 'Resend the link' }).click();
    // The sign-in page also has a field "Email", so this waits for the next page.
    await page.waitForURL('**/resend-verification');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Resend' }).click();
    await expectMessage(page, 'Verification link sent successfully!');
    expect(await page.getByLabel('Email').inputValue()).toBe('');

    const verificationUrl = `${site.url}/verify-email/${site.outbox.tokenFor(EMAIL)}`;
    await page.goto(verificationUrl);
    await expectMessage(page, 'Email verified successfully!');
    await page.waitForURL('**/login');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(EMAIL);
    await page.goto(verificationUrl);
    await page.locator('main').getByText('already verified').waitFor();
    await page.waitForURL('**/login');

    await page.goto(`/login?from=${encodeURIComponent('/about?x=1')}`);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Remember Me').check();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectMessage(page, 'Successfully signed in. Redirecting...');
    await page.locator('header').getByRole('button', { name: 'Abeba' }).waitFor();
    await page.waitForURL('**/about?x=1');
    expect(await getStorage(page)).toMatchObject({ username: 'Abeba', rememberEmail: EMAIL });

    await page.locator('header').getByRole('button', { name: 'Abeba' }).click();
    await page.getByText('Are you sure? You will be logged out from your account.').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/home');
    const storage = await getStorage(page);
    expect(Object.keys(storage)).not.toEqual(expect.arrayContaining(['authToken']));
    expect(storage).toMatchObject({ rememberEmail: EMAIL });
    expect(JSON.stringify(storage)).not.toContain(PASSWORD);
    await page.locator('header').getByRole('link', { name: 'Sign In' }).waitFor();

    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.locator('.form-message__text--success').waitFor();
    await page.goto(`/resetpassword/${site.outbox.tokenFor(EMAIL, 'reset-password')}`);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.locator('.form-message__text--success').waitFor();
    await page.waitForURL('**/login');
    // The address is remembered, and the box is ticked.
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(EMAIL);
    expect(await page.getByLabel('Remember Me').isChecked()).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectMessage(page, 'Successfully signed in. Redirecting...');
    expect(browserErrors).toEqual([]);
  }, 180_000);

  test('lead back to the visitor’s page after every detour, and after the links in emails', async ({ open, site }) => {
    const email = 'lulit@gmail.com';
    const from = encodeURIComponent('/recipes/dinner/doro-wat?servings=3#post-comments');
    const { page } = await open('/recipes/dinner/doro-wat?servings=3', createFreshVisitor());
    const main = page.locator('main');
    await main.getByRole('link', { name: 'Please Signin to Comment...' }).click();
    await page.waitForURL(`**/login?from=${from}`);
    await main.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.waitForURL(`**/forgot-password?from=${from}`);
    await main.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(`**/login?from=${from}`);
    await main.getByRole('link', { name: 'Create free account' }).click();
    await page.waitForURL(`**/register?from=${from}`);
    await main.getByRole('link', { name: 'Return to Sign In' }).click();
    await page.waitForURL(`**/login?from=${from}`);
    await main.getByRole('link', { name: 'Create free account' }).click();

    await page.getByLabel('Username').fill('Lulit');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`**/login?from=${from}`);

    const verificationPath = site.outbox.linkFor(email);
    expect(verificationPath).toBe(`/verify-email/${site.outbox.tokenFor(email)}?from=${from}`);
    await page.goto(verificationPath);
    await expectMessage(page, 'Email verified successfully!');
    await page.waitForURL(`**/login?from=${from}`);

    await main.getByRole('link', { name: 'Forgot Password?' }).click();
    // The sign-in page also has a field "Email", so this waits for the next page.
    await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.locator('.form-message__text--success').waitFor();
    await page.goto(site.outbox.linkFor(email, 'reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.waitForURL(`**/login?from=${from}`);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/recipes/dinner/doro-wat?servings=3#post-comments');
  }, 180_000);

  test.for(['/login', '/resend-verification'])('%s shows its message again after a reload', async (path, { open }) => {
    const { page, browserErrors } = await open(path, createFreshVisitor());
    const message = 'This email is already verified.';
    // A redirect within the site leaves this state in the history.
    await page.evaluate((message) => history.replaceState({ usr: { message }, key: 'other', idx: 0 }, ''), message);
    await page.reload();
    await expectMessage(page, message);
    expect(browserErrors).toEqual([]);
  });
});
