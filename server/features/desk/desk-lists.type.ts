import { IsOptional, MaxLength } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { MAX_USERNAME_LENGTH } from '#schema/rules/accounts.ts';
import { problem } from '#server/check-input.ts';
import { connectionType, pageArgs } from '#server/graphql/connection.type.ts';
import { nameEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { ReportedTextType } from './desk.type.ts';

/** Filter of the list of all texts. */
export const TextStatus = nameEnum('TextStatus', 'Status of a reader’s text.', {
  REPORTED: 'Has open reports, or is waiting for a moderator.',
  HIDDEN: 'Hidden by a moderator.',
  HELD: 'Waiting for a moderator; hidden until then.',
});
export type TextStatus = keyof typeof TextStatus;

@ArgsType()
export class DeskListArgs extends pageArgs('result', 20, 50) {}

@ArgsType()
export class DeskTextListArgs extends DeskListArgs {
  @Field(() => TextStatus, { nullable: true, description: 'Only texts with this status.' })
  status?: TextStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only texts of this member.' })
  memberId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only texts on this recipe. Example: "doro-wat".' })
  @IsOptional()
  @MaxLength(200, problem('TOO_LONG'))
  recipeSlug?: string | null;

  @Field({ defaultValue: '', description: 'Part of the text, case-insensitive.' })
  @MaxLength(200, problem('TOO_LONG'))
  search: string;
}

@ArgsType()
export class DeskMemberListArgs extends DeskListArgs {
  @Field({ defaultValue: '', description: 'Part of the display name, case-insensitive.' })
  @MaxLength(MAX_USERNAME_LENGTH, problem('TOO_LONG'))
  name: string;

  @Field({ defaultValue: false, description: 'Only blocked members.' })
  isBlocked: boolean;
}

@SimpleType('DeskMember', 'A member, as moderators see them.')
export class DeskMemberType {
  @Field(() => ID, { description: 'ID for `moderate` and `Desk.texts`.' })
  id: string;

  @Field({ description: 'Display name.' })
  username: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the account was created.' })
  createdAt: Date;

  @Field({ description: 'Whether the member is blocked.' })
  isBlocked: boolean;

  @Field({ description: 'Whether the member has a role. Moderators cannot block or rename staff.' })
  isStaff: boolean;

  @Field(() => Int, { description: 'Number of the member’s texts.' })
  texts: number;

  @Field(() => Int, { description: 'Number of texts that are hidden or waiting for a moderator.' })
  hidden: number;

  @Field(() => Int, { description: 'Number of texts with open reports.' })
  reported: number;
}

@SimpleType('DeskMemberConnection', 'A list of members, paginated by cursor.')
export class DeskMemberConnectionType extends connectionType(DeskMemberType, 'DeskMember', 'member') {}

@SimpleType('ReportedTextConnection', 'A list of members’ texts, paginated by cursor.')
export class ReportedTextConnectionType extends connectionType(ReportedTextType, 'ReportedText', 'text') {}
