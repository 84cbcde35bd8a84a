import type { AccountDialog } from '#client/state/account-dialogs.ts';
import { SignInSheet } from './sign-in-sheet.tsx';
import { SignOutSheet } from './sign-out-sheet.tsx';

/** The dialog that was asked for. */
export function AccountSheet({ asked, onClose }: { asked: AccountDialog; onClose: () => void }) {
  return asked === 'sign-in' ? <SignInSheet onClose={onClose} /> : <SignOutSheet onClose={onClose} />;
}
