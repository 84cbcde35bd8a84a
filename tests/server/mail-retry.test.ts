import { describe, expect, it } from 'vitest';
import { patientPolicy } from '#server/mail/send-mail.ts';
import { retryDelayMs } from '#server/retry.ts';

const DAY_MS = 86_400_000;
const getDelays = (random: number): number[] => {
  const delays: number[] = [];
  for (let failures = 1; ; failures++) {
    const delay = retryDelayMs(patientPolicy, failures, () => random);
    if (delay === undefined) return delays;
    delays.push(delay);
  }
};
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('retries', () => {
  it('wait twice as long each time, up to an hour', () => {
    expect(getDelays(1).slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(Math.max(...getDelays(1))).toBe(3_600_000);
  });

  it('continue for days, with any jitter', () => {
    expect(sum(getDelays(0))).toBeGreaterThan(3 * DAY_MS);
    expect(sum(getDelays(0.5))).toBeGreaterThan(4.5 * DAY_MS);
    expect(sum(getDelays(1))).toBeLessThan(8 * DAY_MS);
  });

  it('of emails that failed together are spread over half the wait', () => {
    expect([0, 0.5, 1].map((random) => retryDelayMs(patientPolicy, 1, () => random))).toEqual([1_000, 1_500, 2_000]);
  });
});
