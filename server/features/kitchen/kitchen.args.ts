import { ArrayMaxSize, ArrayUnique, IsOptional, Matches, ValidateNested } from 'class-validator';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { GENERATED_ID, kitchenTexts } from '#schema/rules/kitchen.ts';
import {
  type KitchenChange,
  type KitchenKind,
  type KitchenValue,
  kitchenChangeTexts,
  kitchenProblems,
  MAX_CHANGES,
} from '#schema/rules/kitchen-changes.ts';
import { FollowsAsWhole, problem } from '#server/check-input.ts';
import { pageArgs } from '#server/graphql/connection.type.ts';
import { KitchenKinds } from './kitchen.type.ts';

/** Arguments for a page of the items of one kind. */
@ArgsType()
export class KitchenPageArgs extends pageArgs('saved item', 20, 50) {}

@ArgsType()
export class SavedArgs extends KitchenPageArgs {
  @Field(() => ID, { nullable: true, description: 'Returns only recipes in the list with this ID.' })
  @IsOptional()
  @Matches(GENERATED_ID, problem('INVALID', kitchenTexts.idUnfit))
  list?: string | null;
}

@InputType({ description: 'Content of an item, without its key. Which fields apply depends on its kind.' })
class KitchenValueInput implements KitchenValue {
  @Field(() => [ID], { nullable: true, description: 'For SAVED: IDs of all lists that contain the recipe.' })
  lists?: string[] | null;

  @Field(() => String, { nullable: true, description: 'For LIST: name of the list. Example: "Weeknights".' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For NOTE, PLAN and COOKED: plain text; for PLAN a single line. Example: "Less salt."',
  })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'For BASKET: number of batches. Example: 2.' })
  batches?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For SAVED, servings last viewed; for BASKET, per batch; for PLAN, to cook. If omitted, the recipe’s own.',
  })
  servings?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'For PLAN: day. Example: "2026-11-26".' })
  day?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For PLAN: slug of the recipe; omitted for a note without a recipe.',
  })
  recipe?: string | null;
}

@FollowsAsWhole(kitchenProblems)
@InputType({ description: 'The new state of an item.' })
export class KitchenChangeInput implements KitchenChange {
  @Field(() => KitchenKinds, { description: 'Kind of the item. Example: NOTE.' })
  kind: KitchenKind;

  @Field({ description: 'Key of the item, unique within its kind. Example: "doro-wat".' })
  key: string;

  @Field(() => KitchenValueInput, {
    nullable: true,
    description: 'Content of the item: `{}` for a kind without fields, null to remove the item. Cannot be omitted.',
  })
  value?: KitchenValueInput | null;
}

@InputType({
  description: `Changes by a client, at most ${MAX_CHANGES} items. Items that another client has changed after the cursor are not overwritten, unless it removed them.`,
})
export class SyncKitchenInput {
  @Field(() => String, {
    nullable: true,
    description: 'Last cursor that the client received; omitted for the first sync.',
  })
  after?: string | null;

  @Field(() => [KitchenChangeInput], { defaultValue: [], description: 'Changed items, each once.' })
  @ValidateNested()
  @ArrayUnique(
    ({ kind, key }: KitchenChangeInput) => `${kind} ${key}`,
    problem('INVALID', kitchenChangeTexts.changedTwice),
  )
  @ArrayMaxSize(MAX_CHANGES, problem('OUT_OF_RANGE', kitchenChangeTexts.tooManyChanges))
  changes: KitchenChangeInput[];
}
