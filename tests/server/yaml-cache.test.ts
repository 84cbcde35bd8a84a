import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getSource, readContentFile } from '#server/content/reading/source-file.ts';
import { readCached, writeCached } from '#server/content/reading/yaml-cache.ts';
import { readYaml, readYamlOnce } from '#server/content/reading/yaml-source.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const folder = setUpFolder('mesob-yaml-cache');

it('reads the table of foods from the cache three times as fast as its text, with the same lines', async () => {
  const firstRead = readYamlOnce(await readContentFile('content', 'foods.yaml'));
  const source = await readContentFile('content', 'foods.yaml');
  const [readStart, cached] = [performance.now(), readYamlOnce(source)];
  const cachedMs = performance.now() - readStart;
  const parseStart = performance.now();
  const parsed = readYaml(source);
  const parsedMs = performance.now() - parseStart;

  expect(firstRead.value).toEqual(parsed.value);
  expect(cached.value).toEqual(parsed.value);
  expect(cachedMs).toBeLessThan(parsedMs / 3);
  for (const keys of [['salt', 'measures'], ['jaggery'], ['honey', 'aka', 2]])
    expect(cached.at(keys)).toEqual(parsed.at(keys));
});

it('finds the line of a part of a text in a cached file', () => {
  const text = `${'# a comment of a long file\n'.repeat(5_000)}salt: a text\n  on two lines\n`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const source = getSource(Buffer.from(text), 'content/foods.yaml');
    expect(readYamlOnce(source).at(['salt'], 'two lines').line).toBe(5_002);
    expect(readCached(source.hash)).toEqual({ salt: 'a text on two lines' });
  }
});

it('reports a problem of a long text every time it is read', () => {
  const text = `${'# a comment of a long file\n'.repeat(5_000)}salt: *sal\nsalt: 1\n`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { problems } = readYamlOnce(getSource(Buffer.from(text), 'content/foods.yaml'));
    expect(problems.map(({ line }) => line)).toEqual([5_001, 5_002]);
  }
});

it('keeps only the newest values, and ignores damaged files', () => {
  const hashes = Array.from({ length: 10 }, (_, index) => `hash-${index}`);
  for (const [index, hash] of hashes.entries()) {
    writeCached(hash, { price: Number.NaN, index }, folder);
    fs.utimesSync(path.join(folder, hash), index, index);
  }
  expect(readCached('hash-9', folder)).toEqual({ price: Number.NaN, index: 9 });
  expect(readCached('hash-0', folder)).toBeUndefined();
  expect(fs.readdirSync(folder)).toHaveLength(8);

  fs.writeFileSync(path.join(folder, 'hash-9'), 'not a value');
  expect(readCached('hash-9', folder)).toBeUndefined();
  expect(() => writeCached('hash', {}, path.join(folder, 'hash-9'))).not.toThrow();
});
