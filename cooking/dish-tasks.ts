import { countRepeats, getStepTimes, isTotal, readPieceCount, type StepTime } from './step-times.ts';
import { temperaturesInText } from './temperatures-in-text.ts';

/** The parts of a recipe from which its tasks are computed. */
export type Dish = {
  /** The recipe's total time, in minutes. */
  totalMinutes: number;
  /** `details` are the texts of a step; `lines` is the number of ingredient lines that it uses. */
  steps: readonly { title: string; details: readonly string[]; lines: number }[];
};

/** A part of a step: hands-on work, or a wait that needs no attention. */
export type Task = {
  /** Index of the step. */
  step: number;
  kind: 'HANDS' | 'WAIT';
  minutes: number;
  /** The sentences that describe the task. */
  texts: readonly string[];
  /** The words that show that it is a wait. Example: "simmer". Empty for hands-on work. */
  cues: readonly string[];
  /** Minutes of a wait during which nothing is on the heat; 0 if it is part of another wait. */
  restingMinutes: number;
  /** Oven temperature in °C; null if the task needs no oven, or if none is stated. */
  celsius: number | null;
  /** Indexes of the dish's tasks that have to end before this task begins. */
  after: readonly number[];
};

/** A task that is still being built while the steps are read. */
type TaskDraft = Omit<Task, 'texts' | 'after' | 'cues'> & {
  texts: string[];
  after: number[];
  cues: string[];
  /** Number of words of its sentences and for its chopping; decides its share of the unstated minutes. */
  words: number;
  /** `true` if the cook does it during a wait. */
  isParallel: boolean;
};

/** Words after which the rest of a text happens during the preceding wait. */
const ASIDE = /\b(?:meanwhile|in the meantime|at the same time)\b|^While\b/i;
/** Matches the beginning of a sentence that describes a result, not an action. */
const RESULT_BEGINNING = /^(?:It|They|The|This|These|That|If|An?|Both|Each|There|Then it|When it|Do not)\b/;
/** Lowest oven temperature, in °C; the internal temperatures of cooked food are lower. */
const MIN_OVEN = 100;
const OVEN = /\b(?:oven|bak(?:e|ing)|roast)\b/i;
const BAKED = /\b(?:bak(?:e|ing)|roast|in the oven)\b/i;
/** Number of words that the chopping of one ingredient line counts as. */
const WORDS_PER_LINE = 8;
/** Maximum minutes of unstated chopping and stirring: for the dish, and in addition for each ingredient line. */
const UNSTATED_MINUTES = 20;
const UNSTATED_MINUTES_PER_LINE = 4;

/**
 * Reads the tasks of a dish from its steps. Each duration in a sentence is hands-on work or a wait. The minutes of the
 * recipe's total that no sentence states are distributed among the hands-on tasks, up to a maximum.
 * @returns in the order of the steps; each wait follows hands-on work of its own step
 */
export function getTasks({ totalMinutes, steps }: Dish): Task[] {
  const drafts: TaskDraft[] = [];
  /** Times of work and cooking, by step, which further batches repeat. */
  const activeTimes: StepTime[][] = steps.map(() => []);
  /** The chopping of each step, in words; 0 once it is counted in the step's first task. */
  const choppingWords = steps.map(({ lines }) => lines * WORDS_PER_LINE);
  let ovenCelsius: number | null = null;
  let pieces: number | null = null;
  let isParallel = false;
  for (const { step, title, sentence, previousSentence } of getSentences(steps)) {
    // Work during a wait lasts at most until the end of the text.
    if (previousSentence === '') isParallel = false;
    isParallel ||= ASIDE.test(sentence) && hasWaitBefore(drafts, step);
    const temperatures = OVEN.test(sentence) ? getOvenTemperatures(sentence) : [];
    ovenCelsius = temperatures[0] ?? ovenCelsius;
    pieces = readPieceCount(sentence) ?? pieces;
    const active = activeTimes[step] ?? [];
    const firstBatch = active.length > 0 ? active : (activeTimes[step - 1] ?? []);
    const stated = getStepTimes(sentence, { previousSentence, title }).map((time) =>
      subtractEarlierTimes(time, sentence, active),
    );
    const times = [
      ...stated,
      ...getFurtherBatches(firstBatch, sentence, pieces, getUnstatedMinutes(drafts, totalMinutes)),
    ];
    active.push(...stated.filter(({ isRest }) => !isRest));
    const last = drafts.at(-1);
    // "They are done when golden" describes the wait before it.
    if (last?.kind === 'WAIT' && last.step === step && times.length === 0 && RESULT_BEGINNING.test(sentence)) {
      last.texts.push(sentence);
      continue;
    }
    const work = getOrAddDraft(drafts, 'HANDS', step, isParallel);
    work.texts.push(sentence);
    work.words += sentence.split(/\s+/).length + (choppingWords[step] ?? 0);
    choppingWords[step] = 0;
    for (const time of times) {
      const draft = getOrAddDraft(drafts, time.kind, step, isParallel);
      addTime(draft, time);
      if (draft.texts.length === 0) draft.texts.push(sentence);
      if (draft.kind === 'WAIT' && BAKED.test(sentence)) draft.celsius = ovenCelsius;
    }
    ovenCelsius = temperatures.at(-1) ?? ovenCelsius;
  }
  distributeUnstatedMinutes(drafts, totalMinutes, steps);
  return linkTasks(drafts).map(({ words: _words, isParallel: _isParallel, ...task }) => task);
}

/** Returns each sentence with its step and the previous sentence of the same text, which is empty for the first. */
function getSentences(steps: Dish['steps']) {
  return steps.flatMap(({ title, details }, step) =>
    details.flatMap((detail) =>
      detail
        .split(/(?<=[.!?;])\s+/)
        .map((sentence, index, sentences) => ({ step, title, sentence, previousSentence: sentences[index - 1] ?? '' })),
    ),
  );
}

/** Returns the time, or, if it is the total for all pieces, the part that earlier times do not already include. */
function subtractEarlierTimes(time: StepTime, sentence: string, earlier: readonly StepTime[]): StepTime {
  if (time.kind === 'WAIT' || !isTotal(sentence)) return time;
  return { ...time, minutes: Math.max(0, time.minutes - sumMinutes(earlier)) };
}

/**
 * Returns the time of further batches if a sentence repeats the cooking of the first batch, else an empty array.
 * Batches on the stove are hands-on work.
 * @param remaining - the maximum, in minutes
 */
function getFurtherBatches(
  firstBatch: readonly StepTime[],
  sentence: string,
  pieces: number | null,
  remaining: number,
): StepTime[] {
  const minutes = Math.min(sumMinutes(firstBatch) * countRepeats(sentence, pieces), remaining);
  if (minutes <= 0) return [];
  const [firstTime] = firstBatch;
  const isAlone = firstBatch.length === 1 && firstTime?.kind === 'WAIT' && !/\bone (?:after|by)\b/.test(sentence);
  const ovenCue = isAlone && /bake|roast|oven|steam/.test(firstTime.cue ?? '') ? firstTime.cue : null;
  return [{ kind: ovenCue ? 'WAIT' : 'HANDS', minutes, cue: ovenCue, isRest: false }];
}

function sumMinutes(times: readonly StepTime[]): number {
  return times.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns the minutes of the recipe's total that the tasks so far do not account for. */
function getUnstatedMinutes(drafts: readonly TaskDraft[], totalMinutes: number): number {
  return totalMinutes - drafts.reduce((sum, { isParallel, minutes }) => sum + (isParallel ? 0 : minutes), 0);
}

/** Returns the last task if it has this kind, step and `isParallel`; otherwise adds a task. */
function getOrAddDraft(drafts: TaskDraft[], kind: Task['kind'], step: number, isParallel: boolean): TaskDraft {
  const last = drafts.at(-1);
  if (last?.kind === kind && last.step === step && last.isParallel === isParallel) return last;
  const draft: TaskDraft = {
    step,
    kind,
    minutes: 0,
    texts: [],
    cues: [],
    restingMinutes: 0,
    celsius: null,
    after: [],
    words: 0,
    isParallel,
  };
  drafts.push(draft);
  return draft;
}

function addTime(draft: TaskDraft, { kind, minutes, cue, isRest }: StepTime): void {
  draft.minutes += minutes;
  if (cue) draft.cues.push(cue);
  if (kind === 'WAIT' && isRest && !draft.isParallel) draft.restingMinutes += minutes;
}

/** Returns whether this step or the step before it has a wait so far. */
function hasWaitBefore(drafts: readonly TaskDraft[], step: number): boolean {
  return drafts.some((draft) => draft.kind === 'WAIT' && !draft.isParallel && draft.step >= step - 1);
}

function getOvenTemperatures(sentence: string): number[] {
  return temperaturesInText(sentence).flatMap(({ celsius }) => (celsius >= MIN_OVEN ? [celsius] : []));
}

/** Distributes the minutes that no sentence states among the hands-on tasks, by their words. */
function distributeUnstatedMinutes(drafts: readonly TaskDraft[], totalMinutes: number, steps: Dish['steps']): void {
  const lines = steps.reduce((sum, step) => sum + step.lines, 0);
  const maxUnstated = UNSTATED_MINUTES + lines * UNSTATED_MINUTES_PER_LINE;
  const unstated = Math.max(0, Math.min(getUnstatedMinutes(drafts, totalMinutes), maxUnstated));
  const words = drafts.reduce((sum, draft) => sum + draft.words, 0);
  for (const draft of drafts) draft.minutes = Math.max(1, Math.round(draft.minutes + (unstated * draft.words) / words));
}

/** Sets each task's predecessors: the previous tasks; for the first task during a wait, the wait's predecessors. */
function linkTasks(drafts: TaskDraft[]): TaskDraft[] {
  let previous: number[] = [];
  let beforeWait: number[] = [];
  let lastParallel: number | undefined;
  for (const [index, draft] of drafts.entries()) {
    if (draft.isParallel) {
      draft.after = lastParallel === undefined ? beforeWait : [lastParallel];
      lastParallel = index;
      continue;
    }
    draft.after = lastParallel === undefined ? previous : [...previous, lastParallel];
    lastParallel = undefined;
    if (draft.kind === 'WAIT') beforeWait = draft.after;
    previous = [index];
  }
  return drafts;
}
