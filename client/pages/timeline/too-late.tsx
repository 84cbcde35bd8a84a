import { clockOf, type Meal, timelinePath } from '#client/features/timeline/timeline-address.ts';
import { Link } from '#client/ui/link.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';

/** Times are offered in these steps, in minutes. */
const STEP = 5;

/** Says so where it is too late for the time one wants to eat, and when one could. The server does not know the reader's clock. */
export function TooLate({ meal, begins }: { meal: Meal; begins: number }) {
  const hydrated = useHydrated();
  const now = new Date();
  const minute = now.getHours() * 60 + now.getMinutes();
  const begin = meal.eatAt + begins;
  const isLate = hydrated && begin >= 0 && begin < minute && minute <= meal.eatAt;
  const soonest = Math.ceil((minute - begins) / STEP) * STEP;
  return (
    <p className="timeline-page__late no-print" role="status">
      {isLate && (
        <>
          It is {clockOf(minute)} already: this does not fit before {clockOf(meal.eatAt)}.{' '}
          {soonest < 1440 && (
            <Link to={timelinePath({ ...meal, eatAt: soonest })} state={{ stay: true }}>
              Eat at {clockOf(soonest)}
            </Link>
          )}
        </>
      )}
    </p>
  );
}
