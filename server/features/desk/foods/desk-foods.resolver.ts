import { Arg, Authorized, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { REAUTHENTICATED_EDITORS } from '#server/features/accounts/access.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { getOncePerOperationCost } from '#server/graphql/field-costs.ts';
import { DeskType } from '../desk.type.ts';
import { MAX_FOODS } from './desk-foods.statements.ts';
import { DeskFoodType, MissingFoodType, SourceFoodType } from './desk-foods.type.ts';

const Search = () => Arg('search', () => String, { description: 'Name, or part of it. Example: "butter".' });

/** Maximum length of a search, in UTF-16 code units. */
const MAX_SEARCH_LENGTH = 100;

/** Queries of editors for foods. */
@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_EDITORS)
export class DeskFoodsResolver {
  @FieldResolver(() => [DeskFoodType], {
    complexity: ({ childComplexity }) => getOncePerOperationCost({ childComplexity: MAX_FOODS * childComplexity }),
    description: `Foods in the food table with a key or name that contains the search text, at most ${MAX_FOODS}.`,
  })
  foods(@Search() search: string, @Ctx() { services }: RequestContext): Promise<DeskFoodType[]> {
    return services.deskFoods.searchFoods(search.slice(0, MAX_SEARCH_LENGTH));
  }

  @FieldResolver(() => [SourceFoodType], {
    complexity: ({ childComplexity }) => getOncePerOperationCost({ childComplexity: 12 * childComplexity }),
    description: 'Rows of the USDA table that may be the named food, best match first, at most twelve.',
  })
  sourceFoods(@Search() search: string, @Ctx() { services }: RequestContext): Promise<SourceFoodType[]> {
    return services.deskFoods.searchSourceFoods(search.slice(0, MAX_SEARCH_LENGTH));
  }

  @FieldResolver(() => [MissingFoodType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'Foods that recipes mention but the food table lacks, most frequent first, at most 200.',
  })
  missingFoods(@Ctx() { services }: RequestContext): Promise<MissingFoodType[]> {
    return services.deskFoods.listMissingFoods();
  }
}
