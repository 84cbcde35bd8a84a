import { ArrowDown, Printer } from 'lucide-react';
import { HashLink } from '#client/ui/links.tsx';
import { useInView } from './use-in-view.ts';

/** What one can do with a recipe besides reading it. */
export function RecipeActions() {
  const inView = useInView('ingredients');
  return (
    <div className="recipe-actions no-print">
      {!inView && (
        <HashLink className="button" to="ingredients">
          <ArrowDown aria-hidden="true" size={18} />
          Jump to recipe
        </HashLink>
      )}
      <button type="button" className="button button--quiet needs-script" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        Print
      </button>
    </div>
  );
}
