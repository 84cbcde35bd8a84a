import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { createFreshVisitor, createMember, memberTest } from '../support/member.ts';

const test = memberTest();
const PATH = '/recipes/spring/gomen';
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('questions after the first twenty load, and stay if one is changed', async ({ open, site }) => {
  const { browser, email } = await createMember(site, 'Sara');
  await site.database.dataSource.query(
    `insert into questions (recipe_id, user_id, text) select r.id, u.id, 'Question ' || n || '.'
     from recipes r, users u, generate_series(1, 22) n where r.slug = 'injera' and u.email = $1 order by n`,
    [email],
  );
  const { page } = await open('/recipes/lunch/injera#questions', { ...browser, ...phone });
  const texts = page.locator('.question .review__message');
  await expect.poll(() => texts.count()).toBe(20);
  await button(page, 'Show more questions').click();
  await expect.poll(() => texts.count()).toBe(22);
  await page.locator('a[href$="#ingredients"]:visible').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#ingredients');
  expect(await tab(page, 'Questions').getAttribute('aria-selected')).toBe('true');
  await page.locator('.question').last().getByRole('button', { name: 'Edit your question' }).click();
  await page.getByLabel('Your question').fill('Which teff?');
  await button(page, 'Update').click();
  await expect.poll(() => texts.last().innerText()).toBe('Which teff?');
  expect(await texts.count()).toBe(22);
});

describe('a question about a recipe', () => {
  test('is posted, answered by the recipe’s author first, changed and deleted', { timeout: 90_000 }, async ({
    open,
    site,
  }) => {
    const { dataSource } = site.database;
    const { browser: askerBrowser } = await createMember(site, 'Abeba');
    const asker = await open(`${PATH}#questions`, { ...askerBrowser, ...phone });
    await asker.page.getByText('No questions yet.').waitFor();
    await button(asker.page, 'Ask a question').tap();
    await asker.page.getByLabel('Your question').fill('Half a ques');
    await asker.page.reload();
    await expect.poll(() => asker.page.getByLabel('Your question').inputValue()).toBe('Half a ques');
    await button(asker.page, 'Cancel').tap();
    await button(asker.page, 'Ask a question').tap();
    expect(await asker.page.getByLabel('Your question').inputValue()).toBe('');
    await asker.page.getByLabel('Your question').fill('  ');
    await button(asker.page, 'Ask').tap();
    await asker.page.getByText('Please write your question.').waitFor();
    await asker.page.getByLabel('Your question').fill('Is 1/2 cup of butter enough?');
    await asker.page.route('**/graphql', (route) => route.abort());
    await button(asker.page, 'Ask').tap();
    await asker.page.getByText('Your text was not sent, but is still here. Please try again.').waitFor();
    await asker.page.unroute('**/graphql');
    await button(asker.page, 'Ask').tap();
    await asker.page.getByText('Question posted.').waitFor();
    await asker.page.getByText('Is 1/2 cup of butter enough?').waitFor();
    await button(asker.page, 'Edit your question').waitFor();

    await dataSource.query(`insert into answers (question_id, text) select id, 'I took more.' from questions`);
    const author = await createMember(site, 'Hanna');
    await dataSource.query(
      `update users set author_slug = (select a.key from authors a join recipes r on r.author_id = a.id where slug = 'gomen')
       where username = 'Hanna'`,
    );
    const { page } = await open(`${PATH}#questions`, { ...author.browser, ...phone });
    await page.getByText('I took more.').waitFor();
    await button(page, 'Answer').tap();
    await page.getByLabel('Your answer').fill('It is: let it brown.');
    await button(page, 'Post answer').tap();
    await page.getByText('Answer posted.').waitFor();
    await page.getByText('Author of this recipe').waitFor();
    const answers = page.getByRole('list', { name: 'Answers' }).locator('.review__message');
    await expect.poll(() => answers.allInnerTexts()).toEqual(['It is: let it brown.', 'I took more.']);
    await expectAccessible(page, { within: '.talk' });
    await expectNoSidewaysScroll(page, [320]);

    await asker.go(PATH);
    await tab(asker.page, 'Questions').tap();
    await asker.page.getByText('Author of this recipe').waitFor();
    await button(asker.page, 'Edit your question').tap();
    await asker.page.getByLabel('Your question').fill('Is half a cup enough?');
    await button(asker.page, 'Update').tap();
    await asker.page.getByText('Is half a cup enough?').waitFor();
    await button(asker.page, 'Delete your question').tap();
    await asker.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await asker.page.getByText('No questions yet.').waitFor();
  });

  test('is in a tab next to the comments, or without scripts below them', async ({ open }) => {
    const { page } = await open(PATH, createFreshVisitor({}, phone));
    const heading = page.getByRole('heading', { name: 'Questions', exact: true });
    expect(await heading.isVisible()).toBe(false);
    await tab(page, 'Comments').focus();
    await page.keyboard.press('ArrowRight');
    await heading.waitFor();
    expect(await page.getByRole('heading', { name: 'Comments', exact: true }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sign in to ask' }).click();
    await page.waitForURL(`**/login?from=${encodeURIComponent(`${PATH}#questions`)}`);

    const plain = await open(PATH, createFreshVisitor({}, { javaScriptEnabled: false }));
    for (const name of ['Comments', 'Questions'])
      expect(await plain.page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    expect(await plain.page.getByRole('tab').count()).toBe(0);
  });
});
