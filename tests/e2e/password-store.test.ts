import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember, createMemberSite, type Member, type MemberSite, strangerOf } from '../support/member.ts';

let site: MemberSite;
let member: Member;

beforeAll(async () => {
  site = await createMemberSite();
  member = await createMember(site);
});

afterAll(() => site?.close());

/** What the browser's own store was asked, in the order of asking. */
type Asked = [call: string, ...told: unknown[]];

declare global {
  interface Window {
    asked: Asked[];
  }
}

/** A store like a browser's with somebody's password in it; a headless browser has none that answers. */
async function bringStore(page: Page, kept: { id: string; password: string } | null, fails = false): Promise<void> {
  await page.addInitScript(
    ([credential, refuses]) => {
      window.asked = JSON.parse(sessionStorage.getItem('asked') ?? '[]');
      const answer = async <Value>(asked: Asked, value: Value): Promise<Value> => {
        window.asked.push(asked);
        sessionStorage.setItem('asked', JSON.stringify(window.asked));
        if (refuses) throw new DOMException('There is no store.', 'NotSupportedError');
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
          store: (given: object) => answer(['store', { ...given }], given),
          get: (how: object) => answer(['get', how], credential),
          preventSilentAccess: () => answer(['preventSilentAccess'], undefined),
        },
      });
    },
    [kept, fails] as const,
  );
}

const asked = (page: Page) => page.evaluate(() => window.asked);
const dialogOf = (page: Page) => page.locator('dialog[open]');
const openModal = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign In' }).click();
const fields = (page: Page) =>
  Promise.all([
    dialogOf(page).getByLabel('Email').inputValue(),
    dialogOf(page).getByLabel('Password', { exact: true }).inputValue(),
  ]);

async function signIn(page: Page, remember: boolean): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  if (remember) await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('main').getByText('Successfully signed in. Redirecting...').waitFor();
}

describe('the browser’s own store of passwords', () => {
  it('is offered the password with "Remember Me", and told at signing out to ask before it gives it away', async () => {
    const { page, go, context, complaints } = await site.open('/about', strangerOf());
    await bringStore(page, null);
    await go('/login');
    await signIn(page, true);
    const { email: id, password, username: name } = member;
    expect(await asked(page)).toEqual([['store', { id, password, name }]]);
    await go('/logout');
    await page.waitForURL('**/home');
    await expect.poll(() => asked(page)).toContainEqual(['preventSilentAccess']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is offered nothing without "Remember Me"', async () => {
    const { page, go, context } = await site.open('/about', strangerOf());
    await bringStore(page, null);
    await go('/login');
    await signIn(page, false);
    expect(await asked(page)).toEqual([]);
    await context.close();
  });

  it('fills the modal without asking, where one wanted to be remembered', async () => {
    const options = strangerOf({ rememberEmail: member.email, rememberPassword: 'true' });
    const { page, go, context } = await site.open('/about', options);
    await bringStore(page, { id: member.email, password: member.password });
    await go('/about');
    await openModal(page);
    await expect.poll(() => fields(page)).toEqual([member.email, member.password]);
    expect(await asked(page)).toEqual([['get', { password: true, mediation: 'silent' }]]);
    await context.close();
  });

  it('is not asked where one did not', async () => {
    const { page, go, context } = await site.open('/about', strangerOf());
    await bringStore(page, { id: member.email, password: member.password });
    await go('/about');
    await openModal(page);
    await dialogOf(page).getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await fields(page)).toEqual(['', '']);
    expect(await asked(page)).toEqual([]);
    await context.close();
  });

  it('may refuse everything, and nobody notices', async () => {
    const options = strangerOf({ rememberEmail: member.email, rememberPassword: 'true' });
    const { page, go, context, complaints } = await site.open('/about', options);
    await bringStore(page, null, true);
    await go('/about');
    await openModal(page);
    await expect.poll(() => fields(page)).toEqual([member.email, '']);
    await go('/login');
    await signIn(page, true);
    await go('/logout');
    await page.waitForURL('**/home');
    await expect.poll(async () => (await asked(page)).map(([call]) => call)).toContain('preventSilentAccess');
    expect((await asked(page)).map(([call]) => call)).toEqual(['get', 'store', 'preventSilentAccess']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
