import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { DeskPage_ReportsQueryDocument, ReportedText_TextFragmentDoc } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { DecisionMessage } from './decision-message.tsx';
import { decisions, getDecisions, ReportedContribution } from './reported-contribution.tsx';
import { showHeading } from './show-heading.ts';
import { useDecisions } from './use-decisions.ts';
import type { DeskViewProps } from './view-props.ts';

/** The contributions that wait for a decision, one at a time. Each decision has a keyboard shortcut, and can be undone. */
export function View({ onRetry }: DeskViewProps) {
  const { data, error, refetch } = useQuery(DeskPage_ReportsQueryDocument, { fetchPolicy: 'network-only' });
  const [focusIndex, setFocusIndex] = useState(0);
  const [hasShortcuts, setHasShortcuts] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const moderation = useDecisions(() => showHeading(heading.current));

  const reports = data?.desk?.reports;
  const contributions = (reports?.nodes ?? []).map((contribution) =>
    readFragment(ReportedText_TextFragmentDoc, contribution),
  );
  const index = Math.min(focusIndex, contributions.length - 1);
  const contribution = contributions[index];
  const go = (offset: number) => {
    setFocusIndex(Math.max(0, Math.min(contributions.length - 1, index + offset)));
    showHeading(heading.current);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    // A key that is held down decides only once.
    if (!hasShortcuts || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = contribution && getDecisions(contribution).find((each) => decisions[each].key === event.key);
    if (kind) void moderation.decide(contribution, kind);
    else if (event.key === 'u') void moderation.undoLast();
    else if (event.key === 'j') go(1);
    else if (event.key === 'k') go(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const retry = () => {
    // The desk may have closed in the meantime.
    onRetry();
    void refetch();
  };
  if (error && !reports) return <ErrorText onRetry={retry}>The reports could not be loaded.</ErrorText>;
  if (!reports) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="reports" className={hasShortcuts ? 'desk__shortcuts' : undefined}>
      <h2 ref={heading} id="reports" className="desk__title">
        {reports.totalCount === 0
          ? 'Nothing is waiting for you'
          : `${formatCount(reports.totalCount, 'contribution')} to review`}
      </h2>
      <DecisionMessage {...moderation} />
      {contribution && (
        <ReportedContribution
          key={contribution.id}
          contribution={contribution}
          busy={moderation.busy}
          reason={moderation.getReasonProps(contribution.id)}
          hideTexts={moderation.hideTexts}
          onDecide={(kind) => void moderation.decide(contribution, kind)}
        />
      )}
      {contribution && (
        <label className="desk__keys">
          <input type="checkbox" checked={hasShortcuts} onChange={({ target }) => setHasShortcuts(target.checked)} />{' '}
          Keyboard shortcuts
        </label>
      )}
      {contributions.length > 1 && (
        <div className="desk__steps">
          <button type="button" className="button button--quiet" disabled={index === 0} onClick={() => go(-1)}>
            Previous <kbd>k</kbd>
          </button>
          <button
            type="button"
            className="button button--quiet"
            disabled={index >= contributions.length - 1}
            onClick={() => go(1)}
          >
            Next <kbd>j</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
