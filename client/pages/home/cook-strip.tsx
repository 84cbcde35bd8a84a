import './cook-strip.css';
import { useQuery } from '@apollo/client/react';
import { SavedPlanQueryDocument } from '#client/gql/graphql.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { getOffers } from './cook-offers.ts';

/** Links to dishes for a returning cook. */
export function CookStrip() {
  const { timers, ticks, plan, cooked, saved } = useBrowserStore();
  const offers = getOffers({ timers, ticks, plan, cooked, saved });
  const slugs = offers.map(({ dish }) => dish.id);
  const { data, previousData } = useQuery(SavedPlanQueryDocument, { variables: { slugs }, skip: slugs.length === 0 });
  if (offers.length === 0) return null;
  const recipes = (data ?? previousData)?.recipesBySlugs ?? [];
  return (
    <ul className="cook-strip__dishes">
      {offers.map(({ dish, path, why }) => {
        const picture = recipes.find(({ slug }) => slug === dish.id)?.picture;
        return (
          <li key={dish.id} className="cook-strip__dish covered">
            <span className="cook-strip__picture">
              {picture && <Picture picture={picture} shape="square" sizes="4rem" decorative />}
            </span>
            <span className="cook-strip__text">
              <Link className="covered__link cook-strip__title" to={path}>
                {dish.title}
              </Link>
              <span className="cook-strip__why">{why}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
