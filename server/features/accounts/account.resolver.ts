import { Arg, Args, Authorized, Ctx, ID, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import { answerResults } from '#server/graphql/answer-results.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type {
  DeleteAccountAnswer,
  EndSessionAnswer,
  EndSessionSuccess,
  UpdateUsernameAnswer,
} from './account.service.ts';
import {
  DeleteAccountResult,
  EndSessionResult,
  EndSessionSuccessType,
  UpdateUsernameArgs,
  UpdateUsernameResult,
} from './account.type.ts';

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
  ): Promise<UpdateUsernameAnswer> {
    return services.account.updateUsername(await viewer.require(), username);
  }

  @Mutation(() => EndSessionResult, {
    description:
      'Signs out somewhere else, or here.\n\nExample: `mutation { endSession(id: "0b0e…") { ... on EndSessionSuccess { viewer { sessions { id } } } ... on Failure { message } } }`',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'The id of one of one’s sessions.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<EndSessionAnswer> {
    return services.account.endSession(await viewer.require(), id);
  }

  @Mutation(() => EndSessionSuccessType, {
    description:
      'Signs out everywhere but here.\n\nExample: `mutation { endOtherSessions { viewer { sessions { id } } } }`',
  })
  async endOtherSessions(@Ctx() { services, viewer }: RequestContext): Promise<EndSessionSuccess> {
    return services.account.endOtherSessions(await viewer.require());
  }

  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the account for good. Its reviews stay, as those of a "Former member".\n\nExample: `mutation { deleteAccount(password: "teff and rain") { ... on DeleteAccountSuccess { message } ... on Failure { message } } }`',
  })
  async deleteAccount(
    @Arg('password', () => String, { nullable: true, description: 'Needed where the account has one.' })
    password: string | null,
    @Ctx() { services, viewer, clientAddress }: RequestContext,
  ): Promise<DeleteAccountAnswer> {
    return services.account.deleteAccount(await viewer.require(), password, clientAddress);
  }
}
