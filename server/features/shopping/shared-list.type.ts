import { ArrayMaxSize, ArrayNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_VALUE_LENGTH } from '#schema/rules/catalogue.ts';
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
import { failureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

const KEY_FORMAT =
  'A key is a food’s slug, or its slug and the size of the can. Examples: "onion-red", "chickpea-canned, 400 g".';

const MaxTicks = () => ArrayMaxSize(MAX_SHARED_TICKS, problem('TOO_LONG', shoppingTexts.tooManyTicks));
const MaxLines = () => ArrayMaxSize(MAX_OWN_LINES, problem('TOO_LONG', shoppingTexts.tooManyLines));

@InputType({ description: 'A recipe to shop for.' })
class SharedRecipeInput {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  @MaxLength(MAX_VALUE_LENGTH, problem('NOT_FOUND', shoppingTexts.unknownRecipe))
  slug: string;

  @Field(() => Int, { description: 'Number of servings, for all batches together. Example: 6.' })
  @Min(1, problem('OUT_OF_RANGE', shoppingTexts.servings))
  @Max(MAX_SHARED_SERVINGS, problem('OUT_OF_RANGE', shoppingTexts.servings))
  servings: number;
}

@InputType({ description: 'A shopping list: recipes to cook, and food that does not have to be bought.' })
export class ShareShoppingListInput {
  @Field(() => [SharedRecipeInput], { description: `Recipes, each once, 1 to ${MAX_SHARED_RECIPES}.` })
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
    description: `Food that is already at home, at most ${MAX_LEFT_OUT} keys; unknown foods are not stored. ${KEY_FORMAT}`,
  })
  @IsOptional()
  @EachMaxLength(MAX_KEY_LENGTH, shoppingTexts.thingTooLong)
  @ArrayMaxSize(MAX_LEFT_OUT, problem('TOO_LONG', shoppingTexts.tooManyThings))
  leftOut?: string[] | null;
}

@InputType({ description: 'A link to delete, as returned by `ShareShoppingListSuccess`.' })
export class StopSharingShoppingListInput {
  @Field(() => ID, { description: 'Last part of the link.' })
  id: string;

  @Field({ description: 'Secret returned with the link.' })
  secret: string;
}

const TICK_FORMAT =
  'a food’s slug, the name of an unknown food, or "own: " and a line that was added by hand. Examples: "onion-red", "own: Kitchen paper".';

@InputType({ description: 'Changes to a shared list. Omitted items stay as they are.' })
export class ChangeSharedShoppingListInput {
  @Field(() => ID, { description: 'Last part of the link.' })
  id: string;

  @Field(() => [String], {
    defaultValue: [],
    description: `Items that are in the bag now. Items that are not on the list are ignored. Each is ${TICK_FORMAT}`,
  })
  @EachFollows(lineProblem)
  @MaxTicks()
  tick: string[];

  @Field(() => [String], { defaultValue: [], description: 'Items that are no longer in the bag.' })
  @EachFollows(lineProblem)
  @MaxTicks()
  untick: string[];

  @Field(() => [String], { defaultValue: [], description: 'Lines to add to the list. Example: "Kitchen paper".' })
  @EachFollows(ownLineProblem)
  @MaxLines()
  add: string[];

  @Field(() => [String], { defaultValue: [], description: 'Lines to remove from the list.' })
  @EachFollows(ownLineProblem)
  @MaxLines()
  remove: string[];
}

@SimpleType('SharedRecipe', 'A recipe of a shared shopping list.')
class SharedRecipeType {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe: RecipeType;

  @Field(() => Int, { description: 'Number of servings, for all batches together. Example: 6.' })
  @Min(1, problem('OUT_OF_RANGE', shoppingTexts.servings))
  @Max(MAX_SHARED_SERVINGS, problem('OUT_OF_RANGE', shoppingTexts.servings))
  servings: number;
}

@Personal('LINK')
@SimpleType(
  'SharedShoppingList',
  'The current state of a shopping list that was shared by a link. It does not say who shared or changed it.',
)
export class SharedShoppingListType {
  @Field(() => [SharedRecipeType], {
    complexity: ({ childComplexity }) => MAX_SHARED_RECIPES * childComplexity,
    description: 'Recipes to cook, in the order of the basket, without recipes that are no longer published.',
  })
  recipes: SharedRecipeType[];

  @Field(() => [String], { description: `Food that does not have to be bought. ${KEY_FORMAT}` })
  leftOut: string[];

  @Field(() => [String], { description: `Items in the bag: each is ${TICK_FORMAT}` })
  ticked: string[];

  @Field(() => [String], { description: 'Lines that were added by hand, oldest first.' })
  ownLines: string[];

  @Field(() => GraphQLDateTimeISO, { description: 'When the list expires.' })
  expiresAt: Date;
}

@SimpleType(
  'ShareShoppingListSuccess',
  `The list has a link. Anyone who has the link can read and change the list for ${SHARED_LIST_DAYS} days.`,
)
export class ShareShoppingListSuccessType extends SuccessType {
  @Field(() => ID, { description: 'ID for `sharedShoppingList`. It cannot be guessed or retrieved again.' })
  id: string;

  @Field({
    description: 'Full URL of the list’s page. Example: "https://mesob.example/shopping-list/Zk3vQ0h7m2nX9c5b".',
  })
  url: string;

  @Field({
    description:
      'Secret for `stopSharingShoppingList`. It is not part of the link, and cannot be retrieved again: the client must store it.',
  })
  secret: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the link expires.' })
  expiresAt: Date;
}

export const ShareShoppingListResult = resultUnion('ShareShoppingListResult', [
  ShareShoppingListSuccessType,
  InvalidInputType,
]);

@SimpleType('StopSharingShoppingListSuccess', 'The list was deleted, and its link no longer works.')
export class StopSharingShoppingListSuccessType extends SuccessType {}

const SharedListNotFoundType = failureType(
  'SharedListNotFound',
  'The list does not exist or has expired, or the secret is wrong.',
);

export const StopSharingShoppingListResult = resultUnion('StopSharingShoppingListResult', [
  StopSharingShoppingListSuccessType,
  SharedListNotFoundType,
]);

@SimpleType(
  'ChangeSharedShoppingListSuccess',
  'The list has the changes, except refused lines and ticks of items that are not on it.',
)
export class ChangeSharedShoppingListSuccessType extends SuccessType {
  @Field(() => SharedShoppingListType, { description: 'The updated list, including changes by others.' })
  list: SharedShoppingListType;

  @Field(() => [String], {
    description: `Lines that exceed the limits of the list: ${MAX_OWN_LINES} lines, and ${MAX_SHARED_BYTES / 1_000} kB in total. They were not added.`,
  })
  refused: string[];
}

export const ChangeSharedShoppingListResult = resultUnion('ChangeSharedShoppingListResult', [
  ChangeSharedShoppingListSuccessType,
  SharedListNotFoundType,
  InvalidInputType,
]);
