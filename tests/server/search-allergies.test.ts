import { describe, expect, it } from 'vitest';
import { ALLERGENS, type Allergen } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { getFoodNames } from '#server/features/catalogue/foods/food-names.ts';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { EXCLUSION_SUFFIXES } from '#server/features/search/search-words.ts';
import { createSearch, readRecipeFacts } from '../search/golden.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const catalogue = new CatalogueService(database.dataSource);
await catalogue.refresh();
const searchService = new SearchService(database.reader, 4);
const search = createSearch(catalogue, searchService);
const facts = await readRecipeFacts(database.dataSource);

/** Allergens in so many foods that excluding one such food by name does not exclude the allergen. */
const WIDESPREAD: readonly Allergen[] = ['gluten', 'milk', 'sulfites'];

/** Readers' terms for each allergen. */
const NAMES: Record<Allergen, string[]> = {
  gluten: ['gluten', 'wheat'],
  crustaceans: ['crustaceans', 'shellfish', 'shrimp', 'prawns', 'lobster'],
  egg: ['egg', 'eggs', 'Eggs'],
  fish: ['fish', 'seafood', 'salmon'],
  peanut: ['peanut', 'peanuts', 'groundnuts', 'nuts'],
  soy: ['soy', 'soya', 'soybeans'],
  milk: ['milk', 'dairy', 'lactose', "cow's milk"],
  nuts: ['nuts', 'tree nuts', 'nut', 'cashews'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame', 'sesame seeds'],
  sulfites: ['sulphites', 'sulfites', 'sulphur dioxide'],
  lupin: ['lupin'],
  molluscs: ['molluscs', 'mollusks', 'shellfish', 'squid'],
};

/** Phrases that mention an allergy to X. */
const ALLERGY_PHRASES = [
  'X allergy',
  'X allergies',
  'allergic to X',
  'I am allergic to X',
  'allergies: X',
  'X-allergic',
  'X intolerance',
  'X intolerant',
  'intolerant to X',
  'X sensitivity',
  'sensitive to X',
  'dinner for someone with a X allergy',
  'my son has an allergy to X',
  'my kid is allergic to X',
  'my neighbor is intolerant of X',
  'kosher and X free',
  'snack for kids with X allergy',
  'X alergy',
  'alergia X',
  'allergic to everything with X',
  'alergic to X',
  'allergic kid, X',
  'X allergy safe',
  'X anaphylaxis',
  'reacts to X',
  'X-safe lunch',
  'chicken soup, X allergy',
];
const EXCLUSION_PHRASES = [
  'X free',
  'X-free',
  'free from X',
  'free of X',
  'without X',
  'without any X',
  'w/o X',
  'sans X',
  'sin X',
  'ohne X',
  '0 X',
  'X: no',
  'no raw X',
  'vegan and X free',
  'without garlic and without X',
  'no X',
  'no X please',
  'non X',
  'non-X dessert',
  'avoid X',
  'avoiding X',
  'exclude X',
  'excluding X',
  'except X',
  'minus X',
  "can't eat X",
  'cannot have X',
  "doesn't contain X",
  'does not contain any X',
  'we do not eat X',
  "don't like X",
  'nothing with X',
  'dinner with no X',
  'hold the X',
  'leave out the X',
  'leave X out',
  'skip X',
  'omit the X',
  'X makes me sick',
  'X gives me hives',
  'X is dangerous for my daughter',
  'hate X',
  'instead of X',
  'X substitute',
  'X alternative',
  '-X',
  'zero X',
  'keep X away',
  'X-less',
  'anything but X',
  'recipes that have no X in them',
];

/** "No fish sauce" excludes only the sauce; an allergy to it excludes all fish. */
const isFishSauce = (key: string) =>
  ['fish sauce', 'nam pla', 'colatura', 'colatura di alici', 'yu lu'].map(nameKey).includes(key);

async function expectNoDishWith(query: string, allergen: Allergen) {
  const { hits, ...interpretation } = await searchService.find(query, catalogue.current);
  const slugs = hits.map(({ slug }) => slug);
  const shown = slugs.filter((slug) => facts.get(slug)?.allergens.includes(allergen));
  expect({ query, shown }).toEqual({ query, shown: [] });
  return { count: hits.length, interpretation };
}

describe('a search that mentions an allergy or an exclusion', () => {
  it.each(ALLERGENS)('shows no dish with an allergen to which a reader is allergic: %s', async (allergen) => {
    for (const name of NAMES[allergen])
      for (const phrase of ALLERGY_PHRASES) await expectNoDishWith(phrase.replace('X', name), allergen);
  });

  it.each(ALLERGENS)('shows no dish that contains or may contain an excluded allergen: %s', async (allergen) => {
    for (const name of NAMES[allergen])
      for (const phrase of EXCLUSION_PHRASES) await expectNoDishWith(phrase.replace('X', name), allergen);
  });

  it.each(['allergic to X', 'X allergy', 'without X'])(
    'excludes the allergens of each food name in the table: %s',
    async (phrase) => {
      const { allergenNames, foods } = catalogue.current.taxonomy;
      expect(allergenNames.length).toBeGreaterThan(1500);
      const byWord = new Map<string, { names: string[]; kinds: string[] }[]>();
      for (const food of foods.values()) {
        const namedFood = { names: getFoodNames(food).map((key) => ` ${key} `), kinds: food.kinds.map(nameKey) };
        for (const word of new Set(namedFood.names.flatMap((key) => key.trim().split(' '))))
          byWord.set(word, [...(byWord.get(word) ?? []), namedFood]);
      }
      for (const { name, contains, mayContain } of allergenNames) {
        // "Meat substitute", "meatless sausage" and "plant-based butter" count as foods without meat or milk.
        if (/less\b|based\b|free\b|vegan|vegetarian|\bno\b/i.test(name)) continue;
        if (EXCLUSION_SUFFIXES.has(nameKey(name).split(' ').at(-1) ?? '')) continue;
        // If no allergy is named, "no mayonnaise" allows other eggs, but "no cashews" excludes nuts: cashews are nuts.
        const foodKey = nameKey(name);
        const candidates = byWord.get(foodKey.split(' ')[0] ?? '') ?? [];
        const namedFoods = candidates.filter(({ names }) => names.some((key) => key.includes(` ${foodKey} `)));
        const foodKinds = [foodKey, ...namedFoods.flatMap(({ kinds }) => kinds)];
        const isNarrow = !phrase.includes('aller') && namedFoods.length > 0;
        const indicated = contains.length > 0 ? contains : mayContain;
        const isKind = (each: Allergen) =>
          NAMES[each].some((word) => foodKinds.includes(nameKey(word))) && !(each === 'fish' && isFishSauce(foodKey));
        const harmful = isNarrow ? contains.filter((each) => !WIDESPREAD.includes(each) && isKind(each)) : indicated;
        for (const allergen of harmful) await expectNoDishWith(phrase.replace('X', name), allergen);
      }
    },
    180_000,
  );

  it.each(['no macadamias', 'allergic to prawns', 'without tahini', 'no marzipan', 'no Horlicks', 'without nougat'])(
    'reads "%s" as an exclusion, and finds other dishes',
    async (query) => {
      const { nodes, search: interpretation } = await search(query);
      expect(nodes.length).toBeGreaterThan(0);
      expect(interpretation?.filters).toMatchObject([{ kind: 'exclusion' }]);
    },
  );

  it.each([
    ['mayonnaise', 'egg'],
    ['peanut butter', 'peanut'],
    ['soy sauce', 'soy'],
    ['fish sauce', 'fish'],
    ['nam pla', 'fish'],
    ['butter', 'milk'],
    ['parmesan', 'milk'],
    ['bread', 'gluten'],
  ] as const)('excludes only %s, unless an allergy is mentioned', async (food, allergen) => {
    const { taxonomy } = catalogue.current;
    const namedKeys = new Set(
      [...taxonomy.foods.values()]
        .filter((each) => getFoodNames(each).some((name) => ` ${name} `.includes(` ${nameKey(food)} `)))
        .map(({ key }) => key),
    );
    const unwanted = [...taxonomy.foods.values()].filter(({ key, madeOf }) =>
      [key, ...madeOf].some((part) => namedKeys.has(part)),
    );
    expect(unwanted.length).toBeGreaterThan(0);
    for (const phrase of ['no X', 'without X', 'X-free']) {
      const { hits } = await searchService.find(phrase.replace('X', food), catalogue.current);
      const shown = hits.map(({ slug }) => facts.get(slug));
      expect(shown.filter((dish) => dish?.foods.some((key) => unwanted.some((each) => each.key === key)))).toEqual([]);
      expect(shown.filter((dish) => dish?.allergens.includes(allergen)).length).toBeGreaterThan(0);
    }
    for (const phrase of ['allergic to X', 'X allergy']) await expectNoDishWith(phrase.replace('X', food), allergen);
  });

  it.each([
    ['no celery soup', 'celery'],
    ['no egg noodles', 'egg'],
    ['without fish stock', 'fish'],
    ['no soy milk', 'soy'],
    ['no mustard seeds', 'mustard'],
  ] as const)('excludes the allergen that a food is named for: %s', async (query, allergen) => {
    const { count } = await expectNoDishWith(query, allergen);
    expect(count).toBeGreaterThan(0);
  });

  it('finds other dishes, and says how it was interpreted', async () => {
    for (const [query, meaning] of [
      ['nut allergy', 'without nuts or peanuts'],
      ['allergic to peanuts', 'without peanuts'],
      ['egg allergy', 'without eggs'],
      ['gluten intolerant', 'without gluten'],
      ['glutenfree', 'without gluten'],
      ['non-dairy dessert', 'without milk'],
      ['penut allergy', 'without peanuts'],
    ] as const) {
      const { nodes, search: interpretation } = await search(query);
      expect({ query, some: nodes.length > 0 }).toEqual({ query, some: true });
      expect(
        interpretation?.filters.map((filter) => filter.meaning),
        query,
      ).toContain(meaning);
    }
  });

  it('excludes an allergen next to an unknown word, and says so, but not in names of dishes', async () => {
    const { count, interpretation } = await expectNoDishWith('eggs quux', 'egg');
    expect(count).toBeGreaterThan(0);
    expect(interpretation).toMatchObject({
      unknown: ['quux'],
      filters: [
        { kind: 'exclusion', text: 'without eggs', meaning: 'without eggs', assumed: true, queryWithout: 'eggs' },
      ],
    });
    expect((await search('eggs')).search).toMatchObject({ unknown: [], filters: [] });
    for (const query of [
      'egg fried rice',
      'crispy fish',
      'fish tacos',
      'milk chocolate',
      'peanut butter',
      'sesame noodles',
    ])
      expect({ query, filters: (await search(query)).search?.filters }).toEqual({ query, filters: [] });
  });

  it.each([
    'histamine intolerance',
    'allergic to latex',
    'nickel allergy',
    'no fodmaps',
    'fodmap free',
    'allergen free',
  ])('finds nothing for "%s", because recipes do not state it, and says so', async (query) => {
    const { hits, filters } = await searchService.find(query, catalogue.current);
    expect(hits).toEqual([]);
    expect(filters).toMatchObject([{ meaning: expect.stringContaining('(not stated)') }]);
  });

  it.each([
    ['sin huevo', 'egg'],
    ['sin frutos secos', 'nuts'],
    ['sans oeufs', 'egg'],
    ['allergie au lait', 'milk'],
    ['ohne Milch', 'milk'],
    ['ohne Nüsse', 'nuts'],
    ['Erdnussallergie', 'peanut'],
    ['senza lattosio', 'milk'],
    ['alérgico a la soja', 'soy'],
    ['sem leite', 'milk'],
    ["sans l'œuf", 'egg'],
    ["pas d'oeufs", 'egg'],
    ['recettes sans d’oeufs', 'egg'],
    ["allergico all'uovo", 'egg'],
    ['allergia all’uovo', 'egg'],
    ["allergique à l'arachide", 'peanut'],
    ["poulet sans trace d'arachide", 'peanut'],
  ] as const)('reads allergies and exclusions in other languages: %s', async (query, allergen) => {
    const { count } = await expectNoDishWith(query, allergen);
    expect(count).toBeGreaterThan(20);
  });

  it.each([
    ['sin queso', 'cheese'],
    ['kein cheese', 'cheese'],
    ['sans fromage', 'cheese'],
    ['ohne Käse', 'cheese'],
    ['fromage allergy', 'cheese allergy'],
    ['sans beurre', 'butter'],
    ['ohne Zwiebeln', 'onions'],
    ['senza cipolle', 'onions'],
    ['sans porc', 'pork'],
    ['pas de viande', 'meat'],
    ['sin azúcar', 'sugar'],
    ['cheese is deadly for me', 'cheese allergy'],
    ['tomatoes are bad for me', 'tomatoes'],
    ['onions make me sick', 'onion allergy'],
    ['mushrooms disagree with me', 'mushrooms'],
    ['not too spicy', 'spicy'],
    ['not very spicy', 'spicy'],
    ['not overly spicy', 'spicy'],
    ['not really spicy', 'spicy'],
  ])('reads an exclusion in other words or another language: %s', async (query, english) => {
    const actual = await search(query);
    const expected = await search(english.endsWith('allergy') ? english : `without ${english}`);
    expect(actual.search?.filters).toHaveLength(1);
    expect(actual.nodes.map(({ slug }) => slug)).toEqual(expected.nodes.map(({ slug }) => slug));
    expect(expected.nodes.length).toBeGreaterThan(0);
  });

  it.each([
    'senza glutine e uova',
    'senza glutine e senza uova',
    'sin gluten y huevo',
    'sin gluten y sin huevo',
    'sans gluten et oeufs',
    'sans gluten ni œufs',
    'ohne Gluten und Eier',
    'ohne Gluten und ohne Eier',
    'sem glúten e ovos',
    'allergico a uova e glutine',
  ])('reads a list of exclusions in another language: %s', async (query) => {
    const findSlugs = async (text: string) => (await search(text)).nodes.map(({ slug }) => slug);
    expect((await findSlugs(query)).sort()).toEqual((await findSlugs('without gluten and eggs')).sort());
  });

  it('excludes dishes with the foreign name as well as dishes with the food that it means', async () => {
    const findSlugs = async (query: string) => (await search(query)).nodes.map(({ slug }) => slug);
    const pollo = 'pollo-alla-cacciatora';
    expect(await findSlugs('chicken')).toContain(pollo);
    expect(await findSlugs('sin pollo')).not.toContain(pollo);
    expect(await findSlugs('sin pollo')).toEqual(
      (await findSlugs('without chicken')).filter((slug) => !slug.includes('pollo')),
    );
  });

  it('excludes the food in an unfinished phrase', async () => {
    for (const query of ['peanut all', 'peanut alle', 'peanut allerg', 'peanut intol', 'peanut fre'])
      await expectNoDishWith(query, 'peanut');
  });
});
