import { Max, Min } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, Int } from 'type-graphql';
import { MAX_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { problem } from '#server/check-input.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('RemovedRecipe', 'A recipe that is no longer published: it was withdrawn, or postponed to a future day.')
export class RemovedRecipeType {
  @Field({ description: 'Slug. The recipe may be published again. Example: "doro-wat".' })
  slug: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the recipe was removed from the site.' })
  removedAt: Date;
}

@SimpleType('RemovedRecipeConnection', 'A list of removed recipes, paginated by cursor.')
export class RemovedRecipeConnectionType extends connectionType(RemovedRecipeType, 'RemovedRecipe', {
  singular: 'removed recipe',
  plural: 'removed recipes',
}) {}

@ArgsType()
export class RemovedRecipesArgs {
  @Field(() => GraphQLDateTimeISO, {
    description: 'Returns recipes removed after this time. Example: "2026-01-01T00:00:00Z".',
  })
  since: Date;

  @Field(() => Int, { defaultValue: MAX_PAGE_SIZE, description: `Number of recipes per page, 1 to ${MAX_PAGE_SIZE}.` })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor of a removed recipe; the page starts after it.' })
  after?: string | null;
}
