import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { Account } from './account.tsx';
import { MainNav } from './main-nav.tsx';
import { type MenuData, menusOf } from './menus.ts';
import { SavedLink } from './saved-link.tsx';
import { SlideOut } from './slide-out.tsx';
import { TopBanner } from './top-banner.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import './header.css';

/** From here on the header is slim, in pixels. */
const THRESHOLD = 80;

type Props = MenuData & {
  /** Whether the next page is on its way. */
  waiting: boolean;
  search: ReactNode;
  sidePanel: ReactNode;
};

/** The banner line, then one row that stays in view and gets slimmer. The room that it takes never changes. */
export function Header({ waiting, search, sidePanel, ...data }: Props) {
  const slim = useScrolledPast(THRESHOLD);
  const menus = menusOf(data);
  return (
    <>
      <TopBanner />
      <header className={slim ? 'header header--slim no-print' : 'header no-print'}>
        <div className="header__bar">
          <div className="wrap header__row">
            <Link className="header__home" to={paths.home}>
              <Wordmark />
            </Link>
            <MainNav menus={menus} />
            <div className="header__tools">
              {search}
              <SavedLink />
              <Account />
              {sidePanel}
              <SlideOut menus={menus} />
            </div>
          </div>
          <div className={waiting ? 'weave weave--moving' : 'weave'} />
        </div>
      </header>
    </>
  );
}
