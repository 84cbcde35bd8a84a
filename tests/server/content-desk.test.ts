import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { sampleRecipe as original } from '../support/content.ts';
import { CHECK, FILE, type Name, setUpContentDesk } from '../support/content-desk.ts';

const { content, database, ask, change, check, fileOf, publish, rowOf, save, saved } = await setUpContentDesk();

describe('the check at the desk', () => {
  it('reads a text as it is typed, and shows the recipe as readers will see it', async () => {
    const asPublished = await check(original);
    expect(asPublished.problems).toEqual([]);
    expect(asPublished.recipe).toMatchObject({ title: 'Misir Wot', path: '/recipes/lunch/misir-wot' });
    expect(asPublished.recipe?.diets).toContain('VEGAN');
  });

  it('names the line of a slip, and what mends it', async () => {
    const slip = original.replace('difficulty: Easy', 'difficulty: Esy');
    expect(slip).not.toBe(original);
    const { problems, recipe } = await check(slip);
    expect(recipe).toBeNull();
    const [problem] = problems;
    expect(problem?.mending).toEqual({ from: 'Esy', to: 'Easy' });
    expect(slip.split('\n')[(problem?.line ?? 0) - 1]).toContain('Esy');
  });

  it('finds what would harm a cook, and another recipe’s title', async () => {
    const { problems } = await check(original.replace(/^title: .*$/m, 'title: Doro Wat'));
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is that of doro-wat already'),
    );
  });

  it.each([
    ['aliases that grow', `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n`],
    ['lists in lists', `title: ${'['.repeat(5_000)}`],
    ['a prototype', '__proto__: { isPublished: true }\n'],
    ['no text', ''],
  ])('takes %s for a text with problems', async (_, text) => {
    const { problems, recipe } = await check(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(recipe).toBeNull();
  });

  it.each([
    ['guides', 'brown-onions', 'title: Brown', 'title: Well-browned', 'guide { title path }'],
    ['menus', 'three-pots', 'servings: 6', 'servings: 8', 'menu { servings path }'],
    ['glossary', 'berbere', 'taste: Hot', 'taste: Very hot', 'food { name glossary { taste path } }'],
    ['authors', 'hanna-tesfaye', 'name: Hanna', 'name: Hanna M.', 'author { name slug }'],
    ['categories', 'lunch', 'description: All', 'description: Simply all', 'category { description slug }'],
    ['cuisines', 'indian', 'description: All that is I', 'description: Fine I', 'cuisine { description slug }'],
  ])('shows an entry of the %s as readers will see it', async (list, entry, from, to, fields) => {
    const file = `${list}.yaml`;
    const text = content.read(file).replace(from, to);
    const query = `query($file: ID!, $text: String!, $entry: ID) {
      checkContent(file: $file, text: $text, entry: $entry) { problems { message } ${fields} } }`;
    const shown = async (name: string) =>
      (await ask<{ checkContent: Record<string, unknown> }>(query, { file, text, entry: name })).data.checkContent;
    const [field = ''] = fields.split(' ');
    const { problems, [field]: page } = await shown(entry);
    expect(problems).toEqual([]);
    expect(JSON.stringify(page)).toContain(to.replace(/^\w+: /, ''));
    expect(JSON.stringify(page)).toContain(entry);
    expect(await shown('none')).toEqual({ problems: [], [field]: null });
  });

  it('refuses paths that are none of the content', async () => {
    for (const file of [
      '../package.json',
      'recipes/../../x.yaml',
      'foods.yaml',
      'recipes/A.yaml',
      'recipes/x/y.yaml',
    ]) {
      const { errors } = await ask(CHECK, { file, text: 'x' });
      expect(errors?.[0]?.extensions.code, file).toBe('BAD_USER_INPUT');
    }
  });
});

describe('texts of the desk', () => {
  it('are kept as revisions, the first of which is what readers see', async () => {
    const revision = await saved(original.replace('servings: 4', 'servings: 4 # four'));
    const file = await fileOf();
    expect(file).toMatchObject({ state: 'PUBLISHED', hasChanges: true, changedBy: 'Selam', publishedText: original });
    expect(file?.revisions.map(({ changedBy }) => changedBy)).toEqual(['Selam', null]);
    expect(file?.revisions[0]?.id).toBe(revision);
    expect((await rowOf('misir-wot')).text).toBe(original);
  });

  it('are not written over by another editor', async () => {
    const revision = (await fileOf())?.revision ?? null;
    expect(await save(`${original}# mine\n`, revision, { name: 'other' })).toMatchObject({
      __typename: 'ContentSuccess',
    });
    const late = await save(`${original}# too late\n`, revision);
    expect(late).toMatchObject({ __typename: 'InvalidInput', problems: [{ path: ['basedOn'] }] });
    expect(late.message).toContain('Tariku has saved this text meanwhile');
    expect((await fileOf())?.text).toContain('# mine');
  });

  it('tell editors of each other', async () => {
    const STAY = 'mutation($file: ID!) { stayAtContent(input: { file: $file }) }';
    const stay = async (name: Name) =>
      (await ask<{ stayAtContent: string[] }>(STAY, { file: FILE }, name)).data.stayAtContent;
    expect(await stay('editor')).toEqual([]);
    expect(await stay('other')).toEqual(['Selam']);
    expect(await stay('editor')).toEqual(['Tariku']);
  });
});

describe('a new recipe', () => {
  const file = 'recipes/desk-gomen.yaml';
  const text = original.replace(/^title: .*$/m, 'title: Gomen of the Desk');

  it('begins with every field and its question', async () => {
    const { data } = await ask<{ desk: { newRecipeText: string } }>(
      '{ desk { newRecipeText(title: "Tej: honey wine") } }',
    );
    expect(data.desk.newRecipeText).toContain('title: "Tej: honey wine"');
    expect((await check(data.desk.newRecipeText, 'recipes/tej.yaml')).problems.length).toBeGreaterThan(5);
  });

  it('needs a picture, can be read at a secret address that ends, and be deleted', async () => {
    const revision = await saved(text, file);
    expect(await fileOf(file)).toMatchObject({ state: 'DRAFT', title: 'Gomen of the Desk' });
    expect((await publish(revision, { file })).message).toContain('has no picture: choose a photograph for it');
    const { data } = await ask<{ sharePreview: { url: string } }>(
      'mutation($r: ID!) { sharePreview(input: { revision: $r }) { url } }',
      { r: revision },
    );
    const token = data.sharePreview.url.split('/').at(-1) ?? '';
    const PREVIEW = 'query($token: String!) { contentPreview(token: $token) { title tips } }';
    type Preview = { contentPreview: { title: string } | null };
    const shown = await ask<Preview>(PREVIEW, { token }, null);
    expect(shown.data.contentPreview?.title).toBe('Gomen of the Desk');
    expect(shown.headers['cache-control']).toContain('no-store');
    const { exp } = jwt.decode(token) as { exp: number };
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(7 * 86_400);
    for (const wrong of [`${token}x`, jwt.sign({ revisionId: Number(revision) }, 'another secret'), 'x'])
      expect((await ask<Preview>(PREVIEW, { token: wrong }, null)).data.contentPreview).toBeNull();
    const newer = await saved(`${text}# newer\n`, file);
    expect(await change('deleteDraft', 'DeleteDraftInput', { file, revision })).toMatchObject({
      problems: [{ path: ['basedOn'], message: expect.stringContaining('has saved this text meanwhile') }],
    });
    expect(await change('deleteDraft', 'DeleteDraftInput', { file, revision: newer })).toMatchObject({
      message: 'The draft is deleted.',
      file: null,
    });
    expect(await fileOf(file)).toBeNull();
  });
});

describe('the rights at the desk', () => {
  const input = { file: FILE };
  const calls: [name: string, query: string, variables: object][] = [
    ['contentFiles', `{ desk { contentFiles { file } } }`, {}],
    ['contentFile', `query($file: ID!) { desk { contentFile(file: $file) { text } } }`, input],
    ['checkContent', CHECK, { ...input, text: 'x' }],
    ['contentWords', '{ desk { contentWords { foods } } }', {}],
    ['contentText', '{ desk { contentText(revision: "1") } }', {}],
    ['newRecipeText', '{ desk { newRecipeText(title: "x") } }', {}],
    ['saveContent', mutation('saveContent', 'SaveContentInput'), { input: { ...input, text: 'x' } }],
    ['publishContent', mutation('publishContent', 'PublishContentInput'), { input: { ...input, revision: '1' } }],
    ['unscheduleContent', mutation('unscheduleContent', 'ContentFileInput'), { input }],
    ['withdrawContent', mutation('withdrawContent', 'ContentFileInput'), { input }],
    ['deleteDraft', mutation('deleteDraft', 'DeleteDraftInput'), { input: { ...input, revision: '1' } }],
    ['stayAtContent', 'mutation($input: ContentFileInput!) { stayAtContent(input: $input) }', { input }],
    ['sharePreview', 'mutation { sharePreview(input: { revision: "1" }) { url } }', {}],
  ];

  it('give every call to editors alone', async () => {
    for (const [call, query, variables] of calls)
      for (const name of [null, 'member', 'moderator'] as const) {
        const { data, errors } = await ask<Record<string, unknown> | null>(query, variables, name);
        const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
        expect(codes.length > 0 || data?.desk === null || data?.checkContent === null, `${call}, ${name}`).toBe(true);
        expect(
          codes.filter((code) => code !== 'NOT_FOUND'),
          `${call}, ${name}`,
        ).toEqual([]);
      }
  });

  it('ask for the password again before every call', async () => {
    await database.dataSource.query("update sessions set proven_at = now() - interval '13 hours'");
    for (const [call, query, variables] of calls) {
      const { errors } = await ask(query, variables);
      expect(errors?.[0]?.extensions.code, call).toBe('FORBIDDEN');
    }
  });
});

function mutation(name: string, type: string): string {
  return `mutation($input: ${type}!) { ${name}(input: $input) { __typename } }`;
}
