import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isBuilt, paths } from '#client/paths.ts';
import { useSignedIn } from '#client/session/signed-in.ts';
import { ProfilePicture } from '#client/ui/profile-picture.tsx';

/**
 * Who is signed in, or the way to do so, as soon as there is one. On narrow windows the slide-out has it instead. Its
 * room is kept while it is not known who is there.
 */
export function Account() {
  const visitor = useSignedIn();
  const canSignIn = isBuilt(paths.login);
  if (!visitor && !canSignIn) return null;
  return (
    <div className="account">
      {visitor && (
        <>
          <ProfilePicture {...visitor} />
          <span className="account__name">{visitor.name}</span>
        </>
      )}
      {visitor === null && canSignIn && (
        <Link className="account__sign-in" to={paths.login}>
          <CircleUserRound aria-hidden="true" size={24} />
          <span className="account__name">Sign In</span>
        </Link>
      )}
    </div>
  );
}
