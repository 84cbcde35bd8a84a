import { accountTexts, providerProblem } from '#schema/rules/accounts.ts';
import { sharedContactTexts } from '#schema/rules/contact.ts';
import { checkInput } from '#server/check-input.ts';
import { ResetPasswordInput } from '#server/features/accounts/password-reset.type.ts';
import { AccountEmailInput, RegisterInput } from '#server/features/accounts/registration.type.ts';
import { ContactSource, SendMessageInput } from '#server/features/contact/contact.type.ts';
import { SubscribeInput } from '#server/features/newsletter/newsletter.type.ts';
import { failure, type Result, success } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Services } from '#server/services.ts';

interface FormRequest {
  services: Services;
  client: Client;
  /** The parameters of the page's path. */
  params: Record<string, string>;
  /** Path to return to after sign-in, from the page's query string. */
  returnPath: string | undefined;
}

/** A form of a page, as a browser posts it to the page's own URL without scripts. */
export interface PageForm {
  /** Paths of the form's pages, with Fastify's `:parameters`. */
  paths: string[];
  fields: string[];
  /** Fields whose values are not sent back with the page. */
  secret?: string[];
  /** Page that the browser opens after a success, and the delay in seconds. */
  next?: { path: string; seconds: number };
  /** Message after a server error; by default the error's own. */
  failureText?: string;
  /**
   * Checks the submitted values and calls the same service as the form's mutation; the sign-in form always fails.
   * @throws {FieldErrors | DomainError}
   */
  send(values: Record<string, string>, request: FormRequest): Promise<Result<{ message: string }>>;
}

/** Problems with the fields of a form, by field name. */
export class FieldErrors extends Error {
  constructor(readonly errors: Record<string, string>) {
    super('Fields of a form are wrong.');
  }
}

/** Forms that browsers post to their page without scripts. The sign-in form only responds that it needs scripts. */
export const pageForms: PageForm[] = [
  createContactForm('/contact', ContactSource.CONTACT),
  createContactForm('/about', ContactSource.ABOUT),
  {
    paths: ['/', '/home'],
    fields: ['email'],
    async send({ email = '' }, { services, client }) {
      const input = await checkValues(SubscribeInput, { email });
      return success(await services.newsletter.subscribe(input.email, client));
    },
  },
  {
    paths: ['/newsletter/confirm/:token'],
    fields: [],
    send: (_values, { services, params }) => services.newsletter.confirm(params.token ?? ''),
  },
  {
    paths: ['/register'],
    fields: ['username', 'email', 'password', 'confirmation'],
    secret: ['password', 'confirmation'],
    next: { path: '/login', seconds: 4 },
    async send({ username = '', email = '', password = '', confirmation }, { services, client, returnPath }) {
      const input = await checkValues(RegisterInput, { username, email, password, returnPath });
      const problem = providerProblem(email.trim(), services.siteSettings.mailProviders);
      if (problem) throw new FieldErrors({ email: problem.message });
      if (confirmation !== password) throw new FieldErrors({ confirmation: accountTexts.passwordsDiffer });
      return services.registration.register(input, client);
    },
  },
  {
    paths: ['/forgot-password'],
    fields: ['email'],
    async send({ email = '' }, { services, client, returnPath }) {
      const input = await checkValues(AccountEmailInput, { email, returnPath });
      return success(await services.passwordReset.forgotPassword(input, client));
    },
  },
  {
    paths: ['/resend-verification'],
    fields: ['email'],
    async send({ email = '' }, { services, client, returnPath }) {
      const input = await checkValues(AccountEmailInput, { email, returnPath });
      return success(await services.registration.resendVerification(input, client));
    },
  },
  {
    paths: ['/resetpassword/:token'],
    fields: ['password'],
    secret: ['password'],
    next: { path: '/login', seconds: 2 },
    async send({ password = '' }, { services, client, params }) {
      if (password === '') throw new FieldErrors({ password: accountTexts.passwordMissing });
      const input = await checkValues(ResetPasswordInput, { token: params.token ?? '', password });
      return services.passwordReset.resetPassword(input, client);
    },
  },
  {
    // The token goes into the browser's storage, which only a script can fill. The password is not even read.
    paths: ['/login'],
    fields: ['email'],
    send: async () => failure('BAD_REQUEST', accountTexts.signInNeedsScripts),
  },
];

function createContactForm(path: string, source: ContactSource): PageForm {
  return {
    paths: [path],
    fields: ['name', 'email', 'message', 'website'],
    failureText: sharedContactTexts.failed,
    async send({ name = '', email = '', message = '', website }, { services, client }) {
      const input = await checkValues(SendMessageInput, { name, email, message, website, source });
      return success(await services.contact.send(input, client));
    },
  };
}

/** Returns validated input. @throws {FieldErrors} with the problem of each invalid field */
async function checkValues<Input extends object>(type: new () => Input, values: Input): Promise<Input> {
  const input = Object.assign(new type(), values);
  const problems = checkInput(input);
  if (problems.length === 0) return input;
  throw new FieldErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
}
