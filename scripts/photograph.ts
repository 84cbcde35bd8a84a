import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { MAX_ALT_LENGTH, MAX_PHOTOGRAPH_BYTES, photographTexts } from '#schema/rules/photographs.ts';
import { getSlug, SLUG } from '#schema/rules/slug.ts';
import { pictureName } from '#server/features/catalogue/recipe/picture.type.ts';
import { processUpload } from '#server/features/desk/photographs/make-photograph.ts';
import { totalBytes } from '#server/pictures/picture-files.ts';
import { writeFiles } from '#server/pictures/picture-folder.ts';
import { getTitle } from './social.ts';
import { UsageError } from './usage-error.ts';

const focuses = new Map([
  ['center', { x: 0.5, y: 0.5 }],
  ['top', { x: 0.5, y: 0 }],
  ['bottom', { x: 0.5, y: 1 }],
  ['left', { x: 0, y: 0.5 }],
  ['right', { x: 1, y: 0.5 }],
]);

export const FOCUSES = [...focuses.keys()];

/** `npm run content -- picture`: makes all sizes and formats of a photograph. @returns the exit code */
export async function addPhotograph(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { alt: { type: 'string' }, focus: { type: 'string', default: 'center' } },
  });
  const [name, file, ...more] = positionals;
  const focus = focuses.get(values.focus);
  if (!name || !file || more.length > 0 || !focus)
    throw new UsageError('picture takes a name, a file, --alt and --focus');
  if (!(await canHavePicture(name)))
    throw new Error(`No recipe, draft, author, guide, category or cuisine in content/ has a picture named ${name}`);
  const photograph = await readFile(path.resolve(process.env.INIT_CWD ?? '.', file));
  if (photograph.length > MAX_PHOTOGRAPH_BYTES) throw new Error(photographTexts.tooLarge);
  const alt = (values.alt ?? (await prompt('Describe the photograph in one sentence: '))).trim();
  if (alt === '' || alt.length > MAX_ALT_LENGTH)
    throw new Error(`The alt text must have 1 to ${MAX_ALT_LENGTH} characters: --alt "A clay bowl of …"`);
  const folder = path.join('content', 'pictures', name);
  const request = { alt, focus, title: await getTitle(name) };
  const { output } = await processUpload(photograph, request).catch((error: Error) => {
    throw new Error(`${file}: ${error.message}`);
  });
  await writeFiles(output.picture, output.files, folder);
  const { files, social } = output.picture;
  console.log(
    `Wrote ${folder}: ${files.length} files, ${Math.round(totalBytes(files) / 1000)} kB${social ? ' and a social picture' : ''}`,
  );
  return 0;
}

/** Returns `true` if the content has a recipe or another entry whose picture has this name. */
async function canHavePicture(name: string): Promise<boolean> {
  const read = async (file: string): Promise<unknown> =>
    parse(await readFile(path.join('content', file), 'utf8').catch(() => ''));
  if (SLUG.test(name)) return [await read(`recipes/${name}.yaml`), await read(`drafts/${name}.yaml`)].some(Boolean);
  const authors = Object.keys((await read('authors.yaml')) ?? {}).map((key) => pictureName('author', key));
  const terms = async (kind: 'category' | 'cuisine', file: string) =>
    ((await read(file)) as { name: string }[]).map((term) => pictureName(kind, getSlug(term.name)));
  const guides = Object.keys((await read('guides.yaml')) ?? {}).map((key) => pictureName('guide', key));
  return [
    ...authors,
    ...guides,
    ...(await terms('category', 'categories.yaml')),
    ...(await terms('cuisine', 'cuisines.yaml')),
  ].includes(name);
}

async function prompt(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
