import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { RecipeType } from '../recipe/recipe.type.ts';
import { IngredientType } from '../recipe/recipe-parts.type.ts';
import { FoodType, LabelCheckType } from './food.type.ts';
import { SubstitutePartType } from './glossary.type.ts';

/** Plain type for `@Root()`: with a class, type-graphql creates an instance for every field. */
type FoodReference = { foodKey: string };

@Resolver(() => IngredientType)
export class IngredientFoodResolver {
  @FieldResolver(() => FoodType, {
    nullable: true,
    description: 'Food in the line; null if it is not in the food table (see the recipe’s `unknownFoods`).',
  })
  food(@Root() { foodKey }: FoodReference, @Ctx() { catalogue }: RequestContext): FoodType | null {
    return catalogue.taxonomy.food(foodKey) ?? null;
  }
}

@Resolver(() => FoodType)
export class FoodRecipeResolver {
  @FieldResolver(() => RecipeType, {
    nullable: true,
    description: 'Recipe for making the food, if there is one. Example: the recipe for berbere.',
  })
  recipe(
    @Root() { recipeSlug }: Pick<FoodType, 'recipeSlug'>,
    @Ctx() { catalogue }: RequestContext,
  ): RecipeType | null {
    return catalogue.bySlug(recipeSlug ?? '') ?? null;
  }
}

/** Returns the resolver of the field `food` of a type. */
function createFoodResolver(type: ClassType<FoodReference>) {
  @Resolver(() => type)
  class FoodFieldResolver {
    @FieldResolver(() => FoodType, { description: 'The food.' })
    food(@Root() { foodKey }: FoodReference, @Ctx() { catalogue }: RequestContext): FoodType {
      const food = catalogue.taxonomy.food(foodKey);
      if (!food) throw new Error(`The taxonomy lacks the food ${foodKey}`);
      return food;
    }
  }
  return FoodFieldResolver;
}

export const LabelCheckFoodResolver = createFoodResolver(LabelCheckType);

export const SubstituteFoodResolver = createFoodResolver(SubstitutePartType);
