import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { Footer } from '#client/features/footer/footer.tsx';
import { Header } from '#client/features/header/header.tsx';
import { HashLink } from '#client/ui/hash-link.tsx';
import { useDelayed } from '#client/ui/use-delayed.ts';
import type { FrameHandle } from './frame-handle.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { useFrame } from './use-frame.ts';
import { usePageScroll } from './use-page-scroll.ts';

/** Quicker pages come without a sign of waiting. */
const PATIENCE_MS = 150;
const SKELETON_MS = 400;

/** What surrounds every page. */
export function Frame() {
  const { categories } = useFrame();
  const { location } = useNavigation();
  const waiting = useDelayed(location !== undefined, PATIENCE_MS);
  const waitingLong = useDelayed(location !== undefined, SKELETON_MS);
  const handle = useMatches()[0]?.handle as FrameHandle | undefined;
  const Loading = waitingLong && location ? handle?.loadingAt(location.pathname) : undefined;
  usePageScroll();
  return (
    <>
      <HashLink className="skip-link" to="content">
        Skip to content
      </HashLink>
      <Header waiting={waiting} />
      <main id="content" tabIndex={-1} aria-busy={waiting}>
        {Loading ? <Loading /> : <Outlet />}
      </main>
      <Footer categories={categories} />
      <PageAnnouncer />
    </>
  );
}
