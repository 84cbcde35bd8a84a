import { Field } from 'type-graphql';
import { FailureType, failureType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

export const InvalidCredentialsType = failureType(
  'InvalidCredentials',
  'The credentials were not accepted. The response is the same for an unknown address, a wrong password, an account without a password, and too many attempts for the account.',
);

export const EmailNotVerifiedType = failureType(
  'EmailNotVerified',
  'The password is correct, but the address is not verified yet.',
);

@SimpleType('AlreadyVerified', 'The address is already verified. The member can sign in.', FailureType)
export class AlreadyVerifiedType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description: 'Address that the link was sent to, to prefill the sign-in form.',
  })
  sentTo?: string | null;
}

@SimpleType('LinkExpired', 'The link is valid but has expired. Request another.', FailureType)
export class LinkExpiredType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description: 'Address that a verification link was sent to, to prefill the form for another; null for other links.',
  })
  sentTo?: string | null;
}

@SimpleType('InvalidLink', 'The link was never sent, or can no longer be used.', FailureType)
export class InvalidLinkType extends FailureType {
  @Field(() => String, {
    nullable: true,
    description: 'Address that a used or expired link to set a password was sent to; null for other links.',
  })
  sentTo?: string | null;
}

export const AccountExistsType = failureType(
  'AccountExists',
  'An account with this address exists and cannot be linked to the Google account.',
);

export const GoogleUnavailableType = failureType(
  'GoogleUnavailable',
  'Sign-in with Google is not configured, or Google’s keys are unavailable.',
);
