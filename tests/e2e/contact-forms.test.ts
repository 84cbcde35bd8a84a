import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { createFreshVisitor, memberTest } from '../support/member.ts';
import { stopClock } from '../support/stop-clock.ts';

const test = memberTest();

test.beforeEach(({ site }) => {
  site.outbox.mails.length = 0;
  messageCount += 1;
  message = { ...message, email: `abeba${messageCount}@gmail.com` };
});

let messageCount = 0;
/** A message with a new address for each test, so that tests do not throttle each other. */
let message = { name: 'Abeba', email: '', message: 'My injera has no eyes.' };

function getParts(page: Page) {
  const form = page.locator('.contact-form');
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    text: form.getByLabel('Message'),
    submit: form.locator('button[type=submit]'),
    expectText: (text: string) => form.getByText(text, { exact: true }).waitFor(),
  };
}

async function fill({ name, email, text }: ReturnType<typeof getParts>): Promise<void> {
  await name.fill(message.name);
  await email.fill(message.email);
  await text.fill(message.message);
}

/** Scrolls to the top; elsewhere the fixed header can half cover a control, which axe reports as a small target. */
const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

const forms = [
  {
    path: '/contact',
    texts: [
      'The name field is required.',
      'The email field is required.',
      'Enter a valid email address.',
      'The message field is required.',
    ],
    sent: 'Thank you for contacting us! We will get in touch with you shortly.',
  },
  {
    path: '/about',
    texts: ['Name is required', 'Email is required', 'Invalid email address', 'Message is required'],
    sent: 'Thank you! Your message has been sent.',
  },
] as const;

describe.each(forms)('the form at $path', ({ path, texts, sent }) => {
  const [nameRequired, emailRequired, emailInvalid, messageRequired] = texts;

  test('can be sent without scripts, and keeps the message if the email is invalid', async ({ open, site }) => {
    const { page } = await open(path, createFreshVisitor({}, { javaScriptEnabled: false }));
    const fields = getParts(page);
    await fill(fields);
    await fields.email.fill('abeba');
    await fields.submit.click();
    await fields.expectText(emailInvalid);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    expect(await fields.email.getAttribute('aria-invalid')).toBe('true');
    expect(await fields.text.inputValue()).toBe(message.message);
    await fields.email.fill(message.email);
    await fields.submit.click();
    await fields.expectText(sent);
    expect([await fields.name.inputValue(), await fields.text.inputValue()]).toEqual(['', '']);
    expect(site.outbox.mails).toEqual([{ template: 'contact-message', to: 'hello@mesob.example', ...message }]);
  });

  test('shows its texts for missing and wrong values, and focuses the first such field', async ({ open }) => {
    const { page, requests } = await open(path, createFreshVisitor({}, { viewport: { width: 375, height: 812 } }));
    const { expectText, submit, name, email } = getParts(page);
    await submit.click();
    for (const text of [nameRequired, emailRequired, messageRequired]) await expectText(text);
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await email.fill('abeba');
    await expectText(emailInvalid);
    expect(requests).toEqual([]);
    await scrollToTop(page);
    await expectAccessible(page, { within: '.contact-form, .toast' });
    await expectNoSidewaysScroll(page, [320]);
  });
});

describe('a form', () => {
  // Both forms share their code, so the first is enough.
  const [{ path, texts, sent }] = forms;
  const [, emailRequired] = texts;

  test('can be sent before the scripts load, which then show the same result', async ({ open, site }) => {
    const { page, browserErrors } = await open('/cookies-policy', createFreshVisitor());
    const releaseScripts = await holdRequests(page, '**/assets/site-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const fields = getParts(page);
    await fields.name.fill(message.name);
    await fields.submit.click();
    await fields.expectText(emailRequired);
    releaseScripts();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('body > [role=status]') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await fields.expectText(emailRequired);
    expect(await fields.name.inputValue()).toBe(message.name);
    await fill(fields);
    await fields.submit.click();
    await fields.expectText(sent);
    expect(await fields.form.getByText(emailRequired, { exact: true }).count()).toBe(0);
    expect(site.outbox.mails).toHaveLength(1);
    expect(browserErrors).toEqual([]);
  });

  test('shows progress while sending, keeps its values on failure, and clears them on success', async ({
    open,
    site,
  }) => {
    const { page, browserErrors } = await open(path, createFreshVisitor());
    const fields = getParts(page);
    const { submit, name, text, expectText, form } = fields;
    await fill(fields);
    const releaseResponse = await holdRequests(page, '**/graphql**', { outcome: 'abort' });
    await submit.click();
    await form.locator('.submit-button__loader').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    releaseResponse();
    await expectText('Sorry!! An unexpected error occurred. Try again later, thanks!!');
    await page.unroute('**/graphql**');
    await page.route('**/graphql**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({ errors: [{ message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
      }),
    );
    await submit.click();
    await expectText('Failed to submit. Please try again later.');
    await page.unroute('**/graphql**');
    await page.route('**/graphql**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad' }),
    );
    await submit.click();
    await form.locator('.submit-button__loader').waitFor({ state: 'detached' });
    await expectText('Failed to submit. Please try again later.');
    await page.unroute('**/graphql**');
    expect([await name.inputValue(), await text.inputValue()]).toEqual([message.name, message.message]);
    browserErrors.length = 0;
    await submit.click();
    await expectText(sent);
    expect([await name.inputValue(), await text.inputValue()]).toEqual(['', '']);
    expect(site.outbox.mails).toEqual([{ template: 'contact-message', to: 'hello@mesob.example', ...message }]);
    expect(browserErrors).toEqual([]);
    await scrollToTop(page);
    await expectAccessible(page, { within: '.contact-form, .toast' });
  });

  test('shows errors from the server, and keeps a message that exceeds the rate limit', async ({ open }) => {
    const { page } = await open(path, createFreshVisitor());
    const fields = getParts(page);
    await fill(fields);
    await page.route('**/graphql**', (route) =>
      route.fulfill({
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({
          data: {
            sendMessage: {
              __typename: 'InvalidInput',
              message: 'Not this one.',
              problems: [{ __typename: 'InputProblem', path: ['email'], message: 'Not this one.' }],
            },
          },
        }),
      }),
    );
    await fields.submit.click();
    await fields.expectText('Not this one.');
    await expect.poll(() => fields.email.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.unroute('**/graphql**');
    for (let number = 1; number <= 6; number++) {
      await fill(fields);
      await fields.submit.click();
      await fields.form.locator(`.form-message__text--${number < 6 ? 'success' : 'error'}`).waitFor();
    }
    await fields.expectText('Too many attempts. Please try again later.');
    expect(await fields.text.inputValue()).toBe(message.message);
  });

  test('has a honeypot that people neither see nor reach; messages that fill it in are not sent', async ({
    open,
    site,
  }) => {
    const { page } = await open(path, createFreshVisitor());
    const fields = getParts(page);
    await fields.email.focus();
    const focusedNames: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      focusedNames.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(focusedNames).not.toContain('website');
    const trap = fields.form.locator('input[name=website]');
    expect((await trap.boundingBox())?.x).toBeLessThan(-100);
    await fill(fields);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await fields.submit.click();
    await fields.expectText(sent);
    expect(site.outbox.mails).toEqual([]);
  });
});

describe('the contact page', () => {
  test('logs that a draft exists two seconds after the last key, without its text, and thanks in a toast for four', async ({
    open,
  }) => {
    const { page } = await open('/contact', createFreshVisitor());
    const fields = getParts(page);
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await stopClock(page);
    const { text, name } = fields;
    await text.fill('My injera');
    await page.clock.runFor(1_900);
    await name.fill('Abeba');
    await page.clock.runFor(1_900);
    expect(lines).toEqual([]);
    await page.clock.runFor(200);
    expect(lines).toEqual(['A draft of the contact message exists']);
    await text.fill(' ');
    await name.fill('');
    await page.clock.runFor(3_000);
    expect(lines).toHaveLength(1);

    await fill(fields);
    await fields.submit.click();
    const toast = page.locator('.toast', { hasText: forms[0].sent });
    await fields.expectText(forms[0].sent);
    await page.clock.runFor(500);
    await toast.waitFor();
    await page.clock.runFor(3_300);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(1_500);
    await toast.waitFor({ state: 'detached' });
  });

  test('keeps a typed message across pages, never stores the email, and forgets the message once it is sent', async ({
    open,
  }) => {
    const { page } = await open('/contact', createFreshVisitor());
    const fields = getParts(page);
    await fill(fields);
    const message = await fields.text.inputValue();
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await page.waitForURL('/about');
    await page.goBack();
    await expect.poll(() => fields.text.inputValue()).toBe(message);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('@');

    await fill(fields);
    await fields.submit.click();
    await fields.expectText(forms[0].sent);
    await page.reload();
    expect(await fields.text.inputValue()).toBe('');
  });
});
