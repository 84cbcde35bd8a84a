import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, graphql, PASSWORD, signIn } from '../support/accounts.ts';
import { readKitchen, sendChanges, syncKitchen, toItem, toRemoval } from '../support/kitchens.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const email = await addMember(app, outbox, { email: 'abeba@gmail.com' });
const otherEmail = await addMember(app, outbox, { email: 'bruk@gmail.com', username: 'Bruk' });
const token = await signIn(app, email);
const otherToken = await signIn(app, otherEmail);

const sync = (input?: object) => syncKitchen(app, token, input);
const read = (after?: string) => readKitchen(app, token, after);
/** Queries fields of the viewer. */
async function queryViewer<Viewer>(fields: string, variables?: object, as = token): Promise<Viewer> {
  const query = `query($list: ID, $after: String) { viewer { ${fields} } }`;
  return (
    await graphql<{ viewer: Viewer }>(app, fields.includes('$') ? query : `{ viewer { ${fields} } }`, {
      token: as,
      variables,
    })
  ).data.viewer;
}

const LIST = 'weeknights-0001';

beforeEach(async () => {
  await database.dataSource.query('delete from kitchens');
  await database.dataSource.query('delete from throttles');
});

describe('a member’s kitchen', () => {
  it('returns stored items of every kind, with current recipes', async () => {
    await sync({
      changes: [
        toItem('SAVED', 'doro-wat', { lists: [LIST, LIST], servings: 8 }),
        toItem('SAVED', 'gomen'),
        toItem('LIST', LIST, { name: '  Week   nights ' }),
        toItem('NOTE', 'doro-wat', { text: ' Less salt.\r\nMore butter. ' }),
        toItem('COMPARE', 'gomen'),
        toItem('BASKET', 'gomen', { batches: 2, servings: 9 }),
        toItem('TICKED', 'fine salt'),
        toItem('AT_HOME', 'butter'),
        toItem('OWN_LINE', 'Napkins'),
        toItem('PLAN', 'planned-1', { day: '2026-11-26', recipe: 'gomen', servings: 6, text: ' at seven ' }),
        toItem('PLAN', 'planned-2', { day: '2026-11-27', text: 'leftovers' }),
        toItem('COOKED', 'gomen/2026-11-26', { text: 'Too salty.' }),
        toItem('COOKED', 'gomen/2026-11-20'),
      ],
    });
    expect(await read()).toMatchObject({
      hasMore: false,
      isWhole: true,
      saved: [
        { slug: 'doro-wat', lists: [LIST], servings: 8 },
        { slug: 'gomen', lists: [], servings: null },
      ],
      lists: [{ id: LIST, name: 'Week nights' }],
      notes: [{ slug: 'doro-wat', text: 'Less salt.\nMore butter.' }],
      compare: [{ slug: 'gomen' }],
      basket: [{ slug: 'gomen', batches: 2, servings: 9 }],
      ticked: ['fine salt'],
      atHome: ['butter'],
      ownLines: ['Napkins'],
      planned: [
        { id: 'planned-1', day: '2026-11-26', slug: 'gomen', servings: 6, text: 'at seven' },
        { id: 'planned-2', day: '2026-11-27', slug: null, servings: null, text: 'leftovers' },
      ],
      cooked: [
        { slug: 'gomen', day: '2026-11-26', text: 'Too salty.' },
        { slug: 'gomen', day: '2026-11-20', text: null },
      ],
      removed: [],
    });
    expect(await queryViewer('kitchen { basket { recipe { title } } planned { recipe { title } } }')).toEqual({
      kitchen: {
        basket: [{ recipe: { title: 'Gomen' } }],
        planned: [{ recipe: { title: 'Gomen' } }, { recipe: null }],
      },
    });
  });

  it('belongs to its member only', async () => {
    await sync({ changes: [toItem('NOTE', 'gomen', { text: 'Mine.' })] });
    expect((await readKitchen(app, otherToken)).notes).toEqual([]);
    const query = '{ recipe(slug: "gomen") { myNote { text } } }';
    const response = await graphql(app, query, { token });
    expect(response.data.recipe).toEqual({ myNote: { text: 'Mine.' } });
    expect((await graphql(app, query, { token: otherToken })).data.recipe).toEqual({ myNote: null });
    expect((await graphql(app, query)).data.recipe).toEqual({ myNote: null });
    expect(response.headers['cache-control']).toContain('no-store');
  });

  it('needs a token', async () => {
    const { data, errors } = await sendChanges(app, undefined, {});
    expect(data).toEqual({ syncKitchen: null });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('may refer to a recipe that is no longer published', async () => {
    await sync({ changes: [toItem('SAVED', 'stone-soup')] });
    expect(await queryViewer('saved { nodes { slug recipe { title } } }')).toEqual({
      saved: { nodes: [{ slug: 'stone-soup', recipe: null }] },
    });
  });
});

describe('limits', () => {
  it('report every invalid field, and change nothing', async () => {
    const { data } = await sendChanges(app, token, {
      changes: [
        toItem('SAVED', 'Doro Wat'),
        toItem('SAVED', 'gomen', { lists: [LIST, 'x'] }),
        toItem('LIST', LIST, { name: ' ' }),
        toItem('LIST', 'another-list'),
        toItem('NOTE', 'gomen', { text: 'x'.repeat(2_001) }),
        toItem('NOTE', 'doro-wat', { text: '' }),
        toItem('NOTE', 'tibs', { text: 'a\0b', name: 'Tibs' }),
        toItem('BASKET', 'gomen', { batches: 0, servings: 100_001 }),
        toItem('TICKED', 'x'.repeat(201)),
        toRemoval('LIST', 'no'),
        { kind: 'SAVED', key: 'tibs' },
        toItem('PLAN', 'planned-1', { day: '2026-11-26' }),
        toItem('PLAN', 'planned-2', { day: '2026-11-26', text: 'x'.repeat(101) }),
        toItem('PLAN', 'planned-3', { day: '2026-11-26', recipe: 'gomen', text: 'at\nseven' }),
      ],
    });
    expect(data.syncKitchen.__typename).toBe('InvalidInput');
    const problems = data.syncKitchen.problems.map(({ path, code }) => [path.join('.'), code]);
    expect(problems).toEqual([
      ['changes.0.key', 'INVALID'],
      ['changes.1.value.lists.1', 'INVALID'],
      ['changes.2.value.name', 'REQUIRED'],
      ['changes.3.value.name', 'REQUIRED'],
      ['changes.4.value.text', 'TOO_LONG'],
      ['changes.5.value.text', 'REQUIRED'],
      ['changes.6.value.name', 'INVALID'],
      ['changes.6.value.text', 'INVALID'],
      ['changes.7.value.batches', 'OUT_OF_RANGE'],
      ['changes.7.value.servings', 'OUT_OF_RANGE'],
      ['changes.8.key', 'INVALID'],
      ['changes.9.key', 'INVALID'],
      ['changes.10.value', 'REQUIRED'],
      ['changes.11.value', 'REQUIRED'],
      ['changes.12.value.text', 'TOO_LONG'],
      ['changes.13.value.text', 'INVALID'],
    ]);
    expect((await read()).saved).toEqual([]);
  });

  it('allow fifty changes per request, and each item once', async () => {
    const changes = Array.from({ length: 51 }, (_, index) => toItem('TICKED', `line ${index}`));
    const { data } = await sendChanges(app, token, { changes });
    expect(data.syncKitchen.message).toBe('At most 50 items can be changed at once.');
    const twice = await sendChanges(app, token, {
      changes: [toItem('SAVED', 'gomen'), toRemoval('SAVED', 'gomen')],
    });
    expect(twice.data.syncKitchen.message).toBe('Each item can be changed once per request.');
  });

  it('refuse only items over the limit, until there is room', async () => {
    const lists = Array.from({ length: 51 }, (_, index) =>
      toItem('LIST', `list-number-${index}`, { name: `List ${index}` }),
    );
    const { cursor: after } = await sync({ changes: lists.slice(0, 25) });
    const rest = { after, changes: [...lists.slice(25), toItem('SAVED', 'gomen')] };
    const { data } = await sendChanges(app, token, rest);
    expect(data.syncKitchen.refused).toEqual([
      { kind: 'LIST', key: 'list-number-50', limit: 50, message: expect.stringContaining('cannot store more') },
    ]);
    expect(data.syncKitchen.changes).toMatchObject({ saved: [{ slug: 'gomen' }] });
    const { cursor } = data.syncKitchen.changes;
    const next = await sendChanges(app, token, {
      after: cursor,
      changes: [...lists.slice(50), toRemoval('LIST', 'list-number-0')],
    });
    expect(next.data.syncKitchen.refused).toEqual([]);
  });

  it('allow 120 requests a minute and 5,000 a day per member', async () => {
    await sync();
    // Simulates 120 requests within a minute.
    await database.dataSource.query('update throttles set points = 120');
    const { errors } = await sendChanges(app, token, {});
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    await syncKitchen(app, otherToken);
    await database.dataSource.query(`delete from throttles where key like 'sync:%'`);
    await sync();
    await database.dataSource.query(`update throttles set points = 5000 where key like 'sync-by-day:%'`);
    expect((await sendChanges(app, token, {})).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the viewer', () => {
  it('has saved recipes, by list and page', async () => {
    await sync({ changes: [toItem('LIST', LIST, { name: 'Weeknights' })] });
    for (const slug of ['doro-wat', 'gomen', 'tibs']) {
      const lists = slug === 'gomen' ? [] : [LIST];
      await syncKitchen(app, token, { changes: [toItem('SAVED', slug, { lists })] });
    }
    const saved = `lists { id name } saved(list: $list, first: 1, after: $after) {
      totalCount nodes { slug lists changedAt recipe { title } } pageInfo { hasNextPage endCursor pageCount } }`;
    type SavedData = { saved: { totalCount: number; pageInfo: { endCursor: string } } };
    const first = await queryViewer<SavedData>(saved, { list: LIST });
    expect(first).toMatchObject({
      lists: [{ id: LIST, name: 'Weeknights' }],
      saved: {
        totalCount: 2,
        nodes: [{ slug: 'tibs', lists: [LIST], changedAt: expect.any(String) }],
        pageInfo: { hasNextPage: true, pageCount: 2 },
      },
    });
    const second = await queryViewer<SavedData>(saved, { list: LIST, after: first.saved.pageInfo.endCursor });
    expect(second.saved).toMatchObject({
      nodes: [{ slug: 'doro-wat', recipe: { title: 'Doro Wat' } }],
      pageInfo: { hasNextPage: false },
    });
    expect((await queryViewer<SavedData>(saved)).saved.totalCount).toBe(3);
  });

  it('has notes, the latest first', async () => {
    const { cursor } = await sync({
      changes: [toItem('NOTE', 'gomen', { text: 'One.' }), toItem('NOTE', 'tibs', { text: 'Two.' })],
    });
    await sync({ after: cursor, changes: [toItem('NOTE', 'gomen', { text: 'Three.' })] });
    expect(await queryViewer('notes { totalCount nodes { text } }')).toEqual({
      notes: { totalCount: 2, nodes: [{ text: 'Three.' }, { text: 'Two.' }] },
    });
  });
});

describe('an account', () => {
  it('is exported and deleted with its kitchen', async () => {
    const leaverEmail = await addMember(app, outbox, { email: 'leaver@gmail.com', username: 'Leaver' });
    const leaverToken = await signIn(app, leaverEmail);
    const { cursor } = await syncKitchen(app, leaverToken, {
      changes: [
        toItem('SAVED', 'gomen', { lists: [LIST] }),
        toItem('NOTE', 'gomen', { text: 'Secret butter.' }),
        toItem('COMPARE', 'tibs'),
      ],
    });
    await syncKitchen(app, leaverToken, { after: cursor, changes: [toRemoval('COMPARE', 'tibs')] });
    const { exportedData } = await queryViewer<{ exportedData: string }>('exportedData', {}, leaverToken);
    expect(JSON.parse(exportedData).kitchen).toEqual([
      { kind: 'COMPARE', key: 'tibs', removed: true, changedAt: expect.any(String) },
      { kind: 'NOTE', key: 'gomen', text: 'Secret butter.', changedAt: expect.any(String) },
      { kind: 'SAVED', key: 'gomen', lists: [LIST], changedAt: expect.any(String) },
    ]);
    const deletion = 'mutation($password: String) { deleteAccount(input: { password: $password }) { __typename } }';
    const deletionResponse = await graphql(app, deletion, { token: leaverToken, variables: { password: PASSWORD } });
    expect(deletionResponse.data.deleteAccount).toEqual({ __typename: 'DeleteAccountSuccess' });
    const rows = await database.dataSource.query(`select * from kitchen_items where value::text like '%butter%'`);
    expect(rows).toEqual([]);
  });

  it('deleted while a device writes leaves no kitchen behind', async () => {
    const leaverEmail = await addMember(app, outbox, { email: 'hasty@gmail.com', username: 'Hasty' });
    const leaverToken = await signIn(app, leaverEmail);
    const deletion = 'mutation($password: String) { deleteAccount(input: { password: $password }) { __typename } }';
    let isDeleted = false;
    const responses: Awaited<ReturnType<typeof sendChanges>>[] = [];
    // Sends fewer than the 120 changes a minute that a member may send.
    const write = async () => {
      for (let sent = 0; sent < 25 && !isDeleted; sent += 1)
        responses.push(await sendChanges(app, leaverToken, { changes: [toItem('SAVED', 'gomen')] }));
    };
    const remove = async () => {
      const variables = { password: PASSWORD };
      const { data } = await graphql(app, deletion, { token: leaverToken, variables });
      isDeleted = true;
      expect(data.deleteAccount?.__typename).toBe('DeleteAccountSuccess');
    };
    await Promise.all([write(), write(), write(), write(), remove()]);
    // `syncKitchen` is null if the account was deleted after the session was read.
    for (const { data, errors } of responses)
      expect(data?.syncKitchen?.__typename ?? errors?.[0]?.extensions.code).toMatch(
        /^(SyncKitchenSuccess|UNAUTHENTICATED)$/,
      );
    const [{ count }] = await database.dataSource.query('select count(*)::int from kitchens');
    expect(count).toBe(0);
  });
});
