import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfFewTerms } from '#server/graphql/cost.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  DeleteAccountResult,
  type DeleteAccountSuccessType,
  EndSessionResult,
  EndSessionSuccessType,
  SessionType,
  UpdateUsernameArgs,
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
      'Who is signed in; null without a token. A token that is not or no longer good is an error with the code UNAUTHENTICATED.\n\nExample: `{ me { username sessions { device current } } }`',
  })
  me(@Ctx() { viewer }: RequestContext): Promise<SessionUser | null> {
    return viewer.find();
  }

  @FieldResolver(() => [SessionType], {
    complexity: costOfFewTerms,
    description: 'Where one is signed in, the last used first.',
  })
  sessions(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<SessionType[]> {
    return services.account.sessions(viewer);
  }

  @FieldResolver(() => String, { description: 'All one’s data, as the text of a JSON file.' })
  exportedData(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<string> {
    return services.account.exportedData(viewer);
  }
}

/** What a member can do to the own account. All of it needs a token. */
@Resolver()
@Authorized()
@UseMiddleware(answerResults)
export class AccountResolver {
  @Mutation(() => UpdateUsernameResult, {
    description:
      'Changes the display name, also on reviews already written.\n\nExample: `mutation { updateUsername(username: "Abeba") { ... on UpdateUsernameSuccess { viewer { username } } ... on Failure { message } } }`',
  })
  async updateUsername(
    @Args(() => UpdateUsernameArgs) { username }: UpdateUsernameArgs,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<Result<UpdateUsernameSuccessType>> {
    return services.account.updateUsername(await viewer.require(), username);
  }

  @Mutation(() => EndSessionResult, {
    description:
      'Signs out somewhere else, or here.\n\nExample: `mutation { endSession(id: "0b0e…") { ... on EndSessionSuccess { viewer { sessions { id } } } ... on Failure { message } } }`',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'The id of one of one’s sessions.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<Result<EndSessionSuccessType>> {
    return services.account.endSession(await viewer.require(), id);
  }

  @Mutation(() => EndSessionSuccessType, {
    description:
      'Signs out everywhere but here.\n\nExample: `mutation { endOtherSessions { viewer { sessions { id } } } }`',
  })
  async endOtherSessions(@Ctx() { services, viewer }: RequestContext): Promise<EndSessionSuccessType> {
    return services.account.endOtherSessions(await viewer.require());
  }

  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the account for good. Its reviews stay, as those of a "Former member".\n\nExample: `mutation { deleteAccount(password: "teff and rain") { ... on DeleteAccountSuccess { message } ... on Failure { message } } }`',
  })
  async deleteAccount(
    @Arg('password', () => String, { nullable: true, description: 'Needed where the account has one.' })
    password: string | null,
    @Arg('googleCredential', () => String, {
      nullable: true,
      description: 'Needed where it has none: an ID token of its Google account, at most five minutes old.',
    })
    googleCredential: string | null,
    @Ctx() { services, viewer, clientAddress }: RequestContext,
  ): Promise<Result<DeleteAccountSuccessType>> {
    return services.account.deleteAccount(await viewer.require(), { password, googleCredential }, clientAddress);
  }
}
