import type { DataSource } from 'typeorm';
import { DAY_MS } from '#schema/rules/time.ts';
import { runStatement } from '#server/database/statements.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { hiddenTexts } from './review.statements.ts';

/** Returns whether a moderator has to approve a contribution to a recipe before other members can read it. */
export type ApprovalRule = (author: SessionUser, text: string, recipeId: number) => Promise<boolean>;

/** Number of days for which a member's contributions to a recipe are held after a moderator hid one of them. */
const HOLD_DAYS = 30;

/** Extends a rule: also holds a member's contributions to a recipe if a moderator recently hid one of them. */
export function requireApprovalAfterHiding(
  dataSource: DataSource,
  isHeld: ReturnType<typeof createSettingsRule>,
): ApprovalRule {
  return async (author, text, recipeId) => {
    if (isHeld(author, text)) return true;
    const hidden = await runStatement(dataSource.manager, hiddenTexts, [author.id, recipeId, HOLD_DAYS]);
    return hidden.length > 0;
  };
}

/**
 * Creates the rule that the site's settings define. It holds contributions on a member's first day, and those with one
 * of the words or phrases, in any letter case and only as whole words. An account that a fast clock dated in the future
 * has its first day then: its contributions are held from a day before that time to a day after it.
 */
export function createSettingsRule({ firstDay, words }: { firstDay: boolean; words: readonly string[] }) {
  const heldPhrases = words.map(spaceWords).filter((phrase) => phrase.trim() !== '');
  return ({ createdAt }: Pick<SessionUser, 'createdAt'>, text: string): boolean => {
    const spaced = spaceWords(text);
    return (
      (firstDay && Math.abs(Date.now() - createdAt.getTime()) < DAY_MS) ||
      heldPhrases.some((phrase) => spaced.includes(phrase))
    );
  };
}

/** Returns the words of a text in lower case, each between single spaces. */
function spaceWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
