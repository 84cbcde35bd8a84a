import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Problem } from '../problem.ts';
import type { SourceFile } from '../reading/source-file.ts';

/** The source's column for each nutrient. */
const COLUMNS = {
  energy: 'kcal',
  protein: 'protein_g',
  carbohydrate: 'carbohydrate_g',
  fiber: 'fiber_g',
  sugars: 'sugars_g',
  fat: 'fat_g',
  saturated: 'saturated_g',
  sodium: 'sodium_mg',
} as const;

/** Nutrients of 100 g: energy in kcal, sodium in mg, all else in grams. */
export type Nutrients = Record<keyof typeof COLUMNS, number>;

const NAMES = Object.keys(COLUMNS) as (keyof Nutrients)[];
export const NO_NUTRIENTS = Object.fromEntries(NAMES.map((name) => [name, 0])) as Nutrients;

/**
 * Reads the extract of USDA's National Nutrient Database for Standard Reference, release 28.
 * @returns the nutrients of 100 g, by NDB number. A missing value counts as 0.
 */
export function readUsda({ file, text, problems }: SourceFile): {
  rows: Map<string, Nutrients>;
  problems: readonly Problem[];
} {
  const rows = new Map<string, Nutrients>();
  const allProblems = [...problems];
  const [header = '', ...lines] = (text ?? '').replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = splitCsvLine(header);
  const missingColumns = ['ndb', ...Object.values(COLUMNS)].filter((column) => !columns.includes(column));
  if (text !== null && missingColumns.length > 0) {
    allProblems.push({ file, line: 1, message: `the first line lacks the columns ${missingColumns.join(', ')}` });
    return { rows, problems: allProblems };
  }
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const row = splitCsvLine(line);
    const getCell = (column: string) => row[columns.indexOf(column)] ?? '';
    const values = Object.fromEntries(NAMES.map((name) => [name, Number(getCell(COLUMNS[name]))]));
    const invalidName = NAMES.find((name) => Number.isNaN(values[name]));
    const ndb = getCell('ndb');
    const addProblem = (message: string) => allProblems.push({ file, line: index + 2, message });
    if (invalidName) addProblem(`${COLUMNS[invalidName]} is not a number (found "${getCell(COLUMNS[invalidName])}")`);
    else if (rows.has(ndb)) addProblem(`row ${ndb} is a duplicate`);
    else rows.set(ndb, values as unknown as Nutrients);
  }
  return { rows, problems: allProblems };
}

/** File with all rows of release 28 that state energy. The extract, `usda-sr28.csv`, has only rows of `foods.yaml`. */
export const USDA_SOURCE = 'usda-sr28-all.csv.gz';

/** Returns rows of the whole source by their NDB numbers; none if its file is missing. */
export function readSourceRows(contentDir: string, ndbs: readonly string[]): Map<string, Nutrients> {
  if (ndbs.length === 0) return new Map();
  const file = path.join(contentDir, USDA_SOURCE);
  if (!fs.existsSync(file)) return new Map();
  const [header = '', ...lines] = gunzipSync(fs.readFileSync(file)).toString().split('\n');
  const neededLines = lines.filter((line) => ndbs.some((ndb) => line.startsWith(`${ndb},`)));
  const text = [header, ...neededLines].join('\n');
  return readUsda({ file: USDA_SOURCE, text, hash: '', problems: [] }).rows;
}

/** Splits a line of CSV. Quoted cells may contain commas, and two quotes for one quote. */
export function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
