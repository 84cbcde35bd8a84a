import { Field, ObjectType } from 'type-graphql';
import { FailureType } from '#server/graphql/results.ts';

@ObjectType('InvalidCredentials', {
  simpleResolvers: true,
  implements: FailureType,
  description:
    'Signing in failed. The answer is the same for an unknown address, a wrong password, an account without one, and too many tries.',
})
export class InvalidCredentialsType extends FailureType {}

@ObjectType('EmailNotVerified', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The password is right, but the address has not been verified yet.',
})
export class EmailNotVerifiedType extends FailureType {}

@ObjectType('AlreadyVerified', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The address was verified before: one can sign in.',
})
export class AlreadyVerifiedType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description: 'The address that the link came to: the form to sign in with has it then.',
  })
  sentTo?: string | null;
}

@ObjectType('LinkExpired', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The link was right, but is too old. Ask for another.',
})
export class LinkExpiredType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description:
      'The address that a link of an account came to: the form for another has it then. Null for the newsletter.',
  })
  sentTo?: string | null;
}

@ObjectType('InvalidLink', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'No such link was sent, or it can no longer be used.',
})
export class InvalidLinkType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description:
      'The address that a link to set a password came to, where it is too old. Null where no such link was sent.',
  })
  sentTo?: string | null;
}

@ObjectType('AccountExists', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is an account with this address that must not be joined with the Google account.',
})
export class AccountExistsType extends FailureType {}

@ObjectType('GoogleUnavailable', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'Signing in with Google is not set up here, or Google’s keys cannot be had right now.',
})
export class GoogleUnavailableType extends FailureType {}
