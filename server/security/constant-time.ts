/** Milliseconds: longer than any of the work takes, so that the difference cannot be seen from outside. */
const RESPONSE_MS = 150;

/**
 * Does work that sends mail to some addresses only, and responds no sooner than after a fixed time: timing must not
 * reveal whether a mail was sent.
 */
export async function runInConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, RESPONSE_MS))]);
  return result;
}
