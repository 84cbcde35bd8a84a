import { CookingPot, X } from 'lucide';
import { useRef } from 'react';
import { showNotCooked } from '#client/features/cards/show-not-cooked.ts';
import { recordCooked, removeCooked, useCookedRecords, writeCookedNote } from '#client/state/cooked.ts';
import { getProduct, type SavableRecipe } from '#client/state/saved.ts';
import { formatDate } from '#client/ui/date-text.tsx';
import { getLocalToday } from '#client/ui/days.ts';
import { formatCount } from '#client/ui/format.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MAX_OWN_LINE_LENGTH } from '#schema/rules/saved.ts';
import './cooked-times.css';

/** Maximum number of days in the list, which begins with the latest. */
const MAX_LISTED = 5;

/** The days on which the visitor has cooked a recipe, each with its note, and the button that adds today. */
export function CookedTimes({ recipe }: { recipe: SavableRecipe }) {
  const records = useCookedRecords(recipe.slug);
  const addButton = useRef<HTMLButtonElement>(null);
  if (!records) return null;
  const isCookedToday = records.some(({ day }) => day === getLocalToday());
  return (
    <section className="cooked no-print" aria-labelledby="cooked">
      <h3 className="cooked__title" id="cooked">
        {records[0]
          ? `Cooked ${formatCount(records.length, 'time')}, last on ${formatDate(records[0].day)}`
          : 'Not cooked yet'}
      </h3>
      <button
        ref={addButton}
        type="button"
        className="button button--quiet"
        aria-disabled={isCookedToday}
        onClick={() => recordCooked(getProduct(recipe))}
      >
        <Icon of={CookingPot} size={18} />
        {isCookedToday ? 'Cooked today' : 'I cooked this'}
      </button>
      {records.length > 0 && (
        <ul className="cooked__times">
          {records.slice(0, MAX_LISTED).map(({ id, day, note }) => (
            <li key={day} className="cooked__time">
              <label className="cooked__day" htmlFor={`cooked-${day}`}>
                {formatDate(day)}
              </label>
              <input
                id={`cooked-${day}`}
                className="field__input"
                maxLength={MAX_OWN_LINE_LENGTH}
                placeholder="How was it?"
                dir="auto"
                autoComplete="off"
                value={note}
                onChange={({ target }) => writeCookedNote(id, day, target.value)}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={`Not cooked on ${formatDate(day)}`}
                onClick={() => {
                  // The focused button disappears with its line.
                  addButton.current?.focus();
                  showNotCooked(recipe.title, removeCooked(id, day));
                }}
              >
                <Icon of={X} size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
