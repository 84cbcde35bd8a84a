import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import './page-banner.css';

type Props = {
  title: string;
  /** False where the page below has its own main heading, such as the title of a recipe. */
  heading?: boolean;
  /** False where the address leads nowhere, and its parts with it. */
  breadcrumb?: boolean;
  /** The label of the page in the breadcrumb, where its address does not say it well enough. */
  current?: string;
  /** A line under the title. */
  children?: ReactNode;
};

/** The title band of a page, with the way to it. */
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
