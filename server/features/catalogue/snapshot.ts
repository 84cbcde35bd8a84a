import type { DataSource, EntityManager } from 'typeorm';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { NearNames } from '#server/content/similar.ts';
import { groupBy } from '#server/group-by.ts';
import { today } from '#server/today.ts';
import { AuthorEntity } from './authors/author.entity.ts';
import { ContentStateEntity } from './content-state.entity.ts';
import { AllergenNameEntity, FoodEntity, RecipeFoodEntity } from './foods/food.entity.ts';
import { GuideEntity } from './guides/guide.entity.ts';
import { getCurrentIssue, getHomeChangeDays, HomeIssueEntity } from './home/home-issue.entity.ts';
import { RecipeOrder } from './lists/recipe-where.type.ts';
import { MenuEntity } from './menus/menu.entity.ts';
import { reorder, sortCards } from './order.ts';
import { readRenamedSlugs } from './recipe/former-slug.entity.ts';
import { RecipeEntity } from './recipe/recipe.entity.ts';
import { RecipeBodyCache } from './recipe/recipe.service.ts';
import { type RecipeCard, SharedValues, toCard } from './recipe/recipe-card.ts';
import { Taxonomy } from './terms/taxonomy.ts';
import { CategoryEntity, CuisineEntity } from './terms/term.entity.ts';

/** Number of a recipe's ratings, and their sum in half stars. */
type Ratings = Pick<RecipeCard, 'ratingCount' | 'ratingHalves'>;

/** Indexes of cards. A change of content replaces them; a comment does not. */
class CardIndex {
  readonly bySlug: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<number, number>;
  readonly nearestSlugs: NearNames;
  readonly bodies = new RecipeBodyCache();

  constructor(
    cards: readonly RecipeCard[],
    /** Current slugs of renamed recipes, by former slug. */
    readonly renamed: ReadonlyMap<string, string>,
  ) {
    this.bySlug = new Map(cards.map(({ slug, index }) => [slug, index]));
    this.byId = new Map(cards.map(({ id, index }) => [id, index]));
    this.nearestSlugs = new NearNames(this.bySlug.keys());
  }
}

/** The published catalogue at a point in time. It is immutable: a change of content or a comment creates another. */
export class Snapshot {
  /**
   * @param changedAt - time of the last change of content, in ms since 1970; undefined before the first
   * @param cards - sorted by index, the most recently published first
   * @param nextDay - `YYYY-MM-DD`, UTC: the next day on which a recipe, guide or menu appears, or the home page may
   * change; null before the first load
   */
  constructor(
    readonly taxonomy: Taxonomy,
    readonly changedAt: number | undefined,
    readonly cards: readonly RecipeCard[],
    readonly nextDay: string | null,
    private readonly cardIndex = new CardIndex(cards, new Map()),
    private readonly orders = new Map<RecipeOrder, readonly RecipeCard[]>(),
  ) {}

  /** Suggests published recipes for an unknown slug. */
  get nearestSlugs(): NearNames {
    return this.cardIndex.nearestSlugs;
  }

  /** Cache of long texts that requests have read since the last change of content. */
  get bodies(): RecipeBodyCache {
    return this.cardIndex.bodies;
  }

  /** Returns all cards in an order; cached. */
  getSorted(order: RecipeOrder): readonly RecipeCard[] {
    const sorted = this.orders.get(order) ?? sortCards(this.cards, order);
    this.orders.set(order, sorted);
    return sorted;
  }

  get newest(): readonly RecipeCard[] {
    return this.getSorted(RecipeOrder.NEWEST);
  }

  /** Returns a published recipe by its current or a former slug, in any case. */
  bySlug(slug: string): RecipeCard | undefined {
    const { bySlug, renamed } = this.cardIndex;
    const key = slug.toLowerCase();
    return this.cards[bySlug.get(key) ?? bySlug.get(renamed.get(key) ?? '') ?? -1];
  }

  /** Returns the former slugs of a recipe. */
  getFormerSlugs(slug: string): string[] {
    return [...this.cardIndex.renamed].flatMap(([former, current]) => (current === slug ? [former] : []));
  }

  byId(id: number): RecipeCard | undefined {
    return this.cards[this.cardIndex.byId.get(id) ?? -1];
  }

  /** Returns the published recipes among the slugs, in that order, without duplicates. */
  bySlugs(slugs: readonly string[]): RecipeCard[] {
    return [...new Set(slugs.flatMap((slug) => this.bySlug(slug) ?? []))];
  }

  /** Returns a copy of the catalogue with new ratings. @param ratings - ratings by slug */
  withRatings(ratings: ReadonlyMap<string, Ratings>): Snapshot {
    const changed = this.bySlugs([...ratings.keys()]).map((card) => ({ ...card, ...ratings.get(card.slug) }));
    const cards = [...this.cards];
    for (const card of changed) cards[card.index] = card;
    const orders = [...this.orders].map(([order, sorted]) => [order, reorder(sorted, changed, order)] as const);
    return new Snapshot(this.taxonomy, this.changedAt, cards, this.nextDay, this.cardIndex, new Map(orders));
  }
}

/** The catalogue before the first load. */
const emptySnapshot = new Snapshot(
  new Taxonomy({
    ...{ categories: [], cuisines: [], authors: [], foods: [], allergenNames: [], guides: [], menus: [] },
    ...{ homeIssue: null, cards: [] },
  }),
  undefined,
  [],
  null,
);

/** Recipes per read, so that Node can serve other requests in between. */
const BATCH_SIZE = 1_000;

/** Reads the catalogue as published on a day, `YYYY-MM-DD`, in one transaction, so that it is consistent. */
function loadSnapshot(dataSource: DataSource, day: string): Promise<Snapshot> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const changedAt = await readContentChangedAt(manager);
    const [categories, cuisines, authors, foods, allergenNames, guides, menus, issues] = [
      await manager.find(CategoryEntity, { where: { isListed: true }, order: { position: 'ASC', id: 'ASC' } }),
      await manager.find(CuisineEntity, { where: { isListed: true }, order: { position: 'ASC', id: 'ASC' } }),
      await manager.find(AuthorEntity, { order: { id: 'ASC' } }),
      await manager.find(FoodEntity),
      await manager.find(AllergenNameEntity),
      await manager.find(GuideEntity, { order: { position: 'ASC' } }),
      await manager.find(MenuEntity, { order: { position: 'ASC' } }),
      await manager.find(HomeIssueEntity, { order: { startsOn: 'ASC' } }),
    ];
    const renamed = await readRenamedSlugs(manager);
    for (const food of foods) food.recipeSlug = renamed.get(food.recipeSlug ?? '') ?? food.recipeSlug;
    const cards = await readCards(manager, day);
    const nextRecipe = await manager.findOne(RecipeEntity, {
      select: { id: true, publishedOn: true },
      where: { isPublished: true, publishedOn: MoreThan(day) },
      order: { publishedOn: 'ASC' },
    });
    const publicationDays = [nextRecipe, ...guides, ...menus].flatMap((item) => item?.publishedOn ?? []);
    const days = [...publicationDays, ...getHomeChangeDays(issues, day)].filter((each) => each > day);
    const isPublished = ({ publishedOn }: { publishedOn: string }) => publishedOn <= day;
    const visibleParts = {
      guides: guides.filter(isPublished),
      menus: menus.filter(isPublished),
      homeIssue: getCurrentIssue(issues, day),
    };
    const taxonomy = new Taxonomy({ categories, cuisines, authors, foods, allergenNames, ...visibleParts, cards });
    return new Snapshot(taxonomy, changedAt, cards, days.sort()[0] ?? null, new CardIndex(cards, renamed));
  });
}

/** Returns the time of the last change of content, in ms since 1970; undefined before the first. */
export async function readContentChangedAt(manager: EntityManager): Promise<number | undefined> {
  const [state] = await manager.find(ContentStateEntity, { select: { id: true, changedAt: true } });
  return state?.changedAt.getTime();
}

/** Returns the ratings of the recipes with these slugs, published or not. */
async function readRatings(manager: EntityManager, slugs: readonly string[]): Promise<Map<string, Ratings>> {
  const rows = await manager.find(RecipeEntity, {
    select: { id: true, slug: true, ratingCount: true, ratingHalves: true },
    where: { slug: In(slugs) },
  });
  return new Map(rows.map(({ slug, ratingCount, ratingHalves }) => [slug, { ratingCount, ratingHalves }]));
}

async function readCards(manager: EntityManager, day: string): Promise<RecipeCard[]> {
  const cards: RecipeCard[] = [];
  const shared = new SharedValues();
  for (let isMore = true; isMore; ) {
    const recipes = await manager.find(RecipeEntity, {
      where: { isPublished: true, publishedOn: LessThanOrEqual(day) },
      order: { publishedOn: 'DESC', id: 'DESC' },
      skip: cards.length,
      take: BATCH_SIZE,
    });
    const uses = await manager.find(RecipeFoodEntity, { where: { recipeId: In(recipes.map(({ id }) => id)) } });
    const usesByRecipe = groupBy(uses, ({ recipeId }) => recipeId);
    for (const recipe of recipes) {
      const foods = (usesByRecipe.get(recipe.id) ?? []).map(({ foodKey }) => foodKey);
      cards.push(toCard(recipe, cards.length, foods, shared));
    }
    isMore = recipes.length === BATCH_SIZE;
  }
  return cards;
}

/** Holds the published catalogue in memory, and reloads it after changes. */
export class CatalogueService {
  private snapshot = emptySnapshot;
  /** Day of the snapshot, `YYYY-MM-DD`. */
  private day = '';
  /** Queues reloads: if two ran concurrently, the older could finish last. */
  private lastReload: Promise<unknown> = Promise.resolve();

  /** @param dataSource - without the time limit of requests: loading a whole catalogue takes longer */
  constructor(private readonly dataSource: DataSource) {}

  /** The current catalogue. A reload replaces it, so it may differ from one read to the next. */
  get current(): Snapshot {
    return this.snapshot;
  }

  /** Reloads the whole catalogue. If that fails, the previous one stays. */
  refresh(): Promise<void> {
    return this.queueReload(() => this.load(today()));
  }

  /**
   * Reloads the catalogue after a change of content, on the snapshot's `nextDay`, or if the clock was set back to an
   * earlier day.
   * @returns `true` if it was reloaded
   */
  refreshIfChanged(): Promise<boolean> {
    // A reload that is already running may include the change, so the check waits for it.
    return this.queueReload(async () => {
      const { changedAt, nextDay } = this.snapshot;
      const day = today();
      const isDue = day < this.day || (nextDay !== null && nextDay <= day);
      if (!isDue && (await readContentChangedAt(this.dataSource.manager)) === changedAt) return false;
      await this.load(day);
      return true;
    });
  }

  /** Reloads the ratings of the recipes with these slugs. */
  refreshRatings(slugs: readonly string[]): Promise<void> {
    return this.queueReload(async () => {
      this.snapshot = this.snapshot.withRatings(await readRatings(this.dataSource.manager, slugs));
    });
  }

  private async load(day: string): Promise<void> {
    this.snapshot = await loadSnapshot(this.dataSource, day);
    this.day = day;
    void this.snapshot.taxonomy.prepareNames();
  }

  private queueReload<Result>(reload: () => Promise<Result>): Promise<Result> {
    const queuedReload = this.lastReload.then(reload);
    this.lastReload = queuedReload.catch(() => {});
    return queuedReload;
  }
}
