import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps } from '../support/pasted-texts.ts';

const items = ['red lentils, rinsed', '2 leeks', 'Salt: a pinch'];
const steps = ['Sweat the leeks', 'Boil: 20 minutes, with the lentils'];
const toBullets = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');
const head = '---\n\nlayout: dish\ntitle: "Leek pan"\nservings: 3\ntags: quick, green\n';

async function read(text: string) {
  const [recipe] = await readRecipes(text);
  const fields = recipe?.fields ?? {};
  return {
    title: fields.title,
    servings: fields.servings,
    items: getItems(fields),
    steps: getSteps(fields),
    unread: recipe?.unread,
  };
}

describe('a pasted Markdown file', () => {
  const leekPan = { title: 'Leek pan', servings: 3, items, steps };

  it.each(['directions', 'instructions', 'steps', 'method'])('can have lists in front matter: %s', async (name) => {
    const text = `${head}\ningredients:\n${toBullets(items)}\n\n${name}:\n${toBullets(steps)}\n---\n\nFrom a neighbor.\n`;
    expect(await read(text)).toMatchObject({ ...leekPan, unread: ['layout: dish', 'tags: quick, green'] });
  });

  it('can have its lists as multiline texts in the front matter', async () => {
    const indent = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n');
    const text = `${head}ingredients: |\n${indent(items)}\nsteps: |\n${indent(steps)}\n---\n`;
    expect(await read(text)).toMatchObject(leekPan);
  });

  it('can have the ingredients in the front matter, and the steps below', async () => {
    const text = `${head}ingredients:\n${toBullets(items)}\n---\n\n## Method\n\n1. Sweat the leeks.\n2. Add the lentils and boil.\n`;
    expect(await read(text)).toMatchObject({ ...leekPan, steps: ['Sweat the leeks.', 'Add the lentils and boil.'] });
  });

  it('can have a time in the front matter, and loses no text of a nested list there', async () => {
    const groups = `- {title: Pan, items: [2 leeks, a very long name of an ingredient that no other recipe of the site has]}`;
    const text = (list: string) => `${head}prep_time: 5\ningredients:\n${list}\nsteps:\n${toBullets(steps)}\n---\n`;
    expect((await readRecipes(text(toBullets(items))))[0]?.fields.prepTime).toBe(5);
    expect(JSON.stringify(await readRecipes(`${text(groups)}\n1. Fry the leeks.\n2. Serve.`))).toContain('site has');
  });

  it('can name the main ingredients in the front matter, and list all of them below', async () => {
    const text = `${head}ingredients: [leeks]\n---\n\n## Ingredients\n\n- 2 leeks\n- 1 cup lentils\n\n## Method\n\n1. Sweat the leeks.\n2. Boil the lentils.\n`;
    expect(await read(text)).toMatchObject({
      ...leekPan,
      items: ['2 leeks', '1 cup lentils'],
      steps: ['Sweat the leeks.', 'Boil the lentils.'],
    });
  });
});
