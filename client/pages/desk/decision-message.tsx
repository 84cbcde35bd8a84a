import { TextButton } from '#client/ui/text-button.tsx';
import type { useDecisions } from './use-decisions.ts';

/** Shows the result of the last decision, with an undo button if it succeeded. */
export function DecisionMessage({ lastDecision, busy, undoLast }: ReturnType<typeof useDecisions>) {
  return (
    <p className={lastDecision?.hasFailed ? 'desk__said desk__said--failed' : 'desk__said'} role="status">
      {lastDecision?.text}{' '}
      {lastDecision?.id && (
        <TextButton disabled={busy} onClick={() => void undoLast()}>
          Undo <kbd>u</kbd>
        </TextButton>
      )}
    </p>
  );
}
