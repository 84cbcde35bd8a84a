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
  const firstTab = (await open('/desk/recipes/gomen', member.browser)).page;
  const getTitleField = (tab: typeof firstTab) => tab.getByLabel('Title', { exact: true });
  await getTitleField(firstTab).fill('Gomen of the first tab');
  const secondTab = await firstTab.context().newPage();
  await secondTab.goto(firstTab.url());
  await secondTab.getByText('Another tab has this text open, with changes that are not saved').waitFor();
  expect(await getTitleField(secondTab).inputValue()).toBe('Gomen');
  await secondTab.getByRole('button', { name: 'Keep the text here' }).click();
  await getTitleField(secondTab).fill('Gomen of the second tab');

  // Each tab keeps its own text over a reload.
  await firstTab.reload();
  await firstTab.getByText('These are your unsaved changes.').waitFor();
  expect(await getTitleField(firstTab).inputValue()).toBe('Gomen of the first tab');
  await secondTab.reload();
  await secondTab.getByText('Another tab has this text open').waitFor();
  expect(await getTitleField(secondTab).inputValue()).toBe('Gomen of the second tab');
  await secondTab.close();
  await firstTab.reload();
  await firstTab.getByText('A tab that was closed had this text open').waitFor();
  await firstTab.getByRole('button', { name: 'Continue with that text' }).click();
  expect(await getTitleField(firstTab).inputValue()).toBe('Gomen of the second tab');
  await firstTab.getByRole('button', { name: 'Undo' }).click();
  expect(await getTitleField(firstTab).inputValue()).toBe('Gomen of the first tab');
});

test('an editor’s unsaved text is not offered to another editor in the same browser, and is deleted on sign-out', {
  timeout: 120_000,
}, async ({ open, site }) => {
  const [firstEditor, nextEditor] = await Promise.all(
    ['Almaz', 'Dawit'].map(async (name) => {
      const member = await createMember(site, name);
      await setRole(site.database.dataSource, member.email, { role: StaffRole.EDITOR, granted: true });
      return member;
    }),
  );
  if (!firstEditor || !nextEditor) throw new Error('There must be two editors');
  const { page, go } = await open('/desk/recipes/gomen', firstEditor.browser);
  const secretText = page.getByText('Secret of Almaz.').first();
  const restoredNotice = page.getByText('These are your unsaved changes.');
  const typeSecret = async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text of Gomen' }).getByText('title: Gomen').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('# Secret of Almaz.\n');
    await secretText.waitFor();
  };
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const signInAs = (member: typeof nextEditor) =>
    page.evaluate(
      ([token = '', username = '']) => Object.assign(localStorage, { authToken: token, username }),
      [member.token, member.username],
    );
  await typeSecret();
  expect(await readStorage()).toContain('Secret of Almaz.');

  // Another editor signs in after a session that ended without a sign-out.
  await signInAs(nextEditor);
  await go('/desk/recipes/gomen');
  await page.getByRole('textbox', { name: 'Text of Gomen' }).getByText('title: Gomen').waitFor();
  expect([await secretText.count(), await restoredNotice.count()]).toEqual([0, 0]);

  await signInAs(firstEditor);
  await go('/desk/recipes/gomen');
  await restoredNotice.waitFor();
  await go('/logout');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/logout');
  expect(await readStorage()).not.toContain('Secret of Almaz.');
});
