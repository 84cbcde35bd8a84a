import 'reflect-metadata';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { checkAllContent, checkDraft } from '#server/content/check-content.ts';
import { exportContent } from '#server/content/export.ts';
import { importFile } from '#server/content/import-file.ts';
import { newRecipe } from '#server/content/new-recipe.ts';
import { ContentError, formatProblem, type Problem } from '#server/content/problem.ts';
import { addFoodFromRow, proposeRows } from '#server/content/propose-food.ts';
import { publish } from '#server/content/publish.ts';
import { renameFiles, renameRecipe } from '#server/content/rename-recipe.ts';
import { lockContent, toPath } from '#server/content/store/content-store.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { addPhotograph, FOCUSES } from './photograph.ts';
import { takeDown } from './take-down.ts';
import { UsageError } from './usage-error.ts';

export const usage = `usage: npm run content -- <command>

  new <slug>            write content/drafts/<slug>.yaml, with a question for each field
  import-file <file>    write a draft of each recipe in a file: Cooklang (.cook), schema.org's JSON (.json) or a page with
                        it (.html), Markdown (.md) or plain text (.txt)
  food <name>           list rows of USDA's table that may match the food
  food <name> <row>     use that row, and add the food at the end of content/foods.yaml
  picture <name> <file> [--alt <text>] [--focus ${FOCUSES.join('|')}]
                        make all sizes of a photograph of a recipe or draft (doro-wat), author (author--hanna-tesfaye),
                        guide (guide--brown-onions), category (category--winter) or cuisine (cuisine--indian).
                        Asks for the text alternative if it is omitted; the focus stays visible in crops
  take-down <slug>      delete a photograph of the desk, with all its files, immediately
  check                 check every file of content/, and list problems by file and line
  check --draft <slug>  check only content/drafts/<slug>.yaml, which needs no picture yet
  import                check the files, then update the database from them
  export                write published texts from the database to the files
  export --to <dir>     write them to another folder
  rename <old> <new>    change the slug of a recipe in the database and in the files`;

/** The `content` command for authors. Sets the exit code: 0 for success, 1 for problems. */
export async function main(args: string[]): Promise<void> {
  try {
    process.exitCode = await run(args);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')) throw error;
    process.exitCode = 1;
    if (error instanceof ContentError) printProblems(error);
    else console.error(error instanceof Error ? error.message : error);
  }
}

async function run(args: string[]): Promise<number> {
  const [command, first, second, ...otherArguments] = args;
  if (command === 'new' && first && second === undefined) return await createDraft(first);
  if (command === 'import-file' && first && second === undefined) return await importRecipeFile(first);
  if (command === 'take-down' && first && second === undefined) return await takeDown(first);
  if (command === 'picture') return await addPhotograph(args.slice(1));
  if (command === 'food' && first && otherArguments.length === 0)
    return second ? await addFood(first, second) : await listRows(first);
  if (command === 'check' && first === '--draft' && second && otherArguments.length === 0)
    return await checkOneDraft(second);
  if (command === 'check' && first === undefined) return await check();
  if (command === 'import' && first === undefined) return await importContent();
  if (command === 'rename' && first && second && otherArguments.length === 0) return await rename(first, second);
  if (command === 'export' && first === undefined) return await runExport();
  if (command === 'export' && first === '--to' && second && otherArguments.length === 0)
    return await runExport(path.resolve(second));
  throw new UsageError(command ? `Unknown command or arguments: ${args.join(' ')}` : 'Which command?');
}

async function createDraft(slug: string): Promise<number> {
  const file = await newRecipe(readConfig(process.env).contentDir, slug);
  console.log(
    `Wrote ${path.relative(process.cwd(), file)}: answer its questions, then run npm run content -- check --draft ${slug}`,
  );
  return 0;
}

async function importRecipeFile(source: string): Promise<number> {
  for (const { file, slug, missing, unread } of await importFile(
    readConfig(process.env).contentDir,
    path.resolve(source),
  )) {
    console.log(
      `Wrote ${path.relative(process.cwd(), file)}${missing.length > 0 ? `; still open: ${missing.join(', ')}` : ''}`,
    );
    for (const line of unread) console.log(`  Not read: ${line}`);
    console.log(`Proofread it, then run npm run content -- check --draft ${slug}`);
  }
  return 0;
}

async function listRows(name: string): Promise<number> {
  const rows = await proposeRows(readConfig(process.env).contentDir, name);
  if (rows.length === 0) console.log(`No row matches "${name}": try a simpler name, such as "quince"`);
  for (const { ndb, description, kcal, missing } of rows) {
    const empty = missing.length > 0 ? `, without ${missing.join(', ')}` : '';
    console.log(`  ${ndb}  ${description} (${kcal || '?'} kcal in 100 g${empty})`);
  }
  if (rows.length > 0) console.log(`\nUse one with: npm run content -- food "${name}" ${rows[0]?.ndb}`);
  return rows.length > 0 ? 0 : 1;
}

async function addFood(name: string, ndb: string): Promise<number> {
  const key = await addFoodFromRow(readConfig(process.env).contentDir, name, ndb);
  console.log(
    `Added ${key} at the end of content/foods.yaml: fill in its measures, diet and aisle, then run npm run content -- check`,
  );
  return 0;
}

async function checkOneDraft(slug: string): Promise<number> {
  printWarnings(await checkDraft(readConfig(process.env).contentDir, slug));
  console.log(`No problems: draw a picture of ${slug} (docs/pictures.md), then move its file to content/recipes`);
  return 0;
}

async function check(): Promise<number> {
  const counts = await checkAllContent(readConfig(process.env).contentDir);
  const { recipes, upcoming, categories, cuisines, authors } = counts;
  printWarnings(counts.warnings);
  const upcomingText = upcoming > 0 ? ` (${upcoming} of them to come)` : '';
  console.log(
    `No problems: ${recipes} recipes${upcomingText}, ${categories} categories, ${cuisines} cuisines, ${authors} authors`,
  );
  return 0;
}

function printWarnings(warnings: readonly Problem[]): void {
  for (const warning of warnings) console.warn(`warning: ${formatProblem(warning)}`);
}

async function importContent(): Promise<number> {
  const config = readConfig(process.env);
  // Checks first, because starting the database takes longer than the check.
  await checkAllContent(config.contentDir, { cooking: true, socialPictures: false });
  const database = await openDatabase(config, console.log);
  try {
    const { dataSource } = database;
    const result = await syncFolder({ dataSource, contentDir: config.contentDir, log: console.log });
    if (!result.changed) console.log('The database is already up to date');
    for (const slug of result.added) console.log(`  new        ${slug}`);
    for (const slug of result.updated) console.log(`  changed    ${slug}`);
    for (const slug of result.withdrawn) console.log(`  withdrawn  ${slug}`);
    return 0;
  } finally {
    await database.close();
  }
}

async function runExport(to?: string): Promise<number> {
  const config = readConfig(process.env);
  const contentDir = to ?? config.contentDir;
  const database = await openSiteDatabase(config);
  try {
    const { files, unchanged } = await exportContent({ dataSource: database.dataSource, contentDir });
    for (const file of files) console.log(`wrote ${path.join(path.relative(process.cwd(), contentDir), file)}`);
    console.log(`${files.length} files written, ${unchanged} already up to date`);
    return 0;
  } finally {
    await database.close();
  }
}

async function rename(from: string, to: string): Promise<number> {
  const config = readConfig(process.env);
  const { contentDir } = config;
  const database = await openSiteDatabase(config);
  try {
    await database.dataSource.transaction(async (manager) => {
      await lockContent(manager);
      const problem = await renameRecipe(manager, from, to);
      if (problem) throw new Error(problem);
      const { problems } = await publish(manager, { contentDir, changed: [toPath(to)] });
      if (problems.size > 0) throw new ContentError([...problems.values()].flat());
    });
  } finally {
    await database.close();
  }
  for (const file of await renameFiles(contentDir, from, to)) console.log(`changed ${file}`);
  console.log(
    `Renamed ${from} to ${to}; its former URLs redirect. If art/dishes/${from}.ts draws it, rename that file, too`,
  );
  return 0;
}

function printProblems(error: ContentError): void {
  for (const problem of error.problems) console.error(formatProblem(problem));
  const files = new Set(error.problems.map((problem) => problem.file)).size;
  console.error(`\n${count(error.problems.length, 'problem')} in ${count(files, 'file')}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
