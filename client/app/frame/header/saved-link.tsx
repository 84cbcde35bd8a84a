import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import './saved-link.css';

/** The way to all saved recipes, and how many there are as soon as that is known. */
export function SavedLink() {
  const count = useBrowserStore(
    ({ saved = [], compare = [], basket = [] }) => saved.length + compare.length + basket.length,
  );
  return (
    <Link className="icon-button saved-link" to={paths.wishlist}>
      <Bookmark aria-hidden="true" size={23} />
      <span className="visually-hidden">Kept recipes</span>
      {count > 0 && <span className="saved-link__count">{count}</span>}
    </Link>
  );
}
