import { chickpeas, type Replacement, testRecipes } from '../support/checked-pot.ts';

const salmon: Replacement = ['600 g chicken thighs, boneless', '600 g salmon fillets'];
const pork: Replacement = ['600 g chicken thighs, boneless', '600 g minced pork'];
const beans: Replacement[] = [
  ['300 g red lentils', '200 g dried kidney beans'],
  [
    'chicken, lentils, salt and water and simmer for 25',
    'chicken, kidney beans, salt and water, boil the beans hard for 12 minutes and simmer for 60',
  ],
  ['cookTime: 45', 'cookTime: 90'],
];
const core = '74 °C (165 °F)';

// biome-ignore format: one recipe per line
testRecipes({
  safety: [
    ['poultry at 60 °C', [[core, '60 °C (140 °F)']], '      - Add the chicken', /stops at 60 °C: poultry is safe from 74 °C \(165 °F\) on/],
    ['poultry without a temperature', [[`reads ${core}`, 'is done']], '      - 600 g', /no step says how hot chicken thigh has to get inside: 74 °C \(165 °F\)/],
    ['minced meat at 65 °C', [pork, ['chicken, lentils', 'minced pork, lentils'], ['piece of chicken', 'piece of pork'], [core, '65 °C (150 °F)']], '      - Add the minced', /stops at 65 °C: minced meat is safe from 71 °C \(160 °F\) on/],
    ['fish at 50 °C', [salmon, ['chicken, lentils', 'salmon, lentils'], ['piece of chicken', 'piece of salmon'], [core, '50 °C (120 °F)']], '      - Add the salmon', /stops at 50 °C: whole meat or fish is safe from 63 °C \(145 °F\) on/],
    ['eggs in a dish at 60 °C', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['Add the chicken, lentils', 'Add the chickpeas, lentils'], ['piece of chicken reads 74 °C (165 °F)', 'part reads 60 °C (140 °F)']], '      - Add the chickpeas', /stops at 60 °C: eggs are safe from 71 °C \(160 °F\) on/],
    ['raw eggs', [['600 g chicken thighs, boneless', '600 g canned chickpeas'], ['fry the onions for 10 minutes', 'soften the onions and chickpeas for 10 minutes'], ['Add the chicken, lentils, salt and water and simmer for 25 minutes, until the thickest piece of chicken reads 74 °C (165 °F).', 'Add the lentils, salt and water for 25 minutes.'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Stir in the eggs.']], '      - 4 eggs', /"4 eggs" stays raw: cook it until it is set, 71 °C \(160 °F\), or ask for pasteurized eggs/],
    ['runny eggs without a warning', [['for 10 minutes, until the yolks are firm', 'for 5 minutes, until the yolks are runny']], '      - Boil', /leaves the yolk runny: say who should not eat it/],
    ['kidney beans that only simmer', [['300 g red lentils', '300 g dried kidney beans'], ['chicken, lentils', 'chicken, kidney beans'], ['simmer for 25', 'simmer for 40'], ['cookTime: 45', 'cookTime: 60']], '      - 300 g dried', /no step boils dried kidney beans hard for 10 minutes/],
    ['washed chicken', [['Add the chicken', 'Rinse the chicken, add the chicken']], '      - Rinse', /says "Rinse the chicken": do not: it spreads germs/],
    ['chicken that is rinsed as "it"', [['Add the chicken', 'Dry the chicken. Rinse it, add the chicken']], '      - Dry', /says "Rinse it": do not: it spreads germs/],
    ['fish at 36 °C', [salmon, ['chicken, lentils', 'salmon, lentils'], ['piece of chicken', 'piece of salmon'], [core, '36 °C (97 °F)']], '      - Add the salmon', /stops at 36 °C: whole meat or fish is safe from 63 °C/],
    ['poultry at 60 °C in the reasons to cook it', [['It tastes better', 'Chicken is done at 60 °C (140 °F), it tastes better']], '  - Chicken', /stops at 60 °C: poultry is safe from 74 °C/],
    ['eggs that are added off the heat', [...chickpeas, ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Beat the eggs and stir them in off the heat.']], '      - 4 eggs', /"4 eggs" stays raw/],
    ['oil that burns', [['It tastes better', 'Get the frying oil to 230 °C (450 °F), it tastes better']], '  - Get', /heats fat to 230 °C: above 200 °C \(400 °F\) it smokes and can catch fire/],
    ['oil that burns, named as "it"', [['- Heat the oil in a heavy pot and', '- Pour the oil into a heavy pot. Heat it to 240 °C (465 °F) and']], '      - Pour the oil', /heats fat to 240 °C/],
    ['an answer about oil that burns', [['Can I keep it?', 'How hot is the oil?'], ['Yes, for three', 'Bring it to 230 °C (450 °F). It keeps for three']], '    answer', /heats fat to 230 °C/],
    ['chicken that gets a rinse', [['Add the chicken', 'Give the chicken a good rinse, add the chicken']], '      - Give', /says "Give the chicken a good rinse"/],
    ['chicken under running water', [['- "Stir: Lentils stick to the bottom."', '- "Clean chicken: Hold it under running water."']], '  - "Clean', /says "Hold it under running water"/],
    ['dough that is eaten raw', [['- "Stir: Lentils stick to the bottom."', '- "Eat the dough: A spoonful is the pay of the cook."']], '  - "Eat', /says "Eat the dough": raw flour and raw eggs carry germs/],
    ['beans in a slow cooker', [...beans, ['- "Stir: Lentils stick to the bottom."', '- "Slow cooker: Leave them in it for 8 hours."']], '  - "Slow', /a slow cooker leaves dried kidney beans poisonous: boil them hard first/],
    ['thighs that are washed', [['- "Stir: Lentils stick to the bottom."', '- "The thighs: Wash them and pat them dry."']], '  - "The thighs', /says "Wash them and pat them dry"/],
    ['chicken that is rinsed without a name', [['Add the chicken', 'Dry the chicken. Rinse under the tap, add the chicken']], '      - Dry', /says "Rinse under the tap"/],
  ],
}, [
  ['dough that is not eaten raw', [['- "Stir: Lentils stick to the bottom."', '- "Never eat the dough: Raw flour carries germs."']]],
  ['boiled beans in a slow cooker', [...beans, ['- "Stir: Lentils stick to the bottom."', '- "Slow cooker: Boil them hard for 10 minutes first."']]],
  ['lentils that are washed', [['- "Stir: Lentils stick to the bottom."', '- "The lentils: Wash them three times."']]],
  ['pasteurised eggs that stay raw', [['4 eggs', '4 eggs, pasteurised'], ['Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.', 'Stir in the eggs.']]],
  ['an egg that is fried', [['Serve it with', 'Crack an egg into the pan for each, fry it until it is set, and serve it with']]],
  ['oil at 180 °C', [['It tastes better', 'Get the frying oil to 180 °C (350 °F), it tastes better']]],
  ['"no egg is liquid"', [['and halve them', 'and no egg is liquid, and halve them']]],
]);
