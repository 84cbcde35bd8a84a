import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { getViolations } from '../support/accessibility.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createMember } from '../support/member.ts';
import { createPhotograph } from '../support/photographs.ts';
import { siteTest } from '../support/site-test.ts';

const test = siteTest();

// On a busy machine this test takes a minute.
test('an editor fixes a problem, publishes, resolves a conflict with another editor, and restores a version', {
  timeout: 120_000,
}, async ({ open, site }) => {
  const [selam, tariku] = await Promise.all(
    ['Selam', 'Tariku'].map(async (name) => {
      const member = await createMember(site, name);
      await setRole(site.database.dataSource, member.email, { role: StaffRole.EDITOR, granted: true });
      return member;
    }),
  );
  if (!selam || !tariku) throw new Error('There must be two editors');
  const { page } = await open('/desk/recipes', selam.browser);
  await page.getByLabel('Find').fill('aloo paratha');
  await page.getByRole('link', { name: 'Aloo Paratha' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text of Aloo Paratha' });
  await page.getByRole('heading', { name: 'No problems' }).waitFor({ timeout: 60_000 });
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await preview.getByRole('heading', { level: 1, name: 'Aloo Paratha' }).waitFor();
  await page.getByText('gluten, milk').first().waitFor();
  expect(await getViolations(page, { within: 'main' })).toEqual([]);

  await text.getByText('Medium').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.getByText('difficulty must be one of Easy, Medium, Hard').first().waitFor();
  await page.getByRole('button', { name: 'Write “Medium”' }).click();
  await page.getByRole('heading', { name: 'No problems' }).waitFor();

  await text.getByText('Whole-wheat flatbreads').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Best at once.');
  await preview.getByText('Best at once.').first().waitFor();
  // Typed text survives a reload.
  await page.reload();
  await page.getByText('These are your unsaved changes.').waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published.').waitFor({ timeout: 60_000 });
  await page.getByText('Readers see this version.').waitFor();

  // If the desk closes while the editor types, it asks for the password, and nothing is lost.
  await site.database.dataSource.query("update sessions set proven_at = now() - interval '1 day'");
  await text.getByText('Whole-wheat flatbreads').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed late.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(selam.password);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByText('These are your unsaved changes.').waitFor();
  await page.getByText('Typed late.').first().waitFor();
  await page.getByRole('button', { name: 'Load the saved version' }).click();
  await site.database.dataSource.query('update sessions set proven_at = now()');

  // Another editor starts from the same revision, sees a notice, and saves first.
  const otherPage = (await open('/desk/recipes/aloo-paratha', tariku.browser)).page;
  await otherPage.getByRole('button', { name: 'Text', exact: true }).click();
  await otherPage.getByText('Selam has this text open, too.').waitFor();
  const addCommentAndSave = async (tab: typeof page, comment: string) => {
    await tab.getByRole('textbox', { name: 'Text of Aloo Paratha' }).getByText('title: Aloo Paratha').click();
    await tab.keyboard.press('Home');
    await tab.keyboard.type(`# ${comment}\n`);
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await addCommentAndSave(otherPage, 'Of Tariku');
  await otherPage.getByText('Saved.', { exact: true }).waitFor();
  await addCommentAndSave(page, 'Of Selam');
  await page.getByText('Tariku saved this text in the meantime. Yours, compared with it:').waitFor();
  const refusal = page.getByText('Compare both, then save yours again.', { exact: false });
  await refusal.waitFor();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await refusal.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();

  // Each saved version can be restored.
  await page.getByText('4 saved versions').click();
  await page.getByRole('button', { name: 'Changes' }).last().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published.').waitFor({ timeout: 60_000 });
  const [row] = await site.database.dataSource.query("select description from recipes where slug = 'aloo-paratha'");
  expect(row.description).not.toContain('Best at once.');
});

test.for([
  ['/desk/recipes/aloo-paratha', 'Share a preview'],
  ['/desk/newsletter', 'Write an issue'],
] as const)(
  'on %s, “%s” asks for the password if the desk has closed, and leads to a 404 page if the role has ended',
  async ([pathname, action], { open, site }) => {
    const { dataSource } = site.database;
    const member = await createMember(site, 'Saba');
    await setRole(dataSource, member.email, { role: StaffRole.EDITOR, granted: true });
    const { page } = await open(pathname, member.browser);
    const button = page.getByRole('button', { name: action });
    // Changes the account between press and response: before the press, another request could remove the button.
    const changeAfterPress = async (change: () => Promise<unknown>) => {
      const release = await holdRequests(page, '**/graphql', { only: 'Mutation' });
      await button.click();
      await change();
      release();
    };
    await changeAfterPress(() => dataSource.query("update sessions set proven_at = now() - interval '1 day'"));
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await changeAfterPress(() => setRole(dataSource, member.email, { role: StaffRole.EDITOR, granted: false }));
    await page.getByRole('heading', { name: 'Oops! Page Not Found!' }).waitFor();
  },
);

test('an editor on a phone starts a recipe, shares its preview, deletes it, and previews a list', async ({
  open,
  site,
}) => {
  const editor = await createMember(site, 'Hirut');
  await setRole(site.database.dataSource, editor.email, { role: StaffRole.EDITOR, granted: true });
  const { page } = await open('/desk', { ...editor.browser, viewport: { width: 375, height: 800 }, hasTouch: true });
  await page.getByLabel('Title of a new recipe').fill('Tej of the house');
  await page.getByRole('button', { name: 'Create' }).tap();
  await page.getByRole('heading', { name: 'Tej of the house' }).waitFor();
  // A new recipe shows what it still needs, and no error.
  await page.getByText(/^and \d+ more$/).waitFor();
  expect(await page.locator('.finding, [aria-invalid="true"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Servings', exact: true }).tap();
  await page.keyboard.type('six');
  const message = page.getByText('Servings must be a whole number of servings');
  await message.waitFor();
  // The message stays next to the field until the value is correct.
  await page.getByLabel('Preparation, minutes').focus();
  expect(await message.isVisible()).toBe(true);
  await page.getByLabel('Servings', { exact: true }).fill('6');
  await message.waitFor({ state: 'detached' });

  // Lines are recognized as they are typed; Enter adds a row, and Alt with an arrow key moves it.
  await page.getByRole('button', { name: 'Add a group' }).tap();
  await page.keyboard.type('Base');
  await page.getByLabel('ingredient 1 of Base').tap();
  await page.keyboard.type('2 tbsp unsalted butter');
  const getRecognized = (index: number) =>
    page.getByRole('list', { name: 'Recognized' }).nth(index).getByRole('listitem');
  await getRecognized(0).getByText('contains milk').waitFor();
  expect(await getRecognized(0).allTextContents()).toEqual(['2', 'tbsp', 'unsalted butter', '28 g', 'contains milk']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('1 red onion, sliced');
  await page.keyboard.press('Alt+ArrowUp');
  const getLine = (index: number) => page.getByLabel(`ingredient ${index} of Base`).inputValue();
  await expect.poll(() => getLine(1)).toBe('1 red onion, sliced');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('ingredient 1 of Base');
  await page.getByRole('button', { name: 'Add a section' }).tap();
  await page.keyboard.type('Fry');
  await page
    .getByLabel('step 1 of Fry')
    .fill('Melt {1 tbsp} of the butter and fry the onion. Stir in the rest of the butter.');
  await page.getByText('unsalted butter: 1 tbsp').waitFor();
  await page.getByText('red onion: all').waitFor();
  await page.getByLabel('Cuisine', { exact: true }).selectOption('Ethiopian');

  // Both views share one undo history, and switching between them changes nothing.
  await page.getByRole('button', { name: 'Text', exact: true }).tap();
  const textbox = page.getByRole('textbox', { name: 'Text of Tej of the house' });
  await textbox.getByText('cuisine: Ethiopian').waitFor();
  await textbox.getByText('cuisine: Ethiopian').tap();
  await page.keyboard.press('Control+z');
  await textbox.getByText('cuisine: Ethiopian').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+z');
  await textbox.getByText('cuisine: Ethiopian').waitFor();
  await page.getByRole('button', { name: 'Form', exact: true }).tap();
  expect(await page.getByLabel('Cuisine', { exact: true }).inputValue()).toBe('Ethiopian');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await page.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.getByText('Readers do not see it yet.').waitFor();
  await page.getByRole('button', { name: 'Share a preview' }).tap();
  await page.getByLabel('For 7 days').waitFor();
  await page.getByRole('button', { name: 'Delete the draft' }).tap();
  await page.getByRole('button', { name: 'Yes, delete it' }).tap();
  await page.getByRole('heading', { name: 'Recipes and lists' }).waitFor();

  // A list's preview shows the entry with the cursor.
  await page.locator('main').getByRole('link', { name: 'Guides', exact: true }).tap();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await preview.getByRole('heading', { level: 1, name: 'Fry safely' }).waitFor();
  await page.getByRole('textbox').getByText('title: Fry safely').tap();
  await page.keyboard.press('End');
  await page.keyboard.type(' at home');
  await preview.getByRole('heading', { level: 1, name: 'Fry safely at home' }).waitFor();
});

test('an editor pastes two recipes, adds a food that one of them needs, and publishes that recipe from the form', {
  timeout: 180_000,
}, async ({ open, site }) => {
  const member = await createMember(site, 'Mahlet');
  await setRole(site.database.dataSource, member.email, { role: StaffRole.EDITOR, granted: true });
  const { page } = await open('/desk/recipes', { ...member.browser, viewport: { width: 375, height: 800 } });
  await page.getByRole('link', { name: 'Or paste a recipe' }).click();
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByText('Paste a recipe, or choose a file.').waitFor();
  const toText = (title: string) =>
    `${title}\nPhoto: a friend\n\nServes 4\n\nFor the soup:\n• 1 leek\n• 150 g zanthe root\n• 600 g peas\n\n1. Boil the leek, root and peas for 5 minutes.\n2. Blend it.`;
  const area = page.getByLabel('Text of the recipe');
  // The text outlives its tab.
  const closedTab = await page.context().newPage();
  await closedTab.goto(page.url());
  await closedTab
    .getByLabel('Text of the recipe')
    .fill(['Leek soup of the desk', 'Pea soup of the desk'].map(toText).join('\n\n---\n\n'));
  await closedTab.close();
  await page.reload();
  await expect.poll(() => area.inputValue()).toMatch(/^Leek soup of the desk/);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByText('2 recipes read').waitFor();
  const leekSoup = page.getByRole('region', { name: 'Leek soup of the desk' });
  expect(await leekSoup.getByRole('listitem').allTextContents()).toEqual([
    ...['1 leek', '150 g zanthe root', '600 g peas', 'Boil the leek, root and peas for 5 minutes.', 'Blend it.'],
    'Line 2: Photo: a friendUse asIngredientStepTip',
  ]);
  await leekSoup.getByText('preparation time, cooking time').waitFor();
  await page.getByRole('button', { name: 'Line 17', exact: true }).click();
  expect(
    await area.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    ),
  ).toBe('Photo: a friend');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  // Labeling a line keeps the choice of drafts.
  const draftCheckbox = page.getByRole('region', { name: 'Pea soup of the desk' }).getByLabel('Create a draft of it');
  await draftCheckbox.uncheck();
  await page.getByRole('button', { name: 'Tip: line 2', exact: true }).click();
  await expect.poll(() => leekSoup.getByRole('listitem').allTextContents()).toContain('Photo: a friend');
  expect(await area.inputValue()).toMatch(/^Leek soup of the desk\nTip: Photo: a friend\n/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('2 recipes read');
  expect(await draftCheckbox.isChecked()).toBe(false);
  await draftCheckbox.check();
  await page.getByRole('button', { name: 'Create 2 drafts' }).click();
  await page.getByText('These drafts were created:').waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Leek soup');
  await page.getByRole('link', { name: 'Pea soup of the desk' }).click();
  await page.getByRole('heading', { name: 'Pea soup of the desk' }).waitFor();
  await page.getByText('Readers do not see it yet.').waitFor();
  // The pasted text has no names for the parts of the method.
  await page.getByRole('button', { name: 'Name of the section', exact: true }).waitFor();

  // A missing food can be added from its line. The browser keeps unsaved changes.
  await page.getByLabel('Description', { exact: true }).fill('Green soup from roots and peas.');
  await page.getByRole('link', { name: 'add zanthe root' }).click();
  await page.getByRole('heading', { name: 'Add a food' }).waitFor();
  expect(await page.getByLabel('Name in British English').inputValue()).toBe('zanthe root');
  await page.getByLabel('Where do its nutrients come from?').selectOption('It is made of other foods');
  await page.getByRole('group', { name: 'Made of' }).getByLabel('Food').fill('Parsnips');
  await page.getByRole('group', { name: 'Made of' }).getByLabel('Grams').fill('100,5');
  // All missing fields are named at once.
  await page.getByRole('button', { name: 'Add the food' }).click();
  await page.getByText(/^Answer for each allergen: gluten, .*, molluscs\.$/).waitFor();
  await page.getByText('Choose a diet.').waitFor();
  await page.getByText('Choose an aisle.').waitFor();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('allergens.gluten');
  await page.getByRole('button', { name: 'It contains none of the others' }).click();
  await page.getByLabel('Diet').selectOption('vegan');
  await page.getByLabel('Supermarket aisle').selectOption('produce');
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  // The form's values survive a reload.
  await page.reload();
  await expect.poll(() => page.getByLabel('Supermarket aisle').inputValue(), { timeout: 20_000 }).toBe('produce');
  expect(await page.getByLabel('lupin: does not').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Add the food' }).click();
  const chips = page.getByRole('list', { name: 'Recognized' });
  await expect
    .poll(() => chips.nth(1).getByRole('listitem').allTextContents(), { timeout: 30_000 })
    .toEqual(['150', 'g', 'zanthe root', '150 g']);
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('Green soup from roots and peas.');

  // Rows can be moved by dragging.
  const getLines = () =>
    page
      .getByLabel(/^ingredient \d of/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page
    .locator('.row__handle')
    .nth(3)
    .dragTo(page.getByLabel(/^ingredient 1 of/));
  await expect.poll(getLines).toEqual(['600 g peas', '1 leek', '150 g zanthe root']);

  // Fills in the rest of the form. The network is down at the first save.
  for (const [label, text] of Object.entries({ 'Preparation, minutes': '10', 'Cooking, minutes': '5' }))
    await page.getByLabel(label, { exact: true }).fill(text);
  for (const [label, choice] of Object.entries({
    ...{ Difficulty: 'Easy', Course: 'soup', Cuisine: 'Italian', Author: 'Hanna Tesfaye', Category: 'Dinner' },
  }))
    await page.getByLabel(label, { exact: true }).selectOption(choice);
  await page.getByLabel('Name of the section 1').fill('Boil and blend');
  await page.getByLabel('Publication day').fill(new Date().toISOString().slice(0, 10));
  const rows = {
    reason: ['It is ready in a quarter of an hour.', 'It needs one pot.', 'Everything in it is green.'],
    tip: ['Blend it while it is hot.'],
    'piece of equipment': ['Heavy pot with a lid', 'Blender'],
    suggestion: ['With bread and a spoon of yogurt.'],
  };
  for (const [name, texts] of Object.entries(rows))
    for (const [index, text] of texts.entries()) {
      await page.getByRole('button', { name: `Add a ${name}`, exact: true }).click();
      await page.getByLabel(`${name} ${index + 1}`, { exact: true }).fill(text);
    }
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('Can I freeze it?');
  await page.getByLabel('Answer 1', { exact: true }).fill('Yes, for three months.');
  await page.getByLabel('Two or three sentences to close').fill('A soup for the first cold evening of the year.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The server cannot be reached. Your text is still here: please try again.').waitFor();
  await page.unroute('**/graphql');
  await page
    .getByLabel('Choose a photograph')
    .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: await createPhotograph() });
  await page.getByLabel('What does it show?').fill('A bowl of green soup.');
  await page.getByRole('button', { name: 'Use this photograph' }).click();
  await page.getByText('Photograph saved. Published pages show it now.').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Readers see this version.').waitFor({ timeout: 60_000 });
  const response = await fetch(`${site.url}/recipes/dinner/pea-soup-of-the-desk`);
  expect(await response.text()).toContain('zanthe root');
});
