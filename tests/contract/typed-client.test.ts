import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { describe, expect, it, vi } from 'vitest';
import { addMember, signIn } from '../support/accounts.ts';
import { call } from '../support/described-responses.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

// openapi-typescript needs the JavaScript API of TypeScript 5, which TypeScript 7 does not have.
vi.mock('typescript', async () => ({ default: (await import('@ts-morph/common')).ts }));

const { app, outbox } = await setUpMemberApp({ recipes: true });

/** Sends a Fetch API request to the app. */
async function fetchFromApp(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const response = await call(app, {
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body && { payload: body }),
  });
  return new Response(response.statusCode === 204 ? null : response.body, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  });
}

type Call = (fetch: typeof fetchFromApp, token?: string) => Promise<unknown[]>;
const CALLS = 'typed-calls.ts';
// The calls' types exist only in the folder below, so a normal import would not compile.
const [calls] = Object.values(
  import.meta.glob<Record<'readRecipes' | 'readUnknownRecipe' | 'comment', Call>>('./typed-calls.ts', { eager: true }),
);
const folder = setUpFolder('mesob-rest-types');

describe('a client typed by the OpenAPI description', () => {
  it('compiles', async () => {
    const types = path.join(folder, 'rest-types.ts');
    fs.writeFileSync(types, astToString(await openapiTypes(fs.readFileSync('schema/openapi.json', 'utf8'))));
    const config = path.join(folder, 'tsconfig.json');
    const compilerOptions = {
      ...{ incremental: false, tsBuildInfoFile: null },
      ...{ types: [path.resolve('node_modules/@types/node')], paths: { 'rest-types': [types] } },
    };
    const files = [path.join(import.meta.dirname, CALLS)];
    fs.writeFileSync(
      config,
      JSON.stringify({ extends: path.resolve('tsconfig.json'), compilerOptions, files, include: [], exclude: [] }),
    );
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', config], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('reads lists and a recipe', async () => {
    expect(await calls?.readRecipes(fetchFromApp)).toEqual(['gomen', expect.any(String), 5]);
  });

  it('gets failures as they are described', async () => {
    expect(await calls?.readUnknownRecipe(fetchFromApp)).toEqual([undefined, 'NOT_FOUND', 404]);
  });

  it('signs in and comments', async () => {
    const token = await signIn(app, await addMember(app, outbox, { email: 'typed@gmail.com' }));
    expect(await calls?.comment(fetchFromApp, token)).toEqual([201, 'Comment and rating added successfully!']);
  });
});
