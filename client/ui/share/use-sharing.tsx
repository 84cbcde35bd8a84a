import { type ReactNode, use } from 'react';
import { countPageView } from '../count-page-view.ts';
import { LazyPart } from '../lazy-part.tsx';
import { SiteContext } from '../page-head.tsx';
import { useOpenState } from '../use-page-state.ts';
import { shareOnDevice } from './share.ts';
import './share.css';

type Page = {
  title: string;
  /** Path and query string of the page to share. */
  path: string;
};

type ShareControls = {
  /** The absolute URL of the page. */
  url: string;
  share: () => void;
  /**
   * The modal for devices without a share sheet. Render it outside of menus, which hide their content when they close.
   */
  panel: ReactNode;
};

/** Shares a page with the device's own sheet, or with a modal that offers the URL. Counts each press. */
export function useSharing({ title, path }: Page): ShareControls {
  const url = use(SiteContext).publicUrl + path;
  const [open, setOpen] = useOpenState();
  const share = async () => {
    countPageView({ address: path, isShared: true });
    if (!(await shareOnDevice({ title, url }))) setOpen(true);
  };
  return {
    url,
    share: () => void share(),
    panel: open && (
      <LazyPart load={() => import('./share-panel.tsx')} when="now">
        {({ SharePanel }) => <SharePanel title={title} url={url} onClose={() => setOpen(false)} />}
      </LazyPart>
    ),
  };
}
