import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { ContactForm_SendMutationDocument, type ContactSource } from '#client/gql/graphql.ts';
import type { Outcome } from '#client/ui/forms/form-message.tsx';
import { type Checks, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import {
  type ContactField,
  type ContactForm,
  contactFieldProblem,
  contactFields,
  sharedContactTexts,
} from '#schema/rules/contact.ts';

type Values = Record<ContactField, string>;

const empty: Values = { name: '', email: '', message: '' };
const sources: Record<ContactForm, ContactSource> = { contact: 'CONTACT', about: 'ABOUT' };

/**
 * A form that writes to the office. What was typed goes only once the server has it.
 * @param onSent gets what the server says
 */
export function useContactForm(kind: ContactForm, onSent: (text: string) => void) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>();
  // Read as it stands: a program that fills it in need not tell React.
  const trap = useRef<HTMLInputElement>(null);
  const fail = (text: string) => setOutcome({ kind: 'error', text });
  const form = useCheckedForm<Values>(checksOf(kind), async (values): Promise<unknown> => {
    setOutcome(undefined);
    const input = { ...values, website: trap.current?.value, source: sources[kind] };
    const answer = await mutate(client, ContactForm_SendMutationDocument, { input });
    if (answer.kind === 'throttled') return fail(answer.text);
    if (answer.kind === 'unreachable') return fail(sharedContactTexts.unreachable);
    if (answer.kind !== 'answered') return fail(sharedContactTexts.failed);
    const { sendMessage } = answer.data;
    if (sendMessage.__typename === 'InvalidInput') {
      const field = contactFields.find((name) => name === sendMessage.field) ?? 'message';
      return form.setError(field, { message: sendMessage.message }, { shouldFocus: true });
    }
    form.reset(empty);
    if (trap.current) trap.current.value = '';
    setOutcome({ kind: 'success', text: sendMessage.message });
    return onSent(sendMessage.message);
  });
  return { form, trap, outcome };
}

function checksOf(kind: ContactForm): Checks<Values> {
  const check = (field: ContactField) => (values: Values) =>
    contactFieldProblem(kind, field, values[field], looksLikeEmail);
  return { name: check('name'), email: check('email'), message: check('message') };
}
