import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { stringify } from 'yaml';
import { getSlug } from '#schema/rules/slug.ts';
import { addToGroup } from '#server/group-by.ts';
import { splitCsvLine, USDA_SOURCE } from './foods/usda.ts';

/** File with the rows of the source that `foods.yaml` refers to. */
const EXTRACT = 'usda-sr28.csv';

/** Maximum number of proposed rows. */
const MAX_PROPOSALS = 12;

/** Maximum number of words in a query. */
const MAX_WORDS = 10;

/** How long the index of the source is cached, in ms. */
const INDEX_MS = 10 * 60_000;

/** Rows that are parsed in one turn of the event loop. */
const ROWS_PER_TURN = 150;

/** A row of the source, `USDA_SOURCE`. */
interface SourceRow {
  ndb: string;
  description: string;
  /** Energy of 100 g, in kcal; empty if the source does not state it. */
  kcal: string;
  /** Percentage of the purchased weight that is not eaten; empty for none. */
  refuse: string;
  /** For example `1 cup=240; 1 tbsp=15`, in grams. */
  measures: string;
  /** Columns of the nutrients that the source leaves empty. */
  missing: string[];
  /** The row as CSV. */
  line: string;
}

/**
 * Finds the rows of the source whose descriptions share most words with a food's name. Rare words weigh more; of equal
 * rows, the one with the fewest words is first.
 * @param name - the food's name. Example: `quince paste`
 */
export async function proposeRows(contentDir: string, name: string): Promise<SourceRow[]> {
  const { columns, rowCount, rowsByStem } = await indexes.forceFetch(contentDir);
  const scores = new Map<IndexedRow, number>();
  for (const stem of toStems(name).slice(0, MAX_WORDS)) {
    const matches = rowsByStem.get(stem) ?? [];
    const weight = Math.log(rowCount / (1 + matches.length));
    for (const row of matches) scores.set(row, (scores.get(row) ?? 0) + weight);
  }
  return [...scores]
    .sort(([a, score], [b, otherScore]) => otherScore - score || a.stemCount - b.stemCount)
    .slice(0, MAX_PROPOSALS)
    .map(([{ line }]) => toRow(columns, line));
}

/**
 * Appends a food to `foods.yaml`, and adds its row to the extract if it is missing there.
 * @returns the key of the food; its diet and aisle are left empty
 * @throws {Error} if there is no such row, the food already exists, or its name gives no key
 */
export async function addFoodFromRow(contentDir: string, name: string, ndb: string): Promise<string> {
  const { columns, lines: sourceLines } = await readSource(contentDir);
  const isRow = (line: string) => line.startsWith(`${ndb},`);
  const sourceLine = sourceLines.find(isRow);
  if (sourceLine === undefined) throw new Error(`${ndb} is not a row of the source`);
  const row = toRow(columns, sourceLine);
  const key = getSlug(name);
  if (key === '') throw new Error('Write the name of a food in Latin letters');
  const foodsFile = path.join(contentDir, 'foods.yaml');
  const foods = await fs.readFile(foodsFile, 'utf8');
  if (new RegExp(`^${key}:`, 'm').test(foods)) throw new Error(`foods.yaml already has the food ${key}`);
  await fs.writeFile(foodsFile, `${foods.trimEnd()}\n${toYamlEntry(key, name, row)}`);
  const extractFile = path.join(contentDir, EXTRACT);
  const [head = '', ...lines] = (await fs.readFile(extractFile, 'utf8')).trimEnd().split(/\r?\n/);
  if (!lines.some(isRow)) await fs.writeFile(extractFile, `${[head, ...[...lines, row.line].sort()].join('\n')}\n`);
  return key;
}

function toYamlEntry(key: string, name: string, { ndb, description, refuse, measures, missing }: SourceRow): string {
  const edible = refuse === '' || Number(refuse) === 0 ? [] : [`  edible: ${(100 - Number(refuse)) / 100}`];
  const note =
    missing.length > 0 ? [`  # The source leaves ${missing.join(', ')} empty: does a similar row state it?`] : [];
  const lines = [
    `${key}:`,
    `  # ${description}${measures === '' ? '' : `; ${measures}`}`,
    ...note,
    `  name: ${stringify(name).trim()}`,
    `  ndb: "${ndb}"`,
    '  measures: {}',
    ...edible,
    '  diet: # vegan, vegetarian, fish or meat; then contains and mayContain, where it has allergens',
    '  aisle:',
  ];
  return `${lines.join('\n')}\n`;
}

interface IndexedRow {
  line: string;
  /** Number of different stems in its description. */
  stemCount: number;
}

interface SourceIndex {
  columns: string[];
  rowCount: number;
  rowsByStem: Map<string, IndexedRow[]>;
}

/** Indexes by folder, cached because parsing the source takes 100 ms, and editors search as they type. */
const indexes = new LRUCache<string, SourceIndex>({
  max: 2,
  ttl: INDEX_MS,
  ttlAutopurge: true,
  fetchMethod: parseIndex,
});

async function parseIndex(contentDir: string): Promise<SourceIndex> {
  const { columns, lines } = await readSource(contentDir);
  const description = columns.indexOf('description');
  const rowsByStem: SourceIndex['rowsByStem'] = new Map();
  for (const [index, line] of lines.entries()) {
    // Yields to other requests.
    if (index % ROWS_PER_TURN === 0) await setImmediate();
    const stems = toStems(splitCsvLine(line)[description] ?? '');
    const row = { line, stemCount: stems.length };
    for (const stem of stems) addToGroup(rowsByStem, stem, row);
  }
  return { columns, rowCount: lines.length, rowsByStem };
}

async function readSource(contentDir: string): Promise<{ columns: string[]; lines: string[] }> {
  const text = (await promisify(gunzip)(await fs.readFile(path.join(contentDir, USDA_SOURCE)))).toString();
  const [head = '', ...lines] = text.trimEnd().split('\n');
  return { columns: splitCsvLine(head), lines };
}

function toRow(columns: string[], line: string): SourceRow {
  const row = splitCsvLine(line);
  const cell = (column: string) => row[columns.indexOf(column)] ?? '';
  return {
    ndb: cell('ndb'),
    description: cell('description'),
    kcal: cell('kcal'),
    refuse: cell('refuse_percent'),
    measures: cell('measures_g'),
    missing: columns.filter(
      (column) => /_(?:g|mg)$|^kcal$/.test(column) && column !== 'measures_g' && cell(column) === '',
    ),
    line,
  };
}

/** Returns the distinct words in lowercase, without the endings in which singular and plural differ. */
function toStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/(?<=\p{L}{3})(?:ies|es|s|y|e)$/u, '')))];
}
