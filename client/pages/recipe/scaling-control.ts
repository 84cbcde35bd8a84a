import type { UnitChoice } from '#client/state/store.ts';
import { storedUnits, storeUnits, unitChoice } from '#client/state/units.ts';
import type { Scaling } from './scaling-address.ts';
import { MAX_SERVINGS, servingsFrom, unitsFrom } from './servings-parameter.ts';

type Settings = {
  /** As many as the recipe is written for. */
  written: number;
  /** Shows the same page scaled. */
  go: (wanted: Scaling) => void;
};

/** What the page shows now. */
export type Shown = Scaling & {
  /** Of its address. */
  search: string;
  /** Whether it is so because this form has asked for it. */
  isAsked: boolean;
  /** Whether it was so before: something else on the page has changed. */
  isSame: boolean;
};

/** What a form that answers by itself does for the page. */
export type ScalingControl = {
  show(shown: Shown): void;
  release(): void;
};

/** Lets the form answer without being sent, from now until it is released: no press falls between two pages. */
export function controlScaling(form: HTMLFormElement, { written, go }: Settings): ScalingControl {
  const input = form.querySelector('input');
  const select = form.querySelector('select');
  if (!input || !select) return { show: () => {}, release: () => {} };
  const listening = new AbortController();
  const { signal } = listening;
  let asked: Scaling | undefined;
  let page: Shown | undefined;
  let hasShown = false;

  const put = ({ servings, units }: Scaling) => {
    input.value = String(servings);
    select.value = units;
  };
  const ask = () => {
    const typed = Number.isNaN(input.valueAsNumber) ? written : Math.round(input.valueAsNumber);
    const wanted = { servings: Math.min(MAX_SERVINGS, Math.max(1, typed)), units: unitsIn(select) };
    input.value = String(wanted.servings);
    request(wanted);
  };
  const request = (wanted: Scaling) => {
    asked = wanted;
    // The arithmetic first: until it is there the page stays as it is. Without it the server does the sum.
    import('./scale-recipe.ts').then(
      () => asked === wanted && !signal.aborted && go(wanted),
      () => !signal.aborted && send(wanted),
    );
  };
  const send = ({ servings, units }: Scaling) => {
    const search = new URLSearchParams(page?.search);
    if (servingsFrom(search) !== servings || unitsFrom(search) !== units) return form.submit();
    // It has been sent, and the page that has come is a kept copy: another time it would be the same.
    asked = undefined;
    if (page) put(page);
  };
  const step = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button[type=button]');
    if (!(button instanceof HTMLButtonElement)) return;
    input.valueAsNumber = (input.valueAsNumber || written) + Number(button.value);
    ask();
  };
  const change = ({ target }: Event) => {
    if (target === select) storeUnits(unitsIn(select));
    ask();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    ask();
  };

  form.addEventListener('click', step, { signal });
  form.addEventListener('change', change, { signal });
  form.addEventListener('submit', submit, { signal });
  return {
    show(shown) {
      const { servings, units, search, isAsked, isSame } = shown;
      page = shown;
      // The form holds what it has asked for already, or is ahead of it: somebody steps quickly, or types.
      if (hasShown && isAsked) return;
      if (hasShown && isSame) {
        // What it has asked for was given up for what has come.
        if (asked && (asked.servings !== servings || asked.units !== units)) request(asked);
        return;
      }
      hasShown = true;
      asked = undefined;
      put(shown);
      const wanted = wantedAt(search, written);
      if (wanted.servings === servings && wanted.units === units) return;
      put(wanted);
      request(wanted);
    },
    release: () => listening.abort(),
  };
}

/** What the server could not know: the units chosen here before, and of a kept copy the address that it stands at. */
function wantedAt(search: string, written: number): Scaling {
  const parameters = new URLSearchParams(search);
  return {
    servings: servingsFrom(parameters) ?? written,
    units: unitsFrom(parameters) ?? storedUnits() ?? 'written',
  };
}

function unitsIn(select: HTMLSelectElement): UnitChoice {
  return unitChoice(select.value) ?? 'written';
}
