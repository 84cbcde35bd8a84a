import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { type Scaling, searchScaled } from './scaling-address.ts';
import type { ScalingControl, Shown } from './scaling-control.ts';

/** Marks the pages that the form has asked for. They stay where they are, as the reader does. */
const ASKED = { stay: true, scaled: true };

type Props = Scaling & {
  /** As many as the recipe is written for. */
  written: number;
};

/** Fetches what lets the form answer by itself, and tells it what the page shows. */
export function useScalingControl(form: RefObject<HTMLFormElement | null>, { written, servings, units }: Props): void {
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
    const isBack = type === 'POP';
    const isSame = !isBack && shown.current?.servings === servings && shown.current.units === units;
    const { search } = location;
    shown.current = { servings, units, search, isSame, isAsked: !isBack && location.state?.scaled === true };
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
  }, [form, pathname, written, navigate]);
}
