import { Menu as MenuIcon } from 'lucide-react';
import { Drawer } from '#client/ui/drawer.tsx';
import { useOpenHere } from '#client/ui/use-open-here.ts';
import type { Menu } from './menus.ts';
import { SlideOutAccount } from './slide-out-account.tsx';
import { SlideOutLinks } from './slide-out-links.tsx';

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
      <Drawer open={open} onClose={() => setOpen(false)} label="Menu" heading={<SlideOutAccount />}>
        <SlideOutLinks menus={menus} />
      </Drawer>
    </div>
  );
}
