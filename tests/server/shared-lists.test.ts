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

type Answer = { __typename: string; id: string; url: string; secret: string; expiresAt: string };
type Caller = { from?: string; token?: string };

const send = (input: object, caller: Caller = {}) =>
  graphql<{ shareShoppingList: Answer }>(app, SHARE, { variables: { input }, ...caller });
const share = async (input: object, caller?: Caller) => (await send(input, caller)).data.shareShoppingList;
const find = (id: string) =>
  graphql<{ sharedShoppingList: Record<string, unknown> | null }>(app, FIND, { variables: { id } });
const stop = async (input: { id: string; secret: string }) =>
  (await graphql(app, STOP, { variables: { input } })).data.stopSharingShoppingList;
const rows = () => dataSource.query('select * from shared_lists');

describe('sharing a shopping list', () => {
  it('makes a link that leads to the same list, for 30 days', async () => {
    const before = Date.now();
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
    const days = (new Date(expiresAt).getTime() - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThan(30.01);
    expect((await find(id)).data.sharedShoppingList).toEqual({
      expiresAt,
      leftOut: ['salt'],
      recipes: [
        { servings: 9, recipe: { slug: 'gomen', title: 'Gomen' } },
        { servings: 6, recipe: { slug: 'doro-wat', title: 'Doro Wat' } },
      ],
    });
  });

  it('makes another link each time', async () => {
    const one = await share({ recipes: [gomen] });
    expect((await share({ recipes: [gomen] })).id).not.toBe(one.id);
    expect(await rows()).toHaveLength(2);
  });

  it('stores neither the link, nor its secret, nor who shared it, member or not', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' }));
    const { id, secret } = await share({ recipes: [gomen] }, { token, from: '10.77.66.55' });
    expect(Object.keys((await rows())[0]).sort()).toEqual(['expires_at', 'hash', 'left_out', 'recipes', 'secret_hash']);
    const stored = await dump(dataSource);
    for (const told of [id, secret]) {
      expect(stored).not.toContain(told);
      expect(stored).not.toContain(Buffer.from(told, 'base64url').toString('hex'));
    }
    expect(stored).not.toContain('10.77.66.55');
  });

  it('stores no text: of what is left out only foods of the cookbook', async () => {
    const typed = [
      'chickpea-canned, 400 g',
      'onion-red',
      'Abeba, 0911 123456',
      'own: buy flowers',
      'salt, 1 g, 2 g',
      '',
    ];
    const { id } = await share({ recipes: [gomen], leftOut: typed });
    expect((await find(id)).data.sharedShoppingList?.leftOut).toEqual(['chickpea-canned, 400 g', 'onion-red']);
  });

  const many = Array.from({ length: 51 }, (_, index) => ({ slug: `dish-${index}`, servings: 1 }));
  it.each([
    ['no recipe', { recipes: [] }, 'recipes', 'REQUIRED', 'Put a recipe into the basket first.'],
    ['51 recipes', { recipes: many }, 'recipes', 'TOO_LONG', 'A shared list can have at most 50 recipes.'],
    [
      'a recipe twice',
      { recipes: [gomen, gomen] },
      'recipes.1.slug',
      'INVALID',
      'A recipe can stand on the list once (recipes[1].slug).',
    ],
    [
      'a recipe for none',
      { recipes: [{ ...gomen, servings: 0 }] },
      'recipes.0.servings',
      'OUT_OF_RANGE',
      'A recipe can be for 1 to 10,000 people (recipes[0].servings).',
    ],
    [
      'a recipe for 10,001',
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
      '501 things left out',
      { recipes: [gomen], leftOut: Array.from({ length: 501 }, (_, index) => `food-${index}`) },
      'leftOut',
      'TOO_LONG',
      'A shared list can leave out at most 500 things.',
    ],
    [
      'a thing of 121 characters left out',
      { recipes: [gomen], leftOut: ['salt', 'x'.repeat(121)] },
      'leftOut.1',
      'TOO_LONG',
      'The name of a thing can be at most 120 characters (leftOut[1]).',
    ],
  ])('refuses %s', async (_what, input, path, code, message) => {
    expect(await share(input)).toEqual({
      __typename: 'InvalidInput',
      message,
      problems: [{ path: path.split('.'), code }],
    });
    expect(await rows()).toEqual([]);
  });

  it('is held to 20 an hour for each client', async () => {
    for (let number = 1; number <= 20; number++) await share({ recipes: [gomen] }, { from: '10.7.7.7' });
    const { errors, status } = await send({ recipes: [gomen] }, { from: '10.7.7.7' });
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await rows()).toHaveLength(20);
  });
});

describe('a shared list', () => {
  it('may be stored by no cache, whether it is there or not', async () => {
    const { id } = await share({ recipes: [gomen] });
    for (const asked of [id, 'unknown']) {
      // The second time the server knows the document.
      for (let time = 1; time <= 2; time++) expect((await find(asked)).headers['cache-control']).toBe('no-store');
      const parameters = new URLSearchParams({ query: FIND, variables: JSON.stringify({ id: asked }) });
      const { headers } = await app.inject({ url: `/graphql?${parameters}` });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['unknown', '', '\0', 'é'.repeat(5_000)])('is null where the link is none: %j', async (id) => {
    const { data, errors } = await find(id);
    expect(errors).toBeUndefined();
    expect(data.sharedShoppingList).toBeNull();
  });

  it('goes without a recipe that is no longer published', async () => {
    const { id } = await share({ recipes: [gomen, doroWat] });
    await dataSource.query(
      `update shared_lists set recipes = '[{"slug":"stone-soup","servings":2},{"slug":"gomen","servings":9}]'`,
    );
    expect((await find(id)).data.sharedShoppingList?.recipes).toMatchObject([{ recipe: { slug: 'gomen' } }]);
  });

  it('is gone once its time is over, and then deleted', async () => {
    const { id } = await share({ recipes: [gomen] });
    await deleteExpiredLists(dataSource);
    expect(await rows()).toHaveLength(1);
    await dataSource.query("update shared_lists set expires_at = now() - interval '1 second'");
    expect((await find(id)).data.sharedShoppingList).toBeNull();
    await deleteExpiredLists(dataSource);
    expect(await rows()).toEqual([]);
  });
});

describe('a link', () => {
  const gone = {
    __typename: 'SharedListNotFound',
    code: 'SHARED_LIST_NOT_FOUND',
    message: 'This list is not shared any more.',
  };

  it('is withdrawn with its secret, and leads nowhere from then on', async () => {
    const { id, secret } = await share({ recipes: [gomen] });
    const other = await share({ recipes: [doroWat] });
    expect(await stop({ id, secret })).toEqual({
      __typename: 'StopSharingShoppingListSuccess',
      message: 'The list is no longer shared.',
    });
    expect((await find(id)).data.sharedShoppingList).toBeNull();
    expect((await find(other.id)).data.sharedShoppingList).not.toBeNull();
    expect(await rows()).toHaveLength(1);
    expect(await stop({ id, secret })).toEqual(gone);
  });

  it('is not withdrawn by those who only have it, nor with the secret of another', async () => {
    const { id } = await share({ recipes: [gomen] });
    const { secret } = await share({ recipes: [gomen] });
    for (const guess of [secret, id, '', '\0', 'é'.repeat(5_000)]) {
      expect(await stop({ id, secret: guess }), guess.slice(0, 50)).toEqual(gone);
    }
    expect((await find(id)).data.sharedShoppingList).not.toBeNull();
  });

  it('of before there were secrets ends by its date only', async () => {
    const { id, secret } = await share({ recipes: [gomen] });
    await dataSource.query('update shared_lists set secret_hash = null');
    for (const guess of [secret, '']) expect(await stop({ id, secret: guess })).toEqual(gone);
    expect((await find(id)).data.sharedShoppingList).not.toBeNull();
  });
});
