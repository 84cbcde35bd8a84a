import type { Answer } from '#client/apollo/mutate.ts';
import { accountTexts } from '#schema/rules/accounts.ts';

/** What to say where a call of the account page got no answer. */
export function textOfFailure(answer: Exclude<Answer<unknown>, { kind: 'answered' }>): string {
  if (answer.kind === 'throttled') return answer.text;
  if (answer.kind === 'signed-out') return accountTexts.signInFirst;
  if (answer.kind === 'unreachable') return 'Unable to connect to the server. Please try again.';
  return 'Something went wrong. Please try again.';
}
