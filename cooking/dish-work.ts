import { temperaturesInText } from './temperatures-in-text.ts';
import { daysInText, timesInText } from './times-in-text.ts';

/** A dish, as far as its times need. */
export type Dish = {
  /** Minutes from start to end, as its recipe states them. */
  totalMinutes: number;
  /** `lines` is how many lines of the list a step uses. */
  steps: readonly { title: string; details: readonly string[]; lines: number }[];
};

/** A stretch of a step: hands at work, or a wait that leaves them free. */
export type Work = {
  /** The place of its step. */
  step: number;
  kind: 'HANDS' | 'WAIT';
  minutes: number;
  /** The sentences that ask for it. */
  texts: readonly string[];
  /** The oven's heat while it lasts, in °C; null where it needs no oven. */
  celsius: number | null;
  /** The places of the work that ends before it begins. */
  after: readonly number[];
};

type Draft = Omit<Work, 'texts' | 'after'> & { texts: string[]; after: number[]; words: number; aside: boolean };

/** From here on a paragraph goes on beside the wait before it. */
const ASIDE = /\b(?:meanwhile|in the meantime|at the same time)\b|^While\b/i;
/** Verbs of what goes on by itself. */
const LEFT =
  /\b(?:simmer|bake|roast|boil|steam|rest|chill|soak|cool|stand|leave|let|wait|marinate|refrigerate|freeze|drain|rise|prove|steep|ferment|cover|fridge|grill|braise|poach|keep|bubble|bring|heat|warm)\b/gi;
/** Verbs of what needs a hand all the while. */
const BUSY = /\b(?:stir|whisk|knead|beat|whip|fold|fry|toss|turn|shake|rub|roll|pound|press|work|brown|sear|toast)\b/gi;
const KEEPS_BUSY =
  /\b(?:stirring|whisking|turning|folding|scraping|shaking|pressing|breaking|tossing|kneading|crushing)\b(?!(?: \S+){0,4} (?:once|twice|now and then|occasionally|halfway|every \d+ minutes|a few times))/i;
/** A sentence that says how something turns out, and asks for nothing. */
const TELLS = /^(?:It|They|The|This|These|That|If|An?|Both|Each|There|Then it|When it|Do not)\b/;
/** Words around a time that is no stretch of its own. */
const NO_STRETCH = /\b(?:after|last|first|apart|each|every)\s+(?:about\s+)?$/i;
const BOTH_SIDES = /^\s*(?:a|each|per|on each|on the other) side/i;
const DAY_MINUTES = 24 * 60;

/** A shorter wait leaves no time for anything else. */
const LEAST_WAIT = 3;
/** Cooking of this many minutes is stood by, where no word says otherwise. */
const MOST_STOOD_BY = 5;
/** Oven heat begins here, in °C; a core temperature ends below it. */
const LEAST_OVEN = 100;
const OVEN = /\b(?:oven|bak(?:e|ing)|roast)\b/i;
const BAKED = /\b(?:bak(?:e|ing)|roast|in the oven)\b/i;
/** Words that the chopping for a line weighs as much as. */
const WORDS_OF_A_LINE = 8;
/** Minutes of chopping and stirring that no step says, at most: some for the dish, and some for each line. */
const HANDS_MINUTES = 20;
const HANDS_OF_A_LINE = 4;

/**
 * Reads the work of a dish from its steps. Waits are as long as their sentences say; the minutes of the recipe that no sentence
 * explains are shared among the work of the hands.
 * @returns in the order of the steps; each wait follows work of its own step
 */
export function workOf({ totalMinutes, steps }: Dish): Work[] {
  const drafts: Draft[] = [];
  let oven: number | null = null;
  for (const [step, { details, lines }] of steps.entries()) {
    let lineWords = lines * WORDS_OF_A_LINE;
    for (const detail of details) {
      let aside = false;
      for (const sentence of detail.split(/(?<=[.!?;])\s+/)) {
        aside ||= ASIDE.test(sentence) && hasWaitBefore(drafts, step);
        if (OVEN.test(sentence)) oven = ovenOf(sentence) ?? oven;
        const stretches = stretchesOf(sentence);
        const wait = drafts.at(-1);
        if (wait?.kind === 'WAIT' && wait.step === step && stretches.length === 0 && TELLS.test(sentence)) {
          wait.texts.push(sentence);
          continue;
        }
        const hands = handsOf(drafts, step, aside);
        hands.texts.push(sentence);
        hands.words += sentence.split(/\s+/).length + lineWords;
        lineWords = 0;
        const celsius = BAKED.test(sentence) ? oven : null;
        for (const stretch of stretches)
          add(drafts, { ...emptyOf(step, aside), ...stretch, texts: [sentence], celsius });
      }
    }
  }
  share(drafts, totalMinutes, steps);
  return linked(drafts).map(({ words: _words, aside: _aside, ...work }) => work);
}

function emptyOf(step: number, aside: boolean): Draft {
  return { step, kind: 'HANDS', minutes: 0, texts: [], celsius: null, after: [], words: 0, aside };
}

/** Adds a time of a sentence to what goes on, or begins something new with it. */
function add(drafts: Draft[], { celsius, ...timed }: Draft): void {
  const last = drafts.at(-1);
  if (last?.kind === timed.kind && last.step === timed.step && last.aside === timed.aside)
    last.minutes += timed.minutes;
  else drafts.push({ ...timed, celsius: timed.kind === 'WAIT' ? celsius : null });
}

/** Only the step itself and the one before it are waited for. */
function hasWaitBefore(drafts: readonly Draft[], step: number): boolean {
  return drafts.some((draft) => draft.kind === 'WAIT' && !draft.aside && draft.step >= step - 1);
}

/** @returns the work of the hands that goes on, or that begins here */
function handsOf(drafts: Draft[], step: number, aside: boolean): Draft {
  const last = drafts.at(-1);
  if (last?.kind === 'HANDS' && last.step === step && last.aside === aside) return last;
  const next = emptyOf(step, aside);
  drafts.push(next);
  return next;
}

function ovenOf(sentence: string): number | undefined {
  return temperaturesInText(sentence).find(({ celsius }) => celsius >= LEAST_OVEN)?.celsius;
}

/** @returns the times of a sentence in minutes, each a wait or not */
function stretchesOf(written: string): Pick<Work, 'kind' | 'minutes'>[] {
  const sentence = written.replace(/\bhalf an hour\b/gi, '30 minutes').replace(/(?<!of )\ban hour\b/gi, '1 hour');
  const days = daysInText(sentence);
  if (days > 0) return [{ kind: 'WAIT', minutes: days * DAY_MINUTES }];
  const times = timesInText(sentence);
  return times.flatMap(({ text, start, seconds }, index) => {
    const before = sentence.slice(ends(times[index - 1]), start);
    const after = sentence.slice(start + text.length, times[index + 1]?.start);
    if (NO_STRETCH.test(before) || /^ less than/.test(after)) return [];
    const minutes = (seconds / 60) * (BOTH_SIDES.test(after) ? 2 : 1);
    return [{ kind: isWait(before, after, minutes) ? 'WAIT' : 'HANDS', minutes }];
  });
}

function ends(time: { start: number; text: string } | undefined): number {
  return time ? time.start + time.text.length : 0;
}

function isWait(before: string, after: string, minutes: number): boolean {
  if (minutes < LEAST_WAIT) return false;
  if (KEEPS_BUSY.test(after.split(/\buntil\b/)[0] ?? '')) return false;
  const [left, busy] = [lastOf(before, LEFT), lastOf(before, BUSY)];
  return left === busy ? minutes > MOST_STOOD_BY : left > busy;
}

function lastOf(text: string, words: RegExp): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1;
}

/** Shares the minutes that no sentence explains among the hands, by how much each has to do. */
function share(drafts: readonly Draft[], totalMinutes: number, steps: Dish['steps']): void {
  const said = drafts.reduce((sum, { aside, minutes }) => sum + (aside ? 0 : minutes), 0);
  const lines = steps.reduce((sum, step) => sum + step.lines, 0);
  const left = Math.max(0, Math.min(totalMinutes - said, HANDS_MINUTES + lines * HANDS_OF_A_LINE));
  const words = drafts.reduce((sum, draft) => sum + draft.words, 0);
  for (const draft of drafts) draft.minutes = Math.max(1, Math.round(draft.minutes + (left * draft.words) / words));
}

/** Says what has to end before each: the work before it, and of what goes on beside a wait that before the wait. */
function linked(drafts: Draft[]): Draft[] {
  let open: number[] = [];
  let beforeWait: number[] = [];
  let beside: number | undefined;
  for (const [place, draft] of drafts.entries()) {
    if (draft.aside) {
      draft.after = beside === undefined ? beforeWait : [beside];
      beside = place;
      continue;
    }
    draft.after = beside === undefined ? open : [...open, beside];
    beside = undefined;
    if (draft.kind === 'WAIT') beforeWait = draft.after;
    open = [place];
  }
  return drafts;
}
