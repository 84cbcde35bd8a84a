import { describe, expect, test } from 'vitest';
import { clockText, timesInText } from '#cooking/times-in-text.ts';

describe('times in a text', () => {
  test.each([
    ['Simmer for 25 minutes.', '25 minutes', 1500],
    ['Stir for 12 to 15 minutes, until soft.', '12 to 15 minutes', 720],
    ['Leave it for 12–15 minutes.', '12–15 minutes', 720],
    ['Braise for 1 1/2 hours.', '1 1/2 hours', 5400],
    ['Braise for 2½ hours.', '2½ hours', 9000],
    ['Bake for 1 hour 20 minutes.', '1 hour 20 minutes', 4800],
    ['Bake for 1 hour and 20 minutes.', '1 hour and 20 minutes', 4800],
    ['Fry for 30 seconds.', '30 seconds', 30],
    ['Turn them after 4 minutes.', '4 minutes', 240],
  ])('%s', (text, said, seconds) => {
    expect(timesInText(text)).toEqual([{ text: said, start: text.indexOf(said), seconds }]);
  });

  test('finds all of them, in their order', () => {
    const text = 'Brown the onion for 12 minutes, add the garlic for 1 minute, then simmer for 2 hours.';
    expect(timesInText(text).map(({ seconds }) => seconds)).toEqual([720, 60, 7200]);
  });

  test.each([
    'Serve within 30 minutes.',
    'It waits for up to 2 hours.',
    'Stir every 10 minutes.',
    'Cook no longer than 3 minutes.',
    'Count 5 seconds.',
    'Heat the oil to 180 °C.',
  ])('has no timer for what is a limit, a rhythm or no time: %s', (text) => {
    expect(timesInText(text)).toEqual([]);
  });
});

test('shows lengths as clocks do', () => {
  expect([0, 65, 600, 3725].map(clockText)).toEqual(['0:00', '1:05', '10:00', '1:02:05']);
});
