import { Max, Min } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MAX_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { problem } from '#server/check-input.ts';
import { connectionType } from '#server/graphql/connection.type.ts';

@ObjectType('RemovedRecipe', {
  simpleResolvers: true,
  description: 'A recipe that was published, and is not any more: it was withdrawn, or put off to a day to come.',
})
export class RemovedRecipeType {
  @Field({ description: 'Its name in addresses. It may be published again. Example: "doro-wat".' })
  slug: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was taken from the site.' })
  removedAt: Date;
}

@ObjectType('RemovedRecipeConnection', {
  simpleResolvers: true,
  description: 'A part of the list of recipes that were removed.',
})
export class RemovedRecipeConnectionType extends connectionType(RemovedRecipeType, 'RemovedRecipe', {
  one: 'removed recipe',
  many: 'removed recipes',
}) {}

@ArgsType()
export class RemovedRecipesArgs {
  @Field(() => GraphQLDateTimeISO, { description: 'Those removed later than this. Example: "2026-01-01T00:00:00Z".' })
  since: Date;

  @Field(() => Int, { defaultValue: MAX_PAGE_SIZE, description: `Recipes a page, 1 to ${MAX_PAGE_SIZE}.` })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, { nullable: true, description: 'The cursor of a removed recipe: what comes behind it.' })
  after?: string | null;
}
