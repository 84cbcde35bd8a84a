import type { Course } from '#client/gql/graphql.ts';
import { Picture, type PictureData } from '#client/ui/picture.tsx';

type Dish = { slug: string; course: Course; picture: PictureData };

type Props = {
  dishes: readonly Dish[];
  /** `true` for the first table of the page. */
  first?: boolean;
};

/** A menu as a laid table, seen from above: the main dish, and the others around it. Their names are next to it. */
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
