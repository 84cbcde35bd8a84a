import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { MainNav } from './main-nav.tsx';
import { TopBanner } from './top-banner.tsx';

type Props = {
  /** Whether the next page is on its way. */
  waiting: boolean;
};

/** The banner line, then one row that stays in view. */
export function Header({ waiting }: Props) {
  return (
    <>
      <TopBanner />
      <header className="header no-print">
        <div className="wrap header__row">
          <Link className="header__home" to={paths.home}>
            <Wordmark />
          </Link>
          <MainNav />
        </div>
        <div className={waiting ? 'weave weave--moving' : 'weave'} />
      </header>
    </>
  );
}
