import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOODS, USDA } from './foods.ts';

/** A temporary `content/` folder. */
export interface ContentFixture {
  dir: string;
  write(file: string, text: string | Buffer): void;
  read(file: string): string;
  remove(file: string): void;
  /** Adds the recipe of docs/content.md with `changes`, and its picture. */
  addRecipe(slug: string, changes?: Record<string, string | null>): void;
  delete(): void;
}

/** The recipe that docs/content.md shows. */
export const sampleRecipe = (() => {
  const docs = fs.readFileSync(fileURLToPath(new URL('../../docs/content.md', import.meta.url)), 'utf8');
  const sample = /```yaml\n(# yaml-language-server: \$schema=\.\.\/schemas\/recipe.*?)```/s.exec(docs)?.[1];
  if (!sample) throw new Error('docs/content.md no longer shows a recipe');
  return sample;
})();

const TITLE = 'Misir Wot';

/** Creates valid content: an author, a guide, three categories, two cuisines, foods, and the recipe `misir-wot`. */
export function createContent(): ContentFixture {
  const dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mesob-content-')), 'content');
  const getPath = (file: string) => path.join(dir, file);
  const fixture: ContentFixture = {
    dir,
    write(file, text) {
      fs.mkdirSync(path.dirname(getPath(file)), { recursive: true });
      fs.writeFileSync(getPath(file), text);
    },
    read: (file) => fs.readFileSync(getPath(file), 'utf8'),
    remove: (file) => fs.rmSync(getPath(file), { recursive: true }),
    addRecipe(slug, changes = {}) {
      fixture.write(`recipes/${slug}.yaml`, withFields(sampleRecipe, changes));
      addPicture(fixture, slug, { title: changes.title ?? TITLE });
    },
    delete: () => fs.rmSync(path.dirname(dir), { recursive: true, force: true }),
  };
  fixture.write('allergens.yaml', ALLERGENS);
  fixture.write('authors.yaml', AUTHORS);
  fixture.write('categories.yaml', toTermList(['Lunch', 'Dinner', 'Winter']));
  fixture.write('cuisines.yaml', toTermList(['Ethiopian', 'Indian']));
  fixture.write('foods.yaml', FOODS);
  fixture.write('glossary/berbere.yaml', BERBERE);
  fixture.write('guides.yaml', GUIDES);
  fixture.write('menus.yaml', '# yaml-language-server: $schema=schemas/menus.schema.json\n{}\n');
  fixture.write('usda-sr28.csv', USDA);
  for (const name of PICTURE_NAMES) addPicture(fixture, name);
  fixture.addRecipe('misir-wot');
  return fixture;
}

/** Replaces the lines of top-level fields; null removes a field, and a new field is added at the end. */
export function withFields(recipe: string, changes: Record<string, string | null>): string {
  let text = recipe;
  for (const [field, value] of Object.entries(changes)) {
    const block = new RegExp(`^${field}:.*\\n(?:[ -].*\\n)*`, 'm');
    const line = value === null ? '' : `${field}:${value.startsWith('\n') ? '' : ' '}${value}\n`;
    text = block.test(text) ? text.replace(block, () => line) : text + line;
  }
  return text;
}

/** Adds a picture, with the social picture of a recipe if there is a title. */
export function addPicture(
  fixture: ContentFixture,
  name: string,
  { placeholder = '#a1b2c3', title }: { placeholder?: string; title?: string | null } = {},
): void {
  const files = [{ file: '4x3-640.webp', ratio: '4x3', width: 640, height: 480, format: 'webp', bytes: 7 }];
  const social = title ? { file: 'social.jpg', bytes: 6, title } : undefined;
  fixture.write(`pictures/${name}/picture.json`, JSON.stringify({ alt: ALT, placeholder, files, social }));
  if (social) fixture.write(`pictures/${name}/social.jpg`, 'social');
  fixture.write(`pictures/${name}/4x3-640.webp`, 'picture');
}

/** Names of the pictures of both authors (some tests add the second), the guide, the categories and the cuisines. */
const PICTURE_NAMES = [
  'author--hanna-tesfaye',
  'author--ravi-menon',
  'guide--brown-onions',
  ...['lunch', 'dinner', 'winter'].map((slug) => `category--${slug}`),
  ...['ethiopian', 'indian'].map((slug) => `cuisine--${slug}`),
];

/** Alt text of all pictures. */
export const ALT = 'A clay bowl of deep red lentil stew on a round of grey injera, seen from above.';

const ALLERGENS = `# yaml-language-server: $schema=schemas/allergens.schema.json
nuts: [marzipan, nuts]
milk: [cheese]
`;

const AUTHORS = `# yaml-language-server: $schema=schemas/authors.schema.json
hanna-tesfaye:
  name: Hanna Tesfaye
  role: Founder and editor
  bio: Hanna tests every dish on a small electric stove.
`;

const BERBERE = `# yaml-language-server: $schema=../schemas/glossary.schema.json
kind: Spice mixes
what: A mix of chillies and sweet spices.
taste: Hot and round.
buy: Ethiopian shops have it.
keep: In a jar, for six months.
instead:
  - for: 1 tbsp
    take: {paprika: 1 tbsp}
    change: Mild, and without the sweet spices.
`;

const GUIDES = `# yaml-language-server: $schema=schemas/guides.schema.json
brown-onions:
  title: Brown onions
  description: How to brown onions and not burn them.
  author: hanna-tesfaye
  published: 2025-05-20
  words: [onions dry]
  foods: [onion-red]
  numbers:
    - {what: Golden, value: 15 to 20 minutes}
  steps:
    - title: Cut them alike
      text: Slices of one size brown together.
  mistakes:
    - High heat burns the edges.
`;

function toTermList(names: string[]): string {
  return names.map((name) => `- name: ${name}\n  description: All that is ${name}.\n`).join('');
}
