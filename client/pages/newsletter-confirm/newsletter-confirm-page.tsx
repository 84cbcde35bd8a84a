import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { resultOf } from '#client/apollo/result.ts';
import { NewsletterConfirmPage_ConfirmMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';

const texts = { failed: newsletterTexts.failed, throttled: newsletterTexts.failed };

/** The page behind the link of the newsletter's first mail. Only its own call confirms anything. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Newsletter" description="Confirm that you want the newsletter of Mesob." needsScript>
      {token ? <Confirming token={token} /> : <Invalid text={newsletterTexts.confirmationInvalid} />}
    </FormPage>
  );
}

function Confirming({ token }: { token: string }) {
  const { result, retry } = useConfirmation(token);
  if (!result)
    return (
      <p className="needs-script" role="status">
        {newsletterTexts.confirming}
      </p>
    );
  if (result.ok)
    return (
      <>
        <FormMessage result={result} />
        <Link to={paths.home}>To the recipes</Link>
      </>
    );
  if (result.kind === 'InvalidLink' || result.kind === 'LinkExpired') return <Invalid text={result.text} />;
  return (
    <>
      <FormMessage result={result} />
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

/** Has the server confirm what a link stands for. @returns the outcome, undefined meanwhile, and a function that tries again */
function useConfirmation(token: string): { result: FormResult | undefined; retry: () => void } {
  const [confirm] = useMutation(NewsletterConfirmPage_ConfirmMutationDocument);
  const [result, setResult] = useState<FormResult>();
  const [attempt, setAttempt] = useState(0);
  // Effects may run twice.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const key = `${attempt} ${token}`;
    if (sent.current === key) return;
    sent.current = key;
    setResult(undefined);
    void resultOf(confirm({ variables: { token } }), 'confirmSubscription', texts).then(setResult);
  }, [confirm, token, attempt]);
  return { result, retry: () => setAttempt(attempt + 1) };
}

/** Nothing to be done with this link: leads to where one gets another. */
function Invalid({ text }: { text: string }) {
  return (
    <>
      <FormMessage result={{ ok: false, text }} />
      <Link to={`${paths.home}#newsletter`}>Subscribe again</Link>
    </>
  );
}
