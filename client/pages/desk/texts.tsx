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
import { DecisionMessage } from './decision-message.tsx';
import { PagesOfList, useCursor } from './pages-of-list.tsx';
import { ReportedText } from './reported-text.tsx';
import { showHeading } from './show-heading.ts';
import { TimeText } from './time-text.tsx';
import { useDecisions } from './use-decisions.ts';
import type { DeskViewProps } from './view-props.ts';

/** All texts of readers, or the text that the URL names. */
export function View({ rest, onRetry }: DeskViewProps) {
  return rest === '' ? <Texts onRetry={onRetry} /> : <OneText key={rest} id={rest} onRetry={onRetry} />;
}

const filters: readonly { label: string; status: TextStatus | null }[] = [
  { label: 'All', status: null },
  { label: 'Reported', status: 'REPORTED' },
  { label: 'Hidden', status: 'HIDDEN' },
  { label: 'Waiting', status: 'HELD' },
];

/** Returns the URL of the list with filters. */
function listPath(values: Record<'status' | 'member' | 'recipe', string | null>): string {
  const params = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return [paths.desk('texts'), ...(params.length > 0 ? [params.join('&')] : [])].join('?');
}

function Texts({ onRetry }: Pick<DeskViewProps, 'onRetry'>) {
  const [params] = useSearchParams();
  const [member, recipe] = [params.get('member'), params.get('recipe')];
  const status = filters.find((filter) => filter.status === params.get('status'))?.status ?? null;
  const { data, previousData, error, refetch } = useQuery(DeskPage_TextsQueryDocument, {
    variables: { after: useCursor(), status, memberId: member, recipeSlug: recipe },
    fetchPolicy: 'network-only',
  });
  const list = (data ?? previousData)?.desk?.texts;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !list) return <ErrorText onRetry={retry}>The texts could not be loaded.</ErrorText>;
  if (!list) return <p role="status">Loading...</p>;
  const texts = list.nodes.map((text) => readFragment(DeskTexts_TextFragmentDoc, text));
  const [first] = texts;
  const recipeHeading = recipe === null ? undefined : `Texts on ${first?.title ?? recipe}`;
  const title = member === null ? recipeHeading : `Texts by ${first?.username ?? 'this member'}`;
  return (
    <section aria-labelledby="texts">
      <h2 id="texts" className="desk__title">
        {title ?? 'Reader texts'}
      </h2>
      <nav className="desk__filters" aria-label="Status">
        {filters.map(({ label, status: each }) => (
          <Link
            key={label}
            to={listPath({ status: each, member, recipe })}
            aria-current={each === status ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
        {title && <Link to={paths.desk('texts')}>All texts</Link>}
      </nav>
      <p role="status">{formatCount(list.totalCount, 'text')}</p>
      <ul className="desk-list">
        {texts.map((text) => (
          <TextRow key={text.id} {...text} />
        ))}
      </ul>
      <PagesOfList pageInfo={list.pageInfo} />
    </section>
  );
}

function TextRow({
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
            about the text by {username} on {title}
          </span>
        </Link>
      </p>
    </li>
  );
}

function OneText({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { data, error, refetch } = useQuery(DeskPage_TextQueryDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const deciding = useDecisions(() => {
    void refetch();
    showHeading(heading.current);
  });
  const retry = () => {
    onRetry();
    void refetch();
  };
  const desk = data?.desk;
  if (error && !desk) return <ErrorText onRetry={retry}>The text could not be loaded.</ErrorText>;
  if (!desk) return <p role="status">Loading...</p>;
  const text = readFragment(ReportedText_TextFragmentDoc, desk.text);
  return (
    <section aria-labelledby="text">
      <p>
        <Link to={paths.desk('texts')}>All texts</Link>
      </p>
      <h2 ref={heading} id="text" className="desk__title">
        {text ? `A text on ${text.title}` : 'This text was deleted'}
      </h2>
      <DecisionMessage {...deciding} />
      {text && (
        <ReportedText
          text={text}
          busy={deciding.busy}
          reason={deciding.getReasonProps(id)}
          hideTexts={deciding.hideTexts}
          onDecide={(kind) => void deciding.decide({ id }, kind)}
        />
      )}
    </section>
  );
}
