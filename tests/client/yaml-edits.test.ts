import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insertItem, moveItem, removeValue, setValue } from '#client/pages/desk/recipes/form/yaml-edits.ts';
import {
  getNode,
  getValue,
  type Path,
  parseYaml,
  type YamlValue,
} from '#client/pages/desk/recipes/form/yaml-source.ts';

const recipeFiles = fs
  .readdirSync('content/recipes')
  .map((file): [string, string] => [file, fs.readFileSync(`content/recipes/${file}`, 'utf8')]);

const getRoot = (text: string) => {
  const parsed = parseYaml(text);
  if (!parsed) throw new Error(`No YAML: ${text}`);
  return parsed.value;
};

/** Returns the paths of all texts, numbers and switches. */
function getLeafPaths(value: YamlValue, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => getLeafPaths(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => getLeafPaths(item, [...path, key]));
}

/** Returns the paths of all lists with items. */
function getListPaths(value: YamlValue, path: Path = []): Path[] {
  if (Array.isArray(value))
    return [
      ...(value.length > 0 ? [path] : []),
      ...value.flatMap((item, index) => getListPaths(item, [...path, index])),
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => getListPaths(item, [...path, key]));
}

describe.each(recipeFiles)('the text of %s', (_file, text) => {
  const value = getRoot(text);
  const parsed = parseYaml(text);

  it('keeps all other bytes if one text changes, and all bytes if none does', () => {
    // Parsing takes long, so each recipe tries some of its texts.
    for (const path of getLeafPaths(value).filter((_, index) => index % 25 === text.length % 25)) {
      const oldValue = getValue(value, path) ?? null;
      expect(setValue(text, path, oldValue), path.join('.')).toBe(text);
      const newValue = typeof oldValue === 'number' ? oldValue + 1 : `Other: "words" # here, it’s ${path.length}`;
      const edited = setValue(text, path, newValue);
      const node =
        parsed && getNode(parsed, path.some((step) => step === 'aka' || step === 'alsoIn') ? path.slice(0, 1) : path);
      const [start = 0, end = 0] = node?.range ?? [];
      expect(edited.startsWith(text.slice(0, start)), path.join('.')).toBe(true);
      expect(edited.endsWith(text.slice(end)), path.join('.')).toBe(true);
      expect(getValue(getRoot(edited), path)).toBe(newValue);
    }
  });

  it('gains an item, loses it, and moves another there and back, with comments', () => {
    for (const path of getListPaths(value).filter((_, index) => index % 12 === text.length % 12)) {
      const items = getValue(value, path);
      if (!Array.isArray(items)) throw new Error('No list');
      const name = path.join('.');
      const added = insertItem(text, path, 1, 'A new line: two');
      expect(getValue(getRoot(added), path), name).toEqual(items.toSpliced(1, 0, 'A new line: two'));
      const isFlow = path[0] === 'aka' || path[0] === 'alsoIn';
      if (!isFlow) expect(removeValue(added, [...path, 1]), name).toBe(text);
      const last = items.length - 1;
      const movedText = moveItem(text, [...path, last], path, 0);
      expect(getValue(getRoot(movedText), path), name).toEqual([items[last], ...items.slice(0, last)]);
      if (!isFlow) {
        expect([...movedText].sort().join(''), name).toBe([...text].sort().join(''));
        expect(moveItem(movedText, [...path, 0], path, last), name).toBe(text);
      }
    }
  });
});

const TEXT = `# The head.
title: "Doro Wat" # quoted
aka: [doro wot, "a, b"]
servings:
why: # Why?
  - # The first.
ingredients:
  - title: Sauce # red
    items:
      # Of the hen.
      - 1 onion
      - line: 2 eggs
        # Boiled.
        food: egg
      # The salt.
      - salt
  - title: Rest
    items: []
equipment: []
tips:
- At column zero.
- Second.
summary: >-
  Folded over
  two lines.
`;

describe('an edit', () => {
  it.each<[string, (text: string) => string, string, string]>([
    ['keeps the quotes that its author chose', (text) => setValue(text, ['title'], 'Doro'), '"Doro Wat"', '"Doro"'],
    ['adds quotes only if it must', (text) => setValue(text, ['tips', 1], 'a: b'), '- Second.', '- "a: b"'],
    [
      'keeps the comment next to an empty value',
      (text) => setValue(text, ['why', 0], 'Fast'),
      '# The first.',
      'Fast # The first.',
    ],
    ['fills an empty field', (text) => setValue(text, ['servings'], 6), 'servings:', 'servings: 6'],
    ['empties a field', (text) => setValue(text, ['title'], null), 'title: "Doro Wat"', 'title:'],
    ['writes a list on one line again', (text) => setValue(text, ['aka'], ['x']), '[doro wot, "a, b"]', '[x]'],
    [
      'changes a line with fields',
      (text) => setValue(text, ['ingredients', 0, 'items', 1, 'line'], '3 eggs'),
      '2 eggs',
      '3 eggs',
    ],
    ['unfolds a text', (text) => setValue(text, ['summary'], 'One.'), '>-\n  Folded over\n  two lines.', 'One.'],
    [
      'adds a key in its order',
      (text) => setValue(text, ['yield'], '16 pieces', ['servings', 'yield', 'why']),
      'servings:\n',
      'servings:\nyield: 16 pieces\n',
    ],
    ['begins a list', (text) => insertItem(text, ['equipment'], 0, 'Wok'), 'equipment: []', 'equipment:\n  - Wok'],
    [
      'begins an inner list',
      (text) => insertItem(text, ['ingredients', 1, 'items'], 0, '1 egg'),
      'items: []',
      'items:\n      - 1 egg',
    ],
    [
      'adds a list',
      (text) => insertItem(text, ['faqs'], 0, { question: 'A?', answer: 'B.' }),
      'two lines.\n',
      'two lines.\nfaqs:\n  - question: A?\n    answer: B.\n',
    ],
    [
      'removes an item with its comment',
      (text) => removeValue(text, ['ingredients', 0, 'items', 2]),
      '      # The salt.\n      - salt\n',
      '',
    ],
    ['removes an optional field', (text) => removeValue(text, ['aka']), 'aka: [doro wot, "a, b"]\n', ''],
    [
      'fills a list with no items',
      (text) => setValue(text, ['equipment'], ['Wok', 'Pan']),
      'equipment: []',
      'equipment: [Wok, Pan]',
    ],
  ])('%s', (_name, edit, from, to) => {
    expect(TEXT).toContain(from);
    expect(edit(TEXT)).toBe(TEXT.replace(from, () => to));
  });

  it('writes a new list of names on one line', () => {
    expect(setValue('title: A\n', ['alsoIn'], ['Winter'])).toBe('title: A\nalsoIn: [Winter]\n');
  });

  it('empties a list of its last item, and moves items to other lists', () => {
    expect(removeValue(TEXT, ['why', 0])).toBe(TEXT.replace('why: # Why?\n  - # The first.', 'why: [] # Why?'));
    const movedText = moveItem(TEXT, ['ingredients', 0, 'items', 2], ['ingredients', 1, 'items'], 0);
    expect(movedText).toContain('    items:\n      # The salt.\n      - salt\nequipment');
    expect(movedText).toContain('        food: egg\n  - title: Rest');
  });

  it('in flow style or an unusual layout changes only the field', () => {
    const flow = 'title: A\ningredients: [{title: B, items: [1 egg, 2 onions]}]\n# end\n';
    expect(setValue(flow, ['ingredients', 0, 'items', 1], 'salt, fine')).toBe(
      'title: A\ningredients: [{title: B, items: [1 egg, "salt, fine"]}]\n# end\n',
    );
    const oddYaml = 'why:\n  - - x\n    - y\ntitle: A # b\n';
    const edited = moveItem(oddYaml, ['why', 0, 1], ['why', 0], 0);
    expect(getRoot(edited)).toEqual({ why: [['y', 'x']], title: 'A' });
    expect(edited).toContain('title: A # b\n');
    expect(setValue('', ['title'], 'Tej')).toBe('title: Tej\n');
    expect(setValue('# only\n', ['title'], 'Tej')).toBe('# only\ntitle: Tej\n');
    expect(setValue('a: "open\n', ['title'], 'Tej')).toBe('a: "open\n');
  });
});
