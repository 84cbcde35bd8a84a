import { checkedInput } from '#server/follows.ts';
import { textsOf } from '#server/http/rest/parameters.ts';
import type { RestRoute } from '#server/http/rest/route.ts';
import { ContactSource, SendMessageInput } from './contact.type.ts';

/** The legacy path of the contact form. */
export const contactRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/contact/submitcontactform',
    summary: 'Sends a message to the office: name, email, message',
    answer: 'message',
    cacheable: false,
    async handle({ body, clientAddress }, { services }) {
      const texts = textsOf(body, ['name', 'email', 'message', 'website']);
      const input = await checkedInput(SendMessageInput, { ...texts, source: ContactSource.CONTACT });
      const { message } = await services.contact.send(input, clientAddress);
      return { body: { message } };
    },
  },
];
