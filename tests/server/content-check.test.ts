import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError, formatProblem } from '#server/content/problem.ts';
import { checkContent } from '../support/check-content.ts';
import { ALT, addPicture, type ContentFixture, createContent, sampleRecipe, withFields } from '../support/content.ts';

const RECIPE = 'recipes/misir-wot.yaml';
type Change = (content: ContentFixture) => void;

/** Sets or removes top-level fields of the sample recipe. */
const setFields = (changes: Record<string, string | null>): Change => {
  return (content) => content.write(RECIPE, withFields(sampleRecipe, changes));
};
const renameFile =
  (from: string, to: string): Change =>
  (content) => {
    content.write(to, content.read(from));
    content.remove(from);
  };
/** Replaces a piece of the sample recipe, or of another file. */
const replaceText = (piece: string, replacement: string, file = RECIPE): Change => {
  return (content) => {
    expect(content.read(file)).toContain(piece);
    content.write(
      file,
      content.read(file).replace(piece, () => replacement),
    );
  };
};
/** Replaces the whole sample recipe. */
const overwrite =
  (text: string | Buffer): Change =>
  (content) =>
    content.write(RECIPE, text);

/** An author's mistake, the change that makes it, and the problems found, without the path of the sample recipe. */
type Mistake = [what: string, change: Change, ...problems: string[]];

// biome-ignore format: one mistake per line
const yaml: Mistake[] = [
  ['no space after a colon', replaceText('title: Misir', 'title:Misir'), '2: put a space after the colon'],
  ['a colon in a field', replaceText('description: Red', 'description: Wot: red'), '3: a colon and a space inside a text: put all of it in double quotes'],
  ['a colon in a list', replaceText('- One pot, pantry', '- One pot: pantry'), '17: reason 1 has a colon and a space, which YAML reads as "field: value": put all of it in double quotes'],
  ['a tab', replaceText('  - title: Lentils', '\t- title: Lentils'), '21: the line is indented with a tab: use spaces'],
  ['a field twice', replaceText('cuisine: Ethiopian', 'prepTime: 20\ncuisine: Ethiopian'), '12: prepTime is repeated'],
  ['a quote left open', replaceText('within a week."', 'within a week.'), '36: the " that opens here is never closed'],
  ['an apostrophe in single quotes', replaceText('title: Misir Wot', "title: 'Misir's Wot'"), "2: the text goes on after its closing quote: inside '…' an apostrophe is written twice ('')"],
  ['text after double quotes', replaceText('title: Misir Wot', 'title: "Misir" Wot'), '2: the text goes on after its closing quote: inside "…" a quote is written \\"'],
  ['text after a bracket', replaceText('title: Misir Wot', 'title: [Misir] Wot'), '2: the text goes on after its closing bracket: put all of it in double quotes'],
  ['a bracket left open', replaceText('[Dinner, Winter]', '[Dinner, Winter'), '7: the list that begins here does not end with ]'],
  ['text that begins with a star', replaceText('- One pot', '- *One* pot'), '17: a text that begins with * needs double quotes around it'],
  ['text that begins with an ampersand', replaceText('- One pot', '- &One pot'), '17: a text that begins with & needs double quotes around it'],
  ['text that begins with an exclamation mark', replaceText('- One pot', '- !One pot'), '17: a text that begins with ! needs double quotes around it'],
  ['text that begins with an at sign', replaceText('- One pot', '- @One pot'), '17: a text that begins with @ needs double quotes around it'],
  ['text that begins with a bar', replaceText('title: Misir', 'title: | Misir'), '2: a text that begins with | or > needs double quotes around it'],
  ['a backslash', replaceText('"No berbere?', '"No \\d berbere?'), '36: in double quotes a backslash is written \\\\ (found "\\d")'],
  ['a list on the line of its field', replaceText('why:\n  - One', 'why: - One'), '16: a list begins on the line after its field'],
  ['no space after a dash', replaceText('  - One pot, pantry staples, and', '  -One'), '17: put a space after the dash'],
  ['an item indented too far', replaceText('- 1.2 l water', ' - 1.2 l water'), '24: the line is indented by 7 spaces: write 6, as in line 23'],
  ['an item indented too far after an empty line', replaceText('- 1.2 l water', '\n       - 1.2 l water'), '25: the line is indented by 7 spaces: write 6, as in line 23'],
  ['a bullet instead of a dash', replaceText('- 1.2 l water', '• 1.2 l water'), '24: a list item begins with "- "'],
  ['an item without its dash', replaceText('- 1.2 l water', '1.2 l water'), '24: a list item begins with "- "'],
  ['a wide colon', replaceText('servings: 4', 'servings： 4'), '10: this colon is full-width: write ": "'],
  ['an equals sign', replaceText('servings: 4', 'servings = 4'), '10: put a colon and a space after the field'],
  ['curly quotes', setFields({ title: '“Misir Wot”' }), '2: title is in curly quotes: use straight ones'],
  ['a line indented too little', replaceText('  - It tastes', ' - It tastes'), '19: the line is indented by 1 space: write 2, as in line 18'],
  ['a line indented too far', replaceText('servings: 4', ' servings: 4'), '10: the line is indented by 1 space: write 0, as in line 9'],
  ['no-break spaces', replaceText('  - One pot', '\u00a0\u00a0- One pot'), '17: the line is indented with no-break spaces: use plain spaces'],
  ['a merge conflict', replaceText('servings: 4\n', '<<<<<<< HEAD\nservings: 4\n=======\nservings: 5\n>>>>>>> b\n'), '10: has an unresolved merge conflict'],
  ['two documents', replaceText('servings: 4\n', '---\nservings: 4\n'), '10: --- begins a second document: each file holds one'],
  ['an empty file', overwrite(''), '1: the file must not be empty'],
  ['no fields', overwrite('hello\n'), '1: the file must hold the fields of a recipe, one "field: value" a line (found "hello")'],
  ['a list in place of fields', overwrite('- hello\n'), '1: the file must hold the fields of a recipe, one "field: value" a line (found a list)'],
];

// biome-ignore format: one mistake per line
const values: Mistake[] = [
  ['a misspelled field', replaceText('prepTime: 15', 'prep_time: 15'), '11: "prep_time" is not a field here: did you mean "prepTime"?'],
  ['an unknown field', replaceText('servings: 4', 'servings: 4\nwine: red'), '11: "wine" is not a field here: docs/content.md lists them all'],
  ['a misspelled field inside', replaceText('    items:\n      - 300', '    item:\n      - 300'), '22: "item" is not a field here: did you mean "items"? There are title, items'],
  ['a missing field', setFields({ author: null }), '2: author is missing'],
  ['an empty field', setFields({ title: '' }), '2: title must not be empty'],
  ['a blank text', setFields({ title: '"  "' }), '2: title must not be empty'],
  ['a number instead of a text', setFields({ title: '1984' }), '2: title must be text: put it in double quotes (found 1984)'],
  ['a long title', setFields({ title: 'Misir '.repeat(20) }), '2: title must have at most 70 characters (found 119)'],
  ['a long description', setFields({ description: 'Wot '.repeat(61) }), '3: description must have at most 240 characters (found 243)'],
  ['a time in words', setFields({ prepTime: 'half an hour' }), '11: prepTime must be a whole number of minutes, for example 30 (found "half an hour")'],
  ['a time with its unit', setFields({ prepTime: '15 min' }), '11: prepTime must be a whole number of minutes, for example 30 (found "15 min")'],
  ['half a minute', setFields({ cookTime: '1.5' }), '12: cookTime must be a whole number of minutes, for example 30 (found 1.5)'],
  ['a negative time', setFields({ cookTime: '-5' }), '12: cookTime must be a whole number of minutes, for example 30 (found -5)'],
  ['seconds instead of minutes', setFields({ prepTime: '86400' }), '11: prepTime must be at most 20160 minutes (found 86400)'],
  ['no servings', setFields({ servings: '0' }), '10: servings must be a whole number of servings, for example 4 (found 0)'],
  ['a range of servings', setFields({ servings: '4-6' }), '10: servings must be a whole number of servings, for example 4 (found "4-6")'],
  ['featured: yes', setFields({ featured: 'yes' }), '9: featured must be true, or left out (found "yes")'],
  ['a day the German way', setFields({ published: '20.5.2025' }), '5: published must be a day like 2025-05-20 (found "20.5.2025")'],
  ['a day that does not exist', setFields({ published: '2025-02-30' }), '5: published must be a day like 2025-05-20 (found "2025-02-30")'],
  ['a brace left open', setFields({ summary: 'Add {250 ml of water.' }), '44: summary has an unmatched brace: write an amount as {400 g}'],
  ['words in braces', setFields({ summary: 'Add {some} water.' }), '44: summary must begin with an amount inside the braces (found "{some}")'],
  ['braces in the description', setFields({ description: 'It makes {16 pieces}.' }), '3: description has braces: they mark amounts in steps, tips, suggestions, answers and the summary only, as {400 g}'],
  ['a fraction in figures', setFields({ summary: 'Add {1 1/2 tsp} of salt.' }), '44: summary has "1 1/2": write 1 ½'],
  ['a fraction in figures in a guide', replaceText('High heat', '1½ times the heat', 'guides.yaml'), expect.stringMatching(/^content.guides.yaml:\d+: .*has "1½": write 1 ½/)],
  ['a year only', setFields({ published: '2025' }), '5: published must be a day like 2025-05-20 (found 2025)'],
  ['an unknown course', setFields({ course: 'starter' }), '15: course must be one of main, side, soup, salad, bread, dessert, drink, breakfast, sauce, spice-mix, basic (found "starter")'],
  ['no course', setFields({ course: null }), '2: course is missing'],
  ['an unknown difficulty', setFields({ difficulty: 'easy' }), '14: difficulty must be one of Easy, Medium, Hard (found "easy")'],
  ['an unknown category', setFields({ category: 'Sauces' }), '6: category "Sauces" is not in categories.yaml: there are Lunch, Dinner, Winter'],
  ['misspelled categories', setFields({ category: 'lunch', alsoIn: '[Diner]' }), '6: category "lunch" is not in categories.yaml: did you mean "Lunch"? There are Lunch, Dinner, Winter', '7: alsoIn entry 1 "Diner" is not in categories.yaml: did you mean "Dinner"? There are Lunch, Dinner, Winter'],
  ['the primary category in alsoIn', setFields({ alsoIn: '[Dinner, Lunch]' }), '7: alsoIn is for further categories only: "Lunch" is already the primary one'],
  ['a category twice in alsoIn', setFields({ alsoIn: '[Dinner, Dinner]' }), '7: alsoIn entry 2 repeats "Dinner"'],
  ['an unknown cuisine', setFields({ cuisine: 'Thai' }), '8: cuisine "Thai" is not in cuisines.yaml: there are Ethiopian, Indian'],
  ['a misspelled author', setFields({ author: 'hana-tesfaye' }), '4: author "hana-tesfaye" is not in authors.yaml: did you mean "hanna-tesfaye"?'],
  ['one reason', setFields({ why: '\n  - Because' }), '16: why must list three to five reasons (found 1)'],
  ['an empty reason', setFields({ why: '\n  - One\n  -\n  - Two' }), '18: reason 2 must not be empty'],
  ['ingredients without groups', setFields({ ingredients: '\n  - 200 g flour' }), '21: ingredient group 1 must have a title and items (found "200 g flour")'],
  ['a group without a title', setFields({ ingredients: '\n  - items:\n      - 2 eggs' }), '21: title of ingredient group 1 is missing'],
  ['a group without items', setFields({ ingredients: '\n  - title: A\n    items:' }), '22: items of ingredient group 1 must not be empty'],
  ['a step without a title', setFields({ instructions: '\n  - steps:\n      - Stir.' }), '32: title of instruction 1 is missing'],
  ['an instruction without steps', setFields({ instructions: '\n  - title: A\n    steps: []' }), '33: steps of instruction 1 must list 1 to 100 steps (found 0)'],
  ['an empty step', setFields({ instructions: '\n  - title: A\n    steps:\n      - ""' }), '34: step 1 of instruction 1 must not be empty'],
  ['a question without an answer', setFields({ faqs: '\n  - question: Why?' }), '42: answer of faq 1 is missing'],
  ['several mistakes in one file', setFields({ prepTime: 'x', category: 'Y', wine: 'red', alsoIn: '[Y]' }), '6: category "Y" is not in categories.yaml: there are Lunch, Dinner, Winter', '7: alsoIn entry 1 "Y" is not in categories.yaml: there are Lunch, Dinner, Winter', '7: alsoIn is for further categories only: "Y" is already the primary one', '11: prepTime must be a whole number of minutes, for example 30 (found "x")', '45: "wine" is not a field here: docs/content.md lists them all'],
];

// biome-ignore format: one mistake per line
const amounts: Mistake[] = [
  ['a double slash', replaceText('300 g split', '1//2 cup split'), '23: item 1 of ingredient group 1 has a number that cannot be read: write it like 2, 0.5, 1/2 or 1 1/2 (found "1//2 cup split red lentils, rinsed")'],
  ['half a range', replaceText('300 g split', '2- split'), '23: item 1 of ingredient group 1 has a range without an upper end: write 2–3, or delete the "-" (found "2- split red lentils, rinsed")'],
  ['a division by zero', replaceText('300 g split', '1/0 tsp split'), '23: item 1 of ingredient group 1 divides by zero in "1/0" (found "1/0 tsp split red lentils, rinsed")'],
  ['a range that goes down', replaceText('300 g split', '3 – 2 split'), '23: item 1 of ingredient group 1 has a range that does not go up, from 3 to 2 (found "3 – 2 split red lentils, rinsed")'],
  ['a decimal comma', replaceText('1.2 l water', '1,2 l water'), '24: item 2 of ingredient group 1 has a comma in its number: write 0.5 for a half and 1000 for a thousand (found "1,2 l water")'],
  ['an amount of nothing', replaceText('1.2 l water', '1.2 l'), '24: item 2 of ingredient group 1 has an amount but no food (found "1.2 l")'],
  ['a number alone', replaceText('1.2 l water', '2'), '24: item 2 of ingredient group 1 must be text: put it in double quotes (found 2)'],
];

// biome-ignore format: one mistake per line
const foods: Mistake[] = [
  ['a misspelled unit', replaceText('1 1/2 tbsp berbere', '1 1/2 tbps berbere'), '28: "1 1/2 tbps berbere" has an unknown unit "tbps": write g, ml, tsp, tbsp, cup …'],
  ['an unknown key', replaceText('- 1.2 l water', '- line: 1.2 l water\n        food: watr'), '25: "1.2 l water" names the food "watr", which is not in the table: did you mean "water"?'],
  ['an unknown key that is like no other', replaceText('- 1.2 l water', '- line: 1.2 l water\n        food: pasta'), '24: "1.2 l water" names the food "pasta", which is not in the table: content/foods.yaml lists the keys of all foods'],
  ['a forgotten dash', replaceText('      - 1.2 l water', '        1.2 l water'), '24: "300 g split red lentils, rinsed 1.2 l water" has two foods: write "1.2 l water" on a separate line'],
  ['two foods in a line', replaceText('- 1.2 l water', '- 1.2 l water, 1 tsp salt'), '24: "1.2 l water, 1 tsp salt" has two foods: write "1 tsp salt" on a separate line'],
  ['a misspelled field of a line', replaceText('- 1.2 l water', '- line: 1.2 l water\n        scal: fixed'), '25: "scal" is not a field here: did you mean "scale"? There are line, scale, uses, instead, food, recipe'],
  ['an unknown scale', replaceText('- 1.2 l water', '- line: 1.2 l water\n        scale: double'), '25: scale of item 2 of ingredient group 1 must be one of fixed, whole (found "double")'],
  ['a used amount in words', replaceText('- 1.2 l water', '- line: 1.2 l water\n        uses: half'), '25: uses of item 2 of ingredient group 1 must be what of it is eaten, for example "60 g", "15 %" or "less 800 g whey" (found "half")'],
  ['an unknown recipe', replaceText('- 1.2 l water', '- line: 1.2 l water\n        recipe: misir-wat'), '25: recipe of item 2 of ingredient group 1 "misir-wat" is not in content/recipes: did you mean "misir-wot"?'],
  ['a food without its row', replaceText('"16144"', '"16145"', 'foods.yaml'), 'content/foods.yaml:5: ndb "16145" is not a row of usda-sr28.csv'],
  ['a food made by an unknown recipe', replaceText('  measures: {cup: 192}', '  recipe: misir-wat\n  measures: {cup: 192}', 'foods.yaml'), 'content/foods.yaml:6: recipe of lentil-red "misir-wat" is not in content/recipes: did you mean "misir-wot"?'],
  ['a recipe that is its own ingredient', replaceText('  measures: {cup: 192}', '  recipe: misir-wot\n  measures: {cup: 192}', 'foods.yaml'), '23: "300 g split red lentils, rinsed" is what this recipe makes: name what it is made of'],
  ['a food measured both ways in words', replaceText('  measures: {cup: 192}', '  bothWays: yes please\n  measures: {cup: 192}', 'foods.yaml'), 'content/foods.yaml:6: bothWays of lentil-red must be true or false, or left out (found "yes please")'],
  ['a number that YAML reads as octal', replaceText('"16144"', '16144', 'foods.yaml'), 'content/foods.yaml:5: ndb of lentil-red must be five digits in quotes, for example "01123" (found 16144)'],
  ['a food without a source', replaceText('  ndb: "16144"\n', '', 'foods.yaml'), 'content/foods.yaml:2: lentil-red must have either an ndb or parts'],
  ['a part that is not a food', replaceText('paprika: 80', 'paprica: 80', 'foods.yaml'), 'content/foods.yaml:37: "paprica" is not a food: did you mean "paprika"?'],
  ['a food that is made of itself', replaceText('parts: {paprika: 80', 'parts: {berbere: 80', 'foods.yaml'), 'content/foods.yaml:37: berbere is made from berbere itself'],
  ['an unknown allergen of a food', replaceText('contains: [egg]', 'contains: [eggs]', 'foods.yaml'), 'content/foods.yaml:64: allergen 1 of egg "eggs" is not an allergen: did you mean "egg"?'],
  ['a name of two foods', replaceText('aka: [fine salt]', 'aka: [Paprikas]', 'foods.yaml'), 'content/foods.yaml:52: "Paprikas" is already a name of paprika'],
  ['a missing table of foods', (c) => c.remove('foods.yaml'), 'content/foods.yaml:1: the file is missing'],
  ['a value that is not a number', replaceText('358,23.91', '358,much', 'usda-sr28.csv'), 'content/usda-sr28.csv:13: protein_g is not a number (found "much")'],
  ['a source without a column', replaceText(',kcal,', ',energy,', 'usda-sr28.csv'), 'content/usda-sr28.csv:1: the first line lacks the columns kcal'],
];

// biome-ignore format: one mistake per line
const characters: Mistake[] = [
  ['a character that reverses the text', setFields({ title: 'Misir \u202eWot' }), '2: the line contains a character that reverses text (U+202E): delete it'],
  ['the same character as an escape', setFields({ title: '"Misir \\u202eWot"' }), '2: title contains a character that reverses text (U+202E): delete it'],
  ['a control character', setFields({ title: 'Misir \u0007Wot' }), '2: the line contains an invisible control character (U+0007): delete it'],
  ['NUL, which Postgres refuses', setFields({ title: 'Misir\u0000Wot' }), '2: the line contains an invisible control character (U+0000): delete it'],
  ['a letter lost', setFields({ title: 'Misir W\ufffdt' }), '2: the line contains a letter that was lost in a conversion (U+FFFD): delete it'],
  ['Latin-1', overwrite(Buffer.from(sampleRecipe.replace('Misir Wot', 'Misir Wöt'), 'latin1')), '2: this line is not UTF-8: save the file as UTF-8'],
  ['UTF-16', overwrite(Buffer.from(`\ufeff${sampleRecipe}`, 'utf16le')), '1: the file is UTF-16: save it as UTF-8'],
];

const withOtherTitle = (text: string) => withFields(text, { title: 'Another' });
// biome-ignore format: one mistake per line
const files: Mistake[] = [
  ['capitals and accents in a name', (c) => c.write('recipes/Crème Brûlée.yaml', withOtherTitle(sampleRecipe)), 'content/recipes/Crème Brûlée.yaml:1: use only lowercase letters a–z, digits and single hyphens in its name: rename the file to creme-brulee.yaml'],
  ['another extension', (c) => c.write('recipes/doro-wat.yml', withOtherTitle(sampleRecipe)), 'content/recipes/doro-wat.yml:1: the extension must be .yaml: rename it to doro-wat.yaml'],
  ['a misnamed file with another mistake', (c) => c.write('recipes/doro-wat.yml', withFields(sampleRecipe, { author: null })), 'content/recipes/doro-wat.yml:1: the extension must be .yaml: rename it to doro-wat.yaml', 'content/recipes/doro-wat.yml:2: author is missing'],
  ['one recipe in two spellings', (c) => c.write('recipes/Misir-Wot.yaml', sampleRecipe), 'content/recipes/Misir-Wot.yaml:1: use only lowercase letters a–z, digits and single hyphens in its name: rename the file to misir-wot.yaml', 'content/recipes/Misir-Wot.yaml:1: is the same recipe as content/recipes/misir-wot.yaml'],
  ['one recipe with two extensions', (c) => c.write('recipes/misir-wot.yml', sampleRecipe), 'content/recipes/misir-wot.yml:1: the extension must be .yaml: rename it to misir-wot.yaml', 'content/recipes/misir-wot.yml:1: is the same recipe as content/recipes/misir-wot.yaml'],
  ['a file that is not a recipe among the recipes', (c) => c.write('recipes/notes.txt', 'x'), 'content/recipes/notes.txt:1: is not a recipe: recipe files end in .yaml, like notes.yaml'],
  ['a folder among the recipes', (c) => c.write('recipes/old/x.yaml', 'x'), 'content/recipes/old:1: must be in content/recipes itself, not in a subfolder'],
  ['a title twice', (c) => c.addRecipe('other', { title: 'misir WOT' }), 'content/recipes/other.yaml:2: title "misir WOT" is already used by content/recipes/misir-wot.yaml'],
  ['no picture', (c) => c.remove('pictures/misir-wot'), '2: Misir Wot has no picture: choose a photograph at the desk, or draw it (npm run pictures writes content/pictures/misir-wot/picture.json)'],
  ['a picture without alt text', (c) => c.write('pictures/misir-wot/picture.json', c.read('pictures/misir-wot/picture.json').replace(ALT, ' ')), 'content/pictures/misir-wot/picture.json:1: the alt text is missing or longer than 300 characters (npm run pictures writes the "alt" of art/dishes into it)'],
  ['a long alt text', (c) => c.write('pictures/misir-wot/picture.json', c.read('pictures/misir-wot/picture.json').replace(ALT, 'a'.repeat(301))), 'content/pictures/misir-wot/picture.json:1: the alt text is missing or longer than 300 characters (npm run pictures writes the "alt" of art/dishes into it)'],
  ['the former field "picture" of a recipe', replaceText('servings: 4', 'picture: A clay bowl.\nservings: 4'), '10: "picture" is not a field here: delete it, because the alt text is next to the drawing, in art/dishes'],
  ['a picture file missing', (c) => c.remove('pictures/misir-wot/4x3-640.webp'), 'content/pictures/misir-wot/picture.json:1: 4x3-640.webp is missing (npm run pictures draws it again)'],
  ['a picture file cut short', (c) => c.write('pictures/misir-wot/4x3-640.webp', 'p'), 'content/pictures/misir-wot/picture.json:1: 4x3-640.webp is incomplete (npm run pictures draws it again)'],
  ['a broken picture.json', (c) => c.write('pictures/misir-wot/picture.json', '{'), "content/pictures/misir-wot/picture.json:1: the picture's description is not readable (npm run pictures draws it again)"],
  ['another title than on the social picture', setFields({ title: 'Mesir Wot' }), '2: the social picture shows the title "Misir Wot" (update it with npm run pictures)'],
  ['no social picture', (c) => addPicture(c, 'misir-wot'), '2: Misir Wot has no social picture (npm run pictures writes it)'],
  ['a social picture cut short', (c) => c.write('pictures/misir-wot/social.jpg', 's'), 'content/pictures/misir-wot/picture.json:1: social.jpg is incomplete (npm run pictures draws it again)'],
  ['a category without a picture', (c) => c.remove('pictures/category--dinner'), 'content/categories.yaml:3: Dinner has no picture: choose a photograph at the desk, or draw it (npm run pictures writes content/pictures/category--dinner/picture.json)'],
  ['a cuisine without a picture', (c) => c.remove('pictures/cuisine--ethiopian'), 'content/cuisines.yaml:1: Ethiopian has no picture: choose a photograph at the desk, or draw it (npm run pictures writes content/pictures/cuisine--ethiopian/picture.json)'],
  ['an author without a portrait', (c) => c.remove('pictures/author--hanna-tesfaye'), 'content/authors.yaml:2: Hanna Tesfaye has no picture: choose a photograph at the desk, or draw it (npm run pictures writes content/pictures/author--hanna-tesfaye/picture.json)'],
  ['a portrait cut short', (c) => c.write('pictures/author--hanna-tesfaye/4x3-640.webp', 'p'), 'content/pictures/author--hanna-tesfaye/picture.json:1: 4x3-640.webp is incomplete (npm run pictures draws it again)'],
  ['the former field "picture" of a category', replaceText('All that is Lunch.', 'All that is Lunch.\n  picture: misir-wot', 'categories.yaml'), expect.stringMatching(/^content.categories.yaml:3: "picture" is not a field here/)],
  ['a category twice', replaceText('name: Winter', 'name: Lunch', 'categories.yaml'), 'content/categories.yaml:5: name of entry 3 repeats "Lunch"', '7: alsoIn entry 2 "Winter" is not in categories.yaml: did you mean "Dinner"? There are Lunch, Dinner'],
  ['a cuisine whose name makes no URL', replaceText('name: Indian', 'name: Indian & co', 'cuisines.yaml'), 'content/cuisines.yaml:3: name of entry 2 must be words that begin with a capital letter, for example Lunch (found "Indian & co")'],
  ['a broken list, which is reported once', (c) => c.write('categories.yaml', '- name: "Lunch\n'), 'content/categories.yaml:1: the " that opens here is never closed'],
  ['a missing list', (c) => c.remove('cuisines.yaml'), 'content/cuisines.yaml:1: the file is missing'],
  ['an author without a bio', (c) => c.write('authors.yaml', 'hanna-tesfaye:\n  name: Hanna\n  role: Cook\n'), 'content/authors.yaml:1: bio of hanna-tesfaye is missing'],
  ['an author key with a space', replaceText('hanna-tesfaye:', 'hanna-tesfaye: {name: H, role: R, bio: B}\nHanna T:', 'authors.yaml'), 'content/authors.yaml:3: Hanna T must be lower-case letters a–z, digits and single hyphens, for example hanna-tesfaye'],
  ['a glossary entry of an unknown food', renameFile('glossary/berbere.yaml', 'glossary/barbere.yaml'), 'content/glossary/barbere.yaml:2: "barbere" is not a food: did you mean "berbere"?'],
  ['a substitute that is not a food', replaceText('{paprika: 1 tbsp}', '{paprica: 1 tbsp}', 'glossary/berbere.yaml'), 'content/glossary/berbere.yaml:9: "paprica" is not a food: did you mean "paprika"?'],
  ['a substitute without an amount', replaceText('{paprika: 1 tbsp}', '{paprika: some}', 'glossary/berbere.yaml'), 'content/glossary/berbere.yaml:9: paprika must be an amount, for example 2 tsp (found "some")'],
  ['a substitute for itself', replaceText('{paprika: 1 tbsp}', '{berbere: 1 tbsp}', 'glossary/berbere.yaml'), 'content/glossary/berbere.yaml:9: berbere cannot replace itself'],
  ['a label in the glossary', replaceText('Hot and round.', 'Hot, round and vegan.', 'glossary/berbere.yaml'), 'content/glossary/berbere.yaml:4: taste says "vegan": delete it, because allergens and diets follow from the foods'],
  ['an unknown kind', replaceText('kind: Spice mixes', 'kind: Mixes', 'glossary/berbere.yaml'), expect.stringMatching(/^content.glossary.berbere.yaml:2: kind of berbere must be one of Spices and seeds, /)],
  ['an unknown allergen in the list of allergens', replaceText('nuts:', 'nutts:', 'allergens.yaml'), expect.stringMatching(/^content.allergens.yaml:2: .*did you mean "?nuts/)],
  ['a name for an allergen that its food lacks', replaceText('[marzipan', '[red lentils', 'allergens.yaml'), 'content/allergens.yaml:2: "red lentils" is a name of lentil-red, which lacks nuts: add it to its contains'],
  ['a guide without a picture', (c) => c.remove('pictures/guide--brown-onions'), 'content/guides.yaml:2: Brown onions has no picture: choose a photograph at the desk, or draw it (npm run pictures writes content/pictures/guide--brown-onions/picture.json)'],
  ['a guide by an unknown author', replaceText('author: hanna-tesfaye', 'author: hana-tesfaye', 'guides.yaml'), 'content/guides.yaml:5: author of brown-onions "hana-tesfaye" is not in authors.yaml: did you mean "hanna-tesfaye"?'],
  ['a menu with an unknown dish', (c) => c.write('menus.yaml', 'lunch: {title: Lunch, description: A lunch, author: hanna-tesfaye, published: 2026-11-20, servings: 4, introduction: Eat, dishes: [misir-wot, misir-wot, misir-wat], notes: [Rest]}\n'), expect.stringMatching(/^content.menus.yaml:1: .*"misir-wat" is not in content.recipes: did you mean "misir-wot"/)],
  ['a guide about an unknown food', replaceText('[onion-red]', '[onion-rd]', 'guides.yaml'), expect.stringMatching(/^content.guides.yaml:8: .*"onion-rd" is not in foods.yaml: did you mean "onion-red"/)],
  ['no recipes at all', (c) => c.remove('recipes'), 'content/recipes:1: there are no recipes here: the folder is empty or missing'],
  ['mistakes in several files', (c) => { setFields({ servings: '0' })(c); c.addRecipe('b', { title: null }); }, 'content/recipes/b.yaml:2: title is missing', '10: servings must be a whole number of servings, for example 4 (found 0)'],
];

/** Writes a menu of one dish with this introduction. */
const writeMenu = (introduction: string): Change => {
  const fields = 'title: Lunch, description: A lunch, author: hanna-tesfaye, published: 2026-11-20, servings: 4';
  return (c) =>
    c.write(
      'menus.yaml',
      `lunch: {${fields}, introduction: "${introduction}", dishes: [misir-wot, misir-wot, misir-wot], notes: [Rest]}\n`,
    );
};

// biome-ignore format: one mistake per line
const texts: Mistake[] = [
  ['a diet in a guide', replaceText('High heat burns', 'The pan is gluten-free. High heat burns', 'guides.yaml'), expect.stringMatching(/^content.guides.yaml:15: says "gluten-free", but it is not Gluten-free/)],
  ['a bird that is too cool', replaceText('{what: Golden, value: 15 to 20 minutes}', '{what: Poultry, value: 60 °C (140 °F)}', 'guides.yaml'), 'content/guides.yaml:10: stops at 60 °C: poultry is safe from 74 °C (165 °F) on'],
  ['a rinsed chicken in a guide', replaceText('High heat burns', 'Rinse the chicken. High heat burns', 'guides.yaml'), expect.stringMatching(/^content.guides.yaml:15: says "Rinse the chicken": do not/)],
  ['rice that keeps too long', replaceText('In a jar, for six months.', 'Cooked rice keeps four days in the fridge.', 'glossary/berbere.yaml'), expect.stringMatching(/^content.glossary.berbere.yaml:6: keeps it for 4 days: cooked rice keeps a day/)],
  ['meat on the stove in the glossary', replaceText('In a jar, for six months.', 'Cooked chicken keeps overnight on the stove.', 'glossary/berbere.yaml'), expect.stringMatching(/^content.glossary.berbere.yaml:6: keeps it for 12 hours out of the fridge: 2 hours is the maximum/)],
  ['a religious label in a category', replaceText('All that is Lunch.', 'All that is halal.', 'categories.yaml'), 'content/categories.yaml:2: says "halal", which the ingredients cannot prove: delete it'],
  ['a promise to coeliacs in a cuisine', replaceText('All that is Indian.', 'Safe for coeliacs.', 'cuisines.yaml'), expect.stringMatching(/^content.cuisines.yaml:4: says "coeliacs", but it is not Gluten-free/)],
  ['a health claim by an author', replaceText('small electric stove', 'small stove. Her soup cures a cold', 'authors.yaml'), 'content/authors.yaml:5: says "cures a": delete this health claim'],
  ['a menu that its dishes contradict', writeMenu('All of it is free of celery.'), expect.stringMatching(/^content.menus.yaml:1: says "free of celery", but it is not free of celery: ".*berbere" may contain celery/)],
];

const validChanges: [what: string, change: Change][] = [
  ['a menu with true claims', writeMenu('A vegan table, without eggs. For guests who avoid celery take paprika.')],
  [
    'a guide that says what is safe',
    replaceText(
      'High heat burns',
      'Chicken is done at 74 °C (165 °F). Many ovens are 20 °C (35 °F) off. High heat burns',
      'guides.yaml',
    ),
  ],
  ['the recipe that docs/content.md shows', () => undefined],
  ['Windows line ends', overwrite(sampleRecipe.replace(/\n/g, '\r\n'))],
  ['a byte order mark', overwrite(`\ufeff${sampleRecipe}`)],
  ['a folded text', setFields({ description: '>\n  Red lentils\n  simmered in berbere.' })],
  [
    'numbers with a slash that are not fractions',
    setFields({ summary: 'Take 80/20 beef, ½ tsp salt and 1 ½ cups, 24/7.' }),
  ],
  ['no equipment', overwrite(withFields(sampleRecipe, { equipment: '[]' }).replace(' in a heavy pot', ''))],
  [
    'temporary files of text editors and operating systems',
    (c) => {
      c.write('recipes/.DS_Store', '');
      c.write('recipes/misir-wot.yaml~', 'x');
      c.write('recipes/.misir-wot.yaml.swp', 'x');
    },
  ],
];

let content: ContentFixture;
beforeEach(() => {
  content = createContent();
});
afterEach(() => content.delete());

async function findProblems(): Promise<string[]> {
  try {
    await checkContent(content.dir);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(formatProblem);
  }
}

describe.each([
  ['yaml', yaml],
  ['values', values],
  ['amounts', amounts],
  ['foods', foods],
  ['characters', characters],
  ['files', files],
  ['texts', texts],
])('the check of %s', (_, mistakes) => {
  test.each(mistakes)('reports %s', async (_what, change, ...problems) => {
    change(content);
    const expected = problems.map((problem) => (/^\d/.test(problem) ? `content/${RECIPE}:${problem}` : problem));
    expect(await findProblems()).toEqual(expected);
  });
});

test.each(validChanges)('the check accepts %s', async (_what, change) => {
  change(content);
  expect(await findProblems()).toEqual([]);
});
