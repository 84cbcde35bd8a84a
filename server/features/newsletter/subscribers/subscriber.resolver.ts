import { Arg, Args, Authorized, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { REAUTHENTICATED_ADMINISTRATORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { DeskType } from '#server/features/desk/desk.type.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getListCost, getOncePerOperationCost } from '#server/graphql/field-costs.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ImportSubscribersInput,
  ImportSubscribersResult,
  type ImportSubscribersSuccessType,
  SubscriberConnectionType,
  SubscriberListArgs,
} from './subscriber.type.ts';

/** Resolves the list of subscribers, for administrators. */
@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_ADMINISTRATORS)
export class SubscriberResolver {
  @FieldResolver(() => SubscriberConnectionType, {
    complexity: getListCost,
    description: 'Newsletter subscribers, newest first, including addresses that have not confirmed yet.',
  })
  subscriberList(
    @Args() args: SubscriberListArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<SubscriberConnectionType> {
    return services.subscribers.list(args);
  }

  @FieldResolver(() => String, {
    complexity: getOncePerOperationCost,
    description: 'All subscribers as CSV: address, status and times. The export is logged.',
  })
  subscribersCsv(@Member() administrator: SessionUser, @Ctx() { services }: RequestContext): Promise<string> {
    return services.subscribers.export(administrator);
  }

  @ResultMutation(
    () => ImportSubscribersResult,
    'Imports subscribers from another list. Without a stated consent, each is asked to confirm.\n\nExample: `mutation { importSubscribers(input: { emails: ["abeba@gmail.com"] }) { ... on ImportSubscribersSuccess { asked known invalid } ... on Failure { message } } }`',
  )
  importSubscribers(
    @Arg('input', { description: 'Addresses, and their consent.' }) input: ImportSubscribersInput,
    @Member() administrator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<ImportSubscribersSuccessType>> {
    return services.subscribers.import(administrator, input);
  }
}
