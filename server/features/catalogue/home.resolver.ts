import { Args, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { FEATURED_PAGE_SIZE, HERO_SIZE, RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { listRecipes } from './lists/list-recipes.ts';
import { RecipeConnectionType } from './lists/recipe-connection.type.ts';
import { RecipeListArgs, RecipeOrder } from './lists/recipe-where.type.ts';
import { RecipeType } from './recipe/recipe.type.ts';
import { newestWhere } from './recipe/related-recipes.ts';

@ObjectType('Home', {
  simpleResolvers: true,
  description: 'What the home page shows. No recipe is in two of its lists.',
})
class HomeType {
  @Field(() => [RecipeType], {
    description: `The newest ${HERO_SIZE} that the editors chose; empty where they chose fewer.`,
  })
  hero: RecipeType[];
}

/** For `@Root()`: the class would be made anew for each field. */
type HomeRow = HomeType;

@Resolver(() => HomeType)
export class HomeResolver {
  @Query(() => HomeType, {
    description:
      'The home page.\n\nExample: `{ home { hero { title } featured(page: 1) { nodes { title } } latest { title } } }`',
  })
  home(@Ctx() { catalogue }: RequestContext): HomeType {
    const hero = newestWhere(catalogue, ({ featured }) => featured, HERO_SIZE);
    return { hero: hero.length === HERO_SIZE ? hero : [] };
  }

  @FieldResolver(() => RecipeConnectionType, {
    complexity: ({ args, childComplexity }) => Math.max(1, Number(args.first ?? FEATURED_PAGE_SIZE)) * childComplexity,
    description: 'What the editors chose besides, the best rated first unless another order is asked for.',
  })
  featured(
    @Root() { hero }: HomeRow,
    @Args() args: RecipeListArgs,
    @Ctx() { catalogue, tags }: RequestContext,
  ): RecipeConnectionType {
    const query = {
      ...args,
      where: { featured: true, exceptSlugs: hero.map(({ slug }) => slug) },
      orderBy: args.orderBy ?? RecipeOrder.RECOMMENDED,
      first: args.first ?? FEATURED_PAGE_SIZE,
    };
    return listRecipes(query, catalogue, tags);
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => RELATED_LIMIT * childComplexity,
    description: `The newest ${RELATED_LIMIT} that the editors did not choose.`,
  })
  latest(@Ctx() { catalogue }: RequestContext): RecipeType[] {
    return newestWhere(catalogue, ({ featured }) => !featured, RELATED_LIMIT);
  }
}
