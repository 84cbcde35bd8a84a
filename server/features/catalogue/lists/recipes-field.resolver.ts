import { Args, type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { getListCost } from '#server/graphql/field-costs.ts';
import { AuthorType } from '../authors/author.type.ts';
import { FoodType } from '../foods/food.type.ts';
import { CategoryType, CuisineType } from '../terms/term.type.ts';
import { listRecipes } from './list-recipes.ts';
import { RecipeConnectionType } from './recipe-connection.type.ts';
import { RecipeListArgs, type RecipeWhere } from './recipe-where.type.ts';

/** Returns the resolver of a type's recipes. */
function createRecipesResolver(type: ClassType<object>, description: string, toWhere: (slug: string) => RecipeWhere) {
  @Resolver(() => type)
  class RecipesFieldResolver {
    @FieldResolver(() => RecipeConnectionType, { complexity: getListCost, description })
    recipes(
      @Root() { slug }: { slug: string },
      @Args() args: RecipeListArgs,
      @Ctx() { catalogue, tags }: RequestContext,
    ): RecipeConnectionType {
      return listRecipes({ ...args, where: toWhere(slug) }, catalogue, tags);
    }
  }
  return RecipesFieldResolver;
}

export const AuthorRecipesResolver = createRecipesResolver(AuthorType, 'Recipes by the author.', (slug) => ({
  authors: [slug],
}));

export const CategoryRecipesResolver = createRecipesResolver(CategoryType, 'Recipes in the category.', (slug) => ({
  categories: [slug],
}));

export const CuisineRecipesResolver = createRecipesResolver(CuisineType, 'Recipes of the cuisine.', (slug) => ({
  cuisines: [slug],
}));

export const FoodRecipesResolver = createRecipesResolver(
  FoodType,
  'Recipes that use the food, directly or as part of another food: butter is part of puff pastry.',
  (slug) => ({ foods: { allOf: [slug] } }),
);
