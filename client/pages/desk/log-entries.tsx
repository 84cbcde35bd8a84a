import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { DeskLog_ActionFragmentDoc } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';

const words: Record<string, string> = {
  DISMISS: 'left it as it is',
  HIDE: 'hid it',
  RESTORE: 'showed it again',
  DELETE: 'deleted it',
  RENAME: 'took the name away',
  BLOCK: 'blocked the account',
  UNBLOCK: 'unblocked the account',
  UNDO: 'took a decision back',
  PUBLISH: 'published',
  SCHEDULE: 'gave its time to',
  UNSCHEDULE: 'took its time from',
  WITHDRAW: 'withdrew',
  DELETE_DRAFT: 'deleted the draft of',
  SHARE_PREVIEW: 'shared a preview of',
  STOP_SHARING: 'stopped sharing',
  RENAME_RECIPE: 'renamed',
  PHOTOGRAPH: 'changed the picture of',
  ISSUE_SENT: 'sent an issue of the newsletter',
  ISSUE_SCHEDULED: 'gave an issue of the newsletter its time',
  ISSUE_DELETED: 'deleted a draft of the newsletter',
  ISSUE_TAKEN_BACK: 'took an issue of the newsletter back',
};

type Props = { actions: readonly FragmentType<typeof DeskLog_ActionFragmentDoc>[]; withText?: boolean };

/** The actions at the desk, newest first. */
export function LogEntries({ actions, withText = false }: Props) {
  return (
    <ul className="reported__list">
      {actions.map((action) => {
        const { id, kind, staff, createdAt, text, reason } = readFragment(DeskLog_ActionFragmentDoc, action);
        return (
          <li key={id}>
            <strong dir="auto">{staff}</strong> {words[kind] ?? kind}, <DateText value={createdAt} />
            {reason && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
            {withText && text && (
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
