import { describe, expect, it } from 'vitest';
import { getEntryAt } from '#client/pages/desk/recipes/file-paths.ts';

const keyed = '# Guides\n\nfry-safely:\n  title: Fry safely\n\nbrown-onions: # soft\n  title: Brown onions\n';
const yaml = "- name: Lunch\n  description: Soups.\n- name: 'Late Dinner' # new\n  description: More.\n";

describe('the entry that contains a line', () => {
  it.each([
    [keyed, 1, 'fry-safely'],
    [keyed, 3, 'fry-safely'],
    [keyed, 5, 'fry-safely'],
    [keyed, 6, 'brown-onions'],
    [keyed, 99, 'brown-onions'],
    [yaml, 2, 'lunch'],
    [yaml, 3, 'late-dinner'],
    ['# nothing yet\n', 1, undefined],
  ])('is found by its key or name', (text, line, entry) => {
    expect(getEntryAt(text, line)).toBe(entry);
  });
});
