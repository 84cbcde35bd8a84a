import { describe, expect, it } from 'vitest';
import { exportContent } from '#server/content/export.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { refreshCatalogues } from '../support/app.ts';
import { sampleRecipe } from '../support/content.ts';
import { setUpContentDesk } from '../support/content-desk.ts';

const { app, sendQuery, change, check, content, database, getFile, getRow } = await setUpContentDesk();
const { dataSource } = database;
const runSql = (sql: string, values: unknown[] = []) => dataSource.query(sql, values);
const rename = (from: string, to: string) =>
  change('renameRecipe', 'RenameRecipeInput', { file: `recipes/${from}.yaml`, slug: to });
const get = (url: string) => app.inject({ method: 'GET', url });
const log: string[] = [];
const runStartupImport = async () => {
  log.length = 0;
  return syncFolder({ dataSource, contentDir: content.dir, log: (line) => void log.push(line), skip: true });
};

const readItems = () =>
  runSql(
    `select i.kind, i.key, i.value from kitchen_items i join users u on u.id = i.user_id
     where u.username = 'Abeba' and i.value is not null order by 1, 2`,
  );

describe('a recipe with a new slug', () => {
  it('keeps its ID, comments, stars, saves, notes, plans and shared lists', async () => {
    const sync = `mutation($changes: [KitchenChangeInput!]!) { syncKitchen(input: { changes: $changes }) { __typename ... on Failure { message } } }`;
    const changes = [
      { kind: 'SAVED', key: 'gomen', value: { lists: [] } },
      { kind: 'NOTE', key: 'gomen', value: { text: 'More garlic.' } },
      { kind: 'BASKET', key: 'gomen', value: { batches: 2 } },
      { kind: 'COMPARE', key: 'gomen', value: {} },
      { kind: 'COOKED', key: 'gomen/2026-11-01', value: {} },
      { kind: 'PLAN', key: 'abcdefghijklmnop', value: { day: '2026-12-01', recipe: 'gomen' } },
      { kind: 'SAVED', key: 'tibs', value: { lists: [] } },
    ];
    expect((await sendQuery(sync, { changes }, 'member')).data).toEqual({
      syncKitchen: { __typename: 'SyncKitchenSuccess' },
    });
    const review = `mutation { addReview(input: { recipeSlug: "gomen", message: "Good.", rating: 4.5 }) { __typename } }`;
    expect((await sendQuery(review, {}, 'member')).errors).toBeUndefined();
    await runSql(
      `insert into shared_lists (hash, recipes, left_out, expires_at)
       values ('\\x01', '[{"slug": "tibs", "servings": 2}, {"slug": "gomen", "servings": 4}]', '{}', now() + interval '1 day')`,
    );
    const rowBefore = await getRow('gomen');
    const [{ version }] = await runSql(
      "select version from kitchens k join users u on u.id = k.user_id where username = 'Abeba'",
    );

    expect(await rename('gomen', 'gomen-wat')).toMatchObject({
      message: 'Renamed. Old addresses redirect here.',
      file: { state: 'PUBLISHED' },
    });
    await refreshCatalogues(dataSource);
    const rowAfter = await getRow('gomen-wat');
    expect(rowAfter).toEqual({
      ...rowBefore,
      slug: 'gomen-wat',
      rating_count: 1,
      rating_halves: 9,
      updated_at: rowAfter.updated_at,
    });
    expect(await readItems()).toEqual([
      { kind: 'BASKET', key: 'gomen-wat', value: { batches: 2, servings: null } },
      { kind: 'COMPARE', key: 'gomen-wat', value: {} },
      { kind: 'COOKED', key: 'gomen-wat/2026-11-01', value: { text: null } },
      { kind: 'NOTE', key: 'gomen-wat', value: { text: 'More garlic.' } },
      {
        kind: 'PLAN',
        key: 'abcdefghijklmnop',
        value: { day: '2026-12-01', recipe: 'gomen-wat', servings: null, text: null },
      },
      { kind: 'SAVED', key: 'gomen-wat', value: { lists: [] } },
      { kind: 'SAVED', key: 'tibs', value: { lists: [] } },
    ]);
    // Other devices receive the changes.
    const [{ newer }] = await runSql(
      "select count(*)::int as newer from kitchen_items i join users u on u.id = i.user_id where username = 'Abeba' and version > $1",
      [version],
    );
    expect(newer).toBe(11);
    expect(await runSql('select recipes from shared_lists')).toEqual([
      {
        recipes: [
          { slug: 'tibs', servings: 2 },
          { slug: 'gomen-wat', servings: 4 },
        ],
      },
    ]);
    const [action] = await runSql('select kind, before, after from desk_actions order by id desc limit 1');
    expect(action).toEqual({
      kind: 'RENAME_RECIPE',
      before: { file: 'recipes/gomen.yaml' },
      after: { file: 'recipes/gomen-wat.yaml', reason: 'formerly gomen' },
    });
    expect((await getFile('recipes/gomen-wat.yaml'))?.revisions.length).toBeGreaterThan(0);
    expect(await getFile('recipes/gomen.yaml')).toBeNull();
  });

  it('redirects its former URLs, and is found by its former slug', async () => {
    for (const ending of ['json', 'md', 'cook']) {
      const { statusCode, headers } = await get(`/recipes/lunch/gomen.${ending}`);
      expect([statusCode, headers.location]).toEqual([301, `/recipes/lunch/gomen-wat.${ending}`]);
    }
    const restResponse = await get('/api/recipe/getalldetailswithrelated/gomen?x=1');
    expect([restResponse.statusCode, restResponse.headers.location]).toEqual([
      301,
      '/api/recipe/getalldetailswithrelated/gomen-wat?x=1',
    ]);
    expect((await get(restResponse.headers.location as string)).statusCode).toBe(200);
    const encoded = await get('/api/recipe/getalldetailswithrelated/g%6Fmen');
    expect(encoded.headers.location).toBe('/api/recipe/getalldetailswithrelated/gomen-wat');
    const query = `{ recipe(slug: "gomen") { slug path reviews { totalCount } }
      recipesBySlugs(slugs: ["gomen", "gomen-wat"]) { slug } recipes(where: { slugs: ["gomen"] }) { nodes { slug } }
      menu(slug: "three-pots") { recipes { slug } } }`;
    const { data } = await sendQuery<Record<string, unknown>>(query, {}, null);
    expect(data).toMatchObject({
      recipe: { slug: 'gomen-wat', path: '/recipes/lunch/gomen-wat' },
      recipesBySlugs: [{ slug: 'gomen-wat' }],
      recipes: { nodes: [{ slug: 'gomen-wat' }] },
      menu: { recipes: expect.arrayContaining([{ slug: 'gomen-wat' }]) },
    });
    const PICTURE = '{ recipe(slug: "gomen") { picture { base } } }';
    const response = await sendQuery<{ recipe: { picture: { base: string } } }>(PICTURE, {}, null);
    const pathname = `${response.data.recipe.picture.base}/4x3-640.webp`;
    expect(pathname).toContain('/pictures/gomen-wat/');
    expect((await get(pathname)).statusCode).toBe(200);
  });

  it('still matches its former file, and an export writes a file with the new name', async () => {
    expect(await runStartupImport()).toMatchObject({ added: [], withdrawn: [] });
    expect(log).toContainEqual(
      expect.stringContaining('content/recipes/gomen.yaml: its recipe is called gomen-wat now'),
    );
    content.addRecipe('gomen', { title: 'Gomen', description: 'Changed in the former file.' });
    expect(await runStartupImport()).toMatchObject({ updated: ['gomen-wat'], added: [], withdrawn: [] });
    const { files } = await exportContent({ dataSource, contentDir: content.dir });
    expect(files).toEqual(['recipes/gomen-wat.yaml']);
    expect(await runStartupImport()).toMatchObject({ added: [], updated: [], withdrawn: [] });
    content.remove('recipes/gomen.yaml');
    expect(await runStartupImport()).toMatchObject({ changed: false });
    expect(log).toEqual([]);
  });

  it('cannot get a taken or invalid slug, and can be renamed back', async () => {
    expect(await rename('gomen-wat', 'tibs')).toMatchObject({ problems: [{ path: ['slug'] }] });
    expect(await rename('tibs', 'gomen')).toMatchObject({ problems: [{ path: ['slug'] }] });
    expect(await rename('tibs', 'Not a slug')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await rename('tibs', 'tibs')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await rename('nothing', 'something')).toMatchObject({ __typename: 'InvalidInput' });
    // No other recipe can have the old slug, because the old URL redirects.
    const input = { file: 'recipes/gomen.yaml', text: sampleRecipe, basedOn: null };
    expect(await change('saveContent', 'SaveContentInput', input)).toMatchObject({ problems: [{ path: ['file'] }] });
    const paste = `query($text: String!) { desk { pastedText(text: $text) { recipes { file } } } }`;
    const pasted = await sendQuery(paste, { text: 'Gomen\n\n1 onion\n\nFry the onion.' });
    expect(pasted.data).toEqual({ desk: { pastedText: { recipes: [{ file: 'recipes/gomen-2.yaml' }] } } });
    expect(await rename('gomen-wat', 'gomen')).toMatchObject({ __typename: 'ContentSuccess' });
    await refreshCatalogues(dataSource);
    expect((await get('/recipes/lunch/gomen-wat.json')).headers.location).toBe('/recipes/lunch/gomen.json');
    expect((await get('/recipes/lunch/gomen.json')).statusCode).toBe(200);
  });

  it('can be a draft', async () => {
    const saved = await change('saveContent', 'SaveContentInput', {
      ...{ file: 'recipes/draft.yaml', basedOn: null },
      text: sampleRecipe.replace(/^title: .*$/m, 'title: A draft'),
    });
    expect(saved).toMatchObject({ __typename: 'ContentSuccess' });
    expect(await rename('draft', 'other-draft')).toMatchObject({ file: { state: 'DRAFT', title: 'A draft' } });
  });

  it('keeps its drawing if it is renamed again, even while it is withdrawn', async () => {
    const getProblems = async (slug: string) => {
      const file = `recipes/${slug}.yaml`;
      return (await check((await getFile(file))?.text ?? '', file)).problems;
    };
    expect(await rename('tibs', 'lamb-tibs')).toMatchObject({ __typename: 'ContentSuccess' });
    expect(await rename('lamb-tibs', 'beef-tibs')).toMatchObject({ __typename: 'ContentSuccess' });
    expect(await getProblems('beef-tibs')).toEqual([]);
    expect(await change('withdrawContent', 'ContentFileInput', { file: 'recipes/beef-tibs.yaml' })).toMatchObject({
      __typename: 'ContentSuccess',
    });
    expect(await getProblems('beef-tibs')).toEqual([]);
    await rename('beef-tibs', 'awaze-tibs');
    expect(await getProblems('awaze-tibs')).toEqual([]);
  });
});
