import { flour, testRecipes } from '../support/checked-pot.ts';

// biome-ignore format: a recipe is a line
testRecipes({
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
    ['a dough of dust', [...flour, ['- 1 l water', '- 50 ml water'], ['Add the chicken', 'Knead it. Add the chicken']], '      - 300 g flour', /the dough has 17 g of water to 100 g of flour; one that holds together has 32 to 95/],
    ['too much yeast', [['300 g red lentils', '300 g flour\n      - 5 tsp dried yeast'], ['chicken, lentils', 'chicken, flour, yeast'], ['simmer for 25', 'leave it overnight in the fridge, simmer for 25']], '      - 5 tsp', /is \d+(?:\.\d)? % of the flour: more than 3 % tastes of it/],
    ['cookies that bake an hour', [['Slow Pot with Onions', 'Slow Onion Cookies'], ['Boil the eggs for 10 minutes', 'Meanwhile bake them in the oven for 1 hour. Boil the eggs for 10 minutes']], '      - Meanwhile', /bakes for 60 minutes: "Slow Onion Cookies" takes 7 to 35 minutes/],
  ],
}, [
  ['a number of things', [['Serve it with', 'It was on the table of 60 guests once, with']]],
  ['a dish that is meant to be unsalted', [['in one pot, with', 'in one pot without salt, with'], ['      - 2 tsp fine salt\n', ''], ['lentils, salt and water', 'lentils and water']]],
  ['some of what the list has, without braces', [['Add the garlic for', 'Add 10 g of the garlic for']]],
  ['an amount that a tip may say', [['- "Stir: Lentils stick to the bottom."', '- "Stir in {10 g} of garlic."']]],
  ['much garlic, and not too much', [['3 cloves garlic', '20 cloves garlic']]],
  ['a little meat in a main dish', [['600 g chicken', '210 g chicken']]],
  ['pulses in just enough water', [['- 1 l water', '- 800 ml water']]],
  ['a dough that holds together', [...flour, ['- 1 l water', '- 190 ml water'], ['Add the chicken', 'Knead it. Add the chicken']]],
  ['cookies as they are', [['Slow Pot with Onions', 'Slow Onion Cookies'], ['Boil the eggs for 10 minutes', 'Meanwhile heat the oven to 180 °C (350 °F) and bake them for 20 minutes. Boil the eggs for 10 minutes']]],
  ['a pie with its butter', [['Slow Pot with Onions', 'Slow Onion Pie'], ['300 g red lentils', '300 g flour\n      - 180 g butter'], ['chicken, lentils', 'chicken, flour, butter']]],
]);
