import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { getViolations } from '../support/accessibility.ts';
import { TEST_SECRET } from '../support/app.ts';
import { startFakeMailgun } from '../support/fake-mailgun.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createMember, memberTest } from '../support/member.ts';
import { getDialog } from '../support/page-parts.ts';
import { createPhotograph } from '../support/photographs.ts';
import { startTestWorker } from '../support/worker.ts';

const test = memberTest().extend('editor', { scope: 'file' }, async ({ site }) => {
  const editor = await createMember(site, 'Hanna');
  await setRole(site.database.dataSource, editor.email, { role: StaffRole.EDITOR, granted: true });
  return editor;
});

test('an editor writes an issue, fixes two mistakes, sends a test email, schedules the issue, and sees its results', {
  timeout: 120_000,
}, async ({ open, site, editor, onTestFinished }) => {
  const { dataSource } = site.database;
  const ids = new SubscriberIds(TEST_SECRET);
  for (const table of ['subscribers', 'newsletter_issues']) await dataSource.query(`delete from ${table}`);
  for (const email of ['one@example.com', 'two@example.com'])
    await dataSource.query('insert into subscribers (id, email, confirmed_at) values ($1, $2, now())', [
      ids.getId(email),
      email,
    ]);
  const { page, browserErrors } = await open('/desk/newsletter', { ...editor.browser, pictures: true });
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.getByLabel('Subject').fill('Lentils, slowly');
  const area = page.locator('textarea');
  await area.fill('# Lentils\n\n<b>Slowly.</b>\n\n{{recipe misir-wott}}\n');
  const problems = page.locator('.issue__problems');
  await expect
    .poll(() => problems.locator('li').allInnerTexts(), { timeout: 20_000 })
    .toEqual(['Line 3: HTML is not allowed, only Markdown', 'Line 5: there is no recipe misir-wott']);
  expect(await page.getByRole('button', { name: 'Send now' }).count()).toBe(0);

  await area.fill('# Lentils\n\nSlowly.\n\n');
  await page.getByRole('searchbox', { name: 'Insert a recipe' }).fill('doro wat');
  await page.getByRole('list', { name: 'Recipes' }).getByRole('button', { name: 'Doro Wat' }).click();
  expect(await area.inputValue()).toContain('{{recipe doro-wat}}');
  await page.getByRole('button', { name: 'Send now' }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('strong').getByText('Doro Wat').waitFor();
  const picture = frame.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  expect(await frame.locator('h1').evaluate((each) => getComputedStyle(each).fontFamily)).toContain('Georgia');
  expect(await page.locator('iframe').evaluate((each) => each.clientWidth)).toBeLessThanOrEqual(375);
  await page.getByLabel('Desktop').check();
  expect(await page.locator('iframe').evaluate((each) => each.clientWidth)).toBeGreaterThan(600);
  await page.getByRole('radio', { name: 'Text', exact: true }).check();
  expect(await page.locator('.issue__preview pre').innerText()).toContain('Doro Wat (https://mesob.test/recipes/');
  await page.getByLabel('Phone').check();
  const getBackground = () => frame.locator('td.raised').evaluate((each) => getComputedStyle(each).backgroundColor);
  const lightBackground = await getBackground();
  await page.getByLabel('Dark mode').check();
  await expect.poll(getBackground).toBe('rgb(35, 27, 21)');
  await page.getByLabel('Dark mode').uncheck();
  await expect.poll(getBackground).toBe(lightBackground);

  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'pot.jpg', { type: 'image/jpeg' }));
      return data;
    },
    [...(await createPhotograph())],
  );
  await area.dispatchEvent('drop', { dataTransfer });
  await getDialog(page).getByLabel('One sentence for readers').fill('A pot [of] lentils.');
  await getDialog(page).getByRole('button', { name: 'Insert' }).click();
  const markdown = /!\[A pot \\\[of\\\] lentils\.\]\(\/pictures\/issue--[\da-f-]+\/\w+\/4x3-640\.jpg\)/;
  await expect.poll(() => area.inputValue(), { timeout: 60_000 }).toMatch(markdown);
  const pot = frame.getByAltText('A pot [of] lentils.');
  await expect.poll(() => pot.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 20_000 }).toBe(640);
  await page.getByRole('button', { name: 'Send now' }).waitFor();
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  expect(browserErrors).toEqual([]);

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await page.getByText('A test is being sent to you.').waitFor();
  const [mail] = site.outbox.mails.slice(-1);
  if (!mail) throw new Error('There is no test email.');
  const mailgun = await startFakeMailgun();
  await createOutbox(TEST_SECRET).queue(dataSource.manager, mail);
  const worker = startTestWorker({ address: site.database.address, secret: TEST_SECRET, to: { mailgun: mailgun.url } });
  onTestFinished(async () => {
    await worker.stop();
    await mailgun.close();
  });
  await expect
    .poll(() => mailgun.delivered.map(({ fields }) => [fields.to, fields.subject]))
    .toEqual([[editor.email, 'Lentils, slowly']]);

  await page.getByLabel('Or at a time').fill('2027-01-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = getDialog(page);
  await dialog.getByRole('heading', { name: 'Send it to 2 subscribers?' }).waitFor();
  expect(await getViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Send it to 2 subscribers' }).click();
  await page.getByText('Scheduled for 1 January 2027 at 09:00').waitFor();

  // The issue's send time arrives.
  await dataSource.query("update newsletter_issues set send_at = now() - interval '1 second'");
  const [{ slug }] = await dataSource.query('select slug from newsletter_issues');
  await site.test.services.issues.send(slug);
  // The site's outbox only records the emails, so no worker counts them.
  await dataSource.query('update newsletter_issues set sent = 2');
  await page.getByText('Sent to 2: 2 sent, 0 failed, 0 unsubscribed since, 0 visits').waitFor({ timeout: 20_000 });
});

test('typed text survives a reload, a password prompt, and another editor’s changes', {
  timeout: 120_000,
}, async ({ open, site, editor }) => {
  const { dataSource } = site.database;
  await dataSource.query('delete from newsletter_issues');
  await dataSource.query(
    `insert into newsletter_issues (slug, subject, markdown) values ('spring', 'Spring', 'Peas.')`,
  );
  const { page, go } = await open('/desk/newsletter/spring', editor.browser);
  const area = page.locator('textarea');
  await area.fill('Peas and mint.');
  await go('/desk/newsletter/spring');
  await area.waitFor();
  expect(await area.inputValue()).toBe('Peas and mint.');
  await page.getByText('Saved.', { exact: true }).waitFor();

  // The desk requires the password again after 12 hours.
  await dataSource.query(`update sessions set proven_at = now() - interval '13 hours'`);
  await area.fill('Peas, mint and dill.');
  await page.getByLabel('Password', { exact: true }).fill(editor.password);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  const readMarkdown = async () => (await dataSource.query('select markdown from newsletter_issues'))[0].markdown;
  await expect.poll(readMarkdown).toBe('Peas, mint and dill.');

  await dataSource.query(`update newsletter_issues set markdown = 'Asparagus.', version = version + 1`);
  await area.fill('Beans.');
  await page.getByRole('alert').getByText('changed this issue in the meantime').waitFor();
  expect([await readMarkdown(), await area.inputValue()]).toEqual(['Asparagus.', 'Beans.']);
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await expect.poll(readMarkdown).toBe('Beans.');
});

test('the typed text of each issue is saved when the editor leaves it, and shown on return', {
  timeout: 120_000,
}, async ({ open, site, editor }) => {
  const { dataSource } = site.database;
  await dataSource.query('delete from newsletter_issues');
  await dataSource.query(
    `insert into newsletter_issues (slug, subject, markdown) values ('spring', 'Spring', 'Peas.'), ('fall', 'Fall', 'Squash.')`,
  );
  const readMarkdown = async (slug: string) =>
    (await dataSource.query('select markdown from newsletter_issues where slug = $1', [slug]))[0].markdown;
  const { page, go } = await open('/desk/newsletter/spring', editor.browser);
  const area = page.locator('textarea');
  const openIssue = async (subject: string) => {
    await page.getByRole('link', { name: 'All issues' }).click();
    await page.locator('.issues').getByRole('link', { name: subject }).click();
    await page.getByRole('heading', { name: subject, exact: true }).waitFor();
  };
  await area.fill('Peas and mint.');
  await openIssue('Fall');
  await expect.poll(() => readMarkdown('spring')).toBe('Peas and mint.');
  await area.fill('Squash and sage.');
  await page.goto('about:blank');
  await expect.poll(() => readMarkdown('fall')).toBe('Squash and sage.');

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveIssue') ? route.abort() : route.continue(),
  );
  await go('/desk/newsletter/spring');
  await area.fill('Peas and dill.');
  await openIssue('Fall');
  await area.fill('Squash and thyme.');
  await openIssue('Spring');
  expect(await area.inputValue()).toBe('Peas and dill.');
  expect(await readMarkdown('spring')).toBe('Peas and mint.');
  await page.unroute('**/graphql');
  await openIssue('Fall');
  expect(await area.inputValue()).toBe('Squash and thyme.');
  await expect.poll(() => readMarkdown('fall'), { timeout: 20_000 }).toBe('Squash and thyme.');
  await expect.poll(() => readMarkdown('spring'), { timeout: 20_000 }).toBe('Peas and dill.');

  // Without a cursor in the text, a recipe goes at its end.
  await openIssue('Spring');
  await page.getByRole('searchbox', { name: 'Insert a recipe' }).fill('doro wat');
  await page.getByRole('list', { name: 'Recipes' }).getByRole('button', { name: 'Doro Wat' }).click();
  expect(await area.inputValue()).toBe('Peas and dill.\n\n{{recipe doro-wat}}\n\n');
});

test('an editor who returns to an issue before it is saved sees the typed text', async ({ open, site, editor }) => {
  const { dataSource } = site.database;
  await dataSource.query('delete from newsletter_issues');
  await dataSource.query(
    `insert into newsletter_issues (slug, subject, markdown) values ('spring', 'Spring', 'Peas.')`,
  );
  const { page } = await open('/desk/newsletter/spring', editor.browser);
  const area = page.locator('textarea');
  await area.fill('Peas and mint.');
  const releaseSave = await holdRequests(page, '**/graphql', { only: 'SaveIssue' });
  await page.getByRole('link', { name: 'All issues' }).click();
  // Delays the issue's response, requested before the save, until the save has finished.
  const saveResponse = page.waitForResponse(
    (response) => response.request().postData()?.includes('SaveIssue') ?? false,
  );
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('DeskPage_IssueQuery')) return route.fallback();
    const response = await route.fetch();
    await saveResponse;
    return route.fulfill({ response });
  });
  await page.locator('.issues').getByRole('link', { name: 'Spring' }).click();
  await page.getByText('Loading...').waitFor();
  releaseSave();
  await page.getByText('Saved.', { exact: true }).waitFor();
  expect(await area.inputValue()).toBe('Peas and mint.');
});

test('an administrator invites an editor, removes the role again, and imports, finds and exports subscribers', {
  timeout: 120_000,
}, async ({ open, site }) => {
  const { dataSource } = site.database;
  await dataSource.query('delete from subscribers');
  const [admin, guest] = [await createMember(site, 'Almaz'), await createMember(site, 'Chala')];
  await setRole(dataSource, admin.email, { role: StaffRole.ADMINISTRATOR, granted: true });
  const PHONE = { viewport: { width: 375, height: 700 }, hasTouch: true };
  const { page, go } = await open('/desk/staff', { ...admin.browser, ...PHONE });
  await page.getByLabel('Invite by email').fill('nonsense');
  await page.getByRole('button', { name: 'Send the invitation' }).tap();
  await page.getByText('Invalid email format').waitFor();
  await page.getByLabel('Invite by email').fill(guest.email);
  await page.getByRole('button', { name: 'Send the invitation' }).tap();
  await page.getByText('The invitation is on its way.').waitFor();
  await page.getByText(`${guest.email}, as editor, until`).waitFor();
  expect(await getViolations(page, { within: 'main' })).toEqual([]);

  const link = site.outbox.linkFor(guest.email, 'staff-invitation');
  const signedOutPage = (await open(link, PHONE)).page;
  await signedOutPage.getByText('You are invited to the desk, where Mesob’s editors').waitFor();
  const guestPage = (await open(link, { ...guest.browser, ...PHONE })).page;
  await guestPage.getByRole('button', { name: 'Accept the invitation' }).tap();
  await guestPage.getByText('Welcome to the desk.').waitFor();
  await guestPage.getByRole('link', { name: 'Open the desk' }).tap();
  await guestPage.getByRole('link', { name: 'Newsletter', exact: true }).waitFor();

  await go('/desk/staff');
  await page.getByRole('button', { name: 'Remove the role editor of Chala' }).tap();
  await getDialog(page).getByRole('button', { name: 'Remove the role' }).tap();
  await page.getByText('The role was removed.').waitFor();

  await page.getByRole('link', { name: 'Subscribers', exact: true }).tap();
  const buffer = Buffer.from('Name;E-mail\r\n"Ada; L.";ada@example.com\r\nBela;bela@example.com\r\nX;no@\r\n');
  const file = page.getByLabel('A CSV file with a column of email addresses');
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Ask 3 readers' }).waitFor();
  await page.getByLabel('Where and how did they all agree').fill('Signed up at the market');
  await page.getByRole('button', { name: 'Subscribe 3 readers' }).tap();
  await page.getByText('2 subscribed, 0 asked to confirm, 0 already known. Not an address: no@.').waitFor();
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  await page.getByLabel('Address', { exact: true }).fill('BELA');
  await page.getByRole('button', { name: 'Find', exact: true }).tap();
  await page.getByText('1 subscriber', { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
});
