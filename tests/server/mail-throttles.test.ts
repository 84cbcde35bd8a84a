import { beforeEach, describe, expect, it } from 'vitest';
import { getMailbox } from '#server/security/mailbox.ts';
import { addMember, freshAddress, graphql, PASSWORD, rest } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();

beforeEach(async () => {
  outbox.mails.length = 0;
  await database.dataSource.query('truncate throttles, users, subscribers cascade');
});

/** Moves the counters' expiry times back, as if the time had passed. */
const advanceTime = (seconds: number) =>
  database.dataSource.query('update throttles set expire = expire - $1', [seconds * 1_000]);

const calls = {
  register: (email: string, from?: string) =>
    rest(app, '/users/register', { body: { username: 'Abeba', email, password: PASSWORD }, from }),
  resend: (email: string, from?: string) => rest(app, '/users/resendverification', { body: { email }, from }),
  forgot: (email: string, from?: string) => rest(app, '/users/forgotpassword', { body: { email }, from }),
  subscribe: (email: string, from?: string) => rest(app, '/subscribe/submitsubscribeform', { body: { email }, from }),
};
const namedCalls = Object.entries(calls);

describe('a mailbox', () => {
  it.each(namedCalls)(
    'gets three emails in ten minutes by %s, in any spelling, and each response is the same',
    async (_name, call) => {
      const spellings = ['abeba@gmail.com', 'Abeba+1@gmail.com', 'a.beba@gmail.com', 'abeba+2@googlemail.com'];
      // Existing accounts that await verification, so that each call would send an email.
      await database.dataSource.query('insert into users (username, email) select $1, e from unnest($2::text[]) e', [
        'Abeba',
        spellings.map((email) => email.toLowerCase()),
      ]);
      const responses = [];
      for (let index = 0; index < 12; index += 1) responses.push(await call(spellings[index % 4] ?? ''));
      expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(responses[0]?.statusCode).toBeLessThan(300);
      expect(outbox.mails).toHaveLength(3);
      await advanceTime(10 * 60 + 1);
      await call('abeba@gmail.com');
      expect(outbox.mails).toHaveLength(4);
    },
  );

  it('gets ten emails a day, of all kinds together', async () => {
    await calls.register('abeba@gmail.com');
    for (let round = 0; round < 6; round += 1) {
      await advanceTime(10 * 60 + 1);
      for (const [, call] of namedCalls) await call('abeba@gmail.com');
    }
    expect(outbox.mails).toHaveLength(10);
    // The test itself takes some seconds, too.
    await advanceTime(24 * 60 * 60 - 6 * (10 * 60 + 1) - 60);
    await calls.subscribe('abeba@gmail.com');
    expect(outbox.mails).toHaveLength(10);
    await advanceTime(61);
    await calls.subscribe('abeba@gmail.com');
    expect(outbox.mails).toHaveLength(11);
  });

  it('is not flooded by concurrent requests from many IP addresses', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => calls.subscribe(`abeba+${index}@gmail.com`)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(outbox.mails).toHaveLength(3);
  });

  it('over its limit keeps its account unchanged, although a registration is not refused', async () => {
    const { dataSource } = database;
    for (let attempt = 0; attempt < 3; attempt += 1) await calls.register('abeba@gmail.com');
    const readRows = () =>
      dataSource.query('select u.*, (select count(*) from one_time_tokens) as tokens from users u order by id');
    const previousRows = await readRows();
    const response = await rest(app, '/users/register', {
      body: { username: 'Mallory', email: 'abeba@gmail.com', password: 'the attacker one' },
    });
    expect(response.statusCode).toBe(201);
    await calls.resend('abeba@gmail.com');
    await calls.forgot('abeba@gmail.com');
    expect(await readRows()).toEqual(previousRows);
  });

  it.each([
    ['abeba@gmail.com', 'abeba@gmail.com'],
    ['a.b.e.b.a+x+y@googlemail.com', 'abeba@gmail.com'],
    ['a.beba+x@work.example', 'a.beba@work.example'],
    ['+x@work.example', '+x@work.example'],
    ['bruk@bücher.example', 'bruk@xn--bcher-kva.example'],
    ['bruk@xn--bcher-kva.example', 'bruk@xn--bcher-kva.example'],
  ])('of %s is %s', (email, mailbox) => {
    expect(getMailbox(email)).toBe(mailbox);
  });
});

describe('a client', () => {
  it.each(namedCalls)('may call %s 30 times in ten minutes, and then gets Retry-After', async (name, call) => {
    const from = freshAddress();
    const responses = await Promise.all(
      Array.from({ length: 31 }, (_, index) => call(`${name}${index}@gmail.com`, from)),
    );
    const refusals = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refusals).toHaveLength(1);
    expect(Number(refusals[0]?.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(refusals[0]?.headers['retry-after'])).toBeLessThanOrEqual(600);
    // Calls are counted separately by kind and by client.
    for (const [otherName, otherCall] of namedCalls)
      expect((await otherCall('other@gmail.com', from)).statusCode === 429, otherName).toBe(otherName === name);
    expect((await call('another@gmail.com')).statusCode).toBeLessThan(300);
    await advanceTime(10 * 60 + 1);
    expect((await call('later@gmail.com', from)).statusCode).toBeLessThan(300);
  });

  it('gets Retry-After in GraphQL, too', async () => {
    const from = freshAddress();
    const sendRequest = (index: number) =>
      graphql(app, 'mutation($e: String!) { forgotPassword(input: { email: $e }) { __typename } }', {
        variables: { e: `reader${index}@gmail.com` },
        from,
      });
    const responses = await Promise.all(Array.from({ length: 31 }, (_, index) => sendRequest(index)));
    const refusal = responses.find(({ status }) => status === 429);
    const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) };
    expect(refusal?.errors?.[0]?.extensions).toEqual(extensions);
    expect(refusal?.headers['retry-after']).toBe(String(refusal?.errors?.[0]?.extensions.retryAfter));
  });

  it('shared by a class can register everyone, and each member gets an email', async () => {
    const from = freshAddress();
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => calls.register(`pupil${index}@gmail.com`, from)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(outbox.mails).toHaveLength(30);
  });
});

it('an email about a taken address counts toward the mailbox’s limit, too', async () => {
  await addMember(app, outbox, { email: 'abeba@gmail.com' });
  for (let attempt = 0; attempt < 5; attempt += 1) await calls.register('abeba@gmail.com');
  expect(outbox.mails.map(({ template }) => template)).toEqual(['verify-email', 'account-exists', 'account-exists']);
});
