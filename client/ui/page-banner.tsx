import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import './page-banner.css';

type Props = {
  title: string;
  /** False where the page has a main heading of its own, such as a recipe's title. */
  heading?: boolean;
  /** False where the segments of the address lead nowhere. */
  breadcrumb?: boolean;
  /** The page's label in the breadcrumb, where its address is not a good one. */
  current?: string;
  /** A line under the title. */
  children?: ReactNode;
};

/** The title band of a page, with its breadcrumb. */
export function PageBanner({ title, heading = true, breadcrumb = true, current, children }: Props) {
  return (
    <div className={heading ? 'page-banner' : 'page-banner page-banner--slim'}>
      <div className="wrap page-banner__inner">
        {heading ? (
          <h1 className="page-banner__title">{title}</h1>
        ) : (
          <p className="page-banner__title page-banner__title--small">{title}</p>
        )}
        {children && <p className="page-banner__line">{children}</p>}
        {breadcrumb && <Breadcrumb current={current} />}
      </div>
    </div>
  );
}
