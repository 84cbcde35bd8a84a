import { NUMBER_WORDS } from './durations-in-text.ts';
import { timesInText } from './times-in-text.ts';

/** A time that a step takes, according to one of its sentences. */
export type StepTime = {
  /** HANDS is hands-on work, WAIT needs no attention. */
  kind: 'HANDS' | 'WAIT';
  minutes: number;
  /** The words that show that it is a wait. Example: "simmer". Null for hands-on work. */
  cue: string | null;
  /** `true` if nothing is cooking or being worked on; such a time is not repeated for further batches. */
  isRest: boolean;
};

/** Words for waits with nothing on the heat. */
const RESTS =
  /\b(?:(?<!\bthe |\ball the )rest|chill|soak|cool|stand|leave|marinate|refrigerate|freeze|drain|rise|prove|proof|steep|ferment|fridge|freezer|wait|let|(?<!can )sit|wrap|set aside|settle|infuse|brine|cure|before you|before serving)\b/gi;
/** Words for unattended cooking. */
const UNATTENDED =
  /\b(?:simmer|bake|roast|boil|steam|braise|poach|grill|bubble|oven|(?:heat|warm|bring) (?:it|them)|keep (?:it|them) (?:warm|hot|at))\b/gi;
/** Verbs for work that needs attention the whole time. */
const ATTENDED =
  /\b(?:stir(?! (?:it |them )?(?:now and then|occasionally|from time to time))|whisk|knead|beat|whip|fold|fry|stir-fry|sauté|toss|turn (?:it|them|the (?!heat|oven)\p{L}+)|shake|rub|roll|pound|press|work|brown|sear|toast|crush|blend|grind|mash|squeeze|skim)\b/giu;
/** Verbs for which only the words around them show whether the cook is needed. */
const NEUTRAL = /\b(?:cook|go on|carry on|continue|give|char|melt|wilt|soften|reduce|sweat)\b/gi;
/** Words near a neutral verb that mean the pan is left alone. */
const LEFT_ALONE =
  /\b(?:(?<!\boff )(?<!\bwithout )(?:cover(?:ed)?|lid (?:on|ajar|half)|(?:with|under) (?:a|the) lid|put (?:on a|the) lid(?: on)?|put on the lid|set (?:a|the) lid|low(?:est)? heat|heat to (?:very )?low|turn (?:it|the heat) (?:right )?(?:down|to low)|oven|alone|undisturbed|without (?:stirring|touching|moving|turning)|cook gently|(?:to|at) (?:a|the) (?:\S+ )?(?:simmer|boil)|in(?:to)? (?:simmering|boiling) \p{L}+))\b/giu;
/** Words after a time for work that is only occasional. */
const NOW_AND_THEN =
  /\b(?:stirring|turning|shaking|basting|skimming|tossing|checking|topping up)\b[^,;.]{0,40}?\b(?:once|twice|now and then|occasionally|from time to time|halfway|every (?:\S+ )?\d* ?minutes|a few times)/i;
/** Words after a time for work that goes on throughout it. */
const KEEPS_BUSY =
  /\b(?:stirring|whisking|turning|folding|scraping|shaking|pressing|breaking|tossing|kneading|crushing|basting|moving|spooning)\b(?!(?: \S+){0,4} (?:once|twice|now and then|occasionally|halfway|every \d+ minutes|a few times))/i;
/** Words in the previous sentence that mean the pan is left alone. */
const LEFT_BEFORE =
  /\b(?:cover(?:ed)?(?= (?:it|the|and)\b|[,.])|put (?:on )?(?:a |the )?lid(?: on)?|set the lid|low(?:est)? heat|heat (?:right )?(?:down )?to (?:very )?low|into (?:simmering|boiling) \p{L}+)\b/giu;
/** Results of browning in a pan, which needs watching even while the food is not moved. */
const CRUST = /\b(?:brown|gold|golden|crisp|undersides?|colou?r)\b/i;
/** Words for cooking one piece after the other: the cook stays at the stove. */
const IN_TURN =
  /\b(?:batch(?:es)?|rounds?|in (?:pairs|turns)|at a time|one after (?:another|the other)|one by one|(?:the )?same way|for all\b|all of them|\d+ (?:pieces|balls|rounds) in all|the (?:others?|next|second (?:batch|half)))\b/i;
/** Words for ovens and steamers, which cook batches unattended. */
const UNATTENDED_IN_TURN = /\b(?:bake|steam|oven|roast)\b/i;
/** Words before a time that adds no time of its own: "for the last 5 minutes". */
const ADDS_NONE_BEFORE = /\b(?:after|last|first|apart|each|every|between)\s+(?:about\s+)?$/i;
/** Words after such a time: "1 minute apart". */
const ADDS_NONE_AFTER = /^ (?:less than|apart|old)\b/;
/** Words after a time that each of two sides takes. */
const BOTH_SIDES = /^\s*(?:a|each|per|on each|on the other|on both) sides?/i;
/** Minimum length, in minutes, of a rest that leaves time for other work. */
const MIN_REST = 3;
/** Minimum time, in minutes, for which a pot cooks unattended. */
const MIN_COOKING = 5;

const numberWords = Object.keys(NUMBER_WORDS).join('|');
/** A number of batches that each take the time of the sentence. */
const BATCHES = new RegExp(
  `\\b(?:in )?(\\d+|${numberWords})(?: or (?:\\d+|${numberWords}))? (?:batches|rounds|turns)\\b`,
  'i',
);
/** Words for batches without a number, counted as two. */
const SOME_BATCHES =
  /\bin batches\b|\b(?:fry|bake|cook|steam|boil|grill|toast)\b[^,.]*\b(?:one|two|three|four|five|six|\d+|a few)(?: (?:or \S+|sheet|tray))? at a time\b/i;
const TOTAL = /\b(?:for all|in all|altogether|all of (?:them|the))\b|\bcook all\b/i;

/** Returns `true` if the time of a sentence is for all pieces or batches together. */
export function isTotal(sentence: string): boolean {
  return TOTAL.test(sentence);
}

/** The texts around a sentence that say how the food is cooked. */
type SentenceContext = {
  /** May say that the pan is covered; empty for the first sentence. */
  previousSentence: string;
  /** The title of the step. Example: "Let it cool". */
  title: string;
};

/** Returns the times that a sentence takes, each as hands-on work or as a wait. */
export function getStepTimes(sentence: string, { previousSentence, title }: SentenceContext): StepTime[] {
  const times = timesInText(sentence);
  return times.flatMap(({ text, start, seconds }, index) => {
    const lead = sentence.slice(getEnd(times[index - 1]), start);
    const after = sentence.slice(start + text.length, times[index + 1]?.start);
    if (ADDS_NONE_BEFORE.test(lead) || ADDS_NONE_AFTER.test(after)) return [];
    const minutes = (seconds / 60) * (BOTH_SIDES.test(after) ? 2 : 1) * countBatches(sentence);
    const context = { lead, after, previousSentence: index === 0 ? previousSentence : '', sentence, title };
    return [{ minutes, ...classify(context, minutes) }];
  });
}

function getEnd(time: { start: number; text: string } | undefined): number {
  return time ? time.start + time.text.length : 0;
}

/** Returns the number of batches that each take the time of a sentence; 1 if the time is for all batches. */
function countBatches(sentence: string): number {
  if (isTotal(sentence)) return 1;
  const [, count] = BATCHES.exec(sentence) ?? [];
  if (count) return NUMBER_WORDS[count.toLowerCase()] ?? Number(count);
  return SOME_BATCHES.test(sentence) ? 2 : 1;
}

/** The texts around a time: `lead` and `after` reach to the times before and after it in the same sentence. */
type TimeContext = { lead: string; after: string; sentence: string } & SentenceContext;

/** Classifies a time by its length and the words around it, above all by the verb next to it. */
function classify(context: TimeContext, minutes: number): Omit<StepTime, 'minutes'> {
  const { lead, after, sentence, title } = context;
  const verb = findVerb(lead, after);
  const titleRest = verb ? null : findLastMatch(title, RESTS);
  const isRest = verb ? verb.words === RESTS : titleRest !== null;
  const textBeforeUntil = after.split(/\buntil\b/)[0] ?? '';
  const handsOn = { kind: 'HANDS', cue: null, isRest } as const;
  if (minutes < (isRest ? MIN_REST : MIN_COOKING) || KEEPS_BUSY.test(textBeforeUntil)) return handsOn;
  if (!verb && isTotal(sentence)) return handsOn;
  const isInTurn = isRest
    ? /\b(?:in|for) all\b/.test(sentence)
    : IN_TURN.test(sentence) && !UNATTENDED_IN_TURN.test(sentence);
  if (isInTurn || verb?.words === ATTENDED) return handsOn;
  // "Leave them for 10 minutes, until they are gold" is frying.
  if (verb?.word === 'leave' && CRUST.test(after)) return { ...handsOn, isRest: false };
  const cue = verb?.word ?? findLeftAlone(context, textBeforeUntil) ?? titleRest?.word ?? findUnattended(title);
  return cue ? { kind: 'WAIT', cue, isRest } : handsOn;
}

type WordMatch = { word: string; index: number };
/** A verb, and the pattern that it matches. */
type Verb = WordMatch & { words: RegExp };

/** Characters after a time in which words for a rest count, such as "before serving". */
const REST_REACH = 16;

/** Returns the verb nearest before a time, else a rest right after it; null if there is none, or a neutral verb. */
function findVerb(lead: string, after: string): Verb | null {
  let nearest: Verb | null = null;
  for (const words of [RESTS, UNATTENDED, ATTENDED, NEUTRAL]) {
    const match = findLastMatch(lead, words);
    if (match && match.index > (nearest?.index ?? -1)) nearest = { ...match, words };
  }
  const rest = nearest ? null : findLastMatch(after.slice(0, REST_REACH), RESTS);
  if (rest) return { ...rest, words: RESTS };
  return nearest?.words === NEUTRAL ? null : nearest;
}

/** Returns words around a time that mean the pan is left alone; undefined if there are none. */
function findLeftAlone({ lead, previousSentence }: TimeContext, textBeforeUntil: string): string | undefined {
  const alone =
    findLastMatch(lead, LEFT_ALONE) ??
    findLastMatch(textBeforeUntil, LEFT_ALONE) ??
    findLastMatch(previousSentence, LEFT_BEFORE);
  return alone?.word ?? NOW_AND_THEN.exec(textBeforeUntil)?.[0];
}

function findUnattended(title: string): string | undefined {
  return (findLastMatch(title, UNATTENDED) ?? findLastMatch(title, LEFT_ALONE))?.word;
}

function findLastMatch(text: string, words: RegExp): WordMatch | null {
  const match = [...text.matchAll(words)].at(-1);
  return match ? { word: match[0].toLowerCase(), index: match.index } : null;
}

/** Words that say to repeat the preceding cooking for other pieces. */
const SAME_AGAIN =
  /\b(?:the (?:others?|next|second (?:batch|half)|rest|remaining)|(?:in )?the same way|same with|go on(?: with)?)\b/i;
const COOKING_VERB = /\b(?:fry|cook|bake|boil|make|fill|toast|brown|steam|go on|grill)\b/i;
const PIECES = /\b(\d+) (?:pieces|balls|rounds|disks|discs)\b/;

/**
 * Returns how many more times a sentence repeats the cooking before it; 0 if it does not, or if it states how long all
 * repetitions take.
 * @param sentence - Example: "Fry the other half in the same way."
 * @param pieces - the number of pieces that the recipe makes
 */
export function countRepeats(sentence: string, pieces: number | null): number {
  if (!SAME_AGAIN.test(sentence) || !COOKING_VERB.test(sentence)) return 0;
  if (/\b(?:about|in) $/.test(sentence.slice(0, timesInText(sentence)[0]?.start ?? 0))) return 0;
  const ownPieces = readPieceCount(sentence);
  if (ownPieces !== null) return Math.max(0, ownPieces - 1);
  if (/\bother two thirds\b/i.test(sentence)) return 2;
  return /\bthe others\b/i.test(sentence) && pieces ? pieces - 1 : 1;
}

/** Returns the number of pieces that a text makes; null if it states none. */
export function readPieceCount(text: string): number | null {
  const count = PIECES.exec(text)?.[1];
  return count ? Number(count) : null;
}
