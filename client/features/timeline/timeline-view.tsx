import { Flame, Utensils } from 'lucide';
import { Fragment } from 'react';
import { formatDaysBefore } from '#client/ui/days.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { formatMinutes } from '#cooking/format-minutes.ts';
import type { OvenClash, ScheduledTask } from '#cooking/timeline.ts';
import type { MealSchedule, Row } from './schedule-meal.ts';
import { toClock } from './timeline-address.ts';
import './timeline.css';

/** Minimum free time between two tasks that the text mentions, in minutes. */
const MIN_FREE = 15;
/** Minimum time before the meal at which "Ready at" is shown for a dish, in minutes. */
const MIN_EARLY = 10;

type Props = { meal: MealSchedule; eatAt: number };

/**
 * A timeline for several dishes, with a lane for each dish: when to start each step, and which steps are unattended.
 */
export function TimelineView({ meal, eatAt }: Props) {
  const { dishes, tasks, rows, clashes } = meal;
  const clock = (minutes: number) => toClock(eatAt + minutes);
  return (
    <div className={`timeline timeline--${dishes.length}`}>
      <ul className="timeline__key" aria-label="Legend">
        <li>
          <span className="timeline__sign timeline__bar--hands" aria-hidden="true" /> your hands
        </li>
        <li>
          <span className="timeline__sign timeline__bar--wait" aria-hidden="true" /> unattended
        </li>
      </ul>
      {clashes.length > 0 && (
        <ul className="timeline__clashes" aria-label="Oven conflicts">
          {clashes.map((clash) => (
            <li key={`${getKey(clash.one)} ${getKey(clash.other)}`}>{toClashText(clash, meal, clock)}</li>
          ))}
        </ul>
      )}
      <ul className="timeline__head" aria-label="Dishes">
        {dishes.map(({ recipe }) => (
          <li key={recipe.slug} className="timeline__dish">
            <Picture picture={recipe.picture} shape="square" sizes="3rem" decorative />
            <Link to={recipe.path} className="timeline__dish-name">
              {recipe.title}
            </Link>
          </li>
        ))}
      </ul>
      <ol className="timeline__rows">
        {rows.map((row, index) => {
          const next = rows[index + 1]?.task.start ?? 0;
          const daysBefore = getDaysBeforeMeal(eatAt + row.task.start);
          const isNewDay = daysBefore !== getDaysBeforeMeal(eatAt + (rows[index - 1]?.task.start ?? 0));
          return (
            <Fragment key={getKey(row.task)}>
              {isNewDay && <li className="timeline__day">{formatDaysBefore(daysBefore)}</li>}
              <li className="timeline__row">
                <time className="timeline__clock tabular">{clock(row.task.start)}</time>
                <Lanes tasks={tasks} count={dishes.length} from={row.task.start} to={next} />
                <RowText row={row} meal={meal} clock={clock} next={next} />
              </li>
            </Fragment>
          );
        })}
        {getDaysBeforeMeal(eatAt + (rows.at(-1)?.task.start ?? 0)) > 0 && (
          <li className="timeline__day">{formatDaysBefore(0)}</li>
        )}
        <li className="timeline__row timeline__row--eat">
          <time className="timeline__clock tabular">{clock(0)}</time>
          <span className="timeline__lanes" aria-hidden="true" />
          <p className="timeline__eat">
            <Icon of={Utensils} size={18} /> Eat
          </p>
        </li>
      </ol>
    </div>
  );
}

type RowProps = { row: Row; meal: MealSchedule; clock: (minutes: number) => string; next: number };

function RowText({ row: { task, waits }, meal: { dishes, tasks }, clock, next }: RowProps) {
  const dish = dishes[task.dishIndex];
  const end = Math.max(...tasks.flatMap((other) => (other.dishIndex === task.dishIndex ? [other.end] : [])));
  const isLast = [task, ...waits].some((each) => each.end === end);
  const freeMinutes = next - task.end;
  return (
    <div className="timeline__text">
      <p>
        <strong>{dish?.steps[task.step]?.title}</strong>{' '}
        <span className="timeline__facts">
          {dish?.recipe.title}
          {task.kind === 'HANDS' && `, ${formatMinutes(task.minutes)}`}
        </span>
      </p>
      {waits.map((wait) => (
        <p key={wait.position} className="timeline__facts">
          {task.kind === 'HANDS' ? 'Then unattended ' : 'Unattended '}
          for {formatSpan(wait.end - wait.start)}, until {clock(wait.end)}
          {wait.celsius !== null && (
            <span className="timeline__oven">
              <Icon of={Flame} size={14} /> Oven {wait.celsius} °C
            </span>
          )}
        </p>
      ))}
      {isLast && end <= -MIN_EARLY && <p className="timeline__facts">Ready at {clock(end)}: keep it warm, or cold.</p>}
      {task.kind === 'HANDS' && freeMinutes >= MIN_FREE && (
        <p className="timeline__free">Nothing to do for {formatSpan(freeMinutes)}.</p>
      )}
    </div>
  );
}

type LanesProps = { tasks: readonly ScheduledTask[]; count: number; from: number; to: number };

/** Draws the state of each dish between two times. Hidden from screen readers, because the row's text states it. */
function Lanes({ tasks, count, from, to }: LanesProps) {
  const states = Array.from({ length: count }, (_, dishIndex) => {
    const dishTasks = tasks.filter((task) => task.dishIndex === dishIndex);
    const now = dishTasks.filter(({ start, end }) => start < to && end > from);
    const waits = now.some(({ kind }) => kind === 'WAIT');
    if (now.some(({ kind, start }) => kind === 'HANDS' && start === from)) return waits ? 'hands-wait' : 'hands';
    if (waits) return 'wait';
    return dishTasks.some(({ start }) => start < from) && dishTasks.some(({ end }) => end > from) ? 'between' : 'none';
  });
  return (
    <span className="timeline__lanes" aria-hidden="true">
      {states.map((state, dishIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its index
        <span key={dishIndex} className={`timeline__bar timeline__bar--${state}`} />
      ))}
    </span>
  );
}

/** Returns a sentence about two dishes that cannot share the oven. */
function toClashText({ one, other }: OvenClash, { dishes }: MealSchedule, clock: (minutes: number) => string): string {
  const name = (task: ScheduledTask) =>
    `“${dishes[task.dishIndex]?.steps[task.step]?.title}” (${dishes[task.dishIndex]?.recipe.title}) needs ${task.celsius} °C`;
  const from = clock(Math.max(one.start, other.start));
  const to = clock(Math.min(one.end, other.end));
  return `The oven cannot do both from ${from} to ${to}: ${name(one)}, ${name(other)}. Cook one of them earlier, or in a second oven.`;
}

function getKey({ dishIndex, position }: ScheduledTask): string {
  return `${dishIndex}/${position}`;
}

/**
 * Returns the number of days from a time to the day of the meal.
 * @param minutes - minutes since midnight of the meal's day; negative on an earlier day
 */
export function getDaysBeforeMeal(minutes: number): number {
  return Math.ceil(-minutes / 1440);
}

/** Returns a duration in words, with days if it is long. Example: 4335 becomes "3 days 15 min" */
function formatSpan(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  if (days === 0) return formatMinutes(minutes);
  const rest = minutes % 1440;
  return `${days === 1 ? '1 day' : `${days} days`}${rest > 0 ? ` ${formatMinutes(rest)}` : ''}`;
}
