import { IsOptional, Max, Min } from 'class-validator';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { Authorized, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  MAX_TOKEN_DAYS,
  MAX_TOKEN_NAME_LENGTH,
  type TokenScope,
  tokenNameProblem,
  tokenTexts,
} from '#schema/rules/tokens.ts';
import { Follows, problem } from '#server/check-input.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { ViewerType } from './account.type.ts';

const TokenScopes = nameEnum<TokenScope>('TokenScope', 'What a program may do with an API token.', {
  CALENDAR:
    'Reads the meal plan as a calendar at `/plan/calendar/{token}.ics`, for calendar subscriptions, and nothing else.',
  READ: 'Runs queries: public content, and the member’s own data and comments.',
  WRITE: 'Also writes as the member: comments, questions and saved data, but never the account.',
});

@Authorized()
@Personal()
@ObjectType('AccessToken', {
  implements: NodeType,
  description:
    'An API token, with which a program acts for the member: `Authorization: Bearer mesob_…`. It cannot access the account: email address, password, sessions, tokens and deletion.',
})
export class AccessTokenType {
  id: string;

  @Field({ description: 'Name that the member chose. Example: "Menu board".' })
  name: string;

  @Field(() => TokenScopes, { description: 'What the token may do.' })
  scope: TokenScope;

  @Field(() => GraphQLDateTimeISO, { description: 'When the token was created.' })
  createdAt: Date;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the last use, in UTC; null if it was never used. Example: "2026-11-26".',
  })
  lastUsedOn: string | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When the token expires; null if it never does.',
  })
  expiresAt: Date | null;
}

@InputType({ description: 'An API token to create.' })
export class CreateTokenInput {
  @Field({
    description: `Name to recognize the token by, at most ${MAX_TOKEN_NAME_LENGTH} characters. Example: "Menu board".`,
  })
  @Follows(tokenNameProblem)
  name: string;

  @Field(() => TokenScopes, { description: 'What the token may do. Example: READ.' })
  scope: TokenScope;

  @Field(() => Int, {
    nullable: true,
    description: `Days until the token expires, 1 to ${MAX_TOKEN_DAYS}; if omitted, it never does. Example: 90.`,
  })
  @IsOptional()
  @Min(1, problem('OUT_OF_RANGE', tokenTexts.daysRange))
  @Max(MAX_TOKEN_DAYS, problem('OUT_OF_RANGE', tokenTexts.daysRange))
  expiresInDays?: number | null;
}

@InputType({ description: 'A token to revoke.' })
export class RevokeTokenInput {
  @Field(() => ID, { description: 'ID of one of the member’s tokens. Example: "QWNjZXNzVG9rZW46…".' })
  id: string;
}

@SimpleType('CreateTokenSuccess', 'The token was created.')
export class CreateTokenSuccessType extends SuccessType {
  @Field({
    description:
      'The secret token. Only its hash is stored, so this is the only response that contains it. Example: "mesob_…".',
  })
  token: string;

  @Field(() => AccessTokenType, { description: 'The token as `tokens` lists it.' })
  accessToken: AccessTokenType;

  @Field(() => ViewerType, { description: 'The member, with the new token.' })
  viewer: ViewerType;
}

@SimpleType('RevokeTokenSuccess', 'The token was revoked and is no longer accepted by any instance.')
export class RevokeTokenSuccessType extends SuccessType {
  @Field(() => ViewerType, { description: 'The member, with the remaining tokens.' })
  viewer: ViewerType;
}

export const CreateTokenResult = resultUnion('CreateTokenResult', [CreateTokenSuccessType, InvalidInputType]);

export const RevokeTokenResult = resultUnion('RevokeTokenResult', [RevokeTokenSuccessType, InvalidInputType]);
