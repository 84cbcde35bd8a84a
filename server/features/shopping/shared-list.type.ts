import { ArrayMaxSize, ArrayNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_SLUG_LENGTH } from '#schema/rules/catalogue.ts';
import { lineProblem, ownLineProblem } from '#schema/rules/kitchen-changes.ts';
import { firstProblem } from '#schema/rules/problem.ts';
import { MAX_OWN_LINES } from '#schema/rules/saved.ts';
import {
  MAX_KEY_LENGTH,
  MAX_LEFT_OUT,
  MAX_SHARED_BYTES,
  MAX_SHARED_RECIPES,
  MAX_SHARED_SERVINGS,
  MAX_SHARED_TICKS,
  SHARED_LIST_DAYS,
  shoppingTexts,
} from '#schema/rules/shopping.ts';
import { EachFollows, EachMaxLength, Follows, problem } from '#server/check-input.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { FailureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

const WHAT_A_KEY_IS =
  'A food’s slug, or the slug and the size of its can. Examples: "onion-red", "chickpea-canned, 400 g".';

const MostTicks = () => ArrayMaxSize(MAX_SHARED_TICKS, problem('TOO_LONG', shoppingTexts.tooManyTicks));
const MostLines = () => ArrayMaxSize(MAX_OWN_LINES, problem('TOO_LONG', shoppingTexts.tooManyLines));

@InputType({ description: 'A recipe to shop for.' })
class SharedRecipeInput {
  @Field({ description: 'Its name in addresses. Example: "doro-wat".' })
  @MaxLength(MAX_SLUG_LENGTH, problem('NOT_FOUND', shoppingTexts.unknownRecipe))
  slug: string;

  @Field(() => Int, { description: 'For how many people, all batches together. Example: 6.' })
  @Min(1, problem('OUT_OF_RANGE', shoppingTexts.servings))
  @Max(MAX_SHARED_SERVINGS, problem('OUT_OF_RANGE', shoppingTexts.servings))
  servings: number;
}

@InputType({ description: 'A shopping list: what is cooked of it, and what of that need not be bought.' })
export class ShareShoppingListInput {
  @Field(() => [SharedRecipeInput], { description: `Each recipe once, 1 to ${MAX_SHARED_RECIPES} of them.` })
  @ValidateNested()
  @Follows((recipes: SharedRecipeInput[]) =>
    firstProblem(recipes, ({ slug }, index) =>
      recipes.findIndex((other) => other.slug === slug) < index
        ? { code: 'INVALID', message: shoppingTexts.twice, at: 'slug' }
        : undefined,
    ),
  )
  @ArrayMaxSize(MAX_SHARED_RECIPES, problem('TOO_LONG', shoppingTexts.tooManyRecipes))
  @ArrayNotEmpty(problem('REQUIRED', shoppingTexts.noRecipes))
  recipes: SharedRecipeInput[];

  @Field(() => [String], {
    nullable: true,
    description: `What is at home already, at most ${MAX_LEFT_OUT}; what is no food is not stored. ${WHAT_A_KEY_IS}`,
  })
  @IsOptional()
  @EachMaxLength(MAX_KEY_LENGTH, shoppingTexts.thingTooLong)
  @ArrayMaxSize(MAX_LEFT_OUT, problem('TOO_LONG', shoppingTexts.tooManyThings))
  leftOut?: string[] | null;
}

@InputType({ description: 'A link to withdraw, as `ShareShoppingListSuccess` gave it.' })
export class StopSharingShoppingListInput {
  @Field(() => ID, { description: 'The last part of the link.' })
  id: string;

  @Field({ description: 'The secret that came with the link.' })
  secret: string;
}

const WHAT_IS_TICKED =
  'the key of a thing, or "own: " and a line that was written by hand. Examples: "onion-red", "own: Kitchen paper".';

@InputType({ description: 'What is different on a shared list. What it says already stays as it is.' })
export class ChangeSharedShoppingListInput {
  @Field(() => ID, { description: 'The last part of the link.' })
  id: string;

  @Field(() => [String], {
    defaultValue: [],
    description: `What is in the bag now. A thing that is not on the list is ignored. Each is ${WHAT_IS_TICKED}`,
  })
  @EachFollows(lineProblem)
  @MostTicks()
  tick: string[];

  @Field(() => [String], { defaultValue: [], description: 'What is back on the list.' })
  @EachFollows(lineProblem)
  @MostTicks()
  untick: string[];

  @Field(() => [String], { defaultValue: [], description: 'Lines to write on the list. Example: "Kitchen paper".' })
  @EachFollows(ownLineProblem)
  @MostLines()
  add: string[];

  @Field(() => [String], { defaultValue: [], description: 'Lines to take off the list.' })
  @EachFollows(ownLineProblem)
  @MostLines()
  remove: string[];
}

@ObjectType('SharedRecipe', { simpleResolvers: true, description: 'A recipe of a shared shopping list.' })
class SharedRecipeType {
  @Field(() => RecipeType, { description: 'What is cooked.' })
  recipe: RecipeType;

  @Field(() => Int, { description: 'For how many people, all batches together. Example: 6.' })
  @Min(1, problem('OUT_OF_RANGE', shoppingTexts.servings))
  @Max(MAX_SHARED_SERVINGS, problem('OUT_OF_RANGE', shoppingTexts.servings))
  servings: number;
}

@Personal('LINK')
@ObjectType('SharedShoppingList', {
  simpleResolvers: true,
  description: 'A shopping list that was shared by a link, as it is now. It does not say who shared or changed it.',
})
export class SharedShoppingListType {
  @Field(() => [SharedRecipeType], {
    complexity: ({ childComplexity }) => MAX_SHARED_RECIPES * childComplexity,
    description: 'What is cooked, in the order of the basket; without recipes that are no longer published.',
  })
  recipes: SharedRecipeType[];

  @Field(() => [String], { description: `What need not be bought. ${WHAT_A_KEY_IS}` })
  leftOut: string[];

  @Field(() => [String], { description: `What is in the bag: each ${WHAT_IS_TICKED}` })
  ticked: string[];

  @Field(() => [String], { description: 'Lines that were written by hand, the oldest first.' })
  ownLines: string[];

  @Field(() => GraphQLDateTimeISO, { description: 'From then on it is gone.' })
  expiresAt: Date;
}

@ObjectType('ShareShoppingListSuccess', {
  simpleResolvers: true,
  description: `The list has a link. It works for ${SHARED_LIST_DAYS} days, for everyone who has it.`,
})
export class ShareShoppingListSuccessType extends SuccessType {
  @Field(() => ID, { description: 'What `sharedShoppingList` asks for. It cannot be guessed, nor be read again.' })
  id: string;

  @Field({
    description: 'The whole address of its page. Example: "https://mesob.example/shopping-list/Zk3vQ0h7m2nX9c5b".',
  })
  url: string;

  @Field({
    description:
      'What `stopSharingShoppingList` asks for. It is not part of the link: the client that made the link stores it, and cannot read it again.',
  })
  secret: string;

  @Field(() => GraphQLDateTimeISO, { description: 'From then on the link leads nowhere.' })
  expiresAt: Date;

  constructor(message: string, link: Pick<ShareShoppingListSuccessType, 'id' | 'url' | 'secret' | 'expiresAt'>) {
    super(message);
    Object.assign(this, link);
  }
}

export const ShareShoppingListResult = resultUnion(
  'ShareShoppingListResult',
  'What sharing a shopping list can lead to.',
  () => [ShareShoppingListSuccessType, InvalidInputType],
);

@ObjectType('StopSharingShoppingListSuccess', {
  simpleResolvers: true,
  description: 'The list is deleted, and its link leads nowhere.',
})
export class StopSharingShoppingListSuccessType extends SuccessType {}

@ObjectType('SharedListNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is no such link, or not any more, or it was made with another secret.',
})
class SharedListNotFoundType extends FailureType {}

export const StopSharingShoppingListResult = resultUnion(
  'StopSharingShoppingListResult',
  'What withdrawing a shared shopping list can lead to.',
  () => [StopSharingShoppingListSuccessType, SharedListNotFoundType],
);

@ObjectType('ChangeSharedShoppingListSuccess', {
  simpleResolvers: true,
  description: 'The list is changed, for all who have its link.',
})
export class ChangeSharedShoppingListSuccessType extends SuccessType {
  @Field(() => SharedShoppingListType, { description: 'As it is now, with what others have changed.' })
  list: SharedShoppingListType;

  @Field(() => [String], {
    description: `Lines that the list has no room for: it takes ${MAX_OWN_LINES}, and ${MAX_SHARED_BYTES / 1_000} kB in all. All else is stored.`,
  })
  refused: string[];

  constructor(list: SharedShoppingListType, refused: string[]) {
    super(shoppingTexts.changed);
    this.list = list;
    this.refused = refused;
  }
}

export const ChangeSharedShoppingListResult = resultUnion(
  'ChangeSharedShoppingListResult',
  'What changing a shared shopping list can lead to.',
  () => [ChangeSharedShoppingListSuccessType, SharedListNotFoundType, InvalidInputType],
);
