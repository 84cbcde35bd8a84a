import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field } from 'type-graphql';
import { MAX_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { connectionType, pageArgs } from '#server/graphql/connection.type.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('RemovedRecipe', 'A recipe that is no longer published: it was withdrawn, or postponed to a future day.')
export class RemovedRecipeType {
  @Field({ description: 'Slug. The recipe may be published again. Example: "doro-wat".' })
  slug: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the recipe was last removed from the site.' })
  removedAt: Date;
}

@SimpleType('RemovedRecipeConnection', 'A list of removed recipes, paginated by cursor.')
export class RemovedRecipeConnectionType extends connectionType(RemovedRecipeType, 'RemovedRecipe', 'removed recipe') {}

@ArgsType()
export class RemovedRecipesArgs extends pageArgs('removed recipe', MAX_PAGE_SIZE, MAX_PAGE_SIZE) {
  @Field(() => GraphQLDateTimeISO, {
    description: 'Returns recipes removed after this time. Example: "2026-01-01T00:00:00Z".',
  })
  since: Date;
}
