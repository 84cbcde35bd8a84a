import { Field, ObjectType } from 'type-graphql';
import { FailureType } from '#server/graphql/results.ts';

@ObjectType('InvalidCredentials', {
  simpleResolvers: true,
  implements: FailureType,
  description:
    'Sign-in failed. The response is the same for an unknown address, a wrong password, an account without a password, and too many attempts.',
})
export class InvalidCredentialsType extends FailureType {}

@ObjectType('EmailNotVerified', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The password is correct, but the address is not verified yet.',
})
export class EmailNotVerifiedType extends FailureType {}

@ObjectType('AlreadyVerified', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The address is already verified. The member can sign in.',
})
export class AlreadyVerifiedType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description: 'Address that the link was sent to, to prefill the sign-in form.',
  })
  sentTo?: string | null;
}

@ObjectType('LinkExpired', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The link is valid but has expired. Request another.',
})
export class LinkExpiredType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description:
      'Address that the account’s link was sent to, to prefill the form for another. Null for the newsletter.',
  })
  sentTo?: string | null;
}

@ObjectType('InvalidLink', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The link was never sent, or can no longer be used.',
})
export class InvalidLinkType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description: 'Address that an expired link to set a password was sent to. Null if the link was never sent.',
  })
  sentTo?: string | null;
}

@ObjectType('AccountExists', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'An account with this address exists and cannot be linked to the Google account.',
})
export class AccountExistsType extends FailureType {}

@ObjectType('GoogleUnavailable', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'Sign-in with Google is not configured, or Google’s keys are unavailable.',
})
export class GoogleUnavailableType extends FailureType {}
