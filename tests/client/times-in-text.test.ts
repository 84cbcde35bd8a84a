import { describe, expect, test } from 'vitest';
import { durationsInText } from '#cooking/durations-in-text.ts';
import { clockText, timersInText, timesInText } from '#cooking/times-in-text.ts';

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
    ['Cool them in the pan for an hour.', 'an hour', 3600],
    ['Chill them for an hour more.', 'an hour', 3600],
    ['Prove it for another hour.', 'another hour', 3600],
    ['Soak them for half an hour.', 'half an hour', 1800],
    ['Leave it half an hour longer.', 'half an hour', 1800],
    ['Wait three quarters of an hour.', 'three quarters of an hour', 2700],
    ['Steep for a quarter of an hour.', 'a quarter of an hour', 900],
    ['Rise for an hour and a half.', 'an hour and a half', 5400],
    ['Rise for one and a half hours.', 'one and a half hours', 5400],
    ['Boil for 2 and a half minutes.', '2 and a half minutes', 150],
    ['Bake for thirty-five minutes.', 'thirty-five minutes', 2100],
    ['Bake for seventy minutes.', 'seventy minutes', 4200],
    ['Boil for thirteen minutes.', 'thirteen minutes', 780],
    ['Braise for 1⅓ hours.', '1⅓ hours', 4800],
    ['Braise for 2 ¾ hours.', '2 ¾ hours', 9900],
    ['Bake for fifteen minutes.', 'fifteen minutes', 900],
    ['Bake for Twenty-five to thirty minutes.', 'Twenty-five to thirty minutes', 1500],
    ['Give it a 10-minute rest.', '10-minute', 600],
    ['Simmer for 1 hour 20 to 30 minutes.', '1 hour 20 to 30 minutes', 4800],
    ['Bake for 30 minutes to 1 hour.', '30 minutes to 1 hour', 1800],
    ['Fry for 45 seconds to 1 minute.', '45 seconds to 1 minute', 45],
    ['Fry for a minute or two.', 'a minute or two', 60],
    ['Fry for a couple of minutes.', 'a couple of minutes', 120],
    ['Simmer for 10 more minutes.', '10 more minutes', 600],
    ['Simmer for 2 full hours.', '2 full hours', 7200],
    ['Bake for 25 mins.', '25 mins', 1500],
    ['Bake for 25min.', '25min', 1500],
    ['Chill for 1,5 hours.', '1,5 hours', 5400],
    ['Bake for 1h30.', '1h30', 5400],
    ['Bake for 1h05m.', '1h05m', 3900],
    ['Bake for 1hr 20min.', '1hr 20min', 4800],
    ['Bake for 1:30 hours.', '1:30 hours', 5400],
    ['Bake for 1 hr. 20 min.', '1 hr. 20 min', 4800],
    ['Bake for 1 hour and 20 mins.', '1 hour and 20 mins', 4800],
    ['Braise for 1-1/2 hours.', '1-1/2 hours', 5400],
    ['Chill it overnight.', 'overnight', 28_800],
    ['Chill it for 4 hours, or overnight.', '4 hours, or overnight', 14_400],
    ['Soak them for 12 hours, or overnight.', '12 hours, or overnight', 43_200],
    ['Chill it overnight, or for at least 4 hours.', 'overnight, or for at least 4 hours', 14_400],
    ['Cure it for 2 days.', '2 days', 172_800],
    ['Cure it for two to three days.', 'two to three days', 172_800],
    ['Ferment it for a day.', 'a day', 86_400],
    ['Cure it for 5 days or up to 2 weeks.', '5 days or up to 2 weeks', 432_000],
  ])('are found: %s', (text, duration, seconds) => {
    expect(timesInText(text)).toEqual([{ text: duration, start: text.indexOf(duration), seconds }]);
  });

  test('are all found, in order', () => {
    const text = 'Brown the onion for 12 minutes, add the garlic for 1 minute, then simmer for 2 hours.';
    expect(timesInText(text).map(({ seconds }) => seconds)).toEqual([720, 60, 7200]);
    expect(timersInText('Simmer for 2 hrs. Stir for 20 min. Rest for 1h30.').map(({ text }) => text)).toEqual([
      '2 hrs',
      '20 min',
      '1h30',
    ]);
  });

  test.each([
    'Serve within 30 minutes.',
    'It waits for up to 2 hours.',
    'Stir every 10 minutes.',
    'Cook no longer than 3 minutes.',
    'Count 5 seconds.',
    'Heat the oil to 180 °C.',
    'Stir once an hour.',
    'Soaked dal cooks a quarter of an hour faster.',
    'It keeps for 3 days in the fridge.',
    'Begin two days ahead.',
    'Soak the beans the day before.',
    'Roll the second disc, and a second one.',
    'Put it in the fridge within the hour.',
  ])('are ignored if they are a limit, an interval or no time: %s', (text) => {
    expect(timesInText(text)).toEqual([]);
  });
});

test('durations in a text include ranges, with both ends', () => {
  const ends = (text: string) =>
    durationsInText(text).map(({ seconds, maxSeconds }) => [seconds / 60, maxSeconds / 60]);
  expect(ends('Simmer for 1 hour 20 to 30 minutes.')).toEqual([[80, 90]]);
  expect(ends('Bake for 30 minutes to 1 hour.')).toEqual([[30, 60]]);
  expect(ends('Chill it for 4 hours, or overnight.')).toEqual([[240, 720]]);
  expect(ends('A quarter of an hour on one side and 10 minutes on the other.')).toEqual([
    [15, 15],
    [10, 10],
  ]);
});

test('times in a text get timers for hours and less, not for nights and days', () => {
  const text = 'Brine it for 2 days or overnight, then for 24 hours, chill it overnight and bake it for an hour.';
  expect(timersInText(text).map((timer) => timer.text)).toEqual(['24 hours', 'an hour']);
});

test('times are formatted like a clock', () => {
  expect([0, 65, 600, 3725].map(clockText)).toEqual(['0:00', '1:05', '10:00', '1:02:05']);
});
