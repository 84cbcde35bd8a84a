import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportContent } from '#server/content/export.ts';
import { checkPicture, readDrawnPicture } from '#server/content/reading/picture.ts';
import { renameRecipe } from '#server/content/rename-recipe.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { deleteReplacedPhotographs, retitlePhotographs } from '#server/features/desk/photographs/store-photograph.ts';
import { encodings } from '#server/pictures/sizes.ts';
import { addMember, freshAddress, graphql, signIn } from '../support/accounts.ts';
import { addPicture, createContent } from '../support/content.ts';
import { createPhotograph } from '../support/photographs.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

// Each photograph is encoded about twenty times.
vi.setConfig({ testTimeout: 60_000 });

const content = createContent();
content.addRecipe('gomen', { title: 'Gomen' });
afterAll(() => content.delete());
const { app, database, outbox } = await setUpMemberApp({ contentDir: content.dir });
const { dataSource } = database;
const folder = setUpFolder('mesob-exported-photographs');

const emails = { member: 'member@gmail.com', moderator: 'moderator@gmail.com', editor: 'editor@gmail.com' };
const usernames = { member: 'Abeba', moderator: 'Bruk', editor: 'Chala' };
const tokens = {} as Record<keyof typeof emails, string>;
let photograph: Buffer;

beforeAll(async () => {
  for (const name of ['member', 'moderator', 'editor'] as const) {
    await addMember(app, outbox, { email: emails[name], username: usernames[name] });
    tokens[name] = await signIn(app, emails[name]);
  }
  await setRole(dataSource, emails.moderator, { role: StaffRole.MODERATOR, granted: true });
  await setRole(dataSource, emails.editor, { role: StaffRole.EDITOR, granted: true });
  photograph = await createPhotograph();
});

type Method = 'PUT' | 'PATCH' | 'DELETE';

interface UploadOptions {
  token?: string;
  payload?: Buffer | string;
  query?: Record<string, string>;
}

const send = (
  method: Method,
  name: string,
  { token = tokens.editor, payload, query = { alt: 'A pot.' } }: UploadOptions = {},
) =>
  app.inject({
    method,
    url: `/desk/photographs/${name}`,
    query,
    headers: {
      'x-forwarded-for': freshAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'image/jpeg' }),
    },
    payload,
  });
const upload = (name = 'gomen', options: UploadOptions = {}) => send('PUT', name, { payload: photograph, ...options });

type Picture = { alt: string; color: string; base: string };
const getPicture = async (field: string) => {
  const { data } = await graphql<Record<string, { picture: Picture }>>(
    app,
    `{ item: ${field} { picture { alt color base } } }`,
  );
  return data.item?.picture as Picture;
};

const getGomenPicture = () => getPicture('recipe(slug: "gomen")');
const runSql = (sql: string) => dataSource.query(sql);
const drawing = await getGomenPicture();

async function listen(channel: string) {
  const listener = dataSource.createQueryRunner();
  const client = await listener.connect();
  const payloads: string[] = [];
  client.on('notification', ({ payload }: { payload: string }) => payloads.push(payload));
  await listener.query(`listen ${channel}`);
  const stop = async () => {
    await listener.query(`unlisten ${channel}`);
    client.removeAllListeners('notification');
    await listener.release();
  };
  return { payloads, stop };
}

const deletePhotographs = async () => {
  await send('DELETE', 'gomen');
  await runSql('delete from photograph_files');
};

describe('requests for photographs', () => {
  let picture: Picture;
  beforeAll(async () => {
    await upload();
    picture = await getGomenPicture();
  });
  afterAll(deletePhotographs);

  const methods = ['PUT', 'PATCH', 'DELETE'] as const;
  const otherRoles = ['visitor', 'member', 'moderator'] as const;

  it('get a 404 unless they are from editors', async () => {
    for (const method of methods)
      for (const role of otherRoles) {
        const response = await send(method, 'gomen', {
          token: role === 'visitor' ? '' : tokens[role],
          payload: method === 'PUT' ? photograph : undefined,
        });
        expect([response.statusCode, response.json()], `${method} by a ${role}`).toMatchObject([
          404,
          { message: 'There is nothing here.', code: 'NOT_FOUND' },
        ]);
      }
    expect(await getGomenPicture()).toEqual(picture);
  });

  it('list all pictures for editors only, even drawings without a page', async () => {
    const query =
      'query($name: String) { desk { pictures(name: $name) { name kind title page files picture { alt } focus { x y } } } }';
    const fetchPictures = async (token: string | undefined, name: string | null) =>
      graphql<{ desk: { pictures: object[] } | null }>(app, query, { token, variables: { name } });
    expect((await fetchPictures(undefined, null)).data.desk).toBeNull();
    expect((await fetchPictures(tokens.member, null)).data.desk).toBeNull();
    expect((await fetchPictures(tokens.moderator, null)).errors?.[0]?.message).toBe('There is nothing here.');
    expect((await fetchPictures(tokens.editor, 'gomen')).data.desk?.pictures).toEqual([
      {
        ...{ name: 'gomen', kind: 'recipe', title: 'Gomen', picture: { alt: 'A pot.' }, focus: { x: 0.5, y: 0.5 } },
        ...{ page: '/recipes/lunch/gomen', files: encodings.length + 1 },
      },
    ]);
    const all = (await fetchPictures(tokens.editor, null)).data.desk?.pictures ?? [];
    expect(all).toContainEqual(expect.objectContaining({ name: 'author--hanna-tesfaye', kind: 'author', focus: null }));
    expect(new Set(all.map((each) => (each as { kind: string }).kind)).size).toBe(5);
    // A drawing of a recipe that was withdrawn or never written.
    addPicture(content, 'lost-recipe', { title: 'Lost recipe' });
    expect((await fetchPictures(tokens.editor, null)).data.desk?.pictures).toContainEqual(
      expect.objectContaining({ name: 'lost-recipe', kind: 'recipe', page: null, focus: null }),
    );
    expect((await fetchPictures(tokens.editor, 'lost-recipe')).data.desk?.pictures).toMatchObject([
      { name: 'lost-recipe' },
    ]);
  });

  it('list photographs of unpublished recipes by the titles they show', async () => {
    await runSql(`insert into photographs (name, version, description, focus_x, focus_y, staff_id)
      select 'zz-stew', version, jsonb_set(description::jsonb, '{social,title}', '"A stew"')::text, focus_x, focus_y, staff_id
      from photographs where name = 'gomen'`);
    const { data } = await graphql<{ desk: { pictures: { name: string; title: string; files: number }[] } }>(
      ...[app, '{ desk { pictures { name title } } }', { token: tokens.editor }],
    );
    await runSql(`delete from photographs where name = 'zz-stew'`);
    const names = data.desk.pictures.map(({ name }) => name);
    expect(data.desk.pictures).toContainEqual({ name: 'zz-stew', title: 'A stew' });
    expect(names.indexOf('zz-stew')).toBeLessThan(names.indexOf('gomen'));
  });

  it.each(methods)('with %s need the editor’s password again after twelve hours', async (method) => {
    await runSql(`update sessions set proven_at = now() - interval '13 hours'`);
    const response = await send(method, 'gomen');
    await runSql('update sessions set proven_at = now()');
    expect([response.statusCode, response.json().message]).toEqual([403, 'Please enter your password again.']);
    expect(await getGomenPicture()).toEqual(picture);
  });

  it('are refused before the upload for visitors, and during it for photographs over the size limit', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const getStatus = (token: string, megabytes: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        const authorization = token && `Bearer ${token}`;
        const upload = request(`${url}/desk/photographs/gomen?alt=A`, { method: 'PUT', headers: { authorization } });
        upload.on('error', reject).on('response', ({ statusCode }) => {
          resolve(statusCode);
          upload.destroy();
        });
        // The upload never ends.
        for (let count = 0; count < megabytes; count += 1) upload.write(Buffer.alloc(1_000_000));
      });
    expect(await getStatus('', 1)).toBe(404);
    expect(await getStatus(tokens.editor, 21)).toBe(413);
  });

  it('keep the connection open while a photograph is processed, longer than the idle timeout', async () => {
    const { timeout } = app.server;
    app.server.setTimeout(200);
    try {
      const headers = { authorization: `Bearer ${tokens.editor}`, 'content-type': 'image/jpeg' };
      const address = `${app.listeningOrigin}/desk/photographs/gomen?alt=A`;
      const response = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(photograph) });
      expect(response.status).toBe(200);
    } finally {
      app.server.setTimeout(timeout);
      await deletePhotographs();
    }
  });
});

describe('a photograph', () => {
  afterEach(deletePhotographs);

  /** Expects this many actions of the editor at the end of the log. */
  async function expectLogged(count: number): Promise<void> {
    const query = `{ desk { actions(first: ${count}) { nodes { kind staff text } } } }`;
    const { data } = await graphql(app, query, { token: tokens.moderator });
    const action = { kind: 'PHOTOGRAPH', staff: 'Chala', text: 'gomen' };
    expect(data.desk).toEqual({ actions: { nodes: Array.from({ length: count }, () => action) } });
  }

  it('replaces the drawing, notifies all instances, and can be removed', async () => {
    const notifications = await listen('content_changed');
    const response = await upload('gomen', { query: { alt: '  A  pot of greens. ', x: '0.5', y: '0' } });
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { message: 'Photograph saved. Published pages show it now.' },
      'no-store',
    ]);
    await expect.poll(() => notifications.payloads).toEqual(['gomen']);
    await notifications.stop();
    const picture = await getGomenPicture();
    expect(picture.alt).toBe('A pot of greens.');
    expect(picture.base).toMatch(/^\/pictures\/gomen\/[0-9a-f]{10}$/);
    for (const [file, type, width] of [
      ['4x3-1280.avif', 'image/avif', 1280],
      ['1x1-640.jpg', 'image/jpeg', 640],
      ['social.jpg', 'image/jpeg', 1200],
    ] as const) {
      const { statusCode, headers, rawPayload } = await app.inject(`${picture.base}/${file}`);
      expect(statusCode, file).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable, s-maxage=300',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      const { exif, width: actualWidth } = await sharp(rawPayload).metadata();
      expect([exif, actualWidth]).toEqual([undefined, width]);
    }
    expect((await app.inject(`${picture.base}/other.jpg`)).statusCode).toBe(404);
    expect((await app.inject(`/pictures/gomen/0000000000/social.png`)).statusCode).toBe(404);

    expect((await send('DELETE', 'gomen')).json()).toEqual({ message: 'Readers see the drawing again.' });
    expect(await getGomenPicture()).toEqual(drawing);
    // Cached pages still contain its URL.
    expect((await app.inject(`${picture.base}/1x1-640.jpg`)).statusCode).toBe(200);
    expect((await send('DELETE', 'gomen')).json()).toMatchObject({ message: 'There is no photograph to change.' });
  });

  it('keeps its original, which only editors can download', async () => {
    await upload('gomen');
    const { base } = await getGomenPicture();
    expect((await app.inject(`${base}/original.jpg`)).statusCode).toBe(404);
    const download = (token?: string) =>
      app.inject({ url: '/desk/photographs/gomen', headers: token ? { authorization: `Bearer ${token}` } : {} });
    for (const token of [undefined, tokens.member, tokens.moderator])
      expect((await download(token)).statusCode).toBe(404);
    const { statusCode, headers, rawPayload } = await download(tokens.editor);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await sharp(rawPayload).metadata()).width).toBe(1600);
  });

  it('can be taken down with the files of all its versions', async () => {
    await upload('gomen');
    const previous = await getGomenPicture();
    await send('PATCH', 'gomen', { query: { alt: 'Greens in a pot.', x: '0.5', y: '1' } });
    const picture = await getGomenPicture();
    expect((await send('DELETE', 'gomen', { query: { files: 'all' } })).json()).toEqual({
      message: 'The photograph and all its files were deleted.',
    });
    for (const { base } of [previous, picture]) expect((await app.inject(`${base}/1x1-640.jpg`)).statusCode).toBe(404);
    expect(await getGomenPicture()).toEqual(drawing);
    expect(await dataSource.query('select file from photograph_files')).toEqual([]);
    expect((await send('DELETE', 'gomen', { query: { files: 'all' } })).statusCode).toBe(404);
  });

  it('is taken down under the former slugs of its recipe, too', async () => {
    await upload('gomen');
    const { base } = await getGomenPicture();
    await dataSource.transaction((manager) => renameRecipe(manager, 'gomen', 'gomen-wat'));
    expect((await app.inject(`${base}/1x1-640.jpg`)).statusCode).toBe(200);
    expect((await send('DELETE', 'gomen-wat', { query: { files: 'all' } })).statusCode).toBe(200);
    await dataSource.transaction((manager) => renameRecipe(manager, 'gomen-wat', 'gomen'));
    for (const name of ['gomen', 'gomen-wat'])
      expect((await app.inject(`${base.replace('gomen', name)}/1x1-640.jpg`)).statusCode, name).toBe(404);
    expect(await runSql('select file from photograph_files')).toEqual([]);
  });

  it('can get another focus and description, and its former files are deleted after thirty days', async () => {
    await upload('gomen', { query: { alt: 'A pot.', x: '0.5', y: '0' } });
    const oldPicture = await getGomenPicture();
    const response = await send('PATCH', 'gomen', { query: { alt: 'Greens.', x: '0.5', y: '1' } });
    expect(response.json()).toEqual({ message: 'Saved. Published pages show it this way now.' });
    const newPicture = await getGomenPicture();
    expect([newPicture.alt, newPicture.base === oldPicture.base]).toEqual(['Greens.', false]);
    await expectLogged(2);
    const [action] = await runSql('select before, after from desk_actions order by id desc limit 1');
    expect(action).toMatchObject({ before: { text: 'gomen', x: 0.5 }, after: { alt: 'Greens.' } });
    expect(action.before.description).toContain('A pot.');
    const { dominant } = await sharp((await app.inject(`${newPicture.base}/4x3-640.jpg`)).rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(200);

    await runSql(`update photograph_files set replaced_at = replaced_at - interval '29 days'`);
    await deleteReplacedPhotographs(dataSource);
    expect((await app.inject(`${oldPicture.base}/4x3-640.jpg`)).headers['cache-control']).toContain('immutable');
    await runSql(`update photograph_files set replaced_at = replaced_at - interval '2 days'`);
    await deleteReplacedPhotographs(dataSource);
    expect(await runSql('select distinct version from photograph_files')).toEqual([
      { version: newPicture.base.split('/').at(-1) },
    ]);
  });

  it.each([
    ['author--hanna-tesfaye', 'author(slug: "hanna-tesfaye")'],
    ['guide--brown-onions', 'guide(slug: "brown-onions")'],
  ])('is shown for %s, without a social picture', async (name, field) => {
    const oldPicture = await getPicture(field);
    expect((await upload(name)).statusCode).toBe(200);
    const { base, alt } = await getPicture(field);
    expect(alt).toBe('A pot.');
    expect((await app.inject(`${base}/1x1-160.avif`)).statusCode).toBe(200);
    expect((await app.inject(`${base}/social.jpg`)).statusCode).toBe(404);
    await send('DELETE', name);
    expect(await getPicture(field)).toEqual(oldPicture);
  });

  it('may be uploaded before its recipe exists, with a title for the social picture', async () => {
    expect((await upload('greens-to-come')).json()).toMatchObject({ message: 'There is no picture with this name.' });
    expect((await upload('greens-to-come', { query: { alt: 'A pot.', title: 'Greens' } })).statusCode).toBe(200);
    const [{ description }] = await runSql(`select description from photographs where name = 'greens-to-come'`);
    expect(JSON.parse(description).social.title).toBe('Greens');
    expect((await send('DELETE', 'greens-to-come')).statusCode).toBe(200);
    expect(await runSql('select name from photographs')).toEqual([]);
  });

  it('survives an import, is exported as files, and gets a new social picture if the title changes', async () => {
    await upload();
    const { base } = await getGomenPicture();
    await runSql(`update content_state set digest = ''`);
    await syncFolder({ dataSource, contentDir: content.dir, log: () => undefined });
    const [row] = await runSql(
      `select picture_version as version, picture_alt as alt from recipes where slug = 'gomen'`,
    );
    expect(row).toEqual({ version: base.split('/').at(-1), alt: 'A pot.' });
    const { files: exported } = await exportContent({ dataSource, contentDir: folder });
    const files = exported.filter((file) => file.startsWith('pictures/'));
    expect(files).toHaveLength(encodings.length + 2);
    const source = await readDrawnPicture(folder, 'gomen');
    const checked = source && (await checkPicture(source));
    expect(checked).toMatchObject({ problems: [], value: { alt: 'A pot.', version: base.split('/').at(-1) } });
    expect((await exportContent({ dataSource, contentDir: folder })).files).toEqual([]);

    await retitlePhotographs(dataSource);
    expect(await runSql('select distinct version from photograph_files')).toHaveLength(1);
    await runSql(`update recipes set title = 'Gomen, again' where slug = 'gomen'`);
    await retitlePhotographs(dataSource);
    await runSql(`update recipes set title = 'Gomen' where slug = 'gomen'`);
    const [{ description, version }] = await runSql('select description, version from photographs');
    expect(JSON.parse(description)).toMatchObject({ alt: 'A pot.', social: { title: 'Gomen, again' } });
    const [picture] = await runSql(`select picture_version as version from recipes where slug = 'gomen'`);
    expect(picture).toEqual({ version });
    expect(version).not.toBe(row.version);
  });
});

describe('refused:', () => {
  it.each([
    ['a file that is too large', { payload: Buffer.alloc(20_000_001) }, 413, 'A photograph can be at most 20 MB.'],
    [
      'an SVG declared as a JPEG',
      { payload: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      415,
      'Only JPEG, PNG and WebP can be read here.',
    ],
    ['an empty file', { payload: '' }, 415, 'Only JPEG, PNG and WebP can be read here.'],
    [
      'a broken JPEG',
      { payload: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
      422,
      'The photograph is damaged or incomplete.',
    ],
    ['an empty description', { query: { alt: ' ' } }, 400, 'Describe what the photograph shows.'],
    ['a long description', { query: { alt: 'x'.repeat(301) } }, 400, 'The text can be at most 300 characters.'],
    ['a text with braces', { query: { alt: 'A {pot}.' } }, 400, 'The text contains characters that cannot be used.'],
    [
      'a focus outside the picture',
      { query: { alt: 'A pot.', x: '1.1' } },
      400,
      'The focus must be from 0 to 1 in both directions.',
    ],
    ['a focus "top"', { query: { alt: 'A pot.', y: 'top' } }, 400, 'The focus must be from 0 to 1 in both directions.'],
  ] as const)('an upload of %s', async (_what, options, status, message) => {
    const response = await upload('gomen', options);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await getGomenPicture()).toEqual(drawing);
  });

  it.each(['author--nobody-here', '..%2fgomen', 'GOMEN', 'page--empty'])('an upload with the name %s', async (name) => {
    expect((await upload(name)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a change to a missing photograph', async () => {
    expect((await send('PATCH', 'gomen')).json()).toMatchObject({ message: 'There is no photograph to change.' });
  });
});
