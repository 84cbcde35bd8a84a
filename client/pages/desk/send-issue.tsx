import { useState } from 'react';
import type { IssueEditor_IssueFragment } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { useIssueActions } from './issue-mutations.ts';
import { formatTime } from './time-text.tsx';

type Props = {
  id: string;
  version: number;
  subscriberCount: number;
  problems: IssueEditor_IssueFragment['check']['problems'];
};

/**
 * Lists the problems of an issue. If there are none, the editor can send a test or, once confirmed, the issue itself.
 */
export function SendIssue({ id, version, subscriberCount, problems }: Props) {
  const { busy, test, schedule } = useIssueActions(id);
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const [time, setTime] = useState('');
  /** The time to confirm; empty to send at once. */
  const [timeToConfirm, setTimeToConfirm] = useState<string>();
  if (problems.length > 0)
    return (
      <div className="issue__problems" role="status">
        <p>Before you can send it:</p>
        <ul>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {line > 0 && `Line ${line}: `}
              {message}
            </li>
          ))}
        </ul>
      </div>
    );
  const send = async (at: string) => {
    setTimeToConfirm(undefined);
    setResult(await schedule({ version, at: at === '' ? null : new Date(at).toISOString() }));
  };
  const readers = formatCount(subscriberCount, 'subscriber');
  return (
    <div className="issue__steps">
      <FormMessage result={result} />
      <button
        type="button"
        className="button button--quiet"
        disabled={busy}
        onClick={() => void test().then(setResult)}
      >
        Send a test to me
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => setTimeToConfirm('')}>
        Send now
      </button>
      <label className="field__label" htmlFor="send-at">
        Or at a time (your local time)
      </label>
      <input
        id="send-at"
        type="datetime-local"
        className="field__input"
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <button type="button" className="button" disabled={busy || time === ''} onClick={() => setTimeToConfirm(time)}>
        Schedule
      </button>
      {timeToConfirm !== undefined && (
        <Modal title={`Send it to ${readers}?`} onClose={() => setTimeToConfirm(undefined)}>
          <p>
            {timeToConfirm === ''
              ? 'It will be sent immediately. This cannot be undone.'
              : `It will be sent on ${formatTime(timeToConfirm)}. You can cancel it until then.`}
          </p>
          <button type="button" className="button" disabled={busy} onClick={() => void send(timeToConfirm)}>
            Send it to {readers}
          </button>
        </Modal>
      )}
    </div>
  );
}
