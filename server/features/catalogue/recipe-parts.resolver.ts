import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Marked, textAs } from './marked-text.ts';
import { FaqType, IngredientScale, IngredientType, InstructionStepType } from './recipe-parts.type.ts';

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
}

@Resolver(() => InstructionStepType)
export class InstructionStepResolver {
  @FieldResolver(() => [String], { description: 'What to do, a sentence or two each.' })
  details(@Root() { details }: Pick<InstructionStepType, 'details'>, @Marked() marked: boolean): string[] {
    return details.map((detail) => textAs(detail, marked));
  }
}

@Resolver(() => FaqType)
export class FaqResolver {
  @FieldResolver(() => String)
  answer(@Root() { answer }: Pick<FaqType, 'answer'>, @Marked() marked: boolean): string {
    return textAs(answer, marked);
  }
}
