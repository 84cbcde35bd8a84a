import { PASTED_LABELS } from '#schema/rules/content-desk.ts';
import { addToGroup } from '#server/group-by.ts';
import { NO_TITLE } from './plain-text-clues.ts';
import { type Feature, NUMBER_WORD, type ReadLine, withFeatures } from './plain-text-features.ts';
import type { Heading } from './plain-text-headings.ts';
import type { TextLine } from './plain-text-lines.ts';
import { findTitle, titleInProse } from './plain-text-titles.ts';
import { CHANGES, type Label, MOVES, type Style, WEIGHTS } from './plain-text-weights.ts';

/**
 * Lists that a text has so far. After `both`, another recipe can begin (`again`); that recipe, or a part of the dish, is
 * `unfinished` until its steps begin.
 */
type Phase = 'none' | 'ingredients' | 'steps' | 'both' | 'again' | 'unfinished';

/** Label of a line within a text. */
interface State {
  label: Label;
  style?: Style;
  phase: Phase;
}

/** The heading that a line must have for a label. */
const HEADINGS: Partial<Record<Label, Heading>> = {
  ...{ list: 'ingredients', method: 'method', note: 'tips', tips: 'tips' },
  ...{ equipment: 'equipment', serving: 'serving', other: 'other' },
};
const LISTS: ReadonlySet<string> = new Set<Label>(['list', 'group', 'item', 'itemEnd', 'listAside']);
const METHODS: ReadonlySet<string> = new Set<Label>(['method', 'section', 'step', 'stepEnd', 'stepAside']);
const STYLES: Partial<Record<Label, readonly Style[]>> = {
  item: ['bullet', 'plain'],
  step: ['number', 'bullet', 'plain'],
  stepEnd: ['number', 'bullet', 'plain'],
  stepAside: ['number', 'bullet', 'plain'],
};
/** Labels of lines between steps, which keep the marks of the list. */
const BETWEEN: ReadonlySet<string> = new Set<Label>(['stepEnd', 'stepAside']);

/** Returns the phase of a label below another one; undefined if it cannot be there. */
function getPhase(above: Label | 'start', phase: Phase, label: Label): Phase | undefined {
  if (label === 'title') return phase === 'none' ? 'none' : phase === 'both' ? 'again' : undefined;
  if (label === 'before' || label === 'head') return phase === 'none' || phase === 'again' ? phase : undefined;
  if (label === 'part') return phase === 'both' ? 'unfinished' : undefined;
  if (LISTS.has(label)) {
    // Some texts have ingredients between the steps.
    if (phase === 'both' && label !== 'item' && !LISTS.has(above)) return undefined;
    if (phase === 'again' || phase === 'unfinished') return 'unfinished';
    return phase === 'none' || phase === 'ingredients' ? 'ingredients' : 'both';
  }
  if (METHODS.has(label)) {
    // Below the steps and the notes, a page can have variations.
    const isVariation = phase === 'both' && label === 'method' && !LISTS.has(above) && above !== 'method';
    if (phase === 'again' || isVariation) return undefined;
    return phase === 'none' || phase === 'steps' ? 'steps' : 'both';
  }
  return phase;
}

/** States of the line above, and the score of the move from each of them. */
interface Moves {
  from: number[];
  scores: number[];
}

const START = -1;

/** Returns the states that a text can reach, and the moves to each of them. */
function buildStates(): { states: State[]; moves: Moves[] } {
  const states: State[] = [];
  const moves: Moves[] = [];
  const reach = (from: number, above: Omit<State, 'label'> & { label: Label | 'start' }) => {
    for (const [label, score] of MOVES.get(above.label) ?? []) {
      const phase = getPhase(above.label, above.phase, label);
      if (phase === undefined) continue;
      for (const style of STYLES[label] ?? [undefined]) {
        if (BETWEEN.has(label) && above.style !== undefined && above.style !== style) continue;
        const index = states.findIndex((each) => each.label === label && each.style === style && each.phase === phase);
        const to = index < 0 ? states.push({ label, style, phase }) - 1 : index;
        const change = above.style && style ? (CHANGES.get(above.style)?.get(style) ?? 0) : 0;
        moves[to] ??= { from: [], scores: [] };
        moves[to].from.push(from);
        moves[to].scores.push(score + change);
      }
    }
  };
  reach(START, { label: 'start', phase: 'none' });
  for (let index = 0; index < states.length; index += 1) {
    const state = states[index];
    if (state) reach(index, state);
  }
  return { states, moves };
}

const { states, moves } = buildStates();
const LABELS = [...WEIGHTS.keys()];
const LABEL_OF_STATE = states.map(({ label }) => LABELS.indexOf(label));
/** Weights of each feature, with the indexes of their labels. */
const WEIGHTS_BY_FEATURE = new Map<Feature, { index: number; weight: number }[]>();
for (const [index, label] of LABELS.entries()) {
  for (const [feature, weight] of WEIGHTS.get(label) ?? []) addToGroup(WEIGHTS_BY_FEATURE, feature, { index, weight });
}

/** Returns how well each state fits a line, without the lines around it. */
function scoreLine({ features, found, number, isBullet }: ReadLine): number[] {
  const marks: Style = number !== undefined ? 'number' : isBullet ? 'bullet' : 'plain';
  const scores = LABELS.map((label) => {
    const heading = HEADINGS[label];
    const isPossible = heading === undefined || (found?.heading === heading && (label !== 'note' || found.rest !== ''));
    return isPossible ? 0 : Number.NEGATIVE_INFINITY;
  });
  for (const [feature, weights] of WEIGHTS_BY_FEATURE) {
    const value = Number(features[feature]);
    if (value !== 0) for (const { index, weight } of weights) scores[index] = (scores[index] ?? 0) + weight * value;
  }
  return states.map(({ label, style }, index) => {
    const isOther = (label === 'item' || label === 'step') && style !== marks;
    return isOther ? Number.NEGATIVE_INFINITY : (scores[LABEL_OF_STATE[index] ?? 0] ?? 0);
  });
}

/** Scores of the phase in which a text ends: most texts have both lists, and few have none. */
const ENDS: Record<Phase, number> = {
  ...{ none: -10, ingredients: -4, steps: -3, both: 0 },
  ...{ again: Number.NEGATIVE_INFINITY, unfinished: Number.NEGATIVE_INFINITY },
};

/** A line with its label. */
export interface LabeledLine extends Omit<ReadLine, 'features'> {
  label: Label;
  /** `true` for the title of another recipe. */
  isNextRecipe: boolean;
}

/** Labels that an editor can write before a line: "Step: Fry the onions." */
const WRITTEN: Record<(typeof PASTED_LABELS)[number], Label> = { Ingredient: 'item', Step: 'step', Tip: 'tip' };
const WRITTEN_LABEL = new RegExp(`^(${PASTED_LABELS.join('|')}):\\s+(\\S.*)$`);

/** Labels each line: with the label written before it, if there is one, else with the labels that fit best together. */
export function labelLines(lines: readonly TextLine[]): LabeledLine[] {
  const written = lines.map((line): LabeledLine | undefined => {
    const [, name, text = ''] = WRITTEN_LABEL.exec(line.text) ?? [];
    const label = PASTED_LABELS.find((each) => each === name);
    return label && { ...line, text, facts: [], label: WRITTEN[label], isNextRecipe: false };
  });
  const others = withBestLabels(withFeatures(lines.filter((_, index) => !written[index]))).values();
  return written.flatMap((line) => line ?? others.next().value ?? []);
}

/** Returns the lines with the labels that fit them best together, found by Viterbi's algorithm. */
function withBestLabels(lines: readonly ReadLine[]): LabeledLine[] {
  const origins: number[][] = [];
  let last = states.map(() => Number.NEGATIVE_INFINITY);
  for (const [index, line] of lines.entries()) {
    const start = index === 0 ? 0 : Number.NEGATIVE_INFINITY;
    const origin: number[] = [];
    const next = scoreLine(line).map((score, to) => {
      let best = Number.NEGATIVE_INFINITY;
      origin.push(START);
      if (score === best) return best;
      const { from, scores } = moves[to] ?? { from: [], scores: [] };
      for (let at = 0; at < from.length; at += 1) {
        const source = from[at] ?? START;
        const above = (source === START ? start : (last[source] ?? 0)) + (scores[at] ?? 0);
        if (above <= best) continue;
        best = above;
        origin[to] = source;
      }
      return best + score;
    });
    origins.push(origin);
    last = next;
  }
  const ends = last.map((score, index) => score + ENDS[states[index]?.phase ?? 'none']);
  let at = ends.indexOf(Math.max(...ends));
  const path: State[] = [];
  for (const origin of origins.toReversed()) {
    path.push(states[at] ?? { label: 'rest', phase: 'none' });
    at = origin[at] ?? START;
  }
  path.reverse();
  labelFirstItems(lines, path);
  labelSteps(lines, path);
  labelTitle(lines, path);
  labelParts(lines, path);
  return lines.map((line, index) => {
    const { label, phase } = path[index] ?? { label: 'rest', phase: 'none' };
    return { ...line, label, isNextRecipe: label === 'title' && phase === 'again' };
  });
}

/** Labels the best of the lines above the ingredients as the title. */
function labelTitle(lines: readonly ReadLine[], states: State[]): void {
  const title = findTitle(
    lines,
    states.map(({ label }) => label),
  );
  const old = states.findIndex(({ label, phase }) => label === 'title' && phase === 'none');
  const text = lines[old]?.text ?? '';
  if (title < 0 && (NO_TITLE.test(text) || titleInProse([text]) !== undefined))
    states[old] = { label: 'head', phase: 'none' };
  if (title < 0 || title === old) return;
  for (let at = Math.min(title, old < 0 ? title : old); at < Math.max(title, old); at += 1)
    states[at] = { label: at === old ? 'before' : 'head', phase: 'none' };
  if (old > title) states[old] = { label: 'head', phase: 'none' };
  states[title] = { label: 'title', phase: 'none' };
}

/** Labels the title of another recipe as a part of the dish if it names one: "Apple crumble topping". */
function labelParts(lines: readonly ReadLine[], states: State[]): void {
  for (const [at, state] of states.entries()) {
    const isPart = lines[at]?.features.partName && !/\b(?:salad|dressing)$/i.test(lines[at].text);
    if (state.label === 'title' && state.phase === 'again' && isPart)
      states[at] = { label: 'part', phase: 'unfinished' };
  }
}

/** Labels lines with an amount right above the first ingredient as ingredients, too. */
function labelFirstItems(lines: readonly ReadLine[], states: State[]): void {
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const { features, text = '' } = lines[at] ?? {};
    const [state, below] = [states[at], states[at + 1]];
    const isGlued =
      !lines[at + 1]?.isAfterBlank && features?.lower && features.few && (features.food || features.prepared);
    const isAmount =
      features?.figure || (features?.aboveItem && !features.closed && (isGlued || NUMBER_WORD.test(text)));
    const isItem = isAmount && !features?.noFood && !features?.fact && !features?.closedAmount;
    if (isItem && state?.label === 'head' && (below?.label === 'item' || below?.label === 'group'))
      states[at] = { ...below, label: 'item' };
  }
}

/** A last step without a period, as some pages have: "Serve warm". */
const SERVE = /^serve \p{Ll}[^:]{0,40}$/iu;
/** Minimum number of lines below empty lines in a text whose parts are separated by empty lines. */
const MIN_BLOCKS = 3;

/**
 * Labels lines right below a step as steps, too: lines up to an empty one, lines with a time, bullets below bullets, how
 * to serve.
 */
function labelSteps(lines: readonly ReadLine[], states: State[]): void {
  const hasBlocks = lines.filter(({ isAfterBlank }) => isAfterBlank).length >= MIN_BLOCKS;
  for (const [at, { text, isBullet, isAfterBlank, facts, found, features: is }] of lines.entries()) {
    const [state, above, lineAbove] = [states[at], states[at - 1], lines[at - 1]];
    const mayBeStep = state?.label === 'rest' || state?.label === 'stepAside';
    if (facts.length > 0 || !mayBeStep || above?.label !== 'step') continue;
    const isApart = isAfterBlank && !(isBullet && lineAbove?.isAfterBlank);
    const isPage = is.control || is.source || is.date || is.url || (is.titleCase && is.few) || found !== undefined;
    const isRemark = is.question || is.remark || is.states || is.past || is.wish;
    const isAlike = SERVE.test(text) || (isBullet && above.style === 'bullet');
    if (!isApart && (isAlike || ((hasBlocks || is.timed) && !isPage && !isRemark))) states[at] = above;
  }
}
