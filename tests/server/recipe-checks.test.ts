import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#server/content/check-content.ts';
import { ContentError } from '#server/content/problem.ts';
import { addPicture, type ContentFixture, createContent } from '../support/content.ts';

const GOOD = `# yaml-language-server: $schema=../schemas/recipe.schema.json
title: Slow Pot with Onions
description: Chicken and red lentils in one pot, with an egg for everyone.
author: hanna-tesfaye
published: 2025-05-20
category: Lunch
cuisine: Ethiopian
servings: 4
prepTime: 15
cookTime: 45
difficulty: Easy
course: main
why:
  - One pot, and little to wash up.
  - The lentils thicken it by themselves.
  - It tastes better on the second day.
ingredients:
  - title: Pot
    items:
      - 600 g chicken thighs, boneless
      - 300 g red lentils
      - 1 l water
      - 2 large red onions, chopped
      - 3 cloves garlic, grated
      - 2 tbsp sunflower oil
      - 2 tsp fine salt
  - title: To serve
    items:
      - 4 eggs
instructions:
  - title: Fry
    steps:
      - Heat the oil in a heavy pot and fry the onions for 10 minutes. Add the garlic for 1 minute.
  - title: Simmer
    steps:
      - Add the chicken, lentils, salt and water and simmer for 25 minutes, until the thickest piece of chicken reads 74 °C (165 °F).
  - title: Boil the eggs
    steps:
      - Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.
tips:
  - "Stir: Lentils stick to the bottom."
equipment:
  - Heavy pot with a lid
  - Kitchen thermometer
serving:
  - Serve it with flatbread.
faqs:
  - question: Can I keep it?
    answer: Yes, for three days in the fridge, chilled within two hours.
summary: A pot that looks after itself. Make enough for tomorrow.
`;
const FILE = 'recipes/chicken-pot.yaml';
const MORE_FOODS = `sugar: {name: sugar, parts: {paprika: 100}, diet: vegan, aisle: dry goods}
stock-chicken: {name: chicken stock, parts: {chicken-thigh: 10, water: 90}, diet: meat, aisle: dry goods}
`;

let content: ContentFixture;
beforeEach(() => {
  content = createContent();
  content.write('foods.yaml', `${content.read('foods.yaml')}${MORE_FOODS}`);
  content.addRecipe('chicken-pot');
});
afterEach(() => content.delete());

/** @returns what the check says of the recipe: line and message. */
async function findings(text: string): Promise<string[]> {
  content.write(FILE, text);
  addPicture(content, 'chicken-pot', { title: /^title: (.*)$/m.exec(text)?.[1] });
  try {
    await checkContent(content.dir);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.problems.every(({ file }) => file === `content/${FILE}`)).toBe(true);
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
}

test('the description of the picture claims no diet that the foods have not', async () => {
  content.write(FILE, GOOD);
  addPicture(content, 'chicken-pot', { title: 'Slow Pot with Onions' });
  const picture = JSON.parse(content.read('pictures/chicken-pot/picture.json'));
  content.write('pictures/chicken-pot/picture.json', JSON.stringify({ ...picture, alt: 'A bowl of vegan stew.' }));
  await expect(checkContent(content.dir)).rejects.toThrow(/says "vegan", but it is not Vegan/);
});

test('every food of a recipe has a price', async () => {
  const foods = content.read('foods.yaml');
  content.write('foods.yaml', foods.replace(/(name: chicken thigh\n(?: {2}.*\n)*?) {2}price: .*\n/, '$1'));
  expect(await findings(GOOD)).toEqual([
    '20: "600 g chicken thighs, boneless" has no price: add "price", US dollars a kilogram, to chicken-thigh in foods.yaml',
  ]);
});

test('a good recipe has no findings', async () => {
  expect(await findings(GOOD)).toEqual([]);
});

/** A deed of an author: the pieces and what stands in their place; the line where it is found; the finding. */
type Fault = [what: string, changes: [string, string][], at: string, message: RegExp];

const salmon: [string, string] = ['600 g chicken thighs, boneless', '600 g salmon fillets'];
const pork: [string, string] = ['600 g chicken thighs, boneless', '600 g minced pork'];
const core = '74 °C (165 °F)';

// biome-ignore format: a fault is a line
const faults: Record<string, Fault[]> = {
  form: [
    ['HTML', [['looks after', 'looks <b>after</b>']], 'summary', /holds HTML \(found "<b>"\): write plain text/],
    ['an emoji', [['Slow Pot with', 'Lentil Pot 🍲 with']], 'title', /holds an emoji \(found "🍲"\): leave it out/],
    ['a Windows path', [['- Serve it with', '- See C:\\recipes\\pot. Serve it with']], '  - See', /holds the path of a file/],
    ['the address of a site', [['looks after', 'stands on mesob-kitchen.com and looks after']], 'summary', /holds an address \(found "mesob-kitchen\.com"\)/],
    ['an address without a scheme', [['looks after', 'is on film at youtu.be/kT3xr and looks after']], 'summary', /holds an address \(found "youtu\.be\/k"\)/],
    ['a letter without width', [['looks after', 'looks\\u200b after'], ['summary: A pot', 'summary: "A pot'], ['for tomorrow.\n', 'for tomorrow."\n']], 'summary', /holds an invisible control character \(U\+200B\): delete it/],
    ['a title too long', [['Slow Pot with Onions', 'Slow Pot with Onions, Slow Onions, Garlic and a Boiled Egg for Everyone']], 'title', /at most 70 characters/],
    ['a day years ahead', [['published: 2025-05-20', 'published: 2099-01-01']], 'published', /published is 2099-01-01, more than a year ahead of today, \d{4}-\d\d-\d\d/],
    ['an ingredient twice', [['      - 2 tsp fine salt\n', '      - 2 tsp fine salt\n      - 1 tsp fine salt\n'], ['lentils, salt', 'lentils, {2 tsp} salt, {1 tsp} salt']], '      - 1 tsp fine salt', /"1 tsp fine salt" repeats "2 tsp fine salt": make it one line/],
    ['a unit that is none', [['2 tbsp sunflower oil', '2 tbps sunflower oil']], '      - 2 tbps', /only sunflower oil is known, not "tbps"/],
  ],
  ingredients: [
    ['one that no step uses', [['      - 2 tsp fine salt\n', '      - 2 tsp fine salt\n      - 20 g butter\n']], '      - 20 g butter', /"20 g butter" is used in no step: name butter where it goes in/],
    ['one in a step that is not listed', [['simmer for 25', 'stir in the butter milk and flour, simmer for 25'], ['butter milk and flour', 'rice']], '      - Add the chicken', /uses rice, which is not among the ingredients: list it/],
    ['a kind of food of which there is none', [['simmer for 25', 'stir in the cheese, simmer for 25']], '      - Add the chicken', /uses cheese, which is not among the ingredients: list it/],
    ['one that takes a label away', [['simmer for 25', 'stir in butter, simmer for 25']], '      - Add the chicken', /uses butter \(milk\), which is not among the ingredients: list it/],
    ['a pat of one', [['and halve them over the pot.', 'and halve them. A pat of butter melts over the pot.']], '      - Boil the eggs', /uses butter \(milk\), which/],
    ['one after another word for it', [['Heat the oil in', 'Heat the oil or butter in']], '      - Heat the oil', /uses butter \(milk\), which/],
    ['one with a short name', [['      - 4 eggs', '      - 4 onions'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Slice the onions and crack an egg over them until it is set.'], ['with an egg for everyone', 'with onions'], ['Boil the eggs', 'Top it']], '      - Slice', /uses egg \(egg\), which/],
    ['a kind of nothing', [['and halve them over', 'halve them and scatter nuts over']], '      - Boil the eggs', /uses nuts, which/],
    ['one in a step by another name', [['simmer for 25', 'stir in whole milk, simmer for 25']], '      - Add the chicken', /uses milk \(milk\), which is not among the ingredients: list it/],
  ],
  proportions: [
    ['a cup of salt', [['2 tsp fine salt', '60 tsp fine salt']], '      - 60 tsp', /salt is 12.9 % of the dish: more than 2 % is too salty/],
    ['no salt to speak of', [['2 tsp fine salt', '1 pinch fine salt']], '      - 1 pinch', /salt is 0(?:\.\d)? % of the dish: below 0.3 % it tastes of nothing/],
    ['no salt, and little soy sauce', [['2 tsp fine salt', '1 tbsp soy sauce'], ['lentils, salt', 'lentils, soy sauce']], 'ingredients', /salt is 0\.2 % of the dish: below 0\.5 % it tastes of nothing; add salt, or "salt, to taste"/],
    ['baking powder in place of salt', [['2 tsp fine salt', '3 tsp baking powder'], ['lentils, salt', 'lentils, baking powder']], 'ingredients', /salt is 0\.1 % of the dish: below 0\.5 %/],
    ['hardly any salt, and sweet onions', [['2 tsp fine salt', '1 pinch fine salt'], ['2 large red onions', '9 large red onions']], '      - 1 pinch', /salt is 0\.1 % of the dish: below 0\.3 %/],
    ['300 kg of lentils', [['300 g red lentils', '300 kg red lentils']], '      - 300 kg', /"300 kg red lentils" is 75000 g of red lentils a serving: is the amount or its unit right/],
    ['spice by the cup', [['2 tsp fine salt', '2 tsp fine salt\n      - 200 g paprika'], ['lentils, salt', 'lentils, paprika, salt']], '      - 200 g paprika', /is 50 g of paprika a serving/],
    ['all of the frying oil', [['2 tbsp sunflower oil', '1 l sunflower oil, for frying']], '      - 1 l sun', /counts as eaten, all of it: say what is taken up, for example "uses: 60 g"/],
    ['beans in a cup of water', [['- 1 l water', '- 200 ml water'], ['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water, boil the beans for 10 minutes and simmer for 45 minutes'], ['cookTime: 45', 'cookTime: 70']], '      - 300 g dried', /"300 g dried kidney beans" has 200 g to cook in: dried kidney beans takes at least 750 g/],
    ['a main dish for birds', [['servings: 4', 'servings: 20']], 'servings', /a serving has \d+ kcal, and of the course "main" 190 to 1150/],
    ['energy for a village', [['servings: 4', 'servings: 1']], 'servings', /a serving has \d{4} kcal, and of the course "main" 190 to 1150: are the servings and the amounts right/],
    ['leavening by the handful', [['300 g red lentils', '300 g flour\n      - 10 tsp baking powder\n      - 300 g red lentils'], ['lentils, salt', 'lentils, flour, baking powder, salt']], '      - 10 tsp', /is 15\.3 % of the flour: more than 6 % tastes of it/],
  ],
  amounts: [
    ['more garlic than one eats', [['3 cloves garlic', '40 cloves garlic']], '      - 40 cloves', /makes \d+(?:\.\d)? g of garlic a serving: more than 15 g is an error/],
    ['spice by the spoonful for each', [['2 tsp fine salt', '2 tsp fine salt\n      - 60 g paprika'], ['lentils, salt', 'lentils, paprika, salt']], '      - 60 g paprika', /makes 15 g of paprika a serving: more than 8 g/],
    ['sugar in what soy sauce salts', [['2 tsp fine salt', '3 tbsp soy sauce\n      - 200 g sugar'], ['lentils, salt', 'lentils, soy sauce, sugar']], '      - 200 g sugar', /makes 50 g of sugar a serving: more than 20 g/],
    ['more than the list has, without braces', [['Add the garlic for', 'Add 60 g of the garlic for']], '      - Heat the oil', /takes 60 g of garlic, but the list has 10 g: write \{60 g\}/],
    ['an oven too cool for cookies', [['Slow Pot with Onions', 'Slow Onion Cookies'], ['Boil the eggs for 10 minutes', 'Meanwhile heat the oven to 100 °C (210 °F) and bake them for 20 minutes. Boil the eggs for 10 minutes']], '      - Meanwhile', /has an oven at 100 °C: "Slow Onion Cookies" takes 150 °C at least/],
    ['a pie without its butter', [['Slow Pot with Onions', 'Slow Onion Pie'], ['300 g red lentils', '300 g flour\n      - 30 g butter'], ['chicken, lentils', 'chicken, flour, butter']], '      - 30 g butter', /has \d\d g of fat to 100 g of flour: "Slow Onion Pie" takes 40 to 85/],
    ['a dough of eggs and no flour', [['300 g red lentils', '40 g flour'], ['chicken, lentils', 'chicken, flour'], ['- 1 l water', '- 500 ml water'], ['title: Pot', 'title: Dough'], ['Add the chicken', 'Knead it. Add the chicken']], '      - 40 g flour', /the dough has \d+ g of water to 100 g of flour/],
    ['more than all of it in an answer', [['Yes, for three', 'Yes, {90 l} of it, for three']], '    answer', /says \{90 l\}: all of the recipe weighs \d+ g/],
    ['an amount in a tip', [['- "Stir: Lentils stick to the bottom."', '- "Stir in {500 g} of garlic."']], '  - "Stir', /says 500 g of garlic, 10\d(?:\.\d)? g a serving: more than 15 g is an error/],
    ['a dough of dust', [['300 g red lentils', '300 g flour'], ['chicken, lentils', 'chicken, flour'], ['- 1 l water', '- 50 ml water'], ['Add the chicken', 'Knead it. Add the chicken']], '      - 300 g flour', /the dough has 17 g of water to 100 g of flour; one that holds together has 32 to 95/],
    ['too much yeast', [['300 g red lentils', '300 g flour\n      - 5 tsp dried yeast'], ['chicken, lentils', 'chicken, flour, yeast'], ['simmer for 25', 'leave it overnight in the fridge, simmer for 25']], '      - 5 tsp', /is \d+(?:\.\d)? % of the flour: more than 3 % tastes of it/],
    ['cookies that bake an hour', [['Slow Pot with Onions', 'Slow Onion Cookies'], ['Boil the eggs for 10 minutes', 'Meanwhile bake them in the oven for 1 hour. Boil the eggs for 10 minutes']], '      - Meanwhile', /bakes for 60 minutes: "Slow Onion Cookies" takes 7 to 35 minutes/],
  ],
  temperatures: [
    ['scales that disagree', [[core, '74 °C (175 °F)']], '      - Add the chicken', /gives 74 °C \(175 °F\), which disagree: write \(165 °F\)/],
    ['an oven beside the marks of its dial', [['It tastes better', 'Bake it at 220 °C (430 °F), it tastes better']], '  - Bake', /gives 220 °C \(430 °F\), which disagree: write \(425 °F\)/],
    ['Celsius alone', [[core, '74 °C']], '      - Add the chicken', /gives 74 °C without °F: write 74 °C \(165 °F\)/],
    ['Fahrenheit alone', [['It tastes better', 'Hold it at 150 °F, it tastes better']], '  - Hold', /gives 150 °F alone: write °C first/],
    ['degrees of neither', [['It tastes better', 'Hold it at 150 degrees, it tastes better']], '  - Hold', /as "150 degrees": write 200 °C \(400 °F\)/],
    ['an oven of no home', [['It tastes better', 'Brown it at 350 °C (650 °F), it tastes better']], '  - Brown', /gives 350 °C: no oven at home gets hotter than 300 °C/],
  ],
  safety: [
    ['a number that no unit explains', [['Serve it with', 'Take the chicken out when it says 60 on the dial, with']], '  - Take', /says "60" without its unit: of a temperature give °C and °F/],
    ['beans that crunch', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water, boil the beans for 10 minutes and simmer for 45 minutes'], ['cookTime: 45', 'cookTime: 70'], ['Serve it with', 'The beans are best with a little crunch, with']], '  - The beans', /says "crunch": dried kidney beans is safe only when it is soft all through/],
    ['an egg that nothing cooks', [['Serve it with', 'My aunt beats two whole eggs into it at the table, with']], '  - My aunt', /says "beats two whole eggs", and nothing cooks it/],
    ['what is left out', [['Serve it with', 'Leave the pot on the stove for those who come late, with']], '  - Leave', /leaves it \("stove"\) and says not for how long: 2 hours is the most out of the fridge/],
    ['a week by its days', [['Serve it with', 'Cooked on Monday it waits in the fridge for Saturday, with']], '  - Cooked', /keeps it for 5 days: cooked meat, fish and eggs keep 4 days/],
    ['a day by its meals', [['Serve it with', 'It stays in the bag from breakfast to supper, with']], '  - It stays', /keeps it for 11 hours out of the fridge: 2 hours is the most/],
    ['words that soothe', [['Serve it with', 'Do not worry about the thermometer, and serve it with']], '  - Do not', /says "Do not worry": say what makes it safe, or leave it out/],
    ['one knife for all', [['Serve it with', 'With one knife cut the chicken and then the salad, serve it with']], '  - With one', /wash what has touched raw meat first/],
    ['poultry at 60 °C', [[core, '60 °C (140 °F)']], '      - Add the chicken', /stops at 60 °C: poultry is safe from 74 °C \(165 °F\) on/],
    ['poultry without a temperature', [[`reads ${core}`, 'is done']], '      - 600 g', /no step says how hot chicken thigh has to get inside: 74 °C \(165 °F\)/],
    ['minced meat at 65 °C', [pork, ['chicken, lentils', 'minced pork, lentils'], ['piece of chicken', 'piece of pork'], [core, '65 °C (150 °F)']], '      - Add the minced', /stops at 65 °C: minced meat is safe from 71 °C \(160 °F\) on/],
    ['fish at 50 °C', [salmon, ['chicken, lentils', 'salmon, lentils'], ['piece of chicken', 'piece of salmon'], [core, '50 °C (120 °F)']], '      - Add the salmon', /stops at 50 °C: whole meat or fish is safe from 63 °C \(145 °F\) on/],
    ['a custard at 60 °C', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['Add the chicken, lentils', 'Add the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'part reads 60 °C (140 °F)']], '      - Add the chickpeas', /stops at 60 °C: eggs are safe from 71 °C \(160 °F\) on/],
    ['raw eggs', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['fry the onions for 10 minutes', 'soften the onions and chickpeas for 10 minutes'], ['Add the chicken, lentils, salt and water and simmer for 25 minutes, until the thickest piece of chicken reads 74 °C (165 °F).', 'Add the lentils, salt and water for 25 minutes.'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Stir in the eggs.']], '      - 4 eggs', /"4 eggs" stays raw: say that it cooks until it is set, 71 °C \(160 °F\), or ask for pasteurised eggs/],
    ['runny eggs without a word', [['for 10 minutes, until the yolks are firm', 'for 5 minutes, until the yolks are runny']], '      - Boil', /leaves the yolk runny: say who should not eat it/],
    ['kidney beans that only simmer', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils', 'chicken, kidney beans'], ['simmer for 25', 'simmer for 40'], ['cookTime: 45', 'cookTime: 60']], '      - 300 g dried', /no step boils dried kidney beans hard for 10 minutes/],
    ['meat that keeps a week', [['for three days in', 'for a week in']], '    answer', /keeps it for 7 days: cooked meat, fish and eggs keep 4 days/],
    ['rice that keeps three days', [['300 g red lentils', '300 g rice'], ['chicken, lentils', 'chicken, rice'], ['within two hours', 'within the hour']], '    answer', /keeps it for 3 days: cooked rice keeps a day in the fridge, cooled within an hour/],
    ['washed chicken', [['Add the chicken', 'Rinse the chicken, add the chicken']], '      - Rinse', /says "Rinse the chicken": do not: it spreads germs/],
    ['poultry at 60 °C in a reason', [['It tastes better', 'Chicken is done at 60 °C (140 °F), it tastes better']], '  - Chicken', /stops at 60 °C: poultry is safe from 74 °C/],
    ['poultry that is pink', [['Serve it with', 'Serve the chicken a little pink inside, with']], '  - Serve', /says "pink": chicken thigh is safe from 74 °C \(165 °F\) on, all through/],
    ['a raw yolk to finish', [['Serve it with', 'Stir in a raw egg yolk and serve it with']], '  - Stir', /says "raw egg yolk", and nothing cooks it: name the heat, or pasteurised eggs/],
    ['eggs after the fire', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['the chicken, lentils', 'the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Beat the eggs and stir them in off the heat.']], '      - 4 eggs', /"4 eggs" stays raw/],
    ['beans in a slow cooker', [['Can I keep it?', 'May dried kidney beans go into a slow cooker?'], ['Yes, for three days in the fridge, chilled within two hours', 'Yes, for eight hours on low']], '    answer', /dried beans have to boil hard for 10 minutes first/],
    ['beans without their boil', [['Serve it with', 'There is no need to boil kidney beans first. Serve it with']], '  - There', /dried beans have to boil hard for 10 minutes first/],
    ['a pot that stands out all night', [['Serve it with', 'Leave the pot on the stove overnight. Serve it with']], '  - Leave', /keeps it for 12 hours out of the fridge: 2 hours is the most/],
    ['a dish that keeps for weeks', [['Make enough', 'It keeps two weeks in the fridge. Make enough']], 'summary', /keeps it for 14 days: cooked meat, fish and eggs keep 4 days/],
    ['garlic oil in a cupboard', [['Serve it with', 'Garlic oil keeps for a month in the cupboard. Serve it with']], '  - Garlic', /keeps it for 30 days out of the fridge: 2 hours is the most; garlic in oil keeps a week in the fridge/],
    ['ten years in the freezer', [['Yes, for three', 'Frozen it keeps for three years, otherwise for three']], '    answer', /keeps it for 36.5 months in the freezer: a year is the most/],
    ['meat that waits in no fridge', [['- Add the chicken', '- Meanwhile leave the chicken for 5 hours. Add the chicken']], '      - Meanwhile', /leaves meat or fish for 5 hours without a fridge/],
    ['a marinade at table', [['Serve it with', 'Drizzle the leftover marinade over the top and serve it with']], '  - Drizzle', /serves the marinade in which raw meat lay: boil it hard for a minute, or throw it away/],
    ['one board for both', [['Serve it with', 'Cut a salad on the same board as the raw chicken. Serve it with']], '  - Cut', /wash what has touched raw meat first/],
    ['meat that is half cooked', [['It tastes better', 'Half-cook the chicken and finish it tomorrow, it tastes better']], '  - Half-cook', /cook meat through at once/],
    ['a lukewarm second day', [['Make enough', 'Reheat it until just warm. Make enough']], 'summary', /reheat it once, until it steams all through/],
    ['jars for the cupboard', [['Make enough', 'Process the jars in a water bath. Make enough']], 'summary', /only what is sour enough by a tested method keeps in jars/],
    ['honey for babies', [['Serve it with', 'For a baby, sweeten it with honey. Serve it with']], '  - For a baby', /speaks of "baby" with honey: say that it is not for children under one year/],
    ['oil that burns', [['It tastes better', 'Get the frying oil to 230 °C (450 °F), it tastes better']], '  - Get', /heats fat to 230 °C: above 200 °C \(400 °F\) it smokes and can catch fire/],
    ['water on burning oil', [['Serve it with', 'Put out burning oil with water. Serve it with']], '  - Put', /stay with hot oil, and smother a fire with a lid/],
    ['rice that waits for the fridge', [['300 g red lentils', '300 g rice'], ['chicken, lentils', 'chicken, rice'], ['three days', 'a day']], '    answer', /lets it wait 2 hours for the fridge: rice goes in within 1 hour/],
    ['meat that waits for the fridge', [['within two hours', 'within six hours']], '    answer', /lets it wait 6 hours for the fridge: what spoils goes in within 2 hours/],
    ['a second day without heat', [['Make enough', 'Reheat it to 50 °C (120 °F). Make enough']], 'summary', /reheats it to 50 °C: until it steams all through, 74 °C/],
    ['a pot that is held too cool', [['Make enough', 'Keep it warm at 42 °C (108 °F). Make enough']], 'summary', /holds it at 42 °C: hot food stays above 60 °C/],
    ['a fridge that is none', [['Yes, for three', 'Yes, in a fridge at 12 °C (54 °F), for three']], '    answer', /has a fridge at 12 °C: 5 °C \(41 °F\) is the most/],
    ['a bowl to lick', [['Serve it with', 'Let the children lick the bowl. Serve it with']], '  - Let', /says "lick the bowl", and nothing cooks it/],
    ['a marinade by another name', [['- title: Pot', '- title: Marinade and pot'], ['Serve it with', 'Pour the leftover water over the plates. Serve it with']], '  - Pour', /serves the water in which raw meat lay/],
    ['oil that burns, called it', [['- Heat the oil in a heavy pot and', '- Pour the oil into a heavy pot. Heat it to 240 °C (465 °F) and']], '      - Pour the oil', /heats fat to 240 °C/],
    ['shells that stay shut', [['Serve it with', 'Clams that stay shut are fine, too. Serve it with']], '  - Clams', /throw away shells that stay shut/],
    ['raw milk', [['Serve it with', 'Add a glass of raw milk. Serve it with']], '  - Add a glass', /take pasteurised milk, or boil it first/],
    ['fish that is raw inside', [['Serve it with', 'Fish is best still raw in the middle. Serve it with']], '  - Fish', /says "raw in the middle": chicken thigh is safe from 74 °C/],
    ['a yes to a night on the stove', [['Can I keep it?', 'May it stay on the stove overnight?'], ['Yes, for three', 'Yes. It keeps for three']], '    answer', /keeps it for 12 hours out of the fridge/],
    ['an answer about frying oil', [['Can I keep it?', 'How hot is the oil?'], ['Yes, for three', 'Bring it to 230 °C (450 °F). It keeps for three']], '    answer', /heats fat to 230 °C/],
    ['an answer about thawing', [['Can I keep it?', 'Can I thaw chicken fast?'], ['Yes, for three', 'Leave it on the counter. It keeps for three']], '    answer', /thaw it in the fridge/],
    ['raw meat to taste', [['Serve it with', 'Try a little of the raw chicken for salt. Serve it with']], '  - Try', /fry a little of it, and taste that/],
    ['a board of raw meat', [['Serve it with', 'Slice bread on the board where the raw chicken lay. Serve it with']], '  - Slice', /wash what has touched raw meat first/],
    ['colds kept away', [['One pot, and', 'It keeps colds away, and']], '  - It keeps', /says "colds": a dish is no medicine/],
    ['a promise of healing', [['One pot, and', 'It cures a cold, and']], '  - It cures', /says "cures": a dish is no medicine/],
    ['a red middle', [['Serve it with', 'Leave the middle of the patty red and serve it with']], '  - Leave', /says "middle of the patty red"/],
    ['fish that is glassy at the bone', [['Serve it with', 'Glassy near the bone is how it is eaten. Serve it with']], '  - Glassy', /says "[Gg]lassy": chicken thigh is safe from 74 °C/],
    ['mince that is left raw', [['Serve it with', 'Minced meat, left raw, is as good. Serve it with']], '  - Minced', /fry a little of it, and taste that/],
    ['eggs that still run', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['the chicken, lentils', 'the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['Make enough', 'Take it off while the egg still runs. Make enough']], 'summary', /says "egg still runs", and nothing cooks it/],
    ['eggs that are spared their heat', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['the chicken, lentils', 'the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['Can I keep it?', 'Can I skip the water bath?'], ['Yes, for three', 'Yes. It keeps for three']], '    answer', /spares egg the heat that makes it safe/],
    ['rice from one day on another', [['300 g red lentils', '300 g rice'], ['chicken, lentils', 'chicken, rice'], ['Can I keep it?', 'May I use rice from Sunday on Thursday?'], ['Yes, for three days in the fridge, chilled within two hours', 'Yes, older rice is better']], '    answer', /keeps it for 4 days/],
    ['a pot that cools by itself', [['Make enough', 'Let the pot cool by itself, all night if need be. Make enough']], 'summary', /keeps it for 12 hours out of the fridge/],
    ['a month beside the stove', [['Serve it with', 'Garlic oil keeps beside the stove all month. Serve it with']], '  - Garlic', /keeps it for 30 days out of the fridge/],
    ['chicken that gets a rinse', [['Add the chicken', 'Give the chicken a good rinse, add the chicken']], '      - Give', /says "Give the chicken a good rinse"/],
    ['water on fat that burns', [['Serve it with', 'If the fat catches, a cup of water puts it out. Serve it with']], '  - If the fat', /smother a fire with a lid/],
    ['juice that is still red', [['Serve it with', 'It is best when the juice at the bone is still tinged red. Serve it with']], '  - It is best', /chicken thigh is safe from/],
    ['honey for a child of months', [['Serve it with', 'A nine-month-old loves it with honey. Serve it with']], '  - A nine', /speaks of "nine-month-old" with honey/],
    ['a mousse of raw whites', [['Serve it with', 'Top it with a mousse of whipped egg whites. Serve it with']], '  - Top it', /says "Top it with a mousse of whipped egg", and nothing cooks it/],
    ['heat that an aunt spares', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['the chicken, lentils', 'the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['Can I keep it?', 'Can I skip the water bath?'], ['Yes, for three', 'My aunt does. It keeps for three']], '    answer', /spares egg the heat that makes it safe/],
    ['garlic oil beside the stove', [['Serve it with', 'Garlic oil stands beside the stove, with']], '  - Garlic', /leaves it \("stove"\) and says not for how long/],
    ['a lunch box that travels', [['Serve it with', 'It travels in a lunch box, with']], '  - It travels', /leaves it \("lunch box"\) and says not for how long/],
    ['chicken that is grey outside', [['Serve it with', 'The chicken is ready when it turns grey outside, with']], '  - The chicken', /says "grey outside": chicken thigh is safe from 74 °C/],
    ['a pan in flames that is carried', [['Serve it with', 'If the pan flares up, carry it outside. Serve it with']], '  - If the pan', /smother a fire with a lid/],
    ['milk fresh from the farm', [['Serve it with', 'Pour over milk fresh from the farm, with']], '  - Pour over', /take pasteurised milk/],
    ['thawing on the counter', [['Yes, for three', 'Yes. Thaw it at room temperature. It keeps for three']], '    answer', /says "Thaw": thaw it in the fridge/],
  ],
  equipment: [
    ['no thermometer', [['  - Kitchen thermometer\n', '']], '      - Add the chicken', /needs a thermometer \("reads 74 °C"\), which equipment does not list/],
    ['no pot', [['  - Heavy pot with a lid\n', '']], '      - Heat the oil', /needs a pan or pot \("pot"\), which equipment does not list/],
    ['no sieve', [['Add the chicken', 'Rub the onions through a sieve. Add the chicken']], '      - Rub', /needs a sieve \("sieve"\)/],
    ['no tin', [['Add the chicken', 'Line a loaf tin. Add the chicken']], '      - Line', /needs a tin \("loaf tin"\)/],
    ['no blender', [['Add the chicken', 'Blend the onions. Add the chicken']], '      - Blend', /needs a blender \("Blend"\)/],
  ],
  times: [
    ['steps that cook longer', [['simmer for 25 minutes', 'simmer for 2 hours']], 'cookTime', /cookTime is 45, but the steps cook for 140 minutes: raise it/],
    ['steps that wait longer', [['Boil the eggs for', 'Let the pot stand for 1 hour. Boil the eggs for']], 'prepTime', /the steps take 106 minutes, but prepTime and cookTime are 60 together/],
    ['a total above both', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 600']], 'totalMinutes', /totalMinutes is 600, more than prepTime and cookTime together: waiting belongs to prepTime/],
    ['cooking that no step explains', [['cookTime: 45', 'cookTime: 90']], 'cookTime', /the steps cook for 46 minutes, but cookTime is 90: say in the steps how long the rest takes, or lower it/],
    ['hardly any time to cook', [['cookTime: 45', 'cookTime: 10'], ['prepTime: 15', 'prepTime: 50']], 'cookTime', /cookTime is 10, but the steps cook for \d+ minutes: raise it/],
    ['preparation that nothing explains', [['prepTime: 15', 'prepTime: 300']], 'prepTime', /prepTime is 300, but the steps wait for \d+ minutes/],
    ['no time to cook', [['cookTime: 45', 'cookTime: 0'], ['prepTime: 15', 'prepTime: 60']], 'cookTime', /cookTime is 0, but a step says "Heat the oil": give the minutes of cooking/],
    ['a total below its part', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 30']], 'totalMinutes', /totalMinutes is 30, less than cookTime alone/],
    ['a total that says nothing', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 60']], 'totalMinutes', /prepTime and cookTime together: leave it out/],
  ],
  doneness: [
    ['beans that do not get soft', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water, boil the beans for 10 minutes and simmer for 8 minutes']], '      - 300 g dried', /"300 g dried kidney beans": the steps cook for 28 minutes in all, and dried kidney beans takes at least 40 to get soft/],
    ['dough that does not rise', [['300 g red lentils', '300 g flour\n      - 1 tsp dried yeast'], ['chicken, lentils', 'chicken, flour, yeast']], '      - 1 tsp dried', /"1 tsp dried yeast": no step lets the dough rise for 30 minutes or more \(the longest wait is 25 minutes\)/],
  ],
  claims: [
    ['a diet in the description', [['Chicken and red lentils', 'Vegan chicken and red lentils']], 'description', /says "Vegan", but it is not Vegan: "600 g chicken thighs, boneless"/],
    ['an allergen in the reasons', [['One pot, and', 'No eggs, one pot, and']], '  - No eggs', /says "No eggs", but "4 eggs" contains egg/],
    ['an answer that the foods contradict', [['Can I keep it?', 'Is it egg-free?'], ['Yes, for three', 'Yes. It keeps for three']], '    answer', /answers yes, but it is not Egg-free: "4 eggs" contains egg/],
    ['an answer that denies it', [['Can I keep it?', 'Is it gluten-free?'], ['Yes, for three', 'No. It keeps for three']], '    answer', /answers no, but by its foods it is Gluten-free/],
    ['a diet by another word', [['Make enough', 'It is plant-based. Make enough']], 'summary', /says "plant-based", but it is not Vegan/],
    ['nothing but vegetables', [['Make enough', 'Purely vegetable. Make enough']], 'summary', /says "Purely vegetable", but it is not Vegetarian/],
    ['an answer that none goes in', [['Can I keep it?', 'Does egg go into it?'], ['Yes, for three', 'Not at all. It keeps for three']], '    answer', /answers no, but it is not Egg-free/],
    ['not a scrap of it', [['Make enough', 'A stew without a scrap of meat. Make enough']], 'summary', /says "without a scrap of meat", but/],
    ['a line for the allergic', [['4 eggs', '4 eggs, fine for allergies']], '      - 4 eggs', /says "allergies", and words make no label/],
    ['a diet in a tip', [['Lentils stick', 'It is dairy-free and egg-free, and lentils stick']], '  - "Stir', /says "egg-free", but it is not Egg-free: "4 eggs" contains egg/],
    ['a free-from', [['Make enough', 'It is free from eggs. Make enough']], 'summary', /says "free from eggs", but it is not Egg-free/],
    ['a word of faith', [['Serve it with', 'It is halal. Serve it with']], '  - It is halal', /says "halal", which no list of foods can tell: leave it out/],
    ['an answer in other words', [['Can I keep it?', 'Is it suitable for vegans?'], ['Yes, for three', 'Yes. It keeps for three']], '    answer', /answers yes, but it is not Vegan/],
    ['an answer for coeliacs', [['Can I keep it?', 'Can coeliacs eat it?'], ['Yes, for three', 'Of course. It keeps for three'], ['300 g red lentils', '300 g flour'], ['chicken, lentils', 'chicken, flour']], '    answer', /answers yes, but it is not Gluten-free: "300 g flour" contains gluten/],
    ['an answer that there is none', [['Can I keep it?', 'Does it contain eggs?'], ['Yes, for three', 'No. It keeps for three']], '    answer', /answers no, but it is not Egg-free: "4 eggs" contains egg/],
    ['a promise for the allergic', [['Make enough', 'It is safe for people with an egg or milk allergy. Make enough']], 'summary', /but it is not Egg-free/],
    ['guests who cannot eat it', [['Serve it with', 'Guests with an egg allergy can share it. Serve it with']], '  - Guests', /egg allergy", but it is not Egg-free: "4 eggs" contains egg/],
    ['a guest without a name', [['Serve it with', 'Kids with allergies have always shared it, with']], '  - Kids', /says "allergies", but it contains egg: say for whom it is not/],
    ['a food that does no harm', [['Serve it with', 'The egg upsets no one, with']], '  - The egg', /says "upsets", but it contains egg/],
    ['a faith', [['Serve it with', 'Muslim friends like it with']], '  - Muslim', /says "Muslim", which no list of foods can tell/],
    ['a word with -less', [['Make enough', 'An eggless supper. Make enough']], 'summary', /says "eggless", but it is not Egg-free/],
    ['a food that it does not contain', [['Make enough', 'It does not contain any eggs. Make enough']], 'summary', /says "does not contain any eggs", but "4 eggs" contains egg/],
    ['a diet in an answer to something else', [['Yes, for three', 'It is vegan and keeps for three']], '    answer', /says "vegan", but it is not Vegan/],
    ['a yes by other words', [['Can I keep it?', 'Does it suit vegans?'], ['Yes, for three', 'It does. It keeps for three']], '    answer', /answers yes, but it is not Vegan/],
    ['a diet in a step', [['Boil the eggs for', 'This dish is vegan. Boil the eggs for']], '      - This dish', /says "vegan", but it is not Vegan/],
    ['a diet in a title of a group', [['- title: To serve', '- title: Egg-free topping']], '  - title: Egg', /says "Egg-free", but it is not Egg-free/],
    ['a diet in a title of a step', [['- title: Simmer', '- title: Simmer it for vegans']], '  - title: Simmer', /says "vegans", but it is not Vegan/],
    ['a diet in another name', [['description: Chicken', 'aka: [vegan pot]\ndescription: Chicken']], 'aka', /says "vegan", but it is not Vegan/],
    ['a diet in the yield', [['servings: 4', 'servings: 4\nyield: 4 vegan bowls']], 'yield', /says "vegan", but it is not Vegan/],
    ['a diet in the equipment', [['- Kitchen thermometer', '- Kitchen thermometer, kept egg-free']], '  - Kitchen', /says "egg-free", but it is not Egg-free/],
    ['a faith in a step', [['Boil the eggs for', 'The pot is kosher. Boil the eggs for']], '      - The pot', /says "kosher", which no list of foods can tell/],
    ['a diet that a question takes for granted', [['Can I keep it?', 'Can I keep this vegan pot?']], '  - question', /says "this vegan", but it is not Vegan/],
    ['a food as a question', [['Can I keep it?', 'What about eggs?'], ['Yes, for three', 'There are none. It keeps for three']], '    answer', /answers no, but it is not Egg-free/],
    ['a food as the name of a tip', [['- "Stir: Lentils stick to the bottom."', '- "Eggs: None here."']], '  - "Eggs', /answers no, but it is not Egg-free/],
    ['a dish for a guest', [['Can I keep it?', 'Can I make it for my egg-allergic son?'], ['Yes, for three', 'Yes, as it is written. It keeps for three']], '    answer', /answers yes, but it is not Egg-free/],
    ['a version that there is', [['Can I keep it?', 'Is there an egg-free version?'], ['Yes, for three', 'It already is one. It keeps for three']], '    answer', /answers yes, but it is not Egg-free/],
    ['a condition that is none', [['Make enough', 'If you avoid eggs, this is your dinner. Make enough']], 'summary', /says "avoid eggs", but it is not Egg-free/],
    ['another version that is worse', [['Make enough', 'Unlike the usual version, it is egg-free. Make enough']], 'summary', /says "egg-free", but it is not Egg-free/],
    ['a change of something else', [['Make enough', 'Use a big bowl, it is vegan. Make enough']], 'summary', /says "vegan", but it is not Vegan/],
    ['no gram of it', [['Make enough', 'It contains 0 g of egg. Make enough']], 'summary', /says "0 g of egg", but "4 eggs" contains egg/],
    ['hardly any of what names it', [['Slow Pot with Onions', 'Slow Chicken Pot'], ['600 g chicken', '60 g chicken']], '      - 60 g chicken', /makes 15 g a serving: a main dish with meat or fish has 35 g or more/],
    ['another number of pieces in the steps', [['servings: 4', 'servings: 4\nyield: 8 wedges'], ['halve them over the pot', 'cut them into {6 wedges}']], '      - Boil the eggs', /ends with \{6 wedges\}, but yield is 8 wedges/],
    ['a table of six', [['Make enough', 'It feeds a table of six with ease. Make enough']], 'summary', /says that it serves 6, but servings is 4/],
    ['half an hour', [['in one pot, with', 'in one pot, on the table in half an hour, with']], 'description', /says 30 minutes, but it takes 60/],
    ['eggs that play no part', [['Make enough', 'Eggs play no part in it. Make enough']], 'summary', /says "Eggs play no", but "4 eggs" contains egg/],
    ['all plants', [['Make enough', 'Nothing but plants in the pot. Make enough']], 'summary', /says "Nothing but plants", but it is not Vegan/],
    ['a guest who cannot have it', [['Can I keep it?', 'May a guest who cannot have eggs eat it?'], ['Yes, for three', 'Gladly. It keeps for three']], '    answer', /answers yes, but it is not Egg-free/],
    ['an answer that there are none', [['Can I keep it?', 'Are there eggs in it?'], ['Yes, for three', 'No, there are none. It keeps for three']], '    answer', /answers no, but it is not Egg-free/],
    ['a dish named for its stock', [['Slow Pot with Onions', 'Slow Chicken Pot'], ['600 g chicken thighs, boneless', '300 g chicken stock\n      - 600 g canned chickpeas'], ['the chicken, lentils', 'the stock, chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['  - Kitchen thermometer\n', '']], 'title', /names chicken, which is not among the ingredients/],
    ['a dish without the seed that names it', [['Slow Pot with Onions', 'Slow Sesame Pot']], 'title', /names sesame, which is not among the ingredients/],
    ['a dish without what names it', [['Slow Pot with Onions', 'Slow Pot with Tuna']], 'title', /names tuna, which is not among the ingredients/],
    ['another name of a dish without what it names', [['title: Slow Pot with Onions', 'title: Slow Pot with Onions\naka: [lobster pot]']], 'aka', /names lobster, which is not among the ingredients/],
    ['another number of servings', [['Make enough', 'It serves six. Make enough']], 'summary', /says that it serves 6, but servings is 4/],
    ['a number of pieces', [['Make enough', 'It makes 16. Make enough']], 'summary', /says that it makes 16, but servings is 4: add "yield: 16 …"/],
    ['a time too short', [['in one pot, with', 'in one pot, ready in 20 minutes, with']], 'description', /says 20 minutes, but it takes 60/],
    ['fewer ingredients', [['One pot, and', 'One pot with five ingredients, and']], '  - One pot', /says 5 ingredients, but there are 6 besides water, salt and pepper/],
  ],
};

describe.each(Object.entries(faults))('%s', (_, list) => {
  test.each(list)('%s', async (_what, changes, at, message) => {
    const broken = changes.reduce((text, [piece, by]) => {
      expect(text).toContain(piece);
      return text.replace(piece, () => by);
    }, GOOD);
    const line = broken.split('\n').findIndex((each) => each.startsWith(at)) + 1;
    expect(await findings(broken)).toEqual([expect.stringMatching(message)]);
    expect((await findings(broken))[0]).toMatch(new RegExp(`^${line}: `));
  });
});

// biome-ignore format: a text is a line
test.each<[what: string, changes: [string, string][]]>([
  ['a patty with no red middle', [['Serve it with', 'No middle of a patty may stay red. Serve it with']]],
  ['fish that is no longer glassy', [['Serve it with', 'Fish is no longer glassy near the bone. Serve it with']]],
  ['a water bath that is needed', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['the chicken, lentils', 'the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['Can I keep it?', 'Can I skip the water bath?'], ['Yes, for three', 'No. It keeps for three']]],
  ['a pot that cools a while', [['Make enough', 'Let the pot cool by itself for half an hour. Make enough']]],
  ['a dish for one day of the week', [['Make enough', 'From Monday on I look forward to it. Make enough']]],
  ['fat that is smothered', [['Serve it with', 'If the fat catches, never take water. Serve it with']]],
  ['an oven in steps of 10 °C and 25 °F', [['It tastes better', 'Brown it at 240 °C (475 °F), it tastes better']]],
  ['a difference of degrees', [['It tastes better', 'Take it out 5 °C (9 °F) lower, it rises by 5 °C (9 °F) and tastes better']]],
  ['a size that is a food', [['simmer for 25', 'roll lentils the size of an egg and a knob like rice, simmer for 25']]],
  ['a colour, a thickness and a lack that are foods', [['simmer for 25', 'stir with no butter until it is the colour of peanut butter and as thick as whole milk, simmer for 25']]],
  ['what is made, by the name of a food', [['description: Chicken', 'aka: [onion milk]\ndescription: Chicken'], ['simmer for 25', 'stir until the milk is smooth, simmer for 25']]],
  ['what runs beside another', [['Boil the eggs for', 'Meanwhile wait for 2 hours. Boil the eggs for']]],
  ['pasteurised eggs that stay raw', [['4 eggs', '4 eggs, pasteurised'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Stir in the eggs.']]],
  ['chicken that is not pink', [['Serve it with', 'No pink may be left. Serve it with']]],
  ['a warning of raw eggs', [['Serve it with', 'Do not taste the raw batter. Serve it with']]],
  ['beans that boil before the slow cooker', [['Can I keep it?', 'May dried beans go into a slow cooker?'], ['Yes, for three', 'Yes, once they have boiled hard for 10 minutes. It keeps for three']]],
  ['dough that stands out', [['Serve it with', 'The dough may stand out on the counter overnight. Serve it with']]],
  ['a month in the freezer', [['Yes, for three', 'Yes, for three months in the freezer, and for three']]],
  ['vegetables that keep five days', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['the chicken, lentils', 'the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'], ['      - 4 eggs', '      - 1 onion'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Slice the onion and scatter it on top.'], ['Boil the eggs', 'Top it'], ['with an egg for everyone', 'with an onion'], ['  - Kitchen thermometer\n', ''], ['for three days', 'for five days']]],
  ['a marinade that boils', [['Serve it with', 'Boil the marinade hard for 3 minutes and spoon it over. Serve it with']]],
  ['a number of things', [['Serve it with', 'It was on the table of 60 guests once, with']]],
  ['an egg that is fried', [['Serve it with', 'Crack an egg into the pan for each, fry it until it is set, and serve it with']]],
  ['what stands out for an hour', [['Serve it with', 'Leave the pot on the stove for an hour at most, with']]],
  ['a morning and an evening', [['Serve it with', 'Shop in the morning and cook it in the evening, with']]],
  ['a guest with a name', [['Serve it with', 'It contains egg, so kids with allergies get it without. Serve it with']]],
  ['a clean board', [['Serve it with', 'Never cut a salad on the same board as raw chicken. Serve it with']]],
  ['what is reheated until it steams', [['Make enough', 'Reheat it until it steams. Make enough']]],
  ['a water bath for a custard', [['Serve it with', 'Warm plates in a water bath. Serve it with']]],
  ['honey, but not for babies', [['Serve it with', 'Give no honey to babies under one year. Serve it with']]],
  ['honey for a child of years', [['Serve it with', 'A child of nine loves it with honey, with']]],
  ['a lunch that travels cold', [['Serve it with', 'It travels well in a cool bag, with']]],
  ['oil at 180 °C', [['It tastes better', 'Get the frying oil to 180 °C (350 °F), it tastes better']]],
  ['a cold evening', [['One pot, and', 'It suits a cold evening, and']]],
  ['dough that keeps a week', [['Yes, for three', 'Yes, the dough keeps for a week in the fridge, the rest for three']]],
  ['a dish that is meant to be unsalted', [['in one pot, with', 'in one pot without salt, with'], ['      - 2 tsp fine salt\n', ''], ['lentils, salt and water', 'lentils and water']]],
  ['beans in a pressure cooker', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, kidney beans, salt and water, boil the kidney beans for 10 minutes and simmer for 8 minutes in the pressure cooker']]],
  ['what is fried in batches', [['cookTime: 45', 'cookTime: 90'], ['fry the onions', 'fry the onions in three batches']]],
  ['dough that rises overnight', [['300 g red lentils', '300 g flour\n      - 1 tsp dried yeast'], ['Add the chicken, lentils', 'Leave it in the fridge overnight. Add the chicken, flour, yeast']]],
  ['rice that is cooled within the hour', [['300 g red lentils', '300 g rice'], ['chicken, lentils', 'chicken, rice'], ['three days', 'a day'], ['within two hours', 'within the hour']]],
  ['what is reheated and held hot', [['Make enough', 'Reheat it to 74 °C (165 °F) and keep it warm at 70 °C (160 °F). Make enough']]],
  ['a fridge as cold as it should be', [['Yes, for three', 'Yes, in a fridge at 4 °C (40 °F), for three']]],
  ['a cake that may be tasted', [['Serve it with', 'Let the children lick the spoon once the dough is baked. Serve it with']]],
  ['shells that are thrown away', [['Serve it with', 'Throw away clams that stay shut. Serve it with']]],
  ['raw milk that boils', [['Serve it with', 'Boil raw milk before you add it. Serve it with']]],
  ['guests who are warned', [['Serve it with', 'Guests with an egg allergy should leave out the egg. Serve it with']]],
  ['a diet that an answer makes of it', [['Can I keep it?', 'Can I make it without chicken?'], ['Yes, for three', 'Yes. With mushrooms and no eggs it is vegan. It keeps for three']]],
  ['guests for whom another food is taken', [['Make enough', 'For vegetarians use mushrooms. If a guest avoids eggs, leave them out. Make enough']]],
  ['guests for whom it is not', [['Make enough', 'Do not serve it to anyone with an egg allergy. Make enough']]],
  ['an egg that is set', [['and halve them', 'and no egg is liquid, and halve them']]],
  ['a food that names a tip', [['- "Stir: Lentils stick to the bottom."', '- "Eggs: Take them out of the fridge first."']]],
  ['an answer that says what to take', [['Can I keep it?', 'Can I make it vegan?'], ['Yes, for three', 'Use chickpeas in place of the chicken and leave out the eggs. It keeps for three']]],
  ['a diet that it no longer is', [['Make enough', 'With butter it is no longer dairy-free. Make enough']]],
  ['an answer that takes no yes', [['Can I keep it?', 'May it stay on the stove overnight?'], ['Yes, for three', 'Only in the fridge. It keeps for three']]],
  ['some of what the list has, without braces', [['Add the garlic for', 'Add 10 g of the garlic for']]],
  ['an amount that a tip may say', [['- "Stir: Lentils stick to the bottom."', '- "Stir in {10 g} of garlic."']]],
  ['preparation with a night', [['prepTime: 15', 'prepTime: 700'], ['Boil the eggs for', 'Chill it in the fridge overnight. Boil the eggs for']]],
  ['a board that is washed', [['Serve it with', 'Wash the board where the raw chicken lay. Serve it with']]],
  ['a diet that it is not', [['Make enough', 'It is not vegan. Make enough']]],
  ['an answer that sends to the label', [['Can I keep it?', 'Is it suitable for vegans?'], ['Yes, for three', 'Not as it is. It keeps for three']]],
  ['a diet that the foods have', [['Make enough', 'It is free of nuts and dairy. Make enough']]],
  ['all of a group at once', [['Add the chicken, lentils, salt and water', 'Add everything else for the pot']]],
  ['a yield of its own', [['servings: 4', 'servings: 4\nyield: 16 pieces'], ['Make enough', 'It makes {16}. Make enough']]],
])('fine: %s', async (_what, changes) => {
  const text = changes.reduce((result, [piece, by]) => {
    expect(result).toContain(piece);
    return result.replace(piece, () => by);
  }, GOOD);
  expect(await findings(text)).toEqual([]);
});
