import { describe, expect, it } from 'vitest';
import { readSchemaOrg } from '#server/content/formats/read-schema-org.ts';
import { minutesOf } from '#server/content/formats/values.ts';

const read = (recipe: Record<string, unknown>) => readSchemaOrg(JSON.stringify({ '@type': 'Recipe', ...recipe }));

describe('a schema.org page', () => {
  it.each([
    ['PT4200S', 70],
    ['PT1500S', 25],
    ['P1W', 10_080],
    ['PT1,5H', 90],
    ['P0Y0M0DT1H30M0S', 90],
    ['P0DT0H45M', 45],
    ['PT0M', 0],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['1 hour 20 minutes', 80],
    ['1h20m', 80],
    ['45 min', 45],
    ['90', 90],
    ['P2M', undefined],
    ['soon', undefined],
  ])('times: %s is %s minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it('times may be objects, and what is no time is listed', () => {
    expect(read({ prepTime: { '@type': 'Duration', minValue: 'PT10M', maxValue: 'PT20M' } }).fields.prepTime).toBe(10);
    expect(read({ cookTime: 'until done' })).toMatchObject({
      fields: { cookTime: undefined },
      unread: ['cookTime: until done'],
    });
  });

  it.each([
    ['Makes 1 (9-inch) pie, 8 servings', 8, '1 (9-inch) pie'],
    ['about 3 dozen', 36, 'about 3 dozen'],
    [['24 cookies', '12 servings'], 12, '24 cookies'],
    [{ '@type': 'QuantitativeValue', value: 6, unitText: 'servings' }, 6, undefined],
    ['Serves 4', 4, undefined],
    ['4 to 6 people', 4, undefined],
    [8, 8, undefined],
    [['4', '18 churros', '4 servings'], 4, '18 churros'],
    ['24 cookies', 24, '24 cookies'],
    ['1 loaf', 1, '1 loaf'],
    ['for 2', 2, undefined],
  ])('yields: %j is for %s', (recipeYield, servings, made) => {
    expect(read({ recipeYield }).fields).toMatchObject({ servings, yield: made });
  });

  it('keeps the order of steps and sections, nested in any way, and their numbers once', () => {
    const { fields, unread } = read({
      recipeInstructions: [
        '1. Soak the beans.',
        { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: '2) Knead.' }] },
        [{ '@type': 'HowToStep', text: 'Step 3: Roll it.' }, ['Rest it.']],
        { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Fold &amp; press.' }] },
        { '@type': 'HowToSection', name: 'To serve', itemListElement: { '@type': 'HowToStep', text: 'Slice.' } },
        { '@type': 'HowToStep', name: 'Bake', text: 'Bake for 20 minutes.' },
        { '@type': 'HowToStep', image: 'a.jpg' },
      ],
    });
    expect(fields.instructions).toEqual([
      { title: 'Method', steps: ['Soak the beans.'] },
      { title: 'Dough', steps: ['Knead.'] },
      { title: 'Method', steps: ['Roll it.', 'Rest it.', 'Fold & press.'] },
      { title: 'To serve', steps: ['Slice.'] },
      { title: 'Method', steps: ['Bake for 20 minutes.'] },
    ]);
    expect(unread).toEqual(['recipeInstructions: {"@type":"HowToStep","image":"a.jpg"}']);
  });

  it('reads HTML, entities encoded once or twice, and lists in one text', () => {
    const { fields } = read({
      name: 'Mac &amp; cheese',
      recipeIngredient: ['&frac12; cup milk', '&amp;frac14; tsp salt', '<b>200 g</b> macaroni'],
      recipeInstructions: '<ol><li>Boil.</li><li>Stir.</li></ol>',
    });
    expect(fields).toMatchObject({
      title: 'Mac & cheese',
      ingredients: [{ title: 'Ingredients', items: ['½ cup milk', '¼ tsp salt', '200 g macaroni'] }],
      instructions: [{ title: 'Method', steps: ['Boil.', 'Stir.'] }],
    });
  });

  it('reads ingredients that are objects, and lists those that it cannot read', () => {
    const { fields, unread } = read({
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'flour', value: 200, unitText: 'g' },
        { '@type': 'HowToSupply', name: 'eggs', requiredQuantity: '2' },
        { '@type': 'PropertyValue', image: 'x.jpg' },
      ],
    });
    expect(fields.ingredients).toEqual([{ title: 'Ingredients', items: ['200 g flour', '2 eggs'] }]);
    expect(unread).toEqual(['recipeIngredient: {"@type":"PropertyValue","image":"x.jpg"}']);
  });

  it('is found by a full type, in a page, in a list and with raw line breaks', () => {
    const recipe = { '@type': 'https://schema.org/Recipe', name: 'Soup' };
    for (const page of [
      recipe,
      { '@type': 'WebPage', mainEntity: recipe },
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: recipe }] },
      { '@graph': [{ '@type': 'WebSite' }, { '@type': ['Recipe', 'NewsArticle'], name: 'Soup' }] },
    ])
      expect(readSchemaOrg(JSON.stringify(page)).fields.title).toBe('Soup');
    expect(
      readSchemaOrg('{"@type": "Recipe", "name": "Soup", "description": "Hot\n\tand thick"}').fields,
    ).toMatchObject({
      description: 'Hot\nand thick',
    });
  });

  it('lists all that it does not read, in the order of the page', () => {
    const page = [
      {
        '@type': 'Recipe',
        nutrition: { calories: '200 kcal' },
        name: 'Soup',
        author: [{ name: 'A' }, { name: 'B' }],
        recipeYield: '4-6 servings',
        keywords: 'hot, thick',
      },
      { '@type': 'Recipe', name: 'Croutons' },
    ];
    expect(readSchemaOrg(JSON.stringify(page)).unread).toEqual([
      'nutrition: {"calories":"200 kcal"}',
      'author: B',
      'recipeYield: 4–6, read as 4',
      'keywords: hot, thick',
      'another recipe: Croutons',
    ]);
  });
});
