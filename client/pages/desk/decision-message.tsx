import { TextButton } from '#client/ui/text-button.tsx';
import type { useDecisions } from './use-decisions.ts';

/** Shows the result of the last decision, with an undo button if it succeeded. */
export function DecisionMessage({ last, busy, undoLast }: ReturnType<typeof useDecisions>) {
  return (
    <p className={last?.hasFailed ? 'desk__said desk__said--failed' : 'desk__said'} role="status">
      {last?.text}{' '}
      {last?.id && (
        <TextButton disabled={busy} onClick={() => void undoLast()}>
          Undo <kbd>u</kbd>
        </TextButton>
      )}
    </p>
  );
}
