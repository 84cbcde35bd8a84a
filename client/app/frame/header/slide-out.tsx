import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '#client/paths.ts';
import { useSheet } from '#client/ui/use-sheet.ts';
import type { Menu } from './menus.ts';
import './slide-out.css';

/** The navigation of narrow windows: a button, and a panel that slides out. */
export function SlideOut({ menus }: { menus: readonly Menu[] }) {
  const { module, show, button, sheet } = useSheet(() => import('./slide-out-sheet.tsx'), paths.recipes);
  return (
    <div className="slide-out needs-script">
      <button type="button" className="icon-button" aria-label="Menu" onClick={show} {...button}>
        <MenuIcon aria-hidden="true" size={24} />
      </button>
      {module && <module.SlideOutSheet {...sheet} menus={menus} />}
    </div>
  );
}
