import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas } from '#server/importing/json-schemas.ts';

const schemas = jsonSchemas();
const files = [
  'authors.yaml',
  'categories.yaml',
  'cuisines.yaml',
  ...fs.readdirSync('content/recipes').map((name) => `recipes/${name}`),
];

test.each(files)('content/%s names its schema in its first line', (file) => {
  const [first = ''] = fs.readFileSync(path.join('content', file), 'utf8').split('\n');
  const named = /^# yaml-language-server: \$schema=(\S+)$/.exec(first)?.[1] ?? '';
  const target = path.posix.join('content', path.posix.dirname(file), named);
  expect(Object.keys(schemas)).toContain(target);
});

test.each(Object.entries(schemas))('%s is what the code says', (file, text) => {
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
});

test('editors learn what a field is for, and nothing that only zod knows', () => {
  const recipe = JSON.parse(schemas['content/schemas/recipe.schema.json'] ?? '');
  expect(recipe.$schema).toBe('http://json-schema.org/draft-07/schema#');
  for (const [field, schema] of Object.entries<{ description?: string }>(recipe.properties)) {
    expect([field, schema.description]).toEqual([field, expect.stringMatching(/./)]);
  }
  expect(recipe.required).not.toContain('alsoIn');
  expect(recipe.properties.difficulty.enum).toEqual(['Easy', 'Medium', 'Hard']);
  expect(recipe.properties.published).toEqual({ type: 'string', format: 'date', description: expect.any(String) });
  expect(JSON.stringify(schemas)).not.toMatch(/9007199254740991|~standard/);
});
