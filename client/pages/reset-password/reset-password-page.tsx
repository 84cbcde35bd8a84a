import { Link, useParams } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { accountTexts } from '#schema/rules/accounts.ts';
import { ResetForm } from './reset-form.tsx';

/** Where the link out of the mail leads. */
export function Component() {
  const { token } = useParams();
  return (
    <FormPage title="Reset Password" description="Set a new password for your account at Mesob." breadcrumb={false}>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <>
          <FormMessage outcome={{ kind: 'error', text: accountTexts.resetTokenMissing }} />
          <Link className="button" to={paths.forgotPassword}>
            Ask for a new link
          </Link>
        </>
      )}
    </FormPage>
  );
}
