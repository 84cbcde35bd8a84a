import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { toCheckedInput } from '#server/check-input.ts';
import { jsonBody, textField } from '#server/http/rest/parameters.ts';
import { messageShape } from '#server/http/rest/response.ts';
import { type RestRoute, restRoute } from '#server/http/rest/route.ts';
import { SubscribeInput } from './newsletter.type.ts';

/** Legacy REST path of the newsletter form. */
export const newsletterRoutes: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/subscribe/submitsubscribeform',
    name: 'subscribe',
    tag: 'Newsletter',
    summary: 'Sends an email with a link to confirm the subscription',
    successor: 'Mutation.subscribe',
    body: jsonBody({
      email: textField({ description: 'Email address of the reader.', example: 'abeba@gmail.com', format: 'email' }),
    }),
    responses: {
      200: {
        description: 'The same for new, unconfirmed and subscribed addresses.',
        body: messageShape,
        example: { message: newsletterTexts.asked },
      },
    },
    refusals: {
      BAD_REQUEST: newsletterTexts.emailRequired,
      TOO_MANY_REQUESTS: 'Too many attempts. Please try again later.',
    },
    async handle({ body, client }, { services }) {
      const { email } = toCheckedInput(SubscribeInput, body);
      const { message } = await services.newsletter.subscribe(email, client);
      return { body: { message } };
    },
  }),
];
