import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { type DeskLog_ActionFragment, DeskLog_ActionFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { getEditorPath } from './recipes/file-paths.ts';
import { TimeText } from './time-text.tsx';

/** The sentence about each action, up to the title of its subject. */
const sentenceStarts: Record<string, string> = {
  DISMISS: 'kept a contribution on',
  HIDE: 'hid a contribution on',
  RESTORE: 'restored a contribution on',
  DELETE: 'deleted a contribution on',
  RENAME: 'renamed the author of a contribution on',
  BLOCK: 'blocked the author of a contribution on',
  UNBLOCK: 'unblocked the author of a contribution on',
  PUBLISH: 'published',
  SCHEDULE: 'scheduled',
  UNSCHEDULE: 'unscheduled',
  WITHDRAW: 'withdrew',
  DELETE_DRAFT: 'deleted the draft of',
  SHARE_PREVIEW: 'shared a preview of',
  STOP_SHARING: 'stopped sharing',
  DELETE_RECIPE: 'permanently deleted',
  RENAME_RECIPE: 'renamed',
  PHOTOGRAPH: 'changed the picture of',
  INVITE: 'invited a new',
  REVOKE_INVITATION: 'revoked the invitation of a new',
  JOIN: 'joined as',
  REVOKE_ROLE: 'removed a role from',
  IMPORT_SUBSCRIBERS: 'imported addresses into',
  EXPORT_SUBSCRIBERS: 'exported',
  ISSUE_SENT: 'sent the newsletter issue',
  ISSUE_SCHEDULED: 'scheduled the newsletter issue',
  ISSUE_DELETED: 'deleted the draft of the newsletter issue',
  ISSUE_TAKEN_BACK: 'unscheduled the newsletter issue',
};

/** The sentence about each action on a member, up to the member's name. */
const memberSentenceStarts: Record<string, string> = { RENAME: 'renamed', BLOCK: 'blocked', UNBLOCK: 'unblocked' };

type Props = { actions: readonly FragmentType<typeof DeskLog_ActionFragmentDoc>[]; showsText?: boolean };

/** A list of actions at the desk. */
export function LogEntries({ actions, showsText = false }: Props) {
  return (
    <ul className="reported__list">
      {actions.map((action) => {
        const entry = readFragment(DeskLog_ActionFragmentDoc, action);
        const { id, staff, createdAt, text, reason, subject, undoneAt, undoneBy } = entry;
        return (
          <li key={id}>
            <strong dir="auto">{staff}</strong> <ActionSentence {...entry} />, <TimeText value={createdAt} />
            {reason && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
            {undoneAt && (
              <span className="log__undo">
                {' '}
                Undone by <bdi>{undoneBy}</bdi>, <TimeText value={undoneAt} />.
              </span>
            )}
            {showsText && text && subject?.kind === 'TEXT' && (
              <blockquote className="reported__words" dir="auto">
                {text}
              </blockquote>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** One action in a sentence, with a link to its subject if that still exists. */
function ActionSentence({ kind, undid, subject }: Pick<DeskLog_ActionFragment, 'kind' | 'undid' | 'subject'>) {
  const shownKind = undid ?? kind;
  const label =
    (subject?.kind === 'MEMBER' && memberSentenceStarts[shownKind]) || (sentenceStarts[shownKind] ?? shownKind);
  const to = subject?.exists ? getSubjectPath(subject) : undefined;
  const title =
    to === undefined ? <bdi>{subject?.title ?? 'a deleted recipe'}</bdi> : <Link to={to}>{subject?.title}</Link>;
  if (undid === null)
    return (
      <>
        {label} {title}
      </>
    );
  return (
    <>
      undid a decision ({label} {title})
    </>
  );
}

/** Returns the path of a subject at the desk; undefined if it has none. */
function getSubjectPath({ kind, id }: NonNullable<DeskLog_ActionFragment['subject']>): string | undefined {
  if (kind === 'TEXT') return paths.desk(`texts/${id}`);
  if (kind === 'MEMBER') return `${paths.desk('texts')}?member=${id}`;
  if (kind === 'FILE') return paths.desk(getEditorPath(id));
  if (kind === 'STAFF') return paths.desk('staff');
  if (kind === 'SUBSCRIBERS') return paths.desk('subscribers');
  return kind === 'ISSUE' ? paths.desk(`newsletter/${id}`) : undefined;
}
