import { beforeEach, describe, expect, it } from 'vitest';
import type { PostedFormData } from '#server/http/pages/renderer.ts';
import { freshAddress, PASSWORD } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

/** The posted form that the last page was rendered with. */
let postedForm: PostedFormData | undefined;

const { app, database, outbox } = await setUpMemberApp({
  renderer: {
    render: async (input) => {
      postedForm = input.posted;
      return { status: 200, headers: {}, html: [`<!doctype html>${input.url.href}`] };
    },
  },
});

beforeEach(async () => {
  await database.clear();
  outbox.mails.length = 0;
  postedForm = undefined;
});

const ownPage = { 'sec-fetch-site': 'same-origin' };

function post(url: string, texts: Record<string, string>, headers: Record<string, string> = ownPage) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'x-forwarded-for': freshAddress(),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(texts).toString(),
  });
}

const message = { name: 'Abeba', email: 'abeba@gmail.com', message: 'My injera has no eyes.' };
const account = { username: 'Abeba', email: 'abeba@gmail.com', password: PASSWORD, confirmation: PASSWORD };

describe('a form posted by the browser', () => {
  it('renders the page again with the service’s result, for this visitor only', async () => {
    const response = await post('/contact?x=1', message);
    expect([response.statusCode, response.body]).toEqual([200, '<!doctype html>https://mesob.test/contact']);
    expect([response.headers['cache-control'], response.headers['content-type']]).toEqual([
      'no-store',
      'text/html; charset=utf-8',
    ]);
    const text = 'Thank you for contacting us! We will get in touch with you shortly.';
    expect(postedForm).toEqual({ result: { ok: true, text }, errors: {}, values: {} });
    expect(outbox.mails).toEqual([{ template: 'contact-message', to: 'hello@mesob.example', ...message }]);
    await app.inject('/contact');
    expect(postedForm).toBeUndefined();
  });

  it('keeps typed values and shows the problem of each field', async () => {
    const response = await post('/about', { name: ' ', email: 'abeba', message: 'Hello' });
    expect(response.statusCode).toBe(400);
    expect(postedForm).toEqual({
      result: null,
      errors: { name: 'Name is required', email: 'Invalid email address' },
      values: { name: ' ', email: 'abeba', message: 'Hello', website: '' },
    });
    expect(outbox.mails).toEqual([]);
  });

  it('discards a message whose honeypot field is filled in', async () => {
    expect((await post('/contact', { ...message, website: 'https://spam.example' })).statusCode).toBe(200);
    expect(outbox.mails).toEqual([]);
  });

  it.each(['/', '/home'])('sends the link that confirms a subscription from %s', async (path) => {
    expect((await post(path, { email: 'abeba' })).statusCode).toBe(400);
    expect(postedForm?.errors).toEqual({ email: 'Please enter a valid email address.' });
    expect((await post(path, { email: 'abeba@gmail.com' })).statusCode).toBe(200);
    expect(outbox.mails).toMatchObject([{ to: 'abeba@gmail.com' }]);
  });

  it('registers, redirects after four seconds, and never returns a password', async () => {
    const invalidForms: [Record<string, string>, Record<string, string>][] = [
      [{ username: '' }, { username: 'All fields are required.' }],
      [{ email: 'abeba@mesob.example' }, { email: expect.stringMatching(/^Did you mean one of these\? gmail/) }],
      [{ confirmation: 'another one' }, { confirmation: "Passwords don't match." }],
      [{ password: 'short', confirmation: 'short' }, { password: 'Password must be at least 8 characters.' }],
    ];
    for (const [texts, errors] of invalidForms) {
      const response = await post('/register', { ...account, ...texts });
      expect([response.statusCode, response.headers.refresh]).toEqual([400, undefined]);
      const { username, email } = { ...account, ...texts };
      expect(postedForm).toEqual({ result: null, errors, values: { username, email } });
    }
    expect(outbox.mails).toEqual([]);
    const response = await post('/register', account);
    expect([response.statusCode, response.headers.refresh]).toEqual([200, '4; url=/login']);
    expect(outbox.tokenFor(account.email)).toBeTruthy();
  });

  it('sends verification and reset links, and refuses an invalid reset link', async () => {
    await post('/register', account);
    await post('/resend-verification', { email: account.email });
    expect(postedForm?.result?.ok).toBe(true);
    await post('/forgot-password', { email: account.email });
    expect(postedForm?.result?.ok).toBe(true);
    expect(outbox.mails.map(({ to }) => to)).toEqual(Array(3).fill(account.email));
    expect((await post('/resend-verification', { email: '' })).statusCode).toBe(400);
    expect(postedForm?.errors).toEqual({ email: 'Email is required.' });
    await post(`/resetpassword/${'a'.repeat(43)}`, { password: '' });
    expect(postedForm?.errors).toEqual({ password: 'Please provide a password.' });
    expect((await post(`/resetpassword/${'a'.repeat(43)}`, { password: PASSWORD })).statusCode).toBe(400);
    expect(postedForm).toMatchObject({ result: { ok: false, kind: 'InvalidLink' }, values: {} });
  });

  it('does not sign in, says why, and does not return the password', async () => {
    expect((await post('/login?from=/cart', { email: account.email, password: PASSWORD })).statusCode).toBe(400);
    expect(postedForm?.result?.text).toMatch(/^Signing in needs JavaScript/);
    expect(JSON.stringify(postedForm)).not.toContain(PASSWORD);
    expect(postedForm?.values).toEqual({ email: account.email });
  });

  it('is limited by the contact form’s own limit, and after 60 posts by the limit of all forms', async () => {
    const from = { ...ownPage, 'x-forwarded-for': freshAddress() };
    const statuses = [];
    for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await post('/contact', message, from)).statusCode);
    expect(statuses.indexOf(429)).toBeGreaterThan(2);
    expect(postedForm?.result).toMatchObject({ ok: false, text: 'Too many attempts. Please try again later.' });
    expect(postedForm?.values).toMatchObject(message);
    const lastResponse = await post('/contact', message, from);
    expect([lastResponse.statusCode, lastResponse.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(lastResponse.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a form from another origin', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in a browser without Sec-Fetch-Site', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['a client that sends neither header', {}],
  ])('is refused: %s', async (_from, headers) => {
    const response = await post('/contact', message, headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'FORBIDDEN']);
    expect([postedForm, outbox.mails]).toEqual([undefined, []]);
  });

  it('is accepted from an older browser that sends the site as its origin', async () => {
    expect((await post('/contact', message, { origin: 'https://mesob.test' })).statusCode).toBe(200);
  });
});

it('a page accepts only the content type of forms, and no NUL characters', async () => {
  const headers = { ...ownPage, 'content-type': 'application/json', 'x-forwarded-for': freshAddress() };
  const response = await app.inject({ method: 'POST', url: '/contact', headers, payload: message });
  expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect((await post('/contact', { name: 'a\0', email: '', message: '' })).statusCode).toBe(400);
});

describe('the link that confirms a subscription', () => {
  const readConfirmed = async () =>
    (await database.dataSource.query('select confirmed_at is not null as confirmed from subscribers'))[0]?.confirmed;

  it('does nothing when opened or posted by another site, and subscribes with the button, without scripts', async () => {
    await post('/', { email: 'abeba@gmail.com' });
    const address = `/newsletter/confirm/${outbox.tokenFor('abeba@gmail.com', 'newsletter-confirm')}`;
    await app.inject(address);
    await post(address, {}, { 'sec-fetch-site': 'cross-site' });
    expect(await readConfirmed()).toBe(false);
    await post(address, {});
    const text = 'Your subscription is confirmed. You will receive the next issue.';
    expect(postedForm?.result).toEqual({ ok: true, text });
    expect(await readConfirmed()).toBe(true);
  });

  it('is reported if it is invalid', async () => {
    expect((await post('/newsletter/confirm/abc', {})).statusCode).toBe(400);
    expect(postedForm?.result).toMatchObject({ ok: false, kind: 'InvalidLink' });
  });
});
