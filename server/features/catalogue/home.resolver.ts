import { Args, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { FEATURED_PAGE_SIZE, HERO_SIZE, RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { RecipeListArgs } from './recipe.args.ts';
import { RecipeType } from './recipe.type.ts';
import { connectionOfListing } from './recipe-connection.ts';
import { RecipeConnectionType, type RecipeListType } from './recipe-connection.type.ts';
import { RecipeOrder } from './recipe-where.type.ts';

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
  async home(@Ctx() { services }: RequestContext): Promise<HomeType> {
    const { edges } = await services.catalogue.recipes({ where: { featured: true }, first: HERO_SIZE });
    return { hero: edges.length === HERO_SIZE ? edges.map(({ node }) => node) : [] };
  }

  @FieldResolver(() => RecipeConnectionType, {
    complexity: ({ args, childComplexity }) => Math.max(1, Number(args.first ?? FEATURED_PAGE_SIZE)) * childComplexity,
    description: 'What the editors chose besides, the best rated first unless another order is asked for.',
  })
  async featured(
    @Root() { hero }: HomeRow,
    @Args() { orderBy, first, after, page }: RecipeListArgs,
    @Ctx() { services, tags }: RequestContext,
  ): Promise<RecipeListType> {
    const listing = await services.catalogue.recipes({
      where: { featured: true, exceptSlugs: hero.map(({ slug }) => slug) },
      orderBy: orderBy ?? RecipeOrder.RECOMMENDED,
      first: first ?? FEATURED_PAGE_SIZE,
      after,
      page,
    });
    return connectionOfListing(listing, page, tags);
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => RELATED_LIMIT * childComplexity,
    description: `The newest ${RELATED_LIMIT} that the editors did not choose.`,
  })
  async latest(@Ctx() { services }: RequestContext): Promise<RecipeType[]> {
    const { edges } = await services.catalogue.recipes({ where: { featured: false }, first: RELATED_LIMIT });
    return edges.map(({ node }) => node);
  }
}
