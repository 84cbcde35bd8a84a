import Fraction from 'fraction.js';
import { type ClassType, Ctx, FieldResolver, Float, Resolver, Root } from 'type-graphql';
import { isBought } from '#cooking/purchase.ts';
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
import { Marked, textAs } from './recipe-texts.ts';

const LINKED_LINES = 3;

type Said = { said?: IngredientType['said'] };

@Resolver(() => IngredientType)
export class IngredientResolver {
  @FieldResolver(() => IngredientScale, {
    nullable: true,
    description: 'How its amount grows with the servings; null where in the ordinary way.',
  })
  scale(@Root() { said }: Said): IngredientScale | null {
    return said?.scale ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What may stand in place of an amount that is not whole. Example: "1 egg and 1 yolk for 1 1/2".',
  })
  instead(@Root() { said }: Said): string | null {
    return said?.instead ?? null;
  }

  @FieldResolver(() => Boolean, { description: BOUGHT })
  isBought(@Root() { foodKey }: { foodKey: string }): boolean {
    return isBought(foodKey);
  }

  @FieldResolver(() => RecipeType, {
    nullable: true,
    // Few recipes have more linked lines than this.
    complexity: ({ childComplexity }) => LINKED_LINES * childComplexity,
    description: 'The recipe that makes it, where there is one. Example: that of berbere.',
  })
  recipe(
    @Root() { said, foodKey }: Said & { foodKey: string },
    @Ctx() { catalogue }: RequestContext,
  ): RecipeType | null {
    const slug = said?.recipe ?? catalogue.taxonomy.food(foodKey)?.recipeSlug ?? '';
    return catalogue.bySlug(slug) ?? null;
  }
}

type Quantities = Pick<IngredientType, 'quantity' | 'quantityTo'>;

/** Resolves decimal amounts for programs that do not read fractions. */
function getDecimals(type: ClassType<Quantities>) {
  @Resolver(() => type)
  class DecimalsResolver {
    @FieldResolver(() => Float, {
      nullable: true,
      description: '`quantity` as a decimal number: 1/3 is rounded as floating-point numbers are. Example: 1.5.',
    })
    decimal(@Root() { quantity }: Quantities): number | null {
      return toDecimal(quantity);
    }

    @FieldResolver(() => Float, { nullable: true, description: '`quantityTo`, likewise.' })
    decimalTo(@Root() { quantityTo }: Quantities): number | null {
      return toDecimal(quantityTo);
    }
  }
  return DecimalsResolver;
}

export const decimalsResolvers = [
  getDecimals(IngredientType),
  getDecimals(ScaledIngredientType),
  getDecimals(StepUseType),
] as const;

function toDecimal(fraction: string | null | undefined): number | null {
  return fraction ? new Fraction(fraction).valueOf() : null;
}

@Resolver(() => NutritionFactType)
export class NutritionFactResolver {
  @FieldResolver(() => Nutrient, { description: 'Which nutrient it is. Example: PROTEIN.' })
  nutrient(@Root() { name }: Pick<NutritionFactType, 'name'>): Nutrient {
    // The stored names are the enum's values.
    return name as Nutrient;
  }
}

@Resolver(() => InstructionStepType)
export class InstructionStepResolver {
  @FieldResolver(() => [String], { description: 'What to do, a sentence or two each.' })
  details(@Root() { details }: Pick<InstructionStepType, 'details'>, @Marked() marked: boolean): string[] {
    return details.map((detail) => textAs(detail, marked));
  }

  @FieldResolver(() => [StepUseType], {
    description: 'The lines of the ingredient list that it uses, and how much of each, as written.',
  })
  uses(@Root() { uses }: Pick<InstructionStepType, 'uses'>): StepUseType[] {
    return uses.flat();
  }
}

@Resolver(() => FaqType)
export class FaqResolver {
  @FieldResolver(() => String, { description: 'A sentence or two.' })
  answer(@Root() { answer }: Pick<FaqType, 'answer'>, @Marked() marked: boolean): string {
    return textAs(answer, marked);
  }
}
