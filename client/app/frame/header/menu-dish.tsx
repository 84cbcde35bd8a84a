import { useQuery } from '@apollo/client/react';
import { MenuDishQueryDocument } from '#client/gql/graphql.ts';
import { formatMinutes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';

/** The dish that readers recommend most. It is fetched when the menu is first opened; without it nothing is missing. */
export function MenuDish() {
  const dish = useQuery(MenuDishQueryDocument).data?.recipes.nodes[0];
  return (
    <div className="menu-dish">
      {dish && (
        <Link className="menu-dish__link" to={dish.path}>
          <Picture picture={dish.picture} shape="landscape" sizes="22rem" decorative />
          <span className="menu-dish__name">{dish.title}</span>
          <span className="menu-dish__time">{formatMinutes(dish.totalMinutes)}</span>
        </Link>
      )}
    </div>
  );
}
