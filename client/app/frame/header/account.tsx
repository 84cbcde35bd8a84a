import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openDialog, useSignInLink } from '#client/state/account-dialogs.ts';
import { useSignedIn } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';

/**
 * Who is signed in, or the way to do so. On narrow windows the slide-out has it instead. While it is not known who is
 * there, only those without scripts see the link.
 */
export function Account() {
  const visitor = useSignedIn();
  const link = useSignInLink();
  return (
    <div className="account">
      {visitor ? (
        <button type="button" className="account__button" aria-haspopup="dialog" onClick={() => openDialog('sign-out')}>
          <ProfilePicture {...visitor} />
          <span className="account__name">{visitor.name}</span>
        </button>
      ) : (
        <Link className={visitor === null ? 'account__button' : 'account__button account__button--unsure'} {...link}>
          <CircleUserRound aria-hidden="true" size={24} />
          <span className="account__name">Sign In</span>
        </Link>
      )}
    </div>
  );
}
