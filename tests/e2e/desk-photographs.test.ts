import sharp from 'sharp';
import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { getViolations } from '../support/accessibility.ts';
import { createMember, memberTest } from '../support/member.ts';
import { createPhotograph } from '../support/photographs.ts';

const PHONE = { viewport: { width: 375, height: 700 }, hasTouch: true };

const test = memberTest().extend('editor', { scope: 'file' }, async ({ site }) => {
  const editor = await createMember(site, 'Chala');
  await setRole(site.database.dataSource, editor.email, { role: StaffRole.EDITOR, granted: true });
  return editor;
});

test('an editor on a phone replaces a drawing by a photograph, and brings the drawing back', {
  timeout: 120_000,
}, async ({ open, site, editor }) => {
  // A failed attempt may have left a photograph.
  await site.database.dataSource.query('delete from photographs');
  const { page, go } = await open('/desk/pictures', { ...editor.browser, ...PHONE, pictures: true });
  await page.getByLabel('Find by name').fill('gomen');
  await page.getByRole('status').getByText('1 picture').waitFor();
  await page.getByRole('link', { name: 'Gomen', exact: true }).tap();
  await page.getByText('Readers see this picture, from the content folder.').waitFor();

  const file = page.getByLabel('Choose a photograph');
  await file.setInputFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photograph') });
  await page.getByText('This file cannot be read as a photograph').waitFor();
  await file.setInputFiles({ name: 'pot.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await page.getByText('A GIF has too few colors for a photograph.').waitFor();
  await file.setInputFiles({ name: 'pot.jpg', mimeType: 'image/jpeg', buffer: await createPhotograph() });
  // Moves the photograph's focus point to the very top with the keyboard.
  await page.getByLabel('From the top').press('Home');
  const crops = page.locator('.focus-field__cuts img');
  expect(await crops.first().evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 0%');
  await page.getByRole('button', { name: 'Use this photograph' }).tap();
  await page.getByText('Describe what the photograph shows.').waitFor();
  await page.getByLabel('What does it show?').fill('A red pot.');
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  // A failed upload loses nothing.
  await page.route('**/desk/photographs/**', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Use this photograph' }).tap();
  await page.getByText('Nothing is lost: please try again.').waitFor();
  await page.getByRole('button', { name: 'Use this photograph' }).tap();
  const savedMessage = page.getByText('Photograph saved. Published pages show it now.');
  await savedMessage.waitFor({ timeout: 60_000 });
  // The message appears where the button was pressed, and stays there when the saved photograph is loaded.
  await page.getByRole('button', { name: 'Take it down' }).waitFor();
  await page.waitForLoadState('networkidle');
  const message = await savedMessage.boundingBox();
  const button = await page.getByRole('button', { name: 'Save the changes' }).boundingBox();
  if (!message || !button) throw new Error('Both must be shown');
  expect([message.y > 0, button.y - message.y < 150, button.y < PHONE.viewport.height]).toEqual([true, true, true]);
  const alt = page.getByLabel('What does it show?');
  expect(await alt.inputValue()).toBe('A red pot.');
  // Another photograph needs its own text. This panorama is still large enough when cropped.
  const panorama = sharp({ create: { width: 6000, height: 1400, channels: 3, background: '#808080' } }).jpeg();
  await page
    .getByLabel('Choose another photograph')
    .setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: await panorama.toBuffer() });
  await page.getByRole('button', { name: 'Discard' }).waitFor();
  expect(await alt.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Discard' }).tap();
  expect(await alt.inputValue()).toBe('A red pot.');

  await go('/recipes/spring/gomen');
  const picture = page.getByRole('img', { name: 'A red pot.' });
  const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { dominant } = await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).stats();
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);

  await go('/desk/pictures/gomen');
  await page.getByRole('button', { name: 'Back to the drawing' }).tap();
  await page.getByRole('button', { name: 'Yes, remove it' }).tap();
  await page.getByText('Readers see the drawing again.').waitFor();
  await page.getByText('Readers see this picture, from the content folder.').waitFor();
});

test('a draft’s photograph is more than 200 px wide, and its slider does not overlap its crops', async ({
  open,
  editor,
}) => {
  const { page } = await open('/desk/recipes', { ...editor.browser, pictures: true });
  await page.getByLabel('Title of a new recipe').fill('Ginger cake');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Labels, cost and nutrition appear here once the recipe can be read.').waitFor();
  const buffer = await createPhotograph();
  await page.getByLabel('Choose a photograph').setInputFiles({ name: 'pot.jpg', mimeType: 'image/jpeg', buffer });
  const [photograph, slider, crops] = await Promise.all(
    ['.focus-field__photograph img', '.focus-field__side input', '.focus-field__cuts'].map((selector) =>
      page.locator(selector).first().boundingBox(),
    ),
  );
  if (!photograph || !slider || !crops) throw new Error('All must be shown');
  expect(photograph.width).toBeGreaterThan(200);
  expect(slider.x + slider.width).toBeLessThan(crops.x);
});
