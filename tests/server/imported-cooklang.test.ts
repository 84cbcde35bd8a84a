import { describe, expect, it } from 'vitest';
import { readCooklang } from '#server/content/formats/read-cooklang.ts';

describe('the Cooklang importer', () => {
  it('lists an ingredient once per amount, and only once without an amount', async () => {
    const { fields } = await readCooklang('Add @flour{100%g} and @salt.\n\nAdd @flour{100%g} and @salt.');
    expect(fields.ingredients).toEqual([{ title: 'Ingredients', items: ['100 g flour', 'salt', '100 g flour'] }]);
  });

  it('accepts timers without a time, and names that begin with a number', async () => {
    const { fields } = await readCooklang('Let it ~rest, then top with @1000 island dressing{}.');
    expect(fields).toMatchObject({
      ingredients: [{ items: ['some 1000 island dressing'] }],
      instructions: [{ steps: ['Let it rest, then top with 1000 island dressing.'] }],
    });
  });

  it('reads servings and times from `>>` lines, nested keys and capitalized keys, and lists unknown keys as unread', async () => {
    const olderForm = '>> servings: 4\n>> Prep Time: 10 min\n\nStir.';
    expect((await readCooklang(olderForm)).fields).toMatchObject({ servings: 4, prepTime: 10 });
    const nestedKeys = '---\ntime:\n  prep: 10 min\n  cook: 1 hour\nmood: good\n---\n\nStir.';
    expect(await readCooklang(nestedKeys)).toMatchObject({
      fields: { prepTime: 10, cookTime: 60 },
      unread: ['mood: good'],
    });
    const capitalizedKeys = '---\nPrep Time: 15 minutes\nCook Time: 30 minutes\n---\n';
    expect((await readCooklang(capitalizedKeys)).fields).toMatchObject({ prepTime: 15, cookTime: 30 });
  });

  it('writes "1 1/2" as "1 ½" and "2 - 3" as "2–3", and keeps other amounts as written', async () => {
    const { fields } = await readCooklang(
      '@milk{01/2%cup}\n\n@oil{1 1/2%tbsp}\n\n@figs{11/2}\n\n@stock{2 - 3%dl}\n\n@rusks{pre-cut}',
    );
    expect(fields.ingredients).toEqual([
      { title: 'Ingredients', items: ['01/2 cup milk', '1 ½ tbsp oil', '11/2 figs', '2–3 dl stock', 'pre-cut rusks'] },
    ]);
  });

  it('keeps amounts, notes and optional marks of ingredients and cookware, but leaves them out of steps', async () => {
    const text =
      'Put #baking sheet{2} and a #wire rack{}(large) out, with #?apron.\n\nMix @dill{1%bunch}(torn), @?lovage{2%sprigs}(leaves only), @?mint and @salt{=1%tsp}.';
    const { fields, unread } = await readCooklang(text);
    expect(fields).toMatchObject({
      equipment: ['2 baking sheet', 'wire rack, large', 'apron, optional'],
      ingredients: [
        {
          items: [
            '1 bunch dill, torn',
            '2 sprigs lovage, leaves only, optional',
            'mint, optional',
            { line: '1 tsp salt', scale: 'fixed' },
          ],
        },
      ],
      instructions: [
        { steps: ['Put baking sheet and a wire rack out, with apron.', 'Mix dill, lovage, mint and salt.'] },
      ],
    });
    expect(unread).toEqual([]);
  });

  it.each([
    'Write to me @ noon{}',
    'Recipe # 12{}',
    'Wait ~ {7}',
    'Ask @? friends',
    'All of @{}, #{} and ~{}',
    'soft --- but not runny',
    'Stir >> slowly: twice',
  ])('keeps Cooklang characters that mark nothing as plain text: %s', async (text) => {
    const { fields, unread } = await readCooklang(text);
    expect(fields).toMatchObject({ ingredients: [], instructions: [{ steps: [text] }] });
    expect([fields.equipment, unread]).toEqual([undefined, []]);
  });

  it('reads only the first question mark of "@??" as the optional mark, and keeps the second in the name', async () => {
    const { fields } = await readCooklang('Add @??cicely{}');
    expect(fields).toMatchObject({ ingredients: [{ items: ['?cicely, optional'] }] });
  });

  it('lists unsupported parts and parser warnings as unread, in the order of the text', async () => {
    const text = [
      '---\nservings: 2|4|8\nsource: a book\nprep time: soon\ntime: {prep: 5 min, rest: 9 min}\nserves: 3\n---',
      'Boil @eggs{4} for ~eggs{6-8%minutes}. -- from the fridge',
      '[- to be\ntested -]\nMix with @./sauces/aioli{2%tbsp}.',
      '---',
      'Serve @salt{1%}.',
      '== Notes ==\n> Keeps two days.',
    ].join('\n\n');
    const { fields, unread } = await readCooklang(text);
    expect(unread).toEqual([
      'servings: 2|4|8, read as 2',
      'source: a book',
      'prep time: soon',
      'time.rest: 9 min',
      'serves: 3',
      'timer "eggs": 6-8 minutes',
      'comment: from the fridge',
      'comment: to be tested',
      'file of another recipe: ./sauces/aioli',
      '---',
      'Empty quantity unit',
      'section: Notes',
    ]);
    expect(fields).toMatchObject({ servings: 2, prepTime: 5, tips: ['Keeps two days.'] });
    expect(fields.instructions).toEqual([
      { title: 'Method', steps: ['Boil eggs for 6–8 minutes.', 'Mix with aioli.', 'Serve salt.'] },
    ]);
  });

  it('accepts keys with spaces before the colon and none after it', async () => {
    expect((await readCooklang('---\ncooking time   :25 mins\nmy notes :none\n---\n\nStir.')).fields).toMatchObject({
      cookTime: 25,
    });
  });

  it('lists a reference to an earlier ingredient only if it states an amount', async () => {
    const { fields } = await readCooklang('Sift @rye{200%g}.\n\nKnead the @&rye and @&rye{50%g}.');
    expect(fields.ingredients).toEqual([{ title: 'Ingredients', items: ['200 g rye', '50 g rye'] }]);
  });

  it.each([
    ['---\ntitle: [a\n---\n\nStir.', /./],
    ['---\njust text\n---\n\nStir.', /front matter must be/],
    ['---\ntitle: A\n\nStir.', /does not end with/],
  ])('rejects invalid front matter: %j', async (text, message) => {
    await expect(readCooklang(text)).rejects.toThrow(message);
  });
});
