import type { EntityManager } from 'typeorm';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { ModerationKind } from './desk.type.ts';
import type { DeskActionEntity } from './desk-action.entity.ts';
import {
  deleteText,
  lockText,
  type ModeratedText,
  reinsertText,
  setHiddenReason,
} from './moderated-texts.statements.ts';

/** Result of undoing a decision. */
export interface UndoResult {
  /** Decisions to hide single texts that were undone together with a block; otherwise empty. */
  hides: DeskActionEntity[];
  /** Ids of recipes whose texts have changed. */
  recipeIds: number[];
}

/** Shows, hides, keeps or deletes a text. @returns the row before the decision, for the log */
export async function decideOnText(
  manager: EntityManager,
  text: ModeratedText,
  { kind, reason }: { kind: ModerationKind; reason: string | null },
): Promise<Record<string, unknown>> {
  if (kind === ModerationKind.DELETE) return deleteText(manager, text);
  await setHiddenReason(manager, text, getHiddenReason(kind, text.row, reason));
  return text.row;
}

/** Undoes a decision about a text. @returns null if a later change prevents it */
export async function undoTextDecision(
  manager: EntityManager,
  { kind, textId, before, after }: DeskActionEntity,
): Promise<UndoResult | null> {
  const isRestored = kind !== ModerationKind.DELETE || (await reinsertText(manager, textId ?? '', before));
  const text = await lockText(manager, textId ?? '');
  if (!isRestored || !text) return null;
  if (kind !== ModerationKind.DELETE) {
    if (text.row.hidden_reason !== getHiddenReason(kind, before, after?.reason)) return null;
    await setHiddenReason(manager, text, (before?.hidden_reason ?? null) as string | null);
  }
  return { hides: [], recipeIds: [text.recipeId] };
}

/** Returns the reason for which a text is hidden after a decision; null if it is visible. */
function getHiddenReason(
  kind: DeskActionEntity['kind'],
  before: Record<string, unknown> | null,
  reason: unknown,
): string | null {
  if (kind === ModerationKind.HIDE) return String(reason);
  const previousReason = before?.hidden_reason ?? null;
  // Dismissing shows a text that waited for a moderator. A text that a moderator has hidden stays hidden.
  return kind === ModerationKind.DISMISS && previousReason !== null && previousReason !== WAITING_REASON
    ? String(previousReason)
    : null;
}
