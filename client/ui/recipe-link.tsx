import { Link } from '#client/ui/link.tsx';
import { DateText } from './date-text.tsx';
import { Picture, type PictureData } from './picture.tsx';
import './recipe-link.css';

type Props = {
  to: string;
  name: string;
  /** Its publication day, ISO 8601. */
  day: string;
  picture: PictureData;
};

/** A recipe in the list of a sidebar or panel. */
export function RecipeLink({ to, name, day, picture }: Props) {
  return (
    <li>
      <Link className="recipe-links__link" to={to}>
        <Picture picture={picture} shape="square" sizes="4.5rem" decorative />
        <span>
          <span className="recipe-links__name">{name}</span>
          <span className="recipe-links__date">
            <DateText value={day} />
          </span>
        </span>
      </Link>
    </li>
  );
}
