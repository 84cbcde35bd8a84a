import { useRef, useState } from 'react';
import type { ModerationKind, ReportedText_TextFragment } from '#client/gql/graphql.ts';
import { useModerate, useUndoModeration } from './desk-mutations.ts';
import { decisions } from './reported-contribution.tsx';

/** Message about the last decision; `id` is the action to undo, or empty. */
type LastDecision = { id: string; text: string; hasFailed?: boolean };

/**
 * Returns functions to decide on contributions and members, and to undo the last decision.
 * @param onDone - called after a decision or an undo has succeeded
 */
export function useDecisions(onDone: () => void) {
  const [lastDecision, setLastDecision] = useState<LastDecision>();
  // Each contribution has its own reason, so that no author reads a reason meant for another.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [hideTexts, setHideTexts] = useState(true);
  const [moderate, moderateState] = useModerate();
  const [undo, undoState] = useUndoModeration();
  /** Id of the contribution that was not hidden because its reason is missing. */
  const [reasonMissingFor, setReasonMissingFor] = useState<string>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const busy = moderateState.loading || undoState.loading;

  return {
    lastDecision,
    busy,
    /** Returns the props of the field for a decision's reason. */
    getReasonProps: (id: string) => ({
      ref: reasonField,
      value: reasons[id] ?? '',
      error: reasonMissingFor === id ? 'Please give a reason. The author will read it.' : undefined,
      onChange: (reason: string) => setReasons((others) => ({ ...others, [id]: reason })),
    }),
    hideTexts: { value: hideTexts, onChange: setHideTexts },
    async decide(subject: Pick<ReportedText_TextFragment, 'id'>, kind: ModerationKind) {
      if (busy) return;
      const reason = reasons[subject.id]?.trim() ?? '';
      const isReasonMissing = kind === 'HIDE' && reason === '';
      setReasonMissingFor(isReasonMissing ? subject.id : undefined);
      if (isReasonMissing) return reasonField.current?.focus();
      const result = await moderate({ id: subject.id, kind, reason: reason || null, hideTexts });
      setLastDecision(
        result.ok
          ? { id: result.data.actionId, text: decisions[kind].done ?? result.text }
          : { id: '', text: result.text, hasFailed: true },
      );
      if (!result.ok) return;
      setReasons(({ [subject.id]: _, ...others }) => others);
      onDone();
    },
    async undoLast() {
      if (!lastDecision?.id || busy) return;
      const result = await undo(lastDecision.id);
      setLastDecision({ id: '', text: result.text, hasFailed: !result.ok });
      if (result.ok) onDone();
    },
  };
}
