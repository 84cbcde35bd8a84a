import { useSignedIn } from '#client/state/session.ts';
import { ProfilePicture } from '#client/ui/avatar.tsx';

/** Who is signed in; otherwise what the menu is about. */
export function SlideOutAccount() {
  const visitor = useSignedIn();
  if (!visitor) return <p className="slide-out__title">Food Recipes</p>;
  return (
    <p className="slide-out__visitor">
      <ProfilePicture {...visitor} />
      <span className="slide-out__title">{visitor.name}</span>
    </p>
  );
}
