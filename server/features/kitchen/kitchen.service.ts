import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { MAX_LISTS } from '#schema/rules/kitchen.ts';
import {
  type KitchenChange,
  type KitchenKind,
  kitchenChangeTexts,
  kitchenKinds,
  MAX_CHANGES,
  MAX_REMOVALS,
} from '#schema/rules/kitchen-changes.ts';
import { MAX_PLANNED } from '#schema/rules/saved.ts';
import { createMemberRecipeLoader } from '#server/database/loaders.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { readCursor, readSortKeys, toCursor } from '#server/features/catalogue/order.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { type Connection, toPage } from '#server/graphql/connection.type.ts';
import { type Result, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Throttles } from '#server/security/throttles.ts';
import type { KitchenPageArgs, SavedArgs, SyncKitchenInput } from './kitchen.args.ts';
import { KitchenEntity } from './kitchen.entity.ts';
import {
  changesAfter,
  countInList,
  countsByKind,
  forgetOldestRemovals,
  getExistingItems,
  type KitchenItem,
  kindItems,
  lockKitchen,
  ownNotes,
  type SyncState,
  savedInList,
  storedItems,
  storeItems,
  syncState,
  toStoredValue,
} from './kitchen.statements.ts';
import {
  type KitchenChangesType,
  type KitchenConflictType,
  type KitchenRefusalType,
  type RecipeNoteType,
  type SavedListType,
  type SavedRecipeType,
  SyncKitchenSuccessType,
} from './kitchen.type.ts';

/**
 * Items that members save, synchronized between their devices. Each item has the version of its last change, so a
 * device asks for items that are newer than the last version it has seen. A device that has not seen an item's last
 * change cannot change the item: it receives that change first. So no change is overwritten unseen, except a removal,
 * and a change can safely be sent again.
 */
export class KitchenService {
  private readonly reader: StatementReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    private readonly throttles: Pick<Throttles, 'countForMember'>,
    private readonly counts: Pick<ReaderCounts, 'add'>,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns the next changes after a cursor, or the first items without a cursor. @throws {ThrottledError} */
  async getChanges({ id }: SessionUser, client: Client, after?: string | null): Promise<KitchenChangesType> {
    await this.throttles.countForMember('readKitchen', id, client);
    const [state = { version: 0, forgotten: 0 }] = await this.reader.rows(syncState, [id]);
    const progress = parseProgress(after, state);
    const values = [id, progress.seenVersion ?? 0, progress.seenVersion !== null, MAX_CHANGES + 1];
    return toChanges(await this.reader.rows(changesAfter, values), progress);
  }

  /**
   * Stores a device's changes, and returns the changes after its cursor, including the stored ones.
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async sync(viewer: SessionUser, input: SyncKitchenInput, client: Client): Promise<Result<SyncKitchenSuccessType>> {
    await this.throttles.countForMember('sync', viewer.id, client);
    return this.dataSource.transaction(async (manager) => {
      const [state] = await runStatement(manager, lockKitchen, [viewer.id]);
      if (!state) throw new UnauthenticatedError(accountTexts.signInFirst);
      const progress = parseProgress(input.after, state);
      const { seenVersion } = progress;
      const { accepted, created, ...rest } = await this.classify(manager, viewer.id, input.changes, seenVersion);
      const version = state.version + accepted.length;
      if (accepted.length > 0) {
        const values = accepted.map(({ value }) => value && JSON.stringify(value));
        const [kinds, keys] = [accepted.map(({ kind }) => kind), accepted.map(({ key }) => key)];
        await runStatement(manager, storeItems, [viewer.id, state.version, kinds, keys, values]);
        await manager.update(KitchenEntity, viewer.id, { version });
        if (accepted.some(({ value }) => value === null))
          await runStatement(manager, forgetOldestRemovals, [viewer.id, MAX_REMOVALS]);
      }
      for (const change of created) this.countCreated(change);
      const parameters = [viewer.id, seenVersion ?? 0, seenVersion !== null, MAX_CHANGES + 1];
      const changes = toChanges(await runStatement(manager, changesAfter, parameters), { ...progress, version });
      return successOf(SyncKitchenSuccessType, { viewer, changes, ...rest });
    });
  }

  /** Returns a page of the saved recipes, most recently changed first. */
  getSaved({ id }: SessionUser, { list, ...page }: SavedArgs): Promise<Connection<SavedRecipeType>> {
    return this.getPage(
      page,
      (beforeVersion, limit) =>
        list
          ? this.reader.rows(savedInList, [id, list, beforeVersion, limit])
          : this.reader.rows(kindItems, [id, 'SAVED', beforeVersion, limit]),
      (items) => getExistingItems(items, 'SAVED').map(toSavedRecipe),
      () => (list ? this.reader.total(countInList, [id, list]) : this.count(id, 'SAVED')),
    );
  }

  /** Returns a page of the notes, most recently changed first. */
  getNotes({ id }: SessionUser, page: KitchenPageArgs): Promise<Connection<RecipeNoteType>> {
    return this.getPage(
      page,
      (beforeVersion, limit) => this.reader.rows(kindItems, [id, 'NOTE', beforeVersion, limit]),
      (items) => getExistingItems(items, 'NOTE').map(toRecipeNote),
      () => this.count(id, 'NOTE'),
    );
  }

  /** Returns the lists, sorted by name. */
  async getLists({ id }: SessionUser): Promise<SavedListType[]> {
    const items = await this.reader.rows(kindItems, [id, 'LIST', null, MAX_LISTS]);
    return getExistingItems(items, 'LIST')
      .map(toSavedList)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** Returns all planned items: the day, the slug of a dish's recipe, and the time of the last change. */
  async getPlan(userId: number) {
    const items = await this.reader.rows(kindItems, [userId, 'PLAN', null, MAX_PLANNED]);
    const times = new Map(items.map(({ key, changedAt }) => [key, changedAt]));
    return getExistingItems(items, 'PLAN').map(({ key: id, value }) => ({ id, changedAt: times.get(id), ...value }));
  }

  private async getPage<Node>(
    page: KitchenPageArgs,
    read: (beforeVersion: number | null, limit: number) => Promise<KitchenItem[]>,
    getNodes: (items: KitchenItem[]) => Node[],
    total: () => Promise<number>,
  ): Promise<Connection<Node>> {
    const beforeVersion = page.after ? Number(readCursor(CURSOR, page.after, ['integer'])[0]) : null;
    const items = await read(beforeVersion, page.first + 1);
    return toPage(items, getNodes(items.slice(0, page.first)), page, ({ version }) => toProgressCursor(version), total);
  }

  private async count(userId: number, countedKind: KitchenKind): Promise<number> {
    const counts = await this.reader.rows(countsByKind, [userId]);
    return counts.find(({ kind }) => kind === countedKind)?.total ?? 0;
  }

  private countCreated({ kind, key, value }: KitchenChange): void {
    if (kind === 'SAVED') this.countRecipe(ReaderEvent.SAVED, key);
    else if (kind === 'PLAN') this.countRecipe(ReaderEvent.PLANNED, value?.recipe ?? '');
    else if (kind === 'COOKED') this.countRecipe(ReaderEvent.COOKED, key.slice(0, key.indexOf('/')));
  }

  /** Counts an event of a published recipe. Other slugs, which a device can send, are not counted. */
  private countRecipe(event: ReaderEvent, slug: string): void {
    const card = this.catalogue.current.bySlug(slug);
    if (card) this.counts.add(event, card.slug);
  }

  /**
   * Classifies changes: `accepted` ones must be stored, `created` ones are accepted and create an item, `refused` ones
   * exceed a limit, `conflicts` differ from a change that the device has not seen. Other changes have no effect.
   */
  private async classify(
    manager: EntityManager,
    userId: number,
    changes: readonly KitchenChange[],
    seenVersion: number | null,
  ) {
    const [kinds, keys] = [changes.map(({ kind }) => kind), changes.map(({ key }) => key)];
    const stored = await runStatement(manager, storedItems, [userId, kinds, keys]);
    const counts = await runStatement(manager, countsByKind, [userId]);
    const quotas = new Map(counts.map(({ kind, total }) => [kind, kitchenKinds[kind].limit - total]));
    const getQuota = (kind: KitchenKind) => quotas.get(kind) ?? kitchenKinds[kind].limit;
    const accepted: KitchenChange[] = [];
    const created: KitchenChange[] = [];
    const refused: KitchenRefusalType[] = [];
    const conflicts: KitchenConflictType[] = [];
    // Removals first, because they free quota.
    const sorted = changes.toSorted((a, b) => Number(Boolean(a.value)) - Number(Boolean(b.value)));
    for (const { kind, key, value: newValue } of sorted) {
      const value = newValue ? toStoredValue(kind, newValue) : null;
      const item = stored.find((each) => each.kind === kind && each.key === key);
      const isStored = item !== undefined && item.value !== null;
      // A removal that the device has not seen does not count: a change takes precedence and restores the item.
      const isUnseen = isStored && item.version > (seenVersion ?? 0);
      // Not a conflict if both devices made the same change.
      if (isUnseen && !isDeepStrictEqual(item.value, value)) conflicts.push({ kind, key });
      if (isUnseen || (value === null && !isStored)) continue;
      if (value !== null && !isStored && getQuota(kind) <= 0) {
        refused.push({ kind, key, limit: kitchenKinds[kind].limit, message: kitchenChangeTexts.full });
        continue;
      }
      if (isStored !== (value !== null)) quotas.set(kind, getQuota(kind) + (isStored ? 1 : -1));
      accepted.push({ kind, key, value });
      if (value !== null && !isStored) created.push({ kind, key, value });
    }
    return { accepted, created, refused, conflicts };
  }
}

const CURSOR = 'KITCHEN';

/** How much of a kitchen a device has read. */
interface ReadProgress {
  /** Last version that it has seen; null if it has to read everything. */
  seenVersion: number | null;
  /** Value of `forgotten` when it began to read everything; undefined once it has read everything. */
  forgottenAtStart: number | undefined;
  /** Current version of the kitchen. */
  version: number;
}

/**
 * Returns the read progress in a cursor. A device reads everything if it has no cursor, if removals that it has not
 * seen were deleted, or if the database was restored in between. That may take several responses; until the last, the
 * cursor contains `forgotten` as it was when the read began.
 */
function parseProgress(after: string | null | undefined, { version, forgotten }: SyncState): ReadProgress {
  const start = { seenVersion: null, forgottenAtStart: forgotten, version };
  if (!after) return start;
  const [seenVersion = 0, forgottenAtStart] = (
    readSortKeys(CURSOR, after, ['integer', 'integer']) ?? readCursor(CURSOR, after, ['integer'])
  ).map(Number);
  const isKnown = Math.max(seenVersion, forgottenAtStart ?? 0) >= forgotten && seenVersion <= version;
  return isKnown ? { seenVersion, forgottenAtStart, version } : start;
}

/** Returns a cursor for the next response. @param forgottenAtStart - see `ReadProgress` */
function toProgressCursor(version: number, forgottenAtStart?: number): string {
  return toCursor(CURSOR, forgottenAtStart === undefined ? [version] : [version, forgottenAtStart]);
}

function toChanges(rows: readonly KitchenItem[], progress: ReadProgress): KitchenChangesType {
  const { seenVersion, forgottenAtStart, version } = progress;
  const items = rows.slice(0, MAX_CHANGES);
  const hasMore = rows.length > items.length;
  const last = items.at(-1)?.version ?? 0;
  const getKeys = (kind: KitchenKind) => getExistingItems(items, kind).map(({ key }) => key);
  return {
    // A change stored between two reads may already be among the items.
    cursor: hasMore ? toProgressCursor(last, forgottenAtStart) : toProgressCursor(Math.max(last, version)),
    hasMore,
    isWhole: seenVersion === null,
    saved: getExistingItems(items, 'SAVED').map(toSavedRecipe),
    lists: getExistingItems(items, 'LIST').map(toSavedList),
    notes: getExistingItems(items, 'NOTE').map(toRecipeNote),
    compare: getKeys('COMPARE').map((slug) => ({ slug })),
    basket: getExistingItems(items, 'BASKET').map(({ key: slug, value }) => ({ slug, ...value })),
    ticked: getKeys('TICKED'),
    atHome: getKeys('AT_HOME'),
    ownLines: getKeys('OWN_LINE'),
    planned: getExistingItems(items, 'PLAN').map(({ key: id, value: { recipe, ...value } }) => {
      return { id, slug: recipe, ...value };
    }),
    cooked: getExistingItems(items, 'COOKED').map(({ key, value }) => {
      const [slug = '', day = ''] = key.split('/');
      return { slug, day, ...value };
    }),
    removed: items.filter(({ value }) => value === null).map(({ kind, key }) => ({ kind, key })),
  };
}

type ItemOf<Kind extends KitchenKind> = ReturnType<typeof getExistingItems<Kind>>[number];

function toSavedRecipe({ key: slug, value, changedAt }: ItemOf<'SAVED'>): SavedRecipeType {
  return { slug, lists: value.lists, servings: value.servings ?? null, changedAt };
}

function toSavedList({ key: id, value: { name } }: ItemOf<'LIST'>): SavedListType {
  return { id, name };
}

function toRecipeNote({ key: slug, value: { text }, changedAt }: ItemOf<'NOTE'>): RecipeNoteType {
  return { slug, text, changedAt };
}

/** Loads members' own notes on recipes, by slug. */
export const ownNote = createMemberRecipeLoader(
  ownNotes,
  ({ key }) => key,
  (items): RecipeNoteType | null => getExistingItems(items, 'NOTE').map(toRecipeNote)[0] ?? null,
);
