import { describe, expect, it } from 'vitest';
import { MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import { setUpContentDesk } from '../support/content-desk.ts';
import { pastedTexts } from '../support/pasted-texts.ts';

const { ask, check, getFile, save } = await setUpContentDesk();

const PASTE = `query($text: String!) { desk { pastedText(text: $text) { problem recipes {
  file draft title servings prepTime cookTime parts { field title lines } unread { text line } } } } }`;

type Pasted = {
  problem: string | null;
  recipes: {
    file: string;
    draft: string;
    title: string | null;
    servings: number | null;
    prepTime: number | null;
    cookTime: number | null;
    parts: { field: string; title: string | null; lines: string[] }[];
    unread: { text: string; line: number | null }[];
  }[];
};
const paste = async (text: string) =>
  (await ask<{ desk: { pastedText: Pasted } }>(PASTE, { text })).data.desk.pastedText;

describe('a pasted text at the desk', () => {
  // Every seventh shape: reading itself is tested on all of them.
  it.each(pastedTexts.filter((_, index) => index % 7 === 0))('becomes a draft: $name', async ({ text, recipe }) => {
    const { recipes, problem } = await paste(text);
    expect(problem).toBeNull();
    const [read] = recipes;
    const getLines = (field: string) =>
      read?.parts.filter((part) => part.field === field).flatMap(({ lines }) => lines);
    expect(read?.title?.toLowerCase()).toBe(recipe.title.toLowerCase());
    expect(read?.servings).toBe(recipe.servings);
    expect(getLines('ingredients')).toEqual(recipe.groups.flatMap(({ items }) => items));
    expect(getLines('instructions')).toEqual(recipe.steps);
  });

  it('names unrecognized parts with their lines, and leaves empty what the text lacks', async () => {
    const text =
      'Leek soup\nPhoto: a friend\n\nServes 4 to 6\n\n1 leek\n200 g peas\n\nBoil them for 5 minutes.\n\nNutrition\n90 kcal\n';
    const { recipes } = await paste(text);
    expect(recipes).toHaveLength(1);
    const [read] = recipes;
    expect(read?.unread).toEqual([
      { text: 'Photo: a friend', line: 2 },
      { text: 'Serves 4 to 6, read as 4', line: 4 },
      { text: 'Nutrition', line: 11 },
      { text: '90 kcal', line: 12 },
    ]);
    expect(read).toMatchObject({ file: 'recipes/leek-soup.yaml', prepTime: null, cookTime: null });
    expect(read?.draft).toMatch(/^title: Leek soup\ndescription:\nauthor:\n/);
    const { problems } = await check(read?.draft ?? '', read?.file);
    expect(problems.map(({ message }) => message)).toContain('author must not be empty');
  });

  it('takes names from the lists, and gives other names back', async () => {
    const [read] = (
      await paste(
        '{"@type": "Recipe", "name": "Kale", "author": "Ida", "recipeCuisine": "ethiopian", "recipeCategory": "Feasts", "recipeIngredient": ["1 onion"]}',
      )
    ).recipes;
    expect(read?.draft).toContain('cuisine: Ethiopian\n');
    expect(read?.draft).toContain('author:\n');
    expect(read?.unread.map(({ text }) => text)).toEqual([
      'author: Ida, not in authors.yaml',
      'category: Feasts, not in categories.yaml',
    ]);
  });

  it('with several recipes becomes several drafts, none in the file of another recipe', async () => {
    const toText = (title: string) =>
      `${title}\n\nIngredients\n1 onion\n2 eggs\n\nMethod\n1. Fry the onion.\n2. Add it.`;
    const { recipes } = await paste(['Gomen', 'Tej', 'Tej'].map(toText).join('\n\n'));
    expect(recipes.map(({ file }) => file)).toEqual(['recipes/gomen-2.yaml', 'recipes/tej.yaml', 'recipes/tej-2.yaml']);
    for (const { file, draft } of recipes)
      expect(await save(draft, null, { file })).toMatchObject({ __typename: 'ContentSuccess' });
    expect(await getFile('recipes/gomen-2.yaml')).toMatchObject({ state: 'DRAFT', title: 'Gomen' });
  });

  it('without a recipe, or too long, is refused with the reason', async () => {
    expect(await paste('Hello!')).toEqual({ problem: 'It has no ingredients and no steps', recipes: [] });
    const { errors } = await ask(PASTE, { text: 'x'.repeat(MAX_PASTED_LENGTH + 1) });
    expect(errors?.[0]?.message).toContain('At most 200000 characters');
  });
});
