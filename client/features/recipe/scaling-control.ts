import { storedUnits, storeUnits, type UnitChoice, unitChoice } from '#client/session/units.ts';
import { MAX_SERVINGS, SERVINGS_PARAMETER, UNITS_PARAMETER } from './servings-parameter.ts';

type Settings = {
  /** As many as the recipe is written for. */
  written: number;
  /** Goes to the same page with another search part. */
  go: (search: string) => unknown;
};

/** What a form that answers by itself does for the page. */
export type ScalingControl = {
  /** Takes over what the page shows now. */
  show(servings: number, units: UnitChoice): void;
  release(): void;
};

/** Lets the form answer without being sent, from now until it is released: no press falls between two pages. */
export function controlScaling(form: HTMLFormElement, { written, go }: Settings): ScalingControl {
  const input = form.querySelector('input');
  const select = form.querySelector('select');
  if (!input || !select) return { show: () => {}, release: () => {} };
  let shown: string | null = null;
  /** What was asked for and is not on the page yet. */
  let wanted: string | null = null;

  const ask = () => {
    const typed = Number.isNaN(input.valueAsNumber) ? written : Math.round(input.valueAsNumber);
    const servings = Math.min(MAX_SERVINGS, Math.max(1, typed));
    const choice = unitChoice(select.value) ?? 'written';
    input.value = String(servings);
    const asked = nameOf(servings, choice);
    wanted = asked === shown ? null : asked;
    const search = new URLSearchParams(window.location.search);
    setUnlessUsual(search, SERVINGS_PARAMETER, String(servings), String(written));
    setUnlessUsual(search, UNITS_PARAMETER, choice, storedUnits() ?? 'written');
    // The arithmetic first: until it is there the page stays as it is. Without it the server does the sum.
    import('./scale-recipe.ts').then(
      () => go(search.toString()),
      () => form.submit(),
    );
  };
  const step = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button[type=button]');
    if (!(button instanceof HTMLButtonElement)) return;
    input.valueAsNumber = (input.valueAsNumber || written) + Number(button.value);
    ask();
  };
  const change = ({ target }: Event) => {
    const choice = target === select && unitChoice(select.value);
    if (choice) storeUnits(choice);
    ask();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    ask();
  };

  form.addEventListener('click', step);
  form.addEventListener('change', change);
  form.addEventListener('submit', submit);
  return {
    show(servings, units) {
      shown = nameOf(servings, units);
      // Whoever steps quickly is ahead of the page.
      if (wanted && wanted !== shown) return;
      wanted = null;
      input.value = String(servings);
      select.value = units;
      // The server cannot know what was chosen here before.
      const stored = storedUnits();
      if (!stored || stored === units || unitChoice(new URLSearchParams(window.location.search).get(UNITS_PARAMETER)))
        return;
      select.value = stored;
      ask();
    },
    release() {
      form.removeEventListener('click', step);
      form.removeEventListener('change', change);
      form.removeEventListener('submit', submit);
    },
  };
}

const nameOf = (servings: number, units: UnitChoice) => `${servings} ${units}`;

function setUnlessUsual(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name);
  else search.set(name, value);
}
