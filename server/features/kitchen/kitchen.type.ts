import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_NOTE_LENGTH } from '#schema/rules/kitchen.ts';
import { type KitchenKind, kitchenKinds, MAX_CHANGES } from '#schema/rules/kitchen-changes.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { costOfStatements } from '#server/graphql/field-costs.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion } from '#server/graphql/results.ts';

export const KitchenKinds = Object.fromEntries(Object.keys(kitchenKinds).map((kind) => [kind, kind])) as {
  [Kind in KitchenKind]: Kind;
};

registerEnumType(KitchenKinds, {
  name: 'KitchenKind',
  description: 'What members keep.',
  valuesConfig: {
    SAVED: { description: 'A saved recipe. Its key is the recipe’s slug.' },
    LIST: { description: 'A named list of saved recipes. Its key is its id.' },
    NOTE: { description: 'A private note on a recipe. Its key is the recipe’s slug.' },
    COMPARE: { description: 'A recipe in the comparison. Its key is the recipe’s slug.' },
    BASKET: { description: 'A recipe in the cooking basket. Its key is the recipe’s slug.' },
    TICKED: { description: 'A line of the shopping list that is in the bag. Its key is the line.' },
    AT_HOME: { description: 'A line of the shopping list that the kitchen has. Its key is the line.' },
    OWN_LINE: { description: 'A line that was written on the shopping list. Its key is the line.' },
    PLAN: { description: 'A dish or a note on a day of the plan. Its key is an id that the client has made.' },
    COOKED: { description: 'A day on which a recipe was cooked. Its key is slug and day: `doro-wat/2026-11-26`.' },
  },
});

@ObjectType('SavedRecipe', { simpleResolvers: true, description: 'A recipe that a member has saved.' })
export class SavedRecipeType {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  slug: string;

  @Field(() => [ID], { description: 'The lists that it is in, by their ids; some may be gone.' })
  lists: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'For how many the member last looked at it; null: for as many as it is written.',
  })
  servings: number | null;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was saved, or its lists or servings changed, last.' })
  changedAt: Date;
}

@ObjectType('SavedList', { simpleResolvers: true, description: 'A named list of saved recipes.' })
export class SavedListType {
  @Field(() => ID, { description: 'Made by the client that made the list; unique among the member’s lists.' })
  id: string;

  @Field({ description: 'Example: "Weeknights".' })
  name: string;
}

@Personal()
@ObjectType('RecipeNote', {
  simpleResolvers: true,
  description: 'A private note on a recipe: only its author sees it.',
})
export class RecipeNoteType {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  slug: string;

  @Field({ description: `Plain text, at most ${MAX_NOTE_LENGTH} characters. Example: "Less salt."` })
  text: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written last.' })
  changedAt: Date;
}

@ObjectType('BasketItem', { simpleResolvers: true, description: 'A recipe in the cooking basket.' })
export class BasketItemType {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  slug: string;

  @Field(() => Int, { description: 'How often it is cooked. Example: 2.' })
  batches: number;

  @Field(() => Int, { nullable: true, description: 'For how many a batch is; null where it is as written.' })
  servings: number | null;
}

@ObjectType('ComparedRecipe', { simpleResolvers: true, description: 'A recipe in the comparison.' })
export class ComparedRecipeType {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  slug: string;
}

@ObjectType('PlannedDish', { simpleResolvers: true, description: 'A dish, or a note alone, on a day of the plan.' })
export class PlannedDishType {
  @Field(() => ID, { description: 'Made by the client that planned it; unique among the member’s plan.' })
  id: string;

  @Field(() => GraphQLLocalDate, { description: 'The day. Example: "2026-11-26".' })
  day: string;

  @Field(() => String, { nullable: true, description: 'The recipe’s name in addresses; null for a note alone.' })
  slug: string | null;

  @Field(() => Int, { nullable: true, description: 'For how many; null where it is as written.' })
  servings: number | null;

  @Field(() => String, { nullable: true, description: 'Example: "leftovers".' })
  text: string | null;
}

@ObjectType('CookedRecipe', { simpleResolvers: true, description: 'A day on which a member has cooked a recipe.' })
export class CookedRecipeType {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  slug: string;

  @Field(() => GraphQLLocalDate, { description: 'The day. Example: "2026-11-26".' })
  day: string;

  @Field(() => String, { nullable: true, description: 'The note of the day. Example: "Too salty."' })
  text: string | null;
}

@ObjectType('KitchenRemoval', { simpleResolvers: true, description: 'Something that was taken out.' })
class KitchenRemovalType {
  @Field(() => KitchenKinds, { description: 'What it was.' })
  kind: KitchenKind;

  @Field({ description: 'What it was known by among its kind. Example: "doro-wat".' })
  key: string;
}

@ObjectType('SavedRecipeConnection', { simpleResolvers: true, description: 'A part of a member’s saved recipes.' })
export class SavedRecipeConnectionType extends connectionType(SavedRecipeType, 'SavedRecipe', {
  one: 'saved recipe',
  many: 'saved recipes',
}) {}

@ObjectType('RecipeNoteConnection', { simpleResolvers: true, description: 'A part of a member’s notes.' })
export class RecipeNoteConnectionType extends connectionType(RecipeNoteType, 'RecipeNote', {
  one: 'note',
  many: 'notes',
}) {}

@ObjectType('KitchenChanges', {
  simpleResolvers: true,
  description: `What has changed of what a member keeps, as it is now. At most ${MAX_CHANGES} things at once.`,
})
export class KitchenChangesType {
  @Field({ description: 'For the next question’s `after`. Opaque.' })
  cursor: string;

  @Field({ description: 'Whether there is more: ask again with the cursor.' })
  hasMore: boolean;

  @Field({
    description:
      'Whether it begins with everything, because there was no cursor or it is too old. What a client has, and neither this nor the answers that follow have, was taken out.',
  })
  isWhole: boolean;

  @Field(() => [SavedRecipeType], { description: 'Saved recipes that are new, or in other lists.' })
  saved: SavedRecipeType[];

  @Field(() => [SavedListType], { description: 'Lists that are new, or have another name.' })
  lists: SavedListType[];

  @Field(() => [RecipeNoteType], { description: 'Notes that are new, or say something else.' })
  notes: RecipeNoteType[];

  @Field(() => [ComparedRecipeType], { description: 'Recipes that are new in the comparison.' })
  compare: ComparedRecipeType[];

  @Field(() => [BasketItemType], {
    description: 'Recipes that are new in the basket, or of which there are more or fewer.',
  })
  basket: BasketItemType[];

  @Field(() => [String], { description: 'Lines of the shopping list that are in the bag now.' })
  ticked: string[];

  @Field(() => [String], { description: 'Lines of the shopping list that the kitchen has now.' })
  atHome: string[];

  @Field(() => [String], { description: 'Lines that were written on the shopping list.' })
  ownLines: string[];

  @Field(() => [PlannedDishType], { description: 'Dishes and notes that are new on the plan, or changed.' })
  planned: PlannedDishType[];

  @Field(() => [CookedRecipeType], { description: 'Times of cooking that are new, or whose note says something else.' })
  cooked: CookedRecipeType[];

  @Field(() => [KitchenRemovalType], { description: 'What was taken out.' })
  removed: KitchenRemovalType[];
}

@ObjectType('KitchenRefusal', {
  simpleResolvers: true,
  description: 'Something that the account did not take, because it has as many of its kind as it can keep.',
})
export class KitchenRefusalType {
  @Field(() => KitchenKinds, { description: 'What it is.' })
  kind: KitchenKind;

  @Field({ description: 'What it is known by among its kind. Example: "doro-wat".' })
  key: string;

  @Field(() => Int, { description: 'How many of its kind an account keeps. Example: 500.' })
  limit: number;

  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;
}

@ObjectType('KitchenConflict', {
  simpleResolvers: true,
  description: 'Something that another client has changed after the cursor, and that stays as that client has it.',
})
export class KitchenConflictType {
  @Field(() => KitchenKinds, { description: 'What it is.' })
  kind: KitchenKind;

  @Field({ description: 'What it is known by among its kind. Example: "doro-wat".' })
  key: string;
}

@ObjectType('SyncKitchenSuccess', {
  simpleResolvers: true,
  description: 'The changes are stored, but for those refused and those in conflict.',
})
export class SyncKitchenSuccessType {
  @Field(() => ViewerType, { description: 'Whose kitchen it is.' })
  viewer: ViewerType;

  @Field(() => KitchenChangesType, {
    complexity: ({ childComplexity }) => costOfChanges(childComplexity),
    description: 'What has changed after the cursor, these changes among it.',
  })
  changes: KitchenChangesType;

  @Field(() => [KitchenRefusalType], { description: 'What was not stored.' })
  refused: KitchenRefusalType[];

  @Field(() => [KitchenConflictType], {
    description: 'What was not stored because another client’s newer change says something else; that is in `changes`.',
  })
  conflicts: KitchenConflictType[];

  constructor(answer: Pick<SyncKitchenSuccessType, 'viewer' | 'changes' | 'refused' | 'conflicts'>) {
    this.viewer = answer.viewer;
    this.changes = answer.changes;
    this.refused = answer.refused;
    this.conflicts = answer.conflicts;
  }
}

/** Returns the cost of a full page, counting each item as if it were of every kind. */
export function costOfChanges(childComplexity: number): number {
  return costOfStatements('Viewer.kitchen') + MAX_CHANGES * childComplexity;
}

export const SyncKitchenResult = resultUnion('SyncKitchenResult', 'What changing one’s kitchen can lead to.', () => [
  SyncKitchenSuccessType,
  InvalidInputType,
]);
