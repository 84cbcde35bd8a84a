import { describe, expect, it } from 'vitest';
import { planCalendar } from '#cooking/plan-calendar.ts';
import { getStepsDayBefore } from '#cooking/steps-day-before.ts';

const writtenAt = new Date('2026-11-20T08:30:00Z');
const dish = { url: 'https://mesob.example/recipes/dinner/rajma', servings: 4, minutes: 615, stepsDayBefore: ['Soak'] };
const rajma = { id: 'planned-1', day: '2026-11-26', title: 'Rajma', note: 'guests; at 7, hungry', dish };

/** Returns the lines, with folded lines joined. */
const getLines = (text: string) => text.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('a plan as a calendar', () => {
  it('has a dish on its day, and its day-before steps on the evening before', () => {
    expect(getLines(planCalendar([rajma], writtenAt))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mesob//Plan//EN',
      'X-WR-CALNAME:Mesob: your week',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:planned-1@mesob',
      'DTSTAMP:20261120T083000Z',
      'DTSTART;VALUE=DATE:20261126',
      'SUMMARY:Rajma',
      `DESCRIPTION:4 servings\\nguests\\; at 7\\, hungry\\n${dish.url}`,
      `URL:${dish.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:planned-1-before@mesob',
      'DTSTAMP:20261120T083000Z',
      'DTSTART:20261125T190000',
      'DURATION:PT30M',
      'SUMMARY:Start Rajma: Soak',
      `DESCRIPTION:For the next day:\\n1. Soak\\n${dish.url}`,
      `URL:${dish.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    const forOne = planCalendar([{ ...rajma, note: '', dish: { ...dish, servings: 1 } }], writtenAt);
    expect(getLines(forOne)).toContain(`DESCRIPTION:1 serving\\n${dish.url}`);
  });

  it.each([
    [615, '20261125T190000', 'For the next day:'],
    [1_700, '20261125T144000', 'For the next day:'],
    // Injera: three days of waiting, and three hours of work.
    [4_500, '20261123T160000', 'For the meal in 3 days:'],
  ])('starts a dish of %d minutes early enough', (minutes, start, words) => {
    const text = planCalendar([{ ...rajma, dish: { ...dish, minutes } }], writtenAt);
    expect(text).toContain(`DTSTART:${start}\r\n`);
    expect(text).toContain(`DESCRIPTION:${words}\\n1. Soak`);
  });

  it('folds lines at 75 octets, never within a character', () => {
    const text = planCalendar([{ id: 'note-1', day: '2026-12-31', title: 'ሽሮ '.repeat(40) }], writtenAt);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(getLines(text)).toContain(`SUMMARY:${'ሽሮ '.repeat(40)}`);
  });
});

describe('the steps for the day before', () => {
  const step = (title: string, ...details: string[]) => ({ title, details });

  it.each([
    [[step('Soak', 'Leave them for 8 hours.'), step('Cook', 'Simmer for 1 hour.')], ['Soak']],
    [
      [step('Mix', 'Mix.'), step('Rest', 'Chill for 4 hours, or overnight.'), step('Bake', 'Bake.')],
      ['Mix', 'Rest'],
    ],
    [[step('Marinate', 'Refrigerate for at least 1 hour and at most 12 hours.')], []],
    [[step('Braise', 'Cook for 3 hours 30 minutes.')], []],
    [
      [step('Mix', 'Mix.'), step('Ferment', 'Leave it alone for 3 days.'), step('Bake', 'Bake.')],
      ['Mix', 'Ferment'],
    ],
  ])('end at the last wait overnight or for days: %j', (steps, titles) => {
    expect(getStepsDayBefore(steps)).toEqual(titles);
  });
});
