import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { StatementReader } from '#server/database/statements.ts';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import {
  createSearch,
  type GoldenResult,
  meanRecall,
  readGolden,
  readRecipeFacts,
  runGolden,
} from '../tests/search/golden.ts';
import { measureSearch } from '../tests/search/speed.ts';

export const usage = `usage: npm run search -- [--speed]

  imports content/ into the database, runs the queries of tests/search/golden.yaml, and prints the share of the
  expected recipes that are among the first five results
  --speed  instead measures how long the queries take with 20,000 recipes, which the first run creates`;

/** Measures the recall of the search, or its speed. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { speed: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  if (values.speed) return measureSearch(config);
  const database = await openDatabase(config);
  try {
    const { dataSource } = database;
    await syncFolder({ dataSource, contentDir: config.contentDir, log: console.log });
    const reader = new StatementReader(dataSource);
    const catalogue = new CatalogueService(dataSource);
    await catalogue.refresh();
    const search = createSearch(catalogue, new SearchService(reader, 1));
    const facts = await readRecipeFacts(dataSource);
    const results: GoldenResult[] = [];
    for (const golden of readGolden()) results.push(await runGolden(golden, search, facts));
    printReport(results);
  } finally {
    await database.close();
  }
}

function printReport(results: GoldenResult[]): void {
  for (const kind of new Set(results.map((result) => result.kind)))
    printLine(kind, results, (result) => result.kind === kind);
  printLine('all', results, () => true);
  for (const { query, expect, results: slugs, recall, wrongSlugs } of results) {
    if (recall !== null && recall < 1)
      console.log(`${query}: recall ${recall.toFixed(2)}, expected ${expect}, found ${slugs.slice(0, 5)}`);
    if (wrongSlugs.length > 0) console.log(`${query}: must not show ${wrongSlugs}`);
  }
  process.exitCode = results.some(({ wrongSlugs }) => wrongSlugs.length > 0) ? 1 : 0;
}

function printLine(name: string, results: GoldenResult[], filter: (result: GoldenResult) => boolean): void {
  const group = results.filter(filter);
  const skipped = group.filter(({ expect, recall }) => expect !== undefined && recall === null).length;
  const wrongCount = group.filter((result) => result.wrongSlugs.length > 0).length;
  const recall = meanRecall(group).toFixed(3);
  console.log(
    `${name.padEnd(18)} ${group.length} queries  recall@5 ${recall}  ${skipped} not published  ${wrongCount} wrong`,
  );
}
