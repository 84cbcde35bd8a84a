import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { closeDialog } from '#client/state/account-dialogs.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { LazyPart, RedirectInstead } from '#client/ui/lazy-part.tsx';

/** The dialogs to sign in and to sign out, which many components open. They load on demand, and close on navigation. */
export function AccountDialogs() {
  const dialog = useBrowserStore((state) => state.dialog);
  const { key } = useLocation();
  const leaving = useNavigation().location !== undefined;
  const isHere = dialog?.key === key && !leaving;
  useEffect(() => {
    if (dialog && !isHere) closeDialog();
  }, [dialog, isHere]);
  if (!isHere) return null;
  if (dialog.name === 'sign-in') {
    return (
      <LazyPart
        key="sign-in"
        load={() => import('./sign-in-modal.tsx')}
        when="now"
        errorFallback={<RedirectInstead to={paths.login} />}
      >
        {({ SignInModal }) => <SignInModal onClose={closeDialog} />}
      </LazyPart>
    );
  }
  return (
    <LazyPart
      key="sign-out"
      load={() => import('./sign-out-modal.tsx')}
      when="now"
      errorFallback={<RedirectInstead to={paths.account} />}
    >
      {({ SignOutModal }) => <SignOutModal onClose={closeDialog} />}
    </LazyPart>
  );
}
