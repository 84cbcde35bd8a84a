import { testRecipes } from '../support/checked-pot.ts';

// biome-ignore format: one recipe per line
testRecipes({
  form: [
    ['HTML', [['looks after', 'looks <b>after</b>']], 'summary', /summary has HTML or Markdown \(found "<b>"\): write plain text/],
    ['an invisible character', [['looks after', 'looks\\u200b after'], ['summary: A pot', 'summary: "A pot'], ['for tomorrow.\n', 'for tomorrow."\n']], 'summary', /contains an invisible control character \(U\+200B\): delete it/],
    ['a title too long', [['Slow Pot with Onions', 'Slow Pot with Onions, Slow Onions, Garlic and a Boiled Egg for Everyone']], 'title', /at most 70 characters/],
    ['a publication date years ahead', [['published: 2025-05-20', 'published: 2099-01-01']], 'published', /published is 2099-01-01, more than a year ahead of today, \d{4}-\d\d-\d\d/],
    ['an ingredient twice', [['      - 2 tsp fine salt\n', '      - 2 tsp fine salt\n      - 1 tsp fine salt\n'], ['lentils, salt', 'lentils, {2 tsp} salt, {1 tsp} salt']], '      - 1 tsp fine salt', /"1 tsp fine salt" repeats "2 tsp fine salt": make it one line/],
    ['an unknown unit', [['2 tbsp sunflower oil', '2 tbps sunflower oil']], '      - 2 tbps', /has an unknown unit "tbps": write g, ml/],
  ],
  ingredients: [
    ['an ingredient that no step uses', [['      - 2 tsp fine salt\n', '      - 2 tsp fine salt\n      - 20 g butter\n']], '      - 20 g butter', /"20 g butter" is not used in any step: name butter in the step that adds it/],
    ['a food in a step that is not listed', [['simmer for 25', 'stir in the butter milk and flour, simmer for 25'], ['butter milk and flour', 'rice']], '      - Add the chicken', /uses rice, which is not in the ingredients: add it there/],
    ['a kind of food that no ingredient has', [['simmer for 25', 'stir in the cheese, simmer for 25']], '      - Add the chicken', /uses cheese \(milk\), which is not in the ingredients: add it there/],
    ['an unlisted food that would change a label', [['simmer for 25', 'stir in butter, simmer for 25']], '      - Add the chicken', /uses butter \(milk\), which is not in the ingredients: add it there/],
    ['an unlisted food after "a pat of"', [['and halve them over the pot.', 'and halve them. A pat of butter melts over the pot.']], '      - Boil the eggs', /uses butter \(milk\), which/],
    ['an unlisted food as an alternative to a listed one', [['Heat the oil in', 'Heat the oil or butter in']], '      - Heat the oil', /uses butter \(milk\), which/],
    ['an unlisted food with a short name', [['      - 4 eggs', '      - 4 onions'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Slice the onions and crack an egg over them until it is set.'], ['with an egg for everyone', 'with onions'], ['Boil the eggs', 'Top it']], '      - Slice', /uses egg \(egg\), which/],
    ['an unlisted food named by its group', [['and halve them over', 'halve them and scatter nuts over']], '      - Boil the eggs', /uses nuts \(nuts\), which/],
    ['an unlisted food by another name', [['simmer for 25', 'stir in whole milk, simmer for 25']], '      - Add the chicken', /uses whole milk \(milk\), which is not in the ingredients: add it there/],
    ['the rest of a food that is used up', [['Heat the oil in', 'Heat all of the oil in'], ['over the pot.', 'over the pot with the rest of the oil.']], '      - Boil', /takes "the rest of the oil", but earlier steps leave less/],
    ['another half after two thirds', [['halve them over the pot', 'halve them over the pot with two thirds of the mixture and the other half of the mixture']], '      - Boil', /takes "the other half of the mixture", but/],
    ['salt that goes in twice', [['Add the garlic for', 'Add the salt and the garlic for']], '      - Add the chicken', /adds salt again: say how much each step adds/],
    ['garlic that goes in twice', [['Boil the eggs for', 'Add the garlic. Boil the eggs for']], '      - Add the garlic', /adds garlic again: say how much each step adds/],
    ['water after the rest of it', [['Add the garlic for', 'Add the rest of the water and the garlic for'], ['salt and water', 'salt and {500 ml} of the water']], '      - Add the chicken', /takes "\{500 ml\} of the water", but earlier steps leave less/],
  ],
  equipment: [
    ['no thermometer', [['  - Kitchen thermometer\n', '']], '      - Add the chicken', /needs a thermometer \("74 °C"\), which equipment does not list/],
    ['no pot', [['  - Heavy pot with a lid\n', '']], '      - Heat the oil', /needs a pan or pot \("pot"\), which equipment does not list/],
    ['no sieve', [['Add the chicken', 'Rub the onions through a sieve. Add the chicken']], '      - Rub', /needs a sieve \("sieve"\)/],
    ['no tin', [['Add the chicken', 'Line a loaf tin. Add the chicken']], '      - Line', /needs a tin \("loaf tin"\)/],
    ['no blender', [['Add the chicken', 'Blend the onions. Add the chicken']], '      - Blend', /needs a blender \("Blend"\)/],
  ],
}, [
  ['a food that only describes a size', [['simmer for 25', 'roll lentils the size of an egg and a knob like rice, simmer for 25']]],
  ['foods that only describe a color, a thickness or a lack', [['simmer for 25', 'stir with no butter until it is the colour of peanut butter and as thick as whole milk, simmer for 25']]],
  ['a product of the dish that has the name of a food', [['description: Chicken', 'aka: [onion milk]\ndescription: Chicken'], ['simmer for 25', 'stir until the milk is smooth, simmer for 25']]],
  ['all ingredients of a group at once', [['Add the chicken, lentils, salt and water', 'Add everything else for the pot']]],
  ['a publication date less than a year ahead', [['published: 2025-05-20', `published: ${new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)}`]]],
  ['a food that two groups need', [['      - 4 eggs\n', '      - 4 eggs\n      - ½ tsp fine salt\n'], ['halve them over the pot', 'halve them over the pot with the salt']]],
  ['a food in two cuts', [['      - 2 tsp fine salt\n', '      - 2 tsp fine salt\n      - 1 clove garlic, whole\n'], ['Add the garlic', 'Add {3 cloves} garlic and {1 clove} garlic']]],
  ['a tool that another can replace', [['Heavy pot with a lid', 'Deep skillet']]],
  ['words for tools in another sense', [['Add the chicken', 'Leave the pan juices, skewer none of it, and sieve nothing. Add the chicken'], ['skewer none of it, and sieve nothing', 'and press nothing']]],
  ['water from the tap', [['salt and water', 'salt and the rest of the water'], ['Boil the eggs for', 'Wet your hands with {1 tbsp} of water. Boil the eggs for']]],
  ['halves of an ingredient', [['Heat the oil in', 'Heat half of the oil in'], ['over the pot.', 'over the pot with the rest of the oil.']]],
  ['salt in two parts', [['Add the garlic for', 'Add {1 tsp} of the salt and the garlic for'], ['lentils, salt and', 'lentils, the rest of the salt and']]],
]);
