import { ChefHat, CookingPot, ListChecks } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { searchWithScreen } from '#client/features/cook-mode/cook-address.ts';
import { HashLink, Link } from '#client/ui/link.tsx';
import './recipe-bar.css';

/** At the foot of a phone's window while one cooks from the page: to the ingredients, to the steps, to cook mode. */
export function RecipeBar() {
  const { search } = useLocation();
  return (
    <nav className="recipe-bar at-foot no-print" aria-label="In this recipe">
      <HashLink to="ingredients">
        <ListChecks aria-hidden="true" size={20} />
        Ingredients
      </HashLink>
      <HashLink to="instructions">
        <CookingPot aria-hidden="true" size={20} />
        Steps
      </HashLink>
      <Link className="needs-script" to={{ search: searchWithScreen(search, 0) }} state={{ stay: true }}>
        <ChefHat aria-hidden="true" size={20} />
        Cook
      </Link>
    </nav>
  );
}
