import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps, toCard } from '../support/pasted-texts.ts';

const list = '2 leeks\n1 egg';
const method = 'Fry the leeks.\nStir in the egg.';

describe('a pasted page or letter', () => {
  const tart = {
    title: 'Leek tart',
    servings: 4,
    items: ['2 leeks', '1 egg'],
    steps: ['Fry the leeks.', 'Stir in the egg.'],
  };

  it.each([
    [
      'a breadcrumb trail and a button with the title',
      toCard(list, method, `Log in\nHome » Pies » Sunday special\nBook of Pies\nSunday special\nPrint\nServes 4`),
      { ...tart, title: 'Sunday special' },
    ],
    [
      'a title that only a button says',
      toCard(list, method, 'Log in\nShare “Leek tart” on the net\nPrint\nServes 4'),
      tart,
    ],
    [
      'a title in two lines',
      toCard(list, method, 'Leek tart\nwith egg and cream\nServes 4'),
      { ...tart, title: 'Leek tart with egg and cream' },
    ],
    ['labels above their values', toCard(list, method, 'Leek tart\nPrep time\tServings\n10 minutes\t4 people'), tart],
    ['a label with a remark', toCard(list, method, 'Leek tart\nServings (tap to change): 4 plates'), tart],
    ['a two-digit number of slices', toCard(list, method, 'Leek tart\nServings 14 slices'), { ...tart, servings: 14 }],
    ['the number of servings twice', toCard(list, method, 'Leek tart\nSERVINGS\n4 4'), tart],
    ['a label "Servings" without a number', toCard(`${list}\n\nServings: serving`, method), tart],
    ['facts below the steps', toCard(list, `${method}\nServes\n4\nPrep time\n5 mins`, 'Leek tart'), tart],
    ['the heading of the ingredients twice', toCard(`for\n4\nIngredients\n${list}`, method), tart],
    ['a choice of servings', toCard(`4 Servings\n1 serving\n2 servings\n${list}`, method), tart],
    [
      'remarks and a question in the list',
      toCard(
        `${list}\n*Young ones are best\nIf you have no leeks, use onions\nAny egg will do, as long as it is a fresh one from a hen.\nHow green are these leeks?\nVery green`,
        method,
      ),
      tart,
    ],
    [
      'remarks in parentheses',
      toCard('2 leeks (\n\nwhite part only\n\n)\n1 egg', method),
      { ...tart, items: ['2 leeks (white part only)', '1 egg'] },
    ],
    [
      'shopping buttons and nutrition',
      toCard(`${list}\nCheck all\nAdd to list\nCalories: 200\nFat\t3 g`, method),
      tart,
    ],
    [
      'headings and the list again in the notes',
      toCard(list, `${method}\nNotes\nIt keeps.\nMethod\nFor another one, double it.\nIngredients\n${list}`),
      tart,
    ],
    [
      'links and a request below the steps',
      toCard(list, `${method}\nToolbox\nTo the shop\nAna Moss\nIf you make this recipe, show me.`),
      tart,
    ],
    [
      'a source and a trademark below the steps',
      toCard(list, `${method}\nSource:\nP-I-E\n____\n™Keep is a mark of the Pie Press.`),
      tart,
    ],
    [
      'a newsletter prompt between the steps',
      toCard(list, 'Fry the leeks.\nWant more pies in your inbox?\nStir in the egg.'),
      tart,
    ],
    [
      'information between the steps',
      toCard(list, 'Fry the leeks.\nInformation:\nLeeks are onions.\nStir in the egg.'),
      tart,
    ],
    [
      'steps above the ingredients',
      `Log in\nLeek tart\nServes 4\nPrint\nMethod\nFor the leeks and egg:\n1. Fry the leeks.\n2. Stir in the egg.\n\nIngredients\n${list}`,
      tart,
    ],
    ['step numbers twice', toCard(list, '1. Step 1Fry the leeks.\n2. Step 2Stir in the egg.'), tart],
    [
      'a step number above a word that can be a heading',
      toCard(list, '1\nFry the leeks.\n2\nVariations: stir in the egg.'),
      { ...tart, steps: ['Fry the leeks.', 'Variations: stir in the egg.'] },
    ],
    [
      'an ingredient that is a whole sentence',
      toCard('2 leeks that I grow in my own garden every year, if it rains.\n1 egg', method),
      { ...tart, items: ['2 leeks that I grow in my own garden every year, if it rains.', '1 egg'] },
    ],
    [
      'local offers and private notes',
      toCard(
        `${list}\n\nLocal Offers\n00000 Change`,
        `Step 1\nFry the leeks.\n\nStep 2\nStir in the egg.\n\nPrivate Notes\nLeave a Private Note on this recipe and see it here.`,
      ),
      tart,
    ],
    [
      'units above the foods',
      toCard('1 unit\nGreen leek\n1\negg', method),
      { ...tart, items: ['1 unit Green leek', '1 egg'] },
    ],
    ['quoted lines', `Leek tart\nServes 4\n\n> 2 leeks\n> 1 egg\n>\n> Fry the leeks.\n> Stir in the egg.`, tart],
    [
      'timestamps of a chat',
      `[03/06/2019, 10:22:14] Ada: Leek tart\nServes 4\n2 leeks\n1 egg\n[03/06/2019, 10:23:01] Ada: Fry the leeks.\nStir in the egg.`,
      tart,
    ],
    ['empty headings at the end', toCard(list, `${method}\nIngredients\nMethod\nStep 1\nComments`), tart],
  ])('is read in full from a page with %s', async (_name, text, expected) => {
    const [parsed, ...others] = await readRecipes(text);
    const { title, servings } = parsed?.fields ?? {};
    expect(others).toEqual([]);
    expect({ title, servings, items: getItems(parsed?.fields ?? {}), steps: getSteps(parsed?.fields ?? {}) }).toEqual(
      expected,
    );
  });

  it.each([
    'Posted on 12 March 2024 by Ana | 34 comments',
    'Published: May 3, 2021 · Modified: Jun 4, 2024 by Ana · This page may contain affiliate links',
  ])('does not take its description from the line "%s"', async (line) => {
    const story = 'My grandma made this every Sunday.';
    const [parsed] = await readRecipes(toCard(list, method, `Leek tart\n\n${line}\n\n${story}\n\nServes 4`));
    expect(parsed).toMatchObject({ fields: { description: story }, unread: [line] });
  });

  it.each([
    'Boil the egg for 10 minutes.\n\nAdvertisement\n\nFry the leeks in oil.\nRelated: Pea tart\nMix everything and season it.',
    '1\nBoil the egg for 10 minutes.\n\nCooking Instructions step 1\n2\nFry the leeks in oil.\n\n3\nMix everything and season it.',
  ])('has no section named after an advertisement or a picture caption: %j', async (text) => {
    const [parsed] = await readRecipes(toCard(list, text));
    const steps = ['Boil the egg for 10 minutes.', 'Fry the leeks in oil.', 'Mix everything and season it.'];
    expect(parsed?.fields.instructions).toEqual([{ title: null, steps }]);
  });

  it('keeps the names of groups and sections, and lists a footnote as unread', async () => {
    const [parsed] = await readRecipes(
      toCard(
        'Sauce\n1 egg\nfor plating\n2 leaves of sorrel\nSeed topping (optional)\n1 tbsp seeds\nFor Baking\n20 g butter\nServe with\nPickles\nSalt and lemon for garnish\n*Or none',
        'Method for the sauce\nStep 1\nWhisk the egg.\nMaking the tart\nStep 1\nPour it in.\nTo Store\nKeep it cold, in the coldest part of the house, and eat it on the next day, when it has become much better still.',
      ),
    );
    expect(parsed?.fields).toMatchObject({
      ingredients: [
        { title: 'Sauce', items: ['1 egg'] },
        { title: 'for plating', items: ['2 leaves of sorrel'] },
        { title: 'Seed topping (optional)', items: ['1 tbsp seeds'] },
        { title: 'For Baking', items: ['20 g butter'] },
        { title: 'Serve with', items: ['Pickles', 'Salt and lemon for garnish'] },
      ],
      instructions: [
        { title: 'Method for the sauce', steps: ['Whisk the egg.'] },
        { title: 'Making the tart', steps: ['Pour it in.'] },
      ],
      tips: [expect.stringMatching(/^Keep it cold, .*still\.$/)],
    });
    expect(parsed?.unread).toEqual(['*Or none']);
  });

  const tartWithLongSteps = {
    ...tart,
    steps: ['Fry the leeks in a wide pan with a little oil until they are soft.', 'Stir in the egg off the heat.'],
  };

  it.each([
    [
      'with wrapped lines',
      `Leek tart\nServes 4\n\n${list}\n\nFry the leeks in a wide pan with a\nlittle oil until they are soft.\n\nStir in the egg off\nthe heat.\n\n(My aunt makes it with cream and more\neggs than this.)`,
      tartWithLongSteps,
    ],
    [
      'with other fields in the front matter',
      `---\nlayout: post\ntitle: "Leek tart"\ntags: [pie]\nservings: 4\n---\n\n## Ingredients\n\n- 2 leeks\n- 1 egg\n\n## Method\n\n${method}`,
      tart,
    ],
    ['with TOML front matter', `+++\ntitle = "Leek tart"\nservings = 4\n+++\n${toCard(list, method, '')}`, tart],
    ['with servings in a sentence', toCard(list, `${method}\nEnough for 4 hungry portions.`, 'Leek tart'), tart],
    ['with servings in words below the steps', toCard(list, `${method}\nMakes four servings.`, 'Leek tart'), tart],
    [
      'with a number of slices but no servings',
      toCard(list, method, 'Leek tart\nMakes 12 slices'),
      { ...tart, servings: undefined },
    ],
    [
      'with nutrition per serving',
      toCard(
        list,
        `${method}\nNutrition per serving (1/8 of the whole tart, cut evenly): 90 kcal\nServing size: 1 slice`,
        'Leek tart',
      ),
      { ...tart, servings: undefined },
    ],
    [
      'in a single list',
      'Leek tart (serves 4)\n\n• 2 leeks\n• 1 egg\n• Fry the leeks in some oil / butter\n• Stir in the egg.',
      { ...tart, steps: ['Fry the leeks in some oil / butter', 'Stir in the egg.'] },
    ],
    ['with dashes without spaces', toCard('-2 leeks\n-1 egg', '-Fry the leeks.\n-Stir in the egg.'), tart],
    [
      'with steps in lower case',
      toCard(list, 'fry the leeks\nstir in the egg'),
      { ...tart, steps: ['fry the leeks', 'stir in the egg'] },
    ],
    [
      'with steps in lower case and a centered title',
      `                        Leek tart\n Servings      : 4\n Prep time     : 10 min\n\n2 leeks\n1 egg\n\nfry the leeks in a wide pan with a little oil\nstir in the egg off the heat and leave it there\nbake it at 200 degrees until it is all golden`,
      {
        ...tart,
        steps: [
          'fry the leeks in a wide pan with a little oil',
          'stir in the egg off the heat and leave it there',
          'bake it at 200 degrees until it is all golden',
        ],
      },
    ],
    [
      'with numbers before a colon',
      toCard(list, '1: fry the leeks\n2: stir in the egg'),
      { ...tart, steps: ['fry the leeks', 'stir in the egg'] },
    ],
    [
      'with a sentence in a list',
      `Leek tart\nServes 4\n\n• 2 leeks – young ones are the best.\n• 1 egg\n\n${method}`,
      { ...tart, items: ['2 leeks – young ones are the best.', '1 egg'] },
    ],
    ['with a yield below the list', toCard(`${list}\n(Makes approx 1 kg)`, method), tart],
    [
      'with numbered ingredients',
      'Leek tart\nServes 4\n1. 2 leeks\n2. 1 egg\n3. salt\n1. Fry the leeks.\n2. Stir in the egg.',
      { ...tart, items: [...tart.items, 'salt'] },
    ],
    [
      'with wrapped lines below a long one',
      `Leek tart serves 4\n${'It is the pie of my childhood, which we ate on the first day of spring in the garden behind the house. '.repeat(2)}\nIngredients\n${list}\nMethod\nFry the leeks in a wide pan with a\nlittle oil until they are soft.\nStir in the egg off\nthe heat.`,
      tartWithLongSteps,
    ],
    [
      'with an amount in an open parenthesis',
      toCard('2 leeks (about\n300 g in all)\n1 egg', method),
      { ...tart, items: ['2 leeks (about 300 g in all)', '1 egg'] },
    ],
    [
      'with a short step without a period',
      toCard(list, 'Heat an oven to 200C\nFry the leeks.\nStir in the egg.'),
      { ...tart, steps: ['Heat an oven to 200C', ...tart.steps] },
    ],
    ['with a button above the title', toCard(list, method, 'Go Back\n+ servings\nLeek tart\nServes 4'), tart],
    ['with two columns', `Leek tart\nServes 4\n\n2 leeks\t1 egg\n\n${method}`, tart],
    [
      'with indented steps, one of them wrapped',
      toCard(list, '  1. Fry the leeks.\n  2. Stir in the egg\n     off the heat.'),
      { ...tart, steps: ['Fry the leeks.', 'Stir in the egg off the heat.'] },
    ],
    [
      'with a second sentence below a numbered step',
      toCard(list, '1. Fry the leeks.\nSalt them.\n2. Stir in the egg.'),
      { ...tart, steps: ['Fry the leeks. Salt them.', 'Stir in the egg.'] },
    ],
    [
      'in the format of Meal-Master',
      'MMMMM----- Recipe via Meal-Master (tm) v8\n\n      Title: Leek tart\n Categories: Pies\n      Yield: 4 Servings\n\n      2    leeks\n      1    egg\n\n  Fry the leeks.\n\n  Stir in the egg.\n\nMMMMM',
      tart,
    ],
    ['with equipment in the list', toCard(`${list}\nYou will need\n- tin of 20 cm`, method), tart],
    ['with times below the list', toCard(`- 2 leeks\n- 1 egg\nCooking time:\n30 minutes`, method), tart],
    [
      'with an ingredient on two lines',
      toCard('2 leeks, plus\nmore to serve\n1 egg', method),
      { ...tart, items: ['2 leeks, plus more to serve', '1 egg'] },
    ],
    [
      'with a remark in parentheses',
      toCard(`2 leeks\n(they are in season from the autumn on, and last for a whole winter)\n1 egg`, method),
      tart,
    ],
    ['with a source', toCard(list, `${method}\nFrom a book by Ada Moss that I have lost`), tart],
    [
      'from an HTML page without structured data',
      `<html><body><h1>Leek tart</h1><p>Serves 4</p><ul><li>leeks • 2 small</li><li>1 egg</li></ul><ol><li>Fry the leeks.</li><li>Stir in the egg.</li></ol></body></html>`,
      { ...tart, items: ['leeks • 2 small', '1 egg'] },
    ],
  ])('is read in full %s', async (_name, text, expected) => {
    const [parsed, ...others] = await readRecipes(text);
    const { title, servings } = parsed?.fields ?? {};
    expect(others).toEqual([]);
    expect({ title, servings, items: getItems(parsed?.fields ?? {}), steps: getSteps(parsed?.fields ?? {}) }).toEqual(
      expected,
    );
  });
});
