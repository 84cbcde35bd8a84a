import { measureName } from '#cooking/units.ts';
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import { addToGroup } from '#server/group-by.ts';
import { getNames } from '../foods/foods.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import { isState, removeExclusions, toWords } from '../foods/words.ts';

/** A part of a text that names an ingredient line, or several lines with the same name. */
export interface Mention {
  /** Indexes of the lines that it may mean. */
  lines: number[];
  /** Words between the last punctuation and the name: "half of the". */
  before: string;
  /** Words after the name, up to the next punctuation. */
  after: string;
  /** An amount in braces right before the name. */
  mark: string | null;
  isPlural: boolean;
}

/** Clauses that name foods that the step does not use: "while the onions cook", "grease a tin with butter". */
const NOT_USED =
  /\b(?:while|until|when|whenever|once|as soon as|as|before|after|so that|because|since|if) (?:the|it|its|they|their|all|a|an|any|no|you)\b[^,.;:]*|\b(?:its|their)(?: own)? juices?\b|\b(?:and )?(?:with )?no \p{L}+|\bwithout (?:any |adding )*\p{L}+|\bunless [^,.;:]*|\bgrease (?:(?:a|an|the|your|two|both|each)\b[^,.;:]*? )?with [^,.;:]*|\b(?:do not|throw away|take out|lift out|pick out|discard|change the water)\b(?:(?! and )[^,.;:])*/giu;
/** Forms in which a plant or mixture is sold. Steps may leave the form out: "ajwain" for ajwain seeds. */
const FORMS = new Set(
  toWords(
    'seed leaf powder pod berry flake stick sprig paste sauce corn peppercorn thread zest clove husk bean wine pepper',
  ),
);
const COLORS = new Set(['white', 'black', 'green', 'yellow', 'brown', 'golden']);
/** Last words of names that identify no ingredient alone. */
const VAGUE = new Set(toWords('powder paste sauce leaf seed thread zest stick juice syrup masala water'));
/** Words after a food's name for a product made from it. */
const PRODUCTS = new Set(toWords('paste mixture purée puree syrup batter'));
const FUNCTION_WORDS = new Set('the a an of and with or to in into on over from each then'.split(' '));
/** Names of ingredients that are verbs if an object follows: "oil the tin". */
const VERBS = new Set(['oil', 'flour', 'water', 'pepper', 'butter']);
const OBJECTS = new Set(['it', 'them', 'the', 'your', 'lidded', 'one']);
/** Words that begin an object only after a verb at the start of a clause, not in "oil and butter a little". */
const INDEFINITE = new Set(['a', 'an', 'another', 'two', 'three', 'both', 'each']);
/** Verbs that share their object with the verb before: "butter and line a tin". */
const MORE_VERBS = new Set([...VERBS, 'line', 'base', 'dust', 'sugar']);
const ADVERBS = new Set(['lightly', 'generously', 'well']);

interface Token {
  /** The word as `toWords` returns it. */
  word: string;
  text: string;
  /** Offset of its end in the text. */
  end: number;
  start: number;
  /** `true` if it is the first, or punctuation precedes it. */
  isAfterStop: boolean;
}

interface NamedLine {
  /** Index among the ingredient lines. */
  index: number;
  /** Words of the ingredient in the line. */
  ownWords: string[];
  /** Names of its food, which a text must contain in full. */
  otherNames: string[][];
  /** Single words that may name it, with a lower score. */
  shortNames: Set<string>;
  /** All words that describe it. */
  words: Set<string>;
}

/** Finds mentions of ingredient lines in the texts of a recipe. */
export class MentionFinder {
  /** Lines by the last words of their names, so that a word is compared only with lines that it may name. */
  private readonly byNoun = new Map<string, NamedLine[]>();

  constructor(private readonly lines: readonly FoodLine[]) {
    for (const namedLine of lines.map(toNamedLine))
      for (const noun of getNouns(namedLine)) addToGroup(this.byNoun, noun, namedLine);
  }

  /** Returns the mentions in a text, in order. */
  findAll(text: string): Mention[] {
    const marks = [...text.matchAll(/\{([^{}]*)\}/g)].map((mark) => mark[1] ?? '');
    // `§` marks where an amount in braces begins.
    const plain = removeExclusions(stripMarks(text.replace(/\{/g, '{§')))
      // "1.8 l" has no stop inside.
      .replace(/(?<=\d)[.,](?=\d)/g, '·')
      .replace(NOT_USED, (clause) => clause.replace(/[^§]/g, ' '));
    const tokens = toTokens(plain);
    const mentions: Mention[] = [];
    // Backward, because names are found by their last words.
    for (let index = tokens.length - 1; index >= 0; ) {
      const match = this.matchAt(tokens, index);
      if (match) mentions.push(toMention(tokens, index, match, plain, marks));
      index -= match?.length ?? 1;
    }
    return mentions.reverse();
  }

  private matchAt(tokens: readonly Token[], index: number): { lines: number[]; length: number } | null {
    const token = tokens[index];
    if (!token) return null;
    const next = tokens[index + 1];
    if (isVerb(tokens, index)) return null;
    if (next && !next.isAfterStop && PRODUCTS.has(next.word)) return null;
    const wordsBefore = getWordsBefore(tokens, index);
    let best = { score: 0, lines: [] as number[], length: 1 };
    for (const each of this.byNoun.get(token.word) ?? []) {
      const { score, length } = getScore(each, token.word, wordsBefore);
      if (score === 0 || (isWater(this.lines[each.index]) && !isListedWater(tokens, index, length))) continue;
      if (score > best.score) best = { score, lines: [each.index], length };
      else if (score === best.score) best.lines.push(each.index);
    }
    return best.score === 0 ? null : best;
  }
}

function toNamedLine({ line, food }: FoodLine, index: number): NamedLine {
  const head = line.item.replace(/\s*\(.*?\)/g, '').replace(/\s+(?:or|of|with|on|in|from|for|made)\s.*/, '');
  const withoutStates = (words: string[]) => words.filter((word) => !isState(word, food.aisle));
  const headWords = withoutStates(toWords(head));
  const others = getNames(food).map((name) => toWords(name));
  const noun = headWords.at(-1) ?? '';
  const isMeat = food.diet === 'meat' || food.diet === 'fish';
  const shortNames =
    FORMS.has(noun) || isMeat
      ? headWords.filter((word) => word.length > 3 && !FORMS.has(word) && !COLORS.has(word))
      : [];
  const words = new Set([
    ...toWords(food.name),
    ...toWords(line.item),
    ...toWords(line.note ?? ''),
    ...toWords(line.unit ?? ''),
  ]);
  return { index, ownWords: headWords, otherNames: others, shortNames: new Set(shortNames), words };
}

/** Returns the words with which a mention of the line can end. */
function getNouns({ ownWords, otherNames, shortNames }: NamedLine): Set<string> {
  return new Set([ownWords.at(-1) ?? '', ...otherNames.map((name) => name.at(-1) ?? ''), ...shortNames]);
}

/**
 * Scores how well a text names a line: 0 if it does not.
 * @param word - the last word of the name in the text
 * @param wordsBefore - the words before it, nearest first
 */
function getScore(
  { ownWords, otherNames, shortNames, words }: NamedLine,
  word: string,
  wordsBefore: readonly string[],
): { score: number; length: number } {
  const firstOther = wordsBefore.findIndex((each) => !words.has(each) && !isState(each, ''));
  const adjectives = firstOther < 0 ? wordsBefore : wordsBefore.slice(0, firstOther);
  const matchCount = adjectives.filter((each) => words.has(each)).length;
  const length = 1 + adjectives.length;
  if (ownWords.at(-1) === word)
    return { score: VAGUE.has(word) && matchCount === 0 && ownWords.length > 1 ? 0 : 1 + matchCount, length };
  const matchedName = otherNames.find(
    (name) =>
      name.at(-1) === word &&
      name
        .slice(0, -1)
        .reverse()
        .every((each, distance) => wordsBefore[distance] === each),
  );
  if (matchedName) return { score: matchedName.length - 0.25, length: Math.max(length, matchedName.length) };
  return { score: shortNames.has(word) ? 0.5 + matchCount : 0, length };
}

/** Returns the words before a noun that may describe it, nearest first. */
function getWordsBefore(tokens: readonly Token[], index: number): string[] {
  const words: string[] = [];
  for (let end = index; end > 0 && !tokens[end]?.isAfterStop && words.length < 4; end -= 1) {
    const word = tokens[end - 1]?.word ?? '';
    if (FUNCTION_WORDS.has(word) || /\d/.test(word)) break;
    words.push(word);
  }
  return words;
}

function isVerb(tokens: readonly Token[], index: number): boolean {
  const [previous, next] = [tokens[index - 1], tokens[index + 1]];
  if (!next || next.isAfterStop || !VERBS.has(tokens[index]?.word ?? '')) return false;
  const isFirst =
    tokens[index]?.isAfterStop === true ||
    !previous ||
    ADVERBS.has(previous.text.toLowerCase()) ||
    (previous.word === 'and' && (tokens[index - 2]?.word === 'grease' || isVerb(tokens, index - 2)));
  if (isFirst && next.word === 'and') return MORE_VERBS.has(tokens[index + 2]?.word ?? '');
  if (isFirst && INDEFINITE.has(next.word)) return true;
  return OBJECTS.has(next.word) && (isFirst || ['and', 'then'].includes(previous?.word ?? ''));
}

function isWater(line: FoodLine | undefined): boolean {
  return line?.food.key.startsWith('water') ?? false;
}

/** Returns whether water is an ingredient, not from the tap: "the water", a measured amount, or water in a list. */
function isListedWater(tokens: readonly Token[], index: number, length: number): boolean {
  const previous = tokens[index - length];
  const next = tokens[index + 1];
  const isFor = next?.word === 'for' && !/^\d|^a$/.test(tokens[index + 2]?.word ?? '');
  const isMeasured = tokens.slice(Math.max(0, index - length - 3), index).some(({ word }) => word === 'measured');
  if (['the', 'their'].includes(previous?.word ?? '') || isMeasured || isFor) return true;
  if (previous?.text.includes('§') || tokens[index - length - 1]?.text.includes('§')) return true;
  const isListed = tokens[index - length + 1]?.isAfterStop === true || previous?.word === 'and';
  return isListed && (!next || next.isAfterStop || next.word === 'and');
}

function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(/§?[\p{L}\p{N}][\p{L}\p{N}'’/·]*/gu)) {
    const [wordText] = match;
    const between = text.slice(last, match.index);
    const end = match.index + wordText.length;
    const [word = ''] = toWords(wordText);
    tokens.push({ word, text: wordText, start: match.index, end, isAfterStop: last === 0 || /[,.;:()]/.test(between) });
    last = end;
  }
  return tokens;
}

function toMention(
  tokens: readonly Token[],
  index: number,
  { lines, length }: { lines: number[]; length: number },
  text: string,
  marks: readonly string[],
): Mention {
  const [firstToken, second] = tokens.slice(index - length + 1);
  // The unit belongs to the amount before the name: "1 tbsp oil".
  const first = length > 1 && measureName(firstToken?.text ?? '') ? second : firstToken;
  const noun = tokens[index];
  const start = first?.start ?? 0;
  const end = noun?.end ?? 0;
  const before = /[^,.;:()]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^,.;:()]*/.exec(text.slice(end))?.[0] ?? '';
  const markStart = before.lastIndexOf('§');
  const markIndex = (text.slice(0, start).match(/§/g) ?? []).length - 1;
  // An amount belongs to the name right after it.
  const isNear =
    markStart >= 0 &&
    /^§[^§]*$/.test(before.slice(markStart)) &&
    !/\b(?:and|with|in|into|until|over)\b/.test(before.slice(markStart));
  return {
    lines,
    before: before.replace(/§/g, ' ').replace(/\s+/g, ' ').toLowerCase(),
    after: after.replace(/§/g, ' ').replace(/\s+/g, ' ').toLowerCase(),
    mark: isNear ? (marks[markIndex] ?? null) : null,
    isPlural: noun !== undefined && noun.text.toLowerCase() !== noun.word && /s$/i.test(noun.text),
  };
}

/**
 * Finds the line to which an author refers.
 * @param words - words of the line, followed by its group's title in brackets if two lines share them: "fine salt
 * (Dough)"
 * @returns the line's index, or the problem
 */
export function findLineByWords(
  words: string,
  lines: readonly FoodLine[],
  groups: readonly string[],
): number | { problem: string } {
  const [, text = words, group] = /^(.*?)(?: \(([^()]+)\))?$/.exec(words) ?? [];
  const indexes = lines.flatMap(({ line, path }, index) => {
    const inGroup = group === undefined || groups[Number(path[1])] === group;
    return (line.text.includes(text) && inGroup) || line.text.includes(words) ? [index] : [];
  });
  const exact = indexes.filter((index) => lines[index]?.line.text === text);
  const matches = exact.length === 1 ? exact : indexes;
  if (matches.length === 1 && matches[0] !== undefined) return matches[0];
  if (matches.length === 0) return { problem: `says what it uses of "${words}", which is in no ingredient line` };
  const choices = matches.map((index) => `"${lines[index]?.line.text} (${groups[Number(lines[index]?.path[1])]})"`);
  return { problem: `says what it uses of "${words}", which may be ${choices.join(' or ')}` };
}
