import type { IssueRow_IssueFragment } from '#client/gql/graphql.ts';
import { formatTime } from './time-text.tsx';

/** State of an issue and, once sending has begun, the delivery results of its emails. */
export function IssueStatus({ issue }: { issue: IssueRow_IssueFragment }) {
  const { state, sendAt, updatedAt, editor, problem, queued, sent, failed, unsubscribed, visits } = issue;
  if (state === 'SCHEDULED' && sendAt) return <>Scheduled for {formatTime(sendAt)}</>;
  if (state === 'DRAFT')
    return (
      <>
        Draft, changed on {formatTime(updatedAt)}
        {editor && ` by ${editor}`}
        {problem && <strong className="issue__problem">{problem}</strong>}
      </>
    );
  return (
    <>
      {state === 'SENDING' ? 'Sending' : 'Sent'} to {queued}: {sent} sent, {failed} failed, {unsubscribed} unsubscribed
      since, {visits} visits
    </>
  );
}
