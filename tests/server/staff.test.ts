import { expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { getStaff, setAuthor, setRole, unblock } from '#server/features/accounts/staff.ts';
import { addMember, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
const role = StaffRole.MODERATOR;
const readStaff = async () =>
  (await getStaff(dataSource)).map(({ email, roles, authorSlug }) => ({ email, roles, authorSlug }));

it('roles are given only to verified accounts, and removed immediately', async () => {
  const email = await addMember(app, outbox, { email: 'abeba@gmail.com' });
  const token = await signIn(app, email);
  const fetchRoles = async () => (await graphql(app, '{ viewer { roles } }', { token })).data.viewer?.roles;
  expect(await fetchRoles()).toEqual([]);
  expect(await setRole(dataSource, ' ABEBA@gmail.com', { role, granted: true })).toBeUndefined();
  expect(await setRole(dataSource, email, { role, granted: true })).toBeUndefined();
  expect(await fetchRoles()).toEqual(['MODERATOR']);
  expect(await readStaff()).toEqual([{ email, roles: [role], authorSlug: null }]);
  await setRole(dataSource, email, { role, granted: false });
  expect(await fetchRoles()).toEqual([]);
  expect(await readStaff()).toEqual([]);

  const unverified = { username: 'Bruk', email: 'bruk@gmail.com', password: 'teff and rain' };
  await rest(app, '/users/register', { body: unverified });
  for (const address of [unverified.email, 'nothing@gmail.com'])
    expect(await setRole(dataSource, address, { role, granted: true })).toBe(
      `${address}: no account with this address has been verified`,
    );
});

it('an unblocked member can sign in again', async () => {
  const email = await addMember(app, outbox, { email: 'dawit@gmail.com' });
  await dataSource.query('update users set blocked_at = now() where email = $1', [email]);
  const login = () => rest(app, '/users/login', { body: { email, password: PASSWORD } });
  expect((await login()).statusCode).toBe(401);
  expect(await unblock(dataSource, email)).toBeUndefined();
  expect((await login()).statusCode).toBe(200);
});

it('a member can be linked to an author of the magazine', async () => {
  const email = await addMember(app, outbox, { email: 'chala@gmail.com' });
  expect(await setAuthor(dataSource, email, 'nothing')).toBe('nothing: the magazine has no such author');
  expect(await setAuthor(dataSource, email, 'hanna-tesfaye')).toBeUndefined();
  expect(await readStaff()).toEqual([{ email, roles: [], authorSlug: 'hanna-tesfaye' }]);
  await setAuthor(dataSource, email, null);
  expect(await readStaff()).toEqual([]);
});
