import { DISH, FOOD, NO_TITLE } from './plain-text-clues.ts';
import { servingsIn } from './plain-text-facts.ts';
import type { Features, ReadLine } from './plain-text-features.ts';
import { toWords } from './plain-text-mentions.ts';
import type { Label } from './plain-text-weights.ts';
import { isProse } from './plain-text-words.ts';

/** Labels of lines that can be a title. */
const NAMES: ReadonlySet<Label> = new Set<Label>(['before', 'title', 'head', 'group']);
/** Maximum length of a title, in characters. */
const MAX_TITLE = 100;

/**
 * Returns the index of the title among the lines above the ingredients, where the names of a site and of an article are,
 * too; -1 if none of them is a title.
 * @param labels - the label of each line; at most one line above the ingredients is labeled as the title
 */
export function findTitle(lines: readonly ReadLine[], labels: readonly Label[]): number {
  const list = labels.findIndex((label) => label === 'list' || label === 'item');
  const end = list < 0 ? labels.findIndex((label) => !NAMES.has(label)) : list;
  // The name above the only group is the name of the dish.
  const hasGroups = labels.filter((label) => label === 'group').length > 1;
  const labeled = lines[labels.indexOf('title')]?.text.toLowerCase();
  const foods = new Set(lines.flatMap(({ text }, at) => (labels[at] === 'item' ? toWords(text) : [])));
  const scores = lines.slice(0, Math.max(0, end)).map((line, at) => {
    const label = labels[at];
    if (!label || !NAMES.has(label) || (label === 'group' && hasGroups)) return 0;
    const isAboveList = lines.slice(at + 1, end).every(mayBeBetween);
    const isBelowStory = isAboveList && isProse(lines[at - 1]?.text ?? '');
    const isLonger =
      isAboveList && label !== 'title' && labeled !== undefined && line.text.toLowerCase().includes(labeled);
    return (
      scoreTitle(line, line.features, foods) +
      sumOf([
        [label === 'title', 3],
        [isAboveList, 2],
        [isBelowStory, 1],
        [isLonger, 2],
      ])
    );
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.lastIndexOf(best) : -1;
}

/** Returns whether a line can be between a title and the ingredients: a fact, a source, a button, a heading. */
function mayBeBetween({ features, found }: ReadLine): boolean {
  return features.fact || features.source || features.control || features.paren || found !== undefined;
}

/**
 * Returns how much a line looks like the name of a dish, without the lines around it.
 * @param foods - words of the ingredients
 */
function scoreTitle({ text, isBullet, isFrontMatter }: ReadLine, is: Features, foods: ReadonlySet<string>): number {
  if (is.titleFact) return 100;
  const words = toWords(text);
  const foodShare = words.filter((word) => foods.has(word)).length / Math.max(2, words.length);
  return sumOf([
    [
      text.length > MAX_TITLE || is.fact || is.date || is.control || is.number || isFrontMatter || / [»›>] /.test(text),
      -100,
    ],
    [is.closed && titleInProse([text]) !== undefined, -100],
    [is.dish, 1.5],
    [FOOD.test(text), 0.7],
    [foodShare > 0, 1 + foodShare],
    [is.named, 0.7],
    [is.repeated, 0.5],
    [is.level, 1],
    [is.level1, 2],
    [is.recipeName, 0.5],
    [is.titleCase || is.capitals || is.caps, 0.7],
    [is.first, 0.3],
    [!is.dish && !is.food && foodShare === 0, -1.5],
    [is.forThe || is.partName || is.found || servingsIn([text]) !== undefined, -5],
    [is.byline || (is.source && !/^recipe of /i.test(text)), -4],
    [is.closed || (is.long && isProse(text) && !is.capitals), -4],
    [isBullet || is.figure, -3],
    [NO_TITLE.test(text), -3],
    [is.url || is.remark || is.wish, -3],
    [is.colon && !is.recipeName, -1.5],
    [is.question, -2],
    [is.story || is.states || is.past, -1.5],
    [is.verb || is.verbWithin, -1.5],
    [is.lower, -1],
    [is.timed || is.prepared, -1],
  ]);
}

/** Returns the sum of the scores whose tests pass. */
function sumOf(scores: [test: boolean, score: number][]): number {
  return scores.reduce((sum, [test, score]) => sum + (test ? score : 0), 0);
}

/** Sentences that name the dish: "My recipe for leek pie:", "This leek pie is the best.", "Menemen is a Turkish dish." */
const NAMED = [
  `\\brecipe for (?:the |my |our |an? )?((?=.{0,50}(?:${DISH.source}|${FOOD.source}))[\\p{L}’' -]{4,50}?)(?= (?:from|I|that|we|which|with|you)\\b|[.,!?:;]|$)`,
  `^(?:this |these |the |(?:my|our) (?:\\p{L}+[’']s? )?)?((?!it|th|my|our)(?:[\\p{L}’'-]+ ){1,4}(?<=${DISH.source} ))(?:is|are) `,
  `^((?!it|th|he|she)\\p{L}+(?: \\p{L}+)?) is an? (?:(?!for|of|to)[\\p{L}-]+ ){0,3}(?:dish\\b|${DISH.source})`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Returns the name of the dish in sentences; undefined if they name none. */
export function titleInProse(lines: string[]): string | undefined {
  const names = lines.flatMap((text) => NAMED.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? []));
  return names[0]?.replace(/^./u, (letter) => letter.toUpperCase());
}
