import jwt from 'jsonwebtoken';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { exportContent } from '#server/content/export-content.ts';
import { importContent } from '#server/content/import-content.ts';
import { lockContent } from '#server/content/writing/lock-content.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { ContentChecker } from '#server/features/desk/content/content-checker.ts';
import { ContentPublisher } from '#server/features/desk/content/content-publisher.ts';
import { createServices } from '#server/services.ts';
import { addMember, graphql, signIn } from '../support/accounts.ts';
import { TEST_SECRET } from '../support/app.ts';
import { createContent, sampleRecipe } from '../support/content.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const content = createContent();
for (const [slug, title] of Object.entries({
  gomen: 'Gomen',
  tibs: 'Tibs',
  'doro-wat': 'Doro Wat',
  'kik-alicha': 'Kik Alicha',
}))
  content.addRecipe(slug, { title });
content.write(
  'menus.yaml',
  `three-pots: {title: Three pots, description: A lunch of three pots., author: hanna-tesfaye, published: 2026-11-20,
  servings: 6, introduction: All pots stand on the table., dishes: [doro-wat, kik-alicha, gomen], notes: [Cook gomen first.]}\n`,
);
const { app, database, outbox } = await setUpMemberApp({ contentDir: content.dir });
const { dataSource } = database;
const names = { member: 'Abeba', moderator: 'Bruk', editor: 'Selam', other: 'Tariku' };
type Name = keyof typeof names;
const tokens = {} as Record<Name, string>;
for (const [name, username] of Object.entries(names)) {
  await addMember(app, outbox, { email: `${name}@gmail.com`, username });
  tokens[name as Name] = await signIn(app, `${name}@gmail.com`);
}
await setRole(dataSource, 'moderator@gmail.com', { role: StaffRole.MODERATOR, has: true });
for (const name of ['editor', 'other'])
  await setRole(dataSource, `${name}@gmail.com`, { role: StaffRole.EDITOR, has: true });

afterAll(() => content.delete());

beforeEach(async () => {
  await dataSource.query('update sessions set proven_at = now()');
});

const FILE = 'recipes/misir-wot.yaml';
const original = sampleRecipe;

const FIELDS = 'file title state hasChanges revision problems changedBy publishAt scheduleProblem';
type ContentFile = { title: string; state: string; hasChanges: boolean; revision: string | null; problems: number };
type Detail = ContentFile & {
  text: string;
  publishedText: string;
  revisions: { id: string; changedBy: string | null }[];
};
const ask = <Data>(query: string, variables: object = {}, name: Name | null = 'editor') =>
  graphql<Data>(app, query, { variables, token: name === null ? undefined : tokens[name] });
const fileOf = async (file = FILE) =>
  (
    await ask<{ desk: { contentFile: Detail | null } }>(
      `query($file: ID!) { desk { contentFile(file: $file) { ${FIELDS} text publishedText revisions { id changedBy } } } }`,
      { file },
    )
  ).data.desk.contentFile;

type Changed = {
  __typename: string;
  message: string;
  file?: ContentFile | null;
  problems?: { path: string[]; message: string }[];
};
const change = async (mutation: string, type: string, input: object, name: Name = 'editor'): Promise<Changed> => {
  const query = `mutation($input: ${type}!) { done: ${mutation}(input: $input) { __typename
    ... on ContentSuccess { message file { ${FIELDS} } } ... on InvalidInput { message problems { path message } } } }`;
  return (await ask<{ done: Changed }>(query, { input }, name)).data.done;
};
const save = (text: string, basedOn: string | null, { file = FILE, name = 'editor' as Name } = {}) =>
  change('saveContent', 'SaveContentInput', { file, text, basedOn }, name);
const publish = (revision: string | null | undefined, { file = FILE, at = null as string | null } = {}) =>
  change('publishContent', 'PublishContentInput', { file, revision, at });
const saved = async (text: string, file = FILE) => {
  const done = await save(text, (await fileOf(file))?.revision ?? null, { file });
  expect(done).toMatchObject({ __typename: 'ContentSuccess' });
  return done.file?.revision;
};
const rowOf = async (slug: string) =>
  (
    await dataSource.query(
      'select r.*, b.source from recipes r join recipe_bodies b on b.recipe_id = r.id where r.slug = $1',
      [slug],
    )
  )[0];

const CHECK = `query($file: ID!, $text: String!) { checkContent(file: $file, text: $text) {
  problems { line message mending { from to } }
  recipe { title diets contains nutrition { name amount } instructions { uses { line } } scalingNotes(servings: 12) path } } }`;
type Checked = {
  problems: { line: number; message: string; mending: { from: string; to: string } | null }[];
  recipe: { title: string; diets: string[]; path: string } | null;
};
const check = async (text: string, file = FILE) =>
  (await ask<{ checkContent: Checked }>(CHECK, { file, text })).data.checkContent;

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
    expect((await rowOf('misir-wot')).source).toBe(original);
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

describe('publishing', () => {
  it('brings one recipe before the readers, as an import would', async () => {
    const before = await dataSource.query('select count(*)::int as count from recipes where is_published');
    const searched = 'select count(*)::int as count from recipe_search';
    const [inSearch] = await dataSource.query(searched);
    const revision = await saved(
      original.replace(/^description: .*$/m, 'description: Greens from the desk, slowly braised.'),
    );
    expect(await publish(revision)).toMatchObject({
      message: 'Published.',
      file: { state: 'PUBLISHED', hasChanges: false },
    });
    expect(await rowOf('misir-wot')).toMatchObject({
      description: 'Greens from the desk, slowly braised.',
      is_published: true,
    });
    expect(await dataSource.query('select count(*)::int as count from recipes where is_published')).toEqual(before);
    expect(await dataSource.query(searched)).toEqual([inSearch]);
    const [action] = await dataSource.query('select kind, after from desk_actions order by id desc limit 1');
    expect(action).toEqual({ kind: 'PUBLISH', after: { file: FILE, revision: Number(revision) } });
  });

  it('refuses what the check calls an error, and an old text', async () => {
    const text = (await fileOf())?.text ?? '';
    const bad = await saved(text.replace('difficulty: Easy', 'difficulty: Esy'));
    const refused = await publish(bad);
    expect(refused).toMatchObject({ __typename: 'InvalidInput' });
    expect(refused.message).toMatch(/^Line \d+: .*Easy/);
    expect((await rowOf('misir-wot')).difficulty).toBe('Easy');
    await saved(text);
    expect(await publish(bad)).toMatchObject({ problems: [{ path: ['basedOn'] }] });
  });

  it('outlives a start with the files, says so, and is written into them', async () => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const source = (await rowOf('misir-wot')).source;
    expect(source).not.toBe(original);
    await importContent({ dataSource, contentDir: content.dir, log });
    expect((await rowOf('misir-wot')).source).toBe(source);
    expect(lines).toContainEqual(expect.stringContaining(`content/${FILE} was changed at the desk, and is shown so`));
    const { written } = await exportContent({ dataSource, contentDir: content.dir });
    expect(written).toEqual([FILE]);
    expect(content.read(FILE)).toBe(source);
    lines.length = 0;
    await importContent({ dataSource, contentDir: content.dir, log });
    expect(lines.filter((line) => line.includes('desk'))).toEqual([]);
    expect(await fileOf()).toMatchObject({ state: 'PUBLISHED', text: source });
  });

  it('withdraws a recipe, and brings it back', async () => {
    expect(await change('withdrawContent', 'ContentFileInput', { file: FILE })).toMatchObject({
      file: { state: 'WITHDRAWN' },
    });
    expect((await rowOf('misir-wot')).is_published).toBe(false);
    const again = await saved((await fileOf())?.text ?? '');
    expect(await publish(again)).toMatchObject({ file: { state: 'PUBLISHED' } });
    expect((await rowOf('misir-wot')).is_published).toBe(true);
  });

  it('refuses to withdraw what a menu names', async () => {
    const done = await change('withdrawContent', 'ContentFileInput', { file: 'recipes/gomen.yaml' });
    expect(done.message).toContain('entry 3 of three-pots "gomen" is not in content/recipes');
    expect((await rowOf('gomen')).is_published).toBe(true);
  });

  it('waits for its time, once for all instances', async () => {
    const text = (await rowOf('misir-wot')).source.replace(/^description: .*$/m, 'description: Greens at their time.');
    const revision = await saved(text);
    expect(await publish(revision, { at: '2020-01-01T00:00:00Z' })).toMatchObject({
      message: 'Please choose a time to come.',
    });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await publish(revision, { at })).toMatchObject({ file: { state: 'SCHEDULED' } });
    const publisher = new ContentPublisher(dataSource, new ContentChecker(dataSource, content.dir));
    await publisher.publishDue();
    expect((await rowOf('misir-wot')).description).not.toBe('Greens at their time.');
    await dataSource.query("update content_files set publish_at = now() - interval '1 minute'");
    await Promise.all([publisher.publishDue(), publisher.publishDue()]);
    expect((await rowOf('misir-wot')).description).toBe('Greens at their time.');
    expect(await fileOf()).toMatchObject({ state: 'PUBLISHED', hasChanges: false });
  });

  it('waits where another writes content, for longer than a request waits for a statement', async () => {
    const impatient = createDataSource({ primary: database.address, queryTimeoutMs: 300, onPoolError: () => {} });
    await impatient.initialize();
    const { contentPublisher } = await createServices({
      config: readConfig({ CONTENT_DIR: content.dir }),
      dataSource: impatient,
      patientSource: dataSource,
      reader: new StatementReader(dataSource),
      secret: TEST_SECRET,
      outbox,
    });
    const revisionId = Number(await saved(`${(await rowOf('misir-wot')).source}# Later\n`));
    const { id: staffId } = await dataSource.manager.findOneByOrFail(UserEntity, { email: 'editor@gmail.com' });
    const writing = dataSource.transaction(async (manager) => {
      await lockContent(manager);
      await manager.query('select pg_sleep(0.6)');
    });
    const published = contentPublisher.publish(staffId, { file: FILE, revisionId, at: null });
    await Promise.all([writing, expect(published).resolves.toMatchObject({ ok: true })]);
    await impatient.destroy();
  });

  it('takes lists, and refuses one that would break recipes', async () => {
    const guides = await fileOf('guides.yaml');
    expect(guides).toMatchObject({ state: 'PUBLISHED', title: 'Guides' });
    const text = (guides?.text ?? '').replace(/title: .*$/m, 'title: Brown without fear');
    const revision = await saved(text, 'guides.yaml');
    expect(await publish(revision, { file: 'guides.yaml' })).toMatchObject({ message: 'Published.' });
    expect(await dataSource.query("select 1 from guides where title = 'Brown without fear'")).toHaveLength(1);
    const authors = (await fileOf('authors.yaml'))?.text ?? '';
    const broken = await saved(authors.replace(/^hanna-tesfaye:/m, 'ravi-menon:'), 'authors.yaml');
    expect(await publish(broken, { file: 'authors.yaml' })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringMatching(/content\/.*hanna-tesfaye/),
    });
    expect(await dataSource.query("select 1 from authors where key = 'hanna-tesfaye'")).toHaveLength(1);
    await change('deleteDraft', 'DeleteDraftInput', { file: 'authors.yaml', revision: broken });
  });
});

describe('a start with the files', () => {
  const lines: string[] = [];
  const start = async () => {
    lines.length = 0;
    await importContent({ dataSource, contentDir: content.dir, log: (line) => void lines.push(line), leaveOut: true });
  };
  const edit = (file: string, change: (text: string) => string) => {
    const text = content.read(file);
    expect(change(text)).not.toBe(text);
    content.write(file, change(text));
    return () => content.write(file, text);
  };
  const publishAfterwards = async (comment: string) => {
    const publisher = new ContentPublisher(dataSource, new ContentChecker(dataSource, content.dir));
    const revision = await saved(`${(await rowOf('misir-wot')).source}${comment}`);
    const [{ id }] = await dataSource.query("select id from users where username = 'Selam'");
    const done = await publisher.publish(id, { file: FILE, revisionId: Number(revision), at: null });
    expect(done).toMatchObject({ ok: true });
  };

  it('does not end by a list of the desk that is not fit any more, and says so', async () => {
    await dataSource.query(
      "update content_revisions set text = 'no: list' where id = (select published_id from content_files where file = 'guides.yaml')",
    );
    await start();
    expect(lines).toContainEqual(expect.stringMatching(/^LEFT OUT .*content\/guides\.yaml:\d+: /));
    expect(await dataSource.query("select 1 from guides where title = 'Brown without fear'")).toEqual([]);
    const guides = await saved(content.read('guides.yaml'), 'guides.yaml');
    expect(await publish(guides, { file: 'guides.yaml' })).toMatchObject({ message: 'Published.' });
  });

  it('does not end by a menu that names what was withdrawn', async () => {
    expect(await change('withdrawContent', 'ContentFileInput', { file: 'recipes/tibs.yaml' })).toMatchObject({
      file: { state: 'WITHDRAWN' },
    });
    const restore = edit('menus.yaml', (text) => text.replace('gomen]', 'tibs]'));
    await start();
    expect(lines).toContainEqual(expect.stringMatching(/^LEFT OUT .*\/menus\.yaml:\d+: .*"tibs"/));
    expect((await rowOf('tibs')).is_published).toBe(false);
    restore();
  });

  it('keeps a draft whose withdrawn file is gone', async () => {
    const draft = await saved('title: Another Tibs\n', 'recipes/tibs.yaml');
    content.remove('recipes/tibs.yaml');
    await start();
    expect(await fileOf('recipes/tibs.yaml')).toMatchObject({ revision: draft, title: 'Another Tibs' });
  });

  it('imports files that changed before something was published', async () => {
    await start();
    edit('recipes/doro-wat.yaml', (text) => text.replace(/^description: .*$/m, 'description: Changed in its file.'));
    await publishAfterwards('# again\n');
    await start();
    expect((await rowOf('doro-wat')).description).toBe('Changed in its file.');
  });

  it('need not come first where a recipe has a food that is new in its list', async () => {
    await start();
    edit('foods.yaml', (text) => text.replace(/^garlic:/m, 'garlic-bulb:'));
    await publishAfterwards('# with its food\n');
    const lines = await dataSource.query(
      "select r.slug from recipe_foods f join recipes r on r.id = f.recipe_id where f.food_key = 'garlic-bulb'",
    );
    expect(lines).toContainEqual({ slug: 'misir-wot' });
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
    await dataSource.query("update sessions set proven_at = now() - interval '13 hours'");
    for (const [call, query, variables] of calls) {
      const { errors } = await ask(query, variables);
      expect(errors?.[0]?.extensions.code, call).toBe('FORBIDDEN');
    }
  });
});

function mutation(name: string, type: string): string {
  return `mutation($input: ${type}!) { ${name}(input: $input) { __typename } }`;
}
