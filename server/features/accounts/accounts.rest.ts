import { accountTexts } from '#schema/rules/accounts.ts';
import { InvalidInputError } from '#server/errors.ts';
import { checkedInput } from '#server/follows.ts';
import { answerOf } from '#server/http/rest/failure.ts';
import { textsOf } from '#server/http/rest/parameters.ts';
import type { RestAnswer, RestRequest, RestRoute } from '#server/http/rest/route.ts';
import { ResetPasswordArgs } from './password-reset.type.ts';
import { MailedEmailArgs, RegisterInput } from './registration.type.ts';
import { LoginInput, type LoginSuccessType } from './sign-in.type.ts';

/** The legacy paths of accounts. Nothing under them is ever cached. */
export const accountRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/users/register',
    summary: 'Makes an account that waits for its address to be verified',
    answer: 'message; the same where the address is taken, whose owner gets a mail',
    status: 201,
    cacheable: false,
    async handle({ body, clientAddress }, { services }) {
      const input = await checkedInput(RegisterInput, textsOf(body, ['username', 'email', 'password']));
      return { ...messageOf(await services.registration.register(input, clientAddress)), status: 201 };
    },
  },
  {
    // A GET that changes something: legacy clients ask so. The header keeps mail scanners and prefetching from using it up.
    method: 'GET',
    path: '/users/verify-email/:token',
    summary: 'Uses the token of a verification link; needs Content-Type: application/json',
    answer: 'message',
    cacheable: false,
    async handle({ params, headers, clientAddress }, { services }) {
      if (!/^application\/json\b/i.test(String(headers['content-type'] ?? '')))
        throw new InvalidInputError(accountTexts.verificationNeedsJson);
      return answerOf(await services.registration.verifyEmail(params.token ?? '', clientAddress), messageOf);
    },
  },
  {
    method: 'POST',
    path: '/users/resendverification',
    summary: 'Sends another verification mail where an account waits for it',
    answer: 'message, always the same',
    cacheable: false,
    async handle({ body, clientAddress }, { services }) {
      const { email } = await checkedInput(MailedEmailArgs, textsOf(body, ['email']));
      return messageOf(await services.registration.resendVerification(email, clientAddress));
    },
  },
  {
    method: 'POST',
    path: '/users/login',
    summary: 'Signs in with e-mail and password',
    answer: 'token, username, message',
    cacheable: false,
    async handle(request, { services }) {
      const input = await checkedInput(LoginInput, textsOf(request.body, ['email', 'password']));
      return answerOf(await services.signIn.login(input, request), signedIn);
    },
  },
  {
    method: 'POST',
    path: '/google/login',
    summary: 'Signs in with the ID token that Google’s button gave',
    answer: 'token, username, message',
    cacheable: false,
    async handle(request, { services }) {
      const { token } = textsOf(request.body, ['token']);
      return answerOf(await services.googleSignIn.login(token, request), signedIn);
    },
  },
  {
    method: 'POST',
    path: '/users/forgotpassword',
    summary: 'Sends a mail with a link to set another password, where there is such an account',
    answer: 'message, always the same',
    cacheable: false,
    async handle({ body, clientAddress }, { services }) {
      const { email } = await checkedInput(MailedEmailArgs, textsOf(body, ['email']));
      return messageOf(await services.passwordReset.forgotPassword(email, clientAddress));
    },
  },
  {
    method: 'POST',
    path: '/users/resetpassword/:token',
    summary: 'Sets another password with the token of a reset link, and ends every session',
    answer: 'message',
    cacheable: false,
    async handle({ body, params, clientAddress }, { services }) {
      const values = { token: params.token ?? '', ...textsOf(body, ['password']) };
      const input = await checkedInput(ResetPasswordArgs, values);
      return answerOf(await services.passwordReset.resetPassword(input, clientAddress), messageOf);
    },
  },
  {
    method: 'POST',
    path: '/users/logout',
    summary: 'Ends the session of the bearer token; one that is not good has none, which is fine',
    answer: 'nothing, with status 204',
    status: 204,
    cacheable: false,
    async handle({ viewer }: RestRequest, { services }) {
      await services.signIn.logout(viewer.token);
      return { status: 204 };
    },
  },
];

/** An allow-list: a text, and after signing in the token and the name. */
function messageOf({ message }: { message: string }): RestAnswer {
  return { body: { message } };
}

function signedIn({ token, username, message }: LoginSuccessType): RestAnswer {
  return { body: { token, username, message } };
}
