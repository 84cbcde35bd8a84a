import { Arg, Ctx, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import { SendMessageInput, SendMessageResult, type SendMessageSuccessType } from './contact.type.ts';

@Resolver()
export class ContactResolver {
  @ResultMutation(
    () => SendMessageResult,
    'Sends a message to the magazine.\n\nExample: `mutation { sendMessage(input: { source: CONTACT, name: "Abeba", email: "abeba@gmail.com", message: "My injera has no eyes." }) { ... on SendMessageSuccess { message } ... on Failure { message } } }`',
  )
  sendMessage(
    @Arg('input', { description: 'The message, and the address for the reply.' }) input: SendMessageInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<SendMessageSuccessType> {
    return services.contact.send(input, client);
  }
}
