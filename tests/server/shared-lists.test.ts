import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredLists } from '#server/features/shopping/shared-list.service.ts';
import { addMember, dump, graphql, signIn } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp({ recipes: true });
const { dataSource } = database;
beforeEach(() => dataSource.query('truncate shared_lists'));

const SHARE = `mutation($input: ShareShoppingListInput!) { shareShoppingList(input: $input) {
  __typename ... on ShareShoppingListSuccess { message id url secret expiresAt }
  ... on InvalidInput { message problems { path code } } } }`;
const FIND =
  'query($id: ID!) { sharedShoppingList(id: $id) { leftOut expiresAt recipes { servings recipe { slug title } } } }';

const doroWat = { slug: 'doro-wat', servings: 6 };
const gomen = { slug: 'gomen', servings: 9 };

const STOP = `mutation($input: StopSharingShoppingListInput!) { stopSharingShoppingList(input: $input) {
  __typename ... on StopSharingShoppingListSuccess { message } ... on Failure { code message } } }`;

type Result = { __typename: string; id: string; url: string; secret: string; expiresAt: string };
type Caller = { from?: string; token?: string };

const sendShare = (input: object, caller: Caller = {}) =>
  graphql<{ shareShoppingList: Result }>(app, SHARE, { variables: { input }, ...caller });
const share = async (input: object, caller?: Caller) => (await sendShare(input, caller)).data.shareShoppingList;
const fetchList = (id: string) =>
  graphql<{ sharedShoppingList: Record<string, unknown> | null }>(app, FIND, { variables: { id } });
const stopSharing = async (input: { id: string; secret: string }) =>
  (await graphql(app, STOP, { variables: { input } })).data.stopSharingShoppingList;
const CHANGE = `mutation($input: ChangeSharedShoppingListInput!) { changeSharedShoppingList(input: $input) { __typename
  ... on ChangeSharedShoppingListSuccess { list { ticked ownLines } refused } ... on Failure { code message }
  ... on InvalidInput { problems { path code } } } }`;
type ChangeResult = { list: { ticked: string[]; ownLines: string[] }; refused: string[] };
const sendChange = (input: object, caller: Caller = {}) =>
  graphql<{ changeSharedShoppingList: ChangeResult }>(app, CHANGE, { variables: { input }, ...caller });
const changeList = async (input: object) => (await sendChange(input)).data.changeSharedShoppingList;
const readRows = () => dataSource.query('select * from shared_lists');

describe('sharing a shopping list', () => {
  it('creates a link to the same list, for 30 days', async () => {
    const startTime = Date.now();
    const { id, url, secret, expiresAt, ...rest } = await share({
      recipes: [gomen, doroWat],
      leftOut: ['salt', 'salt'],
    });
    expect(rest).toEqual({
      __typename: 'ShareShoppingListSuccess',
      message: 'Anyone with the link can see this list.',
    });
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(secret).not.toBe(id);
    expect(url).toMatch(new RegExp(`^https?://[^/]+/shopping-list/${id}$`));
    const days = (new Date(expiresAt).getTime() - startTime) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThan(30.01);
    expect((await fetchList(id)).data.sharedShoppingList).toEqual({
      expiresAt,
      leftOut: ['salt'],
      recipes: [
        { servings: 9, recipe: { slug: 'gomen', title: 'Gomen' } },
        { servings: 6, recipe: { slug: 'doro-wat', title: 'Doro Wat' } },
      ],
    });
  });

  it('creates a new link each time', async () => {
    const list = await share({ recipes: [gomen] });
    expect((await share({ recipes: [gomen] })).id).not.toBe(list.id);
    expect(await readRows()).toHaveLength(2);
  });

  it('stores neither the link, nor its secret, nor who shared it', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));
    const { id, secret } = await share({ recipes: [gomen] }, { token, from: '10.77.66.55' });
    expect(Object.keys((await readRows())[0]).sort()).toEqual([
      ...['expires_at', 'hash', 'left_out', 'own_lines', 'recipes', 'secret_hash', 'ticked'],
    ]);
    const stored = await dump(dataSource);
    for (const secretText of [id, secret]) {
      expect(stored).not.toContain(secretText);
      expect(stored).not.toContain(Buffer.from(secretText, 'base64url').toString('hex'));
    }
    expect(stored).not.toContain('10.77.66.55');
  });

  it('stores omitted items only if they are known foods, and no typed text', async () => {
    const typedLines = [
      'chickpea-canned, 400 g',
      'onion-red',
      'Abeba, 0911 123456',
      'own: buy flowers',
      'salt, 1 g, 2 g',
      '',
    ];
    const { id } = await share({ recipes: [gomen], leftOut: typedLines });
    expect((await fetchList(id)).data.sharedShoppingList?.leftOut).toEqual(['chickpea-canned, 400 g', 'onion-red']);
  });

  const tooManyRecipes = Array.from({ length: 51 }, (_, index) => ({ slug: `dish-${index}`, servings: 1 }));
  it.each([
    ['no recipe', { recipes: [] }, 'recipes', 'REQUIRED', 'Add a recipe to the basket first.'],
    ['51 recipes', { recipes: tooManyRecipes }, 'recipes', 'TOO_LONG', 'A shared list can have at most 50 recipes.'],
    [
      'a recipe twice',
      { recipes: [gomen, gomen] },
      'recipes.1.slug',
      'INVALID',
      'A recipe can be on the list only once (recipes[1].slug).',
    ],
    [
      'a recipe for 0 servings',
      { recipes: [{ ...gomen, servings: 0 }] },
      'recipes.0.servings',
      'OUT_OF_RANGE',
      'A recipe can be for 1 to 10,000 people (recipes[0].servings).',
    ],
    [
      'a recipe for 10,001 servings',
      { recipes: [{ ...gomen, servings: 10_001 }] },
      'recipes.0.servings',
      'OUT_OF_RANGE',
      'A recipe can be for 1 to 10,000 people (recipes[0].servings).',
    ],
    [
      'an unknown recipe',
      { recipes: [gomen, { slug: 'stone-soup', servings: 1 }] },
      'recipes.1.slug',
      'NOT_FOUND',
      'A recipe of this list is no longer published.',
    ],
    [
      '501 omitted items',
      { recipes: [gomen], leftOut: Array.from({ length: 501 }, (_, index) => `food-${index}`) },
      'leftOut',
      'TOO_LONG',
      'A shared list can leave out at most 500 items.',
    ],
    [
      'an omitted item of 121 characters',
      { recipes: [gomen], leftOut: ['salt', 'x'.repeat(121)] },
      'leftOut.1',
      'TOO_LONG',
      'The name of an item can be at most 120 characters (leftOut[1]).',
    ],
  ])('refuses %s', async (_name, input, path, code, message) => {
    expect(await share(input)).toEqual({
      __typename: 'InvalidInput',
      message,
      problems: [{ path: path.split('.'), code }],
    });
    expect(await readRows()).toEqual([]);
  });

  it('is limited to 20 an hour per client', async () => {
    for (let number = 1; number <= 20; number++) await share({ recipes: [gomen] }, { from: '10.7.7.7' });
    const { errors, status } = await sendShare({ recipes: [gomen] }, { from: '10.7.7.7' });
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await readRows()).toHaveLength(20);
  });
});

it('sharing is refused while 50,000 lists are shared', async () => {
  await dataSource.query(`insert into shared_lists (hash, recipes, left_out, expires_at)
    select sha256(n::text::bytea), '[]', '{}', now() + interval '1 day' from generate_series(1, 50000) as n`);
  const { errors, status } = await sendShare({ recipes: [gomen] });
  expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  await dataSource.query(`delete from shared_lists where hash = sha256('1')`);
  expect((await sendShare({ recipes: [gomen] })).status).toBe(200);
});

describe('a shared list', () => {
  it('is never cached, whether it exists or not', async () => {
    const { id } = await share({ recipes: [gomen] });
    for (const listId of [id, 'unknown']) {
      // The second time the server knows the document.
      for (let call = 1; call <= 2; call++) expect((await fetchList(listId)).headers['cache-control']).toBe('no-store');
      const parameters = new URLSearchParams({ query: FIND, variables: JSON.stringify({ id: listId }) });
      const { headers } = await app.inject({ url: `/graphql?${parameters}` });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['unknown', '', '\0', 'é'.repeat(5_000)])('is null if the link is invalid: %j', async (id) => {
    const { data, errors } = await fetchList(id);
    expect(errors).toBeUndefined();
    expect(data.sharedShoppingList).toBeNull();
  });

  it('omits a recipe that is no longer published', async () => {
    const { id } = await share({ recipes: [gomen, doroWat] });
    await dataSource.query(
      `update shared_lists set recipes = '[{"slug":"stone-soup","servings":2},{"slug":"gomen","servings":9}]'`,
    );
    expect((await fetchList(id)).data.sharedShoppingList?.recipes).toMatchObject([{ recipe: { slug: 'gomen' } }]);
  });

  it('expires, and is then deleted', async () => {
    const { id } = await share({ recipes: [gomen] });
    await deleteExpiredLists(dataSource);
    expect(await readRows()).toHaveLength(1);
    await dataSource.query("update shared_lists set expires_at = now() - interval '1 second'");
    expect((await fetchList(id)).data.sharedShoppingList).toBeNull();
    await deleteExpiredLists(dataSource);
    expect(await readRows()).toEqual([]);
  });
});

describe('a shared list with several shoppers', () => {
  it('merges each shopper’s ticks, unticks, additions and removals', async () => {
    const { id } = await share({ recipes: [gomen] });
    const other = await share({ recipes: [gomen] });
    await changeList({ id, tick: ['salt', 'onion-red'], add: ['Kitchen paper', 'Milk'] });
    await changeList({ id, tick: ['salt', 'own: Milk'], add: ['Milk'] });
    expect(await changeList({ id, untick: ['onion-red', 'oil'], remove: ['Kitchen paper', 'Soap'] })).toEqual({
      __typename: 'ChangeSharedShoppingListSuccess',
      list: { ticked: ['salt', 'own: Milk'], ownLines: ['Milk'] },
      refused: [],
    });
    const query = 'query($id: ID!) { sharedShoppingList(id: $id) { ticked ownLines } }';
    const read = async (listId: string) =>
      (await graphql(app, query, { variables: { id: listId } })).data.sharedShoppingList;
    expect(await read(id)).toEqual({ ticked: ['salt', 'own: Milk'], ownLines: ['Milk'] });
    expect(await read(other.id)).toEqual({ ticked: [], ownLines: [] });
  });

  it('drops the ticks of removed lines', async () => {
    const { id } = await share({ recipes: [gomen] });
    await changeList({ id, add: ['Milk', 'Soap'], tick: ['own: Milk', 'own: Soap', 'salt'] });
    expect((await changeList({ id, remove: ['Milk'] })).list).toEqual({
      ticked: ['own: Soap', 'salt'],
      ownLines: ['Soap'],
    });
    // A tick from a phone that does not know of the removal.
    expect((await changeList({ id, tick: ['own: Milk'] })).list.ticked).toEqual(['own: Soap', 'salt']);
  });

  it('loses no concurrent changes', async () => {
    const { id } = await share({ recipes: [gomen] });
    const lines = Array.from({ length: 12 }, (_, number) => `Thing ${number}`);
    await Promise.all(lines.map((line) => changeList({ id, add: [line], tick: [`own: ${line}`] })));
    const { list } = await changeList({ id });
    expect([[...list.ownLines].sort(), list.ticked.length]).toEqual([[...lines].sort(), 12]);
  });

  it('accepts a hundred lines, and reports the lines that it refuses', async () => {
    const { id } = await share({ recipes: [gomen] });
    const createLines = (from: number) => Array.from({ length: 60 }, (_, number) => `Thing ${from + number}`);
    await changeList({ id, add: createLines(0) });
    const { list, refused } = await changeList({ id, add: createLines(60), tick: ['salt'] });
    expect([list.ownLines.length, list.ticked]).toEqual([100, ['salt']]);
    expect(refused).toEqual(createLines(60).slice(40));
  });

  it.each([
    ['a line of 101 characters', { add: ['x'.repeat(101)] }, 'add.0', 'INVALID'],
    ['an empty line', { add: ['Milk', ''] }, 'add.1', 'INVALID'],
    ['a line with a control character', { add: ['Mi\u0007lk'] }, 'add.0', 'INVALID'],
    ['101 lines at once', { add: Array.from({ length: 101 }, (_, number) => `Thing ${number}`) }, 'add', 'TOO_LONG'],
    ['a tick without a name', { tick: [''] }, 'tick.0', 'INVALID'],
    ['601 ticks', { tick: Array.from({ length: 601 }, (_, number) => `food-${number}`) }, 'tick', 'TOO_LONG'],
  ])('refuses %s', async (_name, input, path, code) => {
    const { id } = await share({ recipes: [gomen] });
    expect(await changeList({ id, ...input })).toMatchObject({
      __typename: 'InvalidInput',
      problems: [{ path: path.split('.'), code }],
    });
    expect(await readRows()).toMatchObject([{ ticked: [], own_lines: [] }]);
  });

  it('accepts ticks only for its items', async () => {
    const { id } = await share({ recipes: [gomen] });
    const ticks = Array.from({ length: 500 }, (_, number) => `food-${number} ${'x'.repeat(150)}`);
    const response = await changeList({ id, tick: [...ticks, 'berbere', 'salt', 'own: Milk'] });
    expect(response.list.ticked).toEqual(['salt']);
    expect(await readRows()).toMatchObject([{ ticked: ['salt'] }]);
  });

  it('is written only if something changes', async () => {
    const { id } = await share({ recipes: [gomen] });
    await changeList({ id, tick: ['salt'], add: ['Milk'] });
    const readRowVersion = async () => (await dataSource.query('select xmin, ctid, xmax from shared_lists'))[0];
    const rowVersion = await readRowVersion();
    const unchanged = { list: { ticked: ['salt'], ownLines: ['Milk'] }, refused: [] };
    for (const input of [
      {},
      { tick: ['salt'] },
      { add: ['Milk'], untick: ['oil'] },
      { tick: ['unknown'], remove: ['Soap'] },
    ])
      expect(await changeList({ id, ...input })).toMatchObject(unchanged);
    expect(await readRowVersion()).toEqual(rowVersion);
    await changeList({ id, untick: ['salt'] });
    expect(await readRowVersion()).not.toEqual(rowVersion);
  });

  it('has at most 20 kB, with all its ticks', async () => {
    const { data } = await graphql<{ recipes: { nodes: { slug: string }[] } }>(
      app,
      '{ recipes(first: 50) { nodes { slug } } }',
    );
    const { id } = await share({ recipes: data.recipes.nodes.map(({ slug }) => ({ slug, servings: 10_000 })) });
    const lines = Array.from({ length: 100 }, (_, number) => `${number} ${'ጤፍ'.repeat(45)}`);
    const { list, refused } = await changeList({ id, add: lines });
    expect([...list.ownLines, ...refused]).toEqual(lines);
    expect(list.ownLines.length).toBeGreaterThan(10);
    await changeList({ id, tick: list.ownLines.map((line) => `own: ${line}`) });
    const [{ recipes, ticked, own_lines: ownLines }] = await readRows();
    expect(ticked).toHaveLength(list.ownLines.length);
    expect(Buffer.byteLength(JSON.stringify([recipes, ticked, ownLines]))).toBeLessThanOrEqual(20_000);
  });

  it('may be changed 60 times a minute by all clients together, not counting changes without effect', async () => {
    const { id } = await share({ recipes: [gomen] });
    await sendChange({ id, add: ['Milk'] }, { from: '10.7.7.1' });
    await dataSource.query("update throttles set points = 60 where key like 'write-list:%'");
    expect((await sendChange({ id, add: ['Soap'] }, { from: '10.7.7.2' })).status).toBe(429);
    expect((await sendChange({ id, add: ['Milk'] }, { from: '10.7.7.2' })).status).toBe(200);
    const other = await share({ recipes: [gomen] });
    expect((await sendChange({ id: other.id, add: ['Soap'] }, { from: '10.7.7.2' })).status).toBe(200);
  });

  it('cannot be changed if it is withdrawn, expired or unknown', async () => {
    const { id, secret } = await share({ recipes: [gomen] });
    const expired = await share({ recipes: [gomen] });
    await dataSource.query("update shared_lists set expires_at = now() - interval '1 second' where hash <> all($1)", [
      [createHash('sha256').update(id).digest()],
    ]);
    await stopSharing({ id, secret });
    for (const listId of [id, expired.id, 'unknown', '\0']) {
      expect(await changeList({ id: listId, add: ['Milk'] }), listId).toMatchObject({
        __typename: 'SharedListNotFound',
      });
    }
  });

  it('may be changed 300 times a minute by each client; the error after that is not cacheable', async () => {
    const { id } = await share({ recipes: [gomen] });
    const caller = { from: '10.7.7.8' };
    await sendChange({ id }, caller);
    await dataSource.query('update throttles set points = 300 where points = 1');
    const { status, headers } = await sendChange({ id }, caller);
    expect([status, headers['cache-control']]).toEqual([429, 'no-store']);
    expect((await sendChange({ id }, { from: '10.7.7.9' })).status).toBe(200);
  });

  it('may be changed 5,000 times a day by each client, on all lists together', async () => {
    const [first, second] = [await share({ recipes: [gomen] }), await share({ recipes: [gomen] })];
    const caller = { from: '10.7.7.10' };
    await sendChange({ id: first.id, add: ['Milk'] }, caller);
    await dataSource.query("update throttles set points = 5000 where key like 'write-lists-by-day:%'");
    expect((await sendChange({ id: second.id, add: ['Milk'] }, caller)).status).toBe(429);
    expect((await sendChange({ id: second.id, add: ['Milk'] }, { from: '10.7.7.11' })).status).toBe(200);
  });
});

describe('a link to a shared list', () => {
  const notFound = {
    __typename: 'SharedListNotFound',
    code: 'SHARED_LIST_NOT_FOUND',
    message: 'This list is no longer shared.',
  };

  it('can be withdrawn with its secret, and is invalid afterward', async () => {
    const { id, secret } = await share({ recipes: [gomen] });
    const other = await share({ recipes: [doroWat] });
    expect(await stopSharing({ id, secret })).toEqual({
      __typename: 'StopSharingShoppingListSuccess',
      message: 'The list is no longer shared.',
    });
    expect((await fetchList(id)).data.sharedShoppingList).toBeNull();
    expect((await fetchList(other.id)).data.sharedShoppingList).not.toBeNull();
    expect(await readRows()).toHaveLength(1);
    expect(await stopSharing({ id, secret })).toEqual(notFound);
  });

  it('cannot be withdrawn without its secret, nor with another link’s', async () => {
    const { id } = await share({ recipes: [gomen] });
    const { secret } = await share({ recipes: [gomen] });
    for (const guess of [secret, id, '', '\0', 'é'.repeat(5_000)]) {
      expect(await stopSharing({ id, secret: guess }), guess.slice(0, 50)).toEqual(notFound);
    }
    expect((await fetchList(id)).data.sharedShoppingList).not.toBeNull();
  });

  it('created before links had secrets cannot be withdrawn', async () => {
    const { id, secret } = await share({ recipes: [gomen] });
    await dataSource.query('update shared_lists set secret_hash = null');
    for (const guess of [secret, '']) expect(await stopSharing({ id, secret: guess })).toEqual(notFound);
    expect((await fetchList(id)).data.sharedShoppingList).not.toBeNull();
  });
});
