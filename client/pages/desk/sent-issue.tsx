import { useEffect, useEffectEvent, useState } from 'react';
import type { IssueEditor_IssueFragment, IssueRow_IssueFragment } from '#client/gql/graphql.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { IssueFigures } from './issue-figures.tsx';
import { useIssueSteps } from './issue-mutations.ts';
import { IssuePreview } from './issue-preview.tsx';

type Props = {
  issue: IssueEditor_IssueFragment;
  row: IssueRow_IssueFragment;
  /** Has the figures read again and again, or no more. */
  onLook: (isLooking: boolean) => void;
};

/** An issue that is on its way, or was sent: it is only looked at, and taken back while it waits. */
export function SentIssue({ issue, row, onLook }: Props) {
  const { busy, takeBack } = useIssueSteps(row.id);
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const look = useEffectEvent(onLook);
  useEffect(() => {
    look(true);
    return () => look(false);
  }, []);
  return (
    <section aria-labelledby="issue">
      <h2 id="issue" className="desk__title">
        {row.subject || row.id}
      </h2>
      <p role="status">
        <IssueFigures issue={row} />
      </p>
      <FormMessage result={result} />
      {row.state === 'SCHEDULED' && (
        <button type="button" className="button" disabled={busy} onClick={() => void takeBack().then(setResult)}>
          Take it back
        </button>
      )}
      {issue.markdown === null ? <p>It was sent from a file.</p> : <IssuePreview {...issue.check} />}
    </section>
  );
}
