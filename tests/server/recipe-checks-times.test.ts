import { testRecipes } from '../support/checked-pot.ts';

const core = '74 °C (165 °F)';

// biome-ignore format: one recipe per line
testRecipes({
  temperatures: [
    ['scales that disagree', [[core, '74 °C (175 °F)']], '      - Add the chicken', /gives 74 °C \(175 °F\), which disagree: write \(165 °F\)/],
    ['an oven temperature between the marks of a dial', [['It tastes better', 'Bake it at 220 °C (430 °F), it tastes better']], '  - Bake', /gives 220 °C \(430 °F\), which disagree: write \(425 °F\)/],
    ['Celsius alone', [[core, '74 °C']], '      - Add the chicken', /gives 74 °C without °F: write 74 °C \(165 °F\)/],
    ['Fahrenheit alone', [['It tastes better', 'Hold it at 150 °F, it tastes better']], '  - Hold', /gives 150 °F alone: write 66 °C \(150 °F\)/],
    ['Fahrenheit first', [[core, '165 °F (74 °C)']], '      - Add the chicken', /gives °F first: write 74 °C \(165 °F\)/],
    ['degrees without a scale', [['It tastes better', 'Hold it at 150 degrees, it tastes better']], '  - Hold', /as "150 degrees": say °C or °F, for example 150 °C \(\d+ °F\)/],
    ['an oven hotter than home ovens', [['It tastes better', 'Brown it at 350 °C (650 °F), it tastes better']], '  - Brown', /gives 350 °C: home ovens reach at most 300 °C/],
  ],
  times: [
    ['steps that cook longer', [['simmer for 25 minutes', 'simmer for 2 hours']], 'cookTime', /the cooking time is 45, but the steps cook for 140 minutes: raise it/],
    ['steps that wait longer', [['Boil the eggs for', 'Let the pot stand for 1 hour. Boil the eggs for']], 'prepTime', /the steps take 106 minutes, but preparation and cooking are 60 together/],
    ['a total above both parts together', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 600']], 'totalMinutes', /totalMinutes is 600, more than both parts: waiting belongs to preparation/],
    ['cooking that no step explains', [['cookTime: 45', 'cookTime: 90']], 'cookTime', /the steps cook for 46 minutes, but the cooking time is 90: say in the steps how long the rest takes, or lower it/],
    ['hardly any time to cook', [['cookTime: 45', 'cookTime: 10'], ['prepTime: 15', 'prepTime: 50']], 'cookTime', /the cooking time is 10, but the steps cook for \d+ minutes: raise it/],
    ['no time to cook', [['cookTime: 45', 'cookTime: 0'], ['prepTime: 15', 'prepTime: 60']], 'cookTime', /the cooking time is 0, but the steps cook for 45 minutes: raise it/],
    ['a total below the cooking time', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 30']], 'totalMinutes', /totalMinutes is 30, less than cooking alone/],
    ['a total that equals both parts together', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 60']], 'totalMinutes', /preparation and cooking together: leave it out/],
    ['oil that is too cool to fry', [['- 2 tbsp sunflower oil', '- line: 1 l sunflower oil, for frying\n        uses: 60 g'], ['Heat the oil in', 'Heat the oil to 110 °C (230 °F) in']], '      - line', /no step heats it to 140 °C \(285 °F\), and cooler fat does not fry/],
  ],
  doneness: [
    ['beans that do not cook long enough to soften', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water, boil the beans for 10 minutes and simmer for 8 minutes']], '      - 300 g dried', /"300 g dried kidney beans": the steps cook for 28 minutes in all, but it needs at least 40 to soften/],
  ],
}, [
  ['an oven in steps of 10 °C and 25 °F', [['It tastes better', 'Brown it at 240 °C (475 °F), it tastes better']]],
  ['a difference of degrees', [['It tastes better', 'Take it out 5 °C (9 °F) lower, it rises by 5 °C (9 °F) and tastes better']]],
  ['a step that runs while another waits', [['Boil the eggs for', 'Meanwhile wait for 2 hours. Boil the eggs for']]],
  ['beans in a pressure cooker', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, kidney beans, salt and water, boil the kidney beans for 10 minutes and simmer for 8 minutes in the pressure cooker']]],
  ['onions that are fried in batches', [['cookTime: 45', 'cookTime: 90'], ['fry the onions', 'fry the onions in three batches']]],
  ['an oven as hot as home ovens get', [['It tastes better', 'Brown it at 290 °C (550 °F), it tastes better']]],
  ['a food that was cooked before', [['cookTime: 45', 'cookTime: 60'], ['It tastes better', 'Buy chickpeas that were boiled for 2 hours, it tastes better']]],
  ['a total below both parts, because steps run at the same time', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 50']]],
  ['a recipe without cooking', [['cookTime: 45', 'cookTime: 0'], ['prepTime: 15', 'prepTime: 45'], ['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['      - 300 g red lentils\n', ''], ['Chicken and red lentils', 'Chickpeas'], ['The lentils', 'The chickpeas'], ['Heat the oil in a heavy pot and fry the onions for 10 minutes. Add the garlic for 1 minute.', 'Stir the oil, the onions and the garlic in a heavy pot. Do not fry them for 10 minutes.'], ['Add the chicken, lentils, salt and water and simmer for 25 minutes, until the thickest piece of chicken reads 74 °C (165 °F).', 'Add the chickpeas, salt and water.'], ['      - 4 eggs', '      - 1 onion, sliced'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Scatter the sliced onion on top.'], ['Boil the eggs', 'Top it'], ['with an egg for everyone', 'with an onion']]],
  ['an oven that is hot enough', [['Boil the eggs for', 'Meanwhile bake some flatbread in the oven at 200 °C (400 °F) for 20 minutes. Boil the eggs for']]],
  ['oil that fries', [['- 2 tbsp sunflower oil', '- line: 1 l sunflower oil, for frying\n        uses: 60 g'], ['Heat the oil in', 'Heat the oil to 180 °C (350 °F) in']]],
]);
