import type { UnitChoice } from '#client/state/store.ts';
import { unitChoice } from '#client/state/units.ts';

/** The servings and units in which a recipe is shown. */
export type Scaling = { servings: number; units: UnitChoice };

/** URL parameters for servings and units. */
export const SERVINGS_PARAMETER = 'servings';
export const UNITS_PARAMETER = 'units';

/**
 * Returns the servings and units in a URL.
 * @param usual - the default for missing or invalid values
 */
export function scalingAt(search: string, usual: Scaling): Scaling {
  const parameters = new URLSearchParams(search);
  const servings = parameters.get(SERVINGS_PARAMETER) ?? '';
  return {
    servings: /^([1-9]\d?|100)$/.test(servings) ? Number(servings) : usual.servings,
    units: unitChoice(parameters.get(UNITS_PARAMETER)) ?? usual.units,
  };
}

/** Returns the query string with this scaling; other parameters stay. Default values are omitted. */
export function searchScaled(search: string, { servings, units }: Scaling, usual: Scaling): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SERVINGS_PARAMETER, String(servings));
  parameters.set(UNITS_PARAMETER, units);
  if (servings === usual.servings) parameters.delete(SERVINGS_PARAMETER);
  if (units === usual.units) parameters.delete(UNITS_PARAMETER);
  return parameters.toString();
}
