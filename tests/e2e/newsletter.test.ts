import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { TEST_SECRET } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expectAccessible, expectEachClean } from '../support/looks.ts';
import { createFreshVisitor, memberTest } from '../support/member.ts';
import { expectMessage } from '../support/page-parts.ts';
import type { TestSite } from '../support/site.ts';
import { expectEachUnlisted } from '../support/unlisted-pages.ts';

const test = memberTest();

const ids = new SubscriberIds(TEST_SECRET);
const readSubscribers = async (site: TestSite): Promise<{ email: string; confirmed: boolean }[]> =>
  site.database.dataSource.query('select email, confirmed_at is not null as confirmed from subscribers order by email');
const abortGraphql = (page: Page) => page.route('**/graphql**', (route) => route.abort());

/** Scrolls to the block and waits for its script. */
async function scrollToBlock(page: Page) {
  const block = page.locator('section', { has: page.getByRole('heading', { name: 'Never miss any Update!' }) });
  await block.scrollIntoViewIfNeeded();
  const submit = block.getByRole('button', { name: 'Subscribe' });
  // The loading marker disappears once the script has loaded.
  await page.waitForFunction(() => !document.querySelector('.newsletter__form > span'));
  return { block, submit, field: block.getByLabel('Your email address') };
}

describe('the block on the home page', () => {
  test('works without scripts, and shows the result', async ({ open, site }) => {
    const { page } = await open('/?page=2', createFreshVisitor({}, { javaScriptEnabled: false }));
    const field = page.getByLabel('Your email address');
    const submit = page.getByRole('button', { name: 'Subscribe' });
    await field.fill('abeba');
    await submit.click();
    await expectMessage(page, 'Please enter a valid email address.');
    expect([await field.inputValue(), page.url()]).toEqual(['abeba', `${site.url}/?page=2#newsletter`]);
    await field.fill('without.scripts@gmail.com');
    await submit.click();
    await page.locator('.form-message__text--success').waitFor();
    expect(site.outbox.mails.map(({ to }) => to)).toContain('without.scripts@gmail.com');
  });

  test('loads its script when scrolled near, without a layout shift, and keeps what was typed before', async ({
    open,
    site,
  }) => {
    const { page, browserErrors } = await open('/', createFreshVisitor({}, { viewport: { width: 375, height: 812 } }));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const { height } = (await page.locator('.newsletter').boundingBox()) ?? {};
    expect(scripts).toEqual([]);
    // Fills the field early, like a browser that restores form contents.
    await page.locator('.newsletter input').evaluate((input: HTMLInputElement) => {
      input.value = 'typed@early.example';
    });
    const { field, submit } = await scrollToBlock(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect((await page.locator('.newsletter').boundingBox())?.height).toBe(height);
    expect(await field.inputValue()).toBe('typed@early.example');
    await submit.click();
    await page.locator('.newsletter .form-message__text--success').waitFor();
    expect(site.outbox.mails.at(-1)).toMatchObject({ template: 'newsletter-confirm', to: 'typed@early.example' });
    expect(browserErrors).toEqual([]);
  });

  test('shows the specified texts for missing and wrong values without a request, and then "Submitting..."', async ({
    open,
  }) => {
    const { page, requests } = await open('/', createFreshVisitor());
    const { block, submit, field } = await scrollToBlock(page);
    await submit.click();
    await expectMessage(page, 'Please enter an email address.');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('abeba');
    await expectMessage(page, 'Please enter a valid email address.');
    await page.keyboard.press('Enter');
    expect(requests).toEqual([]);
    await expectAccessible(page, { within: '.newsletter, .toast' });

    // The form shows progress, keeps the address on failure, and clears the field on success.
    await field.fill('selam@gmail.com');
    const release = await holdRequests(page, '**/graphql**', { outcome: 'abort' });
    const { width } = (await submit.boundingBox()) ?? {};
    await submit.click();
    const busyButton = block.getByRole('button', { name: 'Submitting...' });
    await busyButton.waitFor();
    expect(await busyButton.isDisabled()).toBe(true);
    expect((await busyButton.boundingBox())?.width).toBe(width);
    release();
    await expectMessage(page, 'Something went wrong, please try again later.');
    expect(await field.inputValue()).toBe('selam@gmail.com');
    await page.unroute('**/graphql**');
    await submit.click();
    await block.locator('.form-message__text--success').waitFor();
    expect(await block.getByRole('status').textContent()).toContain('Thank you!');
    expect(await field.inputValue()).toBe('');
    await expectAccessible(page, { within: '.newsletter, .toast' });
  });
});

describe('a subscriber', () => {
  const email = 'hanna@gmail.com';

  test('subscribes with the form and the email, and unsubscribes', async ({ open, site }) => {
    const { page, requests, go } = await open('/', createFreshVisitor());
    const { submit, field, block } = await scrollToBlock(page);
    await field.fill(email);
    await submit.click();
    await block.locator('.form-message__text--success').waitFor();
    const token = site.outbox.tokenFor(email, 'newsletter-confirm');
    await go(`/newsletter/confirm/${token}`);
    const confirmButton = page.getByRole('button', { name: 'Confirm my subscription' });
    expect(requests).toEqual([]);
    expect(await readSubscribers(site)).toContainEqual({ email, confirmed: false });
    await confirmButton.click();
    await expectMessage(page, 'Your subscription is confirmed. You will receive the next issue.');
    expect(requests, 'only pressing the button sends a request').toHaveLength(1);
    expect(await readSubscribers(site)).toContainEqual({ email, confirmed: true });
    await page.reload();
    await confirmButton.click();
    await expectMessage(page, 'Your subscription is confirmed. You will receive the next issue.');

    const mail = site.outbox.mails.findLast(({ to }) => to === email);
    await go(new URL(mail && 'unsubscribeLink' in mail ? mail.unsubscribeLink : '').pathname);
    expect(requests).toEqual([]);
    expect(await readSubscribers(site)).toContainEqual({ email, confirmed: true });
    const unsubscribeButton = page.getByRole('button', { name: 'Unsubscribe' });
    await abortGraphql(page);
    await unsubscribeButton.click();
    await expectMessage(page, 'Something went wrong, please try again later.');
    await page.unroute('**/graphql**');
    await unsubscribeButton.click();
    await expectMessage(page, 'You are unsubscribed. Your address has been deleted from our list.');
    expect((await readSubscribers(site)).map((subscriber) => subscriber.email)).not.toContain(email);
  });

  test('unsubscribes without scripts', async ({ open, site }) => {
    await site.database.dataSource.query('insert into subscribers values ($1, $2, now(), now())', [
      ids.getId(email),
      email,
    ]);
    const { page } = await open(
      `/newsletter/unsubscribe/${ids.getToken(ids.getId(email))}`,
      createFreshVisitor({}, { javaScriptEnabled: false }),
    );
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.waitForURL('**/newsletter/unsubscribe?done');
    await expectMessage(page, 'You are unsubscribed. Your address has been deleted from our list.');
    expect((await readSubscribers(site)).map((subscriber) => subscriber.email)).not.toContain(email);
    await page.goto('/newsletter/unsubscribe/abc');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectMessage(page, 'This link is not valid. Please use the one at the end of an issue.');
  });

  test('is told that a link is invalid, and can retry if the server was unreachable', async ({ open }) => {
    const { page, go } = await open('/newsletter/unsubscribe/abc', createFreshVisitor());
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectMessage(page, 'This link is not valid. Please use the one at the end of an issue.');
    await go('/newsletter/confirm/abc');
    await abortGraphql(page);
    const confirmButton = page.getByRole('button', { name: 'Confirm my subscription' });
    await confirmButton.click();
    await expectMessage(page, 'Something went wrong, please try again later.');
    await page.unroute('**/graphql**');
    await confirmButton.click();
    await expectMessage(page, 'This link is not valid. Please subscribe again.');
    await page.getByRole('link', { name: 'Subscribe again' }).click();
    await page.waitForURL('**/#newsletter');
    await page.getByRole('heading', { name: 'Never miss any Update!' }).waitFor();
  });
});

describe('the newsletter pages', () => {
  const pages = [
    ['/newsletter/confirm', 'Newsletter'],
    ['/newsletter/confirm/abc', 'Newsletter'],
    ['/newsletter/unsubscribe', 'Unsubscribe'],
    ['/newsletter/unsubscribe/abc', 'Unsubscribe'],
    ['/newsletter/unsubscribe?done', 'Unsubscribe'],
  ] as const;

  test('have their headings and forms without scripts, and are hidden from search engines', async ({ site }) => {
    await expectEachUnlisted(site, pages);
  });

  test('for a token are accessible on a phone, also in dark mode, and fit phone and desktop windows', async ({
    open,
  }) => {
    const visitor = await open('/about', createFreshVisitor());
    await expectEachClean(visitor, [['/newsletter/confirm/abc'], ['/newsletter/unsubscribe/abc']]);
  });
});
