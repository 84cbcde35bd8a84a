import * as z from 'zod';
import { accountTexts, MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH } from '#schema/rules/accounts.ts';
import { toCheckedInput } from '#server/check-input.ts';
import { InvalidInputError } from '#server/errors.ts';
import { jsonBody, pathParameter, textField } from '#server/http/rest/parameters.ts';
import { messageShape, toResponse } from '#server/http/rest/response.ts';
import { type RestRoute, restRoute } from '#server/http/rest/route.ts';
import { ResetPasswordInput } from './password-reset.type.ts';
import { AccountEmailInput, RegisterInput } from './registration.type.ts';
import { LoginInput, type LoginSuccessType } from './sign-in.type.ts';

const email = textField({ description: 'Email address of the account.', example: 'abeba@gmail.com', format: 'email' });
const newPassword = textField({
  description: 'At least 8 characters, and not a common password.',
  example: 'teff and rain',
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
});
const mailToken = z.object({
  token: pathParameter({ description: 'Last part of the link in the email.', example: 'Zk3vQ0h7m2nX9c5b' }),
});

const sessionShape = z
  .object({
    token: z.string().meta({ description: 'For `Authorization: Bearer …`; valid for seven days.', example: 'eyJ…' }),
    username: z.string().meta({ description: 'Display name.', example: 'Abeba' }),
    message: z.string().meta({ description: 'Message to display.' }),
  })
  .meta({ id: 'Session', description: 'A new session.' });

const signedInResponse = {
  description: 'Signed in.',
  body: sessionShape,
  example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', username: 'Abeba', message: accountTexts.loggedIn },
};

function textResponse(description: string, message: string) {
  return { description, body: messageShape, example: { message } };
}

/** Legacy REST paths of accounts. Their responses are never cached. */
export const accountRoutes: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/users/register',
    name: 'register',
    tag: 'Accounts',
    summary: 'Creates an account and sends a verification email',
    successor: 'Mutation.register',
    body: jsonBody({
      username: textField({
        description: 'Display name: letters only.',
        example: 'Abeba',
        minLength: 1,
        maxLength: MAX_USERNAME_LENGTH,
      }),
      email,
      password: newPassword,
    }),
    responses: {
      201: textResponse('The same if the address is taken: its owner gets an email.', accountTexts.registered),
    },
    refusals: { BAD_REQUEST: accountTexts.allFieldsRequired, TOO_MANY_REQUESTS: accountTexts.throttled },
    async handle({ body, client }, { services }) {
      const input = toCheckedInput(RegisterInput, body);
      return toResponse(await services.registration.register(input, client), (value) => ({
        ...getMessage(value),
        status: 201,
      }));
    },
  }),
  restRoute({
    // Legacy clients use GET although it changes data. The header keeps mail scanners and prefetching from using up the
    // token, and HEAD never uses it.
    method: 'GET',
    path: '/users/verify-email/:token',
    name: 'verifyEmail',
    tag: 'Accounts',
    summary: 'Verifies the address with the token of a link',
    description: 'Requires the header `Content-Type: application/json`, so that mail scanners cannot use up the link.',
    successor: 'Mutation.verifyEmail',
    params: mailToken,
    responses: { 200: textResponse('The address is verified; the member can sign in.', accountTexts.verified) },
    refusals: {
      BAD_REQUEST: accountTexts.verificationNeedsJson,
      INVALID_LINK: accountTexts.verificationInvalid,
      ALREADY_VERIFIED: accountTexts.alreadyVerified,
      LINK_EXPIRED: accountTexts.verificationExpired,
      TOO_MANY_REQUESTS: accountTexts.throttled,
    },
    async handle({ params, headers, isHead, client }, { services }) {
      if (isHead || !/^application\/json\b/i.test(String(headers['content-type'] ?? '')))
        throw new InvalidInputError(accountTexts.verificationNeedsJson);
      return toResponse(await services.registration.verifyEmail(params.token, client), getMessage);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/resendverification',
    name: 'resendVerification',
    tag: 'Accounts',
    summary: 'Sends another verification email if the account is not verified',
    successor: 'Mutation.resendVerification',
    body: jsonBody({ email }),
    responses: { 200: textResponse('The same whether or not an email is sent.', accountTexts.resent) },
    refusals: { BAD_REQUEST: accountTexts.resendEmailRequired, TOO_MANY_REQUESTS: accountTexts.throttled },
    async handle({ body, client }, { services }) {
      const args = toCheckedInput(AccountEmailInput, body);
      return getMessage(await services.registration.resendVerification(args, client));
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/login',
    name: 'login',
    tag: 'Accounts',
    summary: 'Signs in with email and password',
    successor: 'Mutation.login',
    body: jsonBody({
      email,
      password: textField({ description: 'The account’s password.', example: 'teff and rain', minLength: 1 }),
    }),
    responses: { 200: signedInResponse },
    refusals: {
      BAD_REQUEST: accountTexts.emailRequired,
      INVALID_CREDENTIALS: accountTexts.wrongCredentials,
      EMAIL_NOT_VERIFIED: accountTexts.emailNotVerified,
      TOO_MANY_REQUESTS: accountTexts.throttled,
    },
    async handle(request, { services }) {
      const input = toCheckedInput(LoginInput, request.body);
      return toResponse(await services.signIn.login(input, request), presentSignIn);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/google/login',
    name: 'loginWithGoogle',
    tag: 'Accounts',
    summary: 'Signs in with a Google ID token',
    successor: 'Mutation.loginWithGoogle',
    body: jsonBody({ token: textField({ description: 'Google ID token.', example: 'eyJ…', minLength: 1 }) }),
    responses: { 200: signedInResponse },
    refusals: {
      BAD_REQUEST: accountTexts.credentialMissing,
      INVALID_CREDENTIALS: accountTexts.googleFailed,
      ACCOUNT_EXISTS: accountTexts.accountExists,
      TOO_MANY_REQUESTS: accountTexts.throttled,
    },
    async handle(request, { services }) {
      return toResponse(await services.googleSignIn.login(request.body.token, request), presentSignIn);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/forgotpassword',
    name: 'forgotPassword',
    tag: 'Accounts',
    summary: 'Sends a link to reset the password, if the account exists',
    successor: 'Mutation.forgotPassword',
    body: jsonBody({ email }),
    responses: { 200: textResponse('The same whether or not an email is sent.', accountTexts.resetLinkSent) },
    refusals: { BAD_REQUEST: accountTexts.resendEmailInvalid, TOO_MANY_REQUESTS: accountTexts.throttled },
    async handle({ body, client }, { services }) {
      const args = toCheckedInput(AccountEmailInput, body);
      return getMessage(await services.passwordReset.forgotPassword(args, client));
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/resetpassword/:token',
    name: 'resetPassword',
    tag: 'Accounts',
    summary: 'Sets a new password with the token of a reset link, and ends all sessions',
    successor: 'Mutation.resetPassword',
    params: mailToken,
    body: jsonBody({ password: newPassword }),
    responses: { 200: textResponse('The password is set.', accountTexts.passwordReset) },
    refusals: {
      BAD_REQUEST: accountTexts.passwordTooShort,
      INVALID_LINK: accountTexts.resetLinkInvalid,
      TOO_MANY_REQUESTS: accountTexts.throttled,
    },
    async handle({ body, params, client }, { services }) {
      const input = toCheckedInput(ResetPasswordInput, { ...params, ...body });
      return toResponse(await services.passwordReset.resetPassword(input, client), getMessage);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/logout',
    name: 'logout',
    tag: 'Accounts',
    summary: 'Ends the session of the bearer token; an invalid token is not an error',
    successor: 'Mutation.logout',
    responses: { 204: { description: 'Signed out on all instances.' } },
    endsSession: true,
    async handle({ viewer }, { services }) {
      await services.signIn.logout(viewer.token);
      return { status: 204 };
    },
  }),
];

/** Returns only the message of a result, never its other fields. */
function getMessage({ message }: { message: string }) {
  return { body: { message } };
}

/** Returns only the session of a sign-in, never other fields of its result. */
function presentSignIn({ token, username, message }: LoginSuccessType) {
  return { body: { token, username, message } };
}
