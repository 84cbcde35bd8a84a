import { Args, Ctx, Field, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { FEATURED_PAGE_SIZE, HERO_SIZE, RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import { TONIGHT_MINUTES } from '#schema/rules/home-issues.ts';
import { isOutOfSeason } from '#schema/rules/seasons.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { today } from '#server/today.ts';
import { FoodType } from '../foods/food.type.ts';
import { GuideType } from '../guides/guide.type.ts';
import { listRecipes } from '../lists/list-recipes.ts';
import { RecipeConnectionType } from '../lists/recipe-connection.type.ts';
import { RecipeListArgs, RecipeOrder } from '../lists/recipe-where.type.ts';
import { MenuType } from '../menus/menu.type.ts';
import { RecipeType } from '../recipe/recipe.type.ts';
import type { RecipeCard } from '../recipe/recipe-card.ts';
import { findNewest } from '../recipe/related-recipes.ts';
import type { Snapshot } from '../snapshot.ts';

@SimpleType(
  'Home',
  'The home page: an issue that the editors planned for the day, or a seasonal selection with the newest recipes. No recipe appears in two of its lists.',
)
class HomeType {
  @Field(() => [RecipeType], {
    description: `The ${HERO_SIZE} recipes at the top of the page, the large picture first; empty if there are fewer.`,
  })
  hero: RecipeType[];

  @Field(() => RecipeType, { nullable: true, description: 'A dinner that takes 30 minutes or less.' })
  tonight: RecipeType | null;

  @Field(() => MenuType, { nullable: true, description: 'Menu of the week.' })
  menu: MenuType | null;

  @Field(() => GuideType, { nullable: true, description: 'Featured guide.' })
  guide: GuideType | null;

  @Field(() => FoodType, { nullable: true, description: 'Featured ingredient from the glossary.' })
  ingredient: FoodType | null;
}

/** Plain type for `@Root()`: with the class, type-graphql creates an instance for every field. */
type HomeRow = HomeType;

@Resolver(() => HomeType)
export class HomeResolver {
  @Query(() => HomeType, {
    description:
      'The home page.\n\nExample: `{ home { hero { title } featured(page: 1) { nodes { title } } latest { title } } }`',
  })
  home(@Ctx() { catalogue }: RequestContext): HomeType {
    return getHomeOfToday(catalogue).home;
  }

  @FieldResolver(() => RecipeConnectionType, {
    complexity: ({ args, childComplexity }) => Math.max(1, Number(args.first ?? FEATURED_PAGE_SIZE)) * childComplexity,
    description: 'The editors’ other choices, without recipes of another season; most recommended first by default.',
  })
  featured(
    @Root() home: HomeRow,
    @Args() args: RecipeListArgs,
    @Ctx() { catalogue, tags }: RequestContext,
  ): RecipeConnectionType {
    const exceptSlugs = [
      ...getShownRecipes(home).map(({ slug }) => slug),
      ...getHomeOfToday(catalogue).outOfSeasonSlugs,
    ];
    const query = {
      ...args,
      where: { featured: true, exceptSlugs },
      orderBy: args.orderBy ?? RecipeOrder.RECOMMENDED,
      first: args.first ?? FEATURED_PAGE_SIZE,
    };
    return listRecipes(query, catalogue, tags);
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => RELATED_LIMIT * childComplexity,
    description: `The newest ${RELATED_LIMIT} recipes that the editors did not choose.`,
  })
  latest(@Root() home: HomeRow, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    const shownRecipes = new Set<RecipeType>(getShownRecipes(home));
    return findNewest(catalogue, (card) => !card.featured && !shownRecipes.has(card), RELATED_LIMIT);
  }
}

function getShownRecipes({ hero, tonight }: HomeRow): RecipeType[] {
  return tonight ? [...hero, tonight] : hero;
}

interface HomeOfDay {
  /** `YYYY-MM-DD` */
  day: string;
  home: HomeType;
  /** Slugs of the featured recipes that belong to another season. */
  outOfSeasonSlugs: string[];
}

/** Caches the home page of the current day per catalogue, because choosing its recipes reads every card. */
const homes = new WeakMap<Snapshot, HomeOfDay>();

function getHomeOfToday(catalogue: Snapshot): HomeOfDay {
  const day = today();
  const cached = homes.get(catalogue);
  if (cached?.day === day) return cached;
  const outOfSeasonSlugs = catalogue.cards
    .filter((card) => card.featured && !isInSeason(card, catalogue, day))
    .map(({ slug }) => slug);
  const homeOfDay = { day, home: chooseHome(catalogue, day), outOfSeasonSlugs };
  homes.set(catalogue, homeOfDay);
  return homeOfDay;
}

/** Courses of a supper. */
const SUPPER_COURSES: ReadonlySet<string> = new Set(['main', 'soup', 'salad']);

/**
 * Returns the recipes, menu, guide and ingredient of the home page: from the planned issue, or else seasonal and new
 * content. Such content also replaces the issue's recipes, menu and guide if they are not published.
 * @param day - `YYYY-MM-DD`
 */
function chooseHome(catalogue: Snapshot, day: string): HomeType {
  const { taxonomy } = catalogue;
  const issue = taxonomy.homeIssue;
  const isSeasonal = (card: RecipeCard) => isInSeason(card, catalogue, day);
  const featured = [
    ...findNewest(catalogue, (card) => card.featured && isSeasonal(card), HERO_SIZE),
    ...findNewest(catalogue, (card) => card.featured, HERO_SIZE),
  ];
  const planned = catalogue.bySlugs(issue?.hero ?? []);
  const hero = [...new Set([...planned, ...featured])].slice(0, HERO_SIZE);
  const isUnused = (card: RecipeCard) => !hero.includes(card);
  const isQuick = ({ minutes }: RecipeCard) => minutes <= TONIGHT_MINUTES;
  const isSupper = (card: RecipeCard) => isQuick(card) && SUPPER_COURSES.has(card.course) && isSeasonal(card);
  const tonight = catalogue.bySlugs(issue ? [issue.tonightSlug] : []).find((card) => isUnused(card) && isQuick(card));
  const hasGlossaryEntry = (key: string) => taxonomy.food(key)?.glossary !== null;
  const ingredientKey = issue?.foodKey ?? hero[0]?.foods.find(hasGlossaryEntry);
  return {
    hero: hero.length === HERO_SIZE ? hero : [],
    tonight: tonight ?? findNewest(catalogue, (card) => isUnused(card) && isSupper(card), 1)[0] ?? null,
    menu: taxonomy.menu(issue?.menuKey ?? '') ?? getNewest(taxonomy.menus),
    guide: taxonomy.guide(issue?.guideKey ?? '') ?? getNewest(taxonomy.guides),
    ingredient: taxonomy.food(ingredientKey ?? '') ?? null,
  };
}

function isInSeason({ categoryIds }: RecipeCard, { taxonomy }: Snapshot, day: string): boolean {
  return !isOutOfSeason(
    categoryIds.map((id) => taxonomy.categoryById(id).slug),
    day,
  );
}

function getNewest<Entry extends { publishedOn: string }>(entries: readonly Entry[]): Entry | null {
  return entries.reduce<Entry | null>(
    (latest, entry) => (latest === null || entry.publishedOn > latest.publishedOn ? entry : latest),
    null,
  );
}
