import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import type { KeptState } from '#client/state/kept-state.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import './kept.css';

type Props = {
  title: string;
  /** What the page is for, in a sentence. */
  description: string;
  /** Undefined until it is known. */
  kept: KeptState | undefined;
  children: ReactNode;
};

/** A screen of what this browser keeps, with the way to the others. Without a browser's storage it says so. */
export function KeptView({ title, description, kept, children }: Props) {
  const tabs = [
    { to: paths.wishlist, label: 'Saved', count: kept?.wishlist.length },
    { to: paths.compare, label: 'Compare', count: kept?.compare.length },
    { to: paths.cart, label: 'Basket', count: kept?.cart.length },
  ];
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner title={title} current={title}>
        {description}
      </PageBanner>
      <div className="wrap kept">
        <nav className="kept__tabs no-print" aria-label="What you keep">
          {tabs.map(({ to, label, count }) => (
            <NavLink key={to} className="kept__tab" to={to}>
              {label} <span className="kept__tab-count">{count}</span>
            </NavLink>
          ))}
        </nav>
        <p className="kept__needs">
          What you keep is kept in your browser, not on our server. To show it this page needs JavaScript and the
          browser’s storage. All <a href={paths.recipes}>recipes</a> can be read without.
        </p>
        {kept ? children : <KeptWaiting />}
      </div>
    </>
  );
}

/** Until it is known what is kept. */
export function KeptWaiting() {
  return (
    <div className="kept__waiting needs-script" aria-hidden="true">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  );
}
