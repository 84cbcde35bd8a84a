import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';

describe('the servings of a pasted text', () => {
  const servingsOf = async (text: string) => (await readRecipes(text))[0]?.fields.servings;
  const card = (aside: string, step: string) =>
    `Oat bars\n\nIngredients${aside}\n200 g oats\n90 g butter\n\nMethod\nMelt the butter.\n${step}\nBake for 20 minutes.`;

  it.each(['(for one 20x30 cm tray)', '(for one 23 cm tin)', '(for one ? x ? cm tray)'])(
    'are not the trays of %j',
    async (aside) => expect(await servingsOf(card(` ${aside}`, 'Stir in the oats.'))).toBeUndefined(),
  );

  it('are not the parts of a dough', async () => {
    expect(await servingsOf(card('', 'Divide the dough into two portions.'))).toBeUndefined();
  });
});
