import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { askFor, useAskedDialog } from '#client/state/account-dialogs.ts';
import { GoInstead, Late } from '#client/ui/late.tsx';
import './accounts.css';

const close = () => askFor(null);

/** The two dialogs that many places open. They come when they are asked for, and go with the page. */
export function AccountDialogs() {
  const asked = useAskedDialog();
  const { key } = useLocation();
  const leaving = useNavigation().location !== undefined;
  const here = asked?.key === key && !leaving;
  useEffect(() => {
    if (asked && !here) close();
  }, [asked, here]);
  if (!here) return null;
  if (asked.dialog === 'sign-in') {
    return (
      <Late
        key="sign-in"
        load={() => import('./sign-in-sheet.tsx')}
        when="now"
        missing={<GoInstead to={paths.login} />}
      >
        {({ SignInSheet }) => <SignInSheet onClose={close} />}
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
      {({ SignOutSheet }) => <SignOutSheet onClose={close} />}
    </Late>
  );
}
