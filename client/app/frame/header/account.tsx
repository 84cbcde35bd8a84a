import { CircleUserRound } from 'lucide';
import { paths } from '#client/paths.ts';
import { openDialog, useSignInLink } from '#client/state/account-dialogs.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';

/**
 * For members a button to sign out and a link to the account, for guests links to sign in and to register. In narrow
 * windows they are in the slide-out menu instead. Until the session is known, only browsers without scripts show the
 * links.
 */
export function Account() {
  const visitor = useSignedInVisitor();
  const signInLink = useSignInLink();
  const getAccountPath = useAccountPath();
  const linkClass = visitor === null ? 'account__button' : 'account__button account__button--unsure';
  if (visitor) {
    return (
      <div className="account">
        <div className="account__first">
          <button
            type="button"
            className="account__button"
            aria-haspopup="dialog"
            onClick={() => openDialog('sign-out')}
          >
            <ProfilePicture {...visitor} />
            <span className="account__name" dir="auto">
              {visitor.name}
            </span>
          </button>
        </div>
        <div className="account__second">
          <Link className="account__button" to={paths.account} aria-label="Your account">
            <span className="account__name">Account</span>
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="account">
      <div className="account__first">
        <Link className={linkClass} {...signInLink}>
          <Icon of={CircleUserRound} size={24} />
          <span className="account__name">Sign In</span>
        </Link>
      </div>
      <div className="account__second">
        <Link className={linkClass} to={getAccountPath(paths.register)}>
          <span className="account__name">Register</span>
        </Link>
      </div>
    </div>
  );
}
