import { Share2 } from 'lucide-react';
import { use } from 'react';
import { count } from '../count.ts';
import { Late } from '../late.tsx';
import { SiteContext } from '../page-head.tsx';
import { useOpenHere } from '../use-page-state.ts';
import { shareOnDevice } from './share.ts';
import './share.css';

type Props = {
  title: string;
  /** Path and search of what is shared. */
  path: string;
};

/**
 * Shares a page with the device's own sheet; where there is none, a panel offers the address. Without scripts the address
 * itself stands there.
 */
export function ShareButton({ title, path }: Props) {
  const url = use(SiteContext).publicUrl + path;
  const [open, setOpen] = useOpenHere();
  const share = async () => {
    count({ address: path, isShared: true });
    if (!(await shareOnDevice({ title, url }))) setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="button button--quiet needs-script"
        aria-haspopup="dialog"
        onClick={() => void share()}
      >
        <Share2 aria-hidden="true" size={18} />
        Share
      </button>
      {open && (
        <Late load={() => import('./share-panel.tsx')} when="now">
          {({ SharePanel }) => <SharePanel title={title} url={url} onClose={() => setOpen(false)} />}
        </Late>
      )}
      <p className="share-address">
        To share it: <a href={url}>{url}</a>
      </p>
    </>
  );
}
