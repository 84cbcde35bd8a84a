import { ApolloClient, ApolloLink, ServerError } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { of, throwError } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { getResult } from '#client/apollo/result.ts';
import { SignIn_LoginMutationDocument } from '#client/gql/graphql.ts';

const texts = { failed: 'It failed.', unreachable: 'No line.', signedOut: 'Sign in.' };
const variables = { email: 'a@gmail.com', password: 'secret' };
const success = { __typename: 'LoginSuccess', token: 'token of a session', username: 'Abeba', message: 'Signed in.' };

function getClient(response: () => ReturnType<ApolloLink['request']>): ApolloClient {
  // Apollo's developer tools need more of a browser than this test has.
  const devtools = { enabled: false };
  return new ApolloClient({ cache: createCache(), link: new ApolloLink(response), devtools });
}

const send = (client: ApolloClient, more = {}) =>
  getResult(client.mutate({ mutation: SignIn_LoginMutationDocument, variables }), 'login', { ...texts, ...more });

const createRespondingClient = (login: object) => getClient(() => of({ data: { __typename: 'Mutation', login } }));

const createRefusingClient = (code: string, message = 'The server says so.') =>
  getClient(() => of({ data: null, errors: [new GraphQLError(message, { extensions: { code } })] }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

describe('getResult', () => {
  it('returns a success with its own text, or the caller’s', async () => {
    expect(await send(createRespondingClient(success))).toEqual({ ok: true, text: 'Signed in.', data: success });
    expect(await send(createRespondingClient(success), { ok: 'Welcome.' })).toMatchObject({
      ok: true,
      text: 'Welcome.',
    });
  });

  it('returns the kind of a failure whose text came from `... on Failure`', async () => {
    const failure = { __typename: 'EmailNotVerified', message: 'Please verify your email.' };
    const result = await send(createRespondingClient(failure));
    expect(result).toMatchObject({ ok: false, kind: 'EmailNotVerified', text: failure.message });
  });

  it('uses a default text for a failure without a message', async () => {
    const silent = createRespondingClient({ __typename: 'InvalidCredentials', message: '' });
    expect(await send(silent)).toMatchObject({ ok: false, text: 'It failed.' });
    expect(await send(silent, { unexplained: 'Wrong.' })).toMatchObject({ ok: false, text: 'Wrong.' });
    const none = getClient(() => of({ data: { __typename: 'Mutation', login: null } }));
    expect(await send(none, { unexplained: 'Wrong.' })).toMatchObject({ kind: 'Failed', text: 'Wrong.' });
    expect(await send(createRefusingClient('INTERNAL_ERROR'), { unexplained: 'Wrong.' })).toMatchObject({
      text: 'It failed.',
    });
  });

  it('says why there is no response', async () => {
    expect(await send(createRefusingClient('TOO_MANY_REQUESTS'))).toEqual({
      ok: false,
      kind: 'Throttled',
      text: 'The server says so.',
    });
    expect(await send(createRefusingClient('TOO_MANY_REQUESTS'), { throttled: 'Wait.' })).toMatchObject({
      text: 'Wait.',
    });
    expect(await send(createRefusingClient('UNAUTHENTICATED'))).toMatchObject({
      ok: false,
      kind: 'SignedOut',
      text: 'Sign in.',
    });
    expect(console.error).not.toHaveBeenCalled();
    expect(await send(createRefusingClient('INTERNAL_ERROR'))).toMatchObject({
      ok: false,
      kind: 'Failed',
      text: 'It failed.',
    });
    const offline = getClient(() => throwError(() => new TypeError('Failed to fetch')));
    expect(await send(offline)).toMatchObject({ ok: false, kind: 'Unreachable', text: 'No line.' });
    expect(console.error).toHaveBeenCalledTimes(2);
    const page = { response: new Response('<h1>Bad Gateway'), bodyText: '<h1>Bad Gateway' };
    const proxy = getClient(() => throwError(() => new ServerError('502', page)));
    expect(await send(proxy)).toMatchObject({ ok: false, kind: 'Failed', text: 'It failed.' });
  });

  it('leaves no token in the cache', async () => {
    const client = createRespondingClient(success);
    expect(await send(client)).toMatchObject({ ok: true });
    expect(JSON.stringify(client.cache.extract())).not.toContain('token of a session');
  });
});
