import { testRecipes } from '../support/checked-pot.ts';

const core = '74 °C (165 °F)';

// biome-ignore format: a recipe is a line
testRecipes({
  temperatures: [
    ['scales that disagree', [[core, '74 °C (175 °F)']], '      - Add the chicken', /gives 74 °C \(175 °F\), which disagree: write \(165 °F\)/],
    ['an oven beside the marks of its dial', [['It tastes better', 'Bake it at 220 °C (430 °F), it tastes better']], '  - Bake', /gives 220 °C \(430 °F\), which disagree: write \(425 °F\)/],
    ['Celsius alone', [[core, '74 °C']], '      - Add the chicken', /gives 74 °C without °F: write 74 °C \(165 °F\)/],
    ['Fahrenheit alone', [['It tastes better', 'Hold it at 150 °F, it tastes better']], '  - Hold', /gives 150 °F alone: write °C first/],
    ['degrees of neither', [['It tastes better', 'Hold it at 150 degrees, it tastes better']], '  - Hold', /as "150 degrees": write 200 °C \(400 °F\)/],
    ['an oven of no home', [['It tastes better', 'Brown it at 350 °C (650 °F), it tastes better']], '  - Brown', /gives 350 °C: no oven at home gets hotter than 300 °C/],
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
    ['an oven of which no step says how hot it is', [['Boil the eggs for', 'Meanwhile bake some flatbread for 20 minutes. Boil the eggs for']], '      - Meanwhile', /bakes, but no step says how hot the oven is: give °C and °F/],
    ['an oven that no step heats', [['Boil the eggs for', 'Meanwhile slide some bread into the oven for 20 minutes, until it is 96 °C (205 °F) in the middle. Boil the eggs for']], '      - Meanwhile', /bakes, but no step says how hot the oven is/],
    ['a core that is hotter than its oven', [[core, '97 °C (205 °F)'], ['Boil the eggs for', 'Meanwhile warm plates in the oven at 90 °C (195 °F). Boil the eggs for']], '      - Add the chicken', /gets hotter inside than the oven, 90 °C: it never does/],
    ['oil that is too cool to fry', [['- 2 tbsp sunflower oil', '- line: 1 l sunflower oil, for frying\n        uses: 60 g'], ['Heat the oil in', 'Heat the oil to 110 °C (230 °F) in']], '      - line', /no step heats it to 140 °C \(285 °F\), and cooler fat does not fry/],
    ['thighs with their bones that are done in minutes', [['thighs, boneless', 'thighs, bone-in'], ['simmer for 25', 'simmer for 12']], '      - 600 g', /bone-in": the steps cook it for 12 minutes, and it takes 15/],
    ['fish for an hour', [['600 g chicken thighs, boneless', '600 g salmon fillets'], ['chicken, lentils', 'salmon, lentils'], ['piece of chicken', 'piece of salmon'], ['simmer for 25', 'simmer for 55'], ['cookTime: 45', 'cookTime: 70']], '      - Add the salmon', /cooks salmon for 55 minutes: 30 are the most/],
  ],
  doneness: [
    ['beans that do not get soft', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water, boil the beans for 10 minutes and simmer for 8 minutes']], '      - 300 g dried', /"300 g dried kidney beans": the steps cook for 28 minutes in all, and dried kidney beans takes at least 40 to get soft/],
    ['dough that does not rise', [['300 g red lentils', '300 g flour\n      - 1 tsp dried yeast'], ['chicken, lentils', 'chicken, flour, yeast']], '      - 1 tsp dried', /"1 tsp dried yeast": no step lets the dough rise for 30 minutes or more \(the longest wait is 1 minute\)/],
    ['beans that are said to be soft', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water. Boil the kidney beans for 10 minutes. Simmer the beans for 5 minutes, until they are soft. Simmer for 50 minutes more'], ['cookTime: 45', 'cookTime: 80']], '      - Add the chicken', /"300 g dried kidney beans" is said to be soft in 5 minutes: it takes at least 40/],
  ],
}, [
  ['an oven in steps of 10 °C and 25 °F', [['It tastes better', 'Brown it at 240 °C (475 °F), it tastes better']]],
  ['a difference of degrees', [['It tastes better', 'Take it out 5 °C (9 °F) lower, it rises by 5 °C (9 °F) and tastes better']]],
  ['what runs beside another', [['Boil the eggs for', 'Meanwhile wait for 2 hours. Boil the eggs for']]],
  ['beans in a pressure cooker', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, kidney beans, salt and water, boil the kidney beans for 10 minutes and simmer for 8 minutes in the pressure cooker']]],
  ['what is fried in batches', [['cookTime: 45', 'cookTime: 90'], ['fry the onions', 'fry the onions in three batches']]],
  ['dough that rises overnight', [['300 g red lentils', '300 g flour\n      - 1 tsp dried yeast'], ['Add the chicken, lentils', 'Leave it in the fridge overnight. Add the chicken, flour, yeast']]],
  ['preparation with a night', [['prepTime: 15', 'prepTime: 700'], ['Boil the eggs for', 'Chill it in the fridge overnight. Boil the eggs for']]],
  ['an oven as hot as homes have', [['It tastes better', 'Brown it at 290 °C (550 °F), it tastes better']]],
  ['what another has cooked', [['cookTime: 45', 'cookTime: 60'], ['It tastes better', 'Buy chickpeas that were boiled for 2 hours, it tastes better']]],
  ['things that go side by side', [['cookTime: 45', 'cookTime: 45\ntotalMinutes: 50']]],
  ['nothing that gets hot', [['cookTime: 45', 'cookTime: 0'], ['prepTime: 15', 'prepTime: 45'], ['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['      - 300 g red lentils\n', ''], ['Chicken and red lentils', 'Chickpeas'], ['The lentils', 'The chickpeas'], ['Heat the oil in a heavy pot and fry the onions for 10 minutes. Add the garlic for 1 minute.', 'Stir the oil, the onions and the garlic in a heavy pot. Do not fry them for 10 minutes.'], ['Add the chicken, lentils, salt and water and simmer for 25 minutes, until the thickest piece of chicken reads 74 °C (165 °F).', 'Add the chickpeas, salt and water.'], ['      - 4 eggs', '      - 1 onion, sliced'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Scatter the sliced onion on top.'], ['Boil the eggs', 'Top it'], ['with an egg for everyone', 'with an onion']]],
  ['an oven that keeps things warm', [['Boil the eggs for', 'Meanwhile keep some bread warm in the oven for 20 minutes. Boil the eggs for']]],
  ['an oven that is hot enough', [['Boil the eggs for', 'Meanwhile bake some flatbread in the oven at 200 °C (400 °F) for 20 minutes. Boil the eggs for']]],
  ['oil that fries', [['- 2 tbsp sunflower oil', '- line: 1 l sunflower oil, for frying\n        uses: 60 g'], ['Heat the oil in', 'Heat the oil to 180 °C (350 °F) in']]],
  ['thighs with their bones that have their time', [['thighs, boneless', 'thighs, bone-in']]],
  ['fish that is done in time', [['600 g chicken thighs, boneless', '600 g salmon fillets'], ['chicken, lentils', 'salmon, lentils'], ['piece of chicken', 'piece of salmon']]],
  ['beans that are soft after more time', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils, salt and water and simmer for 25 minutes', 'chicken, beans, salt and water. Boil the kidney beans for 10 minutes. Simmer the beans for 40 minutes, and for 5 minutes more, until they are soft'], ['cookTime: 45', 'cookTime: 70']]],
]);
