import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { NewsletterForm_SubscribeMutationDocument } from '#client/gql/graphql.ts';
import type { Outcome } from '#client/ui/forms/form-message.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import { newsletterTexts, subscriptionProblem } from '#schema/rules/newsletter.ts';

/** The form of the newsletter and what came of sending it. What was typed goes only once the server has it. */
export function useSubscribing() {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useCheckedForm<{ email: string }>(
    { email: ({ email }) => subscriptionProblem(email, looksLikeEmail) },
    async ({ email }): Promise<unknown> => {
      setOutcome(undefined);
      const answer = await mutate(client, NewsletterForm_SubscribeMutationDocument, { email: email.trim() });
      if (answer.kind === 'throttled') return setOutcome({ kind: 'error', text: answer.text });
      if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: newsletterTexts.failed });
      const { __typename, message } = answer.data.subscribe;
      if (__typename !== 'SubscribeSuccess') return form.setError('email', { message }, { shouldFocus: true });
      form.reset({ email: '' });
      return setOutcome({ kind: 'success', text: message });
    },
  );
  return { form, outcome };
}
