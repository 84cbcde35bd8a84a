import type { RefObject } from 'react';
import type { ModerationKind, ReportedText_TextFragment } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { MAX_REPORT_NOTE_LENGTH } from '#schema/rules/desk.ts';
import { LogEntries } from './log-entries.tsx';

/** The decisions of a moderator: the button's label, its key, and the message when it is done. */
export const decisions: Record<ModerationKind, { label: string; key: string; done: string }> = {
  DISMISS: { label: 'Leave it', key: 'd', done: 'Left as it is.' },
  HIDE: { label: 'Hide it', key: 'h', done: 'Hidden. Its author reads why.' },
  RESTORE: { label: 'Show it again', key: 's', done: 'Shown again.' },
  DELETE: { label: 'Delete it', key: 'x', done: 'Deleted.' },
  RENAME: { label: 'Take the name away', key: 'n', done: 'Its author is "Member" now.' },
  BLOCK: { label: 'Block the account', key: 'b', done: 'Blocked: its sessions have ended.' },
  UNBLOCK: { label: 'Unblock the account', key: 'b', done: 'Unblocked.' },
};

/** Returns the decisions that make sense for a text. */
export function decisionsFor({
  hiddenReason,
  isBlocked,
  username,
}: {
  hiddenReason: string | null;
  isBlocked: boolean;
  username: string;
}): ModerationKind[] {
  const aboutText: ModerationKind[] =
    hiddenReason === null ? ['DISMISS', 'HIDE', 'DELETE'] : ['RESTORE', 'HIDE', 'DELETE'];
  if (username === 'Former member') return aboutText;
  return [...aboutText, 'RENAME', isBlocked ? 'UNBLOCK' : 'BLOCK'];
}

type Props = {
  text: ReportedText_TextFragment;
  busy: boolean;
  reason: { ref: RefObject<HTMLTextAreaElement | null>; value: string; onChange: (reason: string) => void };
  onDecide: (kind: ModerationKind) => void;
};

/** A reported text with its context, and the buttons to decide. */
export function ReportedText({ text, busy, reason, onDecide }: Props) {
  const { message, createdAt, title, path, username, isBlocked, hiddenReason, reports, otherTexts, actions } = text;
  return (
    <article className="reported">
      <div className="reported__text">
        <p className="reported__place">
          <bdi>{username}</bdi>
          {isBlocked && ' (blocked)'}, <DateText value={createdAt} />, on{' '}
          {path ? <Link to={path}>{title}</Link> : title}
        </p>
        <blockquote className="reported__words" dir="auto">
          {message}
        </blockquote>
        {hiddenReason !== null && (
          <p className="reported__hidden">
            Hidden: <bdi>{hiddenReason}</bdi>
          </p>
        )}
        <h3 className="reported__title">Reports</h3>
        <ul className="reported__list">
          {reports.map(({ reason: why, note, createdAt: when, isOpen }) => (
            <li key={when}>
              {why}
              {note && (
                <>
                  : “<bdi>{note}</bdi>”
                </>
              )}{' '}
              <DateText value={when} />
              {!isOpen && ' (decided)'}
            </li>
          ))}
        </ul>
        {otherTexts.length > 0 && (
          <>
            <h3 className="reported__title">
              More by <bdi>{username}</bdi>
            </h3>
            <ul className="reported__list">
              {otherTexts.map((other) => (
                <li key={other.createdAt}>
                  “<bdi>{other.message}</bdi>” on {other.title}, <DateText value={other.createdAt} />
                  {other.hiddenReason !== null && ' (hidden)'}
                </li>
              ))}
            </ul>
          </>
        )}
        {actions.length > 0 && (
          <>
            <h3 className="reported__title">Decided before</h3>
            <LogEntries actions={actions} />
          </>
        )}
      </div>
      <div className="reported__decide">
        <label className="field__label" htmlFor="reason">
          Why (its author reads it)
        </label>
        <textarea
          ref={reason.ref}
          id="reason"
          className="field__input field__input--area"
          dir="auto"
          rows={3}
          maxLength={MAX_REPORT_NOTE_LENGTH}
          value={reason.value}
          onChange={({ target }) => reason.onChange(target.value)}
        />
        {decisionsFor(text).map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind === 'DELETE' || kind === 'BLOCK' ? 'button button--quiet' : 'button'}
            disabled={busy}
            onClick={() => onDecide(kind)}
          >
            {decisions[kind].label} <kbd>{decisions[kind].key}</kbd>
          </button>
        ))}
      </div>
    </article>
  );
}
