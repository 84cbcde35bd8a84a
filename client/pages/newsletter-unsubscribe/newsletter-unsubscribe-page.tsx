import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { LeaveForm } from './leave-form.tsx';

/** Where the link at the end of an issue leads. Opening it does nothing: scanners of mail open links, too. */
export function Component() {
  const { token } = useParams();
  const [search] = useSearchParams();
  return (
    <FormPage
      title="Unsubscribe"
      description="Leave the newsletter of Mesob with one click."
      breadcrumb={false}
      needsScript={false}
    >
      {token ? <LeaveForm token={token} /> : <Answer done={search.has('done')} />}
    </FormPage>
  );
}

/** What came of the form where there are no scripts. */
function Answer({ done }: { done: boolean }) {
  return (
    <>
      <FormMessage
        outcome={
          done
            ? { kind: 'success', text: newsletterTexts.unsubscribed }
            : { kind: 'error', text: newsletterTexts.unsubscribeInvalid }
        }
      />
      <Link to={done ? paths.home : paths.contact}>{done ? 'To the recipes' : 'Write to us'}</Link>
    </>
  );
}
