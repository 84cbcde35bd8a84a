import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { recipeSchema } from '#server/content/format/recipe.schema.ts';
import { toCooklang } from '#server/content/formats/cooklang.ts';
import { parseCooklang } from '#server/content/formats/cooklang-parser.ts';
import { toSchemaOrg } from '#server/content/formats/schema-org.ts';
import { toWrittenFields } from '#server/content/formats/written-recipe.ts';
import { yamlText } from '#server/content/formats/yaml-text.ts';
import { importFile } from '#server/content/import-file.ts';
import { toPublishedRecipe } from '#server/http/recipe-formats.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const database = await setUpDatabase({ recipes: true });
const { app, services, catalogue } = await setUpApp(database);
const folder = setUpFolder('recipe-formats');

const schema = recipeSchema();
// Every sixth recipe, to limit the time.
const slugs = fs
  .readdirSync('content/recipes')
  .map((file) => path.basename(file, '.yaml'))
  .filter((_, index) => index % 6 === 0);
const getSource = (slug: string) => fs.readFileSync(`content/recipes/${slug}.yaml`, 'utf8');
const readWrittenFields = (yaml: string) => toWrittenFields(schema.parse(parse(yaml)));

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

async function getPublishedRecipe(slug: string) {
  const { taxonomy } = catalogue.current;
  const card = catalogue.current.bySlug(slug);
  if (!card) throw new Error(`${slug} is not published`);
  const recipe = await services.recipes.getWholeRecipe(card);
  const category = taxonomy.categoryById(recipe.categoryId).slug;
  const pagePath = `/recipes/${category}/${slug}`;
  return {
    pagePath,
    published: toPublishedRecipe(recipe, { taxonomy, publicUrl: 'https://mesob.test', path: pagePath }),
  };
}

/** Imports a text as `npm run content -- import-file` does, and returns the draft. */
async function importText(name: string, text: string) {
  fs.rmSync(path.join(folder, 'content/drafts'), { recursive: true, force: true });
  fs.writeFileSync(path.join(folder, name), text);
  const [imported] = await importFile(path.join(folder, 'content'), path.join(folder, name));
  if (!imported) throw new Error('Nothing was imported');
  return { ...imported, text: fs.readFileSync(imported.file, 'utf8') };
}

/** Importers take the number of a volume for servings, so the schema.org file omits such a yield. */
const isVolume = (field: string, value: unknown) => field === 'yield' && /\d (?:ml|lit)/.test(String(value));

beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'content'), { recursive: true });
  for (const list of ['authors.yaml', 'categories.yaml', 'cuisines.yaml'])
    fs.copyFileSync(`content/${list}`, path.join(folder, 'content', list));
});

describe.each(slugs)('%s', (slug) => {
  it('survives a round trip through Cooklang', async () => {
    const { pagePath, published } = await getPublishedRecipe(slug);
    const response = await get(`${pagePath}.cook`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/x-cooklang; charset=utf-8']);
    // Every amount is in Cooklang's format, not hidden in a name, so that its tools can scale it and make shopping lists.
    const { ingredients } = await parseCooklang(response.body);
    const lines = published.fields.ingredients.flatMap(({ items }) => items);
    expect(ingredients.map(({ quantity }) => quantity !== null)).toEqual(
      lines.map(({ quantity }) => quantity !== null),
    );
    const draft = await importText(`${slug}.cook`, response.body);
    expect(draft.missing).toEqual([]);
    const fields = yamlText(readWrittenFields(getSource(slug)));
    expect(draft.text).toBe(`# yaml-language-server: $schema=../schemas/recipe.schema.json\n${fields}\n`);
    expect(toCooklang({ ...published, fields: schema.parse(parse(draft.text)) })).toBe(response.body);
  });

  it('survives a round trip through schema.org JSON', async () => {
    const { pagePath, published } = await getPublishedRecipe(slug);
    const response = await get(`${pagePath}.json`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/ld+json; charset=utf-8',
    ]);
    // Importers take a step with a list for a section without text, and the first yield for the servings.
    const { recipeInstructions, recipeYield, image } = JSON.parse(response.body);
    for (const { itemListElement } of recipeInstructions)
      for (const step of itemListElement) {
        expect(step.text).toMatch(/\S/);
        expect(step).not.toHaveProperty('itemListElement');
      }
    expect(recipeYield[0]).toBe(String(published.fields.servings));
    expect(recipeYield.join()).not.toMatch(/\d ?(?:ml|lit)/);
    expect(image[0].width).toMatchObject({ '@type': 'QuantitativeValue', value: 640 });
    const draft = await importText(`${slug}.json`, response.body);
    const parsedDraft = parse(draft.text);
    // Fields that a recipe file requires and schema.org lacks.
    expect(draft.missing).toEqual(['difficulty', 'course', 'why', 'tips', 'serving', 'faqs', 'summary']);
    const { ingredients: _groups, instructions: _steps, featured: _, ...written } = readWrittenFields(getSource(slug));
    const { equipment, ...expectedFields } = Object.fromEntries(
      Object.entries(written).filter(([field, value]) => !isVolume(field, value) && !draft.missing.includes(field)),
    );
    expect(parsedDraft).toMatchObject(expectedFields);
    const completeFields = schema.parse({
      ...parsedDraft,
      ...Object.fromEntries(draft.missing.map((field) => [field, written[field]])),
      equipment: parsedDraft.equipment ?? [],
    });
    expect(completeFields.equipment).toEqual(equipment);
    expect(`${JSON.stringify(toSchemaOrg({ ...published, fields: completeFields }), null, 2)}\n`).toBe(response.body);
  });

  it('has every ingredient line and step title in Markdown', async () => {
    const { pagePath, published } = await getPublishedRecipe(slug);
    const response = await get(`${pagePath}.md`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    const { title, ingredients, instructions } = published.fields;
    expect(response.body.startsWith(`# ${title}\n`)).toBe(true);
    for (const { items } of ingredients)
      for (const { text } of items) expect(response.body).toContain(`\n- ${text.replaceAll('*', '\\*')}\n`);
    for (const [index, step] of instructions.entries())
      expect(response.body).toContain(`\n### ${index + 1}. ${step.title}\n`);
    expect(response.body).not.toMatch(/\{[^}]*\}|undefined|\[object/);
  });
});

it.each([
  ['doro-wat', 'md', /^\*\*Contains\*\* .*\begg\b/m],
  ['mapo-tofu', 'md', /\*\*Check the label\*\* \S.* \(/],
  ['doro-wat', 'cook', /^contains: .*\begg\b/m],
  ['mapo-tofu', 'cook', /^check the label: \S.* \(/m],
])('names the allergens of %s in its %s file', async (slug, ending, expected) => {
  const { pagePath, published } = await getPublishedRecipe(slug);
  const { body } = await get(`${pagePath}.${ending}`);
  expect(body).toMatch(expected);
  expect(published.contains.length + published.mayContain.length).toBeGreaterThan(0);
  for (const allergen of [...published.contains, ...published.mayContain]) expect(body).toContain(allergen);
});

describe('the URLs of the formats', () => {
  it('redirect from another category, and respond 404 to an unknown recipe and 304 to an ETag', async () => {
    const redirect = await get('/recipes/winter/doro-wat.cook');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([301, '/recipes/dinner/doro-wat.cook']);
    expect((await get('/recipes/dinner/none.json')).statusCode).toBe(404);
    const details = '/api/recipe/getalldetailswithrelated';
    for (const [pathname, location] of [
      ['/recipes/dinner/DORO-WAT.json', '/recipes/dinner/doro-wat.json'],
      [`${details}/Doro-Wat`, `${details}/doro-wat`],
    ] as const)
      expect((await get(pathname)).headers.location).toBe(location);
    const { headers } = await get('/recipes/dinner/doro-wat.json');
    expect(headers.link).toBe('<https://mesob.test/recipes/dinner/doro-wat>; rel="canonical"; type="text/html"');
    const revalidation = await get('/recipes/dinner/doro-wat.json', { 'if-none-match': String(headers.etag) });
    expect([revalidation.statusCode, revalidation.body]).toEqual([304, '']);
  });

  it('respond 404 to a recipe that is not published', async () => {
    await database.dataSource.query("update recipes set is_published = false where slug = 'gomen'");
    await catalogue.refresh();
    for (const ending of ['json', 'md', 'cook'])
      expect((await get(`/recipes/spring/gomen.${ending}`)).statusCode).toBe(404);
  });
});

describe('imported files', () => {
  it('can be Cooklang with ingredients in its steps', async () => {
    const draft = await importText(
      'Shakshuka à la maison.cook',
      `---
title: Shakshuka
servings: 2 people
time required: 1h 10m
---
Fry @onions{2}(finely chopped) in @olive oil{2%tbsp} in a #large pan{} for ~{10%minutes}.

Add @canned tomatoes{400%g} and simmer at 90 °C. Season with @salt.

> It is good cold, too.
`,
    );
    expect(draft.slug).toBe('shakshuka-a-la-maison');
    expect(parse(draft.text)).toMatchObject({
      title: 'Shakshuka',
      servings: 2,
      totalMinutes: 70,
      ingredients: [
        {
          title: 'Ingredients',
          items: ['2 onions, finely chopped', '2 tbsp olive oil', '400 g canned tomatoes', 'salt'],
        },
      ],
      instructions: [
        {
          title: 'Method',
          steps: [
            'Fry onions in olive oil in a large pan for 10 minutes.',
            'Add canned tomatoes and simmer at 90 °C. Season with salt.',
          ],
        },
      ],
      equipment: ['large pan'],
      tips: ['It is good cold, too.'],
      author: null,
    });
    expect(draft.missing).toContain('author');
  });

  it('can be JSON-LD with a graph and plain steps', async () => {
    const recipe = {
      '@type': ['Recipe'],
      name: 'Pancakes',
      recipeYield: ['4', '4 servings'],
      prepTime: 'PT1H15M',
      cookTime: 'PT20M',
      author: [{ '@type': 'Person', name: 'Hanna Tesfaye' }],
      recipeIngredient: ['200 g flour', '2 eggs'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir.' }, 'Fry.'],
      recipeCategory: 'Breakfast, Snack',
    };
    // A file with the byte order mark that Windows adds.
    const draft = await importText(
      'pancakes.json',
      `\uFEFF${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, recipe] })}`,
    );
    expect(parse(draft.text)).toMatchObject({
      title: 'Pancakes',
      author: 'hanna-tesfaye',
      servings: 4,
      prepTime: 75,
      cookTime: 20,
      category: 'Breakfast',
      alsoIn: ['Snack'],
      instructions: [{ title: 'Method', steps: ['Stir.', 'Fry.'] }],
    });
    expect(parse(draft.text).yield).toBeUndefined();
  });

  it('may start with a byte order mark', async () => {
    const { text } = await importText('marked.json', '\uFEFF{"@type": "Recipe", "name": "Leek soup"}');
    expect(parse(text).title).toBe('Leek soup');
  });

  it.each([
    ['x.json', '{', /JSON/],
    ['x.json', '{"@type": "Article"}', /no schema\.org recipe/],
    ['x.pdf', 'x', /Only files with the extensions/],
  ])('are refused if named %s with the text %j, and nothing is written', async (name, text, message) => {
    await expect(importText(name, text)).rejects.toThrow(message);
    expect(fs.existsSync(path.join(folder, 'content/drafts'))).toBe(false);
  });

  it('report an author who is missing from authors.yaml', async () => {
    const { missing, unread } = await importText(
      'kale.json',
      '{"@type": "Recipe", "name": "Kale", "author": "Ida Winter"}',
    );
    expect(missing).toContain('author');
    expect(unread).toEqual(['author: Ida Winter, not in authors.yaml']);
  });

  it('become one draft per recipe, named by its title, or by the file if the title is missing or taken', async () => {
    fs.rmSync(path.join(folder, 'content/drafts'), { recursive: true, force: true });
    const names = ['Red lentils', 'Flatbread', '', 'Flatbread'];
    const page = names.map((name, index) => {
      return `<script type="application/ld+json">{"@type": "Recipe", "name": "${name}", "recipeYield": ${index + 1}, "recipeIngredient": ["${index + 1} eggs"]}</script>`;
    });
    fs.writeFileSync(path.join(folder, 'menu.html'), `<html>${page.join('\n')}</html>`);
    const drafts = await importFile(path.join(folder, 'content'), path.join(folder, 'menu.html'));
    expect(drafts.map(({ slug }) => slug)).toEqual(['red-lentils', 'flatbread', 'menu-3', 'menu-4']);
    expect(drafts.map(({ file }) => parse(fs.readFileSync(file, 'utf8')).servings)).toEqual([1, 2, 3, 4]);
  });

  it('never overwrite a draft', async () => {
    await importText('once.cook', '@salt{}');
    await expect(importFile(path.join(folder, 'content'), path.join(folder, 'once.cook'))).rejects.toThrow(/is taken/);
  });

  // Runs the command in a separate process, as an author does.
  it('can be imported with a command', () => {
    const file = path.join(folder, 'leek-soup.cook');
    fs.writeFileSync(file, 'Boil @water{1%l} with @leeks{2}.');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'content', 'import-file', file],
      { env: { ...process.env, CONTENT_DIR: path.join(folder, 'content') }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm run content -- check --draft leek-soup');
    expect(fs.readFileSync(path.join(folder, 'content/drafts/leek-soup.yaml'), 'utf8')).toContain('- 2 leeks\n');
  }, 60_000);

  // Last test: a crashed parser cannot be used again.
  it('are refused with a message if the parser gives up', async () => {
    await expect(parseCooklang('Add @{}')).rejects.toThrow(/cannot read this text/);
  });
});
