import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createFreshVisitor, memberTest, type TestMember } from '../support/member.ts';
import { getDialog } from '../support/page-parts.ts';

const test = memberTest();

/** A call of the browser's password store. */
type Call = [method: string, ...args: unknown[]];

declare global {
  interface Window {
    calls: Call[];
  }
}

/** Mocks the browser's password store, which does not respond in a headless browser. */
async function mockPasswordStore(
  page: Page,
  stored: { id: string; password: string } | null,
  shouldFail = false,
): Promise<void> {
  await page.addInitScript(
    ([credential, shouldFail]) => {
      window.calls = JSON.parse(sessionStorage.getItem('calls') ?? '[]');
      const respond = async <Value>(call: Call, value: Value): Promise<Value> => {
        window.calls.push(call);
        sessionStorage.setItem('calls', JSON.stringify(window.calls));
        if (shouldFail) throw new DOMException('There is no store.', 'NotSupportedError');
        return value;
      };
      Object.defineProperty(window, 'PasswordCredential', {
        value: class {
          constructor(data: object) {
            Object.assign(this, data);
          }
        },
      });
      Object.defineProperty(navigator, 'credentials', {
        value: {
          store: (data: object) => respond(['store', { ...data }], data),
          get: (options: object) => respond(['get', options], credential),
          preventSilentAccess: () => respond(['preventSilentAccess'], undefined),
        },
      });
    },
    [stored, shouldFail] as const,
  );
}

const getCalls = (page: Page) => page.evaluate(() => window.calls);
const openModal = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign In' }).click();
const getFieldValues = (page: Page) =>
  Promise.all([
    getDialog(page).getByLabel('Email').inputValue(),
    getDialog(page).getByLabel('Password', { exact: true }).inputValue(),
  ]);

async function signIn(page: Page, member: TestMember, remember: boolean): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  if (remember) await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('main').getByText('Successfully signed in. Redirecting...').waitFor();
}

describe('the browser’s password manager', () => {
  test('is offered the password with "Remember Me", and prevents silent access after signing out', async ({
    open,
    member,
  }) => {
    const { page, go, browserErrors } = await open('/about', createFreshVisitor());
    await mockPasswordStore(page, null);
    await go('/login');
    await signIn(page, member, true);
    const { email: id, password, username: name } = member;
    expect(await getCalls(page)).toEqual([['store', { id, password, name }]]);
    await page.goto('/logout', { referer: page.url() });
    await page.waitForURL('**/home');
    await expect.poll(() => getCalls(page)).toContainEqual(['preventSilentAccess']);
    expect(browserErrors).toEqual([]);
  });

  test('fills the modal without asking if the visitor chose "Remember Me"', async ({ open, member }) => {
    const options = createFreshVisitor({ rememberEmail: member.email, rememberPassword: 'true' });
    const { page, go } = await open('/about', options);
    await mockPasswordStore(page, { id: member.email, password: member.password });
    await go('/about');
    await openModal(page);
    await expect.poll(() => getFieldValues(page)).toEqual([member.email, member.password]);
    expect(await getCalls(page)).toEqual([['get', { password: true, mediation: 'silent' }]]);
  });

  test('may refuse everything, and the page still works', async ({ open, member }) => {
    const options = createFreshVisitor({ rememberEmail: member.email, rememberPassword: 'true' });
    const { page, go, browserErrors } = await open('/about', options);
    await mockPasswordStore(page, null, true);
    await go('/about');
    await openModal(page);
    await expect.poll(() => getFieldValues(page)).toEqual([member.email, '']);
    await go('/login');
    await signIn(page, member, true);
    await page.goto('/logout', { referer: page.url() });
    await page.waitForURL('**/home');
    await expect.poll(async () => (await getCalls(page)).map(([call]) => call)).toContain('preventSilentAccess');
    expect((await getCalls(page)).map(([call]) => call)).toEqual(['get', 'store', 'preventSilentAccess']);
    expect(browserErrors).toEqual([]);
  });
});
