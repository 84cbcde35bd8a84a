import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { createMember } from '../support/member.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

test('an editor renames a recipe, schedules it, changes the scheduled text, and publishes it now', {
  timeout: 120_000,
}, async ({ open, site }) => {
  const selam = await createMember(site, 'Selam');
  await setRole(site.database.dataSource, selam.email, { role: StaffRole.EDITOR, granted: true });
  const { page } = await open('/desk/recipes', { ...selam.browser, timezoneId: 'Africa/Addis_Ababa' });

  // An existing name is reported before its recipe opens, and a title in another script asks for an address.
  const [title, address] = [page.getByLabel('Title of a new recipe'), page.getByLabel('Web address')];
  await title.fill('Aloo paratha');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('“Aloo Paratha” already has this address.').waitFor();
  await title.fill('紅燒肉');
  await page.getByText('Use Latin letters.').waitFor();
  await title.fill('Grandma’s greens');
  await expect.poll(() => address.getAttribute('placeholder')).toBe('grandmas-greens');

  // Unsaved text moves with a recipe to its new address.
  await page.getByRole('link', { name: 'Gomen', exact: true }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text of Gomen' });
  await page.getByRole('heading', { name: 'No problems' }).waitFor();
  await text.getByText('title: Gomen').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('# Typed before the rename.\n');
  await page.getByText('Web address: gomen').click();
  await page.getByLabel('New name in the address').fill("Grandma's gomen");
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.waitForURL((url) => url.pathname === '/desk/recipes/grandmas-gomen');
  await page.getByText('# Typed before the rename.').first().waitFor();

  // The bar with Publish stays on the screen.
  const publish = page.getByRole('button', { name: 'Publish now' });
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await publish.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

  // Editors schedule in their own time zone; the date in the text is in UTC.
  const year = new Date().getUTCFullYear() + 1;
  await page.getByText('Your time zone: East Africa Time (Africa/Addis_Ababa)').waitFor();
  await page.getByLabel('Publish at a time').fill(`${year}-01-05T01:30`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText(`It will be published on 5 January ${year} at 01:30 East Africa Time.`).waitFor();
  await page.getByText(`published: ${year}-01-04`).first().waitFor();
  await text.getByText('title: Gomen').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('# Typed later.\n');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. The schedule still has the earlier text.').waitFor();
  await page.getByRole('button', { name: 'Schedule this text' }).click();
  await page.locator('.publish-bar__question').waitFor({ state: 'detached' });

  await publish.click();
  await page.getByText(`The text is dated 4 January ${year}. When will readers see it?`).waitFor();
  await page.getByRole('button', { name: 'Now, dated today' }).click();
  await page.getByText('Readers see this version.').waitFor();
  await page
    .getByText(`published: ${new Date().toISOString().slice(0, 10)}`)
    .first()
    .waitFor();
  const [row] = await site.database.dataSource.query("select published_on from recipes where slug = 'grandmas-gomen'");
  expect(row.published_on).toEqual(new Date(new Date().toISOString().slice(0, 10)));
  const { status } = await fetch(`${site.url}/recipes/lunch/gomen`, { redirect: 'manual' });
  expect(status).toBe(301);
});
