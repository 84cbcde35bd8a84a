import { HERO_SIZE } from '#schema/rules/catalogue.ts';
import { isOutOfSeason } from '#schema/rules/seasons.ts';
import type { FoodType } from '../foods/food.type.ts';
import type { GuideType } from '../guides/guide.type.ts';
import type { MenuType } from '../menus/menu.type.ts';
import type { RecipeCard } from '../recipe/recipe-card.ts';
import { newestWhere } from '../recipe/related-recipes.ts';
import type { Snapshot } from '../snapshot.ts';

/** Maximum minutes of the supper for tonight. */
const TONIGHT_MINUTES = 30;

/** Courses of a supper. */
const SUPPER_COURSES: ReadonlySet<string> = new Set(['main', 'soup', 'salad']);

/** The part of the home page that editors choose. */
interface HomeChoice {
  /** `HERO_SIZE` recipes, or none. */
  hero: RecipeCard[];
  tonight: RecipeCard | null;
  menu: MenuType | null;
  guide: GuideType | null;
  ingredient: FoodType | null;
}

/**
 * Returns the recipes, menu, guide and ingredient of the home page: the planned issue, completed with seasonal and new
 * content if none is planned, or if readers cannot see one of its entries.
 * @param day - `YYYY-MM-DD`
 */
export function chooseHome(catalogue: Snapshot, day: string): HomeChoice {
  const { taxonomy } = catalogue;
  const issue = taxonomy.homeIssue;
  const isSeasonal = (card: RecipeCard) => isInSeason(card, catalogue, day);
  const featured = [
    ...newestWhere(catalogue, (card) => card.featured && isSeasonal(card), HERO_SIZE),
    ...newestWhere(catalogue, (card) => card.featured, HERO_SIZE),
  ];
  const chosen = catalogue.bySlugs(issue?.hero ?? []);
  const hero = [...new Set([...chosen, ...featured])].slice(0, HERO_SIZE);
  const isFree = (card: RecipeCard) => !hero.includes(card);
  const isQuick = ({ minutes }: RecipeCard) => minutes <= TONIGHT_MINUTES;
  const isSupper = (card: RecipeCard) => isQuick(card) && SUPPER_COURSES.has(card.course) && isSeasonal(card);
  const tonight = catalogue.bySlugs(issue ? [issue.tonightSlug] : []).find((card) => isFree(card) && isQuick(card));
  const hasGlossaryEntry = (key: string) => taxonomy.food(key)?.glossary !== null;
  const ingredientKey = issue?.foodKey ?? hero[0]?.foods.find(hasGlossaryEntry);
  return {
    hero: hero.length === HERO_SIZE ? hero : [],
    tonight: tonight ?? newestWhere(catalogue, (card) => isFree(card) && isSupper(card), 1)[0] ?? null,
    menu: taxonomy.menu(issue?.menuKey ?? '') ?? newest(taxonomy.menus),
    guide: taxonomy.guide(issue?.guideKey ?? '') ?? newest(taxonomy.guides),
    ingredient: taxonomy.food(ingredientKey ?? '') ?? null,
  };
}

/** Returns the featured recipes that belong to another season than the day's. @param day - `YYYY-MM-DD` */
export function featuredOutOfSeason(catalogue: Snapshot, day: string): RecipeCard[] {
  return catalogue.cards.filter((card) => card.featured && !isInSeason(card, catalogue, day));
}

function isInSeason({ categoryIds }: RecipeCard, { taxonomy }: Snapshot, day: string): boolean {
  return !isOutOfSeason(
    categoryIds.map((id) => taxonomy.categoryById(id).slug),
    day,
  );
}

function newest<Entry extends { publishedOn: string }>(entries: readonly Entry[]): Entry | null {
  return entries.reduce<Entry | null>(
    (latest, entry) => (latest === null || entry.publishedOn > latest.publishedOn ? entry : latest),
    null,
  );
}
