import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { useSignedIn } from '#client/state/session.ts';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { AccountDetails } from './account-details.tsx';
import './account-page.css';

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
