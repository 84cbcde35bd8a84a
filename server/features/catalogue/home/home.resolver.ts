import { Args, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { FEATURED_PAGE_SIZE, HERO_SIZE, RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { today } from '#server/today.ts';
import { FoodType } from '../foods/food.type.ts';
import { GuideType } from '../guides/guide.type.ts';
import { listRecipes } from '../lists/list-recipes.ts';
import { RecipeConnectionType } from '../lists/recipe-connection.type.ts';
import { RecipeListArgs, RecipeOrder } from '../lists/recipe-where.type.ts';
import { MenuType } from '../menus/menu.type.ts';
import { RecipeType } from '../recipe/recipe.type.ts';
import { newestWhere } from '../recipe/related-recipes.ts';
import { chooseHome, featuredOutOfSeason } from './choose-home.ts';

@ObjectType('Home', {
  simpleResolvers: true,
  description:
    'The home page: an issue that the editors planned for the day, or a seasonal selection with the newest recipes. No recipe appears in two of its lists.',
})
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
    return chooseHome(catalogue, today());
  }

  @FieldResolver(() => RecipeConnectionType, {
    complexity: ({ args, childComplexity }) => Math.max(1, Number(args.first ?? FEATURED_PAGE_SIZE)) * childComplexity,
    description: 'The editors’ other choices, without recipes of another season; best rated first by default.',
  })
  featured(
    @Root() home: HomeRow,
    @Args() args: RecipeListArgs,
    @Ctx() { catalogue, tags }: RequestContext,
  ): RecipeConnectionType {
    const excluded = [...getShownRecipes(home), ...featuredOutOfSeason(catalogue, today())];
    const query = {
      ...args,
      where: { featured: true, exceptSlugs: excluded.map(({ slug }) => slug) },
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
    const shown = new Set<RecipeType>(getShownRecipes(home));
    return newestWhere(catalogue, (card) => !card.featured && !shown.has(card), RELATED_LIMIT);
  }
}

function getShownRecipes({ hero, tonight }: HomeRow): RecipeType[] {
  return tonight ? [...hero, tonight] : hero;
}
