import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { getListCost, getShortListCost } from '#server/graphql/field-costs.ts';
import { listRecipes } from '../lists/list-recipes.ts';
import { RecipeConnectionType } from '../lists/recipe-connection.type.ts';
import { RecipeListArgs } from '../lists/recipe-where.type.ts';
import { type RecipeRow, RecipeType } from '../recipe/recipe.type.ts';
import { CollectionType } from './collection.type.ts';
import { getCollections, getCollectionsWith, MAX_HIGHLIGHTS } from './collections.ts';

/** Plain type for `@Root()`: with the class, type-graphql creates an instance for every field. */
type CollectionRow = CollectionType;

@Resolver(() => CollectionType)
export class CollectionResolver {
  @Query(() => [CollectionType], {
    complexity: getShortListCost,
    description: 'All collections with recipes, in display order.\n\nExample: `{ collections { name recipeCount } }`',
  })
  collections(@Ctx() { catalogue }: RequestContext): CollectionType[] {
    return getCollections(catalogue);
  }

  @Query(() => CollectionType, {
    nullable: true,
    description:
      'A collection by slug; null if there is none.\n\nExample: `{ collection(slug: "one-pot") { name recipes(first: 3) { nodes { title } } } }`',
  })
  collection(
    @Arg('slug', () => String, { description: 'Slug, case-insensitive. Example: "one-pot".' }) slug: string,
    @Ctx() { catalogue }: RequestContext,
  ): CollectionType | null {
    return getCollections(catalogue).find((collection) => collection.slug === slug.toLowerCase()) ?? null;
  }

  @FieldResolver(() => [RecipeType], {
    complexity: ({ childComplexity }) => MAX_HIGHLIGHTS * childComplexity,
    description: `Up to ${MAX_HIGHLIGHTS} of its recipes, if possible recipes that no earlier collection highlights.`,
  })
  highlights(@Root() { highlightSlugs }: CollectionRow, @Ctx() { catalogue }: RequestContext): RecipeType[] {
    return catalogue.bySlugs(highlightSlugs);
  }

  @FieldResolver(() => RecipeConnectionType, { complexity: getListCost, description: 'Recipes in the collection.' })
  recipes(
    @Root() { where }: CollectionRow,
    @Args() args: RecipeListArgs,
    @Ctx() { catalogue, tags }: RequestContext,
  ): RecipeConnectionType {
    return listRecipes({ ...args, where }, catalogue, tags);
  }
}

@Resolver(() => RecipeType)
export class RecipeCollectionsResolver {
  @FieldResolver(() => [CollectionType], {
    complexity: getShortListCost,
    description: 'Collections that contain the recipe.',
  })
  collections(@Root() { id }: RecipeRow, @Ctx() { catalogue }: RequestContext): CollectionType[] {
    const card = catalogue.byId(id);
    return card ? getCollectionsWith(card, catalogue) : [];
  }
}
