import { toUnits } from '#client/state/units.ts';
import type { Units } from '#cooking/choose-unit.ts';

/** The servings and units in which a recipe is shown. */
export type Scaling = { servings: number; units: Units };

/** URL parameters for servings and units. */
export const SERVINGS_PARAMETER = 'servings';
export const UNITS_PARAMETER = 'units';

/**
 * Returns the servings and units in a URL.
 * @param defaults - used for missing or invalid values
 */
export function parseScaling(search: string, defaults: Scaling): Scaling {
  const parameters = new URLSearchParams(search);
  const servings = parameters.get(SERVINGS_PARAMETER) ?? '';
  return {
    servings: /^([1-9]\d?|100)$/.test(servings) ? Number(servings) : defaults.servings,
    units: toUnits(parameters.get(UNITS_PARAMETER)) ?? defaults.units,
  };
}

/** Returns the query string with this scaling; other parameters stay. Default values are omitted. */
export function withScaling(search: string, { servings, units }: Scaling, defaults: Scaling): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SERVINGS_PARAMETER, String(servings));
  parameters.set(UNITS_PARAMETER, units);
  if (servings === defaults.servings) parameters.delete(SERVINGS_PARAMETER);
  if (units === defaults.units) parameters.delete(UNITS_PARAMETER);
  return parameters.toString();
}
