import { describe, expect, it } from 'vitest';
import { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { readRecipeFacts } from '../search/golden.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const catalogue = new CatalogueService(database.dataSource);
await catalogue.refresh();
const searchService = new SearchService(database.reader, 4);
const facts = await readRecipeFacts(database.dataSource);

/** Readers' queries by kind. Each row begins with the allergens that no result may contain. */
const QUERIES: Record<string, [allergens: string, ...queries: string[]][]> = {
  'an unknown word between "no" and the allergen': [
    ['egg', 'not a fan of eggs', 'not fond of eggs', 'ran out of eggs', 'que no lleve huevo', 'non contiene uova'],
    ['egg', "je ne peux pas manger d'oeufs", 'evitare le uova', 'I stopped eating eggs'],
    ['nuts peanut', 'no hint of nuts', 'not a single nut', 'not allowed to have nuts', 'unable to eat nuts'],
    ['peanut', 'no chopped peanuts', 'without crushed peanuts on top', 'without lots of peanuts', 'free peanuts'],
    ['peanut', 'no desserts with peanuts', 'no snacks containing peanuts', 'no sauces with peanuts'],
    ['egg milk', 'no eggs as well as milk', 'no eggs, not even milk'],
  ],
  'a negation after the allergen': [
    ['nuts peanut', 'nuts not allowed', 'nuts not ok', 'nuts are a no-no', 'nuts? no thanks', 'nuts: 0%'],
    ['nuts peanut', 'nuts must be avoided', 'nuts do not agree with me', 'can’t do nuts'],
    ['egg milk', 'eggs: no, milk: no', 'eggs none, milk none', 'eggs and milk not allowed'],
    ['peanut', 'peanuts please no', 'peanuts w/o', 'peanut cross contamination', 'swells up from peanuts'],
    ['egg', 'eggs no way', 'eggs do me no good', "eggs aren't good for me", 'egg dishes not ok', 'eggs nah'],
    ['peanut', 'peanut based not ok', 'nuts hard no', 'nuts bad', 'not cooked with nuts'],
  ],
  'a negation after each allergen': [
    ['egg milk', 'eggs no milk no', 'eggs no milk no please', 'eggs none milk none', 'eggs never milk never'],
    ['egg milk', 'huevo no leche no', 'uova no latte no', 'oeufs non lait non', 'Ei nein Milch nein'],
    ['egg milk nuts peanut', 'eggs no milk no nuts no', 'eggs zero milk zero nuts zero'],
    ['egg', 'eggs no milk yes', 'egg no, milk ok'],
  ],
  'an unfinished last word': [
    [
      'egg',
      'no chicken e',
      'no duck eg',
      'no eg',
      'no e',
      'allergic to eg',
      'i dont eat eg',
      'sin hue',
      'torta senza uov',
    ],
    ['milk', 'no mi', 'no da', 'no dai', 'no lac', 'intolerant to la', "can't eat dai", 'sin lech'],
    ['nuts peanut', 'no nu', 'sans noi', 'ohne Nü'],
    ['nuts', 'no al', 'no cas', 'no alm', 'no tree n', 'without haze', 'sans noisett'],
    ['peanut', 'no pea', 'no pean', 'allergic to pea'],
    ['gluten', 'no glu', 'no wh', 'no whe', 'no cereal con', 'no cereal containing glu'],
    ['sesame', 'no black', 'no se', 'no ses', 'no til'],
    ['celery mustard soy fish lupin sulfites', 'no cel, must, so, fis, lup, sulf'],
    ['mustard', 'no mus', 'no must'],
    ['crustaceans molluscs', 'no shel', 'no shellf'],
    ['fish', 'no snap', 'sans pois'],
    ['crustaceans', 'no shr', 'no pra', 'sans crevett'],
    ['egg soy', 'no egg, soi', 'no egg, so', 'no egg so'],
    [
      'egg milk',
      'no egg, mil',
      'no egg or mil',
      'no eggs, da',
      'ohne Ei und Mil',
      'sin huevo ni lech',
      'sans oeufs, sans lai',
    ],
    ['egg crustaceans', 'without egg or shri', 'egg allergy and shri'],
  ],
  'a small amount, or giving it up': [
    ['peanut', 'low peanut', 'reduced peanuts', 'limited peanuts', 'no cheap peanuts', 'drop peanuts', 'sub peanuts'],
    ['milk', 'low dairy', 'low-lactose', 'low in milk', '0% milk'],
    ['nuts peanut', '0% nuts', '0 % nuts', 'zero percent nuts', 'nuts 0 percent'],
    ['egg', 'cut eggs', 'given up eggs', 'eggs < 1', 'go easy on the eggs'],
  ],
  'a food named for the allergen': [
    ['gluten', 'no wheat flour', 'no whole wheat flour', 'without wheat bread', 'no barley malt', 'no rye bread'],
    ['gluten', 'sin harina de trigo', 'senza farina di grano', 'ohne Weizenmehl'],
    ['milk', 'no milk powder', 'no skim milk', 'no goat milk', 'no condensed milk please', 'pancakes, out of milk'],
    ['nuts', 'no soy or almond milk'],
  ],
  'a second allergen after an exclusion': [
    ['egg milk', 'without eggs for my son and milk for me'],
    ['egg milk nuts peanut', 'no egg 1, milk 2, nuts 3'],
  ],
  'a list whose words also form a name': [
    ['gluten milk egg soy nuts peanut fish crustaceans', 'no gluten, dairy, eggs, soy, nuts, fish or shellfish'],
    ['soy nuts peanut', 'no soy, nuts', 'soy, nuts free', 'no soy nuts', 'no dairy soy nuts', 'allergic to soy/nuts'],
    ['nuts milk', 'no almond, milk', 'almond, milk free', 'allergic to almond, milk', 'no almond, milk, egg'],
    ['milk', 'no coconut, milk', 'allergic to oat, milk', 'no rice, milk, corn'],
    ['peanut', 'no peanut, butter', 'no peanut; oil'],
    ['fish', 'no fish, sauce'],
  ],
  'a group of foods with allergens': [
    ['gluten', 'grain free', 'no grains', 'grain-free dinner', 'no cereals', 'grainfree'],
    ['sesame mustard', 'seed allergy', 'no seeds', 'allergic to seeds'],
    ['peanut soy', 'legume allergy', 'no legumes', 'allergic to pulses'],
  ],
  'an allergy after "no"': [
    ['milk', 'no cheese allergy'],
    ['gluten', 'no atta allergy', 'no pasta allergy'],
    ['crustaceans fish', 'no shrimp paste or fish sauce allergy'],
  ],
  'an allergy to a part or a kind of the food': [
    ['egg', 'egg protein allergy', 'allergic to cooked eggs', 'no chicken eggs'],
    ['peanut', 'peanut light allergy'],
  ],
  'emoji and symbols': [
    ['nuts peanut', 'no 🥜', '🚫🥜', '🥜🚫', 'cake 🚫🥜', '🥜-free snack'],
    ['egg', '🚫 eggs', 'eggs ❌', '🙅‍♀️ eggs', 'cake without 🥚', '≠ eggs'],
    ['egg', '😡 eggs', 'eggs 😷', '😖🥚', '× eggs', '~eggs', '~~eggs~~', '🚷 eggs', 'ｎｏ ｅｇｇｓ'],
    ['egg milk', '🚫🥚🥛', '🥚🚫 🥛🚫', '🚫🥚🚫🥛', 'eggs 🚫 milk 🚫', '🚫🥚 no milk'],
  ],
  abbreviations: [
    ['egg', 'w\\o eggs', 'w.o. eggs', 'w/0 eggs', 'wo/ eggs', 'n/o eggs', 'n.o. eggs', 'n/ eggs'],
    ['gluten soy', 'GF SF'],
    ['gluten milk', 'WF LF'],
    ['milk gluten nuts peanut', 'gf df nf', 'gfdfnf', 'GF-DF-NF'],
    ['gluten', 'g-f dinner', 'g-f bread'],
    ['gluten milk', 'gfdf', 'GFDF dinner'],
    ['nuts peanut', 'NF snack'],
    ['gluten', 'G.F. bread', 'g/f bread'],
    ['sulfites', 'SO2 allergy', 'E220 allergy'],
  ],
  'other apostrophes and invisible characters': [
    ['sesame', 'son can´t have sesame', 'son can`t have sesame', 'no sesa\u00adme'],
    ['egg', 'sans d`oeufs', 'allergique à l´oeuf'],
  ],
  misspellings: [
    ['milk', 'no diary', 'diary-free cake', 'no mlik', 'no dariy'],
    ['crustaceans', 'no shirmp', 'no prwans'],
    ['egg', 'no egss', 'no egss please'],
    ['egg milk', 'no eggs or diary', 'egg and diary free', 'diary and egg free'],
    ['egg crustaceans molluscs', 'no eggs or shelfish', 'egg and shelfish allergy'],
    ['egg gluten', 'no eggs or glutten'],
  ],
  'words without spaces, as in tags': [
    ['gluten', '#glutenfreerecipes', 'sansgluten', 'singluten', 'withoutgluten', 'gfree bread', 'glutenles dinner'],
    ['milk', 'dairyfreerecipes', 'dfree dessert'],
    ['egg milk', 'dairyfreeeggfree'],
    ['nuts peanut', 'nutfreesnacks', 'withoutnuts', 'w/onuts'],
    ['egg', 'egglesss breakfast'],
  ],
  'a space in place of an apostrophe': [
    ['nuts peanut', 'can t eat nuts', 'shouldn t have nuts'],
    ['egg', 'don t eat eggs', 'doesn t eat eggs'],
  ],
  'misspelled compounds': [
    ['gluten', 'gultenfree pasta', 'glutenfre bread', 'gluteenfree dinner', 'gultenfre dinner'],
    ['milk', 'dariyfree dessert', 'dairyfre dessert', 'diaryfree dessert'],
    ['nuts peanut', 'nutfre snack'],
    ['peanut', 'penutfree snack', 'peanutfre snack'],
    ['egg', 'eggfre breakfast'],
  ],
  'German compounds and endings': [
    ['egg', 'eifrei', 'eierfreie Kuchen', 'Hühnereiweißallergie', 'frei von Eiern'],
    ['egg milk', 'milchfrei und eifrei', 'milch- und eifrei', 'weder Ei noch Milch'],
    ['gluten', 'glutenfreies Brot', 'glutenfreier Kuchen', 'Glutenunverträglichkeit'],
    ['nuts peanut', 'ohne Nuß', 'Nussallergiker'],
  ],
  'other languages': [
    ['egg', 'libre de huevo', 'nada de huevo', 'sans aucun oeuf', "exempt d'oeufs", 'privo di uova', 'livre de ovo'],
    ['milk', 'sans produits laitiers', 'sin leche de vaca', 'Kuhmilchallergie', 'sem laticínios'],
    ['nuts', 'sans noisettes', 'sans amandes', 'ohne Walnüsse', 'sin avellanas', 'senza mandorle'],
    ['crustaceans', 'sin langostinos', 'sin camarones', 'ohne Garnelen', 'senza gamberetti'],
    ['crustaceans molluscs', 'sem frutos do mar', 'sans coquillages et crustacés'],
    ['celery', 'sem salsão', 'sem aipo'],
    ['fish', 'senza tonno', 'sans saumon', 'ohne Thunfisch', 'kein Lachs', 'no machli'],
    ['sesame', 'no tilli', 'bina til', 'gingelly free'],
    ['peanut', 'no singdana', 'no mungfali'],
    ['gluten', 'gehu free', 'glutenfreee pasta'],
    ['egg', 'bina anda', 'ande ke bina', 'no anda'],
    ['milk', 'dudh nahi', 'no doodh'],
    ['gluten', 'per celiaci', 'celiachia', 'maladie cœliaque'],
  ],
};

/** Returns the results of a query that contain or may contain one of the allergens. */
async function findHarmful(query: string, allergens: string): Promise<string[]> {
  const { hits } = await searchService.find(query, catalogue.current);
  const slugs = hits.map(({ slug }) => slug);
  return slugs.filter((slug) => allergens.split(' ').some((each) => facts.get(slug)?.allergens.includes(each)));
}

describe('a search', () => {
  it.each(Object.keys(QUERIES))('shows no dish with an excluded allergen: %s', async (kind) => {
    const shown: Record<string, string[]> = {};
    for (const [allergens, ...queries] of QUERIES[kind] ?? [])
      for (const query of queries) {
        const harmful = await findHarmful(query, allergens);
        if (harmful.length > 0) shown[query] = harmful;
      }
    expect(shown).toEqual({});
  });

  it.each([
    ['no-fuss eggs', 'egg'],
    ['no-cook eggs', 'egg'],
    ['not fried fish', 'fish'],
    ['fish, not too spicy', 'fish'],
    ['no meat egg curry', 'egg'],
    ['fish no onion', 'fish'],
    ['eggs, no butter', 'egg'],
    ['🥚', 'egg'],
    ['eggs 😍', 'egg'],
    ['fish 🔥', 'fish'],
    ['low sugar nuts', 'nuts'],
    ['no peas', 'peanut'],
    ['sin ajo', 'sesame'],
    ['no coconut milk', 'milk'],
    ['no chicken', 'egg'],
    ['eggs and bacon', 'egg'],
  ])('keeps dishes with an allergen that is not excluded: %s', async (query, allergen) => {
    expect(await findHarmful(query, allergen)).not.toEqual([]);
  });

  it.each([
    'nut-free school lunch',
    'eifrei',
    'sin leche de vaca',
    'végétalienne',
    'NF snack',
    'no eg',
    'no egg, mil',
    'no s',
  ])('finds dishes despite an exclusion: %s', async (query) => {
    const { hits } = await searchService.find(query, catalogue.current);
    expect(hits.length).toBeGreaterThan(0);
  });

  it.each([
    ['ceoliac dinner', 'Gluten-free'],
    ['coelaic husband', 'Gluten-free'],
    ['dinner for celliacs', 'Gluten-free'],
    ['vgn dinner', 'Vegan'],
    ['WFPB dinner', 'Vegan'],
    ['veagn pasta', 'Vegan'],
    ['plant-bassed dinner', 'Vegan'],
    ['plant base dinner', 'Vegan'],
    ['🌱 dinner', 'Vegan'],
    ['🌱 🚫🥜', 'Vegan'],
    ['yetsom', 'Vegan'],
    ['vegandinner', 'Vegan'],
    ['#veganrecipes', 'Vegan'],
  ])('reads a misspelled or abbreviated diet: %s', async (query, diet) => {
    const { hits, filters } = await searchService.find(query, catalogue.current);
    expect(filters.map(({ meaning }) => meaning)).toContain(diet.toLowerCase());
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({ slug }) => !facts.get(slug)?.diets.includes(diet))).toEqual([]);
  });

  it.each(['halaal dinner', 'koshar dinner', 'dinner for a muslim', 'IBS dinner', 'MCAS lunch', 'low potassium soup'])(
    'finds nothing for a diet that recipes do not state: %s',
    async (query) => {
      const { hits, filters } = await searchService.find(query, catalogue.current);
      expect(hits).toEqual([]);
      expect(filters).toContainEqual(expect.objectContaining({ meaning: expect.stringContaining('(not stated)') }));
    },
  );

  it('does not exclude a meal or cuisine before a comma', async () => {
    const { hits } = await searchService.find('mexican, dairy free', catalogue.current);
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map(({ slug }) => facts.get(slug)?.cuisine))).toEqual(new Set(['Mexican']));
    const dinner = await searchService.find('dinner, nut free', catalogue.current);
    expect(dinner.hits.length).toBeGreaterThan(0);
    expect(dinner.hits.filter(({ slug }) => !facts.get(slug)?.categories.includes('Dinner'))).toEqual([]);
  });

  it('excludes an unfinished food, and says which names it may become', async () => {
    const getSlugs = async (query: string) =>
      (await searchService.find(query, catalogue.current)).hits.map(({ slug }) => slug);
    expect(await getSlugs('no oni')).not.toEqual([]);
    expect(await getSlugs('without onion')).toEqual(expect.arrayContaining(await getSlugs('no oni')));
    const { filters } = await searchService.find('no egg, sesa', catalogue.current);
    expect(filters.map(({ meaning }) => meaning)).toEqual(['without eggs', 'without sesa… or sesame']);
  });
});
