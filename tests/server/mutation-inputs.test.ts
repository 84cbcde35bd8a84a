import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, graphql, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, outbox } = await setUpMemberApp({ recipes: true });
let token: string;

beforeAll(async () => {
  token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));
});

const answer = '{ __typename ... on Failure { code message ... on InvalidInput { problems { path message } } } }';
const send = (call: string) => graphql(app, `mutation { ${call} ${answer} }`, { token });

describe('a mutation that has taken an input since', () => {
  it.each([
    ['confirmSubscription', 'token: "x"', 'InvalidLink'],
    ['unsubscribe', 'token: "x"', 'InvalidLink'],
    ['verifyEmail', 'token: "x"', 'InvalidLink'],
    ['deleteReview', 'recipeSlug: "gomen"', 'ReviewNotFound'],
    ['deleteAccount', 'password: "not this one"', 'InvalidCredentials'],
    ['endSession', 'id: "x"', 'InvalidInput'],
    ['forgotPassword', 'email: "nobody"', 'InvalidInput'],
    ['forgotPassword', 'email: "bruk@gmail.com"', 'ForgotPasswordSuccess'],
    ['loginWithGoogle', 'credential: "x"', 'GoogleUnavailable'],
    ['resendVerification', 'email: ""', 'InvalidInput'],
    ['resetPassword', 'token: "x", password: "short"', 'InvalidInput'],
    ['resetPassword', 'token: "x", password: "teff and rain"', 'InvalidLink'],
    ['subscribe', 'email: "nobody"', 'InvalidInput'],
    ['subscribe', 'email: "chala@gmail.com"', 'SubscribeSuccess'],
    ['updateUsername', 'username: "Abeba1"', 'InvalidInput'],
    ['updateUsername', 'username: "Almaz"', 'UpdateUsernameSuccess'],
  ])('answers %s(%s) alike either way', async (mutation, fields, kind) => {
    const now = await send(`${mutation}(input: { ${fields} })`);
    const before = await send(`${mutation}(${fields})`);
    expect(now.errors).toBeUndefined();
    expect(now.data[mutation]).toMatchObject({ __typename: kind });
    expect(before.data).toEqual(now.data);
    expect(before.errors).toBeUndefined();
  });

  it.each(['verifyEmail', 'resetPassword(password: "teff and rain")', 'endSession', 'subscribe'])(
    'says what is missing: %s',
    async (call) => {
      const { errors } = await send(call);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
      expect(errors?.[0]?.message).toMatch(/^The input is missing: \{ \w+/);
    },
  );
});
