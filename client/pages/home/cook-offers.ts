import { timerPath } from '#client/features/timers/control-timers.ts';
import { sortLatestFirst } from '#client/state/cooked.ts';
import type { Product, RecipeLists, Ticks, Timer } from '#client/state/store.ts';
import { getLocalToday } from '#client/ui/days.ts';

/** Maximum number of offered dishes. */
const MAX_OFFERS = 4;

/** A dish for a returning cook, with the path of its link and the reason shown below its title. */
type CookOffer = { dish: Product; path: string; why: string };

/** The lists in the browser's store that offers come from; undefined until they are read. */
type StoredLists = Partial<Pick<RecipeLists, 'plan' | 'cooked' | 'saved'>> & {
  timers?: readonly Timer[];
  ticks?: Readonly<Record<string, Ticks>>;
};

/**
 * Returns at most four dishes for a returning cook, each once: in progress, planned for today, two saved and not cooked
 * yet, cooked before, planned for later, and others saved and not cooked yet.
 */
export function getOffers(
  { timers = [], ticks = {}, plan = [], cooked = [], saved = [] }: StoredLists,
  day = getLocalToday(),
): CookOffer[] {
  const isCooked = (id: string, onDay?: string) =>
    cooked.some((record) => record.id === id && (!onDay || record.day === onDay));
  const upcoming = plan.flatMap((entry) =>
    entry.dish && entry.day >= day && !isCooked(entry.dish.id, entry.day) ? { day: entry.day, dish: entry.dish } : [],
  );
  const uncooked = saved.filter(({ id }) => !isCooked(id)).reverse();
  const toOffers = (dishes: readonly Product[], why: string) => dishes.map((dish) => ({ dish, path: dish.path, why }));
  const getPlannedDishes = (matchesDay: (day: string) => boolean) =>
    upcoming.flatMap((entry) => (matchesDay(entry.day) ? entry.dish : []));
  const startedDishes = Object.entries(ticks).flatMap(([list, { at, dish }]) => {
    const id = getSlug(list);
    const isDone = cooked.some((record) => record.id === id && record.day >= getLocalToday(new Date(at)));
    return dish && !isDone ? [{ id, at, ...dish }] : [];
  });
  const offers = [
    ...timers.map((timer) => ({
      dish: { id: getSlug(timer.id), title: timer.title, path: timer.path, price: 0 },
      path: timerPath(timer),
      why: 'Continue cooking',
    })),
    ...toOffers(
      startedDishes.sort((a, b) => b.at - a.at).map(({ id, title, path }) => ({ id, title, path, price: 0 })),
      'Continue cooking',
    ),
    ...toOffers(
      getPlannedDishes((each) => each === day),
      'Planned for today',
    ),
    ...toOffers(uncooked.slice(0, 2), 'Saved, not cooked yet'),
    ...toOffers(sortLatestFirst(cooked), 'Cook again'),
    ...toOffers(
      getPlannedDishes((each) => each > day),
      'On your plan',
    ),
    ...toOffers(uncooked.slice(2), 'Saved, not cooked yet'),
  ];
  const ids = offers.map(({ dish }) => dish.id);
  return offers.filter(({ dish }, index) => ids.indexOf(dish.id) === index).slice(0, MAX_OFFERS);
}

/** Returns the slug at the start of a timer's id or the name of a list of ticks. */
function getSlug(id: string): string {
  return id.split('/')[0] ?? id;
}
