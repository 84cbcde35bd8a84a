import type { ReactNode } from 'react';
import { Link } from '#client/ui/link.tsx';
import { Picture, type PictureData } from './picture.tsx';
import './recipe-link.css';

type Props = {
  to: string;
  name: string;
  /** A line under the name. */
  note: ReactNode;
  picture: PictureData;
};

/** A list item that links to a recipe, in a sidebar or panel. */
export function RecipeLink({ to, name, note, picture }: Props) {
  return (
    <li>
      <Link className="recipe-links__link" to={to}>
        <Picture picture={picture} shape="square" sizes="4.5rem" decorative />
        <span>
          <span className="recipe-links__name">{name}</span>
          <span className="recipe-links__note">{note}</span>
        </span>
      </Link>
    </li>
  );
}
