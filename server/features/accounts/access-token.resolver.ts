import { Arg, Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getShortListCost } from '#server/graphql/field-costs.ts';
import { decodeNodeId } from '#server/graphql/node/node-id.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  AccessTokenType,
  CreateTokenInput,
  CreateTokenResult,
  type CreateTokenSuccessType,
  RevokeTokenInput,
  RevokeTokenResult,
  type RevokeTokenSuccessType,
} from './access-token.type.ts';
import { ViewerType } from './account.type.ts';
import type { SessionUser } from './sessions.ts';

@Resolver(() => ViewerType)
@Authorized()
export class ViewerTokensResolver {
  @FieldResolver(() => [AccessTokenType], {
    complexity: getShortListCost,
    description: 'The member’s API tokens, newest first.',
  })
  tokens(@Root() viewer: SessionUser, @Ctx() { services }: RequestContext): Promise<AccessTokenType[]> {
    return services.accessTokens.list(viewer.id);
  }
}

/** Mutations of a member's tokens. They need a signed-in session; a token cannot call them. */
@Resolver()
@Authorized()
export class AccessTokenResolver {
  @ResultMutation(
    () => CreateTokenResult,
    'Creates an API token, so that a program needs no password. The token is shown only once.\n\nExample: `mutation { createToken(input: { name: "Menu board", scope: READ, expiresInDays: 90 }) { ... on CreateTokenSuccess { token accessToken { id expiresAt } } ... on Failure { message } } }`',
  )
  createToken(
    @Arg('input', { description: 'Name, scope and lifetime of the token.' }) input: CreateTokenInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<CreateTokenSuccessType>> {
    return services.accessTokens.create(member, input, client);
  }

  @ResultMutation(
    () => RevokeTokenResult,
    'Revokes a token immediately.\n\nExample: `mutation { revokeToken(input: { id: "QWNjZXNzVG9rZW46…" }) { ... on RevokeTokenSuccess { viewer { tokens { id } } } ... on Failure { message } } }`',
  )
  revokeToken(
    @Arg('input', { description: 'Token to revoke.' }) input: RevokeTokenInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<RevokeTokenSuccessType>> {
    const nodeId = decodeNodeId(input.id);
    return services.accessTokens.revoke(member, nodeId?.kind === 'AccessToken' ? nodeId.key : '');
  }
}
