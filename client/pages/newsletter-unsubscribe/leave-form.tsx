import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { mutate } from '#client/apollo/mutate.ts';
import { NewsletterUnsubscribePage_UnsubscribeMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';

/** One button. Without scripts the browser posts the form to the same address, as mailboxes do. */
export function LeaveForm({ token }: { token: string }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    const answer = await mutate(client, NewsletterUnsubscribePage_UnsubscribeMutationDocument, { token });
    setBusy(false);
    if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: newsletterTexts.failed });
    const { __typename, message: text } = answer.data.unsubscribe;
    return setOutcome({ kind: __typename === 'UnsubscribeSuccess' ? 'success' : 'error', text });
  };
  if (outcome?.kind === 'success')
    return (
      <>
        <FormMessage outcome={outcome} />
        <Link to={paths.home}>To the recipes</Link>
      </>
    );
  return (
    <form
      className="form"
      method="post"
      action={`/newsletter/unsubscribe/${encodeURIComponent(token)}`}
      onSubmit={leave}
    >
      <FormMessage outcome={outcome} />
      <p className="form__words">Press the button, and we delete your address. No more issues are sent to you.</p>
      <input type="hidden" name="from" value="page" />
      <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
        Unsubscribe
      </button>
    </form>
  );
}
