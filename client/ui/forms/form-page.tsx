import type { ReactNode } from 'react';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { ScriptNote } from './form-message.tsx';
import './forms.css';

type Props = {
  title: string;
  description: string;
  /** A line under the title. */
  line?: string;
  /** False where the address holds what is private. */
  breadcrumb?: boolean;
  /** Whether nothing on it can be sent without scripts. */
  needsScript?: boolean;
  children: ReactNode;
};

/** A page of one narrow column that no search engine needs to know. */
export function FormPage({ title, description, line, breadcrumb, needsScript = false, children }: Props) {
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner title={title} current={title} breadcrumb={breadcrumb}>
        {line}
      </PageBanner>
      <div className="wrap section form-page">
        <div className="form-page__column">
          {children}
          {needsScript && <ScriptNote>This page needs JavaScript to send anything.</ScriptNote>}
        </div>
      </div>
    </>
  );
}
