import { checkedInput } from '#server/follows.ts';
import { textsOf } from '#server/http/rest/parameters.ts';
import type { RestRoute } from '#server/http/rest/route.ts';
import { SubscribeArgs } from './newsletter.type.ts';

/** The legacy path of the newsletter form. */
export const newsletterRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/subscribe/submitsubscribeform',
    summary: 'Asks an address by mail whether it wants the newsletter',
    answer: 'message, the same for new, waiting and subscribed addresses',
    cacheable: false,
    async handle({ body, clientAddress }, { services }) {
      const { email } = await checkedInput(SubscribeArgs, textsOf(body, ['email']));
      const { message } = await services.newsletter.subscribe(email, clientAddress);
      return { body: { message } };
    },
  },
];
