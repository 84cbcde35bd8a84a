import { useQuery } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { SavedPlanQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { changePlanned, plan, removePlanned } from '#client/state/plan.ts';
import type { PlanEntry } from '#client/state/store.ts';
import { dayInWords, getLocalToday, getWeek } from '#client/ui/days.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { showToast } from '#client/ui/toast.ts';
import { MAX_SERVINGS } from '#schema/rules/catalogue.ts';
import { addDays } from '#schema/rules/days.ts';
import { getOwnLine, MAX_OWN_LINE_LENGTH, planTexts } from '#schema/rules/saved.ts';
import './plan-modal.css';

/** Number of days to choose from, starting today. */
const DAYS = 21;

type Props = {
  /** An entry of the plan. Without an id it is new. */
  entry: Omit<PlanEntry, 'id'> & { id?: string };
  onClose: () => void;
};

/** Plans a dish or a note for a day. */
export function PlanModal({ entry, onClose }: Props) {
  const { id, dish } = entry;
  const navigate = useNavigate();
  const dayId = useId();
  const [day, setDay] = useState(entry.day);
  const [servings, setServings] = useState<string>();
  const [note, setNote] = useState(entry.note ?? '');
  const slugs = dish ? [dish.id] : [];
  const { data } = useQuery(SavedPlanQueryDocument, { variables: { slugs }, skip: !dish });
  const recipeServings = data?.recipesBySlugs[0]?.servings;
  const servingsText = servings ?? String(entry.servings ?? recipeServings ?? '');
  const days = Array.from({ length: DAYS }, (_, index) => addDays(getLocalToday(), index));
  const offeredDays = days.includes(entry.day) ? days : [entry.day, ...days];
  const name = dish?.title ?? 'A note';

  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const text = getOwnLine(note);
  const servingsError = servings === undefined || isCount(servings) ? undefined : planTexts.servings;
  const noteError = dish || text ? undefined : planTexts.noteMissing;

  const getTypedEntry = (): Omit<PlanEntry, 'id'> | undefined => {
    if (servingsError || noteError) {
      flushSync(() => setIsRefused(true));
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return undefined;
    }
    const count = servings === undefined ? entry.servings : Number(servings);
    return { day, dish, servings: count === recipeServings ? undefined : count, note: text || undefined };
  };
  const announcePlanned = (plannedDay: string) =>
    showToast(`${name} is planned for ${dayInWords(plannedDay)}.`, {
      kind: 'success',
      action: { label: 'View', run: () => void navigate(paths.planWeek(getWeek(plannedDay))) },
    });
  const store = () => {
    const typedEntry = getTypedEntry();
    if (!typedEntry) return;
    if (id) change(id, typedEntry);
    else plan(typedEntry);
    onClose();
    if (!id && dish) announcePlanned(day);
  };
  const repeat = () => {
    const typedEntry = getTypedEntry();
    if (!typedEntry) return;
    if (id) change(id, typedEntry);
    plan({ ...typedEntry, day: addDays(day, 7) });
    onClose();
    announcePlanned(addDays(day, 7));
  };
  const remove = () => {
    if (!id) return;
    const undo = removePlanned(id);
    onClose();
    showToast(`Removed ${name} from the plan.`, { kind: 'info', action: { label: 'Undo', run: undo } });
  };

  return (
    <Modal title={id ? name : dish ? `Plan ${dish.title}` : 'Plan a note'} onClose={onClose}>
      <form
        ref={form}
        className="form plan-modal"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          store();
        }}
      >
        <div className="field">
          <label className="field__label" htmlFor={dayId}>
            Day
          </label>
          <select
            id={dayId}
            className="field__input"
            name="day"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          >
            {offeredDays.map((each) => (
              <option key={each} value={each}>
                {each === getLocalToday() ? `Today, ${dayInWords(each)}` : dayInWords(each)}
              </option>
            ))}
          </select>
        </div>
        {dish && (
          <Field
            label="Servings"
            name="servings"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_SERVINGS}
            value={servingsText}
            error={isRefused ? servingsError : undefined}
            onChange={({ target }) => setServings(target.value)}
          />
        )}
        <Field
          label={dish ? 'Note (optional)' : 'Note'}
          hint="Example: leftovers, or guests at seven."
          name="note"
          autoComplete="off"
          maxLength={MAX_OWN_LINE_LENGTH}
          value={note}
          error={isRefused ? noteError : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="plan-modal__buttons">
          <button type="submit" className="button">
            {id ? 'Save' : 'Add to plan'}
          </button>
          {id && (
            <>
              <button type="button" className="button button--quiet" onClick={repeat}>
                Repeat next week
              </button>
              <button type="button" className="button button--quiet" onClick={remove}>
                Remove
              </button>
            </>
          )}
        </div>
      </form>
    </Modal>
  );
}

/** Returns `true` if a text is a valid number of servings. */
function isCount(text: string): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MAX_SERVINGS;
}

/** Changes an entry of the plan, and moves the focus to its button. */
function change(id: string, entry: Omit<PlanEntry, 'id'>): void {
  changePlanned(id, entry);
  // An entry that moved to another day has a new button.
  requestAnimationFrame(() => document.getElementById(`planned-${id}`)?.focus());
}
