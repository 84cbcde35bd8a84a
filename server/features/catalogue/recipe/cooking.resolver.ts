import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { scalingNotes } from '#cooking/scaling-notes.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { getLinesCost } from '#server/graphql/field-costs.ts';
import { getFactor, getRecipeAllergens, scaleIngredients, scaleSteps } from './cook.ts';
import { CookingArgs, RecipeAllergenType, RecipeStepType, ScaledIngredientType } from './cooking.type.ts';
import { type RecipeRow, RecipeType } from './recipe.type.ts';
import { loadBodyField } from './recipe-texts.ts';

/** Resolves a recipe for a number of people and a system of units. */
@Resolver(() => RecipeType)
export class CookingResolver {
  @FieldResolver(() => [ScaledIngredientType], {
    complexity: getLinesCost,
    description:
      'Ingredients scaled to a number of servings, in the units you choose.\n\nExample: `{ recipe(slug: "doro-wat") { ingredients(servings: 10, units: US) { text quantity unit item } } }`',
  })
  async ingredients(
    @Root() recipe: RecipeRow,
    @Args() args: CookingArgs,
    @Ctx() context: RequestContext,
  ): Promise<ScaledIngredientType[]> {
    const groups = await loadBodyField('ingredientGroups', recipe, context);
    return scaleIngredients(groups, recipe, args, (key) => context.catalogue.taxonomy.food(key));
  }

  @FieldResolver(() => [RecipeStepType], {
    complexity: getLinesCost,
    description:
      'Steps in order, with amounts for a number of servings.\n\nExample: `{ recipe(slug: "doro-wat") { steps(servings: 10) { text timers { text seconds } uses { ingredient { item } amount } temperature { celsius } } } }`',
  })
  async steps(
    @Root() recipe: RecipeRow,
    @Args() args: CookingArgs,
    @Ctx() context: RequestContext,
  ): Promise<RecipeStepType[]> {
    const [instructions, groups] = await Promise.all([
      loadBodyField('instructions', recipe, context),
      loadBodyField('ingredientGroups', recipe, context),
    ]);
    return scaleSteps(instructions, groups, recipe, args, (key) => context.catalogue.taxonomy.food(key));
  }

  @FieldResolver(() => [String], {
    complexity: getLinesCost,
    description:
      'What to change besides the amounts: for about twice the servings or more, and for half of them or less.\n\nExample: `{ recipe(slug: "apple-pie") { scalingNotes(servings: 16) } }`',
  })
  async scalingNotes(
    @Root() recipe: RecipeRow,
    @Args() args: CookingArgs,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    const [equipment, instructions] = await Promise.all([
      loadBodyField('equipment', recipe, context),
      loadBodyField('instructions', recipe, context),
    ]);
    return scalingNotes({ equipment, instructions }, getFactor(args, recipe)).map(({ text }) => text);
  }

  @FieldResolver(() => [RecipeAllergenType], {
    description:
      'Allergens that the recipe contains or may contain, with their foods.\n\nExample: `{ recipe(slug: "doro-wat") { allergens { allergen presence foods { name } } } }`',
  })
  async allergens(@Root() recipe: RecipeRow, @Ctx() context: RequestContext): Promise<RecipeAllergenType[]> {
    const groups = await loadBodyField('ingredientGroups', recipe, context);
    return getRecipeAllergens(recipe, groups, (key) => context.catalogue.taxonomy.food(key));
  }
}
