import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { createMember } from '../support/member.ts';
import { siteTest } from '../support/site-test.ts';

const PHONE = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true };

const test = siteTest().extend('editor', { scope: 'file' }, async ({ site }) => {
  const editor = await createMember(site, 'Senait');
  await setRole(site.database.dataSource, editor.email, { role: StaffRole.EDITOR, granted: true });
  return { ...editor.browser, ...PHONE };
});

/** Returns whether an element is in the window, between the header and the bar at the bottom. */
const isShown = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const isOnTop = (y: number) => {
      const topElement = document.elementFromPoint(left + width / 2, y);
      return topElement !== null && (element.contains(topElement) || topElement.contains(element));
    };
    return isOnTop(top + 2) && isOnTop(bottom - 2);
  });

const CHAT = Array.from({ length: 12 }, (_, index) => `Photo: a friend, number ${index + 1}`).join('\n');

test('labeling a line of a pasted text hardly scrolls the page, and a draft that cannot be created says why', async ({
  open,
  editor,
}) => {
  const { page } = await open('/desk/recipes/new/paste', editor);
  await page
    .getByLabel('Text of the recipe')
    .fill(
      `Gomen\n${CHAT}\n\nServes 4\n\n• 1 leek\n• 600 g peas\n\n1. Boil the leek and peas for 5 minutes.\n2. Blend it.`,
    );
  await page.getByRole('button', { name: 'Read the text' }).tap();
  const line = page.getByRole('button', { name: 'Tip: line 12' });
  await line.scrollIntoViewIfNeeded();
  const scrollYBefore = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Tip: line 11' }).tap();
  await page.getByRole('button', { name: 'Tip: line 11' }).waitFor({ state: 'detached' });
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrollYBefore)).toBeLessThan(200);
  expect(await isShown(line)).toBe(true);

  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Create the draft' }).tap();
  const failure = page.getByText(/^[^/]+: The server cannot be reached/);
  await failure.waitFor();
  await expect.poll(() => isShown(failure)).toBe(true);
  await page.unroute('**/graphql');

  // The field scrolls up to the line.
  await page.getByRole('button', { name: 'Line 2', exact: true }).tap();
  const area = page.getByLabel('Text of the recipe');
  await expect.poll(() => area.evaluate(({ scrollTop }: HTMLTextAreaElement) => scrollTop)).toBeLessThan(40);
});

test('a refused name is explained where the editor sees it', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes/gomen', editor);
  await page.getByText('Web address:').tap();
  const field = page.getByLabel('New name in the address');
  await field.fill('doro-wat');
  await page.getByRole('button', { name: 'Rename' }).tap();
  const refusal = page.getByText('Another recipe uses this name in its address', { exact: false });
  await refusal.waitFor();
  expect([await isShown(refusal), await field.getAttribute('aria-invalid')]).toEqual([true, 'true']);
});

test('the preview fits a phone, and a double tap does not withdraw a recipe', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes/gomen', editor);
  const frame = page.getByTitle('Preview of the page');
  const { right } = await frame.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(right).toBeLessThanOrEqual(375);

  const withdraw = page.getByRole('button', { name: 'Withdraw it' });
  await withdraw.scrollIntoViewIfNeeded();
  const box = await withdraw.boundingBox();
  if (!box) throw new Error('The button is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.getByText('Readers will no longer see it. You can publish it again.').waitFor();
  await page.getByRole('button', { name: 'Keep it' }).tap();
  await withdraw.waitFor();
  await expect.poll(() => withdraw.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByText('Readers see this version.').waitFor();
});

test('invalid publication times are refused, Publish waits for the check, and a failure says that the text is saved', async ({
  open,
  editor,
}) => {
  const { page } = await open('/desk/recipes/ayib', editor);
  await page.getByLabel('Publish at a time').fill('2020-01-31T08:00');
  await page.getByRole('button', { name: 'Schedule' }).tap();
  await page.getByText('Choose a time in the future.').waitFor();
  await page.getByLabel('Publish at a time').fill('2099-01-31T08:00');
  await page.getByRole('button', { name: 'Schedule' }).tap();
  await page.getByText('Choose a time within the next year.').waitFor();
  await page.getByText('Readers see this version.').waitFor();
  await page.getByLabel('Description', { exact: true }).fill('Greens for a Monday.');
  await page.getByText('Readers do not see your changes yet.').waitFor();

  // Until the first check ends, nothing can be published.
  const publish = page.getByRole('button', { name: 'Publish now' });
  await expect.poll(() => publish.isEnabled(), { timeout: 30_000 }).toBe(true);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('DeskRecipes_CheckQuery')) await released;
    await route.continue();
  });
  await page.reload();
  await page.getByText('Checking...').first().waitFor();
  expect(await publish.isDisabled()).toBe(true);
  await page.locator('.publish-bar').getByText('Checking...').waitFor();
  release();
  await expect.poll(() => publish.isEnabled(), { timeout: 30_000 }).toBe(true);

  // If the text is saved but cannot be published, the message says both.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('DeskRecipes_PublishMutation') ? route.abort() : route.fallback(),
  );
  await publish.tap();
  await page.getByText('Saved. The server cannot be reached.').waitFor();
});

test('checkboxes and their labels are at least 44 px high', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes', editor);
  const labels = page.locator('.desk label:has(input[type="checkbox"])');
  const getHeights = () =>
    labels.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().height)));
  await page.getByLabel('Select Gomen', { exact: true }).waitFor();
  expect(Math.min(...(await getHeights()))).toBeGreaterThanOrEqual(44);
  await page.getByRole('link', { name: 'Gomen', exact: true }).tap();
  await page.getByText('Featured on the home page').waitFor();
  expect(Math.min(...(await getHeights()))).toBeGreaterThanOrEqual(44);
});

test('Back from the published page returns to the same part of the form', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes/gomen', editor);
  await page.getByRole('list', { name: 'Recognized' }).first().waitFor();
  const schedule = page.getByRole('button', { name: 'Schedule' });
  await schedule.scrollIntoViewIfNeeded();
  await page.locator('.publish-bar').getByRole('link', { name: 'View the page' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Gomen' }).waitFor();
  await page.goBack();
  await page.getByRole('list', { name: 'Recognized' }).first().waitFor();
  await expect.poll(() => isShown(schedule)).toBe(true);
});

test('the bar leads from field to field, and the form for a food returns to its line', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes/new/paste', editor);
  await page
    .getByLabel('Text of the recipe')
    .fill(
      'Peas of the phone\n\nServes 4\n\n• 150 g zanthe root\n• 600 g peas\n\n1. Boil the root and peas for 5 minutes.',
    );
  await page.getByRole('button', { name: 'Read the text' }).tap();
  await page.getByRole('button', { name: 'Create the draft' }).tap();
  const next = page.getByRole('button', { name: 'Next field to fill in or correct' });
  await next.tap();
  const getFocusedField = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
  expect(await getFocusedField()).toBe('ingredients.0.title');
  await next.tap();
  expect(await getFocusedField()).toBe('instructions.0.title');
  await page.getByRole('link', { name: 'add zanthe root' }).tap();
  await page.getByLabel('Name in American English').fill('Berbere');
  await page.getByText('“Berbere” is already a name of berbere.', { exact: false }).waitFor();
  // The measures of a chosen row are filled in, and the focus stays.
  await page.getByLabel('Find a row').fill('parsnips, raw');
  const row = page.getByRole('radio', { name: /^Parsnips, raw/ });
  await row.check();
  await page.getByRole('group', { name: 'Weight per measure' }).getByLabel('Measure').first().waitFor();
  expect(await row.evaluate((radio) => radio === document.activeElement)).toBe(true);
  // An unknown food is reported in its row.
  await page.getByLabel('Where do its nutrients come from?').selectOption('It is made of other foods');
  const madeOf = page.getByRole('group', { name: 'Made of' });
  await madeOf.getByLabel('Food').fill('chees');
  await madeOf.getByLabel('Grams').fill('0,5');
  await page.getByRole('button', { name: 'It contains none of the others' }).tap();
  await page.getByLabel('Diet').selectOption('vegan');
  await page.getByLabel('Supermarket aisle').selectOption('produce');
  await page.getByRole('button', { name: 'Add the food' }).tap();
  await madeOf.getByText(/^No food is called “chees”\. Did you mean .*chees/).waitFor();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('chees');
  await page.getByRole('link', { name: 'Back to the recipe' }).tap();
  await expect.poll(getFocusedField).toBe('ingredients.0.items.0');
  await expect.poll(() => isShown(page.getByLabel('ingredient 1 of group 1'))).toBe(true);

  // If a list has too few rows, the bar leads to the button that adds a row.
  await page.getByRole('button', { name: 'Add a reason' }).tap();
  await page.getByLabel('reason 1', { exact: true }).fill('It is quick.');
  await expect.poll(getFocusedField).toBe('why.0');
  const focusedFields: unknown[] = [];
  for (let count = 0; count < 15; count += 1) {
    await next.tap();
    focusedFields.push(await getFocusedField());
  }
  expect(focusedFields).toContain('why');
  expect(focusedFields).not.toContain('why.0');
});

test('each field that the bar leads to is in view, and Enter in a question leads to its answer', async ({
  open,
  editor,
}) => {
  const { page } = await open('/desk/recipes/new/paste', editor);
  await page
    .getByLabel('Text of the recipe')
    .fill(
      'Peas from the oven\n\nServes 4\n\n• 600 g peas\n• 1 leek\n\n1. Bake the peas and leek at 350°F for 5 minutes.',
    );
  await page.getByRole('button', { name: 'Read the text' }).tap();
  await page.getByRole('button', { name: 'Create the draft' }).tap();
  const next = page.getByRole('button', { name: 'Next field to fill in or correct' });
  const cooking = page.getByLabel('Cooking, minutes');
  await cooking.fill('half an hour');
  // A mistake that appears above the next field moves that field.
  const getHiddenFields = async () => {
    const fields: unknown[] = [];
    for (let count = 0; count < 14; count += 1) {
      await next.tap();
      const focused = page.locator(':focus');
      const isVisible = await expect
        .poll(() => isShown(focused))
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (!isVisible) fields.push(await focused.getAttribute('data-field'));
    }
    return fields;
  };
  expect(await getHiddenFields()).toEqual([]);
  await cooking.fill('5');

  await page.getByRole('button', { name: 'Add a question' }).tap();
  await page.keyboard.type('Can I freeze it?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Yes, for a month.');
  expect(await page.getByLabel('Answer 1').inputValue()).toBe('Yes, for a month.');
});

test('after a fix, its field has the focus, and Undo next to Publish restores the text', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes/gomen', editor);
  await page.getByRole('list', { name: 'Recognized' }).first().waitFor();
  const step = page.getByLabel(/^step 1 of /).last();
  const text = await step.inputValue();
  await step.fill(`${text} Keep it warm in an oven at 350°F.`);
  await page.getByRole('button', { name: 'Write “180 °C (350 °F)”' }).tap();
  await expect.poll(() => step.inputValue()).toContain('180 °C');
  await expect.poll(() => step.evaluate((field) => field === document.activeElement)).toBe(true);

  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await isShown(undo)).toBe(true);
  const buttons = [undo, page.getByRole('button', { name: 'Publish now' })];
  const [left, right] = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(left?.y).toBe(right?.y);
  await undo.tap();
  await undo.tap();
  await expect.poll(() => step.inputValue()).toBe(text);
});

test('a check that timed out is repeated without a message to the editor', async ({ open, editor }) => {
  const { page } = await open('/desk/recipes/gomen', editor);
  await page.getByText('No mistakes', { exact: true }).waitFor();
  const note = 'Timed out.';
  let checks = 0;
  await page.route('**/graphql**', async (route) => {
    const request = route.request();
    if (!`${request.url()} ${request.postData()}`.includes('DeskRecipes_CheckQuery')) return route.continue();
    checks += 1;
    if (checks > 1) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { ...data, checkContent: { ...data.checkContent, note } } } });
  });
  await page.evaluate((text) => {
    const record = () => {
      if (document.body.innerText.includes(text)) document.body.dataset.seenNote = text;
    };
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, note);
  await page.getByLabel('Title', { exact: true }).fill('Gomen of the house');
  await expect.poll(() => checks).toBe(2);
  await page.getByText('No mistakes', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.body.dataset.seenNote)).toBe(undefined);
});

test('Back after a rename does not open an empty recipe under the former name', async ({ open, editor }) => {
  const { page } = await open('/desk', editor);
  await page.getByLabel('Title of a new recipe').fill('Soup with a long name');
  await page.getByRole('button', { name: 'Create' }).tap();
  await page.getByText('Web address:').tap();
  await page.getByLabel('New name in the address').fill('short-soup');
  await page.getByRole('button', { name: 'Rename' }).tap();
  await page.getByText('short-soup', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Recipes and lists' }).waitFor();
});

test.for([375, 1280])(
  'the cookie popup covers no button of the bar with Publish in a window %d px wide',
  async (width, { open, editor }) => {
    const { authToken = '', username = '' } = editor.remembered ?? {};
    const visitor = { ...editor, viewport: { width, height: 800 }, remembered: { authToken, username } };
    const { page } = await open('/desk/recipes/gomen', visitor);
    await page.getByRole('button', { name: 'Reject' }).waitFor();
    const buttons = page.locator('.publish-bar').getByRole('button');
    await expect.poll(() => buttons.count()).toBe(4);
    for (const button of await buttons.all()) await expect.poll(() => isShown(button)).toBe(true);
  },
);

// On a busy machine, each withdrawal takes seconds.
test('a double tap does not withdraw the selected recipes, and a recipe in use names the content that uses it', {
  timeout: 120_000,
}, async ({ open, editor }) => {
  const { page } = await open('/desk/recipes', editor);
  for (const title of ['Ayib', 'Blueberry Muffins']) await page.getByLabel(`Select ${title}`, { exact: true }).check();
  const withdraw = page.getByRole('button', { name: 'Withdraw 2 files' });
  await withdraw.scrollIntoViewIfNeeded();
  const box = await withdraw.boundingBox();
  if (!box) throw new Error('The button is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  // The second tap may have been on Cancel, which replaces the button.
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await withdraw.or(cancel).waitFor();
  if (await cancel.isVisible()) await cancel.tap();
  expect(await page.getByText('withdrawn.').count()).toBe(0);
  await withdraw.tap();
  await page.getByText('Withdraw 2 files?').waitFor();
  await page.getByRole('button', { name: 'Yes, withdraw' }).tap();
  await page.getByText('1 file withdrawn.').waitFor({ timeout: 60_000 });
  await page.getByText(/^Ayib: Other content uses this recipe: .*foods\.yaml, line \d+/).waitFor();
});
