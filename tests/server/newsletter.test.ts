import { beforeEach, describe, expect, it } from 'vitest';
import { NewsletterService } from '#server/features/newsletter/newsletter.service.ts';
import { SubscribeSuccessType } from '#server/features/newsletter/newsletter.type.ts';
import { NewsletterLinks, SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { deleteUnconfirmed } from '#server/features/newsletter/personal-data.ts';
import { Client } from '#server/security/client.ts';
import { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import { addMember, dump, graphql, PASSWORD, signIn } from '../support/accounts.ts';
import { TEST_SECRET } from '../support/app.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();
beforeEach(async () => {
  await database.clear();
  outbox.mails.length = 0;
});

const email = 'abeba@gmail.com';
const ids = new SubscriberIds(TEST_SECRET);
const REQUESTED = {
  __typename: 'SubscribeSuccess',
  message: 'Thank you! If this address is not subscribed yet, we have sent it a link to confirm.',
};
const CONFIRMED = {
  __typename: 'ConfirmSubscriptionSuccess',
  message: 'Your subscription is confirmed. You will receive the next issue.',
};
const UNSUBSCRIBED = {
  __typename: 'UnsubscribeSuccess',
  message: 'You are unsubscribed. Your address has been deleted from our list.',
};
const INVALID = { __typename: 'InvalidLink', message: 'This link is not valid. Please subscribe again.' };

const selection = '{ __typename ... on Failure { message }';
const subscribe = async (to: string, from?: string) =>
  graphql(
    app,
    `mutation($to: String!) { subscribe(input: { email: $to }) ${selection} ... on InvalidInput { problems { path } } ... on SubscribeSuccess { message } } }`,
    {
      variables: { to },
      ...(from && { from }),
    },
  );
const confirm = async (token: string) =>
  (
    await graphql(
      app,
      `mutation($token: String!) { confirmSubscription(input: { token: $token }) ${selection} ... on ConfirmSubscriptionSuccess { message } } }`,
      { variables: { token } },
    )
  ).data.confirmSubscription;
const unsubscribe = async (token: string) =>
  (
    await graphql(
      app,
      `mutation($token: String!) { unsubscribe(input: { token: $token }) ${selection} ... on UnsubscribeSuccess { message } } }`,
      { variables: { token } },
    )
  ).data.unsubscribe;
const getRows = () => database.dataSource.query('select email, confirmed_at is not null as confirmed from subscribers');
/** Subscribes, and returns the token of the confirmation email. */
const requestSubscription = async (address = email) => {
  expect((await subscribe(address)).data.subscribe).toEqual(REQUESTED);
  return outbox.tokenFor(address, 'newsletter-confirm');
};
const postForm = (token: string, payload = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: `/newsletter/unsubscribe/${token}`,
    headers: { 'content-type': type },
    payload,
  });

describe('subscribing', () => {
  it('sends a confirmation link to the address in lower case', async () => {
    expect((await subscribe(' Abeba@Gmail.com ')).data.subscribe).toEqual(REQUESTED);
    expect(await getRows()).toEqual([{ email, confirmed: false }]);
    const token = outbox.tokenFor(email, 'newsletter-confirm');
    expect(outbox.mails).toEqual([
      {
        template: 'newsletter-confirm',
        to: email,
        link: `https://mesob.test/newsletter/confirm/${token}`,
        unsubscribeLink: `https://mesob.test/newsletter/unsubscribe/${ids.getToken(ids.getId(email))}`,
      },
    ]);
  });

  it('rejects invalid addresses with the form’s error messages', async () => {
    for (const [text, message] of [
      [' ', 'Please enter an email address.'],
      ['abeba', 'Please enter a valid email address.'],
      ['a@b.cc\r\nBcc: c@d.ee', 'Please enter a valid email address.'],
      ['a\0@b.cc', 'Please enter a valid email address.'],
    ] as const) {
      const problems = [{ path: ['email'] }];
      expect((await subscribe(text)).data.subscribe).toEqual({ __typename: 'InvalidInput', problems, message });
    }
    expect([await getRows(), outbox.mails]).toEqual([[], []]);
  });

  it('responds the same to new, pending and subscribed addresses, and sends no email to subscribed ones', async () => {
    const first = await requestSubscription();
    const second = await requestSubscription();
    expect(await confirm(first)).toEqual(CONFIRMED);
    expect(outbox.mails).toHaveLength(2);
    expect((await subscribe(email)).data.subscribe).toEqual(REQUESTED);
    expect(outbox.mails).toHaveLength(2);
    expect(await confirm(second), 'the other link has the same result').toEqual(CONFIRMED);
    expect(await getRows()).toEqual([{ email, confirmed: true }]);
  });

  it('sends a mailbox at most three emails in ten minutes, with the same response', async () => {
    for (let number = 1; number <= 5; number++)
      expect((await subscribe(`abeba+${number}@gmail.com`)).data.subscribe).toEqual(REQUESTED);
    expect(outbox.mails).toHaveLength(3);
  });

  it('creates one row without errors for concurrent requests', async () => {
    const { dataSource } = database;
    const [tokens, links] = [new OneTimeTokens(), new NewsletterLinks('https://mesob.test')];
    const unthrottled = { countForMailbox: async () => true };
    const service = new NewsletterService({
      dataSource,
      outbox,
      tokens,
      links,
      ids,
      throttles: unthrottled,
      counts: { add() {} },
    });
    for (let round = 1; round <= 10; round++) {
      const attempts = Array.from({ length: 10 }, () =>
        service.subscribe(`reader${round}@gmail.com`, new Client('10.6.6.6')),
      );
      const responses = await Promise.all(attempts);
      for (const response of responses) expect(response).toBeInstanceOf(SubscribeSuccessType);
      expect(await getRows()).toHaveLength(round);
    }
  });
});

describe('a confirmation link', () => {
  it('confirms the subscription, with the same result the second time', async () => {
    const token = await requestSubscription();
    expect([await confirm(token), await confirm(token)]).toEqual([CONFIRMED, CONFIRMED]);
  });

  it('is invalid if it is unknown or of a former subscriber, and can expire', async () => {
    expect(await confirm('unknown')).toEqual(INVALID);
    const token = await requestSubscription();
    await database.dataSource.query("update one_time_tokens set expires_at = now() - interval '1 second'");
    expect(await confirm(token)).toEqual({
      __typename: 'LinkExpired',
      message: 'This link has expired. Please subscribe again.',
    });
    expect(await getRows()).toEqual([{ email, confirmed: false }]);
    const nextToken = await requestSubscription();
    await confirm(nextToken);
    await unsubscribe(ids.getToken(ids.getId(email)));
    expect(await confirm(nextToken)).toEqual(INVALID);
    expect(await getRows()).toEqual([]);
  });

  it('that was used does not confirm a later request', async () => {
    const usedToken = await requestSubscription();
    await confirm(usedToken);
    await database.dataSource.query('delete from subscribers');
    const nextToken = await requestSubscription();
    expect(await confirm(usedToken)).toEqual(INVALID);
    expect(await getRows()).toEqual([{ email, confirmed: false }]);
    expect(await confirm(nextToken)).toEqual(CONFIRMED);
    expect(await confirm(usedToken)).toEqual(CONFIRMED);
  });

  it('does nothing when opened', async () => {
    const token = await requestSubscription();
    await app.inject({ method: 'GET', url: `/newsletter/confirm/${token}` });
    expect(await getRows()).toEqual([{ email, confirmed: false }]);
  });
});

describe('unsubscribing', () => {
  const token = ids.getToken(ids.getId(email));
  beforeEach(async () => {
    await confirm(await requestSubscription());
  });

  it('deletes the address, and responds the same to former subscribers', async () => {
    expect([await unsubscribe(token), await unsubscribe(token)]).toEqual([UNSUBSCRIBED, UNSUBSCRIBED]);
    expect(await getRows()).toEqual([]);
  });

  it('needs a complete, valid token', async () => {
    const forged = [
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token}A`,
      '',
      'x',
    ];
    forged.push(new SubscriberIds('another secret, just as long as it must be').getToken(ids.getId(email)));
    for (const forgedToken of forged)
      expect(await unsubscribe(forgedToken), forgedToken).toMatchObject({ __typename: 'InvalidLink' });
    expect(await getRows()).toHaveLength(1);
  });

  it('works with the link of an old issue after subscribing again', async () => {
    await unsubscribe(token);
    await confirm(await requestSubscription());
    expect(await unsubscribe(token)).toEqual(UNSUBSCRIBED);
    expect(await getRows()).toEqual([]);
  });

  it('works with the link of the confirmation email, before and after confirmation', async () => {
    const getLinkToken = () => {
      const mail = outbox.mails.findLast(({ template }) => template === 'newsletter-confirm');
      return mail && 'unsubscribeLink' in mail ? String(mail.unsubscribeLink.split('/').at(-1)) : '';
    };
    expect(await unsubscribe(getLinkToken())).toEqual(UNSUBSCRIBED);
    expect(await getRows()).toEqual([]);
    const pendingToken = await requestSubscription();
    expect(await unsubscribe(getLinkToken())).toEqual(UNSUBSCRIBED);
    expect(await confirm(pendingToken), 'the confirmation link no longer works').toEqual(INVALID);
    expect(await getRows()).toEqual([]);
  });

  it('needs no link for members, but removes only their own address', async () => {
    await confirm(await requestSubscription('other@gmail.com'));
    const sessionToken = await signIn(app, await addMember(app, outbox, { email }));
    const fetchHasNewsletter = async () =>
      (await graphql(app, '{ viewer { hasNewsletter } }', { token: sessionToken })).data.viewer?.hasNewsletter;
    const mutation = 'mutation { leaveNewsletter { message viewer { hasNewsletter } } }';
    expect(await fetchHasNewsletter()).toBe(true);
    const { data } = await graphql(app, mutation, { token: sessionToken });
    expect(data.leaveNewsletter).toEqual({ message: UNSUBSCRIBED.message, viewer: { hasNewsletter: false } });
    expect(await fetchHasNewsletter()).toBe(false);
    expect(await getRows()).toEqual([{ email: 'other@gmail.com', confirmed: true }]);
    const pendingToken = await requestSubscription();
    expect(await fetchHasNewsletter(), 'a pending request is not a subscription').toBe(false);
    expect((await graphql(app, mutation, { token: sessionToken })).data.leaveNewsletter?.message).toBe(
      UNSUBSCRIBED.message,
    );
    expect(await confirm(pendingToken)).toEqual(INVALID);
    expect((await graphql(app, mutation)).status).toBe(401);
  });

  it('supports one-click unsubscribe: a form without cookies, without a redirect', async () => {
    const response = await postForm(token);
    expect([response.statusCode, response.body]).toEqual([200, `${UNSUBSCRIBED.message}\n`]);
    expect(response.headers.location).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await getRows()).toEqual([]);
  });

  it('accepts the other form encoding that mailbox providers send', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await postForm(token, body, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    expect(await getRows()).toEqual([]);
  });

  it('does not happen on GET or HEAD', async () => {
    for (const method of ['GET', 'HEAD'] as const)
      await app.inject({ method, url: `/newsletter/unsubscribe/${token}` });
    expect(await getRows()).toHaveLength(1);
  });

  it('responds 400 to a forged click, 415 to other types and 413 to long bodies', async () => {
    expect((await postForm('x'.repeat(64))).statusCode).toBe(400);
    expect((await postForm(token, '{}', 'application/json')).statusCode).toBe(415);
    expect((await postForm(token, 'x'.repeat(5_000))).statusCode).toBe(413);
    expect(await getRows()).toHaveLength(1);
  });

  it('redirects the page’s form to the result', async () => {
    const confirmation = await postForm(token, 'from=page');
    expect([confirmation.statusCode, confirmation.headers.location]).toEqual([303, '/newsletter/unsubscribe?done']);
    const failure = await postForm('x', 'from=page');
    expect([failure.statusCode, failure.headers.location]).toEqual([303, '/newsletter/unsubscribe']);
  });

  it('does not accept forms for GraphQL or REST', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const url of ['/graphql', '/api/subscribe/submitsubscribeform']) {
      const response = await app.inject({ method: 'POST', url, headers, payload: 'email=a%40b.cc' });
      expect(response.statusCode, url).toBe(415);
    }
  });
});

describe('a stored subscription', () => {
  it('contains no token, neither for confirming nor for unsubscribing', async () => {
    const token = await requestSubscription();
    const everything = await dump(database.dataSource);
    expect(everything).toContain(email);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(ids.getToken(ids.getId(email)));
  });

  it('is deleted after a week without confirmation, and not before', async () => {
    await requestSubscription();
    await subscribe('other@gmail.com');
    await confirm(outbox.tokenFor('other@gmail.com', 'newsletter-confirm'));
    await database.dataSource.query(
      "update subscribers set asked_at = now() - interval '7 days' + interval '1 minute'",
    );
    await deleteUnconfirmed(database.dataSource);
    expect(await getRows()).toHaveLength(2);
    await database.dataSource.query("update subscribers set asked_at = now() - interval '7 days'");
    await deleteUnconfirmed(database.dataSource);
    expect(await getRows()).toEqual([{ email: 'other@gmail.com', confirmed: true }]);
  });

  it('is kept for another week after another request', async () => {
    await requestSubscription();
    await database.dataSource.query("update subscribers set asked_at = now() - interval '8 days'");
    await requestSubscription();
    await deleteUnconfirmed(database.dataSource);
    expect(await getRows()).toHaveLength(1);
  });

  it('is in its member’s data export, and deleted with the account', async () => {
    await addMember(app, outbox, { email });
    await confirm(await requestSubscription());
    const token = await signIn(app, email);
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token });
    expect(JSON.parse(String(data.viewer?.exportedData)).newsletter).toEqual([
      { email, askedAt: expect.any(String), confirmedAt: expect.any(String) },
    ]);
    await graphql(app, 'mutation($password: String) { deleteAccount(input: { password: $password }) { __typename } }', {
      variables: { password: PASSWORD },
      token,
    });
    expect(await getRows()).toEqual([]);
    expect(await database.dataSource.query("select 1 from one_time_tokens where kind = 'newsletter'")).toEqual([]);
  });
});
