import { beforeEach, expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { suppressBounced } from '#server/features/newsletter/subscribers/subscriber.service.ts';
import { addMember, dump, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { TEST_SECRET } from '../support/app.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
const names = { admin: 'Almaz', editor: 'Hanna', other: 'Other' };
const tokens = {} as Record<keyof typeof names, string>;
for (const [name, username] of Object.entries(names)) {
  await addMember(app, outbox, { email: `${name}@gmail.com`, username });
  tokens[name as keyof typeof names] = await signIn(app, `${name}@gmail.com`);
}
await setRole(dataSource, 'admin@gmail.com', { role: StaffRole.ADMINISTRATOR, granted: true });

beforeEach(async () => {
  for (const table of ['throttles', 'one_time_tokens', 'subscribers', 'unsubscribed_readers'])
    await dataSource.query(`delete from ${table}`);
  outbox.mails.length = 0;
});

type Change = { __typename: string; message: string; code?: string };
/** Calls a mutation, as the administrator by default. */
async function change(name: string, input: object, token = tokens.admin): Promise<Change> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) {
    __typename ... on StaffSuccess { message } ... on Failure { message code } } }`;
  const { data, errors } = await graphql<Record<string, Change>>(app, query, { token, variables: { input } });
  return data?.[name] ?? { __typename: 'error', message: errors?.[0]?.message ?? '' };
}
async function readDesk<Value>(field: string, token = tokens.admin): Promise<Value> {
  const { data } = await graphql<{ desk: { value: Value } }>(app, `{ desk { value: ${field} } }`, { token });
  return data.desk.value;
}
const getRoles = async (token: string) => (await graphql(app, '{ viewer { roles } }', { token })).data.viewer?.roles;
const invite = (email: string, role = 'EDITOR') => change('inviteStaff', { email, role });

it('an invitation gives its role once, to the account of its address', async () => {
  expect(await invite(' Editor@gmail.com')).toMatchObject({ __typename: 'StaffSuccess' });
  expect(outbox.mails).toMatchObject([{ template: 'staff-invitation', from: 'Almaz', role: 'editor' }]);
  const token = outbox.tokenFor('editor@gmail.com', 'staff-invitation');
  expect(await dump(dataSource)).not.toContain(token);
  expect(await readDesk('invitations { email role }')).toEqual([{ email: 'editor@gmail.com', role: 'EDITOR' }]);

  expect(await change('acceptInvitation', { token }, tokens.other)).toMatchObject({
    code: 'INVALID_LINK',
    message: expect.stringContaining('another address'),
  });
  expect(await getRoles(tokens.other)).toEqual([]);
  expect(await change('acceptInvitation', { token }, tokens.editor)).toMatchObject({ message: 'Welcome to the desk.' });
  expect(await getRoles(tokens.editor)).toEqual(['EDITOR']);
  expect(await change('acceptInvitation', { token }, tokens.editor)).toMatchObject({ code: 'INVALID_LINK' });
  expect(await readDesk('invitations { email }')).toEqual([]);
  expect(await invite('editor@gmail.com')).toMatchObject({ message: 'This member already has the role.' });

  const staff = await readDesk<{ id: string; email: string; roles: string[] }[]>('staff { id email roles }');
  expect(staff.map(({ email, roles }) => [email, roles])).toEqual([
    ['admin@gmail.com', ['ADMINISTRATOR']],
    ['editor@gmail.com', ['EDITOR']],
  ]);
  expect(await change('revokeRole', { memberId: staff[1]?.id, role: 'EDITOR' })).toMatchObject({
    __typename: 'StaffSuccess',
  });
  expect(await getRoles(tokens.editor)).toEqual([]);
  expect((await graphql(app, '{ desk { issues { id } } }', { token: tokens.editor })).data).toEqual({ desk: null });

  const log = await readDesk<{ nodes: object[] }>(
    'actions(first: 3) { nodes { kind staff reason subject { kind title } } }',
  );
  expect(log.nodes).toEqual([
    { kind: 'REVOKE_ROLE', staff: 'Almaz', reason: 'editor', subject: { kind: 'STAFF', title: 'Hanna' } },
    { kind: 'JOIN', staff: 'Hanna', reason: null, subject: { kind: 'STAFF', title: 'editor' } },
    { kind: 'INVITE', staff: 'Almaz', reason: null, subject: { kind: 'STAFF', title: 'editor' } },
  ]);
  expect(JSON.stringify(await dataSource.query('select * from desk_actions'))).not.toContain('gmail.com');
});

it('an invitation expires, can be revoked, and is replaced by the next', async () => {
  const accept = (token: string) => change('acceptInvitation', { token }, tokens.editor);
  await invite('editor@gmail.com');
  const firstToken = outbox.tokenFor('editor@gmail.com', 'staff-invitation');
  await invite('editor@gmail.com', 'MODERATOR');
  const secondToken = outbox.tokenFor('editor@gmail.com', 'staff-invitation');
  expect(await accept(firstToken)).toMatchObject({ code: 'INVALID_LINK' });
  await dataSource.query(`update one_time_tokens set expires_at = now() - interval '1 second'`);
  expect(await accept(secondToken)).toMatchObject({ code: 'LINK_EXPIRED' });
  await invite('editor@gmail.com');
  const thirdToken = outbox.tokenFor('editor@gmail.com', 'staff-invitation');
  expect(await change('revokeInvitation', { email: 'editor@gmail.com' })).toMatchObject({ __typename: 'StaffSuccess' });
  expect(await accept(thirdToken)).toMatchObject({ code: 'INVALID_LINK' });
  expect(await change('revokeInvitation', { email: 'editor@gmail.com' })).toMatchObject({ __typename: 'InvalidInput' });
  const log = await readDesk<{ nodes: object[] }>(
    'actions(first: 2) { nodes { kind staff reason subject { kind title } } }',
  );
  expect(log.nodes).toEqual([
    { kind: 'REVOKE_INVITATION', staff: 'Almaz', reason: null, subject: { kind: 'STAFF', title: 'editor' } },
    { kind: 'INVITE', staff: 'Almaz', reason: null, subject: { kind: 'STAFF', title: 'editor' } },
  ]);
  expect(await getRoles(tokens.editor)).toEqual([]);
  // A mailbox gets three emails in ten minutes.
  await invite('editor@gmail.com');
  expect(outbox.mails).toHaveLength(3);
});

it('deleting an account deletes its invitations, even used ones', async () => {
  await addMember(app, outbox, { email: 'guest@gmail.com', username: 'Guest' });
  const token = await signIn(app, 'guest@gmail.com');
  await invite('guest@gmail.com');
  await change('acceptInvitation', { token: outbox.tokenFor('guest@gmail.com', 'staff-invitation') }, token);
  await invite('g.uest@gmail.com', 'MODERATOR');
  await graphql(app, `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`, { token });
  expect(await dump(dataSource)).not.toMatch(/g\.?uest@gmail\.com/);
});

it('a mailbox has at most one invitation, even with other spellings and concurrent requests', async () => {
  await Promise.all(
    ['e.ditor@gmail.com', 'editor+desk@gmail.com', 'editor@googlemail.com'].map((email) => invite(email)),
  );
  expect(outbox.mails).toHaveLength(3);
  expect(await readDesk('invitations { role }')).toEqual([{ role: 'EDITOR' }]);
  expect(await change('revokeInvitation', { email: 'editor@gmail.com' })).toMatchObject({ __typename: 'StaffSuccess' });
  expect(await readDesk('invitations { role }')).toEqual([]);
});

it('administrators are neither appointed nor removed at the desk, and only they invite', async () => {
  for (const [name, input] of [
    ['inviteStaff', { email: 'editor@gmail.com', role: 'ADMINISTRATOR' }],
    ['revokeRole', { memberId: '1', role: 'ADMINISTRATOR' }],
  ] as const)
    expect(await change(name, input)).toMatchObject({ __typename: 'InvalidInput' });
  await setRole(dataSource, 'other@gmail.com', { role: StaffRole.EDITOR, granted: true });
  for (const role of ['EDITOR', 'MODERATOR'])
    expect(await change('inviteStaff', { email: 'editor@gmail.com', role }, tokens.other)).toMatchObject({
      __typename: 'error',
      message: 'There is nothing here.',
    });
  for (const field of ['staff { id }', 'invitations { email }', 'subscriberList { totalCount }', 'subscribersCsv'])
    expect((await graphql(app, `{ desk { ${field} } }`, { token: tokens.other })).data).toEqual({ desk: null });
  await setRole(dataSource, 'other@gmail.com', { role: StaffRole.EDITOR, granted: false });
  expect(outbox.mails).toEqual([]);
});

const IMPORT = `mutation($input: ImportSubscribersInput!) { importSubscribers(input: $input) {
  ... on ImportSubscribersSuccess { subscribed asked known unsubscribed invalid } ... on Failure { message } } }`;
const importAll = async (emails: string[], consent: string | null = null) =>
  (await graphql(app, IMPORT, { token: tokens.admin, variables: { input: { emails, consent } } })).data
    .importSubscribers;
const fetchSubscribers = (args: string) =>
  readDesk<{ totalCount: number; nodes: { email: string; status: string }[]; pageInfo: { endCursor: string } }>(
    `subscriberList(${args}) { totalCount nodes { email status } pageInfo { endCursor } }`,
  );

it('imported subscribers confirm first, unless their consent is stated', async () => {
  const list = ['ada@example.com', ' Ada+news@example.com', 'bela@example.com', 'nonsense', ''];
  expect(await importAll(list)).toEqual({
    ...{ subscribed: 0, asked: 2, known: 1, unsubscribed: 0, invalid: ['nonsense'] },
  });
  expect(outbox.mails.map(({ template, to }) => `${template} ${to}`).sort()).toEqual([
    'newsletter-import ada+news@example.com',
    'newsletter-import bela@example.com',
  ]);
  // A second import of the list sends no second email, and stated consent confirms only new addresses.
  expect(await importAll(list)).toMatchObject({ asked: 0, known: 3 });
  expect(await importAll(['bela@example.com', 'chala@example.com'], 'Double opt-in, 2024')).toMatchObject({
    subscribed: 1,
    known: 1,
  });
  expect(outbox.mails).toHaveLength(2);
  expect((await fetchSubscribers('status: CONFIRMED')).nodes).toEqual([
    { email: 'chala@example.com', status: 'CONFIRMED' },
  ]);

  const token = outbox.tokenFor('bela@example.com', 'newsletter-import');
  const confirm = `mutation { confirmSubscription(input: { token: "${token}" }) { __typename } }`;
  expect((await graphql(app, confirm)).data.confirmSubscription?.__typename).toBe('ConfirmSubscriptionSuccess');
  expect((await fetchSubscribers('status: CONFIRMED')).totalCount).toBe(2);
  expect((await fetchSubscribers('search: "BEL"')).nodes).toMatchObject([{ email: 'bela@example.com' }]);
  const [{ after }] = await dataSource.query(
    `select after from desk_actions where kind = 'IMPORT_SUBSCRIBERS' order by id desc limit 1`,
  );
  expect(after).toEqual({ subscribers: 1, reason: 'Double opt-in, 2024' });
});

it.each([
  ['is stated', 'Asked at the market'],
  ['is not stated', null],
])('an import skips readers who unsubscribed if their consent %s, until they confirm again', async (_, consent) => {
  await importAll(['ada@example.com', 'bela@example.com'], 'Asked at the market');
  const ids = new SubscriberIds(TEST_SECRET);
  const unsubscribe = `mutation { unsubscribe(input: { token: "${ids.getToken(ids.getId('ada@example.com'))}" }) { __typename } }`;
  expect((await graphql(app, unsubscribe)).data.unsubscribe?.__typename).toBe('UnsubscribeSuccess');
  expect(await importAll(['Ada+list@example.com', 'bela@example.com'], consent)).toEqual({
    ...{ subscribed: 0, asked: 0, known: 1, unsubscribed: 1, invalid: [] },
  });
  expect(outbox.mails).toEqual([]);
  expect((await fetchSubscribers('status: CONFIRMED')).nodes).toMatchObject([{ email: 'bela@example.com' }]);

  await rest(app, '/subscribe/submitsubscribeform', { body: { email: 'ada@example.com' } });
  const token = outbox.tokenFor('ada@example.com', 'newsletter-confirm');
  await graphql(app, `mutation { confirmSubscription(input: { token: "${token}" }) { __typename } }`);
  expect(await importAll(['ada@example.com'], consent)).toMatchObject({ known: 1, unsubscribed: 0 });
});

it('the list of subscribers has all of them once, page by page', async () => {
  const emails = Array.from({ length: 7 }, (_, index) => `reader${index}@example.com`);
  await importAll(emails, 'Asked at the market');
  await rest(app, '/subscribe/submitsubscribeform', { body: { email: 'last@example.com' } });
  const seenEmails: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 4; page += 1) {
    const part: Awaited<ReturnType<typeof fetchSubscribers>> = await fetchSubscribers(
      `first: 2, after: ${JSON.stringify(after)}`,
    );
    seenEmails.push(...part.nodes.map(({ email }) => email));
    after = part.pageInfo.endCursor;
  }
  expect(seenEmails[0]).toBe('last@example.com');
  expect([...seenEmails].sort()).toEqual(['last@example.com', ...emails]);
});

it('the CSV export has no formula that a spreadsheet would run', async () => {
  await importAll(['=cmd@example.com', '+ada@example.com', 'bela@example.com'], 'Asked at the market');
  const csv = await readDesk<string>('subscribersCsv');
  const [head, ...lines] = csv.split('\r\n');
  expect(head).toBe('email,status,asked,confirmed');
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual([
    '"\'+ada@example.com"',
    '"\'=cmd@example.com"',
    'bela@example.com',
  ]);
});

it('an address that bounced is not counted as subscribed until it is confirmed again', async () => {
  await importAll(['ada@example.com', 'bela@example.com'], 'Asked at the market');
  await suppressBounced(dataSource)('Ada@example.com');
  expect((await fetchSubscribers('status: BOUNCED')).nodes).toEqual([{ email: 'ada@example.com', status: 'BOUNCED' }]);
  await setRole(dataSource, 'admin@gmail.com', { role: StaffRole.EDITOR, granted: true });
  expect(await readDesk('subscribers')).toBe(1);
  await setRole(dataSource, 'admin@gmail.com', { role: StaffRole.EDITOR, granted: false });
  expect(await importAll(['ada@example.com'], 'Asked again')).toMatchObject({ known: 1 });
  expect((await fetchSubscribers('status: BOUNCED')).totalCount).toBe(1);

  await rest(app, '/subscribe/submitsubscribeform', { body: { email: 'ada@example.com' } });
  const token = outbox.tokenFor('ada@example.com', 'newsletter-confirm');
  const confirm = async () =>
    graphql(app, `mutation { confirmSubscription(input: { token: "${token}" }) { __typename } }`);
  await confirm();
  expect((await fetchSubscribers('status: BOUNCED')).totalCount).toBe(0);
  // The used link does not undo a later bounce.
  await suppressBounced(dataSource)('ada@example.com');
  await confirm();
  expect((await fetchSubscribers('status: BOUNCED')).totalCount).toBe(1);
});
