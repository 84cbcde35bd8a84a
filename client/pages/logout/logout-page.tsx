import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { Link } from '#client/ui/link.tsx';

/**
 * Signs out, once storage has been read. Asks for confirmation first if the visitor did not come from a page of this
 * site.
 */
export function Component() {
  const [signOut, { loading }] = useSignOut();
  const { key } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const isStorageRead = useBrowserStore(({ session, saved }) => session !== undefined && saved !== undefined);
  const hasBegun = useRef(false);
  const signOutNow = useEffectEvent(() => void signOut());
  useEffect(() => {
    // Effects may run twice.
    if (!isStorageRead || hasBegun.current) return;
    hasBegun.current = true;
    if (isFromThisSite(key)) signOutNow();
    else setAsking(true);
  }, [isStorageRead, key]);
  return (
    <FormPage title="Logout" description="Sign out of Mesob." needsScript>
      {isAsking ? (
        <>
          <p>Are you sure? You will be logged out from your account.</p>
          <div className="form__buttons">
            <button type="button" className="button" disabled={loading} onClick={() => void signOut()}>
              Logout
            </button>
          </div>
        </>
      ) : (
        <p role="status">Signing you out...</p>
      )}
      <p className="form__links">
        <Link to={paths.homeAlias}>Back to home</Link>
      </p>
    </FormPage>
  );
}

/** Returns whether the visitor came from a page of this site, according to the router or the browser. */
function isFromThisSite(key: string): boolean {
  // The router gives the first page no key.
  if (key !== 'default') return true;
  return document.referrer.startsWith(`${window.location.origin}/`);
}
