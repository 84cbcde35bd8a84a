import { describe, expect, it } from 'vitest';
import { searchSuggestions } from '#schema/rules/catalogue.ts';
import { getSearchWords, toPartialTsQueries, toTsQueries } from '#server/features/search/search-query.ts';
import { postOperation, postQuery } from '../support/graphql.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, reader, catalogue } = await setUpApp(database);

interface SearchResult {
  total: number;
  correctedQuery: string | null;
  partial: boolean;
  titles: string[];
}

async function search(query: string, page = 1, first = 5): Promise<SearchResult> {
  const { recipes } = await postQuery<{
    recipes: {
      totalCount: number;
      nodes: { title: string }[];
      search: { corrected: string | null; partial: boolean };
    };
  }>(
    app,
    'query($query: String!, $page: Int!, $first: Int!) { recipes(search: $query, page: $page, first: $first) { totalCount search { corrected partial } nodes { title } } }',
    { query, page, first },
  );
  const { totalCount: total, search, nodes } = recipes;
  return {
    total,
    correctedQuery: search.corrected,
    partial: search.partial,
    titles: nodes.map(({ title }) => title),
  };
}

const byOrder = (titles: string[]) => (a: string, b: string) => titles.indexOf(a) - titles.indexOf(b);

describe('search', () => {
  it('stores its words uncompressed', async () => {
    const compressed = 'select from recipe_search where pg_column_compression(words) is not null';
    expect(await database.dataSource.query(compressed)).toEqual([]);
  });

  it('finds a whole title first', async () => {
    expect((await search('guacamole')).titles[0]).toBe('Guacamole and Tortilla Chips');
    expect((await search('Doro Wat')).titles[0]).toBe('Doro Wat');
  });

  it('finds dishes of a food before dishes that contain some of it', async () => {
    expect((await search('gomen wat')).titles[0]).toBe('Gomen');
    const { titles, partial } = await search('quick chicken');
    // Egg drop soup is quick, but has chicken only in its stock.
    expect({ partial, first: titles[0] }).toEqual({ partial: true, first: 'Kung Pao Chicken' });
    expect(titles).not.toContain('Egg Drop Soup');
    expect(await search('quick eggs')).toMatchObject({ partial: false });
  });

  it('finds an unfinished word', async () => {
    expect((await search('guac')).titles).toContain('Guacamole and Tortilla Chips');
    expect((await search('butter chick')).titles[0]).toBe('Butter Chicken');
  });

  it('searches only names for fewer than four letters', async () => {
    const { titles, partial } = await search('chi', 1, 50);
    const withChi = catalogue.current.cards.filter(({ title, aka }) => /\bchi/i.test([title, ...aka].join(' ')));
    expect(partial).toBe(false);
    expect(titles).toContain('Chicken Biryani');
    // Tibs contains chilli, and doro wat contains chicken.
    expect(titles.filter((title) => !withChi.some((card) => card.title === title))).toEqual([]);
  });

  it('finds a word in another form', async () => {
    expect((await search('pancake')).titles).toEqual(
      expect.arrayContaining(['Buttermilk Pancakes with Blueberries', 'Scallion Pancakes']),
    );
    expect((await search('lentils')).titles).toContain('Lentil Sambusa');
  });

  it('ignores accents and case', async () => {
    for (const query of ['ragù', 'ragu', 'RAGÙ', 'ragu\u0300'])
      expect((await search(query)).titles).toContain('Tagliatelle al Ragù');
  });

  it('finds matches in texts, and title matches first', async () => {
    const { titles, total } = await search('berbere', 1, 50);
    expect(total).toBe(titles.length);
    expect(titles).toEqual(expect.arrayContaining(['Doro Wat', 'Misir Wot']));
    expect((await search('chicken', 1, 1)).titles[0]).toMatch(/Chicken/);
  });

  it('requires every word, in any field', async () => {
    expect(await search('tagliatelle pork')).toMatchObject({ partial: false, titles: ['Tagliatelle al Ragù'] });
  });

  it('finds partial matches if nothing has all words, and says so', async () => {
    for (const [query, best] of [
      ['doro pesto', ['Pesto alla Genovese', 'Doro Wat']],
      ['lentil cake', ['Lentil Sambusa', 'Yellow Layer Cake with Chocolate Frosting']],
      ['chili con carne', ['Beef and Bean Chili']],
      ['beef curry', ['Beef and Bean Chili', 'Beef Tibs']],
      ['tagliatelle coconut', ['Tagliatelle al Ragù', 'Coconut Chutney']],
    ] as const) {
      const { partial, correctedQuery, titles } = await search(query);
      expect({ query, partial, correctedQuery }).toEqual({ query, partial: true, correctedQuery: null });
      expect(titles, query).toEqual(expect.arrayContaining([...best]));
      expect(best, query).toContain(titles[0]);
    }
  });

  it('prefers matches with most words, and ignores matches of stop words only', async () => {
    expect((await search('berbere doro tagliatelle', 1, 50)).titles).toEqual(['Doro Wat', 'Key Wat']);
    // Finds recipes with three of the four known words; ten recipes have one of them.
    expect((await search('red lentil parsnip berbere tagliatelle', 1, 50)).titles).toEqual(['Misir Wot']);
    expect(await search('with whisky')).toMatchObject({ total: 0, partial: false });
  });

  it('corrects some words and drops others, and reports both', async () => {
    expect(await search('buter chickn venison')).toMatchObject({
      correctedQuery: 'butter chicken venison',
      partial: true,
    });
    expect((await search('buter chickn venison')).titles[0]).toBe('Butter Chicken');
  });

  it('pages through partial matches', async () => {
    const { total, titles } = await search('beef curry', 1, 50);
    expect(titles).toHaveLength(total);
    const paged: string[] = [];
    for (let page = 1; page <= total; page += 1) paged.push(...(await search('beef curry', page, 1)).titles);
    expect(paged).toEqual(titles);
    expect(await search('beef curry', 999)).toMatchObject({ total, partial: true, titles: [] });
  });

  it('executes one statement if names match, none for filters alone, and at most eight', async () => {
    const countStatements = async (query: string) => {
      const previousCount = reader.executed;
      await search(query);
      return reader.executed - previousCount;
    };
    expect(await countStatements('doro wat')).toBe(1);
    expect(await countStatements('whisky')).toBe(3);
    expect(await countStatements('haddock')).toBe(2);
    expect(await countStatements('doro pesto')).toBe(4);
    expect(await countStatements('one two three four five six seven eight nine ten eleven twelve')).toBeLessThan(9);
    expect(await countStatements('quick vegan dinner without onions')).toBe(0);
  });

  it('finds each of the site’s suggested terms, as spelled', async () => {
    for (const term of searchSuggestions) {
      const { total, correctedQuery } = await search(term);
      expect({ term, correctedQuery, some: total > 0 }).toEqual({ term, correctedQuery: null, some: true });
    }
  });

  it('finds foods by their regional names', async () => {
    for (const [query, siteName] of [
      ['cilantro', 'coriander'],
      ['garbanzos', 'chickpeas'],
      ['garbanzo beans', 'chickpeas'],
      ['corn starch', 'cornflour'],
      ['spring onions', 'scallion'],
      ['Green Onion', 'scallion'],
      ['ground beef', 'minced beef'],
      ['baking soda', 'bicarbonate of soda'],
      ['heavy cream', 'whipping cream'],
      ['double cream', 'whipping cream'],
      ['yoghurt', 'yogurt'],
    ] as const) {
      const outcome = await search(query, 1, 50);
      expect({ query, ...outcome }).toMatchObject({ query, partial: false, correctedQuery: null });
      expect(outcome.titles, query).toEqual(expect.arrayContaining((await search(siteName, 1, 50)).titles));
      expect(outcome.total, query).toBeGreaterThan(0);
    }
    expect((await search('bell pepper')).titles).toContain('Beef and Bean Chili');
    // Cabbage is green and is listed with onions, but is no match for scallions.
    expect((await search('scallion', 1, 50)).titles).not.toContain('Gomen');
    expect((await search('cilantro chiken venison')).titles).toEqual((await search('coriander chicken')).titles);
  });

  it('splits a compound name only if the search has no other name', () => {
    expect(toPartialTsQueries(['double', 'cream'], false)).toEqual([['(double) | (cream:*)', '']]);
    expect(toPartialTsQueries(['prawn', 'double', 'cream'], true)).toEqual([
      ['((prawn | shrimp)) | ((double & cream | xfoodheavicream | xfoodwhippingcream))', ''],
    ]);
    expect(toPartialTsQueries(['prawn'], false)).toEqual([]);
  });

  it('knows synonyms among other words, in the plural, and finished or not', () => {
    const getQueries = (query: string) => toTsQueries(getSearchWords(query));
    expect(getQueries('prawns')).toEqual(['(prawns:* | shrimp)', '']);
    expect(getQueries('fried Eggplants pie')).toEqual(['fried & (Eggplants | aubergine)', 'pie:*']);
    expect(getQueries('courgette')).toEqual(['(courgette:* | zucchini)', '']);
    expect(getQueries('powdered sugar cake')).toEqual(['(powdered & sugar | xfoodicingsugar)', 'cake:*']);
    expect(getQueries('baking soda')).toEqual(['(baking & soda:* | xfoodbicarbonateofsoda)', '']);
    expect(getQueries('lentil ber')).toEqual(['lentil', 'ber:*']);
  });

  it('finds by cuisine and by category', async () => {
    expect((await search('ethiopian', 1, 50)).total).toBeGreaterThanOrEqual(5);
    expect((await search('breakfast', 1, 50)).total).toBeGreaterThanOrEqual(5);
  });

  it('finds by course', async () => {
    const findTitles = async (query: string) => (await search(query, 1, 50)).titles;
    expect(await findTitles('desserts')).toContain('Panna Cotta with Strawberries');
    expect(await findTitles('indian drinks')).toEqual(
      ['Mango Lassi', 'Masala Chai'].sort(byOrder(await findTitles('indian'))),
    );
    expect(await findTitles('mango drink')).toEqual(['Mango Lassi']);
    expect(await findTitles('a vegan side dish')).toContain('Gomen');
    expect(await findTitles('salads')).not.toContain('Dan Dan Noodles');
    expect((await findTitles('ethiopian bread recipes')).sort()).toEqual(['Dabo', 'Injera']);
    expect((await findTitles('sauces')).sort()).toEqual([
      'Chocolate para Churros',
      'Coconut Chutney',
      'Green Chutney',
      'Pesto alla Genovese',
      'Roasted Salsa Verde',
      'Sichuan Chilli Oil',
      'Sugo di Pomodoro',
    ]);
  });

  it('treats the word for a course as a dish name next to other words', async () => {
    expect((await search('tortilla soup')).titles[0]).toBe('Tortilla Soup');
    expect((await search('eggy bread')).titles[0]).toBe('French Toast with Strawberries');
    expect((await search('soy sauce')).total).toBeGreaterThan(5);
  });

  it('finds no basics or spice mixes for dinner', async () => {
    const { titles } = await search('dinner', 1, 50);
    expect(titles).toEqual(expect.arrayContaining(['Doro Wat', 'Pozole Rojo']));
    for (const title of ['Berbere', 'Ghee', 'Niter Kibbeh', 'Pizza Dough']) expect(titles).not.toContain(title);
  });

  it('corrects a typo, and says what it searched for', async () => {
    expect(await search('guacamoel')).toMatchObject({
      correctedQuery: 'guacamole',
      titles: ['Guacamole and Tortilla Chips'],
    });
    expect(await search('buter chickn')).toMatchObject({ correctedQuery: 'butter chicken' });
    expect(await search('guacamole')).toMatchObject({ correctedQuery: null });
  });

  it('corrects real typos, including swapped letters', async () => {
    for (const [typo, correction] of [
      ['chiken', 'chicken'],
      ['dorro wat', 'doro wat'],
      ['berbre', 'berbere'],
      ['brekfast', 'breakfast'],
      ['itallian', 'italian'],
      ['parmesean', 'parmesan'],
      ['oinon', 'onion'],
      ['ryce', 'rice'],
    ] as const) {
      const { correctedQuery, total } = await search(typo);
      expect({ typo, correctedQuery, some: total > 0 }).toEqual({ typo, correctedQuery: correction, some: true });
    }
    // An unfinished term that has results needs no correction.
    expect(await search('tomatoe', 1, 50)).toMatchObject({
      correctedQuery: null,
      total: (await search('tomato')).total,
    });
  });

  it('does not correct a well-spelled unknown word, and finds nothing', async () => {
    for (const query of ['halal', 'keto', 'whisky', 'jam'])
      expect({ query, ...(await search(query)) }).toMatchObject({ query, total: 0, correctedQuery: null });
  });

  it('finds the nearest dishes for a dish or a food that the site lacks', async () => {
    for (const [query, dish] of [
      ['venison', 'Kung Pao Chicken'],
      ['haddock', 'Cantonese Steamed Fish'],
      ['moussaka', 'Parmigiana di Melanzane'],
      ['hummus', 'Chana Masala'],
      ['shakshuka', 'Huevos Rancheros'],
    ] as const) {
      const outcome = await search(query, 1, 12);
      expect({ query, ...outcome }).toMatchObject({ query, partial: true, correctedQuery: null });
      expect(outcome.titles, query).toContain(dish);
    }
    // These recipes share only sesame seeds with hummus.
    expect((await search('hummus', 1, 50)).titles).not.toContain('Scallion Pancakes');
    expect((await search('hummus without chickpeas', 1, 50)).titles).not.toContain('Chana Masala');
  });

  it('finds nothing for punctuation alone, or for a made-up word', async () => {
    for (const query of ['!!! & | :*', 'xqzzkwv']) {
      expect(await search(query)).toEqual({
        total: 0,
        correctedQuery: null,
        partial: false,
        titles: [],
      });
    }
  });

  it('treats operators and quotes as plain text, except "!", which excludes a word', async () => {
    for (const [query, first] of [
      ["doro' | '", 'Doro Wat'],
      ['doro & !wat', 'Kung Pao Chicken'],
      ['doro:* <-> wat', 'Doro Wat'],
      ['doro\\', 'Doro Wat'],
      ["');drop table recipes;--", 'Egg Drop Soup'],
      ['%', undefined],
      ['日本', undefined],
      ['ዶሮ ወጥ', undefined],
    ])
      expect({ query, first: (await search(query ?? '')).titles[0] }).toEqual({ query, first });
  });

  it('pages through all results and keeps the total past the end', async () => {
    const { total, titles } = await search('cumin', 1, 50);
    expect(titles).toHaveLength(total);
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 4); page += 1) paged.push(...(await search('cumin', page, 4)).titles);
    expect(paged).toEqual(titles);
    expect(await search('cumin', 999)).toMatchObject({ total, titles: [] });
  });

  it('refuses more than 100 characters', async () => {
    const { errors } = await postOperation(app, 'query($q: String!) { recipes(search: $q) { totalCount } }', {
      q: 'a'.repeat(101),
    });
    expect(errors?.[0]).toMatchObject({
      message: 'Search can be at most 100 characters.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('handles NUL and lone surrogates without a server error', async () => {
    for (const q of ['doro\u0000wat', '\ud800doro']) {
      const { errors } = await postOperation(app, 'query($q: String!) { recipes(search: $q) { totalCount } }', { q });
      expect(errors).toBeUndefined();
    }
  });
});
