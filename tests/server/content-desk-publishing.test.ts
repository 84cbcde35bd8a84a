import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { exportContent } from '#server/content/export.ts';
import { lockContent } from '#server/content/store/content-store.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { ContentChecker } from '#server/features/desk/content/content-checker.ts';
import { ContentPublisher } from '#server/features/desk/content/content-publisher.ts';
import { createServices } from '#server/services.ts';
import { TEST_SECRET } from '../support/app.ts';
import { sampleRecipe as original } from '../support/content.ts';
import { FILE, setUpContentDesk } from '../support/content-desk.ts';

const { sendQuery, content, database, outbox, change, getFile, publish, getRow, save, saveNewest } =
  await setUpContentDesk();
const { dataSource } = database;

describe('publishing', () => {
  it('replaces the text that readers see, and rewrites no other recipe’s search row', async () => {
    const countBefore = await dataSource.query('select count(*)::int as count from recipes where is_published');
    const readSearch = async (): Promise<Map<string, string>> => {
      const rows = await dataSource.query('select slug, s.xmin from recipe_search s join recipes on id = recipe_id');
      return new Map(rows.map(({ slug, xmin }: Record<'slug' | 'xmin', string>) => [slug, xmin]));
    };
    const searchRowsBefore = await readSearch();
    const readDescription = () =>
      sendQuery<{ recipe: { description: string } }>('{ recipe(slug: "misir-wot") { description } }', {}, null);
    await readDescription();
    const revision = await saveNewest(
      original.replace(/^description: .*$/m, 'description: Greens from the desk, slowly braised.'),
    );
    expect(await publish(revision)).toMatchObject({
      message: 'Published.',
      file: { state: 'PUBLISHED', hasChanges: false },
    });
    // At once, before this instance is notified of the change.
    expect((await readDescription()).data.recipe.description).toBe('Greens from the desk, slowly braised.');
    expect(await getRow('misir-wot')).toMatchObject({
      description: 'Greens from the desk, slowly braised.',
      is_published: true,
    });
    expect(await dataSource.query('select count(*)::int as count from recipes where is_published')).toEqual(
      countBefore,
    );
    const searchRows = await readSearch();
    expect([...searchRows.keys()].sort()).toEqual([...searchRowsBefore.keys()].sort());
    expect([...searchRows].flatMap(([slug, xmin]) => (searchRowsBefore.get(slug) === xmin ? [] : slug))).toEqual([
      'misir-wot',
    ]);
    const [action] = await dataSource.query('select kind, after from desk_actions order by id desc limit 1');
    expect(action).toEqual({ kind: 'PUBLISH', after: { file: FILE, revision: Number(revision) } });
  });

  it('publishes a text once if eight requests arrive concurrently', async () => {
    const text = (await getFile())?.text ?? '';
    const revision = await saveNewest(
      text.replace(/^description: .*$/m, 'description: Greens that eight windows publish.'),
    );
    const countPublications = async () =>
      (await dataSource.query("select count(*)::int as count from desk_actions where kind = 'PUBLISH'"))[0].count;
    const countBefore = await countPublications();
    const results = await Promise.all(Array.from({ length: 8 }, () => publish(revision)));
    const refusals = results.filter(({ message }) => message !== 'Published.');
    expect(refusals).toHaveLength(7);
    for (const { __typename, message } of refusals)
      expect({ __typename, message }).toEqual({
        __typename: 'InvalidInput',
        message: 'This text is already published.',
      });
    expect(await countPublications()).toBe(countBefore + 1);
    expect((await getRow('misir-wot')).description).toBe('Greens that eight windows publish.');
  });

  it('refuses texts with errors, and outdated texts', async () => {
    const text = (await getFile())?.text ?? '';
    const invalidRevision = await saveNewest(text.replace('difficulty: Easy', 'difficulty: Esy'));
    const refusal = await publish(invalidRevision);
    expect(refusal).toMatchObject({ __typename: 'InvalidInput' });
    expect(refusal.message).toMatch(/^Line \d+: .*Easy/);
    expect((await getRow('misir-wot')).difficulty).toBe('Easy');
    await saveNewest(text);
    expect(await publish(invalidRevision)).toMatchObject({ problems: [{ path: ['basedOn'] }] });
  });

  it('survives a startup import, which reports it, and is exported to the files', async () => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const source = (await getRow('misir-wot')).text;
    expect(source).not.toBe(original);
    await syncFolder({ dataSource, contentDir: content.dir, log });
    expect((await getRow('misir-wot')).text).toBe(source);
    expect(lines).toContainEqual(
      expect.stringContaining(`content/${FILE} was changed at the desk, and readers see that text`),
    );
    const { files } = await exportContent({ dataSource, contentDir: content.dir });
    expect(files).toEqual([FILE]);
    expect(content.read(FILE)).toBe(source);
    lines.length = 0;
    await syncFolder({ dataSource, contentDir: content.dir, log });
    expect(lines.filter((line) => line.includes('desk'))).toEqual([]);
    expect(await getFile()).toMatchObject({ state: 'PUBLISHED', text: source });
  });

  it('withdraws a recipe without reading others, and restores it', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    expect(await change('withdrawContent', 'ContentFileInput', { file: FILE })).toMatchObject({
      file: { state: 'WITHDRAWN' },
    });
    const files = sent.mock.calls.flatMap((call) => JSON.stringify(call).match(/recipes\/[a-z-]+\.yaml/g) ?? []);
    sent.mockRestore();
    expect([...new Set(files)]).toEqual([FILE]);
    expect((await getRow('misir-wot')).is_published).toBe(false);
    const newRevision = await saveNewest((await getFile())?.text ?? '');
    expect(await publish(newRevision)).toMatchObject({ file: { state: 'PUBLISHED' } });
    expect((await getRow('misir-wot')).is_published).toBe(true);
  });

  it('refuses to withdraw a menu’s recipe', async () => {
    const result = await change('withdrawContent', 'ContentFileInput', { file: 'recipes/gomen.yaml' });
    expect(result.message).toMatch(
      /^Other content uses this recipe: menus\.yaml, line \d+\. Remove it there, then withdraw it\.$/,
    );
    expect((await getRow('gomen')).is_published).toBe(true);
  });

  it('refuses to withdraw a recipe to which another recipe refers', async () => {
    const file = 'recipes/doro-wat.yaml';
    const text = (await getFile(file))?.text ?? '';
    const withReference = text.replace(/- (1\.2 l water)$/m, '- {line: $1, recipe: misir-wot}');
    expect(withReference).not.toBe(text);
    expect(await publish(await saveNewest(withReference, file), { file })).toMatchObject({ message: 'Published.' });
    expect((await change('withdrawContent', 'ContentFileInput', { file: FILE })).message).toMatch(
      /^Other content uses this recipe: recipes\/doro-wat\.yaml, line \d+\. Remove it there, then withdraw it\.$/,
    );
    expect((await getRow('misir-wot')).is_published).toBe(true);
    expect(await publish(await saveNewest(text, file), { file })).toMatchObject({ message: 'Published.' });
  });

  it('happens after the scheduled time, even if two instances try concurrently', async () => {
    const text = (await getRow('misir-wot')).text.replace(/^description: .*$/m, 'description: Greens at their time.');
    const revision = await saveNewest(text);
    expect(await publish(revision, { at: '2020-01-01T00:00:00Z' })).toMatchObject({
      message: 'Choose a time in the future.',
    });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await publish(revision, { at })).toMatchObject({ file: { state: 'SCHEDULED' } });
    // The text gets the day of the scheduled time.
    const scheduledFile = await getFile();
    expect(scheduledFile).toMatchObject({ scheduledRevision: scheduledFile?.revision });
    expect(scheduledFile?.text).toBe(text.replace(/^published:.*$/m, `published: ${at.slice(0, 10)}`));
    const publisher = new ContentPublisher(dataSource, new ContentChecker(dataSource, content.dir));
    await publisher.publishDue();
    expect((await getRow('misir-wot')).description).not.toBe('Greens at their time.');
    await dataSource.query(
      "update documents set publish_at = now() - interval '1 minute' where publish_at is not null",
    );
    await Promise.all([publisher.publishDue(), publisher.publishDue()]);
    expect((await getRow('misir-wot')).description).toBe('Greens at their time.');
    expect((await getRow('misir-wot')).published_on).toEqual(new Date(at.slice(0, 10)));
    // In the hour before midnight UTC, the recipe gets tomorrow's date, and readers do not see it yet.
    const isTomorrow = at.slice(0, 10) > new Date().toISOString().slice(0, 10);
    expect(await getFile()).toMatchObject({
      state: isTomorrow ? 'SCHEDULED' : 'PUBLISHED',
      publishAt: null,
      hasChanges: false,
    });
  });

  it('reports that a schedule still has the earlier text, until the new text is scheduled', async () => {
    const at = new Date(Date.now() + 7_200_000).toISOString();
    const firstRevision = await saveNewest(`${(await getFile())?.text}# First\n`);
    const { file } = await publish(firstRevision, { at });
    const laterSave = await save(`${(await getFile())?.text}# Second\n`, (await getFile())?.revision ?? null);
    expect(laterSave.message).toBe('Saved. The schedule still has the earlier text.');
    expect(await getFile()).toMatchObject({ scheduledRevision: file?.revision });
    await publish(laterSave.file?.revision, { at });
    expect(await getFile()).toMatchObject({ scheduledRevision: laterSave.file?.revision });
    expect(await change('unscheduleContent', 'ContentFileInput', { file: FILE })).toMatchObject({
      message: 'It is no longer scheduled.',
    });
    await change('deleteDraft', 'DeleteDraftInput', { file: FILE, revision: laterSave.file?.revision });
  });

  it('waits while another process writes content, longer than the statement timeout', async () => {
    const shortTimeoutSource = createDataSource({
      address: database.address,
      queryTimeoutMs: 300,
      onPoolError: () => {},
    });
    await shortTimeoutSource.initialize();
    const { contentPublisher } = await createServices({
      config: readConfig({ CONTENT_DIR: content.dir }),
      dataSource: shortTimeoutSource,
      slowWorkSource: dataSource,
      reader: new StatementReader(dataSource),
      secret: TEST_SECRET,
      outbox,
    });
    const revisionId = Number(await saveNewest(`${(await getRow('misir-wot')).text}# Later\n`));
    const { id: staffId } = await dataSource.manager.findOneByOrFail(UserEntity, { email: 'editor@gmail.com' });
    const otherWrite = dataSource.transaction(async (manager) => {
      await lockContent(manager);
      await manager.query('select pg_sleep(0.6)');
    });
    const publication = contentPublisher.publish(staffId, { path: FILE, revisionId, at: null });
    await Promise.all([otherWrite, expect(publication).resolves.toMatchObject({ ok: true })]);
    await shortTimeoutSource.destroy();
  });

  it('accepts lists, and refuses a list that would break recipes', async () => {
    const guides = await getFile('guides.yaml');
    expect(guides).toMatchObject({ state: 'PUBLISHED', title: 'Guides' });
    const text = (guides?.text ?? '').replace(/title: .*$/m, 'title: Brown without fear');
    const revision = await saveNewest(text, 'guides.yaml');
    expect(await publish(revision, { file: 'guides.yaml' })).toMatchObject({ message: 'Published.' });
    expect(await dataSource.query("select 1 from guides where title = 'Brown without fear'")).toHaveLength(1);
    const authors = (await getFile('authors.yaml'))?.text ?? '';
    const breakingRevision = await saveNewest(authors.replace(/^hanna-tesfaye:/m, 'ravi-menon:'), 'authors.yaml');
    expect(await publish(breakingRevision, { file: 'authors.yaml' })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringMatching(/content\/.*hanna-tesfaye/),
    });
    expect(await dataSource.query("select 1 from authors where key = 'hanna-tesfaye'")).toHaveLength(1);
    await change('deleteDraft', 'DeleteDraftInput', { file: 'authors.yaml', revision: breakingRevision });
  });
});

describe('a startup import', () => {
  const lines: string[] = [];
  const runStartupImport = async () => {
    lines.length = 0;
    await syncFolder({ dataSource, contentDir: content.dir, log: (line) => void lines.push(line), skip: true });
  };
  /** Changes a content file. @returns a function that restores it */
  const edit = (file: string, change: (text: string) => string) => {
    const text = content.read(file);
    expect(change(text)).not.toBe(text);
    content.write(file, change(text));
    return () => content.write(file, text);
  };
  const publishAtDesk = async (comment: string) => {
    const publisher = new ContentPublisher(dataSource, new ContentChecker(dataSource, content.dir));
    const revision = await saveNewest(`${(await getRow('misir-wot')).text}${comment}`);
    const [{ id }] = await dataSource.query("select id from users where username = 'Selam'");
    const result = await publisher.publish(id, { path: FILE, revisionId: Number(revision), at: null });
    expect(result).toMatchObject({ ok: true });
  };

  it('skips a list from the desk that has become invalid, and reports it', async () => {
    await dataSource.query(
      "update revisions set text = 'no: list' where id = (select published_revision_id from documents where path = 'guides.yaml')",
    );
    // An update of the site can leave the digest empty.
    await dataSource.query("update content_state set digest = ''");
    await runStartupImport();
    expect(lines).toContainEqual(expect.stringMatching(/^SKIPPED .*content\/guides\.yaml:\d+: /));
    expect(await dataSource.query("select 1 from guides where title = 'Brown without fear'")).toEqual([]);
    const guides = await saveNewest(content.read('guides.yaml'), 'guides.yaml');
    expect(await publish(guides, { file: 'guides.yaml' })).toMatchObject({ message: 'Published.' });
  });

  it('skips a list of menus with a withdrawn recipe, and reports it', async () => {
    expect(await change('withdrawContent', 'ContentFileInput', { file: 'recipes/tibs.yaml' })).toMatchObject({
      file: { state: 'WITHDRAWN' },
    });
    const restore = edit('menus.yaml', (text) => text.replace('gomen]', 'tibs]'));
    await runStartupImport();
    expect(lines).toContainEqual(expect.stringMatching(/^SKIPPED .*\/menus\.yaml:\d+: .*"tibs"/));
    expect((await getRow('tibs')).is_published).toBe(false);
    restore();
  });

  it('keeps the draft of a withdrawn recipe whose file was deleted', async () => {
    const draft = await saveNewest('title: Another Tibs\n', 'recipes/tibs.yaml');
    content.remove('recipes/tibs.yaml');
    await runStartupImport();
    expect(await getFile('recipes/tibs.yaml')).toMatchObject({ revision: draft, title: 'Another Tibs' });
  });

  it('imports a file that changed before another text was published', async () => {
    await runStartupImport();
    edit('recipes/doro-wat.yaml', (text) => text.replace(/^description: .*$/m, 'description: Changed in its file.'));
    await publishAtDesk('# again\n');
    await runStartupImport();
    expect((await getRow('doro-wat')).description).toBe('Changed in its file.');
  });

  it('derives the rows of recipes from the desk again if the list of foods has changed', async () => {
    await runStartupImport();
    edit('foods.yaml', (text) => text.replace(/^garlic:/m, 'garlic-bulb:'));
    await publishAtDesk('# with its food\n');
    await runStartupImport();
    const recipeRows = await dataSource.query(
      "select r.slug from recipe_foods f join recipes r on r.id = f.recipe_id where f.food_key = 'garlic-bulb'",
    );
    expect(recipeRows).toContainEqual({ slug: 'misir-wot' });
  });

  it('keeps the text of the desk if the file changes, too, until an editor publishes the file’s text', async () => {
    await publishAtDesk('# of the desk\n');
    const folderText = original.replace(/^description: .*$/m, 'description: Changed in the folder.');
    content.write(FILE, folderText);
    await runStartupImport();
    expect(lines).toContainEqual(expect.stringContaining(`content/${FILE} was changed at the desk`));
    expect(lines.join()).toContain('its file has changed, too: compare both at the desk');
    expect((await getRow('misir-wot')).text).toContain('# of the desk');
    const { folderRevision, problem } = (await getFile()) ?? {};
    expect(problem).toBeNull();
    const { data } = await sendQuery<{ desk: { contentText: string } }>(
      'query($revision: ID!) { desk { contentText(revision: $revision) } }',
      { revision: folderRevision },
    );
    expect(data.desk.contentText).toBe(folderText);
    expect(await publish(folderRevision)).toMatchObject({ message: 'Published.' });
    expect(await getRow('misir-wot')).toMatchObject({ text: folderText, description: 'Changed in the folder.' });
    expect(await getFile()).toMatchObject({ folderRevision: null });
    // Later changes of the file are imported again.
    content.write(FILE, original);
    await runStartupImport();
    expect((await getRow('misir-wot')).text).toBe(original);
  });

  it('keeps the row of a recipe that has become invalid, and shows the problem at the desk', async () => {
    const restore = edit('categories.yaml', (text) => text.replace(/- name: Winter\n.*\n/, ''));
    const rowBefore = await getRow('misir-wot');
    await runStartupImport();
    expect(lines.join('\n')).toMatch(/SKIPPED .*recipes\/misir-wot\.yaml:\d+: .*Winter/);
    expect(await getRow('misir-wot')).toEqual(rowBefore);
    expect((await getFile())?.problem).toContain('Winter');
    restore();
    await runStartupImport();
    expect((await getFile())?.problem).toBeNull();
  });
});
