import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DataSource, MoreThan } from 'typeorm';
import { getPurchaseKey } from '#cooking/shopping-list.ts';
import { sharedListPath } from '#schema/rules/paths.ts';
import { getLineKey, isOwnLineKey, MAX_OWN_LINES, ownLineKey, uniqueLines } from '#schema/rules/saved.ts';
import { MAX_LIVE_LISTS, MAX_SHARED_BYTES, SHARED_LIST_DAYS, shoppingTexts } from '#schema/rules/shopping.ts';
import { DAY_MS, DAY_SECONDS } from '#schema/rules/time.ts';
import { OverloadedError } from '#server/errors.ts';
import type { RecipeService } from '#server/features/catalogue/recipe/recipe.service.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { type CleanUp, limitLifetimes, olderThan } from '#server/jobs/housekeeping.ts';
import { failure, invalidInput, type Result, success, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { SharedListEntity } from './shared-list.entity.ts';
import {
  type ChangeSharedShoppingListInput,
  ChangeSharedShoppingListSuccessType,
  type SharedShoppingListType,
  type ShareShoppingListInput,
  ShareShoppingListSuccessType,
  type StopSharingShoppingListInput,
  StopSharingShoppingListSuccessType,
} from './shared-list.type.ts';

/** Matches the package size at the end of a key: "chickpea-canned, 400 g". */
const CAN_SIZE = /, \d{1,5} (?:g|ml|kg|l|oz)$/;

/** `Retry-After` in seconds, if too many lists are shared. */
const BUSY_SECONDS = 3_600;

interface ChangedList {
  list: SharedListEntity;
  /** Lines that did not fit in the list. */
  refused: string[];
  /** `true` if the changes have no effect. */
  isSame: boolean;
}

type Content = Pick<SharedListEntity, 'recipes' | 'leftOut' | 'ticked' | 'ownLines'>;

interface SharedListParts {
  dataSource: DataSource;
  catalogue: Pick<CatalogueService, 'current'>;
  recipes: Pick<RecipeService, 'loadBodies'>;
  throttles: Pick<Throttles, 'countForClient' | 'countListChange'>;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** Stores shopping lists under links that cannot be guessed. */
export class SharedListService {
  /** Keys of the items that recipes need, cached for as long as the catalogue has the recipes' cards. */
  private readonly keysByCard = new WeakMap<RecipeCard, string[]>();

  constructor(private readonly parts: SharedListParts) {}

  /**
   * Stores a list until its link expires.
   * @throws {ThrottledError}
   * @throws {OverloadedError} if too many lists are shared
   */
  async share(input: ShareShoppingListInput, client: Client): Promise<Result<ShareShoppingListSuccessType>> {
    const { dataSource, catalogue, publicUrl, throttles } = this.parts;
    await throttles.countForClient('share', client);
    const unknownIndex = input.recipes.findIndex(({ slug }) => !catalogue.current.bySlug(slug));
    if (unknownIndex >= 0)
      return invalidInput([
        { field: `recipes.${unknownIndex}.slug`, code: 'NOT_FOUND', message: shoppingTexts.unknownRecipe },
      ]);
    const recipes = input.recipes.map(({ slug, servings }) => ({ slug, servings }));
    const leftOut = [...new Set(input.leftOut)].filter((key) => this.isFood(key));
    if (getSize({ recipes, leftOut, ticked: [], ownLines: [] }) > MAX_SHARED_BYTES)
      return invalidInput([{ field: 'leftOut', code: 'TOO_LONG', message: shoppingTexts.tooLarge }]);
    await this.requireCapacity();
    const id = createSecret();
    const secret = createSecret();
    const expiresAt = new Date(Date.now() + SHARED_LIST_DAYS * DAY_MS);
    await dataSource.manager.insert(SharedListEntity, {
      hash: toHash(id),
      recipes,
      leftOut,
      expiresAt,
      secretHash: toHash(secret),
    });
    const url = publicUrl + sharedListPath(id);
    return successOf(ShareShoppingListSuccessType, { message: shoppingTexts.shared, id, url, secret, expiresAt });
  }

  /** Deletes a list. With a wrong secret, the response is the same as for a missing list. */
  async stopSharing({ id, secret }: StopSharingShoppingListInput): Promise<Result<StopSharingShoppingListSuccessType>> {
    const condition = { hash: toHash(id), secretHash: toHash(secret) };
    const { affected } = await this.parts.dataSource.manager.delete(SharedListEntity, condition);
    return affected
      ? success(new StopSharingShoppingListSuccessType(shoppingTexts.stopped))
      : failure('SHARED_LIST_NOT_FOUND', shoppingTexts.notShared);
  }

  /**
   * Ticks and unticks items, and adds and removes lines. For each of them, the last change wins. Writes nothing if the
   * list stays the same.
   * @throws {ThrottledError}
   */
  async change(
    input: ChangeSharedShoppingListInput,
    client: Client,
  ): Promise<Result<ChangeSharedShoppingListSuccessType>> {
    const { dataSource, throttles } = this.parts;
    await throttles.countForClient('changeList', client);
    const current = await dataSource.manager.findOneBy(SharedListEntity, whereNotExpired(input.id));
    if (!current) return failure('SHARED_LIST_NOT_FOUND', shoppingTexts.notShared);
    const keys = await this.readKeys(current.recipes.map(({ slug }) => slug));
    const preview = withChanges(current, input, keys);
    if (preview.isSame) return this.toResult(preview);
    await throttles.countListChange(current.hash.toString('hex'), client);
    return dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const list = await manager.findOne(SharedListEntity, { where: whereNotExpired(input.id), lock });
      if (!list) return failure('SHARED_LIST_NOT_FOUND', shoppingTexts.notShared);
      const result = withChanges(list, input, keys);
      const { ticked, ownLines } = result.list;
      if (!result.isSame) await manager.update(SharedListEntity, { hash: list.hash }, { ticked, ownLines });
      return this.toResult(result);
    });
  }

  /** Returns the list of a link; null if there is none, or it has expired. */
  async find(id: string): Promise<SharedShoppingListType | null> {
    const list = await this.parts.dataSource.manager.findOneBy(SharedListEntity, whereNotExpired(id));
    return list && this.toSharedList(list);
  }

  /** Returns the keys of all items to buy for recipes. Recipes that are no longer published have none. */
  private async readKeys(slugs: readonly string[]): Promise<Set<string>> {
    const { current } = this.parts.catalogue;
    const cards = current.bySlugs(slugs);
    const uncachedCards = cards.filter((card) => !this.keysByCard.has(card));
    const bodies =
      uncachedCards.length > 0 ? await this.parts.recipes.loadBodies(uncachedCards.map(({ id }) => id)) : [];
    for (const [index, card] of uncachedCards.entries()) {
      const body = bodies[index];
      if (!body || body instanceof Error) continue;
      const lines = body.ingredientGroups.flatMap(({ items }) => items);
      const keys = lines.map((line) => getPurchaseKey({ ...line, food: current.taxonomy.food(line.foodKey) }));
      this.keysByCard.set(
        card,
        keys.filter((key) => key !== null),
      );
    }
    return new Set(cards.flatMap((card) => this.keysByCard.get(card) ?? []));
  }

  private toResult({ list, refused }: Pick<ChangedList, 'list' | 'refused'>) {
    const fields = { message: shoppingTexts.changed, list: this.toSharedList(list), refused };
    return successOf(ChangeSharedShoppingListSuccessType, fields);
  }

  /** @throws {OverloadedError} */
  private async requireCapacity(): Promise<void> {
    const query = this.parts.dataSource.createQueryBuilder(SharedListEntity, 'list').select('1');
    const isFull = await query
      .offset(MAX_LIVE_LISTS - 1)
      .limit(1)
      .getRawOne();
    if (isFull) throw new OverloadedError(shoppingTexts.tooManyLists, BUSY_SECONDS);
  }

  private toSharedList({ recipes, leftOut, ticked, ownLines, expiresAt }: SharedListEntity): SharedShoppingListType {
    const { current } = this.parts.catalogue;
    return {
      recipes: recipes.flatMap(({ slug, servings }) => {
        const recipe = current.bySlug(slug);
        return recipe ? [{ recipe, servings }] : [];
      }),
      leftOut,
      ticked,
      ownLines,
      expiresAt,
    };
  }

  /** Returns whether a key is the key of a known food, with or without a can size. */
  private isFood(key: string): boolean {
    const food = key.replace(CAN_SIZE, '');
    return this.parts.catalogue.current.taxonomy.food(food) !== undefined;
  }
}

/** Deletes lists with expired links. */
export const deleteExpiredLists: CleanUp = async ({ manager }) => {
  await limitLifetimes(manager, SharedListEntity, SHARED_LIST_DAYS * DAY_SECONDS);
  await manager.delete(SharedListEntity, { expiresAt: olderThan('0 seconds') });
};

/** Returns the size of a list as JSON, in bytes, which is about its size in the database. */
function getSize({ recipes, leftOut, ticked, ownLines }: Content): number {
  return Buffer.byteLength(JSON.stringify([recipes, leftOut, ticked, ownLines]));
}

/**
 * Returns a list with changes. Drops ticks of items that are not on the list: another phone may have removed a line.
 * @param keys - keys of the items that the list's recipes need
 */
function withChanges(
  list: SharedListEntity,
  { tick, untick, add, remove }: Omit<ChangeSharedShoppingListInput, 'id'>,
  keys: ReadonlySet<string>,
): ChangedList {
  const removed = new Set(remove.map(getLineKey));
  const keptLines = list.ownLines.filter((line) => !removed.has(getLineKey(line)));
  const { accepted, refused } = fitLines(
    { ...list, ownLines: keptLines },
    uniqueLines([...keptLines, ...add]).slice(keptLines.length),
    keys,
  );
  const ownLines = [...keptLines, ...accepted];
  const ownKeys = new Set(ownLines.map(ownLineKey));
  const isOnList = (key: string) => (isOwnLineKey(key) ? ownKeys.has(key) : keys.has(key));
  const ticked = applyTicks(list.ticked, tick, untick).filter(isOnList);
  const isSame = isDeepStrictEqual([ownLines, ticked], [list.ownLines, list.ticked]);
  return { list: { ...list, ownLines, ticked }, refused, isSame };
}

/** Divides new lines into lines that fit in the list and lines that do not. Reserves space to tick every item. */
function fitLines(list: Content, newLines: readonly string[], keys: ReadonlySet<string>) {
  const [accepted, refused]: [string[], string[]] = [[], []];
  let remainingBytes = MAX_SHARED_BYTES - getSize({ ...list, ticked: [...keys, ...list.ownLines.map(ownLineKey)] });
  for (const line of newLines) {
    const size = Buffer.byteLength(JSON.stringify([line, ownLineKey(line)]));
    const fits = size <= remainingBytes && list.ownLines.length + accepted.length < MAX_OWN_LINES;
    if (fits) remainingBytes -= size;
    (fits ? accepted : refused).push(line);
  }
  return { accepted, refused };
}

/** Removes `removed` from the values, then adds `added`. Returns each value once. */
function applyTicks(values: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...values.filter((value) => !removed.includes(value)), ...added])];
}

function whereNotExpired(id: string) {
  return { hash: toHash(id), expiresAt: MoreThan(new Date()) };
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

function toHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
