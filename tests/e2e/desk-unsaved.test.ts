import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { createMember } from '../support/member.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

test('two tabs with the same recipe keep separate texts, and the text of a closed tab is offered', {
  timeout: 120_000,
}, async ({ open, site }) => {
  const member = await createMember(site, 'Lulit');
  await setRole(site.database.dataSource, member.email, { role: StaffRole.EDITOR, granted: true });
  const first = (await open('/desk/recipes/gomen', member.browser)).page;
  const title = (tab: typeof first) => tab.getByLabel('Title', { exact: true });
  await title(first).fill('Gomen of the first tab');
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText('Another tab has this text open, with changes that are not saved').waitFor();
  expect(await title(second).inputValue()).toBe('Gomen');
  await second.getByRole('button', { name: 'Keep the text here' }).click();
  await title(second).fill('Gomen of the second tab');

  // Each tab keeps its own text over a reload.
  await first.reload();
  await first.getByText('These are your unsaved changes.').waitFor();
  expect(await title(first).inputValue()).toBe('Gomen of the first tab');
  await second.reload();
  await second.getByText('Another tab has this text open').waitFor();
  expect(await title(second).inputValue()).toBe('Gomen of the second tab');
  await second.close();
  await first.reload();
  await first.getByText('A tab that was closed had this text open').waitFor();
  await first.getByRole('button', { name: 'Continue with that text' }).click();
  expect(await title(first).inputValue()).toBe('Gomen of the second tab');
  await first.getByRole('button', { name: 'Undo' }).click();
  expect(await title(first).inputValue()).toBe('Gomen of the first tab');
});

test('an editor’s unsaved text is not offered to the next editor in the same browser', {
  timeout: 120_000,
}, async ({ open, site }) => {
  const [leaving, next] = await Promise.all(
    ['Almaz', 'Dawit'].map(async (name) => {
      const member = await createMember(site, name);
      await setRole(site.database.dataSource, member.email, { role: StaffRole.EDITOR, granted: true });
      return member;
    }),
  );
  if (!leaving || !next) throw new Error('There must be two editors');
  const { page, go } = await open('/desk/recipes/gomen', leaving.browser);
  const secretText = page.getByText('Secret of Almaz.').first();
  const restored = page.getByText('These are your unsaved changes.');
  const type = async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text of Gomen' }).getByText('title: Gomen').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('# Secret of Almaz.\n');
    await secretText.waitFor();
  };
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const signInAs = (member: typeof next) =>
    page.evaluate(
      ([token = '', username = '']) => Object.assign(localStorage, { authToken: token, username }),
      [member.token, member.username],
    );
  await type();
  expect(await readStorage()).toContain('Secret of Almaz.');

  // Another editor signs in after a session that ended without a sign-out.
  await signInAs(next);
  await go('/desk/recipes/gomen');
  await page.getByRole('textbox', { name: 'Text of Gomen' }).getByText('title: Gomen').waitFor();
  expect([await secretText.count(), await restored.count()]).toEqual([0, 0]);

  await signInAs(leaving);
  await go('/desk/recipes/gomen');
  await restored.waitFor();
  await go('/logout');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/logout');
  expect(await readStorage()).not.toContain('Secret of Almaz.');
});
