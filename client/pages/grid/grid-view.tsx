import type { ReactNode } from 'react';
import { ErrorText } from '#client/ui/error-text.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { searchOf } from '#client/ui/page-numbers.ts';
import { GridPager } from '#client/ui/pager.tsx';
import type { GridPage } from './grid-loader.ts';
import './grid.css';

type Props = {
  title: string;
  description: string;
  path: string;
  pages: GridPage;
  shape: 'platters' | 'bands';
  /** Items of this page, as list items. */
  children: ReactNode[];
};

/** A page of cards, four at a time. */
export function GridView({ title, description, path, pages, shape, children }: Props) {
  return (
    <>
      <PageHead title={title} description={description} path={path + searchOf(pages.page, new URLSearchParams())} />
      <PageBanner title={title}>{description}</PageBanner>
      <div className="wrap section">
        {children.length === 0 ? (
          <ErrorText>Something went wrong! Please try again later.</ErrorText>
        ) : (
          <>
            <ul className={`grid grid--${shape}`}>{children}</ul>
            <GridPager label={title} {...pages} />
          </>
        )}
      </div>
    </>
  );
}
