import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import type { UnitChoice } from '#client/session/units.ts';
import { searchScaled } from './scaling-address.ts';
import type { ScalingControl, Shown } from './scaling-control.ts';
import { MAX_SERVINGS, SERVINGS_PARAMETER, UNITS_PARAMETER } from './servings-parameter.ts';

/** Marks the pages that this form has asked for. They stay where they are, as the reader does. */
const ASKED = { stay: true, scaled: true };

type Props = {
  /** As many as the recipe is written for. */
  written: number;
  servings: number;
  units: UnitChoice;
};

/** For how many, and in which units. A form that needs no script; with one it answers at once. */
export function ScalingForm({ written, servings, units }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const control = useRef<ScalingControl>(null);
  const shown = useRef<Shown>(null);
  const navigate = useNavigate();
  const type = useNavigationType();
  const location = useLocation();
  const { pathname } = location;
  const coming = useNavigation().location;
  /** Where one is, or will be in a moment. */
  const place = useRef(location);

  // Layout effects: between a page and what the form knows of it no press must fall.
  useLayoutEffect(() => {
    place.current = coming ?? location;
  }, [coming, location]);
  useLayoutEffect(() => {
    shown.current = { servings, units, isAsked: type !== 'POP' && location.state?.scaled === true };
    control.current?.show(shown.current);
  }, [location, type, servings, units]);
  useEffect(() => {
    let gone = false;
    import('./scaling-control.ts').then(({ controlScaling }) => {
      if (gone || !form.current) return;
      control.current = controlScaling(form.current, {
        written,
        go(wanted) {
          // Who has clicked on something else meanwhile wants to go there.
          if (place.current.pathname !== pathname) return;
          const search = searchScaled(place.current.search, wanted, written);
          void navigate({ search }, { replace: true, state: ASKED });
        },
      });
      if (shown.current) control.current.show(shown.current);
    }, console.error);
    return () => {
      gone = true;
      control.current?.release();
      control.current = null;
    };
  }, [pathname, written, navigate]);
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
        Times and pan sizes may change with the servings.
      </p>
    </form>
  );
}
