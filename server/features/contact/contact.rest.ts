import { contactTexts, MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from '#schema/rules/contact.ts';
import { toCheckedInput } from '#server/check-input.ts';
import { jsonBody, optionalTextField, textField } from '#server/http/rest/parameters.ts';
import { messageShape } from '#server/http/rest/response.ts';
import { type RestRoute, restRoute } from '#server/http/rest/route.ts';
import { ContactSource, SendMessageInput } from './contact.type.ts';

/** Legacy REST path of the contact form. */
export const contactRoutes: RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/contact/submitcontactform',
    name: 'sendMessage',
    tag: 'Contact',
    summary: 'Sends a message to the magazine',
    successor: 'Mutation.sendMessage',
    body: jsonBody({
      name: textField({
        description: 'Name of the sender, on one line.',
        example: 'Abeba',
        minLength: 1,
        maxLength: MAX_CONTACT_NAME_LENGTH,
      }),
      email: textField({ description: 'Email address for the reply.', example: 'abeba@gmail.com', format: 'email' }),
      message: textField({
        description: 'Text of the message.',
        example: 'My injera has no eyes.',
        minLength: 1,
        maxLength: MAX_CONTACT_MESSAGE_LENGTH,
      }),
      website: optionalTextField({
        description: 'Honeypot, invisible to people: omit it, or the message is dropped.',
        example: '',
      }),
    }),
    responses: {
      200: {
        description: 'The message is stored and will be sent.',
        body: messageShape,
        example: { message: contactTexts.contact.sent },
      },
    },
    refusals: {
      BAD_REQUEST: contactTexts.contact.nameRequired,
      TOO_MANY_REQUESTS: 'Too many attempts. Please try again later.',
    },
    async handle({ body, client }, { services }) {
      const input = toCheckedInput(SendMessageInput, { ...body, source: ContactSource.CONTACT });
      const { message } = await services.contact.send(input, client);
      return { body: { message } };
    },
  }),
];
