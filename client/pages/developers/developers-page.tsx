import { paths } from '#client/paths.ts';
import { HashLink } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { sections } from './sections.tsx';
import './developers.css';

/** Guide to the API. The tests run every query on it. */
export function Component() {
  return (
    <>
      <PageHead
        title="Developers"
        description="The GraphQL API of Mesob: a first response in one line, examples in three languages, errors and limits."
        path={paths.developers}
      />
      <PageBanner title="Developers" compact>
        Every recipe as data, up to fifty in one query. Our tests run every query on this page.
      </PageBanner>
      <div className="wrap developers">
        <nav className="developers__contents no-print" aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <HashLink to={id}>{title}</HashLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="developers__text">
          {sections.map(({ id, title, Body }) => (
            <section key={id} className="developers__section" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <Body />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
