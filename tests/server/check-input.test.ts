import { IsOptional, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { describe, expect, it } from 'vitest';
import type { RuleProblem } from '#schema/rules/problem.ts';
import { checkInput, EachFollows, Follows, FollowsAsWhole, problem, toCheckedInput } from '#server/check-input.ts';
import { InvalidInputError } from '#server/errors.ts';

const requireShort = (text: string): RuleProblem | undefined =>
  text.length > 3 ? { code: 'TOO_LONG', message: `${text} is long.` } : undefined;

class Word {
  @IsOptional()
  @Follows(requireShort)
  text?: string | null;
}

class Line extends Word {
  @IsOptional()
  @Follows((end: string, { text }: Line) => (end === text ? { code: 'INVALID', message: 'The same.' } : undefined))
  end?: string;

  @IsOptional()
  @ValidateNested()
  words?: Word[] | null;

  @IsOptional()
  @ValidateNested()
  next?: Line;
}

@FollowsAsWhole(({ one, other }: Pair) =>
  one === other ? [{ field: 'other', code: 'INVALID', message: 'One thing twice.' }] : [],
)
class Pair {
  @IsOptional()
  @EachFollows(requireShort)
  texts?: string[];

  @Follows(requireShort)
  one: string;

  other: string;
}

class Free {
  text: string;
}

class Code {
  @MaxLength(6, problem('TOO_LONG', 'The code is long.'))
  @Matches(/^[a-z]*$/, problem('INVALID', 'The code has only letters.'))
  @Matches(/\S/, problem('REQUIRED', 'There is no code.'))
  code: string;

  @Min(1, problem('OUT_OF_RANGE'))
  count = 1;
}

const create = <Type extends object>(type: new () => Type, values: Partial<Type>) => Object.assign(new type(), values);

describe('an input', () => {
  it('reports all problems with paths and codes, own fields first', () => {
    const next = create(Line, { words: [create(Word, { text: 'ok' }), create(Word, { text: 'injera' })] });
    expect(checkInput(create(Line, { next, text: 'shiro', end: 'shiro' }))).toEqual([
      { field: 'end', code: 'INVALID', message: 'The same.' },
      { field: 'next.words.1.text', code: 'TOO_LONG', message: 'injera is long (next.words[1].text).' },
      { field: 'text', code: 'TOO_LONG', message: 'shiro is long.' },
    ]);
  });

  it('skips the rules of null and omitted fields, and may have no rules', () => {
    expect(checkInput(create(Line, { text: null, words: null }))).toEqual([]);
    expect(checkInput(create(Free, { text: 'anything' }))).toEqual([]);
  });

  it('is checked as a whole', () => {
    expect(checkInput(create(Pair, { one: 'shiro', other: 'shiro' }))).toEqual([
      { field: 'one', code: 'TOO_LONG', message: 'shiro is long.' },
      { field: 'other', code: 'INVALID', message: 'One thing twice.' },
    ]);
  });

  it('reports which value of a list is wrong, in path and text', () => {
    expect(checkInput(create(Pair, { one: '', other: 'teff', texts: ['fit', 'berbere', 'injera'] }))).toEqual([
      { field: 'texts.1', code: 'TOO_LONG', message: 'berbere is long (texts[1]).' },
    ]);
  });

  it.each([
    [' ', 'REQUIRED', 'There is no code.'],
    ['a-very-long-one', 'INVALID', 'The code has only letters.'],
    ['verylong', 'TOO_LONG', 'The code is long.'],
  ] as const)('reports the failing decorator that is nearest to the property: %j', (code, kind, message) => {
    expect(checkInput(create(Code, { code }))).toEqual([{ field: 'code', code: kind, message }]);
  });

  it('reports the texts of class-validator with a code', () => {
    const message = 'count must not be less than 1';
    expect(checkInput(create(Code, { code: 'a', count: 0 }))).toEqual([
      { field: 'count', code: 'OUT_OF_RANGE', message },
    ]);
  });

  it('runs each rule once per check, and does not reuse an earlier result', () => {
    let runs = 0;
    class Counted {
      @Follows((text: string) => {
        runs += 1;
        return requireShort(text);
      })
      text: string;
    }
    const input = create(Counted, { text: 'berbere' });
    expect(checkInput(input)).toHaveLength(1);
    expect(runs).toBe(1);
    input.text = 'injera';
    expect(checkInput(input)).toMatchObject([{ message: 'injera is long.' }]);
  });

  it('of a REST body is refused with the first problem', () => {
    const problems = [{ field: 'text', code: 'TOO_LONG', message: 'berbere is long.' }] as const;
    const refusal = new InvalidInputError('berbere is long.', problems);
    expect(() => toCheckedInput(Word, { text: 'berbere' })).toThrow(refusal);
    expect(toCheckedInput(Word, { text: 'tef' })).toBeInstanceOf(Word);
  });
});
