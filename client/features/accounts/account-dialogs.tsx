import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { closeDialog } from '#client/state/account-dialogs.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { GoInstead, Late } from '#client/ui/late.tsx';

/** The two dialogs that many components open. They load on demand, and close with the page. */
export function AccountDialogs() {
  const dialog = useBrowserStore((state) => state.dialog);
  const { key } = useLocation();
  const leaving = useNavigation().location !== undefined;
  const here = dialog?.key === key && !leaving;
  useEffect(() => {
    if (dialog && !here) closeDialog();
  }, [dialog, here]);
  if (!here) return null;
  if (dialog.name === 'sign-in') {
    return (
      <Late
        key="sign-in"
        load={() => import('./sign-in-sheet.tsx')}
        when="now"
        missing={<GoInstead to={paths.login} />}
      >
        {({ SignInSheet }) => <SignInSheet onClose={closeDialog} />}
      </Late>
    );
  }
  return (
    <Late
      key="sign-out"
      load={() => import('./sign-out-sheet.tsx')}
      when="now"
      missing={<GoInstead to={paths.account} />}
    >
      {({ SignOutSheet }) => <SignOutSheet onClose={closeDialog} />}
    </Late>
  );
}
