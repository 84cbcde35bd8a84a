import { ArrayMaxSize, ArrayUnique, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { kitchenTexts, LIST_ID } from '#schema/rules/kitchen.ts';
import {
  type KitchenChange,
  type KitchenKind,
  type KitchenValue,
  kitchenChangeTexts,
  kitchenProblems,
  MAX_CHANGES,
} from '#schema/rules/kitchen-changes.ts';
import { FollowsAsWhole, problem } from '#server/check-input.ts';
import { KitchenKinds } from './kitchen.type.ts';

const MAX_PART = 50;

/** Arguments for a part of the items of one kind. */
@ArgsType()
export class KitchenPartArgs {
  @Field(() => Int, { defaultValue: 20, description: `How many, 1 to ${MAX_PART}.` })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PART, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, { nullable: true, description: 'The end of the part before: its `pageInfo { endCursor }`.' })
  after?: string | null;
}

@ArgsType()
export class SavedArgs extends KitchenPartArgs {
  @Field(() => ID, { nullable: true, description: 'Only those in the list of this id.' })
  @IsOptional()
  @Matches(LIST_ID, problem('INVALID', kitchenTexts.listIdUnfit))
  list?: string | null;
}

@InputType({ description: 'The content of a thing besides its key. Its kind decides which of the fields it has.' })
class KitchenValueInput implements KitchenValue {
  @Field(() => [ID], { nullable: true, description: 'Of SAVED: all lists that the recipe is to be in, by their ids.' })
  lists?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Of LIST: its name. Example: "Weeknights".' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of NOTE, PLAN, COOKED: plain text; of PLAN one line. Example: "Less salt."',
  })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'Of BASKET: how often it is cooked. Example: 2.' })
  batches?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of BASKET, PLAN: for how many a batch is; left out where it is as written.',
  })
  servings?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Of PLAN: the day. Example: "2026-11-26".' })
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'Of PLAN: the recipe’s slug; left out for a note alone.' })
  recipe?: string | null;
}

@FollowsAsWhole(kitchenProblems)
@InputType({ description: 'A thing as it is to be from now on.' })
export class KitchenChangeInput implements KitchenChange {
  @Field(() => KitchenKinds, { description: 'What it is. Example: NOTE.' })
  kind: KitchenKind;

  @Field({ description: 'What it is known by among its kind. Example: "doro-wat".' })
  key: string;

  @Field(() => KitchenValueInput, {
    nullable: true,
    description: 'Its content: `{}` for a kind without fields. Null takes it out. It cannot be left out.',
  })
  value?: KitchenValueInput | null;
}

@InputType({
  description: `Changes that a client has made, at most ${MAX_CHANGES} things. What another client has changed after the cursor is left as it is, and comes with the answer.`,
})
export class SyncKitchenInput {
  @Field(() => String, {
    nullable: true,
    description: 'The cursor up to which the client knows the kitchen; left out where it knows nothing.',
  })
  after?: string | null;

  @Field(() => [KitchenChangeInput], { defaultValue: [], description: 'The things, each once.' })
  @ValidateNested()
  @ArrayUnique(
    ({ kind, key }: KitchenChangeInput) => `${kind} ${key}`,
    problem('INVALID', kitchenChangeTexts.changedTwice),
  )
  @ArrayMaxSize(MAX_CHANGES, problem('OUT_OF_RANGE', kitchenChangeTexts.tooManyChanges))
  changes: KitchenChangeInput[];
}
