import { TextButton } from '#client/ui/text-button.tsx';
import type { useDecisions } from './use-decisions.ts';

/** Says what the last decision did, and offers to undo it. */
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
