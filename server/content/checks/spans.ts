import { durationsInText } from '#cooking/durations-in-text.ts';

/** Hours. */
export const DAY = 24;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const SEASON = 90 * DAY;
const FOR_EVER = 10_000 * DAY;
const seasons =
  'spring|summer|autumn|winter|season|christmas|easter|new year|january|february|march|april|june|july|august|september|october|november|december';

/** Hours of spans that end at a time of day, counted from when people usually cook. */
const ENDS: [words: string, hours: number][] = [
  ['lunch(?:time)?|noon|midday|tea(?:time)?|(?:the )?afternoon', 7],
  ['dinner(?:time)?|supper(?:time)?|(?:the )?evening|school is out|(?:you|they) (?:come|get) home', 10],
  ['breakfast|(?:the |next )*morning|bed(?:time)?|midnight|dawn|sunrise|daylight', 12],
  ['(?:the )?next (?:day|evening|night)|tomorrow|the day after', DAY],
  ['(?:the |next |following )*(?:mon|tues|wednes|thurs|fri|satur|sun)day', 5 * DAY],
  ['(?:the |next |following |end of the )*(?:week(?:end)?|payday)', WEEK],
  ['(?:the |next |following |end of the )*month', MONTH],
  [`(?:the |next |following |end of the )*(?:${seasons}|year)`, SEASON],
];
const FILLED: [words: string, hours: number][] = [
  ['morning|evening', 4],
  ['afternoon|party|picnic|game|match|journey', 5],
  ['day', 10],
  ['night', 12],
  ['weekend', 2 * DAY],
  ['(?:working |school )?week', WEEK],
  ['month', MONTH],
  [seasons, SEASON],
  ['year', 365 * DAY],
];
const UNTIL = '(?:until|till|to last to|through(?: to)?|into|up to|good to|keeps? to)';
/** Before long ends: "by the end of the week". */
const BY = '(?:by|before)';
const ALL =
  '(?:all|whole|entire|(?:the )?rest of the|most of the|throughout the|through(?:out)? the|see you through the)';
const SINCE = '(?:since|last|left from|left over from)';
/** Spans without a number. */
const WORDS: [pattern: RegExp, hours: number][] = [
  [/\b(?:half )?(?:an?|one|another) (?:whole |full |good |long )?(?:morning|evening)\b/i, 4],
  [/\b(?:half )?(?:an?|one|another) (?:whole |full |good |long )?afternoon\b/i, 5],
  [
    /\b(?:go|goes|went|going|off) to (?:bed|work|school)\b|\bbefore work\b|\bwhile you (?:sleep|work|are (?:out|at work))\b|\bwhen you (?:wake|come (?:down|home|back))\b/i,
    9,
  ],
  [/\bthird day\b/i, 2 * DAY],
  [/\bfourth day\b/i, 3 * DAY],
  [/\b(?:fifth|sixth) day\b/i, 5 * DAY],
  [/\blasts? (?:\w+ )?(?:the|a) week\b/i, WEEK],
  [/\blasts? (?:\w+ )?(?:the|a) (?:month|season|winter)\b/i, MONTH],
  [/\byesterday|\blast night/i, DAY],
  ...ENDS.map(([words, hours]): [RegExp, number] => [
    new RegExp(`\\b(?:${UNTIL}${hours > DAY ? `|${BY}` : ''}) (?:${words})\\b`, 'i'),
    hours,
  ]),
  [/\b(?:use|eat|serve|finish|go on with|heat|cook)\b[^.,;]*\bthe (?:next|following) (?:day|morning|evening)\b/i, DAY],
  ...FILLED.map(([words, hours]): [RegExp, number] => [new RegExp(`\\b${ALL} (?:the )?(?:${words})\\b`, 'i'), hours]),
  [new RegExp(`\\b${SINCE} (?:the )?(?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`, 'i'), 5 * DAY],
  [new RegExp(`\\b${SINCE} (?:the )?(?:month|year|${seasons})\\b`, 'i'), SEASON],
  [/\bfortnight\b/i, 2 * WEEK],
  [/\b(?:for|many|some|several|more) days\b|\bdays (?:on end|later)\b/i, 3 * DAY],
  [/\b(?:for|many|some|several) weeks\b/i, 2 * WEEK],
  [/\b(?:for|many|some|several) months\b/i, 2 * MONTH],
  [/\bindefinitely\b|\bfor ?ever\b/i, FOR_EVER],
];

/** Returns the longest span that a text gives, in hours, or 0. */
export function longestHours(text: string): number {
  const counted = durationsInText(text).map(({ mostSeconds }) => mostSeconds / 3600);
  return Math.max(0, ...counted, ...WORDS.map(([pattern, hours]) => (pattern.test(text) ? hours : 0)));
}

/** Words in the order of a week or of a day, each by its place in it. */
interface Cycle {
  words: [pattern: string, place: number][];
  length: number;
  pattern: RegExp;
}

function getCycle(words: Cycle['words'], length: number): Cycle {
  const any = `(${words.map(([word]) => word).join('|')})`;
  const first = `\\b(?:from|on|of|after|since|when|at|in the|cooked|made)\\b[^.;]{0,20}?\\b${any}\\b`;
  const pattern = new RegExp(
    `${first}.*\\b(?:on|until|till|to|for|by|at|in the)\\b.{0,12}?\\b${any}\\b|\\b${any} (?:through|to|until|till) ${any}\\b`,
    'i',
  );
  return { words, length, pattern };
}

const DAYS = getCycle(
  ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'].map((day, place) => [`${day}day`, place]),
  7,
);
const TIMES_OF_DAY = getCycle(
  [
    ['breakfast', 8],
    ['morning', 8],
    ['church|for work|for school', 9],
    ['noon|lunch(?:time)?', 13],
    ['afternoon', 16],
    ['come home|get home', 18],
    ['supper|dinner|evening', 19],
    ['bedtime|night|midnight', 23],
  ],
  DAY,
);

/** Returns the hours from one day or time of day to another: "from Sunday on Thursday", "from breakfast to supper". */
export function hoursBetween(sentence: string): number {
  return /\bthan\b/i.test(sentence) ? 0 : Math.max(between(sentence, DAYS, DAY), between(sentence, TIMES_OF_DAY, 1));
}

/** Returns the hours from one place of a cycle to another. */
function between(text: string, { words, length, pattern }: Cycle, hours: number): number {
  const [from, to] = (pattern.exec(text) ?? []).slice(1).filter(Boolean);
  const place = (said = '') => words.find(([word]) => new RegExp(`^(?:${word})$`, 'i').test(said))?.[1];
  const [start, end] = [place(from), place(to)];
  if (start === undefined || end === undefined) return 0;
  return ((end - start + length) % length) * hours;
}

/** Returns a span as readers say it. */
export function getSpan(hours: number): string {
  if (hours >= FOR_EVER) return 'for ever';
  const [size, unit] = hours >= 2 * MONTH ? [MONTH, 'month'] : hours >= DAY ? [DAY, 'day'] : [1, 'hour'];
  const value = Math.round((hours / size) * 10) / 10;
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}
