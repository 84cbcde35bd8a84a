import { describe, expect, it } from 'vitest';
import { addMember, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

// With the recipes, because names that imitate their authors are reserved, too.
const { app, outbox } = await setUpMemberApp({ recipes: true });

let count = 0;
const register = (username: string) => {
  count += 1;
  return rest(app, '/users/register', { body: { username, email: `abeba${count}@gmail.com`, password: PASSWORD } });
};

describe('a name that imitates the site’s own', () => {
  const imitations = [
    'Admin',
    'MESOB',
    'Аdmіn',
    'Αdmın',
    'Adrnin',
    'Ａｄｍｉｎ',
    'Mésob',
    'Моderаtоr',
    'Formermember',
    'MesobTeam',
    'MesobSupport',
    'TheMesob',
    'Administrator',
    'HannaTesfayee',
    'HannaTesfaye',
    'НаnnаТеsfауе',
  ];

  it.each(imitations)('%s cannot be registered', async (username) => {
    expect((await register(username)).json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This name is reserved. Please choose another one.',
    });
  });

  it('cannot be chosen later either', async () => {
    const email = await addMember(app, outbox, { email: 'selam@gmail.com' });
    const rename = `mutation($name: String!) { updateUsername(input: { username: $name }) { __typename ... on InvalidInput { problems { path message } } } }`;
    const token = await signIn(app, email);
    const { data } = await graphql(app, rename, { token, variables: { name: 'Mоderаtor' } });
    expect(data.updateUsername).toEqual({
      __typename: 'InvalidInput',
      problems: [{ path: ['username'], message: 'This name is reserved. Please choose another one.' }],
    });
  });

  it.each(['Hanna', 'Abeba', 'Marta', 'አድሚን', 'Linda'])('does not block %s', async (username) => {
    expect((await register(username)).statusCode).toBe(201);
  });
});
