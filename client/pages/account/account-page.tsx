import { Link } from 'react-router-dom';
import { FormPage } from '#client/forms/form-page.tsx';
import { paths } from '#client/paths.ts';
import { useSignedIn } from '#client/session/signed-in.ts';
import { AccountDetails } from './account-details.tsx';

/** What one can see and change of one's own account. */
export function Component() {
  const visitor = useSignedIn();
  return (
    <FormPage title="Your Account" description="Your name, your sessions and your data at Mesob.">
      {visitor === null && (
        <p>
          Please <Link to={paths.loginFrom(paths.account)}>sign in</Link> to see your account.
        </p>
      )}
      {visitor && <AccountDetails />}
    </FormPage>
  );
}
