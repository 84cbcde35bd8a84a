import { useQuery } from '@apollo/client/react';
import { SavedPlanQueryDocument } from '#client/gql/graphql.ts';
import { latestFirst } from '#client/state/cooked.ts';
import { type Product, useBrowserStore } from '#client/state/store.ts';
import { timerPath } from '#client/state/timers.ts';
import { today } from '#client/ui/days.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';

/** At most so many dishes. */
const MOST = 4;

type Offer = { dish: Product; path: string; why: string };

/** Dishes for a cook who comes back: under way, planned for today, saved and not cooked yet, cooked before. */
export function CookStrip() {
  const offers = useOffers();
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

function useOffers(): Offer[] {
  const timers = useBrowserStore((state) => state.timers) ?? [];
  const plan = useBrowserStore((state) => state.plan) ?? [];
  const cooked = useBrowserStore((state) => state.cooked) ?? [];
  const saved = useBrowserStore((state) => state.saved) ?? [];
  const isCooked = (id: string, day?: string) =>
    cooked.some((time) => time.id === id && (day === undefined || time.day === day));
  const under = timers.map((timer) => ({
    dish: { id: timer.id.split('/')[0] ?? timer.id, title: timer.title, path: timer.path, price: 0 },
    path: timerPath(timer),
    why: 'Continue cooking',
  }));
  const of = (dishes: readonly Product[], why: string) => dishes.map((dish) => ({ dish, path: dish.path, why }));
  const coming = plan.filter(({ day, dish }) => dish && day >= today() && !isCooked(dish.id, day));
  const plannedOn = (isWanted: (day: string) => boolean) =>
    coming.flatMap(({ day, dish }) => (dish && isWanted(day) ? dish : []));
  const waiting = saved.filter(({ id }) => !isCooked(id)).reverse();
  const offers = [
    ...under,
    ...of(
      plannedOn((day) => day === today()),
      'Planned for today',
    ),
    ...of(waiting.slice(0, 2), 'Saved, not cooked yet'),
    ...of(latestFirst(cooked), 'Cook again'),
    ...of(
      plannedOn((day) => day > today()),
      'On your plan',
    ),
    ...of(waiting.slice(2), 'Saved, not cooked yet'),
  ];
  const first = new Map(offers.toReversed().map((offer) => [offer.dish.id, offer]));
  return [...first.values()].reverse().slice(0, MOST);
}
