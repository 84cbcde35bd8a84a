import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { syncFolder } from '#server/content/sync-folder.ts';
import { migrate } from '#server/database/migrate.ts';
import { createContent } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const content = createContent();
afterAll(() => content.delete());
for (const slug of ['gomen', 'tibs', 'doro-wat', 'kik-alicha']) content.addRecipe(slug, { title: slug });
const { dataSource } = await setUpDatabase();
const runSql = (sql: string) => dataSource.query(sql);
const log: string[] = [];
const importContent = () =>
  syncFolder({ dataSource, contentDir: content.dir, log: (line) => log.push(line), skip: true });

/** Returns all documents, with the texts of their revisions instead of ids. */
const readDocuments = () =>
  runSql(`select d.path, d.title, d.folder_hash, d.publish_at, d.withdrawn_at is not null as is_withdrawn,
      p.text as published, p.staff_id, f.text as draft, s.text as scheduled
    from documents d left join revisions p on p.id = d.published_revision_id
    left join revisions f on f.id = d.draft_revision_id left join revisions s on s.id = d.scheduled_revision_id
    order by d.path`);

/** Adds an editor's text. @param column - the document's column that refers to it @param more - further assignments */
const addRevision = (slug: string, column: string, more = '') =>
  runSql(`with text as (select d.path, v.text || '# ${column}' as text
      from documents d left join revisions v on v.id = d.published_revision_id where d.path = 'recipes/${slug}.yaml'),
    saved as (insert into revisions (path, text, staff_id) select path, text, 7 from text returning id, path)
    update documents d set ${column} = saved.id ${more} from saved where saved.path = d.path`);

test('the former tables are migrated to documents, with drafts, schedules, withdrawals and files', async () => {
  await importContent();
  await addRevision('doro-wat', 'published_revision_id');
  await addRevision('doro-wat', 'draft_revision_id');
  await addRevision('gomen', 'draft_revision_id');
  await addRevision(
    'tibs',
    'draft_revision_id',
    ", scheduled_revision_id = saved.id, publish_at = '2030-01-01T00:00:00Z'",
  );
  await runSql("update documents set withdrawn_at = now() where path = 'recipes/kik-alicha.yaml'");
  await runSql("update recipes set is_published = false where slug = 'kik-alicha'");
  const longText = `title: ${'word '.repeat(12_000)}`;
  await runSql(`with saved as (insert into revisions (path, text, staff_id) values ('recipes/new.yaml', '${longText}', 7) returning id)
    insert into documents (path, draft_revision_id, title) select 'recipes/new.yaml', id, 'word' from saved`);
  const readBodies = () => runSql('select recipe_id, ingredient_groups from recipe_bodies order by recipe_id');
  const [documentsBefore, recipes] = [await readDocuments(), await runSql('select * from recipes order by id')];
  const bodies = await readBodies();
  expect(JSON.stringify(bodies)).toContain('"details":{');

  while ((await runSql("select to_regclass('documents') as name"))[0].name !== null)
    await dataSource.undoLastMigration();
  const files = await runSql('select file, is_withdrawn from content_files order by file');
  expect(files.map(({ file }: { file: string }) => file)).toEqual(
    ['doro-wat', 'gomen', 'kik-alicha', 'new', 'tibs'].map((slug) => `recipes/${slug}.yaml`),
  );
  expect(JSON.stringify(await readBodies())).not.toContain('"details":{');
  await migrate(dataSource);
  expect(await readBodies()).toEqual(bodies);
  const documentsAfter: { path: string; title: string | null; published: string }[] = await readDocuments();
  const newDocument = documentsAfter.find(({ path }) => path === 'recipes/new.yaml');
  expect(newDocument?.title).toHaveLength(120);
  // The former glossary was a single text: its entries keep their values, but not their comments.
  const isEntry = ({ path }: { path: string }) => path.startsWith('glossary/');
  const removeTitle = (documents: typeof documentsAfter) =>
    documents.filter((document) => !isEntry(document)).map(({ title: _, ...document }) => document);
  expect(removeTitle(documentsAfter)).toEqual(removeTitle(documentsBefore));
  const getEntries = (documents: typeof documentsAfter) =>
    documents.filter(isEntry).map(({ path, published }) => [path, parse(published)]);
  expect(getEntries(documentsAfter)).toEqual(getEntries(documentsBefore));
  expect(await runSql('select * from recipes order by id')).toEqual(recipes);

  log.length = 0;
  expect(await importContent()).toEqual({ changed: true, added: [], updated: [], withdrawn: [], skipped: [] });
  expect(log).toEqual([
    expect.stringContaining('content/recipes/doro-wat.yaml was changed at the desk'),
    expect.stringContaining(
      'content/recipes/kik-alicha.yaml is withdrawn at the desk (publish it there, or delete its file)',
    ),
    expect.stringMatching(/^Imported 5 recipes: 0 new, 0 changed, 0 withdrawn$/),
  ]);
  expect(await runSql('select * from recipes order by id')).toEqual(recipes);
  expect(await importContent()).toMatchObject({ changed: false });
});
