import { Args, type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfList } from '#server/graphql/cost.ts';
import { AuthorType } from './author.type.ts';
import { FoodType } from './food.type.ts';
import { RecipeListArgs } from './recipe.args.ts';
import { connectionOfListing } from './recipe-connection.ts';
import { RecipeConnectionType, type RecipeListType } from './recipe-connection.type.ts';
import type { RecipeWhere } from './recipe-where.type.ts';
import type { RecipesOf } from './recipes-of.statements.ts';
import { CategoryType, CuisineType } from './term.type.ts';

interface Listed {
  slug: string;
  recipeCount: number;
}

interface Parent<Row> {
  kind: RecipesOf;
  /** What it is known by in the table of recipes. */
  keyOf: (row: Row) => string;
  whereOf: (slug: string) => RecipeWhere;
  description: string;
}

/** @returns the resolver of the recipes of one type: of all that one request asks for in one statement. */
function recipesOf<Row extends Listed>(type: ClassType<object>, { kind, keyOf, whereOf, description }: Parent<Row>) {
  @Resolver(() => type)
  class RecipesOfResolver {
    @FieldResolver(() => RecipeConnectionType, { complexity: costOfList, description })
    async recipes(
      @Root() row: Row,
      @Args() args: RecipeListArgs,
      @Ctx() { loaders, services, tags }: RequestContext,
    ): Promise<RecipeListType> {
      const part = await loaders.recipesOf.load(kind, keyOf(row), args);
      const facets = () => services.catalogue.facets(whereOf(row.slug));
      return connectionOfListing(
        { ...part, total: async () => row.recipeCount, facets, search: null },
        args.page,
        tags,
      );
    }
  }
  return RecipesOfResolver;
}

const byId = ({ id }: Listed & { id: number }) => String(id);

export const RecipesOfAuthorResolver = recipesOf(AuthorType, {
  kind: 'author',
  keyOf: byId,
  whereOf: (slug) => ({ authors: [slug] }),
  description: 'The recipes that they wrote.',
});

export const RecipesOfCategoryResolver = recipesOf(CategoryType, {
  kind: 'category',
  keyOf: byId,
  whereOf: (slug) => ({ categories: [slug] }),
  description: 'The recipes in it.',
});

export const RecipesOfCuisineResolver = recipesOf(CuisineType, {
  kind: 'cuisine',
  keyOf: byId,
  whereOf: (slug) => ({ cuisines: [slug] }),
  description: 'The recipes of it.',
});

export const RecipesOfFoodResolver = recipesOf(FoodType, {
  kind: 'food',
  keyOf: ({ slug }: Listed) => slug,
  whereOf: (slug) => ({ foods: { allOf: [slug] } }),
  description: 'The recipes that are made with it, or with what it is in: butter is in puff pastry.',
});
