import type { SessionUser } from '#server/features/accounts/sessions.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Makes the rule out of the settings of the site.
 * @param words or phrases; a text in which one of them stands by itself is held
 * @returns the rule that tells whether a text waits for a moderator before others read it
 */
export function createHold({ firstDay, words }: { firstDay: boolean; words: readonly string[] }) {
  const held = words.map(spaced).filter((words) => words.trim() !== '');
  return ({ createdAt }: Pick<SessionUser, 'createdAt'>, text: string): boolean => {
    const said = spaced(text);
    return (firstDay && Date.now() - createdAt.getTime() < DAY_MS) || held.some((words) => said.includes(words));
  };
}

/** @returns the words of a text in lower case, a blank around each */
function spaced(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
