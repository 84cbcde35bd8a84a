import type { ModerationKind } from '#client/gql/graphql.ts';

/** The decisions of a moderator: the words of the button, its key, and what is said when it is done. */
export const decisions: Record<ModerationKind, { label: string; key: string; done: string }> = {
  DISMISS: { label: 'Leave it', key: 'd', done: 'Left as it is.' },
  HIDE: { label: 'Hide it', key: 'h', done: 'Hidden. Its author reads why.' },
  RESTORE: { label: 'Show it again', key: 's', done: 'Shown again.' },
  DELETE: { label: 'Delete it', key: 'x', done: 'Deleted.' },
  RENAME: { label: 'Take the name away', key: 'n', done: 'Its author is "Member" now.' },
  BLOCK: { label: 'Block the account', key: 'b', done: 'Blocked: its sessions have ended.' },
  UNBLOCK: { label: 'Unblock the account', key: 'b', done: 'Unblocked.' },
};

/** @returns the decisions that make sense for a text */
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
