import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { RecipeType } from './recipe.type.ts';
import type { Faq, IngredientGroup, InstructionStep, NutritionFact, RecipeBody } from './recipe-body.ts';
import { FaqType, IngredientGroupType, InstructionStepType, NutritionFactType } from './recipe-parts.type.ts';
import type { RecipeSummary } from './recipe-summary.ts';

type MaybeWithBody = RecipeSummary & Partial<RecipeBody>;

/** The long texts: at hand where one recipe was asked for, loaded for all at once where a list was. */
@Resolver(() => RecipeType)
export class RecipeBodyResolver {
  @FieldResolver(() => [String], { description: "Why you'll love this recipe." })
  reasons(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<string[]> {
    return part(recipe, 'reasons', context);
  }

  @FieldResolver(() => [IngredientGroupType])
  ingredientGroups(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<IngredientGroup[]> {
    return part(recipe, 'ingredientGroups', context);
  }

  @FieldResolver(() => [InstructionStepType])
  instructions(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<InstructionStep[]> {
    return part(recipe, 'instructions', context);
  }

  @FieldResolver(() => [String], { description: 'Cooking tips. What stands before a colon is the lead-in.' })
  tips(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<string[]> {
    return part(recipe, 'tips', context);
  }

  @FieldResolver(() => [String], { description: 'What one needs beyond a knife and a board.' })
  equipment(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<string[]> {
    return part(recipe, 'equipment', context);
  }

  @FieldResolver(() => [NutritionFactType], { description: 'For one serving.' })
  nutrition(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<NutritionFact[]> {
    return part(recipe, 'nutrition', context);
  }

  @FieldResolver(() => [String])
  servingSuggestions(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<string[]> {
    return part(recipe, 'servingSuggestions', context);
  }

  @FieldResolver(() => [FaqType])
  faqs(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<Faq[]> {
    return part(recipe, 'faqs', context);
  }

  @FieldResolver(() => String, { description: 'Two or three sentences to close.' })
  summary(@Root() recipe: MaybeWithBody, @Ctx() context: RequestContext): Eventually<string> {
    return part(recipe, 'summary', context);
  }
}

type Eventually<T> = T | Promise<T>;

function part<Key extends keyof RecipeBody>(
  recipe: MaybeWithBody,
  key: Key,
  { loaders }: RequestContext,
): Eventually<RecipeBody[Key]> {
  const loaded = (recipe as Partial<RecipeBody>)[key];
  return loaded ?? loaders.recipeBodies.load(recipe.id).then((body) => body[key]);
}
