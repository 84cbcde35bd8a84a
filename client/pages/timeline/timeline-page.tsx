import './timeline-page.css';
import { ChefHat, Printer } from 'lucide';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { getCookScreen, withCookScreen } from '#client/features/cook-mode/cook-address.ts';
import { scheduleMeal } from '#client/features/timeline/schedule-meal.ts';
import { getMeal, type Meal, timelinePath, toClock } from '#client/features/timeline/timeline-address.ts';
import { getDaysBeforeMeal, TimelineView } from '#client/features/timeline/timeline-view.tsx';
import { TimelinePageQueryDocument, TimelineSearchQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatDaysBefore } from '#client/ui/days.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';
import { ChooseDishes, MAX_FOUND_DISHES } from './choose-dishes.tsx';
import { loadExample, TimelineExample } from './timeline-example.tsx';

/** Loads the dishes that the URL names, or an example, and the results of the search in the URL. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const meal = getMeal(searchParams);
  const search = (searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const query = search ? { search, first: MAX_FOUND_DISHES } : null;
  const [example] = await Promise.all([
    meal.recipes.length === 0 ? loadExample(context) : null,
    load(context, TimelinePageQueryDocument, { slugs: meal.recipes, servings: meal.servings }),
    query && load(context, TimelineSearchQueryDocument, query),
  ]);
  return { meal, query, example };
}

const NO_COOK_MODE = 'Cook mode could not be loaded. Please go back: you can cook from the timeline, or try again.';

/** The timeline of a meal: when to start each step, so that all dishes are ready together. */
export function Component() {
  const { search } = useLocation();
  const { meal, query, example } = useLoaderData<typeof loader>();
  const { recipesBySlugs } = useLoaded(TimelinePageQueryDocument, { slugs: meal.recipes, servings: meal.servings });
  const schedule = scheduleMeal(recipesBySlugs, meal.eatAt);
  const { dishes, rows } = schedule;
  // Relative to the meal, so negative.
  const firstStart = rows[0]?.task.start ?? 0;
  const daysBefore = getDaysBeforeMeal(meal.eatAt + firstStart);
  const unmatchedSlugs = meal.recipes.filter((slug) => !dishes.some(({ recipe }) => recipe.slug === slug));
  const missingSlugs = dishes.length < meal.recipes.length ? unmatchedSlugs : [];
  // The response has only current slugs, so it does not say which former slug found a dish.
  const hasRenamed = dishes.some(({ recipe }) => !meal.recipes.includes(recipe.slug));
  const head = (
    <PageHead
      title="Timeline"
      description="Choose dishes and the time you eat, and see when to start each step."
      path={dishes.length === 0 && !query ? paths.timeline : undefined}
    />
  );
  // The server always renders the timeline, because cook mode needs scripts.
  const screen = useHydrated() ? getCookScreen(search, rows.length) : undefined;
  if (screen !== undefined && rows.length > 0) {
    return (
      <>
        {head}
        <LazyPart
          load={() => import('./cook-timeline.tsx')}
          when="now"
          errorFallback={<ErrorText>{NO_COOK_MODE}</ErrorText>}
        >
          {({ CookTimeline }) => (
            <CookTimeline
              schedule={schedule}
              eatAt={meal.eatAt}
              servings={meal.servings}
              screen={Math.max(1, screen)}
            />
          )}
        </LazyPart>
      </>
    );
  }
  return (
    <>
      {head}
      <PageBanner title="Timeline" compact>
        Choose dishes and the time you eat, and see when to start each step.
      </PageBanner>
      <div className="wrap section timeline-page">
        <ChooseDishes meal={meal} dishes={dishes} query={query} missingSlugs={missingSlugs} hasRenamed={hasRenamed} />
        {dishes.length > 0 && (
          <section className="timeline-page__plan" aria-labelledby="when">
            <h2 id="when">
              Start {daysBefore > 0 && `${formatDaysBefore(daysBefore).toLowerCase()}, `}at{' '}
              {toClock(meal.eatAt + firstStart)}
            </h2>
            <LateWarning meal={meal} start={firstStart} />
            <p className="timeline-page__estimates">
              Times that a recipe states are used. All others are estimates for one cook with one oven.
            </p>
            <p className="timeline-page__actions no-print needs-script">
              <Link className="button" to={{ search: withCookScreen(search, 1) }}>
                <Icon of={ChefHat} size={18} />
                Cook along
              </Link>
              <button type="button" className="button button--quiet" onClick={() => window.print()}>
                <Icon of={Printer} size={18} />
                Print
              </button>
            </p>
            <TimelineView meal={schedule} eatAt={meal.eatAt} />
          </section>
        )}
        {example && <TimelineExample example={example} eatAt={meal.eatAt} />}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Timeline" failedText="The timeline could not be loaded." />;
}

/** Granularity of suggested times, in minutes. */
const ROUND_TO_MINUTES = 5;

/**
 * Warns if cooking should have started earlier today and the meal is still to come. Offers the earliest possible time,
 * if it is today. The server does not know the reader's clock, so it renders no warning.
 * @param start - the start of the first task, in minutes from the meal; negative
 */
function LateWarning({ meal, start }: { meal: Meal; start: number }) {
  const hydrated = useHydrated();
  const now = new Date();
  const minute = now.getHours() * 60 + now.getMinutes();
  const startMinute = meal.eatAt + start;
  const isLate = hydrated && startMinute >= 0 && startMinute < minute && minute <= meal.eatAt;
  const soonest = Math.ceil((minute - start) / ROUND_TO_MINUTES) * ROUND_TO_MINUTES;
  return (
    <p className="timeline-page__late no-print" role="status">
      {isLate && (
        <>
          It is already {toClock(minute)}, too late to eat at {toClock(meal.eatAt)}.{' '}
          {soonest < 1440 && (
            <Link to={timelinePath({ ...meal, eatAt: soonest })} state={KEEP_PAGE}>
              Eat at {toClock(soonest)}
            </Link>
          )}
        </>
      )}
    </p>
  );
}
