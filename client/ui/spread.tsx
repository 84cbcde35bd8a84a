import type { ReactNode } from 'react';
import { LaidTable, type TableDish } from './laid-table.tsx';
import { Link } from './link.tsx';
import './spread.css';

type Props = {
  title: string;
  path: string;
  description: string;
  /** A line above the title. */
  facts: ReactNode;
  dishes: readonly TableDish[];
  /** `true` for the first spread of the page. */
  first?: boolean;
};

/** A menu or a collection in a list: its dishes as a laid table, next to its text. The whole spread is a link. */
export function Spread({ title, path, description, facts, dishes, first }: Props) {
  return (
    <li className="covered spread">
      <LaidTable dishes={dishes} first={first} />
      <div className="spread__text">
        <p className="spread__facts">{facts}</p>
        <h2 className="spread__title">
          <Link className="covered__link" to={path}>
            {title}
          </Link>
        </h2>
        <p>{description}</p>
        <ul className="spread__dishes dotted">
          {dishes.map(({ slug, title }) => (
            <li key={slug}>{title}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
