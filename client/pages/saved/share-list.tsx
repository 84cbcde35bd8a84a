import { Share2 } from 'lucide-react';
import { Late } from '#client/ui/late.tsx';
import { useOpenHere } from '#client/ui/use-page-state.ts';
import type { ListToShare } from './shopped.ts';

/** The button that opens the ways to share a list. */
export function ShareList(props: ListToShare) {
  const [open, setOpen] = useOpenHere();
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size={18} />
        Share
      </button>
      {open && (
        <Late load={() => import('./share-list-panel.tsx')} when="now">
          {({ ShareListPanel }) => <ShareListPanel {...props} onClose={() => setOpen(false)} />}
        </Late>
      )}
    </>
  );
}
