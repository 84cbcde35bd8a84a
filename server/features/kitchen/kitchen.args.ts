import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { boundsProblem } from '#schema/rules/catalogue.ts';
import {
  batchesProblem,
  type KitchenKind,
  kitchenKeyProblem,
  kitchenLimits,
  kitchenTexts,
  lineProblem,
  listIdProblem,
  listNameProblem,
  MAX_CHANGES,
  normalizeListName,
  normalizeNote,
  noteProblem,
  ownLineProblem,
  recipeSlugProblem,
  servingsProblem,
} from '#schema/rules/kitchen.ts';
import { firstProblem } from '#schema/rules/problem.ts';
import { Follows, FollowsAsWhole, FollowsWithin } from '#server/check-input.ts';
import type { Problem } from '#server/errors.ts';
import { KitchenKinds } from './kitchen.type.ts';
import type { KitchenChange } from './kitchen-item.ts';

const MAX_PART = 50;

/** A part of the things of one kind. */
@ArgsType()
export class KitchenPartArgs {
  @Field(() => Int, { defaultValue: 20, description: `How many, 1 to ${MAX_PART}.` })
  @Follows((first: number) => boundsProblem('first', first, 1, MAX_PART))
  first: number;

  @Field(() => String, { nullable: true, description: 'The end of the part before: its `pageInfo { endCursor }`.' })
  after?: string | null;
}

@ArgsType()
export class SavedArgs extends KitchenPartArgs {
  @Field(() => ID, { nullable: true, description: 'Only those in the list of this id.' })
  @Follows((id: string) => listIdProblem(id))
  list?: string | null;
}

@InputType({ description: 'A recipe to save, or a saved one to put into other lists.' })
class SavedRecipeInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  @Follows((slug: string) => recipeSlugProblem(slug))
  slug: string;

  @Field(() => [ID], { defaultValue: [], description: 'All lists that it is to be in, by their ids.' })
  @Follows((lists: string[]) =>
    lists.length > kitchenLimits.LIST
      ? { code: 'OUT_OF_RANGE', message: kitchenTexts.tooManyLists }
      : firstProblem(lists, listIdProblem),
  )
  lists: string[];
}

@InputType({ description: 'A list to make, or to name anew.' })
class SavedListInput {
  @Field(() => ID, { description: '8 to 64 letters, digits and hyphens, made by the client: a UUID will do.' })
  @Follows((id: string) => listIdProblem(id))
  id: string;

  @Field({ description: 'Example: "Weeknights".' })
  @Follows((name: string) => listNameProblem(name))
  name: string;
}

@InputType({ description: 'A note on a recipe. It takes the place of the one before.' })
class RecipeNoteInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  @Follows((slug: string) => recipeSlugProblem(slug))
  slug: string;

  @Field({ description: 'Plain text. Example: "Less salt."' })
  @Follows((text: string) => noteProblem(text))
  text: string;
}

@InputType({ description: 'A recipe to put into the basket, or of which there are to be more or fewer.' })
class BasketItemInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  @Follows((slug: string) => recipeSlugProblem(slug))
  slug: string;

  @Field(() => Int, { description: 'How often it is cooked. Example: 2.' })
  @Follows((batches: number) => batchesProblem(batches))
  batches: number;

  @Field(() => Int, { nullable: true, description: 'For how many a batch is; left out where it is as written.' })
  @Follows((servings: number) => servingsProblem(servings))
  servings?: number | null;
}

@InputType({ description: 'Something to take out.' })
class KitchenRemovalInput {
  @Field(() => KitchenKinds, { description: 'What it is. Example: SAVED.' })
  kind: KitchenKind;

  @Field({ description: 'What it is known by among its kind. Example: "doro-wat".' })
  @Follows((key: string, { kind }: KitchenRemovalInput) => kitchenKeyProblem(kind, key))
  key: string;
}

const FollowsLines = () => Follows((lines: string[]) => firstProblem(lines, lineProblem));

@FollowsAsWhole((input: SyncKitchenInput) => countProblems(changesOf(input)))
@InputType({
  description: `Changes that a client has made, at most ${MAX_CHANGES} things. What another client has changed after the cursor is left as it is, and comes with the answer.`,
})
export class SyncKitchenInput {
  @Field(() => String, {
    nullable: true,
    description: 'The cursor up to which the client knows the kitchen; left out where it knows nothing.',
  })
  after?: string | null;

  @Field(() => [SavedRecipeInput], { defaultValue: [], description: 'Recipes to save.' })
  @FollowsWithin()
  saved: SavedRecipeInput[];

  @Field(() => [SavedListInput], { defaultValue: [], description: 'Lists to make, or to name anew.' })
  @FollowsWithin()
  lists: SavedListInput[];

  @Field(() => [RecipeNoteInput], { defaultValue: [], description: 'Notes to write.' })
  @FollowsWithin()
  notes: RecipeNoteInput[];

  @Field(() => [String], {
    defaultValue: [],
    description: 'Recipes to compare, by their slugs. Example: ["doro-wat"].',
  })
  @Follows((slugs: string[]) => firstProblem(slugs, recipeSlugProblem))
  compare: string[];

  @Field(() => [BasketItemInput], { defaultValue: [], description: 'Recipes to cook.' })
  @FollowsWithin()
  basket: BasketItemInput[];

  @Field(() => [String], { defaultValue: [], description: 'Lines of the shopping list that are in the bag.' })
  @FollowsLines()
  ticked: string[];

  @Field(() => [String], { defaultValue: [], description: 'Lines of the shopping list that the kitchen has.' })
  @FollowsLines()
  atHome: string[];

  @Field(() => [String], { defaultValue: [], description: 'Lines to write on the shopping list.' })
  @Follows((lines: string[]) => firstProblem(lines, ownLineProblem))
  ownLines: string[];

  @Field(() => [KitchenRemovalInput], { defaultValue: [], description: 'What to take out.' })
  @FollowsWithin()
  removed: KitchenRemovalInput[];
}

/** @returns the changes of an input as they are stored, removals first: they make room. */
export function changesOf(input: SyncKitchenInput): KitchenChange[] {
  return [
    ...input.removed.map(({ kind, key }) => ({ kind, key, value: null })),
    ...input.saved.map(({ slug, lists }) => ({
      kind: 'SAVED' as const,
      key: slug,
      value: { lists: [...new Set(lists)].sort() },
    })),
    ...input.lists.map(({ id, name }) => ({
      kind: 'LIST' as const,
      key: id,
      value: { name: normalizeListName(name) },
    })),
    ...input.notes.map(({ slug, text }) => ({
      kind: 'NOTE' as const,
      key: slug,
      value: { text: normalizeNote(text) },
    })),
    ...input.compare.map((key) => ({ kind: 'COMPARE' as const, key, value: {} })),
    ...input.basket.map(({ slug, batches, servings = null }) => ({
      kind: 'BASKET' as const,
      key: slug,
      value: { batches, servings },
    })),
    ...input.ticked.map((key) => ({ kind: 'TICKED' as const, key, value: {} })),
    ...input.atHome.map((key) => ({ kind: 'AT_HOME' as const, key, value: {} })),
    ...input.ownLines.map((key) => ({ kind: 'OWN_LINE' as const, key, value: {} })),
  ];
}

function countProblems(changes: readonly KitchenChange[]): Problem[] {
  if (changes.length > MAX_CHANGES)
    return [{ field: 'input', code: 'OUT_OF_RANGE', message: kitchenTexts.tooManyChanges }];
  const things = new Set(changes.map(({ kind, key }) => `${kind} ${key}`));
  return things.size < changes.length ? [{ field: 'input', code: 'INVALID', message: kitchenTexts.changedTwice }] : [];
}
