import { PanelRightOpen } from 'lucide-react';
import { paths } from '#client/paths.ts';
import { useSheet } from '#client/ui/use-sheet.ts';
import type { CuisineBannersProps } from './cuisine-banners.tsx';
import './side-panel.css';

/** The button that opens a panel with what does not belong to any one page. */
export function SidePanel({ cuisines }: CuisineBannersProps) {
  const { module, show, button, sheet } = useSheet(() => import('./side-panel-sheet.tsx'), paths.contact);
  return (
    <div className="side-panel needs-script">
      <button type="button" className="icon-button" aria-label="Side panel" onClick={show} {...button}>
        <PanelRightOpen aria-hidden="true" size={23} />
      </button>
      {module && <module.SidePanelSheet {...sheet} cuisines={cuisines} />}
    </div>
  );
}
