import { Link } from 'react-router-dom';
import { isBuilt, paths } from '#client/paths.ts';
import { useSignedIn } from '#client/session/signed-in.ts';
import { ProfilePicture } from '#client/ui/profile-picture.tsx';

/** Who is signed in, and the way in or out, as soon as there is one. */
export function SidePanelAccount() {
  const visitor = useSignedIn();
  const { to, label } = visitor ? { to: paths.logout, label: 'Logout' } : { to: paths.login, label: 'Sign In' };
  if (!visitor && !isBuilt(to)) return null;
  return (
    <div className="side-panel__account">
      {visitor && (
        <>
          <ProfilePicture {...visitor} />
          <span className="side-panel__name">{visitor.name}</span>
        </>
      )}
      {isBuilt(to) && (
        <Link className="button button--quiet" to={to}>
          {label}
        </Link>
      )}
    </div>
  );
}
