import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Picture, type PictureData } from './picture.tsx';
import './page-banner.css';

type Props = {
  title: string;
  /** `false` if the page has its own main heading, such as a recipe's title. */
  heading?: boolean;
  /** `true` for a shorter band, on pages with a task such as signing in. */
  compact?: boolean;
  /** `true` for a banner with a breadcrumb. Default: `true` unless it is compact. */
  breadcrumb?: boolean;
  /** The page's label in the breadcrumb, if its URL does not give a good label. */
  current?: string;
  /** A round picture of the subject, next to the title. */
  picture?: PictureData;
  /** A line under the title. */
  children?: ReactNode;
};

/** The title band of a page, with its breadcrumb. */
export function PageBanner(props: Props) {
  const { title, heading = true, compact = false, breadcrumb = !compact, current, picture, children } = props;
  const modifier = heading ? compact && 'page-banner--compact' : 'page-banner--slim';
  return (
    <div className={modifier ? `page-banner ${modifier}` : 'page-banner'}>
      <div className={picture ? 'wrap page-banner__inner page-banner__inner--pictured' : 'wrap page-banner__inner'}>
        {picture && (
          <Picture className="page-banner__picture" picture={picture} shape="square" sizes="9rem" decorative />
        )}
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
