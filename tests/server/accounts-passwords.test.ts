import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();

let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `abeba${count}@gmail.com`;
});

const fetchViewer = (token: string) => graphql(app, '{ viewer { username } }', { token });
const login = (password = PASSWORD) => rest(app, '/users/login', { body: { email, password } });
const expireTokens = () =>
  database.dataSource.query("update one_time_tokens set expires_at = now() - interval '1 second'");

describe('a new password', () => {
  const requestReset = () => rest(app, '/users/forgotpassword', { body: { email } });
  const reset = (token: string, password: string) => rest(app, `/users/resetpassword/${token}`, { body: { password } });

  it('ends every session, notifies the owner, and its link works once', async () => {
    await addMember(app, outbox, { email });
    const sessions = [await signIn(app, email), await signIn(app, email)];
    await requestReset();
    const firstToken = outbox.tokenFor(email, 'reset-password');
    await requestReset();
    const resetToken = outbox.tokenFor(email, 'reset-password');
    expect((await reset(resetToken, 'password')).json().message).toContain('too common');
    expect((await reset(resetToken, 'injera and rain')).statusCode).toBe(200);
    for (const token of sessions)
      expect((await fetchViewer(token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect([(await login()).statusCode, (await login('injera and rain')).statusCode]).toEqual([401, 200]);
    expect(outbox.mails.at(-1)?.template).toBe('password-changed');
    for (const invalid of [resetToken, firstToken, 'A'.repeat(43)]) {
      const response = await reset(invalid, 'another password');
      expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid or expired reset link.']);
    }
  });

  it('returns the address of an expired link only in GraphQL, and of no other link', async () => {
    await addMember(app, outbox, { email });
    await requestReset();
    await expireTokens();
    const resetToken = outbox.tokenFor(email, 'reset-password');
    const mutation = `mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename ... on InvalidLink { sentTo } } }`;
    for (const [token, address] of [
      [resetToken, email],
      [`${resetToken}x`, null],
    ]) {
      const { data } = await graphql(app, mutation, { variables: { input: { token, password: 'injera and rain' } } });
      expect(data.resetPassword).toEqual({ __typename: 'InvalidLink', sentTo: address });
    }
    expect((await reset(resetToken, 'injera and rain')).body).not.toContain(email);
  });

  it('with twenty concurrent requests: one wins', async () => {
    await addMember(app, outbox, { email });
    await requestReset();
    const resetToken = outbox.tokenFor(email, 'reset-password');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(resetToken, `password number ${index}`)),
    );
    const winners = responses.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await login(`password number ${winners[0]}`)).statusCode).toBe(200);
  });

  it('with two concurrent links: one wins', async () => {
    await addMember(app, outbox, { email });
    await requestReset();
    const firstToken = outbox.tokenFor(email, 'reset-password');
    await requestReset();
    const resetTokens = [firstToken, outbox.tokenFor(email, 'reset-password')];
    const responses = await Promise.all(resetTokens.map((resetToken) => reset(resetToken, 'injera and rain')));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('is set by a link that expires after an hour', async () => {
    await addMember(app, outbox, { email });
    await requestReset();
    const [{ minutes }] = await database.dataSource.query(
      "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from one_time_tokens where kind = 'reset' order by expires_at desc limit 1",
    );
    expect(minutes).toBe(60);
    await expireTokens();
    expect((await reset(outbox.tokenFor(email, 'reset-password'), 'injera and rain')).statusCode).toBe(400);
    expect((await login()).statusCode).toBe(200);
  });

  it('verifies the address, since the link was sent to it', async () => {
    await rest(app, '/users/register', { body: { username: 'Abeba', email, password: PASSWORD } });
    await requestReset();
    await reset(outbox.tokenFor(email, 'reset-password'), 'injera and rain');
    expect((await login('injera and rain')).statusCode).toBe(200);
  });

  it('responds the same to an unknown address', async () => {
    await addMember(app, outbox, { email });
    const knownAddress = await requestReset();
    email = 'nobody@gmail.com';
    const unknown = await requestReset();
    expect([knownAddress.statusCode, knownAddress.body]).toEqual([unknown.statusCode, unknown.body]);
  });
});
