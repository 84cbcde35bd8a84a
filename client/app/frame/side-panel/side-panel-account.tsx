import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { openDialog, useSignInLink } from '#client/state/account-dialogs.ts';
import { useSignedIn } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';

/** Who is signed in, and the way in or out. */
export function SidePanelAccount() {
  const visitor = useSignedIn();
  const link = useSignInLink();
  if (!visitor) {
    return (
      <div className="side-panel__account">
        <Link className="button button--quiet" {...link}>
          Sign In
        </Link>
      </div>
    );
  }
  return (
    <div className="side-panel__account">
      <ProfilePicture {...visitor} />
      <Link className="side-panel__name" to={paths.account} aria-label={`${visitor.name}: your account`}>
        {visitor.name}
      </Link>
      <button type="button" className="button button--quiet" onClick={() => openDialog('sign-out')}>
        Logout
      </button>
    </div>
  );
}
