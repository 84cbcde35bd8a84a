import Fraction from 'fraction.js';
import { type ClassType, Ctx, FieldResolver, Float, Resolver, Root } from 'type-graphql';
import { mustBeBought } from '#cooking/purchase.ts';
import { Nutrient } from '#schema/rules/vocabulary.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { ScaledIngredientType } from './cooking.type.ts';
import { RecipeType } from './recipe.type.ts';
import {
  BOUGHT,
  FaqType,
  IngredientScale,
  IngredientType,
  InstructionStepType,
  NutritionFactType,
  StepUseType,
} from './recipe-parts.type.ts';
import { Marked, stripMarksUnless } from './recipe-texts.ts';

const LINKED_LINES = 3;

type WithDetails = { details?: IngredientType['details'] };

@Resolver(() => IngredientType)
export class IngredientResolver {
  @FieldResolver(() => IngredientScale, {
    nullable: true,
    description: 'How the amount scales with the servings; null if proportionally.',
  })
  scale(@Root() { details }: WithDetails): IngredientScale | null {
    return details?.scale ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Replacement for an amount that is not whole. Example: "1 egg and 1 yolk for 1 1/2".',
  })
  instead(@Root() { details }: WithDetails): string | null {
    return details?.instead ?? null;
  }

  @FieldResolver(() => Boolean, { description: BOUGHT })
  isBought(@Root() { foodKey }: { foodKey: string }): boolean {
    return mustBeBought(foodKey);
  }

  @FieldResolver(() => RecipeType, {
    nullable: true,
    // Few recipes have more than three lines with a recipe.
    complexity: ({ childComplexity }) => LINKED_LINES * childComplexity,
    description: 'Recipe for making the ingredient, if there is one. Example: the recipe for berbere.',
  })
  recipe(
    @Root() { details, foodKey }: WithDetails & { foodKey: string },
    @Ctx() { catalogue }: RequestContext,
  ): RecipeType | null {
    const slug = details?.recipe ?? catalogue.taxonomy.food(foodKey)?.recipeSlug ?? '';
    return catalogue.bySlug(slug) ?? null;
  }
}

type Quantities = Pick<IngredientType, 'quantity' | 'quantityTo'>;

/** Returns the resolver of decimal amounts, for programs that do not read fractions. */
function createDecimalsResolver(type: ClassType<Quantities>) {
  @Resolver(() => type)
  class DecimalsResolver {
    @FieldResolver(() => Float, {
      nullable: true,
      description: '`quantity` as a decimal number: 1/3 is rounded to floating-point precision. Example: 1.5.',
    })
    decimal(@Root() { quantity }: Quantities): number | null {
      return toDecimal(quantity);
    }

    @FieldResolver(() => Float, { nullable: true, description: '`quantityTo` as a decimal number.' })
    decimalTo(@Root() { quantityTo }: Quantities): number | null {
      return toDecimal(quantityTo);
    }
  }
  return DecimalsResolver;
}

export const decimalsResolvers = [
  createDecimalsResolver(IngredientType),
  createDecimalsResolver(ScaledIngredientType),
  createDecimalsResolver(StepUseType),
] as const;

function toDecimal(fraction: string | null | undefined): number | null {
  return fraction ? new Fraction(fraction).valueOf() : null;
}

@Resolver(() => NutritionFactType)
export class NutritionFactResolver {
  @FieldResolver(() => Nutrient, { description: 'Nutrient. Example: PROTEIN.' })
  nutrient(@Root() { name }: Pick<NutritionFactType, 'name'>): Nutrient {
    // The stored names are the enum's values.
    return name as Nutrient;
  }
}

@Resolver(() => InstructionStepType)
export class InstructionStepResolver {
  @FieldResolver(() => [String], { description: 'Instructions, one or two sentences each.' })
  details(@Root() { details }: Pick<InstructionStepType, 'details'>, @Marked() isMarked: boolean): string[] {
    return details.map((detail) => stripMarksUnless(detail, isMarked));
  }

  @FieldResolver(() => [StepUseType], {
    description: 'Ingredient lines that the step uses, and how much of each, as written.',
  })
  uses(@Root() { uses }: Pick<InstructionStepType, 'uses'>): StepUseType[] {
    return uses.flat();
  }
}

@Resolver(() => FaqType)
export class FaqResolver {
  @FieldResolver(() => String, { description: 'Answer of one or two sentences.' })
  answer(@Root() { answer }: Pick<FaqType, 'answer'>, @Marked() isMarked: boolean): string {
    return stripMarksUnless(answer, isMarked);
  }
}
