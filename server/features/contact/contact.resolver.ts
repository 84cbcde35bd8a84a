import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import { answerResults } from '#server/graphql/answer-results.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { SendMessageAnswer } from './contact.service.ts';
import { SendMessageInput, SendMessageResult } from './contact.type.ts';

@Resolver()
@UseMiddleware(answerResults)
export class ContactResolver {
  @Mutation(() => SendMessageResult, {
    description:
      'Sends a message to the office.\n\nExample: `mutation { sendMessage(input: { source: CONTACT, name: "Abeba", email: "abeba@gmail.com", message: "My injera has no eyes." }) { ... on SendMessageSuccess { message } ... on Failure { message } } }`',
  })
  sendMessage(
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<SendMessageAnswer> {
    return services.contact.send(input, clientAddress);
  }
}
