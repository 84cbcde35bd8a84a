import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '#client/paths.ts';
import { GoInstead, Late } from '#client/ui/late.tsx';
import { useOpenHere } from '#client/ui/use-page-state.ts';
import type { Menu } from './menus.ts';
import './slide-out.css';

/** The navigation of narrow windows: a button, and a panel that slides out. */
export function SlideOut({ menus }: { menus: readonly Menu[] }) {
  const [open, setOpen] = useOpenHere();
  return (
    <div className="slide-out needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden="true" size={24} />
      </button>
      <Late
        load={() => import('./slide-out-sheet.tsx')}
        when={open ? 'now' : 'intent'}
        missing={open && <GoInstead to={paths.recipes} />}
      >
        {({ SlideOutSheet }) => <SlideOutSheet open={open} onClose={() => setOpen(false)} menus={menus} />}
      </Late>
    </div>
  );
}
