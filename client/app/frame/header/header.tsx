import './header.css';
import { Menu as MenuIcon, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { SocialLinks } from '#client/features/taxonomy/social-links.tsx';
import { paths } from '#client/paths.ts';
import { hideAnnouncement } from '#client/state/announcement.ts';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LazyPart, RedirectInstead } from '#client/ui/lazy-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { useOpenState } from '#client/ui/use-page-state.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { useScroll } from '../use-scroll.ts';
import { Account } from './account.tsx';
import { ListLinks } from './list-links.tsx';
import { MainNav } from './main-nav.tsx';
import { getMenus, type Menu, type MenuData } from './menus.ts';

/** Scroll offset beyond which the header is slim, in pixels. */
const THRESHOLD = 80;

type Props = MenuData & {
  /** `true` while the next page is loading. */
  waiting: boolean;
  search: ReactNode;
  sidePanel: ReactNode;
};

/** The announcement, and a sticky row that gets slimmer on scrolling without moving the page below it. */
export function Header({ waiting, search, sidePanel, ...data }: Props) {
  const [slim, setSlim] = useState(false);
  useScroll((top) => setSlim(top > THRESHOLD));
  const menus = getMenus(data);
  return (
    <>
      <TopBanner />
      <header className={slim ? 'header header--slim no-print' : 'header no-print'}>
        <div className="header__bar">
          <div className="wrap header__row">
            <Link className="header__home" to={paths.home}>
              <Wordmark definesShapes />
            </Link>
            <MainNav menus={menus} />
            <div className="header__tools">
              {search}
              <ListLinks look="icons" />
              <Account />
              {sidePanel}
              <SlideOut menus={menus} />
            </div>
          </div>
          <div className="weave" />
          {waiting && <div className="header__progress" />}
        </div>
      </header>
    </>
  );
}

/** The announcement above the header. */
function TopBanner() {
  return (
    <aside className="top-banner no-print" aria-label="Announcement">
      <div className="wrap top-banner__row">
        <p>
          <strong className="top-banner__label">New Update</strong>{' '}
          <span className="top-banner__text">
            Great meals start with great recipes
            <span className="top-banner__rest">-don’t let your kitchen miss out.</span>
          </span>
        </p>
        <SocialLinks definesShapes />
        <button
          type="button"
          className="top-banner__close needs-script"
          aria-label="Hide the announcement for a week"
          onClick={() => {
            hideAnnouncement();
            // The focused button disappears with the announcement.
            focusHeading();
          }}
        >
          <Icon of={X} size={16} />
        </button>
      </div>
    </aside>
  );
}

/** The navigation in narrow windows: a button, and the menu that it slides out. */
function SlideOut({ menus }: { menus: readonly Menu[] }) {
  const [open, setOpen] = useOpenState();
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
        <Icon of={MenuIcon} size={24} />
      </button>
      <LazyPart
        load={() => import('./slide-out-drawer.tsx')}
        when={open ? 'now' : 'intent'}
        errorFallback={open && <RedirectInstead to={paths.recipes} />}
      >
        {({ SlideOutDrawer }) => <SlideOutDrawer open={open} onClose={() => setOpen(false)} menus={menus} />}
      </LazyPart>
    </div>
  );
}
