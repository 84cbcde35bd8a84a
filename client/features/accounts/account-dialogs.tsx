import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { type AccountDialog, askFor, useAskedDialog } from '#client/state/account-dialogs.ts';
import { useLateModule } from '#client/ui/use-late-module.ts';
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
  return here && <LateSheet asked={asked.dialog} />;
}

function LateSheet({ asked }: { asked: AccountDialog }) {
  const { module, failed, fetch } = useLateModule(() => import('./account-sheet.tsx'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it opens
  useEffect(fetch, []);
  useEffect(() => {
    if (failed) window.location.assign(asked === 'sign-in' ? paths.login : paths.account);
  }, [failed, asked]);
  return module && <module.AccountSheet asked={asked} onClose={close} />;
}
