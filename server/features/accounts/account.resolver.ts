import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getOncePerOperationCost, getShortListCost } from '#server/graphql/field-costs.ts';
import { decodeNodeId } from '#server/graphql/node/node-id.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { EXPORTS_PER_HOUR } from '#server/security/throttles.ts';
import {
  DeleteAccountInput,
  DeleteAccountResult,
  type DeleteAccountSuccessType,
  EndSessionInput,
  EndSessionResult,
  EndSessionSuccessType,
  SessionType,
  UpdateUsernameInput,
  UpdateUsernameResult,
  type UpdateUsernameSuccessType,
  ViewerType,
} from './account.type.ts';
import type { SessionUser } from './sessions.ts';

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, {
    nullable: true,
    description:
      'The signed-in member; null without a token. An invalid or expired token adds an error with the code UNAUTHENTICATED.\n\nExample: `{ viewer { username sessions { device current } reviews { nodes { rating recipe { title } } } } }`',
  })
  viewer(@Ctx() { viewer }: RequestContext): Promise<SessionUser | null> {
    return viewer.find();
  }

  @Authorized()
  @FieldResolver(() => [SessionType], {
    complexity: getShortListCost,
    description: 'The member’s signed-in sessions, most recently used first.',
  })
  sessions(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<SessionType[]> {
    return services.account.sessions(viewer);
  }

  @Authorized()
  @FieldResolver(() => String, {
    complexity: getOncePerOperationCost,
    description: `All data of the member, as the text of a JSON file. At most once per operation and ${EXPORTS_PER_HOUR} times an hour.`,
  })
  exportedData(@Root() viewer: SessionUser, @Ctx() { services, client }: RequestContext): Promise<string> {
    return services.account.exportedData(viewer, client);
  }
}

/** Mutations of a member's own account. All of them need a session. */
@Resolver()
@Authorized()
export class AccountResolver {
  @ResultMutation(
    () => UpdateUsernameResult,
    'Changes the display name, including on existing reviews, questions and answers.\n\nExample: `mutation { updateUsername(input: { username: "Abeba" }) { ... on UpdateUsernameSuccess { viewer { username } } ... on Failure { message } } }`',
  )
  updateUsername(
    @Arg('input', { description: 'The new name.' }) input: UpdateUsernameInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<UpdateUsernameSuccessType>> {
    return services.account.updateUsername(member, input.username, client);
  }

  @ResultMutation(
    () => EndSessionResult,
    'Ends a session: signs out on another device, or on this one.\n\nExample: `mutation { endSession(input: { id: "U2Vzc2lvbjow…" }) { ... on EndSessionSuccess { viewer { sessions { id } } } ... on Failure { message } } }`',
  )
  endSession(
    @Arg('input', { description: 'Session to end.' }) input: EndSessionInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<EndSessionSuccessType>> {
    const nodeId = decodeNodeId(input.id);
    // Session IDs once had no type prefix, and clients may still have such IDs.
    return services.account.endSession(member, nodeId?.kind === 'Session' ? nodeId.key : input.id);
  }

  @ResultMutation(
    () => EndSessionSuccessType,
    'Ends all sessions except the current one.\n\nExample: `mutation { endOtherSessions { viewer { sessions { id } } } }`',
  )
  endOtherSessions(@Member() member: SessionUser, @Ctx() { services }: RequestContext): Promise<EndSessionSuccessType> {
    return services.account.endOtherSessions(member);
  }

  @ResultMutation(
    () => DeleteAccountResult,
    'Deletes the account permanently. Its reviews, questions and answers remain, by "Former member".\n\nExample: `mutation { deleteAccount(input: { password: "teff and rain" }) { ... on DeleteAccountSuccess { message } ... on Failure { message } } }`',
  )
  deleteAccount(
    @Arg('input', { description: 'Proof of identity.' }) input: DeleteAccountInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<DeleteAccountSuccessType>> {
    return services.account.deleteAccount(member, input, client);
  }
}
