import { Picture, type PictureData } from './picture.tsx';
import './laid-table.css';

/** A dish on a laid table. The first main course is in the middle; without one, the first dish is. */
type TableDish = { slug: string; course?: string; picture: PictureData };

type Props = {
  dishes: readonly TableDish[];
  /** `true` for the first table of the page. */
  first?: boolean;
};

/** Two to six dishes on a laid table, seen from above: one large, the others around it. The page names them elsewhere. */
export function LaidTable({ dishes, first = false }: Props) {
  const main = dishes.find(({ course }) => course === 'MAIN') ?? dishes[0];
  const others = dishes.filter((dish) => dish !== main);
  return (
    <div className={`laid-table laid-table--${others.length}`}>
      {main && (
        <Picture
          className="laid-table__main"
          picture={main.picture}
          shape="square"
          sizes="(min-width: 64rem) 24rem, 55vw"
          first={first}
          decorative
        />
      )}
      {others.map(({ slug, picture }) => (
        <Picture key={slug} picture={picture} shape="square" sizes="(min-width: 64rem) 13rem, 30vw" decorative />
      ))}
    </div>
  );
}
