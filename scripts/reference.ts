import fs from 'node:fs/promises';
import { failures } from '#server/errors.ts';

/** Data of the developers' page, in addition to the schema and the examples. */
interface Reference {
  errors: { code: string; status: number; meaning: string }[];
  /** Rows of the tables in `docs/api.md`. */
  documentLimits: string[][];
  throttles: string[][];
}

/** Collects the data from the code and from the tables of `docs/api.md`. @throws {Error} if a table is missing */
export async function createReference(): Promise<Reference> {
  const guide = await fs.readFile('docs/api.md', 'utf8');
  return {
    errors: Object.entries(failures).map(([code, { status, meaning }]) => ({ code, status, meaning })),
    documentLimits: getTable(guide, '| at most | code |'),
    throttles: getTable(guide, '| what | how often |'),
  };
}

function getTable(text: string, head: string): string[][] {
  const [, table = ''] = text.split(`${head}\n|---|---|\n`);
  const [rows = ''] = table.split('\n\n');
  if (rows === '') throw new Error(`docs/api.md has no table "${head}".`);
  return rows
    .trim()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '));
}
