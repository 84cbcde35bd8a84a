import { Args, ArgsType, Authorized, Ctx, Field, FieldResolver, Int, Resolver } from 'type-graphql';
import { boundsProblem } from '#schema/rules/catalogue.ts';
import { MAX_READER_DAYS } from '#schema/rules/desk.ts';
import { Follows } from '#server/check-input.ts';
import { FRESH_STAFF } from '#server/features/accounts/access.ts';
import { DeskType } from '#server/features/desk/desk.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { ReaderSeriesType } from './readers.type.ts';

@ArgsType()
class ReadersArgs {
  @Field(() => Int, { description: `How many days, today the last; 1 to ${MAX_READER_DAYS}.` })
  @Follows((days: number) => boundsProblem('days', days, 1, MAX_READER_DAYS))
  days: number;
}

@Resolver(() => DeskType)
@Authorized(FRESH_STAFF)
export class ReadersResolver {
  @FieldResolver(() => [ReaderSeriesType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'What readers do, counted by day. No reader is known to it. For both roles.',
  })
  readers(@Args() { days }: ReadersArgs, @Ctx() { services }: RequestContext): Promise<ReaderSeriesType[]> {
    return services.readers.series(days);
  }
}
