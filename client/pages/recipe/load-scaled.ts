import { storedUnits } from '#client/state/units.ts';
import type { LoadedRecipe } from './loaded-recipe.ts';
import type { ScaledRecipe } from './scale-recipe.ts';
import { servingsFrom, unitsFrom } from './servings-parameter.ts';

/**
 * The recipe for as many and in the units that the address asks for, or in those chosen before on this device.
 * @returns null for the recipe as written: then nothing of the arithmetic is loaded
 */
export async function loadScaled(recipe: LoadedRecipe, search: URLSearchParams): Promise<ScaledRecipe | null> {
  const servings = servingsFrom(search) ?? recipe.servings;
  const units = unitsFrom(search) ?? storedUnits() ?? 'written';
  if (servings === recipe.servings && units === 'written') return null;
  try {
    const { scaleRecipe } = await import('./scale-recipe.ts');
    return scaleRecipe(recipe, servings, units);
  } catch (error) {
    console.error(error);
    return null;
  }
}
