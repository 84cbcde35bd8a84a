import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { readSchemaOrg } from '#server/content/formats/read-schema-org.ts';
import { toMinutes } from '#server/content/formats/values.ts';

const read = (recipe: Record<string, unknown>) => readSchemaOrg(JSON.stringify({ '@type': 'Recipe', ...recipe }))[0];

describe('the schema.org importer', () => {
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
    ['1h30', 90],
    ['1 hr. 20 min.', 80],
    ['1-1/2 hours', 90],
    ['45 min', 45],
    ['90', 90],
    ['PT 35 minutes', 35],
    ['P2M', undefined],
    ['soon', undefined],
  ])('reads the time %s as %s minutes', (text, minutes) => {
    expect(toMinutes(text)).toBe(minutes);
  });

  it('reads the minimum of a time with a range, and lists an invalid time as unread', () => {
    expect(read({ prepTime: { '@type': 'Duration', minValue: 'PT10M', maxValue: 'PT20M' } }).fields.prepTime).toBe(10);
    expect(read({ cookTime: 'until done' })).toMatchObject({
      fields: { cookTime: undefined },
      unread: ['cookTime: until done'],
    });
  });

  it.each([
    ['Makes 1 (9-inch) pie, 8 servings', 8, '1 (9-inch) pie'],
    ['about 3 dozen', undefined, 'about 3 dozen'],
    [['24 cookies', '12 servings'], 12, '24 cookies'],
    [{ '@type': 'QuantitativeValue', value: 6, unitText: 'servings' }, 6, undefined],
    ['Serves 4', 4, undefined],
    ['4 to 6 people', 4, undefined],
    ['Serves 4 hungry people', 4, undefined],
    ['1 pie serves 8', 8, undefined],
    [8, 8, undefined],
    [['4', '18 churros', '4 servings'], 4, '18 churros'],
    ['24 cookies', undefined, '24 cookies'],
    ['1 loaf', undefined, '1 loaf'],
    ['for 2', 2, undefined],
  ])('reads the yield %j as %s servings and the text %s', (recipeYield, servings, expectedYield) => {
    expect(read({ recipeYield }).fields).toMatchObject({ servings, yield: expectedYield });
  });

  it('reads the older property `yield`, and lists it as unread if it differs from `recipeYield`', () => {
    expect(read({ yield: '8' })).toMatchObject({ fields: { servings: 8 }, unread: [] });
    expect(read({ recipeYield: '8', yield: '8' })).toMatchObject({ fields: { servings: 8 }, unread: [] });
    expect(read({ recipeYield: '8', yield: '6' })).toMatchObject({ fields: { servings: 8 }, unread: ['yield: 6'] });
  });

  it('splits a numbered text into steps', () => {
    const text = '1. Boil the pasta for 2. or 3 minutes. 2. Drain it. 3. Serve.';
    expect(read({ recipeInstructions: [{ '@type': 'HowToStep', name: text, text }] }).fields.instructions).toEqual([
      { title: 'Method', steps: ['Boil the pasta for 2. or 3 minutes.', 'Drain it.', 'Serve.'] },
    ]);
  });

  it.each([
    ['capitalized property names', '{"@type":"Recipe","Name":"Pie","RecipeIngredient":["1 egg"]}'],
    ['a type in lower case', '{"@type":"recipe","name":"Pie","recipeIngredient":["1 egg"]}'],
    ['an invalid escape', String.raw`{"@type":"Recipe","name":"P\ie","recipeIngredient":["1 egg"]}`],
    [
      'quotation marks as entities',
      '{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Pie&quot;,&quot;recipeIngredient&quot;:&quot;1 egg&quot;}',
    ],
  ])('reads a page with %s', (_, json) => {
    const otherScripts = '<script>const a = {{{[[[</script><script type="application/ld+json">{recipe}</script>';
    const page = `<html>${'{'.repeat(200)}${otherScripts}<script type="application/ld+json">${json}</script></html>`;
    expect(readSchemaOrg(page)[0].fields).toMatchObject({
      title: 'Pie',
      ingredients: [{ title: 'Ingredients', items: ['1 egg'] }],
    });
  });

  it('reads microdata if a page has no recipe in JSON-LD', async () => {
    const page = `<!doctype html><script type="application/ld+json">{"@type":"WebSite","name":"Recipes"}</script>
      <article itemscope itemtype="http://schema.org/Article"><h1 itemprop="name">Blog</h1>
      <div itemscope itemtype="http://schema.org/Recipe">
        <h2 itemprop="name">Pea <b>soup</b></h2><meta itemprop="recipeYield" content="4 servings">
        <span itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="name">Ann</a></span>
        <time itemprop="cookTime" datetime="PT20M">20 min</time><img itemprop="image" src="soup.jpg">
        <ul><li itemprop="ingredients"><span>300 g</span> <a href="/peas">peas</a></li><li itemprop="ingredients">1 onion</li></ul>
        <ol itemprop="recipeInstructions"><li>Boil the peas.<script>track()</script></li><li>Blend them &amp; serve.</li></ol>
      </div></article>`;
    expect((await readRecipes(page))[0]).toMatchObject({
      fields: {
        title: 'Pea soup',
        author: 'Ann',
        servings: 4,
        cookTime: 20,
        ingredients: [{ title: 'Ingredients', items: ['300 g peas', '1 onion'] }],
        instructions: [{ title: 'Method', steps: ['Boil the peas.', 'Blend them & serve.'] }],
      },
      unread: ['image: soup.jpg'],
    });
  });

  it('keeps the order of nested steps and sections, drops step numbers, and lists a step without text as unread', () => {
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

  it('reads ingredients that are objects, and lists objects without a name as unread', () => {
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

  it('finds a recipe by a full type URL, in a page, a list or a graph, and in JSON with raw line breaks', () => {
    const recipe = { '@type': 'https://schema.org/Recipe', name: 'Soup' };
    for (const page of [
      recipe,
      { '@type': 'WebPage', mainEntity: recipe },
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: recipe }] },
      { '@graph': [{ '@type': 'WebSite' }, { '@type': ['Recipe', 'NewsArticle'], name: 'Soup' }] },
    ])
      expect(readSchemaOrg(JSON.stringify(page))[0].fields.title).toBe('Soup');
    expect(
      readSchemaOrg('{"@type": "Recipe", "name": "Soup", "description": "Hot\n\tand thick"}')[0].fields,
    ).toMatchObject({
      description: 'Hot\nand thick',
    });
  });

  it.each([
    ['2021-03-04T09:00:00+00:00', '2021-03-04'],
    ['June 16, 2020 at 4:41pm', '2020-06-16'],
    ['Sept. 3rd, 2019', '2019-09-03'],
    ['5 May 2022', '2022-05-05'],
  ])('reads the date %s as %s', (datePublished, published) => {
    expect(read({ datePublished })).toEqual({ fields: { instructions: [], published }, unread: [] });
  });

  it('lists an ambiguous date as unread', () => {
    expect(read({ datePublished: '04/05/2020' }).unread).toEqual(['datePublished: 04/05/2020']);
  });

  it.each([
    ['6 to 8 servings as a side', 6, undefined, ['6 to 8 servings as a side, read as 6']],
    [['6', '8 servings'], 8, undefined, ['6, read as 8']],
    ['2 cups', undefined, '2 cups', []],
    [['2 loaves', '20 slices'], undefined, '2 loaves', ['20 slices']],
  ])('lists unused parts of a yield as unread: %j', (recipeYield, servings, expectedYield, remainder) => {
    const { fields, unread } = read({ recipeYield });
    expect([fields.servings, fields.yield]).toEqual([servings, expectedYield]);
    expect(unread).toEqual(remainder.map((text) => `recipeYield: ${text}`));
  });

  it('reads an author by reference, and lists a reference to a missing author as unread', () => {
    const author = { '@id': '#/person/1' };
    const person = { '@type': 'Person', '@id': '#/person/1', name: 'Noor Haddad', worksFor: author };
    const page = (people: unknown[]) =>
      JSON.stringify({ '@graph': [...people, { '@type': 'Recipe', author: [author] }] });
    expect(readSchemaOrg(page([person]))[0]).toMatchObject({ fields: { author: 'Noor Haddad' }, unread: [] });
    expect(readSchemaOrg(page([]))[0]).toMatchObject({
      fields: { author: undefined },
      unread: ['author: {"@id":"#/person/1"}'],
    });
  });

  it('keeps a step whole, with its line breaks as spaces, unless its lines are numbered or it is the only step', () => {
    const toStep = (text: string) => ({ '@type': 'HowToStep', text });
    const readSteps = (...texts: string[]) => read({ recipeInstructions: texts.map(toStep) }).fields.instructions;
    expect(readSteps('Whisk.\nDo not stop.', 'Serve<br>at once.')).toEqual([
      { title: 'Method', steps: ['Whisk. Do not stop.', 'Serve at once.'] },
    ]);
    expect(readSteps('1. Whisk.\n2. Rest.', 'Serve.')).toEqual([
      { title: 'Method', steps: ['Whisk.', 'Rest.', 'Serve.'] },
    ]);
    expect(readSteps('Whisk.\nRest.')).toEqual([{ title: 'Method', steps: ['Whisk.', 'Rest.'] }]);
  });

  it('omits punctuation between paragraphs, lone step numbers, and the title before the first step', () => {
    const { fields } = read({
      name: 'Leek tart',
      recipeInstructions: '<p>Leek tart</p>\n, <p>Step 1</p>\n, <p>Line the tin.</p>\n, <p>- Fill it.</p>',
    });
    expect(fields.instructions).toEqual([{ title: 'Method', steps: ['Line the tin.', 'Fill it.'] }]);
  });

  it('starts a section or a group at a line with its name, and removes stray spaces and parentheses', () => {
    const { fields } = read({
      recipeIngredient: ['For the crust:', '200 g rye flour', 'Filling:', '2 leeks , sliced', '1 egg ((a large one))'],
      recipeInstructions: ['Crust:', 'Knead.', 'Filling:', 'Fry.'],
    });
    expect(fields.ingredients).toEqual([
      { title: 'For the crust', items: ['200 g rye flour'] },
      { title: 'Filling', items: ['2 leeks, sliced', '1 egg (a large one)'] },
    ]);
    expect(fields.instructions).toEqual([
      { title: 'Crust', steps: ['Knead.'] },
      { title: 'Filling', steps: ['Fry.'] },
    ]);
  });

  it('reads names of ingredient groups, and replaces line breaks with spaces', () => {
    const list = { '@type': 'ItemList', name: 'Sauce', itemListElement: ['1 cup\ncream', { name: 'dill' }] };
    expect(read({ recipeIngredient: [list] }).fields.ingredients).toEqual([
      { title: 'Sauce', items: ['1 cup cream', 'dill'] },
    ]);
  });

  it('lists unsupported properties of steps, once each, and sections without steps as unread', () => {
    const { fields, unread } = read({
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'Boil',
          text: 'Boil the peas.',
          image: 'a.jpg',
          url: '#1',
          supply: [{ name: 'peas' }],
        },
        {
          '@type': 'HowToStep',
          text: 'Mash them.',
          image: 'b.jpg',
          itemListElement: [
            { '@type': 'HowToDirection', text: 'Mash them.' },
            { '@type': 'HowToTip', text: 'A fork will do.' },
          ],
        },
        { '@type': 'HowToSection', image: 'c.jpg', itemListElement: ['Serve them.'] },
        { '@type': 'HowToSection', name: 'To finish', itemListElement: [] },
      ],
    });
    expect(fields.instructions).toEqual([{ title: 'Method', steps: ['Boil the peas.', 'Mash them.', 'Serve them.'] }]);
    expect(unread).toEqual([
      'recipeInstructions: image a.jpg and 2 more',
      'recipeInstructions: supply [{"name":"peas"}]',
      'recipeInstructions: itemListElement A fork will do.',
      'recipeInstructions: section without steps: To finish',
    ]);
  });

  it('finds a recipe with errors in its JSON among other scripts, and a recipe in a meta element', () => {
    const page = `<!doctype html><script type="application/ld+json">{"@type": "WebSite"}</script>
      <script type='application/ld+json' class="x">//<![CDATA[
      {"@type": "Recipe", "name": "Soup, thick", "recipeIngredient": ["salt",],};
      //]]></script>`;
    expect(readSchemaOrg(page)).toEqual([
      {
        fields: { title: 'Soup, thick', ingredients: [{ title: 'Ingredients', items: ['salt'] }], instructions: [] },
        unread: [],
      },
    ]);
    const meta =
      '<html><meta name="application/ld+json" content="{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Soup&quot;}">';
    expect(readSchemaOrg(meta)[0].fields.title).toBe('Soup');
  });

  it('returns a recipe once if a page describes it twice', () => {
    const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['salt'] };
    const recipes = readSchemaOrg(JSON.stringify([recipe, { ...recipe, url: '#' }, { ...recipe, name: 'Croutons' }]));
    expect(recipes.map(({ fields }) => fields.title)).toEqual(['Soup', 'Croutons']);
  });

  it('lists everything unread, in the order of the page', () => {
    const page = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': '#recipe',
      nutrition: { calories: '200 kcal' },
      name: 'Soup',
      author: [{ name: 'A' }, { name: 'B' }, { url: 'https://c.test' }],
      video: { '@type': 'VideoObject', name: 'How' },
      image: [],
      recipeYield: '4-6 servings',
      keywords: 'hot, thick',
      isBasedOn: 'https://d.test/soup',
      supply: [{ '@type': 'HowToSupply', name: 'salt' }],
      tool: [
        { '@type': 'HowToTool', name: 'Pot' },
        { '@type': 'HowToTool', image: 'ladle.png' },
      ],
      publisher: { name: 'D' },
    };
    const [{ fields, unread }] = readSchemaOrg(JSON.stringify(page));
    expect(fields.equipment).toEqual(['Pot']);
    expect(unread).toEqual([
      'nutrition: {"calories":"200 kcal"}',
      'author: B',
      'author: {"url":"https://c.test"}',
      'video: {"@type":"VideoObject","name":"How"}',
      'recipeYield: 4-6 servings, read as 4',
      'keywords: hot, thick',
      'isBasedOn: https://d.test/soup',
      'supply: [{"@type":"HowToSupply","name":"salt"}]',
      'tool: {"@type":"HowToTool","image":"ladle.png"}',
      'publisher: {"name":"D"}',
    ]);
  });
});
