import type { ReactNode } from 'react';
import { HashLink } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import './policy.css';

/** A legal text. */
export type Policy = {
  title: string;
  path: string;
  /** Description for search engines. */
  description: string;
  /** Summary in two or three sentences. */
  summary: string;
  sections: readonly PolicySection[];
};

type PolicySection = {
  /** The hash in the URL. Example: "allergies". */
  id: string;
  title: string;
  body: ReactNode;
};

/** A legal text with its table of contents. */
export function PolicyView({ policy }: { policy: Policy }) {
  const { title, path, description, summary, sections } = policy;
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <PageBanner title={title} compact>
        Effective <time dateTime="2025-05-20">05/20/2025</time>
      </PageBanner>
      <div className="wrap policy">
        <nav className="policy__contents no-print" aria-labelledby="contents">
          <h2 className="policy__contents-title" id="contents">
            On this page
          </h2>
          <ol className="policy__list">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <HashLink to={id}>{name}</HashLink>
              </li>
            ))}
          </ol>
        </nav>
        <article className="policy__text">
          <p className="lede">{summary}</p>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} className="policy__section" aria-labelledby={id}>
              <h2 className="policy__title" id={id}>
                {name}
              </h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
