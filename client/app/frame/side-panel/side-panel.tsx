import { Contact } from 'lucide';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LazyPart, RedirectInstead } from '#client/ui/lazy-part.tsx';
import { useOpenState } from '#client/ui/use-page-state.ts';
import type { CuisineBannersProps } from './cuisine-banners.tsx';

/** The button that opens the side panel, and the panel: account, contact details and cuisines. */
export function SidePanel({ cuisines }: CuisineBannersProps) {
  const [open, setOpen] = useOpenState();
  return (
    <div className="side-panel needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label="Account and contact"
        title="Account and contact"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Contact} size={23} />
      </button>
      <LazyPart
        load={() => import('./side-panel-drawer.tsx')}
        when={open ? 'now' : 'intent'}
        errorFallback={open && <RedirectInstead to={paths.contact} />}
      >
        {({ SidePanelDrawer }) => <SidePanelDrawer open={open} onClose={() => setOpen(false)} cuisines={cuisines} />}
      </LazyPart>
    </div>
  );
}
