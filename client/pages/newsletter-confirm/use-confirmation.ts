import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { NewsletterConfirmPage_ConfirmMutationDocument } from '#client/gql/graphql.ts';
import { newsletterTexts } from '#schema/rules/newsletter.ts';

export type Confirmation =
  | { kind: 'success'; text: string }
  /** `again` where the link itself may be good. */
  | { kind: 'error'; text: string; again: boolean };

/**
 * Has the server confirm what a link stands for.
 * @returns what came of it, undefined meanwhile, and how to try again
 */
export function useConfirmation(token: string): { confirmation: Confirmation | undefined; retry: () => void } {
  const client = useApolloClient();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const confirm = useCallback(async () => {
    setConfirmation(undefined);
    const answer = await mutate(client, NewsletterConfirmPage_ConfirmMutationDocument, { token });
    if (answer.kind !== 'answered')
      return setConfirmation({ kind: 'error', text: newsletterTexts.failed, again: true });
    const { __typename, message: text } = answer.data.confirmSubscription;
    if (__typename === 'ConfirmSubscriptionSuccess') return setConfirmation({ kind: 'success', text });
    return setConfirmation({ kind: 'error', text, again: false });
  }, [client, token]);
  // Effects may run twice.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void confirm();
  }, [token, confirm]);
  return { confirmation, retry: () => void confirm() };
}
