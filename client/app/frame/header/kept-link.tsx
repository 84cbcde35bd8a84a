import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { useKeeping } from '#client/state/keeping.ts';

/** The way to all that is kept, and how much that is as soon as it is known. */
export function KeptLink() {
  const controls = useKeeping();
  return (
    <Link className="icon-button kept-link" to={paths.wishlist}>
      <Bookmark aria-hidden="true" size={23} />
      <span className="visually-hidden">Kept recipes</span>
      {controls && <controls.KeptCount />}
    </Link>
  );
}
