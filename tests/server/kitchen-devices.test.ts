import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldRemovals } from '#server/features/kitchen/personal-kitchen.ts';
import { addMember, graphql, signIn } from '../support/accounts.ts';
import { readKitchen, sendChanges, syncKitchen, toItem, toRemoval } from '../support/kitchens.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();
const token = await signIn(app, await addMember(app, outbox, { email: 'abeba@gmail.com' }));

const sync = (input?: object) => syncKitchen(app, token, input);
const read = (after?: string) => readKitchen(app, token, after);

const LIST = 'weeknights-0001';

beforeEach(async () => {
  await database.dataSource.query('delete from kitchens');
  await database.dataSource.query('delete from throttles');
});

describe('a cursor', () => {
  it('skips seen items, and includes removals', async () => {
    const first = await sync({ changes: [toItem('SAVED', 'doro-wat'), toItem('SAVED', 'gomen')] });
    const second = await sync({ after: first.cursor, changes: [toRemoval('SAVED', 'gomen')] });
    expect(second).toMatchObject({ isWhole: false, saved: [], removed: [{ kind: 'SAVED', key: 'gomen' }] });
    expect(await read(first.cursor)).toMatchObject({ isWhole: false, removed: [{ kind: 'SAVED', key: 'gomen' }] });
    expect(await read(second.cursor)).toMatchObject({ cursor: second.cursor, saved: [], removed: [] });
    // A client without a cursor does not receive removals.
    expect(await read()).toMatchObject({ saved: [{ slug: 'doro-wat' }], removed: [] });
  });

  it('pages through more items than one response has', async () => {
    const names = Array.from({ length: 75 }, (_, index) => `line ${index}`);
    await sync({ changes: names.slice(0, 50).map((line) => toItem('OWN_LINE', line)) });
    await sync({ changes: names.slice(50).map((line) => toItem('TICKED', line)) });
    const first = await read();
    expect([first.hasMore, first.ownLines.length]).toEqual([true, 50]);
    const rest = await read(first.cursor);
    expect([rest.hasMore, rest.isWhole, rest.ticked.length]).toEqual([false, false, 25]);
  });

  it('that is invalid is refused; a cursor above the version of a restored database reads everything', async () => {
    await sync({ changes: [toItem('SAVED', 'gomen')] });
    const { errors } = await graphql(app, '{ viewer { kitchen(after: "x") { cursor } } }', { token });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const future = Buffer.from('["KITCHEN","99"]').toString('base64url');
    expect(await read(future)).toMatchObject({ isWhole: true, saved: [{ slug: 'gomen' }] });
  });

  it('from before removals were purged reads everything', async () => {
    const first = await sync({ changes: [toItem('SAVED', 'doro-wat'), toItem('SAVED', 'gomen')] });
    const second = await sync({ after: first.cursor, changes: [toRemoval('SAVED', 'gomen')] });
    await deleteOldRemovals(database.dataSource);
    expect(await read(first.cursor)).toMatchObject({ isWhole: false, removed: [{ key: 'gomen' }] });
    await database.dataSource.query(`update kitchen_items set changed_at = now() - interval '181 days'`);
    await deleteOldRemovals(database.dataSource);
    const [{ count }] = await database.dataSource.query('select count(*)::int from kitchen_items');
    expect(count).toBe(1);
    expect(await read(first.cursor)).toMatchObject({ isWhole: true, saved: [{ slug: 'doro-wat' }], removed: [] });
    expect(await read(second.cursor)).toMatchObject({ isWhole: false, saved: [] });
  });

  it('older than the stored removals reads everything', async () => {
    const { cursor } = await sync({ changes: [toItem('SAVED', 'gomen')] });
    await database.dataSource.query(
      `insert into kitchen_items (user_id, kind, key, version)
       select user_id, 'TICKED', 'line ' || line, version + line from kitchens, generate_series(1, 2000) as line`,
    );
    await database.dataSource.query('update kitchens set version = version + 2000');
    expect(await read(cursor)).toMatchObject({ isWhole: false });
    const { cursor: last } = await sync({ changes: [toItem('TICKED', 'salt')] });
    await sync({ after: last, changes: [toRemoval('TICKED', 'salt')] });
    const [{ count }] = await database.dataSource.query('select count(*)::int from kitchen_items where value is null');
    expect(count).toBe(2_000);
    expect(await read(cursor)).toMatchObject({ isWhole: true, saved: [{ slug: 'gomen' }], removed: [] });
  });

  it('completes a full read over several responses, even after removals were purged', async () => {
    const names = Array.from({ length: 75 }, (_, index) => `line ${index}`);
    await sync({ changes: names.slice(0, 50).map((line) => toItem('OWN_LINE', line)) });
    const { cursor } = await sync({ changes: names.slice(50).map((line) => toItem('OWN_LINE', line)) });
    await sync({ after: cursor, changes: [toRemoval('OWN_LINE', 'line 3')] });
    await database.dataSource.query(`update kitchen_items set changed_at = now() - interval '181 days'`);
    await deleteOldRemovals(database.dataSource);
    const first = await read();
    expect([first.isWhole, first.hasMore, first.ownLines.length]).toEqual([true, true, 50]);
    const rest = await read(first.cursor);
    expect([rest.isWhole, rest.hasMore, rest.ownLines.length]).toEqual([false, false, 24]);
    expect(await read(rest.cursor)).toMatchObject({ isWhole: false, ownLines: [] });
  });
});

describe('two devices', () => {
  it('write one after the other: the last write wins', async () => {
    const first = await sync({ changes: [toItem('BASKET', 'gomen', { batches: 1 })] });
    const second = await sync({ after: first.cursor, changes: [toItem('BASKET', 'gomen', { batches: 2 })] });
    await sync({ after: second.cursor, changes: [toItem('BASKET', 'gomen', { batches: 5 })] });
    expect((await read()).basket).toEqual([{ slug: 'gomen', batches: 5, servings: null }]);
  });

  it('do not overwrite unseen changes', async () => {
    const { cursor } = await sync({ changes: [toItem('NOTE', 'gomen', { text: 'Salt.' })] });
    await sync({ after: cursor, changes: [toItem('NOTE', 'gomen', { text: 'Less salt.' })] });
    // This device was offline in between.
    const lateSync = await sync({ after: cursor, changes: [toItem('NOTE', 'gomen', { text: 'More salt.' })] });
    expect(lateSync.notes).toEqual([{ slug: 'gomen', text: 'Less salt.' }]);
    const mergedSync = await sync({
      after: lateSync.cursor,
      changes: [toItem('NOTE', 'gomen', { text: 'Less salt.\n\nMore salt.' })],
    });
    expect(mergedSync.notes).toEqual([{ slug: 'gomen', text: 'Less salt.\n\nMore salt.' }]);
  });

  it('learn which of their changes were not stored because the other device’s is newer and differs', async () => {
    const { cursor } = await sync({ changes: [toItem('NOTE', 'gomen', { text: 'Salt.' }), toItem('SAVED', 'tibs')] });
    const basket = toItem('BASKET', 'gomen', { batches: 2 });
    const first = await sendChanges(app, token, {
      after: cursor,
      changes: [basket, toItem('NOTE', 'gomen', { text: 'Less salt.' }), toItem('TICKED', 'salt')],
    });
    expect(first.data.syncKitchen.conflicts).toEqual([]);
    await sync({ after: cursor, changes: [toItem('SAVED', 'tibs', { lists: [LIST] })] });
    const lateChange = await sendChanges(app, token, {
      after: cursor,
      changes: [basket, toItem('NOTE', 'gomen', { text: 'More salt.' }), toRemoval('SAVED', 'tibs')],
    });
    expect(lateChange.data.syncKitchen.conflicts).toEqual([
      { kind: 'SAVED', key: 'tibs' },
      { kind: 'NOTE', key: 'gomen' },
    ]);
  });

  it('keep an item that the other device changed in the meantime, and restore one that it removed', async () => {
    const { cursor } = await sync({ changes: [toItem('SAVED', 'gomen'), toItem('SAVED', 'doro-wat')] });
    await sync({ after: cursor, changes: [toItem('SAVED', 'gomen', { lists: [LIST] })] });
    await sync({ after: cursor, changes: [toRemoval('SAVED', 'doro-wat')] });
    const lateSync = await sync({
      after: cursor,
      changes: [toRemoval('SAVED', 'gomen'), toItem('SAVED', 'doro-wat', { lists: [LIST] })],
    });
    expect(lateSync.saved).toMatchObject([
      { slug: 'gomen', lists: [LIST] },
      { slug: 'doro-wat', lists: [LIST] },
    ]);
    expect(lateSync.removed).toEqual([]);
  });

  it('may resend changes after a lost response', async () => {
    const { cursor } = await sync({ changes: [toItem('SAVED', 'gomen')] });
    const change = { after: cursor, changes: [toItem('SAVED', 'doro-wat'), toRemoval('SAVED', 'gomen')] };
    const once = await sync(change);
    const twice = await sync(change);
    expect({ ...twice, cursor: null }).toEqual({ ...once, cursor: null });
    // Another device saves the recipe again in between.
    await sync({ after: twice.cursor, changes: [toItem('SAVED', 'gomen', { lists: [LIST] })] });
    await sync(change);
    expect((await read()).saved.map(({ slug }) => slug).sort()).toEqual(['doro-wat', 'gomen']);
  });

  it('write concurrently without loss, and each receives every change once', async () => {
    const createKeys = (device: string) => Array.from({ length: 20 }, (_, index) => `${device} ${index}`);
    const devices = ['tablet', 'phone', 'laptop', 'desk'];
    const startCursor = (await sync()).cursor;
    const devicesAfterward = await Promise.all(
      devices.map(async (device) => {
        let cursor = startCursor;
        const seenKeys: string[] = [];
        for (const key of createKeys(device)) {
          const response = await sync({ after: cursor, changes: [toItem('TICKED', key), toItem('SAVED', 'gomen')] });
          cursor = response.cursor;
          seenKeys.push(...response.ticked);
        }
        return { cursor, seenKeys };
      }),
    );
    const all = devices.flatMap(createKeys).sort();
    for (const { cursor, seenKeys } of devicesAfterward) {
      const rest = await read(cursor);
      // Cursors neither skip nor repeat changes.
      expect([...seenKeys, ...rest.ticked].sort()).toEqual(all);
    }
  });
});
