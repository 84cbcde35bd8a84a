import type { Page } from 'playwright';
import { afterAll, describe, expect } from 'vitest';
import { getViolations } from '../support/accessibility.ts';
import { rest } from '../support/accounts.ts';
import { fetchWhole } from '../support/fetch-whole.ts';
import { GOOGLE_CLIENT_ID, startFakeGoogle } from '../support/google.ts';
import { expectAccessible } from '../support/looks.ts';
import { createFreshVisitor, memberTest } from '../support/member.ts';
import { getStorage } from '../support/page-parts.ts';
import type { Open } from '../support/site-test.ts';
import type { Visitor } from '../support/visitor.ts';

const google = await startFakeGoogle();
afterAll(() => google.close());

const test = memberTest({ GOOGLE_CLIENT_ID, GOOGLE_CERTS_URL: google.url });

const SCRIPT = 'https://accounts.google.com/gsi/client';
const getGoogleButton = (page: Page) => page.getByRole('button', { name: 'Fake Google button' });
const getOwnButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

/** Opens a page with a fake of Google's script, whose button passes a credential to the page. */
async function openWithCredential(
  open: Open,
  credential: string,
  path = '/login',
  visitor: Visitor = createFreshVisitor(),
) {
  const opened = await open(path, visitor);
  await opened.page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        let options;
        window.google = { accounts: { id: {
          initialize(config) { options = config; },
          renderButton(container) {
            const button = document.createElement('button');
            button.textContent = 'Fake Google button';
            button.onclick = () => options.callback({ credential: ${JSON.stringify(credential)} });
            container.replaceChildren(button);
          },
        } } };`,
    }),
  );
  return opened;
}

describe('Google’s button', () => {
  test('contacts Google only when it is pressed, then signs in and loads the home page', async ({ open }) => {
    const credential = google.createCredential({ picture: 'https://lh3.googleusercontent.com/a', name: 'Abeba ትዕግስት' });
    const { page, requests, browserErrors } = await openWithCredential(open, credential);
    expect(requests.filter((url) => url.startsWith('https:'))).toEqual([]);
    expect(await getViolations(page)).toEqual([]);
    await page.route('https://lh3.googleusercontent.com/**', (route) => route.fulfill({ status: 204 }));
    await getOwnButton(page).click();
    await getGoogleButton(page).click();
    await page.waitForURL('/');
    await page.locator('header').getByRole('button', { name: 'Abeba ትዕግስት' }).waitFor();
    // Data synced from the account may be stored already.
    const { authToken, jwtToken, user, root: _, ...others } = await getStorage(page);
    expect(JSON.parse(user ?? '')).toEqual({
      username: 'Abeba ትዕግስት',
      email: 'abeba@gmail.com',
      picture: 'https://lh3.googleusercontent.com/a',
    });
    expect(others).toEqual({
      cookieConsent: 'rejected',
      email: 'abeba@gmail.com',
      profilePicture: 'https://lh3.googleusercontent.com/a',
    });
    expect(authToken).toBe(jwtToken);
    expect(authToken).not.toBe(credential);
    await page.goto('/login');
    await page.getByText('You are signed in as').waitFor();
    expect(await getOwnButton(page).count()).toBe(0);
    expect(browserErrors).toEqual([]);
  });

  test('is in the modal without a press if the visitor accepted third-party content', async ({ open }) => {
    const accepted = createFreshVisitor({ cookieConsent: 'accepted' });
    const { page, requests } = await openWithCredential(open, google.createCredential(), '/about', accepted);
    expect(requests).toEqual([]);
    await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Fake Google button' }).waitFor();
    expect(requests.filter((url) => url === SCRIPT)).toHaveLength(1);
  });

  test('reports an invalid credential, and stores nothing', async ({ open }) => {
    const { page } = await openWithCredential(open, 'nonsense');
    await getOwnButton(page).click();
    await getGoogleButton(page).click();
    const message = page.locator('.google .form-message__text--error');
    await message.waitFor();
    expect(await message.textContent()).toContain('Login Failed');
    expect(await getStorage(page)).toEqual({ cookieConsent: 'rejected' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  test('offers a retry if Google’s script cannot be loaded', async ({ open }) => {
    const { page } = await openWithCredential(open, google.createCredential());
    await page.unroute(SCRIPT);
    await page.route(SCRIPT, (route) => route.abort());
    await getOwnButton(page).click();
    await page.getByText('Google could not be reached.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('deleting an account with Google sign-in only', () => {
  test('requires Google sign-in again, with the same Google account', async ({ open, site }) => {
    const claims = { sub: '77', email: 'lulit@gmail.com', name: 'Lulit' };
    const response = await rest(site.test.app, '/google/login', { body: { token: google.createCredential(claims) } });
    const { token } = response.json();
    const readAccounts = () => site.database.dataSource.query('select 1 from users where google_sub = $1', ['77']);
    const visitor = createFreshVisitor({ authToken: token, username: 'Lulit' });
    const { page, requests } = await openWithCredential(
      open,
      google.createCredential({ sub: '78' }),
      '/account',
      visitor,
    );
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const deleteButton = dialog.getByRole('button', { name: 'Delete account' });
    await deleteButton.click();
    await dialog.getByText('Please confirm with Google first.').waitFor();
    expect(requests.filter((url) => url === SCRIPT)).toEqual([]);
    await expectAccessible(page, { within: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await getGoogleButton(page).click();
    await dialog.getByText('Google has confirmed your identity.').waitFor();
    await deleteButton.click();
    await dialog.getByText('Please confirm once more with the Google account that you sign in with.').waitFor();
    expect(await readAccounts()).toHaveLength(1);

    const ownPage = await openWithCredential(open, google.createCredential(claims), '/account', visitor);
    await ownPage.page.getByRole('button', { name: 'Delete my account' }).click();
    const ownDialog = ownPage.page.getByRole('dialog', { name: 'Delete your account?' });
    await ownDialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await getGoogleButton(ownPage.page).click();
    await ownDialog.getByText('Google has confirmed your identity.').waitFor();
    await ownDialog.getByRole('button', { name: 'Delete account' }).click();
    await ownPage.page.waitForURL('**/home');
    expect(await readAccounts()).toEqual([]);
    expect(await getStorage(ownPage.page)).toEqual({ cookieConsent: 'rejected' });
  });
});

describe('the security headers', () => {
  // tests/e2e/robots-and-headers.test.ts covers a site without Google sign-in.
  test('allow Google’s script, frames and popups', async ({ site }) => {
    const { headers } = await fetchWhole(`${site.url}/login`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
    expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org https://accounts.google.com/gsi/");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});
