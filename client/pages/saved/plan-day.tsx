import { Check, Clock, Ellipsis, NotebookPen, Plus } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { PlanModal } from '#client/features/cards/plan-modal.tsx';
import { showNotCooked } from '#client/features/cards/show-not-cooked.ts';
import { DEFAULT_MEAL_TIME, timelinePath } from '#client/features/timeline/timeline-address.ts';
import type { SavedPlanQueryQuery } from '#client/gql/graphql.ts';
import { getRecipePath } from '#client/paths.ts';
import { isCooked, recordCooked, removeCooked } from '#client/state/cooked.ts';
import { type PlanEntry, useBrowserStore } from '#client/state/store.ts';
import { dayInWords, formatDaysBefore, getLocalToday } from '#client/ui/days.ts';
import { formatCount } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { getDaysBefore } from '#cooking/plan-calendar.ts';
import { addDays } from '#schema/rules/days.ts';
import { FindDishModal } from './find-dish.tsx';

/** A planned dish's recipe. */
export type PlannedRecipe = SavedPlanQueryQuery['recipesBySlugs'][number];

/** Number of days by which each arrow key moves an entry. */
const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

type Props = {
  day: string;
  entries: readonly PlanEntry[];
  getRecipe: (slug: string) => PlannedRecipe | undefined;
  /** `true` if the plan's “Shop for” button includes this day. */
  isInShopping: boolean;
  onShoppingChange: (isInShopping: boolean) => void;
  onMove: (entry: PlanEntry, day: string) => void;
  /** Called with the id of an entry that was dropped on this day. */
  onDrop: (id: string) => void;
};

/** A day of the week, with its dishes and notes. Entries dropped on it move there. */
export function PlanDay({ day, entries, getRecipe, isInShopping, onShoppingChange, onMove, onDrop }: Props) {
  const [isDropTarget, setIsDropTarget] = useState(false);
  const [isWritingNote, setWritingNote] = useState(false);
  const [isFindingDish, setFindingDish] = useState(false);
  const dayLabel = dayInWords(day);
  const [weekday, ...date] = dayLabel.split(' ');
  const hasDish = entries.some(({ dish }) => dish);
  return (
    <li
      className={isDropTarget ? 'plan-day plan-day--over' : 'plan-day'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDropTarget(true);
      }}
      onDragLeave={() => setIsDropTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsDropTarget(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
    >
      <h3 className="plan-day__title">
        {day === getLocalToday() && <span className="plan-day__today">Today </span>}
        {weekday} <span className="plan-day__date">{date.join(' ')}</span>
      </h3>
      {entries.length > 0 && (
        <ul className="plan-day__entries" aria-label={dayLabel}>
          {entries.map((entry) => (
            <PlannedEntry
              key={entry.id}
              entry={entry}
              recipe={entry.dish && getRecipe(entry.dish.id)}
              onMove={(days) => onMove(entry, addDays(entry.day, days))}
            />
          ))}
        </ul>
      )}
      <div className="plan-day__foot no-print">
        {hasDish && (
          <label className="plan-day__shop">
            <input
              type="checkbox"
              checked={isInShopping}
              aria-label={`Shop for ${dayLabel}`}
              onChange={({ target }) => onShoppingChange(target.checked)}
            />
            Shop
          </label>
        )}
        {hasDish && (
          <Link className="plan-day__action" to={getDayTimelinePath(entries)} aria-label={`Timeline of ${dayLabel}`}>
            <Icon of={Clock} size={16} />
            Timeline
          </Link>
        )}
        <button
          type="button"
          className="plan-day__action"
          aria-label={`Add a dish on ${dayLabel}`}
          aria-haspopup="dialog"
          onClick={() => setFindingDish(true)}
        >
          <Icon of={Plus} size={16} />
          Dish
        </button>
        <button
          type="button"
          className="plan-day__action"
          aria-label={`Write a note on ${dayLabel}`}
          aria-haspopup="dialog"
          onClick={() => setWritingNote(true)}
        >
          <Icon of={NotebookPen} size={16} />
          Note
        </button>
      </div>
      {isFindingDish && <FindDishModal day={day} onClose={() => setFindingDish(false)} />}
      {isWritingNote && <PlanModal entry={{ day }} onClose={() => setWritingNote(false)} />}
    </li>
  );
}

/** Returns the path of the timeline of a day's dishes, with servings if all dishes are planned for the same number. */
function getDayTimelinePath(entries: readonly PlanEntry[]): string {
  const dishes = entries.filter(({ dish }) => dish);
  const servingCounts = new Set(dishes.map(({ servings }) => servings));
  const [servings] = servingCounts.size === 1 ? servingCounts : [];
  return timelinePath({ recipes: dishes.flatMap(({ dish }) => dish?.id ?? []), eatAt: DEFAULT_MEAL_TIME, servings });
}

type EntryProps = {
  entry: PlanEntry;
  /** Undefined for a note, until the recipe is fetched, and if it could not be fetched or no longer exists. */
  recipe: PlannedRecipe | undefined;
  onMove: (days: number) => void;
};

/** A planned dish or note. A button opens its editor; arrow keys on this button move the entry to another day. */
function PlannedEntry({ entry, recipe, onMove }: EntryProps) {
  const { id, day, dish, note, servings = recipe?.servings } = entry;
  const [open, setOpen] = useState(false);
  const isDone = useBrowserStore(({ cooked = [] }) => dish !== undefined && isCooked(cooked, dish.id, day));
  const name = recipe?.title ?? dish?.title ?? note ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    const days = moves[event.key];
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(days);
  };
  const [firstEarlyStep] = recipe?.stepsDayBefore ?? [];
  const facts = [servings && formatCount(servings, 'serving'), recipe && formatMinutes(recipe.totalMinutes)];
  return (
    <li
      className={isDone ? 'planned planned--done' : 'planned'}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
    >
      {dish && (
        <span className="planned__picture">
          {recipe && <Picture picture={recipe.picture} shape="square" sizes="3.5rem" decorative />}
        </span>
      )}
      <div className="planned__text">
        {dish ? (
          <>
            <Link
              className="planned__title"
              draggable={false}
              to={recipe && servings ? getRecipePath(dish.path, servings, recipe.servings) : dish.path}
            >
              {name}
            </Link>
            <span className="planned__facts">{facts.filter(Boolean).join(' · ')}</span>
            {firstEarlyStep && (
              <span className="planned__facts">
                {formatDaysBefore(getDaysBefore(recipe?.totalMinutes ?? 0))}: {firstEarlyStep}
              </span>
            )}
            {note && (
              <span className="planned__note" dir="auto">
                {note}
              </span>
            )}
          </>
        ) : (
          <span className="planned__note" dir="auto">
            {note}
          </span>
        )}
      </div>
      <div className="planned__buttons no-print">
        {dish && (isDone || day <= getLocalToday()) && (
          <button
            type="button"
            className="planned__button"
            aria-pressed={isDone}
            aria-label={`Cooked ${name}`}
            onClick={() => {
              if (!isDone) return recordCooked(dish, day);
              const undo = removeCooked(dish.id, day);
              showNotCooked(name, undo);
            }}
          >
            <Icon of={Check} size={18} />
          </button>
        )}
        <button
          type="button"
          id={`planned-${id}`}
          className="planned__button"
          aria-label={`Change ${name}, ${dayInWords(day)}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="ArrowLeft ArrowRight"
          title="Change it, or move it with the arrow keys"
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        >
          <Icon of={Ellipsis} size={18} />
        </button>
      </div>
      {open && <PlanModal entry={entry} onClose={() => setOpen(false)} />}
    </li>
  );
}
