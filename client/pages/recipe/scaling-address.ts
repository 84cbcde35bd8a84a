import type { UnitChoice } from '#client/state/store.ts';
import { storedUnits } from '#client/state/units.ts';
import { SERVINGS_PARAMETER, UNITS_PARAMETER } from './servings-parameter.ts';

/** How a recipe is shown, or asked to be. */
export type Scaling = { servings: number; units: UnitChoice };

/**
 * @param search of the page as it is, with whatever else it says
 * @param written as many as the recipe is written for
 * @returns the search of the page scaled so; what is usual needs no parameter
 */
export function searchScaled(search: string, { servings, units }: Scaling, written: number): string {
  const parameters = new URLSearchParams(search);
  setUnlessUsual(parameters, SERVINGS_PARAMETER, String(servings), String(written));
  setUnlessUsual(parameters, UNITS_PARAMETER, units, storedUnits() ?? 'written');
  return parameters.toString();
}

function setUnlessUsual(parameters: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) parameters.delete(name);
  else parameters.set(name, value);
}
