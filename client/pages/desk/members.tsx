import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type DeskMembers_MemberFragment,
  DeskMembers_MemberFragmentDoc,
  DeskPage_MembersQueryDocument,
  type ModerationKind,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { CursorPager, useCursor } from './cursor-pager.tsx';
import { DecisionMessage } from './decision-message.tsx';
import { ListSearch } from './list-search.tsx';
import { decisions, HideContributionsChoice } from './reported-contribution.tsx';
import { useDecisions } from './use-decisions.ts';
import type { DeskViewProps } from './view-props.ts';

/** Members with a verified address. A moderator can block an account here even if it has no contributions. */
export function View({ onRetry }: DeskViewProps) {
  const [params] = useSearchParams();
  const [name, isBlocked] = [params.get('q') ?? '', params.has('blocked')];
  const { data, previousData, error, refetch } = useQuery(DeskPage_MembersQueryDocument, {
    variables: { after: useCursor(), name, isBlocked },
    fetchPolicy: 'network-only',
  });
  const moderation = useDecisions(() => void refetch());
  const [decisionToConfirm, setDecisionToConfirm] = useState<{
    member: DeskMembers_MemberFragment;
    kind: ModerationKind;
  }>();
  const list = (data ?? previousData)?.desk?.members;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !list) return <ErrorText onRetry={retry}>The members could not be loaded.</ErrorText>;
  if (!list) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="desk__title">
        Members
      </h2>
      <ListSearch label="Name" />
      <nav className="desk__filters" aria-label="Status">
        <Link to={paths.desk('members')} aria-current={isBlocked ? undefined : 'true'}>
          All
        </Link>
        <Link to={`${paths.desk('members')}?blocked`} aria-current={isBlocked ? 'true' : undefined}>
          Blocked
        </Link>
      </nav>
      <DecisionMessage {...moderation} />
      <p role="status">{formatCount(list.totalCount, 'member')}</p>
      <ul className="desk-list">
        {list.nodes.map((node) => {
          const member = readFragment(DeskMembers_MemberFragmentDoc, node);
          return <MemberRow key={member.id} member={member} onAsk={(kind) => setDecisionToConfirm({ member, kind })} />;
        })}
      </ul>
      <CursorPager pageInfo={list.pageInfo} />
      {decisionToConfirm && (
        <Modal
          title={`${decisions[decisionToConfirm.kind].label}: ${decisionToConfirm.member.username}?`}
          onClose={() => setDecisionToConfirm(undefined)}
        >
          {decisionToConfirm.kind === 'BLOCK' && <HideContributionsChoice {...moderation.hideTexts} />}
          {decisionToConfirm.kind === 'UNBLOCK' && <p>The account’s hidden contributions stay hidden.</p>}
          <div className="form__buttons">
            <button type="button" className="button button--quiet" onClick={() => setDecisionToConfirm(undefined)}>
              Cancel
            </button>
            <button
              type="button"
              className="button"
              disabled={moderation.busy}
              onClick={() => {
                setDecisionToConfirm(undefined);
                void moderation.decide(decisionToConfirm.member, decisionToConfirm.kind);
              }}
            >
              {decisions[decisionToConfirm.kind].label}
            </button>
          </div>
        </Modal>
      )}
    </section>
  );
}

type RowProps = { member: DeskMembers_MemberFragment; onAsk: (kind: ModerationKind) => void };

function MemberRow({ member, onAsk }: RowProps) {
  const { id, username, createdAt, isBlocked, isStaff, texts, hidden, reported } = member;
  return (
    <li className="desk-list__row">
      <p>
        <strong dir="auto">{username}</strong>
        {isBlocked && ' (blocked)'}
        {isStaff && ' (staff)'}, member since <DateText value={createdAt} />
      </p>
      <p className="desk-list__foot">
        {texts === 0 ? (
          'No contributions'
        ) : (
          <Link to={`${paths.desk('texts')}?member=${id}`}>{formatCount(texts, 'contribution')}</Link>
        )}
        {hidden > 0 && <span className="desk-list__mark">{hidden} hidden</span>}
        {reported > 0 && <span className="desk-list__mark">{reported} reported</span>}
        {!isStaff &&
          (['RENAME', isBlocked ? 'UNBLOCK' : 'BLOCK'] as const).map((kind) => (
            <TextButton key={kind} onClick={() => onAsk(kind)}>
              {decisions[kind].label}
              <span className="visually-hidden"> of {username}</span>
            </TextButton>
          ))}
      </p>
    </li>
  );
}
