/** Milliseconds: longer than any of the work takes, so that the difference cannot be seen from outside. */
const ANSWER_MS = 150;

/**
 * Does work that sends mail to some addresses only, and responds no sooner than after a fixed time: timing must not
 * reveal whether a mail was sent.
 */
export async function inConstantTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ANSWER_MS))]);
  return answer;
}
