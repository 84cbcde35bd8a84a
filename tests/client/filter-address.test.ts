import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCanonical,
  orders,
  readFilters,
  toQueryString,
  toWhere,
  withChoice,
  withoutChoice,
} from '#client/features/filters/filter-address.ts';
import { type FilterOptions, filters as filterDefinitions } from '#client/features/filters/filters.ts';
import { MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS } from '#schema/rules/catalogue.ts';
import { filterNames } from '#schema/rules/filters.ts';

const defaultOptions: FilterOptions = {
  cuisines: ['ethiopian', 'italian'],
  categories: ['dinner', 'spring'],
  searched: false,
};
const searched: FilterOptions = { ...defaultOptions, searched: true };
const read = (search: string, listOptions = defaultOptions) => readFilters(new URLSearchParams(search), listOptions);
const normalizeSearch = (search: string, listOptions = defaultOptions) => toQueryString(read(search, listOptions));

describe('a filter URL', () => {
  it.each([
    ['', ''],
    ['diet=vegan&cuisine=italian', '?cuisine=italian&diet=vegan'],
    ['diet=nut-free&diet=vegan&diet=vegan', '?diet=vegan&diet=nut-free'],
    ['cuisine=Italian', '?cuisine=italian'],
    ['cuisine=italian&cuisine=ethiopian', '?cuisine=ethiopian'],
    ['cuisine=&category=&time=&difficulty=&ingredient=&sort=newest', ''],
    ['cuisine=klingon&time=31&difficulty=impossible&diet=VEGAN_&without=air&sort=random', ''],
    ['time=30&difficulty=easy&without=milk&sort=quickest', '?time=30&without=milk&difficulty=easy&sort=quickest'],
    ['without=Eggs,nut&without=peanuts', '?without=egg&without=peanut&without=nuts'],
    ['without=fish%20milk&diet=GLUTEN_FREE', '?diet=gluten-free&without=fish&without=milk'],
    ['ingredient=%20Red%09%20onion%00', '?ingredient=red+onion'],
    ['ingredient=toString&cuisine=__proto__&sort=constructor', '?ingredient=tostring'],
    ['q=lentils&page=3&utm_source=mail', ''],
  ])('"%s" is normalized to "%s"', (original, normalized) => {
    expect(normalizeSearch(original)).toBe(normalized);
  });

  it('allows the order by relevance only for a search, as its default', () => {
    expect(normalizeSearch('sort=relevance')).toBe('');
    expect(normalizeSearch('sort=relevance', searched)).toBe('');
    expect(normalizeSearch('sort=newest', searched)).toBe('?sort=newest');
  });

  it('leaves out the list’s own condition', () => {
    expect(normalizeSearch('category=dinner&cuisine=italian', { ...defaultOptions, categories: [] })).toBe(
      '?cuisine=italian',
    );
  });

  it('limits the number and the length of ingredients', () => {
    const manyParameters = Array.from({ length: 20 }, (_, index) => `ingredient=${index}`).join('&');
    expect(read(manyParameters).choices).toHaveLength(MAX_INGREDIENTS);
    expect(read(`ingredient=${'é'.repeat(200)}`).choices[0]?.value).toHaveLength(MAX_INGREDIENT_LENGTH);
  });

  it('keeps other parameters before the filters', () => {
    expect(toQueryString(read('diet=vegan'), { q: 'red lentils' })).toBe('?q=red+lentils&diet=vegan');
  });
});

describe('any filter URL', () => {
  const parameter = fc.tuple(
    fc.constantFrom(...filterNames, 'sort', 'page'),
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        ...filterNames.flatMap((name) => filterDefinitions[name].getValues?.(defaultOptions) ?? []),
        ...Object.keys(orders),
      ),
    ),
  );

  it('round-trips: it is read, written and read again with the same filters', () => {
    fc.assert(
      fc.property(
        fc.array(parameter, { maxLength: 12 }),
        fc.constantFrom(defaultOptions, searched),
        (parameters, listOptions) => {
          const filters = readFilters(new URLSearchParams(parameters), listOptions);
          const search = new URLSearchParams(toQueryString(filters));
          expect(readFilters(search, listOptions)).toEqual(filters);
          expect(isCanonical(search, filters)).toBe(true);
        },
      ),
    );
  });

  it('is canonical in any parameter order, but not with meaningless values', () => {
    const filters = read('cuisine=italian&diet=vegan');
    expect(isCanonical(new URLSearchParams('diet=vegan&page=2&cuisine=italian'), filters)).toBe(true);
    expect(isCanonical(new URLSearchParams('diet=vegan&cuisine=italian&time='), filters)).toBe(false);
    expect(isCanonical(new URLSearchParams('diet=vegan&diet=vegan&cuisine=italian'), filters)).toBe(false);
  });
});

describe('a choice', () => {
  it('replaces another if there can be only one', () => {
    const filters = read('cuisine=italian&diet=vegan&sort=quickest');
    expect(toQueryString(withChoice(filters, { name: 'cuisine', value: 'ethiopian' }))).toBe(
      '?cuisine=ethiopian&diet=vegan&sort=quickest',
    );
    expect(withChoice(filters, { name: 'diet', value: 'egg-free' }).choices).toHaveLength(3);
  });

  it('can be removed', () => {
    const filters = read('diet=vegan&diet=egg-free');
    expect(toQueryString(withoutChoice(filters, { name: 'diet', value: 'vegan' }))).toBe('?diet=egg-free');
  });
});

describe('toWhere', () => {
  it('translates each choice into the schema’s arguments', () => {
    const search =
      'cuisine=italian&category=dinner&course=spice-mix&diet=gluten-free&without=milk&without=nuts&time=30&difficulty=easy&ingredient=pork';
    expect(toWhere({}, read(search).choices)).toEqual({
      cuisines: ['italian'],
      categories: ['dinner'],
      diets: { allOf: ['GLUTEN_FREE'] },
      allergens: { noneOf: ['MILK', 'NUTS'] },
      activeMinutes: { max: 30 },
      difficulty: ['EASY'],
      course: ['SPICE_MIX'],
      foods: { allOf: ['pork'] },
    });
  });

  it('adds to the list’s own condition', () => {
    const base = { authors: ['hanna-tesfaye'], diets: { allOf: ['VEGAN' as const] }, foods: { noneOf: ['onion'] } };
    expect(toWhere(base, read('diet=nut-free&ingredient=rice').choices)).toEqual({
      authors: ['hanna-tesfaye'],
      diets: { allOf: ['VEGAN', 'NUT_FREE'] },
      foods: { noneOf: ['onion'], allOf: ['rice'] },
    });
    expect(toWhere(base, [])).toEqual(base);
  });
});
