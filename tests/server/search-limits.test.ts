import { expect, test } from 'vitest';
import { FoodWords } from '#server/features/search/food-words.ts';
import { readQueryWords } from '#server/features/search/query-words.ts';
import { readLimit } from '#server/features/search/read-amount.ts';

const foodWords = await FoodWords.build([]);
const getLimit = (query: string) => readLimit(readQueryWords(query, foodWords));

test.each([
  ['under 30 minutes', 30, 3],
  ['20 min', 20, 2],
  ['20min', 20, 1],
  ['30m', 30, 1],
  ['2h', 120, 1],
  ['under an hour', 60, 3],
  ['half an hour', 30, 3],
  ['three quarters of an hour', 45, 5],
  ['an hour and a half', 90, 5],
  ['1½ hours', 90, 2],
  ['1 1/2 hours', 90, 3],
  ['1.5 hours', 90, 2],
  ['1 hour 20 minutes', 80, 4],
  ['1h 20m', 80, 2],
  ['fifteen minutes or less', 15, 4],
  ['no more than forty-five minutes', 45, 6],
  ['30-minute', 30, 2],
  ['20-30 minutes', 30, 2],
  ['20 to 30 minutes', 30, 4],
  ['under 40', 40, 2],
  ['quick', 30, 1],
])('"%s" is at most %i minutes, in %i words', (query, minutes, wordCount) => {
  expect(getLimit(query)).toMatchObject({ minutes, wordCount });
  expect(getLimit(`${query} chicken`)).toMatchObject({ minutes, wordCount });
});

test.each([
  ['under $5', 5, 2],
  ['ten dollars', 10, 2],
  ['less than 8 bucks', 8, 4],
  ['under $1,000', 1000, 2],
])('"%s" is at most %i dollars, in %i words', (query, dollars, wordCount) => {
  expect(getLimit(query)).toMatchObject({ dollars, wordCount });
});

test.each(['overnight oats', 'two day pickles', '60-second hummus', '5 ingredients', 'under 400 calories', 'chicken'])(
  '"%s" is not a limit',
  (query) => expect(getLimit(query)).toBeUndefined(),
);
