import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { toCard } from '../support/pasted-texts.ts';

/** Returns the title, the servings, the ingredients and the steps of the first recipe in a text. */
async function read(text: string) {
  const [recipe] = await readRecipes(text);
  const { title, servings, ingredients = [], instructions = [] } = recipe?.fields ?? {};
  const [groups, sections] = [ingredients, instructions] as [{ items: string[] }[], { steps: string[] }[]];
  return {
    title,
    servings,
    items: groups.flatMap(({ items }) => items),
    steps: sections.flatMap(({ steps }) => steps),
  };
}

const list = '300 g barley\n2 carrots, diced\n1 tbsp oil';
const items = list.split('\n');
const method = 'Boil the barley for 30 minutes.\nFry the carrots in the oil.\nMix everything and season it.';
const steps = method.split('\n');
const salad = { title: 'Barley salad', servings: 4, items, steps };
const head = 'Barley salad\nServes 4';

describe('a line of a pasted text', () => {
  it.each([
    [
      'with an indent below a number',
      `${head}\n\nIngredients\n\n${list}\n\nMethod\n\n1. Boil the barley in plenty of water for at least half an\n   hour, and drain it well.\n2. Fry the carrots.`,
      ['Boil the barley in plenty of water for at least half an hour, and drain it well.', 'Fry the carrots.'],
    ],
    [
      'with an amount at its start',
      `${head}\n\n${list}\n\n     Rinse the barley and put it into a wide pan with\n2 cups of water and a little salt. Let it boil until\nit is soft, and stir it now and then.\n     Fry the carrots in the oil over a high heat, then\nmix them with the barley while they are still warm.`,
      [
        'Rinse the barley and put it into a wide pan with 2 cups of water and a little salt. Let it boil until it is soft, and stir it now and then.',
        'Fry the carrots in the oil over a high heat, then mix them with the barley while they are still warm.',
      ],
    ],
    [
      'after a unit with a period',
      `${head}\n\n${list}\n\nBoil the barley with the salt. Fry the carrots in 1 tbsp.\noil until they are brown at the edges, and add a few\ndrops of lemon juice.\n\nMix everything.`,
      [
        'Boil the barley with the salt. Fry the carrots in 1 tbsp. oil until they are brown at the edges, and add a few drops of lemon juice.',
        'Mix everything.',
      ],
    ],
    [
      'below an empty line, like all lines',
      `Barley salad\n\nServes 4\n\n${list.replace(/\n/g, '\n\n')}\n\nBoil barley in salted water until it is soft, then drain and\n\nrinse it. Fry carrots in oil until they are brown.\n\nMix everything.`,
      [
        'Boil barley in salted water until it is soft, then drain and rinse it. Fry carrots in oil until they are brown.',
        'Mix everything.',
      ],
    ],
    [
      'with "an hour" at its start',
      `${head}\n${list}\nBoil barley in salted water for half\nan hour. Drain. Fry carrots in oil until\nthey are brown. Mix all together and\nseason to taste with salt and pepper.\n— Mrs. Ada Moss`,
      [
        'Boil barley in salted water for half an hour. Drain. Fry carrots in oil until they are brown. Mix all together and season to taste with salt and pepper.',
      ],
    ],
  ])('%s continues the step above', async (_name, text, expected) => {
    expect(await read(text)).toEqual({ ...salad, steps: expected });
  });

  it.each([
    [
      'with numbers in parentheses',
      toCard(list, '(1) Boil the barley.\n(2) Fry the carrots.', head),
      { steps: ['Boil the barley.', 'Fry the carrots.'] },
    ],
    [
      'with numbers below a heading',
      `${head}\nYou will need:\n1. some barley, of any kind. It keeps well.\n2. carrots\n3. oil\nMethod:\n1. Boil the barley.\n2. Fry the carrots.`,
      {
        items: ['some barley, of any kind. It keeps well.', 'carrots', 'oil'],
        steps: ['Boil the barley.', 'Fry the carrots.'],
      },
    ],
    ...[
      ['numbers without punctuation', '1 Boil the barley\n2 In a pan, fry the carrots'],
      ['number signs', '#1 Boil the barley\n#2 In a pan, fry the carrots'],
      ['Roman numbers', 'i. Boil the barley\nii. In a pan, fry the carrots'],
      ['letters', 'a) Boil the barley\nb) In a pan, fry the carrots'],
      ['numbers in words', 'Step One\nBoil the barley\nStep Two\nIn a pan, fry the carrots'],
      ['the total number of steps', 'Step 1/2\nBoil the barley\nStep 2/2\nIn a pan, fry the carrots'],
    ].map(([name, text = '']): [string, string, object] => [
      `with ${name}`,
      toCard(list, text, head),
      { steps: ['Boil the barley', 'In a pan, fry the carrots'] },
    ]),
    [
      'with a capitalized unit and a period',
      toCard(`${list}\n4 Tbsp honey, warmed.\n2 Cups olives (any are fine!)`, method, head),
      { items: [...items, '4 Tbsp honey, warmed.', '2 Cups olives (any are fine!)'] },
    ],
    [
      'in a table without outer bars',
      toCard('| | |\n|---|---:|\nbarley | 300 g\ncarrots | 2', method, head),
      { items: ['300 g barley', '2 carrots'] },
    ],
    [
      'in rows that end with a bar',
      toCard('300 g | Barley |\n2 | Carrots |', method, head),
      { items: ['300 g Barley', '2 Carrots'] },
    ],
    [
      'with a number in words',
      `date 2019-09-01 We celebrate the feast at the community garden with a delicious barley salad for 4 people.\n\nIngredients\n\nFour carrots\n\n225g sifted barley\n\n225g soft barley\n\nZest of one lemon\n\nInstructions\n\n${method}`,
      { title: undefined, items: ['Four carrots', '225g sifted barley', '225g soft barley', 'Zest of one lemon'] },
    ],
    [
      'below headings with remarks in parentheses',
      `Barley salad\nIngredients: (serves 4)\n${list}\nInstructions: (90 minutes)\n${method}`,
      {},
    ],
    [
      'below its amount and package size',
      `${head}\nIngredients\n${list}\n1 (15 to 16-ounce) container\nsoft cheese\nMethod\n${method}`,
      { items: [...items, '1 (15 to 16-ounce) container soft cheese'] },
    ],
    [
      'below headings with buttons',
      `${head}\nIngredients 1x 2x 3x\n${list}\nInstructions Jump to Recipe\n${method}`,
      {},
    ],
    [
      'in one line with the others',
      `${head}\nIngredients\n300 g barley, 2 carrots, 1 tbsp oil\nDressing: cream; lemon juice; a little honey.\nMethod\n${method}`,
      { items: ['300 g barley', '2 carrots', '1 tbsp oil', 'cream', 'lemon juice', 'a little honey'] },
    ],
    [
      'with its amount at the end',
      `${head}\n\nCold barley - 1 cup (use a big cup)\nGreen carrots - 2 to 3 peeled\nOil - 1 tbsp\n\n${method}`,
      { items: ['1 cup (use a big cup) Cold barley', '2 to 3 peeled Green carrots', '1 tbsp Oil'] },
    ],
    [
      'below a second heading',
      `${head}\nIngredients\n${list}\nYou also need\n2 tsp honey\n1 lemon\nMethod\n${method}`,
      { items: [...items, '2 tsp honey', '1 lemon'] },
    ],
    [
      'above its amount',
      `${head}\nIngredients\nBarley\n300 g\nGreen carrots\n2 medium\nOil\n1 spray(s)\nMethod\n${method}`,
      { items: ['300 g Barley', '2 medium Green carrots', '1 spray(s) Oil'] },
    ],
    [
      'with a name that begins like an instruction',
      toCard(`${list}\n500 g fish, cut into large chunks (cod or hake)\nFish sauce\n1 cup peas`, method, head),
      { items: [...items, '500 g fish, cut into large chunks (cod or hake)', 'Fish sauce', '1 cup peas'] },
    ],
    [
      'with a tilde',
      `${head}\n\n~300 g barley\n~20 crackers\n\n${method}`,
      { items: ['~300 g barley', '~20 crackers'] },
    ],
    [
      'below a misspelled heading',
      `${head}\n\nThis salad has been on our table for years.\n\nIngrediants\nButter, for the pan\n${list}\n\nMethod\n${method}`,
      { items: ['Butter, for the pan', ...items] },
    ],
    [
      'above a heading with the name of an ingredient',
      `${head}\n\nIngredients\n\n${list}\nGreen carrots; 6 large\n\nGreen Carrot Preparation\n\n${method}`,
      { items: [...items, 'Green carrots; 6 large'] },
    ],
    [
      'after a heading in capitals on the same line',
      `${head}\n\nINGREDIENTS\n${list}\n\nDIRECTIONS In a large pan, boil the barley.\nFry the carrots.`,
      { steps: ['In a large pan, boil the barley.', 'Fry the carrots.'] },
    ],
  ])('is part of a list %s', async (_name, text, expected) => {
    expect(await read(text)).toEqual({ ...salad, ...expected });
  });

  it.each([
    ['a wish', toCard(list, `${method}\n\nEnjoy your big bowl of barley!`, head)],
    [
      'a remark about the dish',
      toCard(list, `${method}\nThis salad was always on the table when we had guests.`, head),
    ],
    [
      'a comment with a number',
      toCard(
        list,
        `${method}\n\n2 comments\nMay 3, 2019\n1. Thank you, I made this twice and loved it!\n2. We had it cold, and it was so good!!`,
        head,
      ),
    ],
    [
      'an entry of a table of contents',
      `${head}\n\nContents\n1 Ingredients\n2 Procedure\n3 Notes, tips, and variations\n\n${toCard(list, method, '')}`,
    ],
    [
      'a name of a group without a colon',
      toCard(`300 g barley\n2 carrots, diced\nLemon dressing\n1 tbsp oil`, method, head),
    ],
  ])('is neither an ingredient nor a step if it is %s', async (_name, text) => {
    expect(await read(text)).toEqual(salad);
  });

  it.each([
    ['the author', `Log in\nBarley salad\nBy\nAda Moss\nServes 4\n\n${toCard(list, method, '')}`],
    [
      'a link to another page',
      `Menu\nBarley salad\nMore to cook\nServes 4\n\n${toCard(list, method, '')}\n\nThis barley salad keeps for a week.`,
    ],
    ['a date', `Monday, June 3, 2019\nBarley salad\nServes 4\n\n${toCard(list, method, '')}`],
    [
      'the header of an email, or the prefix of a mailing list',
      `[cooks] Barley salad\nAda Moss (ada@cooks.test)\nSun, 08 Apr 2001 08:29:15 -0500\n\n${list}\n\n${method}\n\nServes 4`,
    ],
    [
      'a line of front matter',
      `---\ncourse: dinner\nprep_time: long\nthings_to_buy: []\n---\n# Barley salad\n\nServes 4.\n\n${toCard(list, method, '')}`,
    ],
    ['the keyword of an Org file', `#+title: Barley salad\n\nServes 4\n\n${list}\n\n${method}`],
  ])('is not the title, or part of it, if it is %s', async (_name, text) => {
    expect(await read(text)).toEqual(salad);
  });

  it.each([
    ['Makes 2 main servings or 4 side servings', 2],
    ['(makes 6 2oz servings)', 6],
    ['For 3 large helpings:', 3],
    ['Serves 8 (1 cup servings)', 8],
    ['YieldServes 6 to 8', 6],
    ['Persons: 6', 6],
    ['2023-02-06\nPersons: 6', 6],
    ['No. of servings 6', 6],
    ['Makes 4 2-cup servings', 4],
    ['Enough barley for lunch, 20+ servings', 20],
    ['Yield\n8 (1/2-cup) servings', 8],
    ['Makes 3 cups (10 - 1/4 cup servings)', 10],
    ['Note: This makes about 8 servings of salad.', 8],
    ['Servings: 1 loaf', undefined],
  ])('with the text %j states the servings: %s', async (line, servings) => {
    expect(await read(toCard(list, method, `Barley salad\n${line}`))).toEqual({ ...salad, servings });
  });

  it('is not the title of a group if it states the servings', async () => {
    const [recipe] = await readRecipes(toCard(`Original recipe makes 4 servings\n\n${list}`, method, 'Barley salad'));
    expect(recipe?.fields).toMatchObject({ servings: 4, ingredients: [{ title: null, items }] });
  });

  it('is one ingredient even if it lists kinds in parentheses', async () => {
    const beans = '3 cans beans (1 white, 1 red, 1 black)';
    expect(await read(toCard(`${list}\n${beans}`, method, head))).toEqual({ ...salad, items: [...items, beans] });
  });

  it.each(['salt', '2 bay leaves', ''])('"3 cloves" is a spice, not an amount of the line below: %j', async (below) => {
    const spices = ['3 cloves', below].filter((spice) => spice !== '');
    const text = toCard([...items, ...spices].join('\n'), method, head);
    expect(await read(text)).toEqual({ ...salad, items: [...items, ...spices] });
  });

  it('does not take servings from an ingredient', async () => {
    const text = toCard(`${list}\n2 portions of lemon dressing`, method, 'Barley salad');
    expect(await read(text)).toMatchObject({ servings: undefined, items: [...items, '2 portions of lemon dressing'] });
  });

  it.each([
    'Leave a comment below if you make it!',
    'Please leave a rating.',
    'If you tried this recipe, let me know how it went in the comments.',
    'Did you make this recipe?',
    'Tag @barleydays on Instagram.',
    'Pin this recipe for later!',
    'Let us know what you think in the comments below.',
  ])('is not a step if it asks readers for something: %s', async (line) => {
    expect(await read(`${toCard(list, method, head)}\n${line}`)).toEqual(salad);
  });

  it('is a step among bullets, not the title of others, although it has no period', async () => {
    const bullets = [
      'Boil the barley for 30 minutes.',
      'Taste the barley. Add more salt or oil if needed. If it is too thick, add some more water and cook a little more.',
      'Remove the bay leaf and lemon leaf',
      'Add the carrots when you are happy with the barley. Cook for a minute and then add the oil. Once you are happy the carrots are soft (no crunch left), it will probably take 3-5 minutes, remove from the heat.',
      'Serve the barley with the carrots.',
    ];
    const text = toCard(`${list}\n1 bay leaf\n1 lemon leaf`, bullets.map((step) => `- ${step}`).join('\n'), head);
    expect((await read(text)).steps).toEqual(bullets);
  });

  it('is a step although it begins like a request to readers', async () => {
    const line = 'Tag the bags with the date.';
    expect((await read(`${toCard(list, method, head)}\n${line}`)).steps).toEqual([...steps, line]);
  });
});
