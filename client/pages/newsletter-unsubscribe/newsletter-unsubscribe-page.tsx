import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import { NewsletterUnsubscribePage_UnsubscribeMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';

const texts = { failed: newsletterTexts.failed, throttled: newsletterTexts.failed };

/** The page linked from the newsletter's emails. Only its button unsubscribes, because mail scanners open links. */
export function Component() {
  const { token } = useParams();
  const [search] = useSearchParams();
  return (
    <FormPage title="Unsubscribe" description="Unsubscribe from the Mesob newsletter with one click.">
      {token ? <UnsubscribeForm token={token} /> : <Outcome isDone={search.has('done')} />}
    </FormPage>
  );
}

/** A form with one button. Without scripts, the browser posts it to the page's own URL, as mail clients do. */
function UnsubscribeForm({ token }: { token: string }) {
  const [mutate, { loading }] = useMutation(NewsletterUnsubscribePage_UnsubscribeMutationDocument);
  const [result, setResult] = useState<FormResult>();
  const unsubscribe = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setResult(undefined);
    setResult(await getResult(mutate({ variables: { token } }), 'unsubscribe', texts));
  };
  if (result?.ok)
    return (
      <>
        <FormMessage result={result} />
        <Link to={paths.home}>Browse recipes</Link>
      </>
    );
  return (
    <form
      className="form"
      method="post"
      action={`/newsletter/unsubscribe/${encodeURIComponent(token)}`}
      onSubmit={unsubscribe}
    >
      <FormMessage result={result} />
      <p className="form__words">Press the button, and we will delete your address and send you no more issues.</p>
      <input type="hidden" name="from" value="page" />
      <button type="submit" className="button" aria-disabled={loading} aria-busy={loading}>
        Unsubscribe
      </button>
    </form>
  );
}

/** The outcome of the form without scripts. */
function Outcome({ isDone }: { isDone: boolean }) {
  return (
    <>
      <FormMessage
        result={{ ok: isDone, text: isDone ? newsletterTexts.unsubscribed : newsletterTexts.unsubscribeInvalid }}
      />
      <Link to={isDone ? paths.home : paths.contact}>{isDone ? 'Browse recipes' : 'Write to us'}</Link>
    </>
  );
}
