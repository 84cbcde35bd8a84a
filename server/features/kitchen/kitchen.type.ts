import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';
import { MAX_NOTE_LENGTH } from '#schema/rules/kitchen.ts';
import { type KitchenKind, MAX_CHANGES } from '#schema/rules/kitchen-changes.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { getStatementsCost } from '#server/graphql/field-costs.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

export const KitchenKinds = nameEnum<KitchenKind>('KitchenKind', 'Kind of data that members save.', {
  SAVED: 'A saved recipe. Key: slug of the recipe.',
  LIST: 'A named list of saved recipes. Key: its ID.',
  NOTE: 'A private note on a recipe. Key: slug of the recipe.',
  COMPARE: 'A recipe in the comparison. Key: slug of the recipe.',
  BASKET: 'A recipe in the cooking basket. Key: slug of the recipe.',
  TICKED: 'A ticked item of the shopping list. Key: as in `SharedShoppingList.ticked`.',
  AT_HOME: 'An item of the shopping list that is already at home. Key: a food’s slug, or the name of an unknown food.',
  OWN_LINE: 'A line that the member added to the shopping list. Key: the line.',
  PLAN: 'A dish or note on a day of the meal plan. Key: an ID that the client generates.',
  COOKED: 'A day on which a recipe was cooked. Key: slug and day, `doro-wat/2026-11-26`.',
});

@SimpleType('SavedRecipe', 'A recipe that a member saved.')
export class SavedRecipeType {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  slug: string;

  @Field(() => [ID], { description: 'IDs of the lists that contain it; some may be deleted.' })
  lists: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Servings the member last viewed; null means the recipe’s own.',
  })
  servings: number | null;

  @Field(() => GraphQLDateTimeISO, { description: 'When the recipe was saved, or its lists or servings last changed.' })
  changedAt: Date;
}

@SimpleType('SavedList', 'A named list of saved recipes.')
export class SavedListType {
  @Field(() => ID, { description: 'ID that the client generated; unique among the member’s lists.' })
  id: string;

  @Field({ description: 'Name of the list. Example: "Weeknights".' })
  name: string;
}

@Personal()
@SimpleType('RecipeNote', 'A private note on a recipe, visible only to its author.')
export class RecipeNoteType {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  slug: string;

  @Field({ description: `Plain text, at most ${MAX_NOTE_LENGTH} characters. Example: "Less salt."` })
  text: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the note was last changed.' })
  changedAt: Date;
}

@SimpleType('BasketItem', 'A recipe in the cooking basket.')
export class BasketItemType {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  slug: string;

  @Field(() => Int, { description: 'Number of batches. Example: 2.' })
  batches: number;

  @Field(() => Int, { nullable: true, description: 'Servings per batch; null means the recipe’s own.' })
  servings: number | null;
}

@SimpleType('ComparedRecipe', 'A recipe in the comparison.')
export class ComparedRecipeType {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  slug: string;
}

@SimpleType('PlannedDish', 'A dish, or a note without a recipe, on a day of the meal plan.')
export class PlannedDishType {
  @Field(() => ID, { description: 'ID that the client generated; unique in the member’s plan.' })
  id: string;

  @Field(() => GraphQLLocalDate, { description: 'Day. Example: "2026-11-26".' })
  day: string;

  @Field(() => String, { nullable: true, description: 'Slug of the recipe; null for a note without a recipe.' })
  slug: string | null;

  @Field(() => Int, { nullable: true, description: 'Servings; null means the recipe’s own.' })
  servings: number | null;

  @Field(() => String, { nullable: true, description: 'Note. Example: "leftovers".' })
  text: string | null;
}

@SimpleType('CookedRecipe', 'A day on which a member cooked a recipe.')
export class CookedRecipeType {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  slug: string;

  @Field(() => GraphQLLocalDate, { description: 'Day. Example: "2026-11-26".' })
  day: string;

  @Field(() => String, { nullable: true, description: 'Note of the day. Example: "Too salty."' })
  text: string | null;
}

@SimpleType('KitchenRemoval', 'An item that was removed.')
class KitchenRemovalType {
  @Field(() => KitchenKinds, { description: 'Kind of the item.' })
  kind: KitchenKind;

  @Field({ description: 'Key of the item, unique within its kind. Example: "doro-wat".' })
  key: string;
}

@SimpleType('SavedRecipeConnection', 'A member’s saved recipes, paginated by cursor.')
export class SavedRecipeConnectionType extends connectionType(SavedRecipeType, 'SavedRecipe', 'saved recipe') {}

@SimpleType('RecipeNoteConnection', 'A member’s notes, paginated by cursor.')
export class RecipeNoteConnectionType extends connectionType(RecipeNoteType, 'RecipeNote', 'note') {}

@SimpleType(
  'KitchenChanges',
  `Changes to a member’s saved data, in their current state. At most ${MAX_CHANGES} items per response.`,
)
export class KitchenChangesType {
  @Field({ description: 'Opaque cursor for `after` in the next request.' })
  cursor: string;

  @Field({ description: 'Whether there are more changes: request them with the cursor.' })
  hasMore: boolean;

  @Field({
    description:
      'Whether the response starts from scratch, because there was no usable cursor. Items that the client has, but neither this nor the following responses contain, were removed.',
  })
  isWhole: boolean;

  @Field(() => [SavedRecipeType], { description: 'Recipes that were saved, or whose lists or servings changed.' })
  saved: SavedRecipeType[];

  @Field(() => [SavedListType], { description: 'Lists that are new or renamed.' })
  lists: SavedListType[];

  @Field(() => [RecipeNoteType], { description: 'Notes that are new or changed.' })
  notes: RecipeNoteType[];

  @Field(() => [ComparedRecipeType], { description: 'Recipes added to the comparison.' })
  compare: ComparedRecipeType[];

  @Field(() => [BasketItemType], {
    description: 'Recipes that were added to the basket, or whose number of batches or servings changed.',
  })
  basket: BasketItemType[];

  @Field(() => [String], { description: 'Keys of items of the shopping list that were ticked.' })
  ticked: string[];

  @Field(() => [String], { description: 'Keys of items of the shopping list that were marked as already at home.' })
  atHome: string[];

  @Field(() => [String], { description: 'Lines that were added to the shopping list.' })
  ownLines: string[];

  @Field(() => [PlannedDishType], { description: 'Dishes and notes that are new or changed on the meal plan.' })
  planned: PlannedDishType[];

  @Field(() => [CookedRecipeType], {
    description: 'Days on which recipes were cooked, if new or if their note changed.',
  })
  cooked: CookedRecipeType[];

  @Field(() => [KitchenRemovalType], { description: 'Removed items.' })
  removed: KitchenRemovalType[];
}

@SimpleType('KitchenRefusal', 'An item that was not stored, because the account has reached the limit of its kind.')
export class KitchenRefusalType {
  @Field(() => KitchenKinds, { description: 'Kind of the item.' })
  kind: KitchenKind;

  @Field({ description: 'Key of the item, unique within its kind. Example: "doro-wat".' })
  key: string;

  @Field(() => Int, { description: 'Maximum number of items of this kind per account. Example: 500.' })
  limit: number;

  @Field({ description: 'Message to display, in one sentence.' })
  message: string;
}

@SimpleType('KitchenConflict', 'An item that another client changed after the cursor; that client’s version was kept.')
export class KitchenConflictType {
  @Field(() => KitchenKinds, { description: 'Kind of the item.' })
  kind: KitchenKind;

  @Field({ description: 'Key of the item, unique within its kind. Example: "doro-wat".' })
  key: string;
}

@SimpleType('SyncKitchenSuccess', 'The changes were stored, except refused items and conflicts.')
export class SyncKitchenSuccessType {
  @Field(() => ViewerType, { description: 'The member.' })
  viewer: ViewerType;

  @Field(() => KitchenChangesType, {
    complexity: ({ childComplexity }) => getChangesCost(childComplexity),
    description: 'Changes after the cursor, including the changes just stored.',
  })
  changes: KitchenChangesType;

  @Field(() => [KitchenRefusalType], { description: 'Items that were not stored, because a limit was reached.' })
  refused: KitchenRefusalType[];

  @Field(() => [KitchenConflictType], {
    description:
      'Items that were not stored, because another client’s newer change differs. They are among the changes after the cursor.',
  })
  conflicts: KitchenConflictType[];
}

/** Returns the cost of a full page, counting each item as if it were of every kind. */
export function getChangesCost(childComplexity: number): number {
  return getStatementsCost('Viewer.kitchen') + MAX_CHANGES * childComplexity;
}

export const SyncKitchenResult = resultUnion('SyncKitchenResult', [SyncKitchenSuccessType, InvalidInputType]);
