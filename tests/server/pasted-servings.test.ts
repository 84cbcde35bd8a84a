import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';

describe('the servings of a pasted text', () => {
  const readServings = async (text: string) => (await readRecipes(text))[0]?.fields.servings;
  const toText = (aside: string, step: string) =>
    `Oat bars\n\nIngredients${aside}\n200 g oats\n90 g butter\n\nMethod\nMelt the butter.\n${step}\nBake for 20 minutes.`;

  it.each(['(for one 20x30 cm tray)', '(for one 23 cm tin)', '(for one ? x ? cm tray)'])(
    'are not the tray in %j',
    async (aside) => expect(await readServings(toText(` ${aside}`, 'Stir in the oats.'))).toBeUndefined(),
  );

  it('are not the portions into which a dough is divided', async () => {
    expect(await readServings(toText('', 'Divide the dough into two portions.'))).toBeUndefined();
  });
});
