import type { RefObject } from 'react';
import type { ModerationKind, ReportedText_TextFragment } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { Link } from '#client/ui/link.tsx';
import { BLOCKED_TEXT_DAYS, MAX_REPORT_NOTE_LENGTH } from '#schema/rules/desk.ts';
import { LogEntries } from './log-entries.tsx';
import { TimeText } from './time-text.tsx';

type DecisionDisplay = {
  label: string;
  key: string;
  /** The message after the decision; omitted if the server's message says more. */
  done?: string;
  /** Modifier of the button's class; omitted for decisions about the author. */
  look?: 'keep' | 'hide' | 'delete';
};

/** The decisions of a moderator. */
export const decisions: Record<ModerationKind, DecisionDisplay> = {
  DISMISS: { label: 'Leave it', key: 'd', done: 'Left as it is.', look: 'keep' },
  HIDE: { label: 'Hide it', key: 'h', done: 'Hidden. The author sees the reason.', look: 'hide' },
  RESTORE: { label: 'Show it again', key: 's', done: 'Shown again.', look: 'keep' },
  DELETE: { label: 'Delete it', key: 'x', done: 'Deleted.', look: 'delete' },
  RENAME: { label: 'Reset the name', key: 'n' },
  BLOCK: { label: 'Block the account', key: 'b' },
  UNBLOCK: { label: 'Unblock the account', key: 'b' },
};

type DecidableContribution = Pick<ReportedText_TextFragment, 'hiddenReason' | 'isBlocked' | 'memberId'>;

/** Returns the decisions that a moderator can make on a contribution and its author. */
export function getDecisions(contribution: DecidableContribution): ModerationKind[] {
  return [...getContributionDecisions(contribution), ...getAuthorDecisions(contribution)];
}

function getContributionDecisions({ hiddenReason }: DecidableContribution): ModerationKind[] {
  return [hiddenReason === null ? 'DISMISS' : 'RESTORE', 'HIDE', 'DELETE'];
}

function getAuthorDecisions({ memberId, isBlocked }: DecidableContribution): ModerationKind[] {
  return memberId === null ? [] : ['RENAME', isBlocked ? 'UNBLOCK' : 'BLOCK'];
}

type Props = {
  contribution: ReportedText_TextFragment;
  busy: boolean;
  reason: {
    ref: RefObject<HTMLTextAreaElement | null>;
    value: string;
    error: string | undefined;
    onChange: (reason: string) => void;
  };
  hideTexts: { value: boolean; onChange: (hideTexts: boolean) => void };
  onDecide: (kind: ModerationKind) => void;
};

/** A member's comment, question or answer with its context, and a button for each decision. */
export function ReportedContribution({ contribution, busy, reason, hideTexts, onDecide }: Props) {
  const { message, createdAt, title, recipeSlug, path, username, memberId, isBlocked, hiddenReason } = contribution;
  const { reports, otherTexts, actions } = contribution;
  const renderButton = (kind: ModerationKind) => (
    <button
      key={kind}
      type="button"
      className={`decision decision--${decisions[kind].look ?? 'author'}`}
      disabled={busy}
      onClick={() => onDecide(kind)}
    >
      {decisions[kind].label} <kbd>{decisions[kind].key}</kbd>
    </button>
  );
  const authorDecisions = getAuthorDecisions(contribution);
  return (
    <article className="reported">
      <div className="reported__text">
        <p className="reported__place">
          <bdi>{memberId ? <Link to={`${paths.desk('texts')}?member=${memberId}`}>{username}</Link> : username}</bdi>
          {isBlocked && ' (blocked)'}, <TimeText value={createdAt} />, on{' '}
          {path ? <Link to={path}>{title}</Link> : title}
        </p>
        <blockquote className="reported__words" dir="auto">
          {message}
        </blockquote>
        <p>
          <Link to={`${paths.desk('texts')}?recipe=${recipeSlug}`}>
            All contributions on this recipe, including hidden ones
          </Link>
        </p>
        {hiddenReason !== null && (
          <p className="reported__hidden">
            Hidden: <bdi>{hiddenReason}</bdi>
          </p>
        )}
        {reports.length > 0 && (
          <>
            <h3 className="reported__title">Reports</h3>
            <ul className="reported__list">
              {reports.map(({ reason: why, note, createdAt: when, isOpen }) => (
                <li key={when}>
                  {why}
                  {note && (
                    <>
                      : “<bdi>{note}</bdi>”
                    </>
                  )}
                  , <TimeText value={when} />
                  {!isOpen && ' (decided)'}
                </li>
              ))}
            </ul>
          </>
        )}
        {otherTexts.length > 0 && (
          <>
            <h3 className="reported__title">
              More by <bdi>{username}</bdi>
            </h3>
            <ul className="reported__list">
              {otherTexts.map((other) => (
                <li key={other.createdAt}>
                  “<bdi>{other.message}</bdi>” on {other.title}, <TimeText value={other.createdAt} />
                  {other.hiddenReason !== null && ' (hidden)'}
                </li>
              ))}
            </ul>
          </>
        )}
        {actions.length > 0 && (
          <>
            <h3 className="reported__title">Earlier decisions</h3>
            <LogEntries actions={actions} />
          </>
        )}
      </div>
      <div className="reported__decide">
        <TextArea
          {...reason}
          label="Reason (the author will read it)"
          rows={3}
          maxLength={MAX_REPORT_NOTE_LENGTH}
          onChange={({ target }) => reason.onChange(target.value)}
        />
        <fieldset className="reported__decisions">
          <legend className="field__label">This contribution</legend>
          {getContributionDecisions(contribution).map(renderButton)}
        </fieldset>
        {authorDecisions.length > 0 && (
          <fieldset className="reported__decisions">
            <legend className="field__label">
              Its author, <bdi>{username}</bdi>
            </legend>
            {authorDecisions.map(renderButton)}
            {!isBlocked && <HideContributionsChoice {...hideTexts} />}
          </fieldset>
        )}
      </div>
    </article>
  );
}

/** A checkbox: whether blocking an account also hides its recent contributions. */
export function HideContributionsChoice({ value, onChange }: Props['hideTexts']) {
  return (
    <label className="reported__choice">
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} /> Blocking also hides
      the account’s contributions of the last {BLOCKED_TEXT_DAYS} days
    </label>
  );
}
