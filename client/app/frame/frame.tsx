import './frame.css';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { AccountDialogs } from '#client/features/accounts/account-dialogs.tsx';
import { useTaxonomy } from '#client/features/taxonomy/load-taxonomy.ts';
import { chooseDay } from '#client/state/choose-day.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { getLocalToday } from '#client/ui/days.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { HashLink } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast.ts';
import { Toasts } from '#client/ui/toasts.tsx';
import { CookiePopup } from './cookies/cookie-popup.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SearchControl } from './search/search-control.tsx';
import { SidePanel } from './side-panel/side-panel.tsx';
import { getHashTarget, usePageScroll } from './use-page-scroll.ts';

/** Delay before a loading page shows a placeholder, in ms. */
const SKELETON_MS = 400;

type Placeholders = typeof import('../placeholders.tsx');

/** Name of a component that is shown while a page loads. */
export type Placeholder = keyof Placeholders;

type Props = {
  /** Returns the placeholder of the page at a URL. */
  getPlaceholder: (pathname: string) => Placeholder | undefined;
};

/** The parts around every page: header, footer, dialogs, timers and toasts. */
export function Frame({ getPlaceholder }: Props) {
  const { categories, cuisines } = useTaxonomy();
  const { location } = useNavigation();
  const waiting = location !== undefined;
  const waitingLong = useDelayed(waiting, SKELETON_MS);
  const { pathname } = useLocation();
  // `stay` is set by `KEEP_PAGE`.
  const keepsPage = location?.state?.stay && location.pathname === pathname;
  const placeholders = usePlaceholders(waiting);
  const name = waitingLong && waiting && !keepsPage ? getPlaceholder(location.pathname) : undefined;
  const Loading = name && placeholders?.[name];
  usePageScroll(Loading !== undefined);
  return (
    <>
      <HashLink className="skip-link" to="content">
        Skip to content
      </HashLink>
      <CookiePopup />
      <Header
        waiting={waiting}
        categories={categories}
        cuisines={cuisines}
        search={<SearchControl />}
        sidePanel={<SidePanel cuisines={cuisines} />}
      />
      <main id="content" tabIndex={-1} aria-busy={waiting}>
        {Loading ? <Loading /> : <Outlet />}
      </main>
      <ScrollToTop />
      <Footer categories={categories} cuisines={cuisines} />
      <Timers />
      <LazyMemberParts />
      <ListsDialog />
      <PlanDialog />
      <AccountDialogs />
      <PageAnnouncer waiting={waitingLong} />
      <Toasts />
    </>
  );
}

/** Returns the placeholders, fetched on the first navigation; undefined until they have loaded. */
function usePlaceholders(isNeeded: boolean): Placeholders | undefined {
  const [placeholders, setPlaceholders] = useState<Placeholders>();
  const shouldLoad = isNeeded && !placeholders;
  useEffect(() => {
    // Without placeholders, the current page stays until the next page has loaded.
    if (shouldLoad) import('../placeholders.tsx').then(setPlaceholders, console.error);
  }, [shouldLoad]);
  return placeholders;
}

/** The timers, on every page. Their script loads with the first timer. */
function Timers() {
  const timerCount = useBrowserStore(({ timers }) => timers?.length);
  if (!timerCount) return null;
  return (
    <LazyPart load={() => import('#client/features/timers/timer-tray.tsx')} when="now">
      {({ TimerTray }) => <TimerTray />}
    </LazyPart>
  );
}

/** The dialog to choose the lists of a recipe. */
function ListsDialog() {
  const product = useBrowserStore(({ choosing }) => choosing);
  if (!product) return null;
  return (
    <LazyPart
      load={() => import('./lists/lists-modal.tsx')}
      when="now"
      errorFallback={<DialogLoadFailure name="lists" />}
    >
      {({ ListsModal }) => <ListsModal product={product} />}
    </LazyPart>
  );
}

/** The dialog to plan a dish for a day. */
function PlanDialog() {
  const planned = useBrowserStore(({ planning }) => planning);
  if (!planned) return null;
  return (
    <LazyPart
      load={() => import('#client/features/cards/plan-modal.tsx')}
      when="now"
      errorFallback={<DialogLoadFailure name="plan" />}
    >
      {({ PlanModal }) => <PlanModal entry={{ day: getLocalToday(), ...planned }} onClose={() => chooseDay()} />}
    </LazyPart>
  );
}

/** Reports that a dialog's script did not load, and closes the dialog, so that the next press retries. */
function DialogLoadFailure({ name }: { name: string }) {
  useEffect(() => {
    showToast(`The ${name} could not be loaded. Please try again.`, { kind: 'error' });
    useBrowserStore.setState({ choosing: undefined, planning: undefined });
  }, [name]);
  return null;
}

/** Components that only members need. Their script loads when the page is idle. */
function LazyMemberParts() {
  const token = useBrowserStore(({ session }) => session?.token);
  if (!token) return null;
  return (
    <LazyPart load={() => import('./member-parts.tsx')} when="idle">
      {({ MemberParts }) => <MemberParts />}
    </LazyPart>
  );
}

/**
 * Announces that a page is loading. After a navigation, moves the focus to the page's heading or to the target of the
 * hash, and announces its title.
 */
function PageAnnouncer({ waiting }: { waiting: boolean }) {
  const { key, hash, state } = useLocation();
  const shownKey = useRef(key);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (state?.stay) return;
    const target = getHashTarget(hash) ?? document.querySelector('h1');
    if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    setMessage(document.title);
  }, [key, hash, state]);

  return (
    <p className="visually-hidden" role="status">
      {waiting ? 'The page is loading.' : message}
    </p>
  );
}

/** Returns `true` once `active` has been true for this many milliseconds: a quick load needs no loading state. */
function useDelayed(active: boolean, milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [active, milliseconds]);
  return active && isLate;
}
