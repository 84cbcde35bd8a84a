import { useEffect, useEffectEvent, useRef } from 'react';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { Link } from '#client/ui/link.tsx';

/** Signs out and goes home, once it is known who is signed in and what has not been sent. */
export function Component() {
  const [signOut] = useSignOut();
  const isKnown = useBrowserStore(({ session, saved }) => session !== undefined && saved !== undefined);
  const begun = useRef(false);
  const begin = useEffectEvent(() => void signOut());
  useEffect(() => {
    // Effects may run twice.
    if (!isKnown || begun.current) return;
    begun.current = true;
    begin();
  }, [isKnown]);
  return (
    <FormPage title="Logout" description="Sign out of Mesob." needsScript>
      <p role="status">Signing you out...</p>
      <p className="form__links">
        <Link to={paths.homeAlias}>Back to home</Link>
      </p>
    </FormPage>
  );
}
