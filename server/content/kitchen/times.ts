import { type Rule, sentencesOf, stepsOf } from './kitchen-recipe.ts';

const COUNT: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, half: 0.5 };
const number = String.raw`\d+(?:\.\d+)?(?:\s1\/2)?|an?|one|two|three|four|half an?`;
const TIME = new RegExp(
  String.raw`(?<!quarters? of )\b(${number})(?:\s*(?:–|-|to)\s*(?:${number}))?\s+(seconds?|minutes?|hours?)(?:\s+and\s+a\s+(half|quarter))?`,
  'gi',
);
const MINUTES: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60 };
/** What goes on while something else does, or need not be. */
const BESIDE =
  /\b(?:meanwhile|while|at the same time|up to|at most|no longer than|no more than|within|or overnight|ahead|the day before|if you|every|each time|after (?:about )?\d|for the last|apart|between|of which|in the first|longer|optional|so far|faster|sooner|than|once|about \d+ minutes (?:in|before)|all of them|altogether|in all)\b/i;
const BOTH_SIDES = /(?:on|for|per) (?:each|the other|every) side|a side\b|on both sides/i;
const MORE_THAN = 1.2;
/** Short recipes may be a few minutes out. */
const SLACK_MINUTES = 5;

/** @returns the least minutes that a text takes, one thing after the other; what goes on beside others not counted. */
function minutesOf(text: string): number {
  // From "meanwhile" on, a step runs beside another.
  return sentencesOf(text.split(/\b(?:meanwhile|in the meantime)\b|(?:^|[.;] )While\b/i)[0] ?? '')
    .flatMap((sentence) => sentence.split(/,\s+|\s+(?=then\b)/))
    .filter((clause) => !BESIDE.test(clause))
    .flatMap((sentence) =>
      [...sentence.matchAll(TIME)].map((match) => minutesIn(match) * (BOTH_SIDES.test(sentence) ? 2 : 1)),
    )
    .reduce((sum, minutes) => sum + minutes, 0);
}

function minutesIn([, count = '', unit = '', more]: RegExpExecArray | RegExpMatchArray): number {
  const word = count.toLowerCase();
  const whole = word.startsWith('half')
    ? 0.5
    : (COUNT[word] ?? Number.parseFloat(word) + (word.endsWith('1/2') ? 0.5 : 0));
  const part = more === 'half' ? 0.5 : more === 'quarter' ? 0.25 : 0;
  return (whole + part) * (MINUTES[unit.toLowerCase().replace(/s$/, '')] ?? 0);
}

/** Times in steps that exceed the stated times. */
const stepTimes: Rule = (recipe) => {
  const { prepTime, cookTime, totalMinutes = 0 } = recipe.fields;
  const stated = Math.max(prepTime + cookTime, totalMinutes);
  const needed = Math.round(stepsOf(recipe).reduce((sum, { text }) => sum + minutesOf(text), 0));
  if (needed <= stated * MORE_THAN + SLACK_MINUTES) return [];
  const message = `the steps take ${needed} minutes, but prepTime and cookTime are ${prepTime + cookTime} together: raise them, or say "meanwhile" where things run side by side`;
  return [{ path: ['prepTime'], message }];
};

/** A total that is shorter than its longest part, or longer than all of them with a night between. */
const statedTotal: Rule = ({ fields: { prepTime, cookTime, totalMinutes } }) => {
  if (totalMinutes === undefined) return [];
  if (totalMinutes === prepTime + cookTime) {
    return [{ path: ['totalMinutes'], message: `totalMinutes is prepTime and cookTime together: leave it out` }];
  }
  if (totalMinutes >= Math.max(prepTime, cookTime)) return [];
  return [
    {
      path: ['totalMinutes'],
      message: `totalMinutes is ${totalMinutes}, less than ${prepTime > cookTime ? 'prepTime' : 'cookTime'} alone`,
    },
  ];
};

export const timeRules: Rule[] = [stepTimes, statedTotal];
