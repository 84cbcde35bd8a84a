import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { paths } from '#client/paths.ts';
import { FormPage } from '#client/ui/forms/form-page.tsx';

/** Signs out and goes home. */
export function Component() {
  const signOut = useSignOut();
  const latest = useRef(signOut);
  const begun = useRef(false);
  useEffect(() => {
    latest.current = signOut;
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void latest.current();
  }, []);
  return (
    <FormPage title="Logout" description="Sign out of Mesob.">
      <p role="status">Signing you out...</p>
      <p className="form__links">
        <Link to={paths.homeAlias}>Back to home</Link>
      </p>
    </FormPage>
  );
}
