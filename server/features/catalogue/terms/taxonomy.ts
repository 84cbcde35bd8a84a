import { addToGroup } from '#server/group-by.ts';
import { turns } from '#server/turns.ts';
import type { AuthorEntity } from '../authors/author.entity.ts';
import type { AuthorType } from '../authors/author.type.ts';
import { Facets } from '../facets.ts';
import type { AllergenNameEntity, FoodEntity } from '../foods/food.entity.ts';
import type { FoodType } from '../foods/food.type.ts';
import { FoodNames, getFoodNames } from '../foods/food-names.ts';
import { toGlossaryEntry } from '../foods/glossary-entry.ts';
import type { GuideEntity } from '../guides/guide.entity.ts';
import type { GuideType } from '../guides/guide.type.ts';
import { toGuide } from '../guides/guides.ts';
import type { HomeIssueEntity } from '../home/home-issue.entity.ts';
import type { MenuEntity } from '../menus/menu.entity.ts';
import { type MenuType, toMenu } from '../menus/menu.type.ts';
import { getPicture, type PictureColumns, pictureName } from '../recipe/picture.type.ts';
import type { RecipeCard } from '../recipe/recipe-card.ts';
import type { CategoryEntity, CuisineEntity, TermEntity } from './term.entity.ts';
import type { TermType } from './term.type.ts';

interface TaxonomyParts {
  /** In display order, like cuisines, guides and menus. */
  categories: CategoryEntity[];
  cuisines: CuisineEntity[];
  authors: AuthorEntity[];
  foods: FoodEntity[];
  allergenNames: AllergenNameEntity[];
  guides: GuideEntity[];
  menus: MenuEntity[];
  /** The issue that the home page shows; null if the editors planned none for this day. */
  homeIssue: HomeIssueEntity | null;
  /** Published recipes, sorted by index. */
  cards: readonly RecipeCard[];
}

/**
 * Categories, cuisines, authors, foods, guides and menus, with their numbers of recipes. It is immutable: a change of
 * content creates another.
 */
export class Taxonomy {
  readonly categories: readonly TermType[];
  readonly cuisines: readonly TermType[];
  readonly authors: readonly AuthorType[];
  readonly guides: readonly GuideType[];
  readonly menus: readonly MenuType[];
  readonly homeIssue: HomeIssueEntity | null;
  /** All foods by key. */
  readonly foods: ReadonlyMap<string, FoodType>;
  /** Names that indicate an allergen. */
  readonly allergenNames: readonly AllergenNameEntity[];
  private foodNameIndex: FoodNames | undefined;
  readonly facets: Facets;
  private readonly termsByName: Record<'category' | 'cuisine' | 'author', ReadonlyMap<string, TermType | AuthorType>>;
  private readonly foodsByRecipe = new Map<string, string[]>();

  constructor({ categories, cuisines, authors, foods, allergenNames, guides, menus, homeIssue, cards }: TaxonomyParts) {
    const categoryCounts = countByKey(cards, ({ categoryIds }) => categoryIds);
    const cuisineCounts = countByKey(cards, ({ cuisineId }) => [cuisineId]);
    const authorCounts = countByKey(cards, ({ authorId }) => [authorId]);
    const foodsByAuthor = findTypicalFoods(cards);
    this.categories = categories.map((row) => toTerm('category', row, categoryCounts));
    this.cuisines = cuisines.map((row) => toTerm('cuisine', row, cuisineCounts));
    this.authors = authors.map(({ id, key, name, role, bio, ...picture }) => ({
      ...{ id, key, slug: key, name, role, bio, recipeCount: authorCounts.get(id) ?? 0 },
      foodKeys: foodsByAuthor.get(id) ?? [],
      picture: getPicture(pictureName('author', key), picture),
    }));
    this.guides = guides.map(toGuide);
    this.menus = menus.map(toMenu);
    this.homeIssue = homeIssue;
    const uses = countFoodUses(foods, cards);
    const rows = new Map(foods.map((food) => [food.key, food]));
    this.foods = new Map(
      foods.map((food) => [
        food.key,
        { ...toFood(food, uses.get(food.key) ?? 0), glossary: toGlossaryEntry(food, rows) },
      ]),
    );
    this.allergenNames = allergenNames;
    this.termsByName = {
      category: indexByName(this.categories),
      cuisine: indexByName(this.cuisines),
      author: indexByName(this.authors),
    };
    this.facets = new Facets(this, cards);
    for (const { key, recipeSlug } of foods) {
      if (recipeSlug !== null) addToGroup(this.foodsByRecipe, recipeSlug, key);
    }
  }

  /** Finds foods by their names. Built on first use, so that startup does not wait for 12,000 names. */
  get foodNames(): FoodNames {
    this.foodNameIndex ??= new FoodNames(this.foods.values());
    return this.foodNameIndex;
  }

  /** Builds `foodNames` in several turns of the event loop; its first use would otherwise build it in one turn. */
  async prepareNames(): Promise<void> {
    for (const food of this.foods.values()) {
      // Caches the normalized names.
      getFoodNames(food);
      if (turns.isLong) await turns.next();
    }
    await turns.next();
    this.foodNameIndex ??= new FoodNames(this.foods.values());
  }

  /**
   * Returns the foods of published recipes, or the foods in the glossary, sorted by name.
   * @param name - selects foods with this name and, except in the glossary, foods made of them; all foods if omitted
   */
  listFoods({ name, inGlossary }: { name?: string | null; inGlossary: boolean }): FoodType[] {
    const toKeys = (each: string) =>
      (inGlossary ? this.foodNames.getOwnKeys(each) : this.foodNames.getKeys(each)) ?? [];
    const keys = typeof name === 'string' ? toKeys(name) : [...this.foods.keys()];
    return keys
      .flatMap((key) => this.foods.get(key) ?? [])
      .filter(({ recipeCount, glossary }) => (inGlossary ? glossary !== null : recipeCount > 0))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** Returns the keys of the foods that the recipe makes; empty for most recipes. */
  getMadeFoods(slug: string): readonly string[] {
    return this.foodsByRecipe.get(slug) ?? [];
  }

  /** Returns a category by name or slug, in any letter case; undefined if there is none. */
  category(name: string): TermType | undefined {
    return this.termsByName.category.get(name.toLowerCase()) as TermType | undefined;
  }

  /** Returns a cuisine by name or slug, in any letter case; undefined if there is none. */
  cuisine(name: string): TermType | undefined {
    return this.termsByName.cuisine.get(name.toLowerCase()) as TermType | undefined;
  }

  /** Returns an author by name or by the key in recipe files, in any letter case; undefined if there is none. */
  author(name: string): AuthorType | undefined {
    return this.termsByName.author.get(name.toLowerCase()) as AuthorType | undefined;
  }

  /** Returns a food by key; undefined if there is none. */
  food(key: string): FoodType | undefined {
    return this.foods.get(key);
  }

  /** Returns a guide by key; undefined if there is none. */
  guide(key: string): GuideType | undefined {
    return this.guides.find(({ slug }) => slug === key);
  }

  /** Returns a menu by key; undefined if there is none. */
  menu(key: string): MenuType | undefined {
    return this.menus.find(({ slug }) => slug === key);
  }

  /** @param id - the category of a published recipe */
  categoryById(id: number): TermType {
    return findRow(this.categories, id);
  }

  /** @param id - the cuisine of a published recipe */
  cuisineById(id: number): TermType {
    return findRow(this.cuisines, id);
  }

  /** @param id - the author of a published recipe */
  authorById(id: number): AuthorType {
    return findRow(this.authors, id);
  }
}

function toTerm(kind: 'category' | 'cuisine', row: TermEntity, counts: ReadonlyMap<number, number>): TermType {
  const { id, name, slug, description } = row;
  return {
    ...{ id, name, slug, description, recipeCount: counts.get(id) ?? 0 },
    picture: getPicture(pictureName(kind, slug), row satisfies PictureColumns),
  };
}

function toFood(food: FoodEntity, recipeCount: number): Omit<FoodType, 'glossary'> {
  const { key, name, plural, aka, kinds, recipeSlug, aisle, contains, mayContain, madeOf } = food;
  const buy = food.buy && { ...food.buy, grams: food.buy.grams ?? null };
  return {
    ...{ key, slug: key, name, plural, aka, kinds, recipeSlug, aisle, contains, mayContain, madeOf },
    ...{ buy, recipeCount },
  };
}

function countByKey<Key>(
  cards: readonly RecipeCard[],
  getKeys: (card: RecipeCard) => readonly Key[],
): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const card of cards) for (const key of getKeys(card)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Counts the recipes that use each food, directly or in another food. */
function countFoodUses(foods: readonly FoodEntity[], cards: readonly RecipeCard[]): Map<string, number> {
  const parts = new Map(foods.map(({ key, madeOf }) => [key, [key, ...madeOf]]));
  return countByKey(cards, (card) => [...new Set(card.foods.flatMap((key) => parts.get(key) ?? []))]);
}

const MAX_TYPICAL_FOODS = 8;

/** Finds, by author id, the keys of the foods that the author uses often and other authors rarely. */
function findTypicalFoods(cards: readonly RecipeCard[]): Map<number, string[]> {
  const totals = countByKey(cards, ({ foods }) => foods);
  const keysByAuthor = new Map<number, string[]>();
  for (const authorId of new Set(cards.map((card) => card.authorId))) {
    const authorUses = countByKey(
      cards.filter((card) => card.authorId === authorId),
      ({ foods }) => foods,
    );
    const typical = [...authorUses]
      .map(([key, uses]) => ({ key, uses, total: totals.get(key) ?? uses }))
      .filter(({ uses, total }) => uses > 1 && 3 * uses >= total)
      .map(({ key, uses, total }) => ({ key, weight: (uses * uses) / total }))
      .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
    keysByAuthor.set(
      authorId,
      typical.slice(0, MAX_TYPICAL_FOODS).map(({ key }) => key),
    );
  }
  return keysByAuthor;
}

/** Indexes rows by slug and name; the first row with a name wins. */
function indexByName<Row extends { slug: string; name: string }>(rows: readonly Row[]): Map<string, Row> {
  const rowsByName = new Map<string, Row>();
  for (const row of rows)
    for (const name of [row.slug, row.name.toLowerCase()]) if (!rowsByName.has(name)) rowsByName.set(name, row);
  return rowsByName;
}

function findRow<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`The catalogue has no term with the ID ${id}`);
  return row;
}
