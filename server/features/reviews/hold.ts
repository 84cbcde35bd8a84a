import type { DataSource } from 'typeorm';
import type { SessionUser } from '#server/features/accounts/sessions.ts';

/** Tells whether a text under a recipe waits for a moderator before others read it. */
export type Hold = (author: SessionUser, text: string, recipeId: number) => Promise<boolean>;

/** Days in which a member whose text was hidden waits with the next one under the same recipe. */
const DAYS = 30;

/** Adds to a rule for texts: what a moderator has hidden cannot be deleted and posted again freely. */
export function holdAfterHiding(dataSource: DataSource, isHeld: ReturnType<typeof createHold>): Hold {
  return async (author, text, recipeId) => {
    if (isHeld(author, text)) return true;
    // The log outlives the text. What was undone, or shown again later, does not count.
    const hidden: unknown[] = await dataSource.query(
      `with standing as (
         select * from desk_actions a where member_id = $1 and kind in ('HIDE', 'RESTORE') and not exists (
           select from desk_actions u where u.text_id = a.text_id and u.kind = 'UNDO' and u.before->>'actionId' = a.id::text))
       select from standing h
       where kind = 'HIDE' and created_at > now() - make_interval(days => $3) and (after->>'recipeId')::int = $2
         and not exists (select from standing r where r.text_id = h.text_id and r.kind = 'RESTORE' and r.id > h.id)
       limit 1`,
      [author.id, recipeId, DAYS],
    );
    return hidden.length > 0;
  };
}

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
