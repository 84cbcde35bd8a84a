import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkContent, checkFolder } from '#server/content/check-content.ts';
import { exportContent } from '#server/content/export-content.ts';
import { importContent } from '#server/content/import-content.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { type ContentFixture, createContent, sampleRecipe, withFields } from '../support/content.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const RECIPE = 'recipes/misir-wot.yaml';
const ALL = [
  RECIPE,
  'allergens.yaml',
  'authors.yaml',
  'categories.yaml',
  'cuisines.yaml',
  'foods.yaml',
  'glossary.yaml',
  'guides.yaml',
  'menus.yaml',
  'usda-sr28.csv',
];

let db: TestDatabase;
let content: ContentFixture;
let out: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  content = createContent();
  out = path.join(content.dir, '..', 'out');
  await db.clear();
});
afterEach(() => content.delete());
afterAll(() => db?.close());

const bringIn = () => importContent({ dataSource: db.dataSource, contentDir: content.dir, log: () => undefined });
const writeOut = () => exportContent({ dataSource: db.dataSource, contentDir: out });
const change = (sql: string) => db.dataSource.query(sql);
const exported = (file = RECIPE) => fs.readFileSync(path.join(out, file), 'utf8');

/** Imports `text` as the recipe, changes the database, exports, and gives back what the file then says. */
async function roundTrip(text: string, ...changes: string[]): Promise<string> {
  content.write(RECIPE, text);
  await bringIn();
  for (const sql of changes) await change(sql);
  await writeOut();
  return exported();
}

/** Lines that differ, as `- old` and `+ new`. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

const layouts: [what: string, text: string][] = [
  ['as in docs/content.md', sampleRecipe],
  ['with Windows line ends', sampleRecipe.replace(/\n/g, '\r\n')],
  ['with a byte order mark', `\ufeff${sampleRecipe}`],
  ['without a last line end', sampleRecipe.trimEnd()],
  [
    'in the manner of its author',
    withFields(sampleRecipe, {
      title: "'Misir Wot'   # a comment",
      description: '>-\n  Red lentils\n  simmered  in berbere.\n',
      alsoIn: '\n- Dinner\n- "Winter"',
      servings: '0x4',
      tips: '[  "No berbere? Mix.", Stir ]',
    }).replace('servings:', '\n# How many?\nservings:'),
  ],
];

test.each(layouts)('files come back byte for byte, and a changed title changes nothing else: %s', async (_, text) => {
  content.write(RECIPE, text);
  await bringIn();
  expect(await writeOut()).toEqual({ written: expect.arrayContaining(ALL), unchanged: 0 });
  for (const file of ALL) expect(exported(file)).toBe(content.read(file));
  expect(await writeOut()).toEqual({ written: [], unchanged: ALL.length });
  await change(`update recipes set title = 'Misir: a Wot'`);
  await writeOut();
  expect(exported().replace('"Misir: a Wot"', 'Misir Wot')).toBe(text.replace("'Misir Wot'", 'Misir Wot'));
});

// biome-ignore format: a change is a line
const edits: [sql: string, ...lines: string[]][] = [
  [`update recipes set description = 'Short.'`, expect.stringMatching(/^- description: Red/), '+ description: Short.'],
  [`update recipes set servings = 6, prep_minutes = 20, cook_minutes = 0`, '- servings: 4', '- prepTime: 15', '- cookTime: 50', '+ servings: 6', '+ prepTime: 20', '+ cookTime: 0'],
  // It follows from the foods.
  [`update recipes set estimated_cost = 9`],
  [`update recipes set difficulty = 'Hard', course = 'side', published_on = '2026-02-03'`, '- published: 2025-05-20', '- difficulty: Easy', '- course: main', '+ published: 2026-02-03', '+ difficulty: Hard', '+ course: side'],
  [`update recipes set picture_alt = 'A bowl.'`],
  [`update recipes set is_featured = false`, '- featured: true'],
  [`update recipes set category_id = 2, category_ids = '{2,3}'`, '- category: Lunch', '- alsoIn: [Dinner, Winter]', '+ category: Dinner', '+ alsoIn: [Winter]'],
  [`update recipes set category_ids = '{1}'`, '- alsoIn: [Dinner, Winter]'],
  [`update recipes set cuisine_id = 2`, '- cuisine: Ethiopian', '+ cuisine: Indian'],
  [`update recipe_bodies set reasons = jsonb_set(reasons, '{1}', '"No soaking: begin at once."')`, '-   - Red lentils need no soaking, so it can begin on a whim.', '+   - "No soaking: begin at once."'],
  [`update recipe_bodies set reasons = reasons || '["It freezes."]'`, '+   - It freezes.'],
  [`update recipe_bodies set ingredient_groups = jsonb_set(ingredient_groups, '{1,items,1,text}', '"2 tbsp berbere"')`, '-       - 1 1/2 tbsp berbere', '+       - 2 tbsp berbere'],
  [`update recipe_bodies set ingredient_groups = jsonb_set(ingredient_groups, '{0,items,1,said,scale}', '"fixed"')`, '-       - 1.2 l water', '+       - line: 1.2 l water', '+         scale: fixed'],
  [`update recipe_bodies set instructions = jsonb_set(instructions, '{0,ownUses,0}', '[["red lentils", "all"]]')`, expect.stringMatching(/^- {7}- Put/), expect.stringMatching(/^\+ {7}- step: Put/), '+         uses:', '+           red lentils: all'],
  [`update recipes set aka = '{Mesir Wat}', yield = '4 bowls', total_minutes = null`, '- totalMinutes: 60', '+ aka: [Mesir Wat]', '+ yield: 4 bowls'],
  [`update recipe_bodies set ingredient_groups = ingredient_groups - 0`, '-   - title: Lentils', '-       - 300 g split red lentils, rinsed', '-       - 1.2 l water'],
  [`update recipe_bodies set instructions = jsonb_set(instructions, '{0,details}', '["Stir the onions, berbere, garlic, lentils, water and salt.", "Wait."]')`, expect.stringMatching(/^- {7}- Put/), '+       - Stir the onions, berbere, garlic, lentils, water and salt.', '+       - Wait.'],
  [`update recipe_bodies set tips = '["Stir."]'`, expect.stringMatching(/^- {3}- "No/), '+   - "Stir."'],
  [`update recipe_bodies set equipment = '[]'`, '-   - Heavy 4-litre pot with a lid', '+   []'],
  [`update recipe_bodies set faqs = jsonb_set(faqs, '{0,answer}', '"No."')`, expect.stringMatching(/^- {5}answer/), '+     answer: No.'],
  [`update recipe_bodies set serving_suggestions = '["A.", "B."]'`, expect.stringMatching(/^- {3}- Spoon/), '+   - A.', '+   - B.'],
  [`update recipe_bodies set summary = E'Two\\nlines.'`, expect.stringMatching(/^- summary/), '+ summary: Two lines.'],
];

test.each(edits)('%s', async (sql, ...lines) => {
  const after = await roundTrip(sampleRecipe, sql);
  expect(changedLines(sampleRecipe, after)).toEqual(lines);
  content.write(RECIPE, after);
  // What a change makes of the dish is not the export's business.
  await expect(
    checkFolder(await readContentFolder(content.dir), content.dir, { cooking: false }),
  ).resolves.toBeTruthy();
});

test('fields that were left out get their place, and comments keep theirs', async () => {
  const text = withFields(sampleRecipe, { alsoIn: null, featured: null })
    .replace('cuisine: Ethiopian\n', 'cuisine: Ethiopian # the best\n\n# what one sees\n')
    .replace('      - 1.2 l water\n', '      # from the tap\n      - 1.2 l water # cold\n');
  const after = await roundTrip(text, `update recipes set is_featured = true, category_ids = '{1,3}'`);
  expect(after).toBe(
    text
      .replace('category: Lunch\n', 'category: Lunch\nalsoIn: [Winter]\n')
      .replace('# the best\n', '# the best\nfeatured: true\n'),
  );
});

test('a field that goes leaves the blank lines and comments after it', async () => {
  const text = withFields(sampleRecipe, { alsoIn: '\n  - Dinner\n' }).replace('cuisine:', '# Where from?\ncuisine:');
  expect(text).toContain('- Dinner\n\n# Where from?\n');
  expect(await roundTrip(text, `update recipes set category_ids = '{1}'`)).toBe(
    text.replace('alsoIn:\n  - Dinner\n', ''),
  );
});

test('new lines end as the others of the file do', async () => {
  const text = withFields(sampleRecipe, { alsoIn: null }).replace(/\n/g, '\r\n');
  const after = await roundTrip(
    text,
    `update recipes set category_ids = '{1,3}'`,
    `update recipe_bodies set reasons = reasons || '["It freezes."]'`,
  );
  expect(after).toContain('alsoIn: [Winter]\r\n');
  expect(after).toContain('- It freezes.\r\n');
  expect(after.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
});

test('`featured: false` becomes true where it stands', async () => {
  const text = withFields(sampleRecipe, { featured: 'false # not yet' });
  expect(await roundTrip(text, 'update recipes set is_featured = true')).toBe(
    text.replace('featured: false', 'featured: true'),
  );
});

test('a recipe that was put into the database by hand gets a file that the check takes', async () => {
  const after = await roundTrip(sampleRecipe, `update recipe_bodies set source = ''`);
  content.write(RECIPE, after);
  expect(after).toContain('# yaml-language-server: $schema=../schemas/recipe.schema.json\ntitle: Misir Wot\n');
  expect(after).toContain('alsoIn: [Dinner, Winter]\n');
  const [recipe] = (await checkContent(content.dir)).recipes;
  content.write(RECIPE, sampleRecipe);
  expect(recipe?.fields).toEqual((await checkContent(content.dir)).recipes[0]?.fields);
});

test('lists follow the database: changed, new, reordered and deleted entries', async () => {
  content.write(
    'authors.yaml',
    `${content.read('authors.yaml')}\n# the second\nravi-menon:\n  name: Ravi # Menon\n  role: Cook\n  bio: Cooks.\n`,
  );
  await bringIn();
  await change(`update authors set name = 'Ravi Menon' where key = 'ravi-menon'`);
  await change(
    `insert into authors (key, name, role, bio) values ('june', 'June', 'Cook: diner', 'Fries.'), ('lin', 'Lin', 'Cook', 'Weighs.')`,
  );
  await change(`update categories set position = 2 - position`);
  await change(`delete from cuisines where name = 'Indian'`);
  await writeOut();
  expect(exported('authors.yaml')).toBe(
    `${content.read('authors.yaml').replace('name: Ravi #', 'name: Ravi Menon #')}june:\n  name: June\n  role: "Cook: diner"\n  bio: Fries.\nlin:\n  name: Lin\n  role: Cook\n  bio: Weighs.\n`,
  );
  expect(exported('categories.yaml').match(/name: .*/g)).toEqual(['name: Winter', 'name: Dinner', 'name: Lunch']);
  expect(exported('cuisines.yaml')).toBe(
    content.read('cuisines.yaml').slice(0, content.read('cuisines.yaml').indexOf('- name: Indian')),
  );
});

test('what was taken out of the files stays out of them', async () => {
  content.write('authors.yaml', `${content.read('authors.yaml')}ravi-menon: {name: Ravi, role: Cook, bio: Cooks.}\n`);
  content.addRecipe('poha', { title: 'Poha', author: 'ravi-menon', category: 'Dinner', alsoIn: null });
  await bringIn();
  content.remove('recipes/poha.yaml');
  content.write('authors.yaml', content.read('authors.yaml').replace(/ravi.*\n/, ''));
  await bringIn();
  expect((await writeOut()).written.sort()).toEqual([...ALL].sort());
  expect(exported('authors.yaml')).toBe(content.read('authors.yaml'));
});

test('only files that differ are written, and none is deleted', async () => {
  await bringIn();
  await writeOut();
  fs.writeFileSync(path.join(out, 'recipes/mine.yaml'), 'mine');
  fs.writeFileSync(path.join(out, RECIPE), 'edited');
  expect(await writeOut()).toEqual({ written: [RECIPE], unchanged: ALL.length - 1 });
  expect(exported('recipes/mine.yaml')).toBe('mine');
});

test('a database without content exports nothing', async () => {
  await expect(writeOut()).rejects.toThrow('no content was ever imported');
  expect(fs.existsSync(out)).toBe(false);
});

test('a slug that is a path is refused', async () => {
  await bringIn();
  await change(`update recipes set slug = '../../evil'`);
  await expect(writeOut()).rejects.toThrow('cannot be a file of that name');
});
