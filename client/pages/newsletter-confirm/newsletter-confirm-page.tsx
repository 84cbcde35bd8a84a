import { useMutation } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import { NewsletterConfirmPage_ConfirmMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { usePosted } from '#client/ui/forms/posted.ts';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';

const texts = { failed: newsletterTexts.failed, throttled: newsletterTexts.failed };

/** The page that confirmation emails link to. Only its button confirms, because mail scanners open links. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Newsletter" description="Confirm your subscription to the Mesob newsletter.">
      {token ? <ConfirmForm key={token} token={token} /> : <InvalidLink text={newsletterTexts.confirmationInvalid} />}
    </FormPage>
  );
}

/** A form with one button. Without scripts, the browser posts it to the page's own URL. */
function ConfirmForm({ token }: { token: string }) {
  const [confirm] = useMutation(NewsletterConfirmPage_ConfirmMutationDocument);
  const form = useCheckedForm({}, () => getResult(confirm({ variables: { token } }), 'confirmSubscription', texts), {
    posted: usePosted(),
  });
  const { result } = form;
  if (result?.ok)
    return (
      <>
        <FormMessage result={result} />
        <Link to={paths.home}>Browse recipes</Link>
      </>
    );
  if (result?.kind === 'InvalidLink' || result?.kind === 'LinkExpired') return <InvalidLink text={result.text} />;
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage result={result} />
      <p className="form__words">Press the button to receive the next issue.</p>
      <SubmitButton busy={form.busy}>Confirm my subscription</SubmitButton>
    </form>
  );
}

/** Message about an invalid or expired link, with a link to the form to subscribe again. */
function InvalidLink({ text }: { text: string }) {
  return (
    <>
      <FormMessage result={{ ok: false, text }} />
      <Link to={`${paths.home}#newsletter`}>Subscribe again</Link>
    </>
  );
}
