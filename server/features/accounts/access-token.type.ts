import { IsOptional, Max, Min } from 'class-validator';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { Authorized, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  MAX_TOKEN_DAYS,
  MAX_TOKEN_NAME_LENGTH,
  type TokenScope,
  tokenNameProblem,
  tokenTexts,
} from '#schema/rules/tokens.ts';
import { Follows, problem } from '#server/check-input.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { ViewerType } from './account.type.ts';

const TokenScopes = { CALENDAR: 'CALENDAR', READ: 'READ', WRITE: 'WRITE' } as const satisfies {
  [Scope in TokenScope]: Scope;
};

registerEnumType(TokenScopes, {
  name: 'TokenScope',
  description: 'What a program may do with a token.',
  valuesConfig: {
    CALENDAR: {
      description:
        'Reads the plan as a calendar at `/plan/calendar/{token}.ics`, where calendars subscribe to it, and nothing else.',
    },
    READ: { description: 'Queries: what the site shows, and what the member keeps and has commented.' },
    WRITE: {
      description:
        'Also writes as the member: comments, questions, and what the member keeps; never the account itself.',
    },
  },
});

@Authorized()
@Personal()
@ObjectType('AccessToken', {
  implements: NodeType,
  description:
    'A token with which a program acts for the member, as `Authorization: Bearer mesob_…`. It does not reach the account itself: address, password, sessions, tokens and deletion.',
})
export class AccessTokenType {
  id: string;

  @Field({ description: 'Given by the member. Example: "Menu board".' })
  name: string;

  @Field(() => TokenScopes, { description: 'What it may do.' })
  scope: TokenScope;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day of its last use, in UTC; null where it was never used. Example: "2026-11-26".',
  })
  lastUsedOn: string | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it ends by itself; null where it is good until it is revoked.',
  })
  expiresAt: Date | null;
}

@InputType({ description: 'A token for a program.' })
export class CreateTokenInput {
  @Field({ description: `To know it again, at most ${MAX_TOKEN_NAME_LENGTH} characters. Example: "Menu board".` })
  @Follows(tokenNameProblem)
  name: string;

  @Field(() => TokenScopes, { description: 'What it may do. Example: READ.' })
  scope: TokenScope;

  @Field(() => Int, {
    nullable: true,
    description: `Days until it ends by itself, 1 to ${MAX_TOKEN_DAYS}; without them it is good until it is revoked. Example: 90.`,
  })
  @IsOptional()
  @Min(1, problem('OUT_OF_RANGE', tokenTexts.daysRange))
  @Max(MAX_TOKEN_DAYS, problem('OUT_OF_RANGE', tokenTexts.daysRange))
  expiresInDays?: number | null;
}

@InputType({ description: 'Which token to revoke.' })
export class RevokeTokenInput {
  @Field(() => ID, { description: 'The id of one of one’s tokens. Example: "QWNjZXNzVG9rZW46…".' })
  id: string;
}

@ObjectType('CreateTokenSuccess', { simpleResolvers: true, description: 'The token is made.' })
export class CreateTokenSuccessType extends SuccessType {
  @Field({ description: 'The token itself: only its hash is stored, so this answer alone has it. Example: "mesob_…".' })
  token: string;

  @Field(() => AccessTokenType, { description: 'The token, as it is listed.' })
  accessToken: AccessTokenType;

  @Field(() => ViewerType, { description: 'With all tokens.' })
  viewer: ViewerType;

  constructor(token: string, accessToken: AccessTokenType, viewer: ViewerType) {
    super(tokenTexts.created);
    this.token = token;
    this.accessToken = accessToken;
    this.viewer = viewer;
  }
}

@ObjectType('RevokeTokenSuccess', {
  simpleResolvers: true,
  description: 'The token is no longer good for anything, on any instance.',
})
export class RevokeTokenSuccessType extends SuccessType {
  @Field(() => ViewerType, { description: 'With the tokens that are left.' })
  viewer: ViewerType;

  constructor(viewer: ViewerType) {
    super(tokenTexts.revoked);
    this.viewer = viewer;
  }
}

export const CreateTokenResult = resultUnion('CreateTokenResult', 'What making a token can lead to.', () => [
  CreateTokenSuccessType,
  InvalidInputType,
]);

export const RevokeTokenResult = resultUnion('RevokeTokenResult', 'What revoking a token can lead to.', () => [
  RevokeTokenSuccessType,
  InvalidInputType,
]);
