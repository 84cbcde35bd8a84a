import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { VerifyEmailPage_VerifyMutationDocument } from '#client/gql/graphql.ts';
import { accountTexts } from '#schema/rules/accounts.ts';

export type Verification =
  | { kind: 'success'; text: string }
  /** `known` where the address had been verified before. */
  | { kind: 'error'; text: string; known: boolean };

/** Has the server verify what a link stands for, once. @returns undefined while it does */
export function useVerification(token: string): Verification | undefined {
  const client = useApolloClient();
  const [verification, setVerification] = useState<Verification>();
  // Effects may run twice, and a token works once.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    const fail = (text: string) =>
      setVerification({ kind: 'error', text, known: text.toLowerCase().includes('already verified') });
    const verify = async () => {
      const answer = await mutate(client, VerifyEmailPage_VerifyMutationDocument, { token });
      if (answer.kind === 'throttled') return fail(answer.text);
      if (answer.kind === 'unreachable') return fail('Unable to connect to the server. Please try again.');
      if (answer.kind !== 'answered') return fail('Verification failed.');
      const { __typename, message } = answer.data.verifyEmail;
      if (__typename !== 'VerifyEmailSuccess') return fail(message || 'Verification failed.');
      return setVerification({ kind: 'success', text: message || accountTexts.verified });
    };
    void verify();
  }, [client, token]);
  return verification;
}
