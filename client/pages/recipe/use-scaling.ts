import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { rememberServings } from '#client/state/saved.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { getStoredUnits } from '#client/state/units.ts';
import { KEEP_PAGE } from '#client/ui/link.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import type { RecipeVariables } from './recipe-loader.ts';
import { parseScaling, type Scaling, withScaling } from './scaling-url.ts';

/**
 * Returns the servings and units in which a recipe is shown. The servings come from the URL, else from the last view of
 * a saved recipe, else from the recipe. The units come from the URL, else from the last choice on this device, else
 * from the recipe. While hydrating, returns what the server rendered: the server does not know stored choices, and an
 * offline copy may be shown at another URL.
 * @param recipeServings - the number of servings the recipe is written for
 */
export function useScaling(
  slug: string,
  recipeServings: number,
): { scaling: Scaling; setScaling: (scaling: Scaling) => void } {
  const location = useLocation();
  const nextLocation = useNavigation().location;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { search: renderedSearch } = useLoaderData<RecipeVariables>();
  const units = useBrowserStore((state) => state.units) ?? 'written';
  const rememberedServings = useBrowserStore(({ saved }) => saved?.find(({ id }) => id === slug)?.servings);
  // Another page of comments may be loading.
  const current = nextLocation?.pathname === location.pathname ? nextLocation : location;
  const scaling = parseScaling(hydrated ? current.search : renderedSearch, {
    servings: rememberedServings ?? recipeServings,
    units,
  });

  const setScaling = (next: Scaling) => {
    // The visitor has followed a link to another page in the meantime.
    if (nextLocation && current !== nextLocation) return;
    rememberServings(slug, next.servings === recipeServings ? undefined : next.servings);
    const search = withScaling(current.search, next, {
      servings: recipeServings,
      units: getStoredUnits() ?? 'written',
    });
    void navigate(
      { search },
      {
        replace: true,
        state: KEEP_PAGE,
        // Renders within the event, so that the next press starts from this state.
        flushSync: true,
        // Scaling needs no data from the server, but a page of comments that is loading does.
        defaultShouldRevalidate: current === nextLocation,
      },
    );
  };
  return { scaling, setScaling };
}
