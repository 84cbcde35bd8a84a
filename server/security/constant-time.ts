/** Minimum time of a response, in ms: longer than the work takes, so that clients cannot measure the difference. */
const MIN_RESPONSE_MS = 150;

/**
 * Runs work that may send an email, and resolves after a fixed time at the earliest: timing must not reveal whether an
 * email was sent.
 */
export async function runInConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, MIN_RESPONSE_MS))]);
  return result;
}
