import { beforeEach, describe, expect, it } from 'vitest';
import { freshAddress, rest } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();
beforeEach(async () => {
  await database.clear();
  outbox.mails.length = 0;
});

const failure = (text: string, code = 'BAD_REQUEST') => ({ error: text, message: text, code });

describe('POST /api/subscribe/submitsubscribeform', () => {
  const path = '/subscribe/submitsubscribeform';
  const email = 'abeba@gmail.com';

  it('responds the same to new, pending and known addresses', async () => {
    const responses = [];
    responses.push(await rest(app, path, { body: { email } }), await rest(app, path, { body: { email } }));
    await database.dataSource.query('update subscribers set confirmed_at = now()');
    responses.push(await rest(app, path, { body: { email } }));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses[0]?.json()).toEqual({ message: expect.stringContaining('Thank you!') });
    expect(responses[0]?.headers['cache-control']).toBe('no-store');
    expect(outbox.mails).toHaveLength(2);
  });

  it.each([
    [{}, 'Please enter an email address.'],
    [{ email: 7 }, 'Please enter an email address.'],
    [{ email: 'abeba@' }, 'Please enter a valid email address.'],
    [[], 'The body must be a JSON object.'],
  ])('refuses %j', async (body, text) => {
    const response = await rest(app, path, { body });
    expect([response.statusCode, response.json()]).toEqual([400, failure(text)]);
  });

  it('responds 429 per client, and 405 to other methods', async () => {
    const from = freshAddress();
    const subscribe = (number: number) => rest(app, path, { body: { email: `reader${number}@gmail.com` }, from });
    await Promise.all(Array.from({ length: 30 }, (_, number) => subscribe(number)));
    const refusal = await subscribe(30);
    expect(refusal.statusCode).toBe(429);
    expect(refusal.json()).toEqual(failure('Too many attempts. Please try again later.', 'TOO_MANY_REQUESTS'));
    const get = await rest(app, path, { method: 'GET' });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('POST /api/contact/submitcontactform', () => {
  const path = '/contact/submitcontactform';
  const validMessage = { name: 'Abeba', email: 'abeba@gmail.com', message: 'My injera has no eyes.' };

  it('accepts a message', async () => {
    const response = await rest(app, path, { body: validMessage });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Thank you for contacting us! We will get in touch with you shortly.' },
    ]);
    expect(outbox.mails).toEqual([{ template: 'contact-message', to: 'hello@mesob.example', ...validMessage }]);
  });

  it.each([
    [{}, 'The name field is required.'],
    [{ name: 'Abeba' }, 'The email field is required.'],
    [{ name: 'Abeba', email: 'abeba' }, 'Enter a valid email address.'],
    [{ name: 'Abeba', email: 'a@b.cc' }, 'The message field is required.'],
    [{ ...validMessage, message: 'a\0b' }, 'The text contains characters that cannot be used.'],
  ])('refuses %j with the text of its first wrong field', async (body, text) => {
    const response = await rest(app, path, { body });
    expect([response.statusCode, response.json()]).toEqual([400, failure(text)]);
    expect(outbox.mails).toEqual([]);
  });

  it('responds to a filled honeypot field as to a message, and stores nothing', async () => {
    const response = await rest(app, path, { body: { ...validMessage, website: 'https://spam.example' } });
    expect(response.statusCode).toBe(200);
    expect([outbox.mails, await database.dataSource.query('select 1 from contact_messages')]).toEqual([[], []]);
  });

  it('responds 429 with Retry-After to the sixth in a minute', async () => {
    const from = freshAddress();
    const send = (client: string) => rest(app, path, { body: validMessage, from: client });
    for (let number = 1; number <= 5; number++) expect((await send(from)).statusCode).toBe(200);
    const sixth = await send(from);
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
    // Other clients can still write, from any email address.
    expect((await send(freshAddress())).statusCode).toBe(200);
  });
});
