import { Link, useParams } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { useConfirmation } from './use-confirmation.ts';

/** Where the link out of the newsletter's first mail leads. Only the page's own call confirms anything. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Newsletter" description="Confirm that you want the newsletter of Mesob." breadcrumb={false}>
      {token ? <Confirming token={token} /> : <Invalid text={newsletterTexts.confirmationInvalid} />}
    </FormPage>
  );
}

function Confirming({ token }: { token: string }) {
  const { confirmation, retry } = useConfirmation(token);
  if (!confirmation)
    return (
      <p className="needs-script" role="status">
        {newsletterTexts.confirming}
      </p>
    );
  if (confirmation.kind === 'success')
    return (
      <>
        <FormMessage outcome={confirmation} />
        <Link to={paths.home}>To the recipes</Link>
      </>
    );
  if (!confirmation.again) return <Invalid text={confirmation.text} />;
  return (
    <>
      <FormMessage outcome={confirmation} />
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

/** Nothing to be done with this link: leads to where one gets another. */
function Invalid({ text }: { text: string }) {
  return (
    <>
      <FormMessage outcome={{ kind: 'error', text }} />
      <Link to={`${paths.home}#newsletter`}>Subscribe again</Link>
    </>
  );
}
