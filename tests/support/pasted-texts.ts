/** A recipe, which `shapes` turns into the texts that people paste. */
export interface RecipeExample {
  title: string;
  servings: number;
  prepTime: number;
  cookTime: number;
  groups: { title: string; items: string[] }[];
  steps: string[];
}

const chickpeas: RecipeExample = {
  title: 'Smoky chickpeas with greens',
  servings: 4,
  prepTime: 15,
  cookTime: 40,
  groups: [
    {
      title: 'For the chickpeas',
      items: [
        '2–3 tbsp olive oil, plus more to serve',
        '1 large onion, finely chopped',
        '1 (14 oz) can tomatoes',
        '½ tsp smoked paprika',
        'salt and black pepper',
      ],
    },
    { title: 'For the topping', items: ['a handful of parsley', 'juice of 1 lemon', '1 ½ cups thick yogurt'] },
  ],
  steps: [
    'Heat the oil in a wide pan over a medium heat and fry the onion for 10 minutes, until soft and golden at the edges.',
    'Stir in the paprika. Cook for 1 minute: it burns fast.',
    'Add the tomatoes and 1 cup of water, bring to a boil, then simmer for 25 to 30 minutes.',
    'Season, and serve with parsley, lemon juice and yogurt.',
  ],
};

const cake: RecipeExample = {
  title: 'Grandma’s plum cake',
  servings: 8,
  prepTime: 20,
  cookTime: 45,
  groups: [
    {
      title: 'For the batter',
      items: [
        '150 g butter, soft',
        '150 g sugar',
        '3 eggs',
        '200 g plain flour',
        '1 tsp baking powder',
        'a pinch of salt',
      ],
    },
    { title: 'For the fruit', items: ['500 g plums, halved', '2 tbsp demerara sugar', 'icing sugar, to dust'] },
  ],
  steps: [
    'Preheat the oven to 180°C and butter a 9-inch tin.',
    'Beat the butter and sugar for 5 minutes, then beat in the eggs one by one.',
    'Fold in the flour, baking powder and salt. Do not beat the batter any more.',
    'Spread it in the tin, press in the plums, and scatter the demerara sugar over them.',
    'Bake for 45 minutes, or until a skewer comes out clean. Dust with icing sugar.',
  ],
};

const allItems = ({ groups }: RecipeExample) => groups.flatMap(({ items }) => items);
const list = (lines: string[], mark: string) => lines.map((line) => `${mark}${line}`).join('\n');
const toNumberedList = (lines: string[], after = '.') =>
  lines.map((line, index) => `${index + 1}${after} ${line}`).join('\n');
const toGroups = ({ groups }: RecipeExample, title: (name: string) => string, mark = '') =>
  groups.map((group) => `${title(group.title)}\n${list(group.items, mark)}`).join('\n\n');

function wrapLines(text: string, width: number, indent: string): string {
  return text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), (_line, part: string, at: number) => {
    return `${at === 0 ? '' : `\n${indent}`}${part}`;
  });
}

type Shape = (recipe: RecipeExample) => string;

/** A paragraph longer than a mail program's lines. */
const STORY =
  'We ate this at a harbor café one rainy weekend, and I have cooked it at home at least twice a month ever since that day.';

/** Shapes of texts pasted from pages, letters, documents and notes. */
const shapes: Record<string, Shape> = {
  Markdown: (r) =>
    `# ${r.title}\n\nServes ${r.servings}\n\n## Ingredients\n\n${list(allItems(r), '- ')}\n\n## Method\n\n${toNumberedList(r.steps)}\n`,
  'Markdown with groups and bold labels': (r) =>
    `# ${r.title}\n\n**Servings:** ${r.servings}  \n**Prep time:** ${r.prepTime} minutes\n\n## Ingredients\n\n${toGroups(r, (name) => `### ${name}\n`, '* ')}\n\n## Instructions\n\n${r.steps.join('\n\n')}\n`,
  'bold headings': (r) =>
    `**${r.title}**\n\n*Serves ${r.servings}*\n\n**Ingredients**\n\n${list(allItems(r), '* ')}\n\n**Directions**\n\n${toNumberedList(r.steps, ')')}`,
  'a checklist': (r) =>
    `## ${r.title}\n\nYield: ${r.servings} servings\n\n### Ingredients\n${list(allItems(r), '- [ ] ')}\n\n### Steps\n${list(r.steps, '- [ ] ')}`,
  'headings with colons and round bullets': (r) =>
    `${r.title}\n\nServes: ${r.servings}\nPreparation time: ${r.prepTime} mins\nCooking time: ${r.cookTime} mins\n\nIngredients:\n${list(allItems(r), '• ')}\n\nMethod:\n${toNumberedList(r.steps)}`,
  'groups that end in a colon': (r) =>
    `${r.title}\nServes ${r.servings}\n\nIngredients\n\n${toGroups(r, (name) => `${name}:`)}\n\nMethod\n\n${r.steps.join('\n')}`,
  capitals: (r) =>
    `${r.title.toUpperCase()}\n\nSERVES ${r.servings}\n\nINGREDIENTS\n\n${toGroups(r, (name) => name.toUpperCase())}\n\nMETHOD\n\n${toNumberedList(r.steps)}`,
  'a card of a page, with its buttons': (r) =>
    `Print\nPin\n${r.title}\nPrep Time\n${r.prepTime} minutes mins\nCook Time\n${r.cookTime} minutes mins\nServings: ${r.servings} people\nIngredients\nUS Customary\n${list(allItems(r), '▢ ')}\nInstructions\n${r.steps.join('\n')}\nNutrition\nCalories: 310kcal`,
  'facts below their labels': (r) =>
    `${r.title}\n\nPrep time\n${r.prepTime} min\n\nCook time\n${r.cookTime} min\n\nServes\n${r.servings}\n\nIngredients\n\n${allItems(r).join('\n')}\n\nDirections\n\nStep 1\n${r.steps.map((step, index) => (index === 0 ? step : `\nStep ${index + 1}\n${step}`)).join('\n')}`,
  'facts in one line': (r) =>
    `${r.title}\nServes ${r.servings} | Prep: ${r.prepTime} min | Cook: ${r.cookTime} min\n\nIngredients\n${list(allItems(r), '- ')}\n\nMethod\n${toNumberedList(r.steps)}`,
  'facts with dots between them': (r) =>
    `${r.title}\n${r.prepTime} min prep · ${r.cookTime} min cooking · serves ${r.servings}\n\nIngredients\n${allItems(r).join('\n')}\n\nPreparation\n${r.steps.join('\n\n')}`,
  'a letter': (r) =>
    `Hi Ruth,\n\nhere is the recipe that I promised you.\n\n${r.title}\n(serves ${r.servings})\n\n${allItems(r).join('\n')}\n\n${toNumberedList(r.steps)}\n`,
  'no headings, a list and paragraphs': (r) =>
    `${r.title}\n\nServes ${r.servings}\n\n${list(allItems(r), '- ')}\n\n${r.steps.join('\n\n')}`,
  'no headings and no marks': (r) =>
    `${r.title}\nFor ${r.servings}\n\n${allItems(r).join('\n')}\n\n${r.steps.join('\n')}`,
  'an empty line after each': (r) =>
    `${r.title}\n\nServes ${r.servings}\n\nIngredients\n\n${allItems(r).join('\n\n')}\n\nMethod\n\n${r.steps.join('\n\n')}`,
  'lines of a letter, 60 characters wide': (r) =>
    `${r.title}\n\nServes ${r.servings}.\n\nIngredients:\n\n${list(allItems(r), '  * ')}\n\nDirections:\n\n${r.steps.map((step, index) => ` ${index + 1}. ${wrapLines(step, 56, '    ')}`).join('\n')}`,
  'paragraphs 50 characters wide': (r) =>
    `${r.title}\n\nServes ${r.servings}\n\nIngredients\n\n${allItems(r).join('\n')}\n\nMethod\n\n${r.steps.map((step) => wrapLines(step, 50, '')).join('\n\n')}`,
  'all ingredients in one line': (r) =>
    `${r.title}\nServings: ${r.servings}\nIngredients: ${allItems(r).join('; ')}.\nMethod: ${toNumberedList(r.steps).replace(/\n/g, ' ')}`,
  'all steps in one line': (r) =>
    `${r.title}\n\nMakes ${r.servings} servings\n\nYou will need:\n${allItems(r).join('\n')}\n\nHow to make it:\n${toNumberedList(r.steps).replace(/\n/g, ' ')}`,
  'servings in the heading': (r) =>
    `${r.title}\n\nIngredients (serves ${r.servings})\n\n${list(allItems(r), '– ')}\n\nMethod\n\n${toNumberedList(r.steps)}`,
  'Windows, with hard spaces': (r) =>
    `${r.title}\r\n\r\nServes\u00a0${r.servings}\r\n\r\nIngredients\r\n${list(allItems(r), '·\u00a0\u00a0').replace(/\n/g, '\r\n')}\r\n\r\nMethod\r\n${toNumberedList(r.steps).replace(/\n/g, '\r\n')}\r\n`,
  'steps with labels': (r) =>
    `Recipe: ${r.title}\nServes: ${r.servings}\n\nWhat you need\n${list(allItems(r), '- ')}\n\nWhat to do\n${r.steps.map((step, index) => `Step ${index + 1}: ${step}`).join('\n')}`,
  'a page without data': (r) =>
    `<!DOCTYPE html><html><head><title>x</title><style>p { color: red }</style></head><body><nav>Home</nav><h1>${r.title}</h1><p>Serves ${r.servings}</p><h2>Ingredients</h2><ul>${allItems(
      r,
    )
      .map((item) => `<li>${item}</li>`)
      .join('')}</ul><h2>Method</h2><ol>${r.steps.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
  'a whole page, with its menu and links': (r) =>
    `Home\nFood & Travel\nSearch\nPrint Pin\n${r.title}\n4.8 from 31 votes\nShare on Facebook\n\n${STORY}\n\nJump to Recipe\nPrep Time${r.prepTime} mins\nServes${r.servings}\nCourse Dinner\nIngredients\nNutrition\nScale 1x2x3x\n${toGroups(r, (name) => name)}\nInstructions\n${r.steps.join('\n')}\nMethod: Stovetop\nCuisine: Home\n\nTell me how it went\nMonday soups\n12 dinners for two\nBread without kneading\n\n${STORY}`,
  'numbers without a space, and more of the page': (r) =>
    `Recipes\nWeeknights\nSave Recipe\n${r.title}\nServes ${r.servings}\n${STORY}\n\nIngredients\nUS Customary – Metric\n${toGroups(r, (name) => name)}\nDirections\n${r.steps.map((step, index) => `Step ${index + 1}${step}`).join('\n')}\nWritten by Ada Moss\n${STORY}`,
  'marks on their own lines': (r) =>
    `${r.title}\n\nServes ${r.servings}\n${STORY}\n\nIngredients\n${allItems(r)
      .map((item) => `•\n${item}`)
      .join('\n')}\n\nMethod\n${r.steps.map((step, index) => `${index + 1}.\n${step}`).join('\n')}`,
  'steps above the ingredients': (r) =>
    `${r.title}\n${STORY}\n\n${r.steps.map((step, index) => `Step ${index + 1}.\n\n${step}`).join('\n\n')}\n\nIngredients\nServes ${r.servings}\n${allItems(r).join('\n')}`,
  'notes and figures at the end': (r) =>
    `${r.title}\nServes ${r.servings}\n\nIngredients\n${allItems(r).join('\n')}\n\nMethod\n${toNumberedList(r.steps)}\n\nNotes\nIt keeps for two days.\n\nNutrition per serving\n250 kcal`,
};

/** All recipes in all shapes. */
export const pastedTexts = Object.entries(shapes).flatMap(([name, shape]) =>
  [chickpeas, cake].map((recipe) => ({ name: `${name}: ${recipe.title}`, text: shape(recipe), recipe })),
);

/** Returns a pasted text whose ingredients and steps have headings. */
export const toCard = (list: string, method: string, head = 'Leek tart\nServes 4') =>
  `${head}\n\nIngredients\n${list}\n\nMethod\n${method}`;

/** Returns the lines of all ingredient groups of a parsed recipe. */
export const getItems = (fields: Record<string, unknown>) =>
  Array.isArray(fields.ingredients) ? fields.ingredients.flatMap(({ items }) => items) : undefined;

/** Returns the steps of all instructions of a parsed recipe. */
export const getSteps = (fields: Record<string, unknown>) =>
  Array.isArray(fields.instructions) ? fields.instructions.flatMap(({ steps }) => steps) : undefined;
