import { beforeAll, describe, expect, it } from 'vitest';
import { failures } from '#server/errors.ts';
import { addMember, graphql, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, outbox } = await setUpMemberApp({ recipes: true });
let token: string;

beforeAll(async () => {
  token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));
});

const selection = '{ __typename ... on InvalidInput { code message problems { path code message } } }';
const problem = (path: string, code: string, message: string) => ({ path: [path], code, message });

/** Returns a mutation's result for an invalid input. */
async function getResult(mutation: string, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${mutation}(input: $input) ${selection} }`;
  const { data, errors } = await graphql(app, query, { variables: { input }, token });
  expect(errors).toBeUndefined();
  return data[mutation];
}

describe('an input with several wrong fields', () => {
  it.each<[string, object, object[]]>([
    [
      'register',
      { username: 'Abeba1', email: 'abeba@nowhere', password: 'short' },
      [
        problem('email', 'INVALID', 'Invalid email format.'),
        problem('username', 'INVALID', 'Username can only contain letters.'),
        problem('password', 'TOO_SHORT', 'Password must be at least 8 characters.'),
      ],
    ],
    [
      'register',
      { username: ' ', email: 'abeba@nowhere', password: '' },
      [
        problem('username', 'REQUIRED', 'All fields are required.'),
        problem('password', 'REQUIRED', 'All fields are required.'),
        problem('email', 'INVALID', 'Invalid email format.'),
      ],
    ],
    [
      'addReview',
      { recipeSlug: 'gomen', rating: 7, message: 'x'.repeat(601) },
      [
        problem('rating', 'OUT_OF_RANGE', 'Rating must be between 0 and 5.'),
        problem('message', 'TOO_LONG', 'Comment cannot exceed 600 characters.'),
      ],
    ],
    [
      'sendMessage',
      { source: 'CONTACT', name: 'x'.repeat(101), email: ' ', message: '' },
      [
        problem('name', 'TOO_LONG', 'The name can be at most 100 characters.'),
        problem('email', 'REQUIRED', 'The email field is required.'),
        problem('message', 'REQUIRED', 'The message field is required.'),
      ],
    ],
    [
      'login',
      { email: '', password: '' },
      [problem('email', 'REQUIRED', 'Email is required'), problem('password', 'REQUIRED', 'Password is required')],
    ],
  ])('reports all of them: %s', async (mutation, input, problems) => {
    const [firstProblem] = problems as { message: string }[];
    expect(await getResult(mutation, input)).toEqual({
      __typename: 'InvalidInput',
      code: 'BAD_REQUEST',
      message: firstProblem?.message,
      problems,
    });
  });
});

describe('a mutation that throws', () => {
  it('is null, and the results of others in its document are returned', async () => {
    const input = '{ source: CONTACT, name: "Abeba", email: "", message: "My injera has no eyes." }';
    const query = `mutation { logout { message } updateUsername(input: { username: "Almaz" }) { __typename }
      sendMessage(input: ${input}) ${selection} }`;
    const { data, errors } = await graphql(app, query);
    expect(data).toEqual({
      logout: { message: expect.any(String) },
      updateUsername: null,
      sendMessage: expect.objectContaining({ __typename: 'InvalidInput' }),
    });
    expect(errors).toEqual([expect.objectContaining({ path: ['updateUsername'] })]);
  });
});

describe('the code of a failure', () => {
  it('is the same in GraphQL and REST', async () => {
    const input = { email: 'abeba@gmail.com', password: 'not this one' };
    const query = 'mutation($input: LoginInput!) { login(input: $input) { ... on Failure { code message } } }';
    const { data } = await graphql(app, query, { variables: { input } });
    expect(data.login).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password.' });
    expect((await rest(app, '/users/login', { body: input })).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('is described in the schema', async () => {
    const { data } = await graphql<{ __type: { enumValues: { name: string; description: string }[] } }>(
      app,
      '{ __type(name: "FailureCode") { enumValues { name description } } }',
    );
    const kinds = Object.entries(failures).filter(([, failure]) => 'type' in failure);
    expect(data.__type.enumValues.map(({ name, description }) => [name, description]).sort()).toEqual(
      kinds.map(([code, { meaning }]) => [code, meaning]).sort(),
    );
  });
});
