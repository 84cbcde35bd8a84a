const DAY = 24;
const FOR_EVER = 10_000 * DAY;
/** Hours of each unit; a night is what one sleeps. */
const HOURS: Record<string, number> = {
  second: 1 / 3600,
  minute: 1 / 60,
  hour: 1,
  night: 12,
  day: DAY,
  week: 7 * DAY,
  fortnight: 14 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};
const COUNTS: Record<string, number> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  couple: 2,
  two: 2,
  few: 3,
  three: 3,
  four: 4,
  several: 5,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const count = `\\d+(?:\\.\\d+)?|half an?|${Object.keys(COUNTS).join('|')}`;
const SPAN = new RegExp(
  `\\b(?:a |the )?(${count})(?: of)?(?:\\s*(?:to|or|–|-)\\s*(${count}))?(?: whole| full| more| good)?[\\s-]+(${Object.keys(HOURS).join('|')})s?\\b`,
  'gi',
);
/** Spans without a number. */
const WORDS: [pattern: RegExp, hours: number][] = [
  [/\bovernight\b|\bthrough the night\b|\ball night\b|\b(?:until|till|to) (?:the )?(?:next )?morning\b/i, 12],
  [/\b(?:until|till) (?:lunch|dinner|supper|tea)(?:time)?\b|\b(?:during|through) the day\b/i, 7],
  [/\b(?:until|till) breakfast\b|\ball day\b|\b(?:until|till) (?:the )?evening\b/i, 10],
  [/\b(?:until|till) (?:the )?next (?:day|evening)\b|\buntil tomorrow\b/i, DAY],
  [/\b(?:until|till|to) (?:the )?(?:next |following )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i, 5 * DAY],
  [/\b(?:all|the|a) (?:whole )?week\b|\b(?:until|till) (?:the )?weekend\b/i, 7 * DAY],
  [/\bfortnight\b/i, 14 * DAY],
  [/\b(?:for |many |some |several )(?:days)\b/i, 3 * DAY],
  [/\b(?:for |many |some )(?:weeks)\b/i, 14 * DAY],
  [/\ball (?:the )?month\b|\bthe whole month\b/i, 30 * DAY],
  [/\b(?:for |many |some )(?:months)\b/i, 60 * DAY],
  [
    /\ball (?:winter|summer|autumn|spring|season)\b|\b(?:through|until|till) (?:the )?(?:winter|summer|autumn|spring)\b/i,
    90 * DAY,
  ],
  [/\ball year\b/i, 365 * DAY],
  [/\bindefinitely\b|\bfor ?ever\b|\bfor ages\b|\bfor years\b|\bas long as you like\b/i, FOR_EVER],
];

/** @returns the longest span that a text gives, in hours; 0 where it gives none. */
export function longestHours(text: string): number {
  const counted = [...text.matchAll(SPAN)].map(([, from = '', to, unit = '']) => {
    return numberOf(to ?? from) * (HOURS[unit.toLowerCase()] ?? 0);
  });
  return Math.max(
    0,
    ...counted,
    betweenDays(text),
    ...WORDS.map(([pattern, hours]) => (pattern.test(text) ? hours : 0)),
  );
}

const DAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];
const day = `(${DAYS.join('|')})day`;
const BETWEEN = new RegExp(
  `\\b(?:from|on|of|cooked|made|since)(?: last)? ${day}\\b.*\\b(?:on|until|till|to|for|by) ${day}\\b`,
  'i',
);

/** Returns the hours from one day of the week to another: "from Sunday on Thursday". */
function betweenDays(text: string): number {
  const [, from = '', to = ''] = BETWEEN.exec(text) ?? [];
  if (to === '') return 0;
  const days = DAYS.indexOf(to.toLowerCase()) - DAYS.indexOf(from.toLowerCase());
  return ((days + DAYS.length) % DAYS.length) * DAY;
}

function numberOf(written: string): number {
  return COUNTS[written.toLowerCase().split(' ')[0] ?? ''] ?? Number(written);
}

/** @returns a span as readers say it. */
export function spanOf(hours: number): string {
  if (hours >= FOR_EVER) return 'for ever';
  const [size, unit] = hours >= 60 * DAY ? [30 * DAY, 'month'] : hours >= DAY ? [DAY, 'day'] : [1, 'hour'];
  const value = Math.round((hours / size) * 10) / 10;
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}
