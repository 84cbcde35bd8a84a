import { performance } from 'node:perf_hooks';
import jwt from 'jsonwebtoken';
import { describe, expect, it, vi } from 'vitest';
import { getFileSlug } from '#schema/rules/content-desk.ts';
import { CheckThread } from '#server/content/check-thread.ts';
import { ContentChecker } from '#server/features/desk/content/content-checker.ts';
import { sampleRecipe as original } from '../support/content.ts';
import { CHECK, FILE, type Name, setUpContentDesk } from '../support/content-desk.ts';

const { content, database, sendQuery, change, check, getFile, publish, getRow, save, saveNewest } =
  await setUpContentDesk();

describe('the check at the desk', () => {
  it('finds no problems in a valid text, and returns the recipe as readers will see it', async () => {
    const asPublished = await check(original);
    expect(asPublished.problems).toEqual([]);
    expect(asPublished.recipe).toMatchObject({ title: 'Misir Wot', path: '/recipes/lunch/misir-wot' });
    expect(asPublished.recipe?.diets).toContain('VEGAN');
  });

  it('reports the line of a typo, and a fix', async () => {
    const typo = original.replace('difficulty: Easy', 'difficulty: Esy');
    expect(typo).not.toBe(original);
    const { problems, recipe } = await check(typo);
    expect(recipe).toBeNull();
    const [problem] = problems;
    const start = typo.indexOf('Esy');
    expect(problem?.fix).toEqual({ range: [start, start + 3], text: 'Easy' });
    expect(problem?.isMissing).toBe(false);
    expect(typo.split('\n')[(problem?.line ?? 0) - 1]).toContain('Esy');
  });

  it('reports a title that another recipe has', async () => {
    const { problems } = await check(original.replace(/^title: .*$/m, 'title: Doro Wat'));
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is already used by doro-wat'),
    );
  });

  it.each([
    ['aliases that grow', `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n`],
    ['lists in lists', `title: ${'['.repeat(5_000)}`],
    ['a key that sets the prototype', '__proto__: { isPublished: true }\n'],
    ['no text', ''],
  ])('reports %s as a problem of the text', async (_, text) => {
    const { problems, recipe } = await check(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(recipe).toBeNull();
  });

  it.each([
    ['guides', 'brown-onions', 'title: Brown', 'title: Well-browned', 'guide { title path }'],
    ['menus', 'three-pots', 'servings: 6', 'servings: 8', 'menu { servings path }'],
    ['glossary/berbere', 'berbere', 'taste: Hot', 'taste: Very hot', 'food { name glossary { taste path } }'],
    ['authors', 'hanna-tesfaye', 'name: Hanna', 'name: Hanna M.', 'author { name slug }'],
    ['categories', 'lunch', 'description: All', 'description: Simply all', 'category { description slug }'],
    ['cuisines', 'indian', 'description: All that is I', 'description: Fine I', 'cuisine { description slug }'],
  ])('returns an entry of %s as readers will see it', async (list, entry, from, to, fields) => {
    const file = `${list}.yaml`;
    const text = content.read(file).replace(from, to);
    const query = `query($file: ID!, $text: String!, $entry: ID) {
      checkContent(file: $file, text: $text, entry: $entry) { problems { message } ${fields} } }`;
    const fetchPreview = async (name: string) =>
      (await sendQuery<{ checkContent: Record<string, unknown> }>(query, { file, text, entry: name })).data
        .checkContent;
    const [field = ''] = fields.split(' ');
    const { problems, [field]: page } = await fetchPreview(entry);
    expect(problems).toEqual([]);
    expect(JSON.stringify(page)).toContain(to.replace(/^\w+: /, ''));
    expect(JSON.stringify(page)).toContain(entry);
    expect(await fetchPreview('none')).toEqual({ problems: [], [field]: null });
  });

  it('refuses paths of files that the desk cannot edit', async () => {
    for (const file of [
      '../package.json',
      'recipes/../../x.yaml',
      'foods.yaml',
      'glossary.yaml',
      'glossary/x/y.yaml',
      'recipes/A.yaml',
      'recipes/x/y.yaml',
    ]) {
      const { errors } = await sendQuery(CHECK, { file, text: 'x' });
      expect(errors?.[0]?.extensions.code, file).toBe('BAD_USER_INPUT');
    }
  });
});

describe('texts at the desk', () => {
  it('are kept as revisions, the first of which is published', async () => {
    const revision = await saveNewest(original.replace('servings: 4', 'servings: 4 # four'));
    const file = await getFile();
    expect(file).toMatchObject({ state: 'PUBLISHED', hasChanges: true, changedBy: 'Selam', publishedText: original });
    expect(file?.revisions.map(({ changedBy }) => changedBy)).toEqual(['Selam', null]);
    expect(file?.revisions[0]?.id).toBe(revision);
    expect((await getRow('misir-wot')).text).toBe(original);
  });

  it('are not stored again if nothing changes, and calls that change nothing are not logged', async () => {
    const revision = (await getFile())?.revision ?? null;
    const text = (await getFile())?.text ?? '';
    const countRows = async () =>
      (
        await database.dataSource.query(
          'select (select count(*) from revisions) + (select count(*) from desk_actions) as n',
        )
      )[0].n;
    const countBefore = await countRows();
    expect(await save(text, revision)).toMatchObject({ message: 'Saved.', file: { revision } });
    for (const name of ['unscheduleContent', 'stopSharing'])
      expect(await change(name, 'ContentFileInput', { file: FILE })).toMatchObject({ __typename: 'ContentSuccess' });
    expect(await countRows()).toBe(countBefore);
  });

  it('are not overwritten by an editor who has not seen the last change', async () => {
    const revision = (await getFile())?.revision ?? null;
    expect(await save(`${original}# mine\n`, revision, { name: 'other' })).toMatchObject({
      __typename: 'ContentSuccess',
    });
    const lateSave = await save(`${original}# too late\n`, revision);
    expect(lateSave).toMatchObject({ __typename: 'InvalidInput', problems: [{ path: ['basedOn'] }] });
    expect(lateSave.message).toContain('Tariku saved this text in the meantime');
    const otherTab = await save(`${original}# mine in another tab\n`, revision, { name: 'other' });
    expect(otherTab.message).toContain('You saved this text in the meantime');
    expect((await getFile())?.text).toContain('# mine');
  });

  it('show which other editors have them open', async () => {
    const STAY = 'mutation($file: ID!) { stayAtContent(input: { file: $file }) }';
    const getOtherEditors = async (name: Name) =>
      (await sendQuery<{ stayAtContent: string[] }>(STAY, { file: FILE }, name)).data.stayAtContent;
    expect(await getOtherEditors('editor')).toEqual([]);
    expect(await getOtherEditors('other')).toEqual(['Selam']);
    expect(await getOtherEditors('editor')).toEqual(['Tariku']);
    // An entry from the future, written while the clock was ahead, does not count.
    await database.dataSource.query(`update content_editors set seen_at = now() + interval '2 hours'`);
    expect(await getOtherEditors('editor')).toEqual([]);
  });
});

describe('a new recipe', () => {
  const file = 'recipes/desk-gomen.yaml';
  const text = original.replace(/^title: .*$/m, 'title: Gomen of the Desk');

  it('starts with a template in which only values are missing', async () => {
    const { data } = await sendQuery<{ desk: { newRecipeText: string } }>(
      '{ desk { newRecipeText(title: "Tej: honey wine") } }',
    );
    expect(data.desk.newRecipeText).toContain('title: "Tej: honey wine"');
    const { problems } = await check(data.desk.newRecipeText, 'recipes/tej.yaml');
    expect(problems.length).toBeGreaterThan(5);
    expect(problems.filter(({ isMissing }) => !isMissing)).toEqual([]);
  });

  it('needs a picture, has a secret preview URL that expires, and can be deleted', async () => {
    const revision = await saveNewest(text, file);
    expect(await getFile(file)).toMatchObject({ state: 'DRAFT', title: 'Gomen of the Desk' });
    expect((await publish(revision, { file })).message).toContain('has no picture: choose a photograph for it');
    const { data } = await sendQuery<{ sharePreview: { url: string } }>(
      'mutation($r: ID!) { sharePreview(input: { revision: $r }) { url } }',
      { r: revision },
    );
    const token = data.sharePreview.url.split('/').at(-1) ?? '';
    const PREVIEW = 'query($token: String!) { contentPreview(token: $token) { title tips } }';
    type Preview = { contentPreview: { title: string } | null };
    const preview = await sendQuery<Preview>(PREVIEW, { token }, null);
    expect(preview.data.contentPreview?.title).toBe('Gomen of the Desk');
    expect(preview.headers['cache-control']).toContain('no-store');
    const { exp } = jwt.decode(token) as { exp: number };
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(7 * 86_400);
    for (const invalidToken of [`${token}x`, jwt.sign({ revisionId: Number(revision) }, 'another secret'), 'x'])
      expect((await sendQuery<Preview>(PREVIEW, { token: invalidToken }, null)).data.contentPreview).toBeNull();
    const newer = await saveNewest(`${text}# newer\n`, file);
    expect(await change('deleteDraft', 'DeleteDraftInput', { file, revision })).toMatchObject({
      problems: [{ path: ['basedOn'], message: expect.stringContaining('saved this text in the meantime') }],
    });
    const slug = getFileSlug(file);
    await database.dataSource.query(
      `insert into photograph_files (name, version, file, bytes, content_type) values ($1, 'v', '4x3-640.jpg', 'x', 'image/jpeg')`,
      [slug],
    );
    expect(await change('deleteDraft', 'DeleteDraftInput', { file, revision: newer })).toMatchObject({
      message: 'Draft deleted.',
      file: null,
    });
    expect(await getFile(file)).toBeNull();
    expect(await database.dataSource.query('select from photograph_files where name = $1', [slug])).toEqual([]);
  });
});

describe('links to previews', () => {
  const file = 'recipes/shared.yaml';
  const text = original.replace(/^title: .*$/m, 'title: Shared');
  const fetchPreview = async (token: string) =>
    (
      await sendQuery<{ contentPreview: object | null }>(
        'query($token: String!) { contentPreview(token: $token) { title } }',
        { token },
        null,
      )
    ).data.contentPreview;
  const share = async (revision: string | null | undefined) => {
    const SHARE = 'mutation($r: ID!) { sharePreview(input: { revision: $r }) { url } }';
    const { data } = await sendQuery<{ sharePreview: { url: string } }>(SHARE, { r: revision });
    return data.sharePreview.url.split('/').at(-1) ?? '';
  };

  it('stop working when an editor stops sharing or loses the role, and when the draft is deleted', async () => {
    const revision = await saveNewest(text, file);
    const token = await share(revision);
    expect(await fetchPreview(token)).toEqual({ title: 'Shared' });
    expect(await change('stopSharing', 'ContentFileInput', { file })).toMatchObject({
      message: 'The preview links of this text no longer work.',
    });
    expect(await fetchPreview(token)).toBeNull();

    const secondToken = await share(revision);
    expect(await fetchPreview(secondToken)).not.toBeNull();
    await database.dataSource.query("update users set roles = '{}' where email = 'editor@gmail.com'");
    expect(await fetchPreview(secondToken)).toBeNull();
    await database.dataSource.query("update users set roles = '{editor}' where email = 'editor@gmail.com'");
    expect(await fetchPreview(secondToken)).not.toBeNull();
    await change('deleteDraft', 'DeleteDraftInput', { file, revision });
    expect(await fetchPreview(secondToken)).toBeNull();
    // A later draft of that name has its own links.
    await saveNewest(text, file);
    expect(await fetchPreview(secondToken)).toBeNull();
  });

  it('check a text once, even if it breaks kitchen rules, and refuse fifteen aliases', async () => {
    const run = vi.spyOn(CheckThread.prototype, 'run');
    const unfinished = text.replace(/^title: .*$/m, 'title: Derived once').replace(/^prepTime: .*$/m, 'prepTime: 900');
    const token = await share(await saveNewest(unfinished, file));
    // A check that times out is not cached.
    run.mockClear().mockResolvedValueOnce(undefined);
    expect(await fetchPreview(token)).toBeNull();
    for (let request = 0; request < 3; request += 1)
      expect(await fetchPreview(token)).toEqual({ title: 'Derived once' });
    const job = { kind: 'recipe', cooking: false };
    expect(run.mock.calls.map(([, startedJob]) => startedJob)).toMatchObject([job, job]);
    run.mockRestore();
    const aliases = Array.from({ length: 15 }, (_, index) => `a${index}: contentPreview(token: "${token}") { title }`);
    const { errors } = await sendQuery(`{ ${aliases.join(' ')} }`, {}, null);
    expect(errors?.[0]?.extensions.code).toBe('OPERATION_TOO_COSTLY');
  });

  it('stop working when the draft is published', async () => {
    const revision = await saveNewest(`${original}# shared\n`);
    const token = await share(revision);
    expect(await fetchPreview(token)).toEqual({ title: 'Misir Wot' });
    expect(await publish(revision)).toMatchObject({ message: 'Published.' });
    expect(await fetchPreview(token)).toBeNull();
  });
});

describe('a long text', () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index));
  const createLargeText = (ingredients: number, steps: number) =>
    original
      .replace(/^ingredients:\n(?:[ -].*\n)*/m, () => {
        const items = lines(
          ingredients,
          (index) => `      - ${index + 1} large red onion${index > 0 ? 's' : ''}, sliced`,
        );
        const groups = items.map((_, index) =>
          index % 90 === 0
            ? `  - title: Group ${index}\n    items:\n${items.slice(index, index + 90).join('\n')}\n`
            : '',
        );
        return `ingredients:\n${groups.join('')}`;
      })
      .replace(/^instructions:\n(?:[ -].*\n)*/m, () => {
        const texts = lines(steps, (index) => `      - Stir the onions for ${index + 2} minutes.`);
        return `instructions:\n  - title: Cook\n    steps:\n${texts.join('\n')}\n`;
      });

  it('may have 150 ingredient lines and 60 steps', async () => {
    const getMessages = async (text: string) => (await check(text)).problems.map(({ message }) => message).join('\n');
    expect(await getMessages(createLargeText(151, 1))).toMatch(/at most 150 ingredient lines in all \(found 151\)/);
    expect(await getMessages(createLargeText(1, 61))).toMatch(/at most 60 steps in all \(found 61\)/);
    expect(await getMessages(createLargeText(150, 60))).not.toContain('at most');
  });

  it('does not block other requests while it is checked', async () => {
    const start = performance.eventLoopUtilization();
    // Sends each check once: a check over its time limit ends its thread, which is slow to start from the sources.
    await Promise.all([1, 2, 3].map(() => sendQuery(CHECK, { file: FILE, text: createLargeText(90, 60) })));
    const { utilization } = performance.eventLoopUtilization(start);
    // A share, because a busy machine is slow; a check in this thread would use all of it.
    expect(utilization).toBeLessThan(0.6);
  });
});

it('a title of 13,000 words is listed with 120 characters', async () => {
  const file = 'recipes/wordy.yaml';
  await saveNewest(original.replace(/^title: .*$/m, `title: ${'wordy '.repeat(14_000)}`).slice(0, 79_000), file);
  const { data } = await sendQuery<{ desk: { contentFiles: { file: string; title: string }[] } }>(
    '{ desk { contentFiles { file title } } }',
  );
  const listed = data.desk.contentFiles.find((each) => each.file === file);
  expect(listed?.title).toBe('wordy '.repeat(20));
});

describe('a check that times out', () => {
  it('is reported but continues, and later checks work', async () => {
    const checker = new ContentChecker(database.dataSource, content.dir);
    expect(await checker.check(FILE, original, 0)).toMatchObject({ isTimedOut: true, problems: [], recipe: null });
    expect(await checker.check(FILE, original)).toMatchObject({ isTimedOut: false, problems: [] });
    // On a slow machine each check times out, but continues; a later request finds its result.
    const otherText = `${original}\n# checked late\n`;
    expect(await checker.check(FILE, otherText, 0)).toMatchObject({ isTimedOut: true });
    await expect.poll(() => checker.check(FILE, otherText, 1)).toMatchObject({ isTimedOut: false, problems: [] });
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
    ['pastedText', '{ desk { pastedText(text: "x") { problem } } }', {}],
    ['newRecipeText', '{ desk { newRecipeText(title: "x") } }', {}],
    ['saveContent', mutation('saveContent', 'SaveContentInput'), { input: { ...input, text: 'x' } }],
    ['publishContent', mutation('publishContent', 'PublishContentInput'), { input: { ...input, revision: '1' } }],
    ['unscheduleContent', mutation('unscheduleContent', 'ContentFileInput'), { input }],
    ['withdrawContent', mutation('withdrawContent', 'ContentFileInput'), { input }],
    ['deleteDraft', mutation('deleteDraft', 'DeleteDraftInput'), { input: { ...input, revision: '1' } }],
    ['stopSharing', mutation('stopSharing', 'ContentFileInput'), { input }],
    ['renameRecipe', mutation('renameRecipe', 'RenameRecipeInput'), { input: { ...input, slug: 'other' } }],
    ['stayAtContent', 'mutation($input: ContentFileInput!) { stayAtContent(input: $input) }', { input }],
    ['sharePreview', 'mutation { sharePreview(input: { revision: "1" }) { url } }', {}],
  ];

  it('allow every call only to editors', async () => {
    for (const [call, query, variables] of calls)
      for (const name of [null, 'member', 'moderator'] as const) {
        const { data, errors } = await sendQuery<Record<string, unknown> | null>(query, variables, name);
        const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
        expect(codes.length > 0 || data?.desk === null || data?.checkContent === null, `${call}, ${name}`).toBe(true);
        expect(
          codes.filter((code) => code !== 'NOT_FOUND'),
          `${call}, ${name}`,
        ).toEqual([]);
      }
  });

  it('ask for the password again after twelve hours, before every call', async () => {
    await database.dataSource.query("update sessions set proven_at = now() - interval '13 hours'");
    for (const [call, query, variables] of calls) {
      const { errors } = await sendQuery(query, variables);
      expect(errors?.[0]?.extensions.code, call).toBe('FORBIDDEN');
    }
  });
});

function mutation(name: string, type: string): string {
  return `mutation($input: ${type}!) { ${name}(input: $input) { __typename } }`;
}
