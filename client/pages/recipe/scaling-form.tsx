import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnitChoice } from '#client/state/store.ts';
import { MAX_SERVINGS, SERVINGS_PARAMETER, UNITS_PARAMETER } from './servings-parameter.ts';
import { useScalingControl } from './use-scaling-control.ts';
import './scaling.css';

type Props = {
  /** As many as the recipe is written for. */
  written: number;
  servings: number;
  units: UnitChoice;
};

/** For how many, and in which units. A form that needs no script; with one it answers at once. */
export function ScalingForm({ written, servings, units }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  useScalingControl(form, { written, servings, units });
  return (
    <form ref={form} className="scaling no-print" action={`${pathname}#ingredients`}>
      <div className="scaling__field">
        <label htmlFor="servings">Servings</label>
        <div className="scaling__stepper">
          <button type="button" className="scaling__step needs-script" value="-1" aria-label="Fewer servings">
            −
          </button>
          <input
            id="servings"
            name={SERVINGS_PARAMETER}
            type="number"
            min={1}
            max={MAX_SERVINGS}
            required
            defaultValue={servings}
          />
          <button type="button" className="scaling__step needs-script" value="1" aria-label="More servings">
            +
          </button>
        </div>
      </div>
      <div className="scaling__field">
        <label htmlFor="units">Units</label>
        <select id="units" name={UNITS_PARAMETER} defaultValue={units}>
          <option value="written">As written</option>
          <option value="metric">Metric</option>
          <option value="us">US</option>
        </select>
      </div>
      <button type="submit" className="button button--quiet scaling__submit">
        Update
      </button>
      <p className="scaling__note">
        <output>{servings !== written && `For ${servings} instead of ${written}. `}</output>
        Times, pan sizes and counts in the steps are for {written}.
      </p>
    </form>
  );
}
