import type { FormEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { storeUnits, toUnits } from '#client/state/units.ts';
import { usePageState } from '#client/ui/use-page-state.ts';
import { MAX_SERVINGS } from '#schema/rules/catalogue.ts';
import { type Scaling, SERVINGS_PARAMETER, UNITS_PARAMETER } from './scaling-url.ts';
import './servings-form.css';

const arrows: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

type Props = {
  /** The number of servings the recipe is written for. */
  recipeServings: number;
  scaling: Scaling;
  onChange: (scaling: Scaling) => void;
};

/** Form for servings and units. Changes apply at once, typed numbers on blur or Enter; without scripts, on submit. */
export function ServingsForm({ recipeServings, scaling, onChange }: Props) {
  const { pathname } = useLocation();
  /** The typed number, until it is applied. */
  const [typedText, setTypedText] = usePageState<string>();

  const applyServings = (servings: number) => {
    setTypedText(() => undefined);
    onChange({ ...scaling, servings: Math.min(MAX_SERVINGS, Math.max(1, Math.round(servings))) });
  };
  const applyTypedText = () => {
    if (typedText !== undefined) applyServings(typedText === '' ? recipeServings : Number(typedText));
  };
  const step = (change: number) => applyServings((Number(typedText) || scaling.servings) + change);
  const stepByKey = (event: KeyboardEvent) => {
    const change = arrows[event.key];
    if (change === undefined) return;
    event.preventDefault();
    step(change);
  };
  const chooseUnits = (value: string) => {
    const units = toUnits(value) ?? 'written';
    storeUnits(units);
    onChange({ ...scaling, units });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    applyTypedText();
  };
  return (
    <form className="scaling no-print" action={`${pathname}#ingredients`} onSubmit={submit}>
      <div className="scaling__field">
        <label htmlFor="servings">Servings</label>
        <div className="scaling__stepper">
          <button
            type="button"
            className="scaling__step needs-script"
            aria-label="Fewer servings"
            onClick={() => step(-1)}
          >
            −
          </button>
          <input
            id="servings"
            name={SERVINGS_PARAMETER}
            type="number"
            min={1}
            max={MAX_SERVINGS}
            required
            value={typedText ?? scaling.servings}
            onChange={({ target }) => setTypedText(() => target.value)}
            onBlur={applyTypedText}
            onKeyDown={stepByKey}
          />
          <button
            type="button"
            className="scaling__step needs-script"
            aria-label="More servings"
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      </div>
      <div className="scaling__field">
        <label htmlFor="units">Units</label>
        <select
          id="units"
          name={UNITS_PARAMETER}
          value={scaling.units}
          onChange={({ target }) => chooseUnits(target.value)}
        >
          <option value="written">As written</option>
          <option value="metric">Metric</option>
          <option value="us">US</option>
        </select>
      </div>
      <button type="submit" className="button button--quiet scaling__submit">
        Update
      </button>
      <output className="scaling__note">
        {scaling.servings !== recipeServings &&
          `Scaled from ${recipeServings} to ${scaling.servings}. Cooking times and pan sizes are for ${recipeServings} servings.`}
      </output>
    </form>
  );
}
