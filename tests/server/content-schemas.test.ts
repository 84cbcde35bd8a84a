import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COURSES } from '#schema/rules/vocabulary.ts';
import { getJsonSchemas } from '#server/content/json-schemas.ts';

const schemas = Object.entries(getJsonSchemas()).map(([name, schema]) => {
  return [`content/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`] as const;
});
const files = [
  'allergens.yaml',
  'authors.yaml',
  'categories.yaml',
  'cuisines.yaml',
  'foods.yaml',
  'guides.yaml',
  'menus.yaml',
  ...['glossary', 'recipes'].flatMap((folder) =>
    fs.readdirSync(`content/${folder}`).map((name) => `${folder}/${name}`),
  ),
];

test('each content file names a schema in its first line', () => {
  for (const file of files) {
    const [firstLine = ''] = fs.readFileSync(path.join('content', file), 'utf8').split('\n');
    const schemaPath = /^# yaml-language-server: \$schema=(\S+)$/.exec(firstLine)?.[1] ?? '';
    const target = path.posix.join('content', path.posix.dirname(file), schemaPath);
    expect(schemas.map(([schema]) => schema)).toContain(target);
  }
});

test.each(schemas)('%s is up to date', (file, text) => {
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
});

test('the schema of recipes describes each field, and no schema contains zod internals', () => {
  const recipe = JSON.parse(JSON.stringify(getJsonSchemas().recipe));
  expect(recipe.$schema).toBe('http://json-schema.org/draft-07/schema#');
  for (const [field, schema] of Object.entries<{ description?: string }>(recipe.properties)) {
    expect([field, schema.description]).toEqual([field, expect.stringMatching(/./)]);
  }
  expect(recipe.required).not.toContain('alsoIn');
  expect(recipe.properties.difficulty.enum).toEqual(['Easy', 'Medium', 'Hard']);
  expect(recipe.required).toContain('course');
  expect(recipe.properties.course.enum).toEqual(COURSES);
  expect(recipe.properties.published).toEqual({ type: 'string', format: 'date', description: expect.any(String) });
  expect(JSON.stringify(schemas)).not.toMatch(/9007199254740991|~standard/);
});
