import { expect, test } from 'vitest';
import { findWordProblems } from '../../scripts/plain-words.ts';

test('vague words in comments are reported with their lines and a better word', () => {
  const text = `const anew = 1;

/**
 * Returns cards
 * that are read anew.
 */
// As the server reads them,
// for good.
const whoever = 'somebody';
`;
  expect(findWordProblems(text, false)).toEqual([
    '5: "anew": write "again"',
    '8: "for good": write "permanently"',
    '7: begins with "As": name the subject first',
  ]);
});

test('plain comments and code pass, and all text of a guide is checked', () => {
  expect(findWordProblems('/** Returns a card. */\nconst whatever = "anew"; // Of the list\n', false)).toEqual([]);
  expect(findWordProblems('A line.\nIt stops by itself.\n', true)).toEqual([
    '2: "by itself": write "automatically" or "alone"',
  ]);
});
