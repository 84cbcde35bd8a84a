import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms, costOfList } from '#server/graphql/cost.ts';
import { CollectionType } from './collection.type.ts';
import { RecipeListArgs } from './recipe.args.ts';
import { type RecipeRow, RecipeType } from './recipe.type.ts';
import { connectionOfListing } from './recipe-connection.ts';
import { RecipeConnectionType, type RecipeListType } from './recipe-connection.type.ts';

/** For `@Root()`: the class would be made anew for each field. */
type CollectionRow = CollectionType;

@Resolver(() => CollectionType)
export class CollectionResolver {
  @Query(() => [CollectionType], {
    complexity: costOfFewTerms,
    description: 'All collections in their order.\n\nExample: `{ collections { name recipeCount } }`',
  })
  collections(@Ctx() { services }: RequestContext): Promise<CollectionType[]> {
    return services.collections.all();
  }

  @Query(() => CollectionType, {
    nullable: true,
    description:
      'A collection by its name in addresses, or null.\n\nExample: `{ collection(slug: "one-pot") { name recipes(first: 3) { nodes { title } } } }`',
  })
  collection(
    @Arg('slug', () => String, { description: 'In any case. Example: "one-pot".' }) slug: string,
    @Ctx() { services }: RequestContext,
  ): Promise<CollectionType | null> {
    return services.collections.find(slug);
  }

  @FieldResolver(() => RecipeConnectionType, { complexity: costOfList, description: 'The recipes in it.' })
  async recipes(
    @Root() { where }: CollectionRow,
    @Args() { orderBy, first, after, page }: RecipeListArgs,
    @Ctx() { services, tags }: RequestContext,
  ): Promise<RecipeListType> {
    return connectionOfListing(await services.catalogue.recipes({ where, orderBy, first, after, page }), page, tags);
  }
}

@Resolver(() => RecipeType)
export class RecipeCollectionsResolver {
  @FieldResolver(() => [CollectionType], {
    complexity: costOfFewTerms,
    description: 'The collections that it is in.',
  })
  collections(@Root() { id }: RecipeRow, @Ctx() { loaders }: RequestContext): Promise<CollectionType[]> {
    return loaders.collectionsOf.load(id);
  }
}
