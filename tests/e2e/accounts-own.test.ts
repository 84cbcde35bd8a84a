import fs from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { getViolations } from '../support/accessibility.ts';
import { PASSWORD, signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/looks.ts';
import { createFreshVisitor, createMember, memberTest } from '../support/member.ts';
import { expectMessage, getFocusedId, getStorage } from '../support/page-parts.ts';

const test = memberTest();

describe('the account page', () => {
  test('changes the name everywhere at once, and lets a subscriber leave the newsletter', async ({ open, site }) => {
    const member = await createMember(site);
    const isSubscribed = async () =>
      (await site.database.dataSource.query('select 1 from subscribers where email = $1', [member.email])).length > 0;
    const { page, browserErrors } = await open('/account', member.browser);
    await page.getByText(member.email).waitFor();
    // The sentence leaves out the counts of empty lists.
    await page.getByText('Your basket, comparison and shopping list are the same on').waitFor();
    const name = page.locator('main').getByLabel('Username');
    await name.fill('Abeba 2');
    await page.getByRole('button', { name: 'Change name' }).click();
    await expectMessage(page, 'Username can only contain letters.');
    await name.fill('አበበች');
    await page.getByRole('button', { name: 'Change name' }).click();
    await expectMessage(page, 'Your name has been changed.');
    await page.locator('header').getByRole('button', { name: 'አበበች' }).waitFor();
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('አበበች');

    // Members without a subscription see no newsletter section.
    await page.getByText(member.email).waitFor();
    expect(await page.getByRole('heading', { name: 'Newsletter' }).count()).toBe(0);
    await site.database.dataSource.query(
      'insert into subscribers (id, email, confirmed_at) values (gen_random_uuid(), $1, now())',
      [member.email],
    );
    await page.reload();
    const section = page.getByRole('region', { name: 'Newsletter' });
    await section.getByText(`You receive our newsletter at ${member.email}.`).waitFor();
    await expectAccessible(page, { within: 'main' });
    await section.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectMessage(page, 'You are unsubscribed. Your address has been deleted from our list.');
    expect(await section.getByRole('button').count()).toBe(0);
    expect(await getFocusedId(page)).toBe('newsletter');
    expect(await isSubscribed()).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Download my data' }).waitFor();
    expect(await section.count()).toBe(0);
    expect(browserErrors).toEqual([]);
  });

  test('keeps a new name typed after the session ended until the member signs in again', async ({ open, site }) => {
    const member = await createMember(site, 'Almaz');
    const { page } = await open('/account', member.browser);
    await page.getByText(member.email).waitFor();
    await site.database.dataSource.query('delete from sessions');
    const name = page.locator('main').getByLabel('Username');
    await name.fill('Bekele');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.locator('main').getByRole('link', { name: 'sign in' }).click();
    await page.waitForURL('**/login?from=%2Faccount');
    await page.getByLabel('Email', { exact: true }).fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/account');
    await expectMessage(page, 'Your new name has not been saved yet.');
    expect(await name.inputValue()).toBe('Bekele');
    await page.getByRole('button', { name: 'Change name' }).click();
    await expectMessage(page, 'Your name has been changed.');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Bekele');
    expect(await page.getByText('has not been saved yet').count()).toBe(0);
  });

  test('lists sessions, and ends one or all others', async ({ open, site }) => {
    const member = await createMember(site);
    const others = [await signIn(site.test.app, member.email), await signIn(site.test.app, member.email)];
    const { page } = await open('/account', member.browser);
    const entries = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(3);
    expect(await entries.getByText('This browser').count()).toBe(1);
    await expectAccessible(page, { within: 'section:has(> #sessions)' });
    await entries
      .getByRole('button', { name: /^Sign out:/ })
      .first()
      .click();
    await expectMessage(page, 'Signed out on that device.');
    await expect.poll(() => entries.count()).toBe(2);
    expect(await getFocusedId(page)).toBe('sessions');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectMessage(page, 'Signed out everywhere else.');
    await expect.poll(() => entries.count()).toBe(1);
    expect(await getFocusedId(page)).toBe('sessions');
    for (const token of others) {
      const { statusCode } = await site.test.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query: '{ viewer { id } }' },
      });
      expect(statusCode).toBe(401);
    }
  });

  test('creates an API token, shows it once, and revokes it; exports the account’s data', async ({ open, site }) => {
    const member = await createMember(site);
    const { page, browserErrors } = await open('/account', member.browser);
    const section = page.getByRole('region', { name: 'Developers' }).getByRole('region', { name: 'API tokens' });
    await section.getByRole('button', { name: 'Create a token' }).click();
    const name = section.getByLabel('Token name');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await section.getByLabel('Expires after (days)').fill('400');
    await section.getByRole('button', { name: 'Create token' }).click();
    await section.getByText('Please name the token.').waitFor();
    await section.getByText('A token can be valid for 1 to 365 days.').waitFor();
    await expectAccessible(page, { within: 'section:has(> #tokens)' });
    await name.fill('Menu board');
    await section.getByLabel('Expires after (days)').fill('90');
    await section.getByLabel('Allow saving and commenting').check();
    await section.getByRole('button', { name: 'Create token' }).click();
    await expectMessage(page, 'Token created. Copy it now: it will not be shown again.');
    expect(await getFocusedId(page)).toBe('tokens');
    const token = await section.locator('code').innerText();
    expect(token).toMatch(/^mesob_[0-9a-f]{64}$/);
    await section.getByText('Reads and writes, never used, until').waitFor();
    await expectAccessible(page, { within: 'section:has(> #tokens)' });
    const queryViewer = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const payload = { query: '{ viewer { username } }' };
      return (await site.test.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
    };
    expect(await queryViewer()).toMatchObject({ data: { viewer: { username: member.username } } });
    await page.reload();
    await section.getByText('Reads and writes, last used').waitFor();
    expect(await page.content()).not.toContain(token);
    expect(JSON.stringify(await getStorage(page))).not.toContain(token);
    await section.getByRole('button', { name: 'Revoke Menu board' }).click();
    await expectMessage(page, 'Token revoked.');
    await expect.poll(() => section.getByRole('listitem').count()).toBe(0);
    expect(await queryViewer()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('mesob-data.json');
    const data = await fs.readFile(await file.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(data))).toContain(member.email);
    expect(browserErrors).toEqual([]);
  });

  test('deletes the account after asking for the password, and clears the member’s data in the browser', async ({
    open,
    site,
  }) => {
    const member = await createMember(site);
    const { page } = await open(
      '/account',
      createFreshVisitor({
        authToken: member.token,
        username: member.username,
        email: member.email,
        rememberEmail: member.email,
      }),
    );
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.waitFor();
    expect(await getViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Please provide a password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong wrong');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Wrong password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/home');
    expect(await getStorage(page)).toEqual({ cookieConsent: 'rejected' });
    await page.locator('.toast', { hasText: 'Your account has been deleted.' }).waitFor();
  });
});

describe('a session ended on another device', () => {
  test('signs the browser out on the current page, at the next call', async ({ open, site }) => {
    const member = await createMember(site);
    const { page } = await open('/account', member.browser);
    await page.getByText(member.email).waitFor();
    await site.database.dataSource.query('delete from sessions');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.locator('.toast', { hasText: 'Your session has ended. Please sign in again.' }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Sign In' }).waitFor();
    // The member's data (`root`) stays for the next sign-in of the same member.
    const { root: _, ...others } = await getStorage(page);
    expect(others).toEqual({ cookieConsent: 'rejected' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/account');
  });
});
