import { expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { getViolations } from '../support/accessibility.ts';
import { createFreshVisitor, createMember } from '../support/member.ts';
import { getDialog } from '../support/page-parts.ts';
import { addGuestReviews, getReviews, REVIEW_PATH, reviewTest } from '../support/review-page.ts';

const PHONE = { viewport: { width: 375, height: 700 }, hasTouch: true };

const test = reviewTest().extend('moderator', { scope: 'file' }, async ({ site }) => {
  const moderator = await createMember(site, 'Bruk');
  await setRole(site.database.dataSource, moderator.email, { role: StaffRole.MODERATOR, granted: true });
  return moderator;
});

test('a visitor reports a comment, a moderator on a phone hides it, and undoes that', async ({
  open,
  site,
  moderator,
}) => {
  await addGuestReviews(site, 2);
  const { page } = await open(REVIEW_PATH, createFreshVisitor({}, PHONE));
  await page.getByRole('button', { name: 'Report the comment by Guest 1' }).tap();
  const dialog = getDialog(page);
  await dialog.getByRole('button', { name: 'Report' }).tap();
  await dialog.getByText('Please choose a reason.').waitFor();
  await dialog.getByLabel('It is advertising').check();
  await dialog.getByLabel('Details (optional)').fill('A shop.');
  expect(await getViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Report' }).tap();
  await dialog.getByText('Thank you. A moderator will read it.').waitFor();

  const { browser } = moderator;
  const desk = (await open('/desk', { ...browser, ...PHONE })).page;
  await desk.getByRole('heading', { name: '1 contribution to review' }).waitFor();
  const mainText = await desk.locator('main').innerText();
  for (const text of ['Guest 1', 'Review 1.', 'Doro Wat', 'It is advertising', 'A shop.'])
    expect(mainText).toContain(text);
  expect(await getViolations(desk, { within: 'main' })).toEqual([]);

  // Hiding requires a reason: the field gets the focus.
  await desk.keyboard.press('h');
  await desk.getByText('Please give a reason. The author will read it.').waitFor();
  await desk.keyboard.type('It advertises a shop.');
  await desk.getByRole('button', { name: 'Hide it' }).tap();
  await desk.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor();
  await page.reload();
  await expect.poll(() => getReviews(page).allInnerTexts()).toEqual([expect.stringContaining('Guest 2')]);

  await desk.keyboard.press('u');
  await desk.getByRole('heading', { name: '1 contribution to review' }).waitFor();
  await page.reload();
  await expect.poll(() => getReviews(page).count()).toBe(2);

  await desk.getByRole('link', { name: 'Log', exact: true }).tap();
  await desk.getByRole('heading', { name: 'Actions' }).waitFor();
  const log = await desk.locator('.reported__list').innerText();
  expect(log).toMatch(
    /Bruk undid a decision \(hid a contribution on Doro Wat\), \d.*Bruk hid a contribution on Doro Wat, \d.*Undone by Bruk/s,
  );
});

test('a moderator on a phone blocks a spammer, whose contributions are hidden, and later shows one again', async ({
  open,
  site,
  moderator,
}) => {
  const { dataSource } = site.database;
  await addGuestReviews(site, 2);
  const spammer = await createMember(site, 'Spammer');
  await dataSource.query(
    `with member as (select id from users where email = $1)
     insert into questions (recipe_id, user_id, text) select r.id, m.id, 'Where are pans?' from recipes r, member m
     where slug = 'doro-wat'`,
    [spammer.email],
  );
  await dataSource.query('update reviews set user_id = (select id from users where email = $1) where message = $2', [
    spammer.email,
    'Review 1.',
  ]);
  await dataSource.query(`insert into reports (text_id, reason) select 'Review:' || id, 'SPAM' from reviews
    where message = 'Review 1.'`);
  const { page, go } = await open('/desk', { ...moderator.browser, ...PHONE, isMobile: true });
  await page.getByRole('heading', { name: '1 contribution to review' }).waitFor();
  expect(await page.locator('kbd').first().isVisible()).toBe(false);
  expect(await page.getByLabel(/Blocking also hides/).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Block the account' }).tap();
  await page.getByText('Blocked and signed out everywhere. Hidden: 2 contributions.').waitFor();
  await page.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor();

  await page.getByRole('link', { name: 'Members', exact: true }).tap();
  await page.getByLabel('Name').fill('spam');
  await page.getByRole('button', { name: 'Find', exact: true }).tap();
  await page.getByText('1 member', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Unblock the account of Spammer' }).tap();
  await getDialog(page).getByRole('button', { name: 'Unblock the account' }).tap();
  await page.getByText('Unblocked. Still hidden: 2 contributions.').waitFor();
  await page.getByRole('link', { name: '2 contributions' }).tap();
  await page.getByRole('heading', { name: 'Contributions by Spammer' }).waitFor();
  await page.getByRole('link', { name: 'Hidden', exact: true }).tap();
  await page.waitForURL(/status=HIDDEN/);
  expect(await page.locator('.desk-list__row').allInnerTexts()).toEqual([
    expect.stringContaining('Where are pans?'),
    expect.stringContaining('Review 1.'),
  ]);
  expect(await getViolations(page, { within: 'main' })).toEqual([]);

  // On the recipe's page, a moderator sees hidden contributions at their original positions.
  await go(REVIEW_PATH);
  await expect
    .poll(() => page.locator('.reviews > li').allInnerTexts())
    .toEqual([expect.stringMatching(/Guest 2/), expect.stringMatching(/Hidden: .*Spammer.*Review 1\./s)]);
  expect(await page.locator('.questions > li').allInnerTexts()).toEqual([expect.stringContaining('Where are pans?')]);
  expect(await getViolations(page, { within: '#reviews-panel' })).toEqual([]);
  const decisionLink = page
    .locator('.reviews')
    .getByRole('link', { name: 'Decide about the hidden contribution by Spammer' });
  await decisionLink.tap();
  await page.getByRole('button', { name: 'Show it again' }).tap();
  await page.getByText('Shown again.').waitFor();
  await go(REVIEW_PATH);
  await expect.poll(() => getReviews(page).count()).toBe(2);
  await page.locator('.questions > li .hidden-text').waitFor({ state: 'attached' });
  expect(await page.locator('.reviews .hidden-text').count()).toBe(0);
});

test('if questions cannot be loaded, no hidden question appears among the comments', async ({
  open,
  site,
  moderator,
}) => {
  const { dataSource } = site.database;
  await addGuestReviews(site, 1);
  await dataSource.query("update reviews set hidden_at = now(), hidden_reason = 'Spam'");
  await dataSource.query(
    `insert into questions (recipe_id, user_id, text, hidden_at, hidden_reason)
     select id, (select min(id) from users), 'Which pan?', now(), 'Spam' from recipes where slug = 'doro-wat'`,
  );
  const { page, go } = await open('/desk', moderator.browser);
  await page.getByRole('heading', { name: /waiting for you|to review/ }).waitFor();
  await page.route(/QuestionsQuery/, (route) => route.abort());
  await go('/search?q=doro+wat');
  await page.locator('main').getByRole('link', { name: 'Doro Wat', exact: true }).first().click();
  await page.locator('.hidden-text', { hasText: 'Review 1.' }).waitFor();
  await page.getByText('The questions could not be loaded.').waitFor({ state: 'attached' });
  expect(await page.locator('.hidden-text').count()).toBe(1);
});

test('on a phone, the next contribution is in view after a decision, with a message about that decision', async ({
  open,
  site,
  moderator,
}) => {
  await addGuestReviews(site, 3);
  await site.database.dataSource.query(
    `insert into reports (text_id, reason) select 'Review:' || id, 'SPAM' from reviews order by id`,
  );
  const { page } = await open('/desk', { ...moderator.browser, ...PHONE, isMobile: true });
  const isInWindow = (text: string) =>
    page.getByText(text).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom < window.innerHeight;
    });
  await page.getByRole('button', { name: 'Hide it' }).tap();
  await expect.poll(() => isInWindow('Please give a reason. The author will read it.')).toBe(true);
  await page.getByRole('button', { name: 'Leave it' }).tap();
  await page.getByText('Left as it is.').waitFor();
  expect([await isInWindow('Left as it is.'), await isInWindow('Review 2.')]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect.poll(() => isInWindow('Review 3.')).toBe(true);
  expect(await page.getByText('Please give a reason.').count()).toBe(0);
});

test('each reported contribution has its own reason, and browser shortcuts decide nothing', async ({
  open,
  site,
  moderator,
}) => {
  await addGuestReviews(site, 2);
  await site.database.dataSource.query(
    `insert into reports (text_id, reason) select 'Review:' || id, 'SPAM' from reviews order by id`,
  );
  const { page } = await open('/desk', moderator.browser);
  await page.getByRole('heading', { name: '2 contributions to review' }).waitFor();
  const reason = page.getByLabel('Reason (the author will read it)');
  await reason.fill('Of the first.');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Review 2.').waitFor();
  expect(await reason.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByText('Left as it is.').waitFor();
  await page.keyboard.press('Control+u');
  expect(await page.getByRole('heading', { name: '1 contribution to review' }).isVisible()).toBe(true);
  expect(await reason.inputValue()).toBe('Of the first.');
});

test('the desk is 404 for visitors and members, and moderators enter their password again after twelve hours', async ({
  open,
  site,
  member,
  moderator,
}) => {
  const { page, go } = await open('/about', member.browser);
  await go('/desk/reports');
  await page.getByRole('heading', { name: 'Oops! Page Not Found!' }).waitFor();
  const response = await site.test.app.inject('/desk/reports');
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toContain('no-store');
  expect(response.body).toContain('noindex');

  await site.database.dataSource.query(`update sessions set proven_at = now() - interval '13 hours'`);
  const desk = (await open('/desk', moderator.browser)).page;
  await desk.getByLabel('Password', { exact: true }).fill('wrong and rain');
  await desk.getByRole('button', { name: 'Open the desk' }).click();
  await desk.getByText('Wrong password.').waitFor();
  await desk.getByLabel('Password', { exact: true }).fill(moderator.password);
  await desk.getByRole('button', { name: 'Open the desk' }).click();
  await desk.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor();
});

test('the desk warns staff of an overdue newsletter', async ({ open, site, moderator }) => {
  const { page } = await open('/desk', moderator.browser);
  const notice = page.getByRole('alert').filter({ hasText: 'Late:' });
  await page.getByRole('heading', { name: /waiting for you|to review/ }).waitFor();
  expect(await notice.count()).toBe(0);
  await site.database.dataSource.query(`insert into newsletter_issues (slug, subject, markdown, send_at)
    values ('late', 'Late', 'Late.', now() - interval '4 minutes')`);
  await page.reload();
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/^Late: 1 newsletter, due .+\. Please tell the server’s administrator\.$/);
  expect(await getViolations(page, { within: 'main' })).toEqual([]);
  await site.database.dataSource.query(`delete from newsletter_issues where slug = 'late'`);
});

test('buttons show their keys until these are turned off, and the list of contributions keeps its filters in the URL', async ({
  newTab,
  site,
  moderator,
}) => {
  await addGuestReviews(site, 1);
  await site.database.dataSource.query(
    "insert into reports (text_id, reason) select 'Review:' || id, 'SPAM' from reviews",
  );
  // Reused tabs have a touch screen, where buttons show no keys.
  const { remembered, ...visitor } = moderator.browser;
  const page = await newTab(visitor);
  await page.goto('/about');
  await page.evaluate((items) => Object.assign(localStorage, items), remembered);
  await page.goto('/desk');
  const hideButton = page.getByRole('button', { name: /^Hide it/ });
  await expect.poll(() => hideButton.innerText()).toMatch(/^Hide it\s+h$/);
  await page.getByLabel('Keyboard shortcuts').uncheck();
  await expect.poll(() => hideButton.innerText()).toBe('Hide it');
  await page.getByRole('link', { name: 'All contributions on this recipe, including hidden ones' }).click();
  const links = page.getByRole('link', { name: /^Decide about/ });
  const searchField = page.getByRole('searchbox', { name: 'Words' });
  await searchField.fill('no such words');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('0 contributions').waitFor();
  await page.getByRole('link', { name: 'Hidden', exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?recipe=[\w-]+&q=no\+such\+words&status=HIDDEN$/);
  await page.getByRole('link', { name: 'All contributions' }).click();
  await expect.poll(() => searchField.inputValue()).toBe('');
  await links.first().click();
  await expect.poll(() => hideButton.innerText()).toBe('Hide it');
});
