import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { getCompletions } from '#client/pages/desk/recipes/completions.ts';

const words = {
  foods: ['olive oil', 'vegetable stock', 'beef stock', 'cumin'],
  units: ['g', 'tbsp', 'cloves'],
  equipment: ['Large pot'],
  steps: ['Soften the onion'],
  schema: JSON.stringify({ properties: { course: { enum: ['main', 'soup'] }, cuisine: {} } }),
};

/** Returns the text that a completion would replace; null if none is offered. */
function getReplacedText(text: string): string | null {
  const state = EditorState.create({ doc: text });
  const source = getCompletions(() => words);
  const completions = source(new CompletionContext(state, text.length, false)) as CompletionResult | null;
  return completions && text.slice(completions.from);
}

describe('completion in an ingredient', () => {
  const line = (entry: string) => getReplacedText(`ingredients:\n  - title: Soup\n    items:\n      - ${entry}`);

  it('replaces all words of a name, so that no word is repeated', () => {
    expect(line('3 tbsp olive o')).toBe('olive o');
    expect(line('1.2 l vegetable st')).toBe('vegetable st');
    expect(line('2 tb')).toBe('tb');
  });

  it('offers nothing before something is typed', () => {
    expect(line('3 ')).toBeNull();
  });
});

it('completion offers fields, and values of a field', () => {
  expect(getReplacedText('cui')).toBe('cui');
  expect(getReplacedText('course: so')).toBe('so');
});
