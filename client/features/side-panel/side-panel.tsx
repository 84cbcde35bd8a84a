import { PanelRightOpen } from 'lucide-react';
import { Drawer } from '#client/ui/drawer.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLateModule } from '#client/ui/use-late-module.ts';
import { useOpenHere } from '#client/ui/use-open-here.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import type { CuisineBannersProps } from './cuisine-banners.tsx';

/** A button, and a panel with what does not belong to any one page. It comes when it is first opened. */
export function SidePanel({ cuisines }: CuisineBannersProps) {
  const [open, setOpen] = useOpenHere();
  const { module, failed, fetch } = useLateModule(() => import('./side-panel-contents.tsx'));
  const show = () => {
    fetch();
    setOpen(true);
  };
  return (
    <div className="side-panel needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label="Side panel"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={show}
      >
        <PanelRightOpen aria-hidden="true" size={23} />
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Side panel" heading={<Wordmark />}>
        {module && <module.SidePanelContents cuisines={cuisines} />}
        {!module && failed && <ErrorText onRetry={fetch}>Something went wrong! Please try again later.</ErrorText>}
        {!module && !failed && <Skeleton shape="picture" />}
      </Drawer>
    </div>
  );
}
