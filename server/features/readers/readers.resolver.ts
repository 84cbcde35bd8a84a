import { Max, Min } from 'class-validator';
import { Args, ArgsType, Authorized, Ctx, Field, FieldResolver, Int, Resolver } from 'type-graphql';
import { MAX_READER_DAYS } from '#schema/rules/desk.ts';
import { problem } from '#server/check-input.ts';
import { REAUTHENTICATED_STAFF } from '#server/features/accounts/access.ts';
import { DeskType } from '#server/features/desk/desk.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { ReaderSeriesType } from './readers.type.ts';

@ArgsType()
class ReadersArgs {
  @Field(() => Int, { description: `Number of days up to today, 1 to ${MAX_READER_DAYS}.` })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_READER_DAYS, problem('OUT_OF_RANGE'))
  days: number;
}

/** Assumed number of events, for the query cost. */
const ASSUMED_COUNT = 20;

@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_STAFF)
export class ReadersResolver {
  @FieldResolver(() => [ReaderSeriesType], {
    complexity: ({ childComplexity }) => ASSUMED_COUNT * childComplexity,
    description: 'Anonymous daily counts of what readers do.',
  })
  readers(@Args() { days }: ReadersArgs, @Ctx() { services }: RequestContext): Promise<ReaderSeriesType[]> {
    return services.readers.getSeries(days);
  }
}
