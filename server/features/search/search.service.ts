import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { findCollectionBySearch } from '#server/features/catalogue/collections/collections.ts';
import type { RecipeSearchReadingType } from '#server/features/catalogue/lists/recipe-connection.type.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import { turns } from '#server/turns.ts';
import { getCardNames, toDishKey } from './card-names.ts';
import { FoodWords } from './food-words.ts';
import { getHitReason } from './hit-reason.ts';
import { KnownWords } from './known-words.ts';
import { findNearestDishes } from './nearest-dishes.ts';
import { readSearch } from './read-search.ts';
import { hitsInTexts, hitsInWords, nearestWords, recipesWithWords } from './search.statements.ts';
import { getQueryNames, getSearchWords, type TsQueries, toPartialTsQueries, toTsQueries } from './search-query.ts';
import type { QueryFilter, SearchReading } from './search-reading.ts';

type NearestWord = { word: string; nearest: string | null; distinctive: boolean };

/** Hits by relevance, and how the query was interpreted. */
interface SearchOutcome extends Omit<RecipeSearchReadingType, 'reasons'> {
  /** Greater ranks come first, then the most recently published. */
  hits: readonly RecipeCard[];
  /** Returns the rank of a hit; 0 for a query without search words. */
  getRank: (card: RecipeCard) => number;
  /** Returns the reason for a hit; null if the recipe's title shows it. */
  getReason: (card: RecipeCard) => string | null;
}

/** Ranks of recipes with the search words, whether they meet the filters or not. */
type Ranks = ReadonlyMap<RecipeCard, number>;

/** A parsed query, and the catalogue it searches. */
interface SearchRequest {
  catalogue: Snapshot;
  foodWords: FoodWords;
  words: string[];
  reading: SearchReading;
}

/** Words of a catalogue, prepared for reading queries. */
interface PreparedWords {
  foodWords: FoodWords;
  knownWords: KnownWords;
}

const NO_RANKS: Ranks = new Map();
const MAX_QUEUED = 500;
const REFUSAL = 'Too many people are searching right now. Please try again in a moment.';

/**
 * Finds recipes by their words: stems, unfinished last words, any accents, and corrected spellings. If no recipe has
 * all of the words, it finds recipes with some of them. Exclusions, times, diets and cuisines in the query apply to all
 * results.
 */
export class SearchService {
  private readonly limit: ConcurrencyLimit;
  private prepared: { taxonomy: Taxonomy; words: Promise<PreparedWords> } | undefined;

  /**
   * @param maxConcurrent - maximum number of concurrent statements. Each keeps a database core busy for milliseconds,
   * some for ten times as long as others, so a queue delays them less than running all at once.
   */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    maxConcurrent: number,
  ) {
    this.limit = new ConcurrencyLimit(maxConcurrent, MAX_QUEUED, REFUSAL);
  }

  /**
   * Returns the recipes that a query finds, at most a thousand if it has search words; none without words and filters.
   * @throws {OverloadedError} if hundreds of searches are queued
   */
  async find(query: string, catalogue: Snapshot): Promise<SearchOutcome> {
    const request = await this.read(query, catalogue);
    const { words, reading } = request;
    if (words.length === 0 && reading.filters.length === 0) return this.toOutcome(request, NO_RANKS);
    const outcome = await this.findHits(request);
    if (words.length === 0 || outcome.hits.length > 0) return outcome;
    const similarDishes = this.findSimilarDishes(request);
    // If the query has other words, partial matches come before similar dishes.
    if (similarDishes && similarDishes.dropped.join(' ') === words.join(' ')) return similarDishes;
    const similarWords = await this.findNearest(request);
    const best = (await this.findCorrected(similarWords, request)) ?? (await this.findPartial(similarWords, request));
    return best ?? similarDishes ?? (await this.findFiltered(similarWords, request)) ?? outcome;
  }

  private async read(query: string, catalogue: Snapshot): Promise<SearchRequest> {
    const { foodWords, knownWords } = await this.getWords(catalogue);
    // Dozens of searches may have waited for the words; reading each takes milliseconds.
    if (turns.isLong) await turns.next();
    const reading = readSearch(query, {
      terms: catalogue.taxonomy,
      foodWords,
      findCollection: (words) => findCollectionBySearch(words, catalogue),
      isKnown: (key, isStart) => knownWords.has(key, isStart),
    });
    const filters = await Promise.all(reading.filters.map((filter) => this.withExclusions(filter)));
    return { catalogue, foodWords, words: getSearchWords(reading.words), reading: { ...reading, filters } };
  }

  /** Returns the words of the catalogue, which are prepared once after each change of content. */
  private getWords(catalogue: Snapshot): Promise<PreparedWords> {
    const { taxonomy } = catalogue;
    if (this.prepared?.taxonomy !== taxonomy) this.prepared = { taxonomy, words: prepareWords(catalogue) };
    return this.prepared.words;
  }

  /** Returns the filter; if it has words to exclude, its condition excludes recipes with these words in their texts. */
  private async withExclusions(filter: QueryFilter): Promise<QueryFilter> {
    const words = getSearchWords(filter.excludedWord ?? '');
    if (words.length === 0) return filter;
    const rows = await this.limit.run(() => this.reader.rows(recipesWithWords, [words.join(' & ')]));
    const excludedIds = new Set(rows.map(({ id }) => id));
    return { ...filter, condition: (card) => !excludedIds.has(card.id) && filter.condition(card) };
  }

  /** Returns dishes similar to a known dish in the query; null if it names none, or none is similar. */
  private findSimilarDishes(request: SearchRequest): SearchOutcome | null {
    const { catalogue, words, reading } = request;
    const dishes = findNearestDishes(words, catalogue, (card) => meets(card, reading));
    return dishes
      ? { ...this.toOutcome(request, dishes.ranks), partial: true, nearest: true, dropped: [dishes.name] }
      : null;
  }

  /** Returns the recipes that meet the filters of a query with only unknown words; null for other queries. */
  private async findFiltered(similarWords: NearestWord[], request: SearchRequest): Promise<SearchOutcome | null> {
    const { filters } = request.reading;
    if (filters.length === 0 || similarWords.some(({ nearest, distinctive }) => nearest !== null && distinctive))
      return null;
    const outcome = await this.findHits({ ...request, words: [] });
    return { ...outcome, partial: true, dropped: request.words };
  }

  /** Returns the nearest known word of each word. A word with synonyms is known, even if no recipe contains it. */
  private async findNearest({ words, foodWords }: SearchRequest): Promise<NearestWord[]> {
    const haveSynonyms = getQueryNames(words, foodWords).flatMap((name) =>
      name.words.map(() => name.synonyms.length > 0),
    );
    const rows = await this.limit.run(() => this.reader.rows(nearestWords, [words]));
    return rows.map((row, index) => (haveSynonyms[index] ? { ...row, nearest: row.word } : row));
  }

  /**
   * Returns the recipes with all words; searches texts only if names, foods and labels have no match. Without words,
   * returns the recipes that meet the filters.
   */
  private async findHits(request: SearchRequest): Promise<SearchOutcome> {
    const { words, foodWords } = request;
    if (words.length === 0) return this.toOutcome(request);
    const queries = toTsQueries(words, foodWords);
    const ranks = await this.rank(hitsInWords, request, queries);
    const outcome = this.toOutcome(request, ranks);
    if (outcome.hits.length > 0) return outcome;
    const withoutVague = this.dropVagueFilters(request, ranks);
    return withoutVague.hits.length > 0 ? withoutVague : this.findMatches(hitsInTexts, request, queries);
  }

  /**
   * Searches without the vague filters, such as "quick", if no hit meets all filters.
   * @returns the hits of the other filters: matches in names before matches in foods, each with the quickest first
   */
  private dropVagueFilters(request: SearchRequest, ranks: Ranks): SearchOutcome {
    const { filters } = request.reading;
    const vagueFilters = filters.filter(({ isVague }) => isVague);
    if (vagueFilters.length === 0) return this.toOutcome(request, NO_RANKS);
    const reading = { ...request.reading, filters: filters.filter(({ isVague }) => !isVague) };
    const timeRanks = new Map([...ranks].map(([card, rank]) => [card, Math.trunc(rank) + 1 / (1 + card.minutes)]));
    const outcome = this.toOutcome({ ...request, reading }, timeRanks);
    return { ...outcome, partial: true, dropped: vagueFilters.map(({ text }) => text) };
  }

  private async findMatches(
    statement: typeof hitsInWords,
    request: SearchRequest,
    queries: TsQueries,
  ): Promise<SearchOutcome> {
    return this.toOutcome(request, await this.rank(statement, request, queries));
  }

  private async rank(statement: typeof hitsInWords, request: SearchRequest, queries: TsQueries): Promise<Ranks> {
    const rows = await this.limit.run(() => this.reader.rows(statement, queries));
    const queryKey = toDishKey(request.words.join(' '));
    const ranks = new Map<RecipeCard, number>();
    for (const { id, rank } of rows) {
      const card = request.catalogue.byId(id);
      if (card) ranks.set(card, rank + getNameBonus(card, queryKey));
    }
    return ranks;
  }

  /** Returns the hits that meet the query's filters. @param ranks - all recipes, unranked, by default */
  private toOutcome({ catalogue, foodWords, words, reading }: SearchRequest, ranks?: Ranks): SearchOutcome {
    const getRank = (card: RecipeCard) => ranks?.get(card) ?? 0;
    const hits = [...(ranks?.keys() ?? catalogue.newest)].filter((card) => meets(card, reading));
    if (ranks) hits.sort((a, b) => getRank(b) - getRank(a) || a.index - b.index);
    return {
      hits,
      getRank,
      getReason: (card) => getHitReason(card, { words, filters: reading.filters, taxonomy: catalogue.taxonomy }),
      corrected: null,
      partial: false,
      nearest: false,
      dropped: [],
      unknown: reading.unknown,
      synonyms: getQueryNames(words, foodWords).flatMap(({ synonyms }) => synonyms),
      filters: reading.filters,
    };
  }

  /**
   * Searches again with corrected words, so that they can also exclude: "without eegs" finds nothing with eggs.
   * @returns the recipes for the corrected spelling; null if there are none or some words stay unknown
   */
  private async findCorrected(
    similarWords: NearestWord[],
    { reading, catalogue }: SearchRequest,
  ): Promise<SearchOutcome | null> {
    const correctedWords = toCorrectedText(similarWords);
    if (correctedWords === null || similarWords.some(({ nearest }) => nearest === null)) return null;
    const corrected = [...reading.filters.map(({ text }) => text), correctedWords].join(' ');
    const request = await this.read(corrected, catalogue);
    const outcome = await this.findHits(request);
    return outcome.hits.length > 0 ? { ...outcome, corrected } : null;
  }

  /** Returns the recipes with some of the words; null if there are none, or no significant word is known. */
  private async findPartial(similarWords: NearestWord[], request: SearchRequest): Promise<SearchOutcome | null> {
    const usefulWords = similarWords.filter(({ nearest, distinctive }) => nearest !== null && distinctive);
    const words = correctWords(usefulWords);
    if (words.length === 0) return null;
    const isFinished = usefulWords.at(-1) !== similarWords.at(-1);
    const attempts = toPartialTsQueries(words, isFinished, request.foodWords);
    if (similarWords.some(({ nearest }) => nearest === null))
      attempts.unshift(toTsQueries(words, request.foodWords, isFinished));
    for (const queries of attempts) {
      const outcome = await this.findMatches(hitsInTexts, { ...request, words }, queries);
      if (outcome.hits.length === 0) continue;
      const correctedWords = toCorrectedText(similarWords);
      const filterTexts = request.reading.filters.map(({ text }) => text);
      const corrected = correctedWords && [...filterTexts, correctedWords].join(' ');
      const dropped = similarWords.filter((each) => !usefulWords.includes(each)).map(({ word }) => word);
      return { ...outcome, corrected, partial: true, dropped };
    }
    return null;
  }
}

function meets(card: RecipeCard, { filters }: SearchReading): boolean {
  return filters.every(({ condition }) => condition(card));
}

/** Returns the rank bonus of a name: 2 if the title is exactly the query, 1 if another name is. */
function getNameBonus(card: RecipeCard, queryKey: string): number {
  const { title, aka } = getCardNames(card);
  if (title === queryKey) return 2;
  return aka.includes(queryKey) ? 1 : 0;
}

async function prepareWords(catalogue: Snapshot): Promise<PreparedWords> {
  const { taxonomy, cards } = catalogue;
  const recipeFoodKeys = new Set(cards.flatMap(({ foods }) => foods));
  const foodWords = await FoodWords.build([...taxonomy.foods.values()], taxonomy.allergenNames, recipeFoodKeys);
  await turns.next();
  return { foodWords, knownWords: new KnownWords(catalogue, foodWords) };
}

function correctWords(similarWords: NearestWord[]): string[] {
  return similarWords.map(({ word, nearest }) => nearest ?? word);
}

/** Returns the corrected words as text; null if no word is misspelled. */
function toCorrectedText(similarWords: NearestWord[]): string | null {
  return similarWords.some(({ word, nearest }) => nearest !== null && nearest !== word)
    ? correctWords(similarWords).join(' ')
    : null;
}
