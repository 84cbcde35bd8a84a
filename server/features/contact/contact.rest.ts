import { InvalidInputError } from '#server/errors.ts';
import type { RestRoute } from '#server/http/rest/route.ts';
import { textsOf } from '#server/http/rest/text-body.ts';

/** The legacy path of the contact form. */
export const contactRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/contact/submitcontactform',
    summary: 'Sends a message to the office: name, email, message',
    answer: 'message',
    cacheable: false,
    async handle({ body, clientAddress }, { services }) {
      const input = textsOf(body, ['name', 'email', 'message', 'website']);
      const answer = await services.contact.send({ ...input, form: 'contact' }, clientAddress);
      if (answer.kind === 'InvalidInput') throw new InvalidInputError(answer.message);
      return { body: { message: answer.message } };
    },
  },
];
