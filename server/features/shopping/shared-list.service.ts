import { createHash, randomBytes } from 'node:crypto';
import { type DataSource, MoreThan } from 'typeorm';
import { sharedListPath } from '#schema/rules/paths.ts';
import { isOwnLineKey, MAX_OWN_LINES, ownLineKey } from '#schema/rules/saved.ts';
import { MAX_SHARED_TICKS, SHARED_LIST_DAYS, shoppingTexts } from '#schema/rules/shopping.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { failure, invalidInput, type Result, success } from '#server/results.ts';
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

/** As in "chickpea-canned, 400 g". */
const CAN_SIZE = /, \d{1,5} (?:g|ml|kg|l|oz)$/;

const DAY_MS = 24 * 60 * 60 * 1_000;

interface SharedListParts {
  dataSource: DataSource;
  catalogue: Pick<CatalogueService, 'current'>;
  throttles: Pick<Throttles, 'share' | 'changeList'>;
  /** Without a slash at its end. */
  publicUrl: string;
}

/** Shopping lists behind links that cannot be guessed. */
export class SharedListService {
  constructor(private readonly parts: SharedListParts) {}

  /**
   * Stores a list for as long as its link works.
   * @throws ThrottledError
   */
  async share(input: ShareShoppingListInput, clientAddress: string): Promise<Result<ShareShoppingListSuccessType>> {
    const { dataSource, catalogue, publicUrl, throttles } = this.parts;
    await throttles.share(clientAddress);
    const unknown = input.recipes.findIndex(({ slug }) => !catalogue.current.bySlug(slug));
    if (unknown >= 0)
      return invalidInput([
        { field: `recipes.${unknown}.slug`, code: 'NOT_FOUND', message: shoppingTexts.unknownRecipe },
      ]);
    const id = newSecret();
    const secret = newSecret();
    const expiresAt = new Date(Date.now() + SHARED_LIST_DAYS * DAY_MS);
    await dataSource.manager.insert(SharedListEntity, {
      hash: hashOf(id),
      recipes: input.recipes.map(({ slug, servings }) => ({ slug, servings })),
      leftOut: [...new Set(input.leftOut)].filter((key) => this.isFood(key)),
      expiresAt,
      secretHash: hashOf(secret),
    });
    const url = publicUrl + sharedListPath(id);
    return success(new ShareShoppingListSuccessType(shoppingTexts.shared, { id, url, secret, expiresAt }));
  }

  /** Deletes a list. Without its secret it cannot be told from one that is not there. */
  async stopSharing({ id, secret }: StopSharingShoppingListInput): Promise<Result<StopSharingShoppingListSuccessType>> {
    const one = { hash: hashOf(id), secretHash: hashOf(secret) };
    const { affected } = await this.parts.dataSource.manager.delete(SharedListEntity, one);
    return affected
      ? success(new StopSharingShoppingListSuccessType(shoppingTexts.stopped))
      : failure('SHARED_LIST_NOT_FOUND', shoppingTexts.notShared);
  }

  /**
   * Ticks, unticks, adds and removes. Of each thing the last change counts, and one that is sent again does no harm.
   * @throws ThrottledError
   */
  async change(
    { id, tick, untick, add, remove }: ChangeSharedShoppingListInput,
    clientAddress: string,
  ): Promise<Result<ChangeSharedShoppingListSuccessType>> {
    await this.parts.throttles.changeList(clientAddress);
    return this.parts.dataSource.transaction(async (manager) => {
      const list = await manager.findOne(SharedListEntity, { where: linked(id), lock: { mode: 'pessimistic_write' } });
      if (!list) return failure('SHARED_LIST_NOT_FOUND', shoppingTexts.notShared);
      const lines = changed(list.ownLines, add, remove);
      const ownLines = lines.slice(0, MAX_OWN_LINES);
      // One may have ticked a line that another has removed.
      const there = new Set(ownLines.map(ownLineKey));
      const ticked = changed(list.ticked, tick, untick).filter((key) => !isOwnLineKey(key) || there.has(key));
      if (ticked.length > MAX_SHARED_TICKS)
        return invalidInput([{ field: 'tick', code: 'TOO_LONG', message: shoppingTexts.tooManyTicks }]);
      await manager.update(SharedListEntity, { hash: list.hash }, { ticked, ownLines });
      const now = this.present({ ...list, ticked, ownLines });
      return success(new ChangeSharedShoppingListSuccessType(now, lines.slice(MAX_OWN_LINES)));
    });
  }

  /** @returns the list behind a link; null where there is none, or not any more */
  async find(id: string): Promise<SharedShoppingListType | null> {
    const list = await this.parts.dataSource.manager.findOneBy(SharedListEntity, linked(id));
    return list && this.present(list);
  }

  private present({ recipes, leftOut, ticked, ownLines, expiresAt }: SharedListEntity): SharedShoppingListType {
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

  /** Foods that need not be bought are those that the cookbook knows. */
  private isFood(key: string): boolean {
    const food = key.replace(CAN_SIZE, '');
    return this.parts.catalogue.current.taxonomy.food(food) !== undefined;
  }
}

/** Deletes lists whose links no longer work. */
export const deleteExpiredLists: CleanUp = ({ manager }) =>
  manager.delete(SharedListEntity, { expiresAt: olderThan('0 seconds') });

function linked(id: string) {
  return { hash: hashOf(id), expiresAt: MoreThan(new Date()) };
}

/** @returns each value once, without some and then with others */
function changed(values: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...values.filter((value) => !removed.includes(value)), ...added])];
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
