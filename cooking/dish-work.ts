import { getPieces, getRounds, getStretches, isTotal, type Stretch } from './stretches.ts';
import { temperaturesInText } from './temperatures-in-text.ts';

/** The parts of a recipe from which its times are computed. */
export type Dish = {
  /** The recipe's total time, in minutes. */
  totalMinutes: number;
  /** `lines` is how many lines of the list a step uses. */
  steps: readonly { title: string; details: readonly string[]; lines: number }[];
};

/** A part of a step: hands-on work, or a wait that needs no attention. */
export type Work = {
  /** Index of the step. */
  step: number;
  kind: 'HANDS' | 'WAIT';
  minutes: number;
  /** The sentences that describe the work. */
  texts: readonly string[];
  /** The words that make it a wait. Example: "simmer". Empty for hands-on work. */
  because: readonly string[];
  /** The minutes of a wait in which nothing is on the heat and no other work is named. */
  restingMinutes: number;
  /** Oven temperature in °C; null if the work needs no oven. */
  celsius: number | null;
  /** Indexes of the work that has to end before this begins. */
  after: readonly number[];
};

type Draft = Omit<Work, 'texts' | 'after' | 'because'> & {
  texts: string[];
  after: number[];
  because: string[];
  words: number;
  aside: boolean;
};

/** Words that move the rest of a paragraph into the preceding wait. */
const ASIDE = /\b(?:meanwhile|in the meantime|at the same time)\b|^While\b/i;
/** Matches a sentence that describes a result, not an action. */
const DESCRIBES = /^(?:It|They|The|This|These|That|If|An?|Both|Each|There|Then it|When it|Do not)\b/;
/** Lowest oven temperature, in °C; core temperatures are below it. */
const MIN_OVEN = 100;
const OVEN = /\b(?:oven|bak(?:e|ing)|roast)\b/i;
const BAKED = /\b(?:bak(?:e|ing)|roast|in the oven)\b/i;
/** Length of the chopping for one ingredient line, in words of a sentence. */
const WORDS_OF_A_LINE = 8;
/** Maximum minutes of unmentioned chopping and stirring: for the dish, and for each ingredient line. */
const HANDS_MINUTES = 20;
const HANDS_OF_A_LINE = 4;

/**
 * Reads the work of a dish from its steps. Waits are as long as their sentences say; other minutes of the recipe are
 * shared among the hands-on work.
 * @returns in the order of the steps; each wait follows work of its own step
 */
export function getWork({ totalMinutes, steps }: Dish): Work[] {
  const drafts: Draft[] = [];
  let oven: number | null = null;
  let pieces: number | null = null;
  /** Cooking times that a second batch repeats, by step. */
  const cooked: Stretch[][] = steps.map(() => []);
  for (const [step, { title, details, lines }] of steps.entries()) {
    let lineWords = lines * WORDS_OF_A_LINE;
    for (const detail of details) {
      let aside = false;
      let before = '';
      for (const sentence of detail.split(/(?<=[.!?;])\s+/)) {
        aside ||= ASIDE.test(sentence) && hasWaitBefore(drafts, step);
        if (OVEN.test(sentence)) oven = getOvens(sentence)[0] ?? oven;
        pieces = getPieces(sentence) ?? pieces;
        const first = cooked[step]?.length ? cooked[step] : (cooked[step - 1] ?? []);
        const once = getStretches(sentence, { before, title }).map((stretch) =>
          subtractFirst(stretch, sentence, cooked[step]),
        );
        const stretches = [
          ...once,
          ...getFurtherBatches(first, sentence, pieces, getMinutesLeft(drafts, totalMinutes)),
        ];
        before = sentence;
        cooked[step]?.push(...once.filter(({ isCooking }) => isCooking));
        const wait = drafts.at(-1);
        if (wait?.kind === 'WAIT' && wait.step === step && stretches.length === 0 && DESCRIBES.test(sentence)) {
          wait.texts.push(sentence);
          continue;
        }
        const hands = getHands(drafts, step, aside);
        hands.texts.push(sentence);
        hands.words += sentence.split(/\s+/).length + lineWords;
        lineWords = 0;
        const celsius = BAKED.test(sentence) ? oven : null;
        for (const { kind, minutes, because, isCooking } of stretches) {
          const texts = [sentence];
          const restingMinutes = kind === 'WAIT' && !isCooking && !aside ? minutes : 0;
          add(drafts, {
            ...createEmpty(step, aside),
            kind,
            minutes,
            because: because ? [because] : [],
            restingMinutes,
            texts,
            celsius,
          });
        }
        if (OVEN.test(sentence)) oven = getOvens(sentence).at(-1) ?? oven;
      }
    }
  }
  share(drafts, totalMinutes, steps);
  return linkPieces(drafts).map(({ words: _words, aside: _aside, ...work }) => work);
}

/** Returns a time; a time for all pieces is reduced by the time that the first pieces have taken. */
function subtractFirst(stretch: Stretch, sentence: string, cooked: readonly Stretch[] = []): Stretch {
  if (stretch.kind === 'WAIT' || !isTotal(sentence)) return stretch;
  return { ...stretch, minutes: Math.max(0, stretch.minutes - toMinutes(cooked)) };
}

/**
 * Returns the cooking time of the sentence's further batches, at most the remaining minutes. Batches on the stove are
 * hands-on work.
 */
function getFurtherBatches(
  once: readonly Stretch[],
  sentence: string,
  pieces: number | null,
  remaining: number,
): Stretch[] {
  const minutes = Math.min(toMinutes(once) * getRounds(sentence, pieces), remaining);
  if (minutes <= 0) return [];
  const [only] = once;
  const isAlone = once.length === 1 && only?.kind === 'WAIT' && !/\bone (?:after|by)\b/.test(sentence);
  const oven = isAlone && /bake|roast|oven|steam/.test(only.because ?? '') ? only.because : null;
  return [{ kind: oven ? 'WAIT' : 'HANDS', minutes, because: oven, isCooking: false }];
}

function toMinutes(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns the minutes of the recipe that its steps have not named so far. */
function getMinutesLeft(drafts: readonly Draft[], totalMinutes: number): number {
  return totalMinutes - drafts.reduce((sum, { aside, minutes }) => sum + (aside ? 0 : minutes), 0);
}

function createEmpty(step: number, aside: boolean): Draft {
  return {
    step,
    kind: 'HANDS',
    minutes: 0,
    texts: [],
    because: [],
    restingMinutes: 0,
    celsius: null,
    after: [],
    words: 0,
    aside,
  };
}

/** Adds a sentence's time to the last piece of work if it is of the same kind, or starts a new piece. */
function add(drafts: Draft[], { celsius, ...timed }: Draft): void {
  const last = drafts.at(-1);
  if (last?.kind === timed.kind && last.step === timed.step && last.aside === timed.aside) {
    last.minutes += timed.minutes;
    last.restingMinutes += timed.restingMinutes;
    last.because.push(...timed.because);
  } else drafts.push({ ...timed, celsius: timed.kind === 'WAIT' ? celsius : null });
}

/** Returns whether this step or the one before it has a wait. */
function hasWaitBefore(drafts: readonly Draft[], step: number): boolean {
  return drafts.some((draft) => draft.kind === 'WAIT' && !draft.aside && draft.step >= step - 1);
}

/** Returns the current hands-on work of the step, or adds a new one. */
function getHands(drafts: Draft[], step: number, aside: boolean): Draft {
  const last = drafts.at(-1);
  if (last?.kind === 'HANDS' && last.step === step && last.aside === aside) return last;
  const next = createEmpty(step, aside);
  drafts.push(next);
  return next;
}

function getOvens(sentence: string): number[] {
  return temperaturesInText(sentence).flatMap(({ celsius }) => (celsius >= MIN_OVEN ? [celsius] : []));
}

/** Distributes the minutes that no sentence mentions among the hands-on work, by its number of words. */
function share(drafts: readonly Draft[], totalMinutes: number, steps: Dish['steps']): void {
  const lines = steps.reduce((sum, step) => sum + step.lines, 0);
  const remaining = Math.max(
    0,
    Math.min(getMinutesLeft(drafts, totalMinutes), HANDS_MINUTES + lines * HANDS_OF_A_LINE),
  );
  const words = drafts.reduce((sum, draft) => sum + draft.words, 0);
  for (const draft of drafts)
    draft.minutes = Math.max(1, Math.round(draft.minutes + (remaining * draft.words) / words));
}

/**
 * Sets the predecessors of each piece of work: the work before it; for work done during a wait, the work before that
 * wait.
 */
function linkPieces(drafts: Draft[]): Draft[] {
  let open: number[] = [];
  let beforeWait: number[] = [];
  let lastAside: number | undefined;
  for (const [index, draft] of drafts.entries()) {
    if (draft.aside) {
      draft.after = lastAside === undefined ? beforeWait : [lastAside];
      lastAside = index;
      continue;
    }
    draft.after = lastAside === undefined ? open : [...open, lastAside];
    lastAside = undefined;
    if (draft.kind === 'WAIT') beforeWait = draft.after;
    open = [index];
  }
  return drafts;
}
