import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { scheduleMeal } from '#client/features/timeline/schedule-meal.ts';
import { type Meal, timelinePath, toClock } from '#client/features/timeline/timeline-address.ts';
import { TimelineView } from '#client/features/timeline/timeline-view.tsx';
import {
  TimelineExampleQueryDocument,
  TimelinePageQueryDocument,
  type TimelinePageQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import './timeline-example.css';

/** A menu as an example of a timeline. */
export type Example = { slug: string; dishes: TimelinePageQueryQueryVariables };

/** Loads the example: the quickest menu; null if there are no menus. */
export async function loadExample(context: LoaderFunctionArgs['context']): Promise<Example | null> {
  const { menus } = await load(context, TimelineExampleQueryDocument, {});
  const getMinutes = ({ recipes }: (typeof menus)[number]) =>
    Math.max(...recipes.map(({ totalMinutes }) => totalMinutes));
  const [menu] = [...menus].sort((one, other) => getMinutes(one) - getMinutes(other));
  if (!menu) return null;
  const dishes = { slugs: menu.recipes.map(({ slug }) => slug), servings: menu.servings };
  await load(context, TimelinePageQueryDocument, dishes);
  return { slug: menu.slug, dishes };
}

type Props = { example: Example; eatAt: number };

/** The beginning of the example's timeline, and links to the timelines of all menus. */
export function TimelineExample({ example, eatAt }: Props) {
  const { menus } = useLoaded(TimelineExampleQueryDocument, {});
  const { recipesBySlugs } = useLoaded(TimelinePageQueryDocument, example.dishes);
  const schedule = scheduleMeal(recipesBySlugs, eatAt);
  // Relative to the meal, so negative.
  const firstStart = schedule.rows[0]?.task.start ?? 0;
  const toMeal = ({ recipes, servings }: (typeof menus)[number]): Meal => ({
    recipes: recipes.map(({ slug }) => slug),
    eatAt,
    servings,
  });
  const exampleMenu = menus.find(({ slug }) => slug === example.slug);
  // The menu may be withdrawn while the page is displayed.
  if (!exampleMenu) return null;
  return (
    <section className="timeline-example no-print" aria-labelledby="example">
      <p className="timeline-example__note">Example</p>
      <h2 id="example">
        {exampleMenu.title} at {toClock(eatAt)}: start at {toClock(eatAt + firstStart)}
      </h2>
      <div className="timeline-example__view">
        <TimelineView meal={schedule} eatAt={eatAt} />
      </div>
      <p>
        <Link className="button button--quiet" to={timelinePath(toMeal(exampleMenu))}>
          Show every step
        </Link>
      </p>
      <h3 className="timeline-example__more">Start from another menu</h3>
      <ul className="tags">
        {menus
          .filter((menu) => menu !== exampleMenu)
          .map((menu) => (
            <li key={menu.slug}>
              <Link to={timelinePath(toMeal(menu))}>{menu.title}</Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
