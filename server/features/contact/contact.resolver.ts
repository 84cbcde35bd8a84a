import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import type { SendMessageAnswer } from './contact.service.ts';
import { SendMessageInput, SendMessageResult } from './contact.type.ts';

@Resolver()
export class ContactResolver {
  @Mutation(() => SendMessageResult, {
    description:
      'Sends a message to the office.\n\nExample: `mutation { sendMessage(input: { source: CONTACT, name: "Abeba", email: "abeba@gmail.com", message: "My injera has no eyes." }) { ... on SendMessageSuccess { message } ... on Failure { message } } }`',
  })
  sendMessage(
    @Arg('input', () => SendMessageInput) { source, ...input }: SendMessageInput,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<SendMessageAnswer> {
    return services.contact.send({ ...input, form: source }, clientAddress);
  }
}
