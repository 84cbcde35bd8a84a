/** Milliseconds: longer than any of the work takes, so that the difference cannot be seen from outside. */
const ANSWER_MS = 150;

/**
 * Does work that sends a mail to some addresses and not to others, and answers no sooner than after a fixed time: which of
 * the two it was must not be measurable.
 */
export async function inConstantTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ANSWER_MS))]);
  return answer;
}
