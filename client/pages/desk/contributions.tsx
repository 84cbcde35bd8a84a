import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskPage_TextQueryDocument,
  DeskPage_TextsQueryDocument,
  type DeskTexts_TextFragment,
  DeskTexts_TextFragmentDoc,
  ReportedText_TextFragmentDoc,
  type TextStatus,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { CursorPager, useCursor } from './cursor-pager.tsx';
import { DecisionMessage } from './decision-message.tsx';
import { ListSearch } from './list-search.tsx';
import { ReportedContribution } from './reported-contribution.tsx';
import { showHeading } from './show-heading.ts';
import { TimeText } from './time-text.tsx';
import { useDecisions } from './use-decisions.ts';
import type { DeskViewProps } from './view-props.ts';

/** The comments, questions and answers of members, or the single contribution in the URL. */
export function View({ rest, onRetry }: DeskViewProps) {
  return rest === '' ? (
    <Contributions onRetry={onRetry} />
  ) : (
    <ContributionView key={rest} id={rest} onRetry={onRetry} />
  );
}

const filters: readonly { label: string; status: TextStatus | null }[] = [
  { label: 'All', status: null },
  { label: 'Reported', status: 'REPORTED' },
  { label: 'Hidden', status: 'HIDDEN' },
  { label: 'Waiting', status: 'HELD' },
];

/** Returns the path of the list with another status. The page's other filters stay. */
function getListPath(params: URLSearchParams, status: TextStatus | null): string {
  const newParams = new URLSearchParams(params);
  newParams.delete('after');
  newParams.delete('status');
  if (status !== null) newParams.set('status', status);
  return [paths.desk('texts'), String(newParams)].filter(Boolean).join('?');
}

function Contributions({ onRetry }: Pick<DeskViewProps, 'onRetry'>) {
  const [params] = useSearchParams();
  const [member, recipe] = [params.get('member'), params.get('recipe')];
  const status = filters.find((filter) => filter.status === params.get('status'))?.status ?? null;
  const { data, previousData, error, refetch } = useQuery(DeskPage_TextsQueryDocument, {
    variables: { after: useCursor(), status, memberId: member, recipeSlug: recipe, search: params.get('q') ?? '' },
    fetchPolicy: 'network-only',
  });
  const list = (data ?? previousData)?.desk?.texts;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !list) return <ErrorText onRetry={retry}>The contributions could not be loaded.</ErrorText>;
  if (!list) return <p role="status">Loading...</p>;
  const contributions = list.nodes.map((contribution) => readFragment(DeskTexts_TextFragmentDoc, contribution));
  const [firstContribution] = contributions;
  const recipeHeading = recipe === null ? undefined : `Contributions on ${firstContribution?.title ?? recipe}`;
  const title = member === null ? recipeHeading : `Contributions by ${firstContribution?.username ?? 'this member'}`;
  return (
    <section aria-labelledby="contributions">
      <h2 id="contributions" className="desk__title">
        {title ?? 'Contributions'}
      </h2>
      <ListSearch label="Words" />
      <nav className="desk__filters" aria-label="Status">
        {filters.map(({ label, status: each }) => (
          <Link key={label} to={getListPath(params, each)} aria-current={each === status ? 'true' : undefined}>
            {label}
          </Link>
        ))}
        {title && <Link to={paths.desk('texts')}>All contributions</Link>}
      </nav>
      <p role="status">{formatCount(list.totalCount, 'contribution')}</p>
      <ul className="desk-list">
        {contributions.map((contribution) => (
          <ContributionRow key={contribution.id} {...contribution} />
        ))}
      </ul>
      <CursorPager pageInfo={list.pageInfo} />
    </section>
  );
}

function ContributionRow({
  id,
  message,
  createdAt,
  title,
  recipeSlug,
  username,
  isBlocked,
  hiddenReason,
  reports,
}: DeskTexts_TextFragment) {
  const openCount = reports.filter(({ isOpen }) => isOpen).length;
  const isHeld = hiddenReason === WAITING_REASON;
  return (
    <li className={hiddenReason === null ? 'desk-list__row' : 'desk-list__row desk-list__row--hidden'}>
      <p className="desk-list__facts">
        <bdi>{username}</bdi>
        {isBlocked && ' (blocked)'}, <TimeText value={createdAt} />, on{' '}
        <Link to={`${paths.desk('texts')}?recipe=${recipeSlug}`}>{title}</Link>
      </p>
      <p className="desk-list__text" dir="auto">
        {message}
      </p>
      <p className="desk-list__foot">
        {isHeld && <span className="desk-list__mark">Waiting for a moderator</span>}
        {hiddenReason !== null && !isHeld && (
          <span className="desk-list__mark">
            Hidden: <bdi>{hiddenReason}</bdi>
          </span>
        )}
        {openCount > 0 && !isHeld && <span className="desk-list__mark">{formatCount(openCount, 'open report')}</span>}
        <Link to={paths.desk(`texts/${id}`)}>
          Decide
          <span className="visually-hidden">
            {' '}
            about the contribution by {username} on {title}
          </span>
        </Link>
      </p>
    </li>
  );
}

function ContributionView({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { data, error, refetch } = useQuery(DeskPage_TextQueryDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const moderation = useDecisions(() => {
    void refetch();
    showHeading(heading.current);
  });
  const retry = () => {
    onRetry();
    void refetch();
  };
  const desk = data?.desk;
  if (error && !desk) return <ErrorText onRetry={retry}>The contribution could not be loaded.</ErrorText>;
  if (!desk) return <p role="status">Loading...</p>;
  const contribution = readFragment(ReportedText_TextFragmentDoc, desk.text);
  return (
    <section aria-labelledby="contribution">
      <p>
        <Link to={paths.desk('texts')}>All contributions</Link>
      </p>
      <h2 ref={heading} id="contribution" className="desk__title">
        {contribution ? `A contribution on ${contribution.title}` : 'This contribution was deleted'}
      </h2>
      <DecisionMessage {...moderation} />
      {contribution && (
        <ReportedContribution
          contribution={contribution}
          busy={moderation.busy}
          reason={moderation.getReasonProps(id)}
          hideTexts={moderation.hideTexts}
          onDecide={(kind) => void moderation.decide({ id }, kind)}
        />
      )}
    </section>
  );
}
