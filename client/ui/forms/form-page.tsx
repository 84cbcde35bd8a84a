import type { ReactNode } from 'react';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { Picture, type PictureData } from '../picture.tsx';
import { ScriptNote } from './form-message.tsx';
import './form-page.css';

type Props = {
  title: string;
  description: string;
  /** A line under the title. */
  line?: string;
  /** Picture next to the column, if the window is wide enough. */
  picture?: PictureData;
  /** `true` if its form cannot be sent without scripts. */
  needsScript?: boolean;
  children: ReactNode;
};

/** A page with one narrow column, hidden from search engines. */
export function FormPage({ title, description, line, picture, needsScript = false, children }: Props) {
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner title={title} compact>
        {line}
      </PageBanner>
      <div className={picture ? 'wrap section form-page form-page--pictured' : 'wrap section form-page'}>
        <div className="form-page__column">
          {children}
          {needsScript && <ScriptNote>This form needs JavaScript.</ScriptNote>}
        </div>
        {picture && (
          <Picture className="form-page__picture" picture={picture} shape="landscape" sizes="48rem" decorative />
        )}
      </div>
    </>
  );
}
