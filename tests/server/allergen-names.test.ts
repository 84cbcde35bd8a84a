import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '#schema/rules/vocabulary.ts';
import { checkAllergenNames } from '#server/content/foods/allergen-names.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { allergensSchema } from '#server/content/format/allergens.schema.ts';
import { readSiteFoods } from '../support/site-foods.ts';

const { foods, allergens: allergenList, allergensYaml: yaml, names } = readSiteFoods();

/** Returns the allergens that a text definitely names. */
const getIndicatedAllergens = (text: string) => [...new Set(names.findAll(text).flatMap(({ contains }) => contains))];

describe('the names that indicate an allergen', () => {
  test('are at least 500, with 250 that are not names of foods, and 20 for each allergen', () => {
    const listedNames = ALLERGENS.flatMap((allergen) =>
      allergenList[allergen].map((entry) => nameKey(typeof entry === 'string' ? entry : entry.name)),
    );
    const foodNames = new Set([...foods.values()].flatMap(({ name, plural = name, aka }) => [name, plural, ...aka]));
    const keys = new Set([...foodNames].map(nameKey));
    expect(new Set(listedNames).size).toBeGreaterThanOrEqual(500);
    expect(new Set(listedNames.filter((key) => !keys.has(key))).size).toBeGreaterThanOrEqual(250);
    for (const allergen of ALLERGENS) expect(allergenList[allergen].length, allergen).toBeGreaterThanOrEqual(20);
  });

  test.each([
    ['Fold in the macadamias.', ['nuts']],
    ['Knead the marzipan until smooth.', ['nuts']],
    ['Chop the nougat.', ['nuts']],
    ['Fry the halloumi.', ['milk']],
    ['Pour in the kefir.', ['milk']],
    ['Stir in the crème fraîche.', ['milk']],
    ['Stir in the creme fraiche.', ['milk']],
    ['Pick over the crab.', ['crustaceans']],
    ['Split the lobsters.', ['crustaceans']],
    ['Score the squid.', ['molluscs']],
    ['Simmer the octopus.', ['molluscs']],
    ['Serve with scampi.', ['crustaceans']],
    ['Shuck the oysters.', ['molluscs']],
    ['Scatter with croutons.', ['gluten']],
    ['Steam the couscous.', ['gluten']],
    ['Soak the bulgur.', ['gluten']],
    ['Add the rye flakes.', ['gluten']],
    ['Rinse the pearl barley.', ['gluten']],
    ['Boil the spelt.', ['gluten']],
    ['Slice the seitan.', ['gluten']],
    ['Whisk in the white miso.', ['soy']],
    ['Crumble the tempeh.', ['soy']],
    ['Top with gravlax.', ['fish']],
    ['Whip the aquafaba with the lupin flour.', ['lupin']],
    ['Add the celeriac.', ['celery']],
    ['Serve with piccalilli.', ['mustard']],
    ['Drizzle with tahini.', ['sesame']],
    ['Deglaze with vermouth.', ['sulfites']],
    ['Sprinkle with pine nuts.', ['nuts']],
    // Dishes and brands state all of their allergens.
    ['Serve with baklava.', ['gluten', 'nuts']],
    ['Crumble the cheesecake.', ['gluten', 'milk']],
    ['Chop the Toblerone.', ['egg', 'milk', 'nuts']],
    ['Halve the Ferrero Rocher.', ['gluten', 'milk', 'nuts', 'soy']],
    ['Warm the quiche.', ['gluten', 'egg', 'milk']],
    ['Serve with Welsh rarebit.', ['gluten', 'milk', 'mustard']],
    ['Crush the Tim Tams.', ['gluten', 'milk']],
    ['Toss with a Caesar salad.', ['egg', 'fish']],
    ['Serve with prawn toast.', ['gluten', 'crustaceans']],
    ['Lay in the breaded fillets.', ['gluten']],
    ['Add a dash of Lea & Perrins.', ['fish']],
    ['Pour in the Rioja.', ['sulfites']],
    ["Chop the Reese's.", ['milk', 'peanut']],
    ['Crush the Grape-Nuts.', ['gluten']],
  ])('%s names at least %j', (text, allergens) => {
    expect(getIndicatedAllergens(text)).toEqual(expect.arrayContaining(allergens));
  });

  test.each([
    'Tear the oyster mushrooms.',
    'Add the coconut milk.',
    'Drain the water chestnuts.',
    'Grate the nutmeg.',
    'Boil the buckwheat.',
    'Salt the eggplant.',
    'Roast the butternut squash.',
    'Wash the butter lettuce.',
    'Melt the cocoa butter.',
    'Add the cream of tartar.',
    'Fry the glutinous rice flour.',
    'Line a baking dish with cheesecloth.',
  ])('%s names no allergen', (text) => {
    expect(getIndicatedAllergens(text)).toEqual([]);
  });

  test('a name that applies only to some products indicates possible allergens only', () => {
    const [stock] = names.findAll('Crumble in a bouillon cube.');
    expect(stock?.contains).toEqual([]);
    expect(stock?.mayContain).toEqual(expect.arrayContaining(['celery', 'gluten']));
  });
});

test('repeated names and names that contradict a food are reported; the site’s file has none', () => {
  const problems = checkAllergenNames(
    allergensSchema.parse({
      milk: ['halloumi', 'Halloumi', 'red onions'],
      nuts: ['almonds', { name: 'peanuts', mayContain: true }],
      none: ['halloumi', 'coconut milk'],
    }),
    foods,
    yaml,
  );
  expect(problems.map(({ message }) => message)).toEqual([
    '"Halloumi" is listed twice for milk: delete one',
    '"red onions" is a name of onion-red, which lacks milk: add it to its contains',
    '"peanuts" is a name of peanuts, which lacks nuts: add it to its mayContain',
    '"halloumi" is also listed for an allergen: delete one',
  ]);
  expect(checkAllergenNames(allergenList, foods, yaml)).toEqual([]);
});
