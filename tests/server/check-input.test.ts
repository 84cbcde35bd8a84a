import { describe, expect, it } from 'vitest';
import { firstProblem, type RuleProblem } from '#schema/rules/problem.ts';
import { checkedInput, checkInput, Follows, FollowsAsWhole, FollowsWithin } from '#server/check-input.ts';
import { InvalidInputError } from '#server/errors.ts';

const isShort = (text: string): RuleProblem | undefined =>
  text.length > 3 ? { code: 'TOO_LONG', message: `${text} is long.` } : undefined;

class Word {
  @Follows(isShort)
  text?: string | null;
}

class Line extends Word {
  @Follows((end: string, { text }: Line) => (end === text ? { code: 'INVALID', message: 'The same.' } : undefined))
  end?: string;

  @FollowsWithin()
  words?: Word[] | null;

  @FollowsWithin()
  next?: Line;
}

@FollowsAsWhole(({ one, other }: Pair) =>
  one === other ? [{ field: 'other', code: 'INVALID', message: 'One thing twice.' }] : [],
)
class Pair {
  @Follows((texts: string[]) => firstProblem(texts, isShort))
  texts?: string[];

  @Follows(isShort)
  one: string;

  other: string;
}

class Free {
  text: string;
}

const made = <Type extends object>(type: new () => Type, values: Partial<Type>) => Object.assign(new type(), values);

describe('an input', () => {
  it('is told of all that is wrong, with paths and codes, inherited fields first', () => {
    const next = made(Line, { words: [made(Word, { text: 'ok' }), made(Word, { text: 'injera' })] });
    expect(checkInput(made(Line, { next, text: 'shiro', end: 'shiro' }))).toEqual([
      { field: 'text', code: 'TOO_LONG', message: 'shiro is long.' },
      { field: 'end', code: 'INVALID', message: 'The same.' },
      { field: 'next.words.1.text', code: 'TOO_LONG', message: 'injera is long (next.words[1].text).' },
    ]);
  });

  it('follows its rules where a field is null or left out', () => {
    expect(checkInput(made(Line, { text: null, words: null }))).toEqual([]);
    expect(checkInput(made(Free, { text: 'anything' }))).toEqual([]);
  });

  it('is checked as a whole before its fields', () => {
    expect(checkInput(made(Pair, { one: 'shiro', other: 'shiro' }))).toEqual([
      { field: 'other', code: 'INVALID', message: 'One thing twice.' },
      { field: 'one', code: 'TOO_LONG', message: 'shiro is long.' },
    ]);
  });

  it('is told which value of a list is wrong, in path and text', () => {
    expect(checkInput(made(Pair, { one: '', other: 'teff', texts: ['fit', 'berbere', 'injera'] }))).toEqual([
      { field: 'texts.1', code: 'TOO_LONG', message: 'berbere is long (texts[1]).' },
    ]);
  });

  it('of a REST body is refused with the first problem', () => {
    const problems = [{ field: 'text', code: 'TOO_LONG', message: 'berbere is long.' }] as const;
    const refusal = new InvalidInputError('berbere is long.', problems);
    expect(() => checkedInput(Word, { text: 'berbere' })).toThrow(refusal);
    expect(checkedInput(Word, { text: 'teff'.slice(1) })).toBeInstanceOf(Word);
  });
});
