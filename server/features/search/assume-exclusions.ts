import { nameKey } from '#server/content/foods/words.ts';
import { SearchFilterKind } from '../catalogue/lists/recipe-connection.type.ts';
import { type Filter, isFilter, type QueryPart, type SearchVocabulary, type SearchWord } from './search-reading.ts';
import {
  ALLERGY,
  BRIDGES,
  CONJUNCTIONS,
  COOKING_WORDS,
  EXCLUSION_PREFIXES,
  EXCLUSION_SUFFIXES,
  LIMITS,
  NEVER_WANTED,
  NO,
  NOT,
  YES,
} from './search-words.ts';

const MAX_ALLERGEN_WORDS = 3;
/** Minimum length of an unfinished operator; a shorter word may be the beginning of a dish's name. */
const MIN_OPERATOR_LETTERS = 3;

/** Parts `from` up to but not including `to` of a query, excluded unless the words next to them are understood. */
interface SuspectedAllergen {
  from: number;
  to: number;
  text: string;
  name: string;
  condition: Filter['condition'];
  isNeverWanted: boolean;
}

/**
 * Excludes each allergen next to a word that was not understood ("eggs disagree with me"), and allergens that no reader
 * searches for ("gluten"). An allergy without a known cause ("allergic kid, eggs") excludes all allergens in the query.
 */
export function assumeExclusions(
  parts: readonly QueryPart[],
  vocabulary: SearchVocabulary,
): { parts: QueryPart[]; unknown: string[] } {
  const allergens = findSuspectedAllergens(parts, vocabulary);
  if (allergens.length === 0) return { parts: parts.map(matchNoRecipe), unknown: [] };
  const looseNegations = findLooseNegations(parts);
  const excludesAll =
    looseNegations.length > 0 ||
    parts.some((part) => (isFilter(part) ? part.isUnknownAllergy : !part.isNamed && ALLERGY.test(part.key)));
  const unknownParts = new Set<QueryPart>();
  const exclusionsByIndex = new Map<number, SuspectedAllergen>();
  for (const each of allergens) {
    const previous = findNeighbor(parts, each.from, -1, allergens, vocabulary);
    const next = findNeighbor(parts, each.to - 1, 1, allergens, vocabulary);
    const notUnderstood = [
      ...(previous && mayExcludeAllergen(previous, parts, vocabulary) ? [previous] : []),
      ...(next && !isUnderstood(next, parts, vocabulary) ? [next] : []),
    ];
    for (const part of notUnderstood) if (!isFilter(part) || part.excludedWord !== undefined) unknownParts.add(part);
    const isUnwanted = each.isNeverWanted || isLinkedToExclusion(parts, each.from);
    if (excludesAll || isUnwanted || notUnderstood.length > 0) exclusionsByIndex.set(each.from, each);
  }
  if (excludesAll && exclusionsByIndex.size > 0)
    for (const part of parts) if (!isFilter(part) && ALLERGY.test(part.key)) unknownParts.add(part);
  const laterWords = new Set([...exclusionsByIndex.values()].flatMap(({ from, to }) => parts.slice(from + 1, to)));
  const safeParts = parts.flatMap((part, index): QueryPart[] => {
    const exclusion = exclusionsByIndex.get(index);
    if (exclusion) return [toAssumedExclusion(exclusion)];
    return laterWords.has(part) || unknownParts.has(part) || looseNegations.includes(part) ? [] : [part];
  });
  return { parts: safeParts, unknown: [...unknownParts].map(({ text }) => text) };
}

/**
 * Returns the negations that exclude nothing, and a "yes" that ends a query with an exclusion. Each may belong to any
 * food before it: "eggs no milk no", "eggs no milk yes", "egg dishes not ok".
 */
function findLooseNegations(parts: readonly QueryPart[]): QueryPart[] {
  const hasExclusion = parts.some((part) => isFilter(part) && part.kind === SearchFilterKind.EXCLUSION);
  const last = parts.findLast((part) => isFilter(part) || !part.isFiller || YES.has(part.key));
  return parts.filter(
    (part) =>
      !isFilter(part) &&
      !part.isNamed &&
      (NO.has(part.key) || NOT.has(part.key) || (hasExclusion && part === last && YES.has(part.key))),
  );
}

/** Returns whether "and" or a comma links an allergen to an exclusion: "no egg for me and milk", "no egg 1, milk 2". */
function isLinkedToExclusion(parts: readonly QueryPart[], from: number): boolean {
  let isJoined = false;
  for (let index = from; index >= 0; index -= 1) {
    const part = parts[index];
    if (!part || isFilter(part)) return isJoined && part?.kind === SearchFilterKind.EXCLUSION;
    if (index < from && !part.isFiller && !/^\d/.test(part.key)) return false;
    isJoined ||= part.followsSeparator || CONJUNCTIONS.has(part.key);
  }
  return false;
}

/** Lets no recipe match an allergy to something that no food is known to contain: "nickel allergy". */
function matchNoRecipe(part: QueryPart): QueryPart {
  if (!isFilter(part) || !part.isUnknownAllergy) return part;
  return { ...part, meaning: `${part.meaning} (not stated)`, condition: () => false, excludedWord: undefined };
}

function toAssumedExclusion({ text, name, condition }: SuspectedAllergen): Filter {
  return {
    kind: SearchFilterKind.EXCLUSION,
    text: `without ${text}`,
    meaning: `without ${name}`,
    condition,
    assumedFor: text,
  };
}

function findSuspectedAllergens(parts: readonly QueryPart[], { foodWords }: SearchVocabulary): SuspectedAllergen[] {
  const allergens: SuspectedAllergen[] = [];
  for (let from = 0; from < parts.length; ) {
    const allergen = readSuspectedAllergen(parts, from, foodWords);
    if (allergen) allergens.push(allergen);
    from = allergen?.to ?? from + 1;
  }
  return allergens;
}

function readSuspectedAllergen(
  parts: readonly QueryPart[],
  from: number,
  foodWords: SearchVocabulary['foodWords'],
): SuspectedAllergen | undefined {
  for (let to = Math.min(parts.length, from + MAX_ALLERGEN_WORDS); to > from; to -= 1) {
    const words = parts.slice(from, to);
    if (!words.every((part): part is SearchWord => !isFilter(part))) continue;
    const key = words.map((word) => word.key).join(' ');
    const condition = foodWords.getSuspectedAllergens(key) ? foodWords.getCondition(key, true) : undefined;
    // "peanut butter" is its own food.
    if (!condition || (to - from === 1 && words[0]?.isNamed)) continue;
    const text = words.map((word) => word.text).join(' ');
    const name = foodWords.getExclusionText(key, text, true);
    return { from, to, text, name, condition, isNeverWanted: NEVER_WANTED.has(key) };
  }
  return undefined;
}

/** Returns the nearest filter or meaningful word in one direction, skipping other allergens; undefined at the end. */
function findNeighbor(
  parts: readonly QueryPart[],
  from: number,
  step: 1 | -1,
  allergens: readonly SuspectedAllergen[],
  { isKnown }: SearchVocabulary,
): QueryPart | undefined {
  for (let index = from + step; ; index += step) {
    const part = parts[index];
    if (!part) return undefined;
    if (isFilter(part)) return part;
    const isAllergen = allergens.some((each) => each.from <= index && index < each.to);
    if (
      !part.isFiller &&
      !isAllergen &&
      (part.isNamed || index === parts.length - 1 || !BRIDGES.has(part.key) || !isKnown(part.key, false))
    )
      return part;
  }
}

/** Returns whether a word or filter before an allergen may exclude it. */
function mayExcludeAllergen(part: QueryPart, parts: readonly QueryPart[], vocabulary: SearchVocabulary): boolean {
  if (isFilter(part)) return part.mayExcludeNext ?? false;
  return LIMITS.has(part.key) || !isUnderstood(part, parts, vocabulary);
}

/** Returns whether a word or filter next to an allergen certainly does not exclude it, unlike "nuts not allowed". */
function isUnderstood(part: QueryPart, parts: readonly QueryPart[], vocabulary: SearchVocabulary): boolean {
  if (isFilter(part)) {
    const { excludedWord, mayExcludeNext } = part;
    // "Egg protein allergy".
    if (!mayExcludeNext || excludedWord === undefined) return !mayExcludeNext || !ALLERGY.test(part.text);
    const key = nameKey(excludedWord);
    return COOKING_WORDS.has(key) || vocabulary.isKnown(key, false);
  }
  const { key, isNamed } = part;
  if (isNamed) return true;
  if (EXCLUSION_PREFIXES.has(key) || EXCLUSION_SUFFIXES.has(key)) return false;
  if (COOKING_WORDS.has(key) || /^[$\d]/.test(key)) return true;
  const isLast = part === parts.at(-1);
  const isOperator = key.length >= MIN_OPERATOR_LETTERS && [...EXCLUSION_SUFFIXES].some((word) => word.startsWith(key));
  return !(isLast && isOperator) && vocabulary.isKnown(key, isLast);
}
