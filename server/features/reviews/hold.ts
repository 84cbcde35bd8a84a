import type { SessionUser } from '#server/features/accounts/sessions.ts';

/** Tells whether a text waits for a moderator before others read it. */
export type Hold = (author: Pick<SessionUser, 'createdAt'>, text: string) => boolean;

const DAY_MS = 24 * 3_600_000;

/**
 * Makes the rule out of the settings of the site.
 * @param words in lower case; a text that has one of them as a word of its own is held
 */
export function createHold({ firstDay, words }: { firstDay: boolean; words: readonly string[] }): Hold {
  const held = new Set(words);
  return ({ createdAt }, text) =>
    (firstDay && Date.now() - createdAt.getTime() < DAY_MS) ||
    (held.size > 0 &&
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => held.has(word)));
}
