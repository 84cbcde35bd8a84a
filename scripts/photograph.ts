import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { slugOf } from '#server/content/format/slug.ts';
import { pictureName } from '#server/features/catalogue/recipe/picture.type.ts';
import { type Focus, MAX_ALT, renderPhotograph, totalBytes } from '../art/render.ts';
import { refreshSocial } from './social.ts';

const FOCUSES: readonly string[] = ['centre', 'top', 'bottom', 'left', 'right'] satisfies Focus[];

/** The most that a photograph may weigh, in bytes. */
const MOST_BYTES = 20_000_000;

const USAGE = `usage: npm run content -- picture <name> <photograph> [--alt <text>] [--focus ${FOCUSES.join('|')}]

  <name>   a recipe or a draft (doro-wat), an author (author--hanna-tesfaye), a guide (guide--brown-onions), a category (category--winter), a cuisine (cuisine--indian)
  --alt    what it shows, in one sentence of at most ${MAX_ALT} characters, for those who cannot see it; asked for where it is left out
  --focus  the part that stays when it is cut to 4:3, 1:1 and 16:9`;

/** `npm run content -- picture`: makes all sizes and formats of a photograph. */
export async function main(args: string[]): Promise<void> {
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Error ? error.message : error);
  }
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { alt: { type: 'string' }, focus: { type: 'string', default: 'centre' } },
  });
  const [name, file, ...more] = positionals;
  if (!name || !file || more.length > 0 || !isFocus(values.focus)) {
    console.error(USAGE);
    return 1;
  }
  if (!(await isPictured(name)))
    throw new Error(`${name} is no recipe, draft, author, guide, category or cuisine of content/`);
  const photograph = await readFile(path.resolve(process.env.INIT_CWD ?? '.', file));
  if (photograph.length > MOST_BYTES) throw new Error(`${file} is larger than ${MOST_BYTES / 1_000_000} MB`);
  const alt = (values.alt ?? (await askFor('What does it show, in one sentence? '))).trim();
  if (alt === '' || alt.length > MAX_ALT)
    throw new Error(`The text has to have 1 to ${MAX_ALT} characters: --alt "A clay bowl of …"`);
  const folder = path.join('content', 'pictures', name);
  const { files } = await renderPhotograph(photograph, alt, values.focus, folder).catch((error: Error) => {
    throw new Error(`${file}: ${error.message}`);
  });
  const social = (await refreshSocial(name, folder)) ? ' and a social picture' : '';
  console.log(`Wrote ${folder}: ${files.length} files, ${Math.round(totalBytes(files) / 1000)} kB${social}`);
  return 0;
}

function isFocus(name: string): name is Focus {
  return FOCUSES.includes(name);
}

/** @returns `true` when the content has a thing whose picture has this name. */
async function isPictured(name: string): Promise<boolean> {
  const read = async (file: string): Promise<unknown> =>
    parse(await readFile(path.join('content', file), 'utf8').catch(() => ''));
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return [await read(`recipes/${name}.yaml`), await read(`drafts/${name}.yaml`)].some(Boolean);
  const authors = Object.keys((await read('authors.yaml')) ?? {}).map((key) => pictureName('author', key));
  const terms = async (kind: 'category' | 'cuisine', file: string) =>
    ((await read(file)) as { name: string }[]).map((term) => pictureName(kind, slugOf(term.name)));
  const guides = Object.keys((await read('guides.yaml')) ?? {}).map((key) => pictureName('guide', key));
  return [
    ...authors,
    ...guides,
    ...(await terms('category', 'categories.yaml')),
    ...(await terms('cuisine', 'cuisines.yaml')),
  ].includes(name);
}

async function askFor(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
