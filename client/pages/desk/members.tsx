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
import { DecisionMessage } from './decision-message.tsx';
import { ListSearch } from './list-search.tsx';
import { PagesOfList, useCursor } from './pages-of-list.tsx';
import { decisions, HideTextsChoice } from './reported-text.tsx';
import { useDecisions } from './use-decisions.ts';
import type { DeskViewProps } from './view-props.ts';

/** Members with a verified address. A moderator can block an account here even if it has no texts. */
export function View({ onRetry }: DeskViewProps) {
  const [params] = useSearchParams();
  const [name, isBlocked] = [params.get('q') ?? '', params.has('blocked')];
  const { data, previousData, error, refetch } = useQuery(DeskPage_MembersQueryDocument, {
    variables: { after: useCursor(), name, isBlocked },
    fetchPolicy: 'network-only',
  });
  const deciding = useDecisions(() => void refetch());
  const [pending, setPending] = useState<{ member: DeskMembers_MemberFragment; kind: ModerationKind }>();
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
      <DecisionMessage {...deciding} />
      <p role="status">{formatCount(list.totalCount, 'member')}</p>
      <ul className="desk-list">
        {list.nodes.map((node) => {
          const member = readFragment(DeskMembers_MemberFragmentDoc, node);
          return <MemberRow key={member.id} member={member} onAsk={(kind) => setPending({ member, kind })} />;
        })}
      </ul>
      <PagesOfList pageInfo={list.pageInfo} />
      {pending && (
        <Modal
          title={`${decisions[pending.kind].label}: ${pending.member.username}?`}
          onClose={() => setPending(undefined)}
        >
          {pending.kind === 'BLOCK' && <HideTextsChoice {...deciding.hideTexts} />}
          {pending.kind === 'UNBLOCK' && <p>The account’s hidden texts stay hidden.</p>}
          <div className="form__buttons">
            <button type="button" className="button button--quiet" onClick={() => setPending(undefined)}>
              Cancel
            </button>
            <button
              type="button"
              className="button"
              disabled={deciding.busy}
              onClick={() => {
                setPending(undefined);
                void deciding.decide(pending.member, pending.kind);
              }}
            >
              {decisions[pending.kind].label}
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
          'No texts'
        ) : (
          <Link to={`${paths.desk('texts')}?member=${id}`}>{formatCount(texts, 'text')}</Link>
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
