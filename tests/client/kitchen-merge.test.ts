import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getUnsent, type Items, mergeItems, toItemText } from '#client/state/sync-items.ts';
import type { KitchenValue } from '#schema/rules/kitchen-changes.ts';

const note = (text: string) => toItemText({ text });
const savedText = (...lists: string[]) => toItemText({ lists });
const scaledText = (servings: number, ...lists: string[]) => toItemText({ lists, servings });
const emptyResponse = { sent: new Map(), changes: new Map(), isWhole: false };

/** Merges one item. @param base - the last state that both sides agreed on */
function mergeOne(item: string, base: string | null, ours: string | null, theirs: string | null) {
  const toMap = (text: string | null) => new Map(text === null ? [] : [[item, text]]);
  const sides = { here: toMap(ours), known: toMap(base) };
  return mergeItems(sides, { ...emptyResponse, changes: new Map([[item, theirs]]) });
}

const merge = (item: string, ...texts: [string | null, string | null, string | null]) =>
  mergeOne(item, ...texts).here.get(item);

describe('an item', () => {
  it.each([
    ['changed only in the account has the account’s value', note('a'), note('a'), note('b'), note('b')],
    ['removed only in the account is removed', note('a'), note('a'), null, undefined],
    ['changed only here keeps its value', note('a'), note('b'), note('a'), note('b')],
    ['changed in the account and removed here comes back', note('a'), null, note('b'), note('b')],
    ['changed here and removed in the account stays', note('a'), note('b'), null, note('b')],
    ['changed on both sides has both notes', note('a'), note('b'), note('c'), note('c\n\nb')],
    ['changed on both sides has the note with both texts', note('a'), note('b and c'), note('b'), note('b and c')],
    ['written on both sides before the first sync has both notes', null, note('b'), note('c'), note('c\n\nb')],
  ])('%s', (_, base, ours, theirs, result) => {
    expect(merge('NOTE gomen', base, ours, theirs)).toBe(result);
  });

  it.each([
    [
      'put into lists on both sides is in all of them',
      savedText('a'),
      savedText('a', 'b'),
      savedText('a', 'c'),
      savedText('a', 'b', 'c'),
    ],
    [
      'taken out of a list on one side is no longer in it',
      savedText('a', 'b'),
      savedText('b', 'c'),
      savedText('a', 'b'),
      savedText('b', 'c'),
    ],
    [
      'saved on both sides before the first sync is in all lists',
      null,
      savedText('a'),
      savedText('b'),
      savedText('a', 'b'),
    ],
    ['scaled here and listed there has both changes', savedText(), scaledText(8), savedText('a'), scaledText(8, 'a')],
    ['scaled there and listed here has both changes', savedText(), savedText('a'), scaledText(8), scaledText(8, 'a')],
    ['scaled on both sides has the servings from here', savedText(), scaledText(8), scaledText(6), scaledText(8)],
  ])('%s', (_, base, ours, theirs, result) => {
    expect(merge('SAVED gomen', base, ours, theirs)).toBe(result);
  });

  it.each([
    ['written only in the account, for a day on both sides', null, toItemText({ text: null }), note('a'), note('a')],
    ['written only here, for a day on both sides', null, note('b'), toItemText({ text: null }), note('b')],
    ['written on both sides', note('a'), note('b'), note('c'), note('c b')],
    ['written nowhere', null, toItemText({ text: null }), toItemText({ text: null }), toItemText({ text: null })],
  ])('keeps the note of a day of cooking, %s', (_, base, ours, theirs, result) => {
    expect(merge('COOKED gomen/2026-11-26', base, ours, theirs)).toBe(result);
  });

  it('in the basket has the larger number of batches before the first sync, and later the number from here', () => {
    const toBatches = (batches: number) => toItemText({ batches, servings: null });
    expect(merge('BASKET gomen', null, toBatches(1), toBatches(3))).toBe(toBatches(3));
    expect(merge('BASKET gomen', toBatches(2), toBatches(1), toBatches(3))).toBe(toBatches(1));
  });

  it.each([
    ['a note that both have written', 'NOTE gomen', note('a'), note('b'), note('c'), true],
    ['a note that contains the other', 'NOTE gomen', note('a'), note('b and c'), note('b'), false],
    ['a note that is new here', 'NOTE gomen', null, null, note('b'), false],
    ['a cooked day with notes on both sides', 'COOKED gomen/2026-11-26', null, note('b'), note('c'), true],
    ['a cooked day with a note on one side', 'COOKED gomen/2026-11-26', null, note('b'), '{"text":null}', false],
    ['a recipe in the lists of both', 'SAVED gomen', null, savedText('a'), savedText('b'), false],
  ])('reports whether notes were merged: %s', (_, item, base, ours, theirs, hasJoinedNotes) => {
    expect(mergeOne(item, base, ours, theirs).hasJoinedNotes).toBe(hasJoinedNotes);
  });

  const toDay = (day: string) => toItemText({ day, recipe: 'gomen' });
  it.each([
    [
      'a plan that both have changed',
      'PLAN 12345678',
      toDay('2026-11-26'),
      toDay('2026-11-27'),
      toDay('2026-11-28'),
      ['PLAN'],
    ],
    [
      'a plan that was taken out here, and changed there',
      'PLAN 12345678',
      toDay('2026-11-26'),
      null,
      toDay('2026-11-28'),
      ['PLAN'],
    ],
    [
      'a plan that both have changed to the same',
      'PLAN 12345678',
      toDay('2026-11-26'),
      toDay('2026-11-27'),
      toDay('2026-11-27'),
      [],
    ],
    ['a plan that one has changed', 'PLAN 12345678', toDay('2026-11-26'), toDay('2026-11-26'), toDay('2026-11-27'), []],
    [
      'a basket before the first sync',
      'BASKET gomen',
      null,
      toItemText({ batches: 1 }),
      toItemText({ batches: 2 }),
      [],
    ],
    ['a note that both have written', 'NOTE gomen', note('a'), note('b'), note('c'), []],
    ['a recipe in the lists of both', 'SAVED gomen', savedText(), savedText('a'), savedText('b'), []],
  ])('reports which kind of change is lost: %s', (_, item, base, ours, theirs, kinds) => {
    expect([...mergeOne(item, base, ours, theirs).contested]).toEqual(kinds);
  });

  it('changed again during the request keeps its newest value', () => {
    const sides = {
      here: new Map([['NOTE gomen', note('new and newer')]]),
      known: new Map([['NOTE gomen', note('old')]]),
    };
    const response = {
      ...emptyResponse,
      sent: new Map([['NOTE gomen', note('new')]]),
      changes: new Map([['NOTE gomen', note('new')]]),
    };
    const { here, known } = mergeItems(sides, response);
    expect([here.get('NOTE gomen'), known.get('NOTE gomen')]).toEqual([note('new and newer'), note('new')]);
  });
});

describe('a full response', () => {
  it('removes items that it lacks, except items added or changed locally', () => {
    const known = new Map([
      ['SAVED gomen', savedText()],
      ['SAVED tibs', savedText()],
      ['SAVED shiro', savedText()],
    ]);
    const here = new Map([...known, ['SAVED tibs', savedText('a')], ['SAVED poha', savedText()]]);
    const response = { ...emptyResponse, changes: new Map([['SAVED shiro', savedText()]]), isWhole: true };
    expect([...mergeItems({ here, known }, response).here.keys()].sort()).toEqual([
      'SAVED poha',
      'SAVED shiro',
      'SAVED tibs',
    ]);
  });
});

describe('two lists with the same name', () => {
  it('are merged, with the recipes of both', () => {
    const here = new Map([
      ['LIST b0000000', toItemText({ name: 'Weeknights' })],
      ['SAVED gomen', savedText('b0000000')],
    ]);
    const changes = new Map([
      ['LIST a0000000', toItemText({ name: 'weeknights' })],
      ['SAVED tibs', savedText('a0000000')],
    ]);
    const result = mergeItems({ here, known: new Map() }, { ...emptyResponse, changes });
    expect(Object.fromEntries(result.here)).toEqual({
      'LIST a0000000': toItemText({ name: 'weeknights' }),
      'SAVED gomen': savedText('a0000000'),
      'SAVED tibs': savedText('a0000000'),
    });
  });
});

it('a note that is too long is not sent, and not removed', () => {
  const here = new Map([['NOTE gomen', note('x'.repeat(2_001))]]);
  expect(getUnsent({ here, known: new Map() }).size).toBe(0);
  expect(getUnsent({ here, known: new Map([['NOTE gomen', note('x')]]) }).size).toBe(0);
});

/** Simplified model of an account on the server, which `tests/server/kitchen-devices.test.ts` tests. */
class Account {
  version = 0;
  items = new Map<string, { text: string | null; version: number }>();

  sync(seenVersion: number, sent: ReadonlyMap<string, string | null>) {
    for (const [item, text] of sent) {
      const stored = this.items.get(item);
      const isStored = stored !== undefined && stored.text !== null;
      if ((isStored && stored.version > seenVersion) || (text === null && !isStored) || stored?.text === text) continue;
      this.version += 1;
      this.items.set(item, { text, version: this.version });
    }
    const changed = [...this.items].filter(
      ([, { version, text }]) => version > seenVersion && (seenVersion > 0 || text !== null),
    );
    return { changes: new Map(changed.map(([item, { text }]) => [item, text])), cursor: this.version };
  }
}

class Device {
  here: Items = new Map<string, string>();
  known: Items = new Map<string, string>();
  cursor = 0;

  set(item: string, value: KitchenValue | null) {
    const ours = new Map(this.here);
    if (value === null) ours.delete(item);
    else ours.set(item, toItemText(value));
    this.here = ours;
  }

  /**
   * Syncs the device with the account.
   * @param onRequest - runs on the device before the response arrives
   * @param isLost - `true` if the response never arrives
   */
  sync(account: Account, onRequest = () => {}, isLost = false) {
    const sent = getUnsent(this, () => true);
    const isWhole = this.cursor === 0;
    const { changes, cursor } = account.sync(this.cursor, sent);
    onRequest();
    if (isLost) return;
    const { here, known } = mergeItems(this, { sent, changes, isWhole });
    Object.assign(this, { here, known, cursor });
  }
}

const item = fc.constantFrom(
  'SAVED gomen',
  'SAVED tibs',
  'NOTE gomen',
  'NOTE tibs',
  'BASKET gomen',
  'LIST aaaaaaaa',
  'COOKED tibs/2026-11-26',
);
const makeValue = (name: string, count: number): KitchenValue => {
  if (name.startsWith('SAVED')) return { lists: ['a', 'b', 'c'].slice(0, count % 4) };
  if (name.startsWith('NOTE')) return { text: `note ${count}.` };
  if (name.startsWith('COOKED')) return { text: count % 3 === 0 ? null : `note ${count}.` };
  return name.startsWith('LIST') ? { name: `List ${count}` } : { batches: 1 + count, servings: null };
};
const step = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  action: fc.constantFrom('set', 'set', 'remove', 'sync', 'set during sync', 'lose response'),
  item,
  count: fc.nat(30),
});

describe('two devices that change and send in any order', () => {
  it('end in the same state, and lose nothing that neither device removed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const account = new Account();
        const devices = [new Device(), new Device()];
        const [added, removed] = [new Set<string>(), new Set<string>()];
        for (const { device: index, action, item: name, count } of steps) {
          const device = devices[index] as Device;
          const set = () => {
            device.set(name, makeValue(name, count));
            added.add(name);
          };
          if (action === 'set') set();
          else if (action === 'remove') {
            device.set(name, null);
            removed.add(name);
          } else if (action === 'sync') device.sync(account);
          else if (action === 'set during sync') device.sync(account, set);
          else device.sync(account, undefined, true);
        }
        for (let round = 0; round < 6; round += 1) for (const device of devices) device.sync(account);
        const [one, other] = devices.map(({ here }) => Object.fromEntries([...here].sort()));
        expect(one).toEqual(other);
        for (const device of devices) expect(getUnsent(device, () => true).size).toBe(0);
        for (const name of added) if (!removed.has(name)) expect(Object.keys(one ?? {})).toContain(name);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keep both texts of a note that both have written', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (order) => {
        const account = new Account();
        const devices = [new Device(), new Device()];
        devices[0]?.set('NOTE gomen', { text: 'Less salt.' });
        devices[1]?.set('NOTE gomen', { text: 'More butter.' });
        for (const first of [...order, true, false, true, false, true]) devices[first ? 0 : 1]?.sync(account);
        for (const device of devices) {
          expect(device.here.get('NOTE gomen')).toContain('Less salt.');
          expect(device.here.get('NOTE gomen')).toContain('More butter.');
        }
      }),
    );
  });
});
