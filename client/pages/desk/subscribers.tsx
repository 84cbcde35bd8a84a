import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  DeskPage_SubscribersCsvQueryDocument,
  DeskPage_SubscribersQueryDocument,
  type SubscriberStatus,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { downloadText } from '#client/ui/download.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Link } from '#client/ui/link.tsx';
import { CursorPager, useCursor } from './cursor-pager.tsx';
import { ImportSubscribers } from './import-subscribers.tsx';
import { ListSearch } from './list-search.tsx';
import type { DeskViewProps } from './view-props.ts';

const statusNames: Record<SubscriberStatus, string> = {
  CONFIRMED: 'Confirmed',
  ASKED: 'Asked to confirm',
  BOUNCED: 'Bounced',
};
const statuses = Object.keys(statusNames) as SubscriberStatus[];

/** The subscribers of the newsletter. */
export function View({ onRetry }: DeskViewProps) {
  const [params] = useSearchParams();
  const [search, statusParam] = [params.get('q') ?? '', params.get('status')];
  const status = statuses.find((each) => each === statusParam) ?? null;
  const { data, previousData, error, refetch } = useQuery(DeskPage_SubscribersQueryDocument, {
    variables: { after: useCursor(), search, status },
    fetchPolicy: 'network-only',
  });
  const list = (data ?? previousData)?.desk?.subscriberList;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !list) return <ErrorText onRetry={retry}>The subscribers could not be loaded.</ErrorText>;
  if (!list) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="subscribers">
      <h2 id="subscribers" className="desk__title">
        Subscribers of the newsletter
      </h2>
      <ListSearch label="Address" />
      <nav className="desk__filters" aria-label="Status">
        <Link to={paths.desk('subscribers')} aria-current={status === null ? 'true' : undefined}>
          All
        </Link>
        {statuses.map((each) => (
          <Link
            key={each}
            to={`${paths.desk('subscribers')}?status=${each}`}
            aria-current={each === status ? 'true' : undefined}
          >
            {statusNames[each]}
          </Link>
        ))}
      </nav>
      <p role="status">{formatCount(list.totalCount, 'subscriber')}</p>
      <ul className="desk-list">
        {list.nodes.map(({ id, email, status: ownStatus, askedAt, confirmedAt, bouncedAt }) => (
          <li key={id} className="desk-list__row">
            <p>{email}</p>
            <p className="desk-list__facts">
              {statusNames[ownStatus]}, <DateText value={bouncedAt ?? confirmedAt ?? askedAt} />
            </p>
          </li>
        ))}
      </ul>
      <CursorPager pageInfo={list.pageInfo} />
      <ImportSubscribers />
      <ExportSubscribers />
    </section>
  );
}

/** The button that downloads all subscribers as a CSV file. */
function ExportSubscribers() {
  const [fetchCsv, { loading }] = useLazyQuery(DeskPage_SubscribersCsvQueryDocument, { fetchPolicy: 'no-cache' });
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const download = async () => {
    const csv = (await fetchCsv().catch(() => undefined))?.data?.desk?.subscribersCsv;
    if (csv === undefined) return setResult({ ok: false, text: 'The list could not be exported.' });
    const day = new Date().toISOString().slice(0, 10);
    downloadText(csv, { type: 'text/csv;charset=utf-8', name: `subscribers-${day}.csv` });
    setResult({ ok: true, text: 'The list is in your downloads. It has personal data: delete it when you are done.' });
  };
  return (
    <div className="desk__export">
      <h3 className="reported__title">Export</h3>
      <p>A CSV file with all addresses, their status and times. Each export is logged.</p>
      <FormMessage result={result} />
      <button type="button" className="button button--quiet" disabled={loading} onClick={() => void download()}>
        Export as CSV
      </button>
    </div>
  );
}
