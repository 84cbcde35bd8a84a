import type { IssueRow_IssueFragment } from '#client/gql/graphql.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Returns a time in words, in the editor's time zone. Example: "26 November 2026 at 09:00" */
export function timeInWords(at: string): string {
  return time.format(new Date(at));
}

/** Progress of an issue, and the delivery results of its mails. */
export function IssueFigures({ issue }: { issue: IssueRow_IssueFragment }) {
  const { state, sendAt, updatedAt, editor, problem, queued, sent, failed, left, visits } = issue;
  if (state === 'SCHEDULED' && sendAt) return <>Goes out on {timeInWords(sendAt)}</>;
  if (state === 'DRAFT')
    return (
      <>
        Draft, changed on {timeInWords(updatedAt)}
        {editor && ` by ${editor}`}
        {problem && <strong className="issue__problem">{problem}</strong>}
      </>
    );
  return (
    <>
      {state === 'SENDING' ? 'Is going out' : 'Went out'} to {queued}: {sent} sent, {failed} failed, {left} left since,{' '}
      {visits} visits
    </>
  );
}
