/**
 * Does some work and answers no sooner than after `ms` milliseconds: whether there was a mail to send must not be
 * measurable from outside.
 */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
