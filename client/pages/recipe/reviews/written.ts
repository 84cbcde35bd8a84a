import type { Answer } from '#client/apollo/mutate.ts';

/** What came of writing a comment. */
export type Written =
  | { kind: 'done'; text: string }
  /** Nothing has changed; the text says why. */
  | { kind: 'refused'; text: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

/** @param read takes from the data what the server says of it */
export function outcomeOf<Data>(answer: Answer<Data>, read: (data: Data) => { done: boolean; text: string }): Written {
  if (answer.kind === 'throttled') return { kind: 'refused', text: answer.text };
  if (answer.kind === 'signed-out') return { kind: 'signed-out' };
  if (answer.kind !== 'answered') return { kind: 'failed' };
  const { done, text } = read(answer.data);
  return { kind: done ? 'done' : 'refused', text };
}
