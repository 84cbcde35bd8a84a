import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import { Member } from '#server/graphql/authorization.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms, costOfOnce } from '#server/graphql/field-costs.ts';
import { readNodeId } from '#server/graphql/node/node-id.ts';
import { answerResults } from '#server/graphql/results.ts';
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
      'Who is signed in; null without a token. A token that is not or no longer good is an error with the code UNAUTHENTICATED, beside null.\n\nExample: `{ viewer { username sessions { device current } reviews { nodes { rating recipe { title } } } } }`',
  })
  viewer(@Ctx() { viewer }: RequestContext): Promise<SessionUser | null> {
    return viewer.find();
  }

  @Authorized()
  @FieldResolver(() => [SessionType], {
    complexity: costOfFewTerms,
    description: 'Where one is signed in, the last used first.',
  })
  sessions(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<SessionType[]> {
    return services.account.sessions(viewer);
  }

  @Authorized()
  @FieldResolver(() => String, {
    complexity: costOfOnce,
    description: `All data of the member, as the text of a JSON file. Once in an operation, and ${EXPORTS_PER_HOUR} times an hour.`,
  })
  exportedData(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<string> {
    return services.account.exportedData(viewer);
  }
}

/** Mutations of a member's own account. All of them need a session. */
@Resolver()
@Authorized()
@UseMiddleware(answerResults)
export class AccountResolver {
  @Mutation(() => UpdateUsernameResult, {
    nullable: true,
    description:
      'Changes the display name, also on reviews already written.\n\nExample: `mutation { updateUsername(input: { username: "Abeba" }) { ... on UpdateUsernameSuccess { viewer { username } } ... on Failure { message } } }`',
  })
  updateUsername(
    @Arg('input', () => UpdateUsernameInput, { description: 'Another name.' })
    input: UpdateUsernameInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<UpdateUsernameSuccessType>> {
    return services.account.updateUsername(member, input.username);
  }

  @Mutation(() => EndSessionResult, {
    nullable: true,
    description:
      'Signs out somewhere else, or here.\n\nExample: `mutation { endSession(input: { id: "U2Vzc2lvbjow…" }) { ... on EndSessionSuccess { viewer { sessions { id } } } ... on Failure { message } } }`',
  })
  endSession(
    @Arg('input', () => EndSessionInput, { description: 'Which session.' })
    input: EndSessionInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<EndSessionSuccessType>> {
    const named = readNodeId(input.id);
    // Session ids had no type prefix before, and clients may still have them.
    return services.account.endSession(member, named?.kind === 'Session' ? named.key : input.id);
  }

  @Mutation(() => EndSessionSuccessType, {
    nullable: true,
    description:
      'Signs out everywhere but here.\n\nExample: `mutation { endOtherSessions { viewer { sessions { id } } } }`',
  })
  endOtherSessions(@Member() member: SessionUser, @Ctx() { services }: RequestContext): Promise<EndSessionSuccessType> {
    return services.account.endOtherSessions(member);
  }

  @Mutation(() => DeleteAccountResult, {
    nullable: true,
    description:
      'Deletes the account for good. Its reviews stay, as those of a "Former member".\n\nExample: `mutation { deleteAccount(input: { password: "teff and rain" }) { ... on DeleteAccountSuccess { message } ... on Failure { message } } }`',
  })
  deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'What proves it.' })
    input: DeleteAccountInput,
    @Member() member: SessionUser,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<Result<DeleteAccountSuccessType>> {
    return services.account.deleteAccount(member, input, clientAddress);
  }
}
