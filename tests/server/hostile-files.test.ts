import { describe, expect, it } from 'vitest';
import { readCooklang } from '#server/content/formats/read-cooklang.ts';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { readSchemaOrg } from '#server/content/formats/read-schema-org.ts';
import { readYaml } from '#server/content/reading/yaml-source.ts';

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghij'.split('').map((name, index) => {
    const previousName = 'abcdefghij'[index];
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${previousName}`).join(', ')}]`;
  }),
].join('\n');

const yaml: [string, string][] = [
  ['anchors that multiply', bomb],
  ['an anchor in itself', 'a: &a [*a]'],
  ['20,000 nested lists', '['.repeat(20_000)],
  ['20,000 nested objects', '{a: '.repeat(20_000)],
  ['20,000 nested lists on one line', '- '.repeat(20_000)],
  ['20,000 nested keys on one line', '? '.repeat(20_000)],
  ['5,000 levels of indentation', Array.from({ length: 5_000 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
  ['a line of a megabyte', `title: ${'x'.repeat(1_000_000)}`],
  ['keys that every object has', '__proto__: {isAdmin: true}\nconstructor: {prototype: {isAdmin: true}}\ntoString: x'],
  ['types of other languages', 'a: !!python/object/apply:os.system ["id"]\nb: !!js/function "() => 1"'],
  ['merges', 'a: &a {b: 1}\nc: {<<: *a}'],
  ['5,000 keys', Array.from({ length: 5_000 }, (_, n) => `k${n}: 1`).join('\n')],
  ['the same key 5,000 times', '? a\n'.repeat(5_000)],
  ['5,000 tabs', '\t- a\n'.repeat(5_000)],
  ['3,000 tags', `a: [${'!x y,'.repeat(3_000)}]`],
  ['a key of a list', '? [a, b]\n: c'],
  ['several documents', 'a: 1\n---\nb: 2'],
];

/** Expects an unpolluted prototype. */
const expectNothingPolluted = () => expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();

describe('a hostile file', () => {
  it.each(yaml)('in YAML is read or refused with its line, without a crash: %s', { timeout: 30_000 }, (_name, text) => {
    const { value, problems, at } = readYaml({ file: 'content/recipes/a.yaml', text, hash: '', problems: [] });
    expectNothingPolluted();
    expect(at(['a', 'b']).line).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(100);
    for (const { line, message } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(message.length).toBeLessThan(300);
    }
    // The value is about as large as its source.
    expect(JSON.stringify(value ?? '').length).toBeLessThan(2 * text.length + 100);
  });

  it.each([
    ...yaml.map(([name, text]): [string, string] => [`front matter: ${name}`, `---\n${text}\n---\n\nCook it.\n`]),
    ['a line of 20,000 ingredients', '@salt{1%g} '.repeat(20_000)],
    ['braces without an end', '@{'.repeat(300)],
    ['sections without steps', '== a ==\n'.repeat(10_000)],
    ['an empty timer', '~{}'],
    ['a front matter without an end', `---\n${'a: 1\n'.repeat(10_000)}`],
  ])('in Cooklang is read or refused with a message: %s', { timeout: 60_000 }, async (_name, text) => {
    const outcome = await readCooklang(text).catch((error: unknown) => error);
    expectNothingPolluted();
    if (outcome instanceof Error) expect(outcome.message.split('\n')[0]?.length).toBeLessThan(300);
    else expect(JSON.stringify(outcome).length).toBeLessThan(3 * text.length + 1_000);
    expect(outcome).not.toBeInstanceOf(RangeError);
  });

  it.each([
    ['keys that every object has', '{"__proto__": {"isAdmin": true}, "@type": "Recipe", "name": "A"}'],
    ['100,000 nested lists', `{"@type": "Recipe", "name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['no recipe', 'null'],
    ['a graph in itself', '{"@graph": [{"@graph": [{"@type": "Recipe", "name": "A"}]}]}'],
  ])('of schema.org is read or refused with a message: %s', (_name, text) => {
    let outcome: unknown;
    try {
      outcome = readSchemaOrg(text);
    } catch (error) {
      outcome = error;
    }
    expectNothingPolluted();
    expect(outcome).not.toBeInstanceOf(RangeError);
  });

  it.each([
    ['20,000 brackets', '['.repeat(20_000)],
    ['20,000 brackets after a word', `a ${'['.repeat(20_000)}`],
    ['20,000 stars', `a ${'**a '.repeat(20_000)}`],
    ['a brace', '{{recipe doro-wat}}'],
    ['a list that is cut off', '[{"@type": "Recipe",}'],
    ['thousands of dividers', `Soup\n\n${'---\n'.repeat(2_500)}${'1 egg\n---\n'.repeat(1_200)}Boil it well.`],
    ['too many lines', 'egg\n'.repeat(6_000)],
    ['a line of a megabyte', 'x '.repeat(500_000)],
    ['5,000 scripts without an end', '<html><script>'.repeat(5_000)],
  ])('of plain text is read or refused with a message: %s', async (_name, text) => {
    const outcome = await readRecipes(text).catch((error: unknown) => error);
    if (!(outcome instanceof Error)) return;
    expect(outcome.message.length).toBeLessThan(300);
    // Errors of other classes are bugs.
    expect(outcome.constructor).toBe(Error);
  });
});
