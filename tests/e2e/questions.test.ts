import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { createFreshVisitor, createMember, memberTest } from '../support/member.ts';

const test = memberTest();
const PATH = '/recipes/spring/gomen';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

const getTab = (page: Page, name: string) => page.getByRole('tab', { name });
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('questions after the first twenty load, and stay if one is changed', async ({ open, site }) => {
  const { browser, email } = await createMember(site, 'Sara');
  await site.database.dataSource.query(
    `insert into questions (recipe_id, user_id, text) select r.id, u.id, 'Question ' || n || '.'
     from recipes r, users u, generate_series(1, 22) n where r.slug = 'injera' and u.email = $1 order by n`,
    [email],
  );
  const { page } = await open('/recipes/lunch/injera#questions', { ...browser, ...PHONE });
  const texts = page.locator('.question .review__message');
  await expect.poll(() => texts.count()).toBe(20);
  await getButton(page, 'Show more questions').click();
  await expect.poll(() => texts.count()).toBe(22);
  await page.locator('a[href$="#ingredients"]:visible').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#ingredients');
  expect(await getTab(page, 'Questions').getAttribute('aria-selected')).toBe('true');
  await page.locator('.question').last().getByRole('button', { name: 'Edit your question' }).click();
  await page.getByLabel('Your question').fill('Which teff?');
  await getButton(page, 'Update').click();
  await expect.poll(() => texts.last().innerText()).toBe('Which teff?');
  expect(await texts.count()).toBe(22);
});

describe('a question about a recipe', () => {
  test('is posted, changed and deleted, and the answer of the recipe’s author comes first', {
    timeout: 90_000,
  }, async ({ open, site }) => {
    const { dataSource } = site.database;
    const { browser: askerBrowser } = await createMember(site, 'Abeba');
    const asker = await open(`${PATH}#questions`, { ...askerBrowser, ...PHONE });
    await asker.page.getByText('No questions yet.').waitFor();
    await getButton(asker.page, 'Ask a question').tap();
    await asker.page.getByLabel('Your question').fill('Half a ques');
    await asker.page.reload();
    await expect.poll(() => asker.page.getByLabel('Your question').inputValue()).toBe('Half a ques');
    await getButton(asker.page, 'Cancel').tap();
    await getButton(asker.page, 'Ask a question').tap();
    expect(await asker.page.getByLabel('Your question').inputValue()).toBe('');
    await asker.page.getByLabel('Your question').fill('  ');
    await getButton(asker.page, 'Ask').tap();
    await asker.page.getByText('Please write your question.').waitFor();
    await asker.page.getByLabel('Your question').fill('Is 1/2 cup of butter enough?');
    await asker.page.route('**/graphql', (route) => route.abort());
    await getButton(asker.page, 'Ask').tap();
    await asker.page.getByText('Your text was not sent, but is still here. Please try again.').waitFor();
    await asker.page.unroute('**/graphql');
    await getButton(asker.page, 'Ask').tap();
    await asker.page.getByText('Question posted.').waitFor();
    await asker.page.getByText('Is 1/2 cup of butter enough?').waitFor();
    await getButton(asker.page, 'Edit your question').waitFor();

    await dataSource.query(`insert into answers (question_id, text) select id, 'I took more.' from questions`);
    const author = await createMember(site, 'Hanna');
    await dataSource.query(
      `update users set author_slug = (select a.key from authors a join recipes r on r.author_id = a.id where slug = 'gomen')
       where username = 'Hanna'`,
    );
    const { page } = await open(`${PATH}#questions`, { ...author.browser, ...PHONE });
    await page.getByText('I took more.').waitFor();
    await getButton(page, 'Answer').tap();
    await page.getByLabel('Your answer').fill('It is: let it brown.');
    await getButton(page, 'Post answer').tap();
    await page.getByText('Answer posted.').waitFor();
    await page.getByText('Author of this recipe').waitFor();
    const answers = page.getByRole('list', { name: 'Answers' }).locator('.review__message');
    await expect.poll(() => answers.allInnerTexts()).toEqual(['It is: let it brown.', 'I took more.']);
    await expectAccessible(page, { within: '.talk' });
    await expectNoSidewaysScroll(page, [320]);

    await asker.go(PATH);
    await getTab(asker.page, 'Questions').tap();
    await asker.page.getByText('Author of this recipe').waitFor();
    await getButton(asker.page, 'Edit your question').tap();
    await asker.page.getByLabel('Your question').fill('Is half a cup enough?');
    await getButton(asker.page, 'Update').tap();
    await asker.page.getByText('Is half a cup enough?').waitFor();
    await getButton(asker.page, 'Delete your question').tap();
    await asker.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await asker.page.getByText('No questions yet.').waitFor();
  });

  test('is in a tab next to the comments, or without scripts below them', async ({ open }) => {
    const { page } = await open(PATH, createFreshVisitor({}, PHONE));
    const heading = page.getByRole('heading', { name: 'Questions', exact: true });
    expect(await heading.isVisible()).toBe(false);
    await getTab(page, 'Comments').focus();
    await page.keyboard.press('ArrowRight');
    await heading.waitFor();
    expect(await page.getByRole('heading', { name: 'Comments', exact: true }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sign in to ask' }).click();
    await page.waitForURL(`**/login?from=${encodeURIComponent(`${PATH}#questions`)}`);

    const withoutScripts = await open(PATH, createFreshVisitor({}, { javaScriptEnabled: false }));
    for (const name of ['Comments', 'Questions'])
      expect(await withoutScripts.page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    expect(await withoutScripts.page.getByRole('tab').count()).toBe(0);
  });
});
