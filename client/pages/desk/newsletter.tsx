import './newsletter.css';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskPage_IssueQueryDocument,
  DeskPage_IssuesQueryDocument,
  type IssueEditor_IssueFragment,
  IssueEditor_IssueFragmentDoc,
  type IssueRow_IssueFragment,
  IssueRow_IssueFragmentDoc,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Link } from '#client/ui/link.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { readIssue, useCreateIssue, useIssueActions, waitForSave } from './issue-mutations.ts';
import { IssuePreview } from './issue-preview.tsx';
import { IssueStatus } from './issue-status.tsx';
import type { DeskViewProps } from './view-props.ts';

/** The issues of the newsletter, or the issue that the URL names. */
export function View({ rest, onRetry }: DeskViewProps) {
  return rest === '' ? <Issues onRetry={onRetry} /> : <Issue key={rest} id={rest} onRetry={onRetry} />;
}

function Issues({ onRetry }: Pick<DeskViewProps, 'onRetry'>) {
  const { data, error, refetch } = useQuery(DeskPage_IssuesQueryDocument, { fetchPolicy: 'network-only' });
  const [create, { loading }] = useCreateIssue();
  const [failure, setFailure] = useState<{ ok: false; text: string }>();
  const navigate = useNavigate();
  const issues = data?.desk?.issues.map((issue) => readFragment(IssueRow_IssueFragmentDoc, issue));
  const retry = () => {
    onRetry();
    void refetch();
  };
  const createAndOpen = async () => {
    const result = await create();
    if (!result.ok) return setFailure({ ok: false, text: result.text });
    const issue = readFragment(IssueEditor_IssueFragmentDoc, readIssue(result.data));
    navigate(paths.desk(`newsletter/${readFragment(IssueRow_IssueFragmentDoc, issue).id}`));
  };
  if (error && !issues) return <ErrorText onRetry={retry}>The issues could not be loaded.</ErrorText>;
  if (!issues) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="issues">
      <h2 id="issues" className="desk__title">
        {issues.length === 0 ? 'No issue has been written yet' : 'Issues of the newsletter'}
      </h2>
      <FormMessage result={failure} />
      <button type="button" className="button issues__begin" disabled={loading} onClick={() => void createAndOpen()}>
        Write an issue
      </button>
      <ul className="issues">
        {issues.map((issue) => (
          <li key={issue.id} className="issues__row">
            <Link to={paths.desk(`newsletter/${issue.id}`)}>{issue.subject || `No subject (${issue.id})`}</Link>
            <span className="issues__state">
              <IssueStatus issue={issue} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Time between two polls of an issue that is no longer a draft, in ms. */
const POLL_MS = 5_000;

function Issue({ id, onRetry }: { id: string; onRetry: () => void }) {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    void waitForSave().then(() => setSaved(true));
  }, []);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(DeskPage_IssueQueryDocument, {
    variables: { id },
    skip: !isSaved,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const desk = data?.desk;
  const retry = () => {
    onRetry();
    void refetch();
  };
  if (error && !desk) return <ErrorText onRetry={retry}>The issue could not be loaded.</ErrorText>;
  if (!desk) return <p role="status">Loading...</p>;
  const issue = readFragment(IssueEditor_IssueFragmentDoc, desk.issue);
  if (!issue) return <NotFound />;
  const row = readFragment(IssueRow_IssueFragmentDoc, issue);
  const setPolling = (isPolling: boolean) => (isPolling ? startPolling(POLL_MS) : stopPolling());
  return (
    <>
      <p>
        <Link to={paths.desk('newsletter')}>All issues</Link>
      </p>
      {row.state === 'DRAFT' ? (
        <IssueEditor issue={issue} subscriberCount={desk.subscribers} onReload={refetch} />
      ) : (
        <ReadOnlyIssue issue={issue} row={row} onPoll={setPolling} />
      )}
    </>
  );
}

type Props = {
  issue: IssueEditor_IssueFragment;
  row: IssueRow_IssueFragment;
  /** Starts or stops polling the delivery results. */
  onPoll: (isPolling: boolean) => void;
};

/** An issue that is scheduled, being sent, or sent. Sending a scheduled issue can be canceled. */
function ReadOnlyIssue({ issue, row, onPoll }: Props) {
  const { busy, cancel } = useIssueActions(row.id);
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    poll(true);
    return () => poll(false);
  }, []);
  return (
    <section aria-labelledby="issue">
      <h2 id="issue" className="desk__title">
        {row.subject || row.id}
      </h2>
      <p role="status">
        <IssueStatus issue={row} />
      </p>
      <FormMessage result={result} />
      {row.state === 'SCHEDULED' && (
        <button type="button" className="button" disabled={busy} onClick={() => void cancel().then(setResult)}>
          Cancel sending
        </button>
      )}
      {issue.markdown === null ? <p>It was sent from a file.</p> : <IssuePreview {...issue.check} />}
    </section>
  );
}
