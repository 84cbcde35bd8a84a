import { useQuery } from '@apollo/client/react';
import { DeskPage_ReadersQueryDocument, type ReaderEvent } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { MAX_READER_DAYS } from '#schema/rules/desk.ts';
import { ReaderSeries } from './reader-series.tsx';
import type { DeskViewProps } from './view-props.ts';
import './readers.css';

const ranges = [7, 30, 90, MAX_READER_DAYS];

const titles: Record<ReaderEvent, string> = {
  PAGE: 'Pages read',
  REFERRER: 'Referring sites',
  SEARCH_EMPTY: 'Searches without results',
  SEARCH_CORRECTED: 'Searches with a corrected spelling',
  FILTER: 'Filters chosen',
  SAVED: 'Recipes saved',
  PLANNED: 'Recipes planned',
  COOKED: 'Recipes cooked',
  SHARED: 'Recipes shared',
  COMMENT: 'Comments',
  STARS: 'Stars',
  QUESTION: 'Questions',
  SUBSCRIBED: 'Newsletter: requested',
  CONFIRMED: 'Newsletter: confirmed',
  LEFT: 'Newsletter: unsubscribed',
  ISSUE: 'Visits from the newsletter',
};

/** The counts of readers' actions, in plots and tables. No count identifies a reader. */
export function View({ rest, onRetry }: DeskViewProps) {
  const days = rest === '' ? 30 : Number(rest);
  const isRange = ranges.includes(days);
  const { data, previousData, error, refetch } = useQuery(DeskPage_ReadersQueryDocument, {
    variables: { days },
    fetchPolicy: 'network-only',
    skip: !isRange,
  });
  const readers = (data ?? previousData)?.desk?.readers;
  const retry = () => {
    // The desk may have closed in the meantime.
    onRetry();
    void refetch();
  };
  if (!isRange) return <NotFound />;
  if (error && !readers) return <ErrorText onRetry={retry}>The counts could not be loaded.</ErrorText>;
  if (!readers) return <p role="status">Loading...</p>;
  const nonEmpty = readers.filter(({ total }) => total > 0);
  const emptyTitles = readers.filter(({ total }) => total === 0).map(({ event }) => titles[event].toLowerCase());
  return (
    <section aria-labelledby="readers">
      <h2 id="readers" className="desk__title">
        What readers do
      </h2>
      <nav className="readers__ranges" aria-label="Days">
        {ranges.map((each) => (
          <Link key={each} to={paths.desk(`readers/${each}`)} aria-current={each === days ? 'true' : undefined}>
            {each} days
          </Link>
        ))}
      </nav>
      <p className="readers__note">
        Days begin at midnight UTC. These counts are anonymous. Saved, planned and cooked count members only, because
        other readers’ lists stay in their browsers. A search has no results if no recipe has all of its words. The
        words of a search are shown if it was made at least three times in one day.
      </p>
      {nonEmpty.length === 0 ? (
        <p>Nothing was counted on these days. Counts appear within ten seconds.</p>
      ) : (
        <div className="readers">
          {nonEmpty.map((series) => (
            <ReaderSeries key={series.event} title={titles[series.event]} {...series} />
          ))}
        </div>
      )}
      {nonEmpty.length > 0 && emptyTitles.length > 0 && <p>Nothing on these days: {emptyTitles.join(', ')}.</p>}
    </section>
  );
}
