import { storedUnits, storeUnits, type UnitChoice, unitChoice } from '#client/session/units.ts';
import { MAX_SERVINGS, SERVINGS_PARAMETER, UNITS_PARAMETER } from './servings-parameter.ts';

type Shown = {
  written: number;
  servings: number;
  units: UnitChoice;
  /** Goes to the same page with another search part. */
  go: (search: string) => unknown;
};

/**
 * Lets the form answer without being sent, and shows in it what the page shows.
 * @returns what undoes it
 */
export function controlScaling(form: HTMLFormElement, { written, servings, units, go }: Shown): () => void {
  const input = form.querySelector('input');
  const select = form.querySelector('select');
  if (!input || !select) return () => {};
  // Whoever steps quickly is ahead of the page.
  const shown = `${servings} ${units}`;
  if ((form.dataset.wanted ?? shown) === shown) {
    delete form.dataset.wanted;
    input.value = String(servings);
    select.value = units;
  }

  const show = () => {
    const typed = Number.isNaN(input.valueAsNumber) ? written : Math.round(input.valueAsNumber);
    const wanted = Math.min(MAX_SERVINGS, Math.max(1, typed));
    const choice = unitChoice(select.value) ?? 'written';
    input.value = String(wanted);
    form.dataset.wanted = `${wanted} ${choice}`;
    const search = new URLSearchParams(window.location.search);
    setUnlessUsual(search, SERVINGS_PARAMETER, String(wanted), String(written));
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
    input.valueAsNumber = (input.valueAsNumber || servings) + Number(button.value);
    show();
  };
  const change = ({ target }: Event) => {
    const choice = target === select && unitChoice(select.value);
    if (choice) storeUnits(choice);
    show();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    show();
  };

  form.addEventListener('click', step);
  form.addEventListener('change', change);
  form.addEventListener('submit', submit);
  // The server cannot know what was chosen here before.
  const named = unitChoice(new URLSearchParams(window.location.search).get(UNITS_PARAMETER));
  const stored = storedUnits();
  if (!named && stored && stored !== units) {
    select.value = stored;
    show();
  }
  return () => {
    form.removeEventListener('click', step);
    form.removeEventListener('change', change);
    form.removeEventListener('submit', submit);
  };
}

function setUnlessUsual(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name);
  else search.set(name, value);
}
