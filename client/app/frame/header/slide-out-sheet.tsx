import { Drawer } from '#client/ui/drawer.tsx';
import type { Menu } from './menus.ts';
import { SlideOutAccount } from './slide-out-account.tsx';
import { SlideOutLinks } from './slide-out-links.tsx';

type Props = { open: boolean; onClose: () => void; menus: readonly Menu[] };

/** What slides out. */
export function SlideOutSheet({ open, onClose, menus }: Props) {
  return (
    <Drawer open={open} onClose={onClose} label="Menu" heading={<SlideOutAccount />}>
      <SlideOutLinks menus={menus} />
    </Drawer>
  );
}
