import { describe, expect, it } from 'vitest';
import { checkContent } from '#server/content/check-content.ts';
import { linesInStep } from '#server/content/foods/step-lines.ts';

const { recipes } = await checkContent('content');

/** The items of the list that a text of a recipe uses. */
function itemsIn(slug: string, text: string, named?: string[]): string[] {
  const { lines } = recipes.find((recipe) => recipe.slug === slug)?.facts ?? expect.fail(`There is no ${slug}`);
  return linesInStep(text, lines, named).map((place) => lines[place]?.line.item ?? '');
}

describe('what a step uses', () => {
  it.each([
    ['Rub it with the lemon juice and the fine salt.', ['lemon juice', 'fine salt']],
    ['Add the chicken, leaving its juices behind.', ['bone-in chicken thighs and drumsticks']],
    ['While the onions cook, boil the eggs.', ['large eggs']],
    ['Cook until the onions are golden, then add the garlic.', ['garlic']],
    ['Let the pot stand off the heat.', []],
  ])('is read out of "%s"', (text, items) => {
    expect(itemsIn('doro-wat', text)).toEqual(items);
  });

  it('is also what the author names', () => {
    expect(itemsIn('doro-wat', 'Mix everything.', ['berbere'])).toEqual(['berbere']);
  });

  it('is known of nine steps in ten', () => {
    const steps = recipes.flatMap(({ fields, facts }) =>
      fields.instructions.map((step) => step.steps.flatMap((part) => linesInStep(part.text, facts.lines, part.with))),
    );
    expect(steps.filter((lines) => lines.length > 0).length / steps.length).toBeGreaterThan(0.9);
  });
});
