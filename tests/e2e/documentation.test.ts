import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, type GraphQLObjectType, isObjectType, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Example, examples } from '#schema/examples.ts';
import { PASSWORD } from '../support/accounts.ts';
import { setUpBuiltServer } from '../support/set-up-built-server.ts';

// `npm run examples` records the responses again.
const EXAMPLES = path.resolve('schema/examples');

const server = await setUpBuiltServer();
const run = promisify(execFile);

interface Result {
  data?: unknown;
  errors?: unknown[];
  extensions?: { cost: { requested: number; limit: number } };
}

async function getResponse(body: object): Promise<Result> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return JSON.parse(normalize(await response.text())) as Result;
}

/** Replaces values that differ on each run: the server's port, and a shared list's secrets and expiry. */
const normalize = (response: string) =>
  response
    .replaceAll(server.url, 'https://mesob.example')
    .replace(/(\/shopping-list\/)[\w-]{20,}/g, '$1SECRET')
    .replace(/("secret":\s*")[\w-]{20,}/g, '$1SECRET')
    .replace(/("expiresAt":\s*")[^"]+/g, (_, name: string) => `${name}2026-12-23T00:00:00.000Z`);

/** Fields whose cost is above half of the limit, so that an operation can select them only once. */
const EXPENSIVE_FIELDS = ['Query.checkContent', 'Query.contentPreview'];

/**
 * Expects a cost below half of the limit, so that readers can extend an example; of an expensive field, a cost within
 * the limit.
 */
function expectCheap(response: Result, field = ''): void {
  const { requested, limit } = response.extensions?.cost ?? { requested: Number.NaN, limit: 0 };
  expect(requested - (EXPENSIVE_FIELDS.includes(field) ? limit / 2 + 1 : 0), field).toBeLessThan(limit / 2);
}

const getRecordPath = (example: Example, index: number) =>
  path.join(EXAMPLES, `${String(index + 1).padStart(2, '0')}-${example.name}.response.json`);

describe('an example', () => {
  it.each(examples.map((example, index) => [example.name, example, index] as const))(
    '%s gets the recorded response, for less than half of the cost limit',
    async (_name, example, index) => {
      const { query, variables } = example;
      const response = await getResponse({ query, variables: variables && JSON.parse(variables) });
      expectCheap(response);
      expect(response.errors).toBeUndefined();
      await expect(`${JSON.stringify(response, null, 2)}\n`).toMatchFileSnapshot(getRecordPath(example, index));
    },
  );

  it('uses nothing deprecated', async () => {
    const schema = buildSchema(await fs.readFile('schema/schema.graphql', 'utf8'));
    for (const { name, query } of examples)
      expect(validate(schema, parse(query), [NoDeprecatedCustomRule]), name).toEqual([]);
  });

  it('among the first two, for newcomers, has results', async () => {
    for (const { name, query } of examples.slice(0, 2)) {
      const { data } = (await getResponse({ query })) as { data: { recipes: { nodes: unknown[] } } };
      expect(data.recipes.nodes.length, name).toBeGreaterThan(0);
    }
  });
});

describe('the page for developers', () => {
  const END = '--- end of a program ---';
  const runners: [
    language: string,
    command: string,
    /** Returns one program that runs all, because starting a process for each takes most of the time. */
    join: (programs: string[]) => Promise<string> | string,
    flags: string[],
  ][] = [
    [
      'curl',
      'bash',
      (programs) => programs.map((code) => `${code.replaceAll('curl ', 'curl --silent ')}\necho '${END}'\n`).join(''),
      ['-e', '-c'],
    ],
    [
      'TypeScript',
      process.execPath,
      async (programs) => {
        const code = programs.map((each) => `{ ${each}\nconsole.log('${END}'); }\n`).join('');
        return (await transformWithOxc(code, 'examples.ts')).code;
      },
      ['--input-type=module', '-e'],
    ],
    ['Python', 'python3', (programs) => programs.map((code) => `${code}\nprint('${END}')\n`).join(''), ['-c']],
  ];

  for (const [language, command, join, flags] of runners) {
    const isInstalled = spawnSync(language === 'curl' ? 'curl' : command, ['--version']).status === 0;
    it.skipIf(!isInstalled)(`has programs in ${language} that print the recorded responses`, async () => {
      const programs = getCode(await (await fetch(`${server.url}/developers`)).text(), ` in ${language}`);
      expect(programs.map(({ title }) => title)).toEqual(examples.map(({ title }) => title));
      const { stdout } = await run(command, [...flags, await join(programs.map(({ code }) => code))]);
      const responses = stdout.split(END);
      for (const [index, { title }] of programs.entries()) {
        const record = await fs.readFile(getRecordPath(examples[index] as Example, index), 'utf8');
        expect(JSON.parse(normalize(responses[index] ?? '')), title).toEqual(JSON.parse(record));
      }
    });
  }

  const signInRunners: [language: string, command: string, flags: string[]][] = [
    ['curl', 'bash', ['-c']],
    ['TypeScript', process.execPath, ['--input-type=module', '-e']],
  ];

  it('has programs that sign in with a token and get the recorded response', async () => {
    const env = { ...process.env, MESOB_TOKEN: await createMemberToken() };
    const html = await (await fetch(`${server.url}/developers`)).text();
    for (const [language, command, flags] of signInRunners) {
      if (language === 'curl' && spawnSync('curl', ['--version']).status !== 0) continue;
      const [program] = getCode(html, '', `Signing in with ${language}`);
      const code = String(program?.code).replace('curl ', 'curl --silent ');
      const { stdout } = await run(command, [...flags, code], { env });
      const response = JSON.parse(normalize(stdout));
      await expect(`${JSON.stringify(response, null, 2)}\n`).toMatchFileSnapshot(
        path.join(EXAMPLES, 'sign-in.response.json'),
      );
    }
  });

  /** Creates a member and a token, with the calls that the documentation shows. */
  async function createMemberToken(): Promise<string> {
    // The address is unique, because a retried test finds the rows of the first attempt.
    const account = { username: 'Abeba', email: `abeba${Date.now()}@gmail.com`, password: PASSWORD };
    const headers = { 'content-type': 'application/json' };
    const send = async (pathname: string, body: object, moreHeaders = {}) =>
      (
        await fetch(server.url + pathname, {
          method: 'POST',
          headers: { ...headers, ...moreHeaders },
          body: JSON.stringify(body),
        })
      ).json();
    await send('/api/users/register', account);
    await server.database.dataSource.query('update users set email_verified_at = now() where email = $1', [
      account.email,
    ]);
    const { token } = await send('/api/users/login', account);
    const query =
      'mutation { createToken(input: { name: "Bot", scope: READ }) { ... on CreateTokenSuccess { token } } }';
    const { data } = await send('/graphql', { query }, { authorization: `Bearer ${token}` });
    return data.createToken.token;
  }

  it('shows the recorded responses', async () => {
    const html = await (await fetch(`${server.url}/developers`)).text();
    for (const [index, example] of examples.entries()) {
      const [block] = getCode(html, '', `The response to: ${example.title}`);
      expect(`${block?.code}\n`, example.name).toBe(await fs.readFile(getRecordPath(example, index), 'utf8'));
    }
  });

  /** Returns code blocks whose labels end with `ending`, titled without it; with `label`, blocks with this label. */
  function getCode(html: string, ending: string, label?: string): { title: string; code: string }[] {
    const blocks = html.matchAll(
      /<section class="code-block__text"[^>]* aria-label="([^"]+)"><pre><code>(.*?)<\/code>/gs,
    );
    return [...blocks]
      .map(([, name = '', code = '']) => ({ title: decode(name), code: decode(code) }))
      .filter(({ title }) => (label ? title === label : title.endsWith(ending)))
      .map(({ title, code }) => ({ title: title.slice(0, title.length - ending.length), code }));
  }
});

/** Decodes character references, as a browser does. */
function decode(html: string): string {
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return html.replace(/&(lt|gt|quot|amp|#x27);/g, (entity) => characters[entity] ?? entity);
}

describe('the descriptions in the schema', () => {
  it('have an example for each query and each mutation', async () => {
    const describedFields = (await getSchemaExamples()).map(({ field }) => field);
    const schema = await fetchSchema();
    for (const type of [schema.getQueryType(), schema.getMutationType()])
      for (const name of Object.keys(type?.getFields() ?? {})) expect(describedFields).toContain(`${type}.${name}`);
  });

  it('have examples that get the recorded responses', async () => {
    for (const { field, query } of await getSchemaExamples()) {
      const response = await getResponse({ query });
      expectCheap(response, field);
      expect(response, field).toMatchSnapshot(field);
    }
  });

  const fetchSchema = async () => buildSchema(await (await fetch(`${server.url}/schema.graphql`)).text());

  /** Returns the schema's examples in order, mutations last, because they change data. */
  async function getSchemaExamples(): Promise<{ field: string; query: string }[]> {
    const types = Object.values((await fetchSchema()).getTypeMap()).filter(isObjectType);
    const getRank = (type: GraphQLObjectType) => (type.name === 'Mutation' ? 1 : 0);
    return types
      .sort((a, b) => getRank(a) - getRank(b))
      .flatMap((type) => Object.values(type.getFields()).map((field) => [type, field] as const))
      .flatMap(([type, { name, description }]) => {
        const query = /Example: `((?:mutation )?\{.*\})`/s.exec(description ?? '')?.[1];
        return query ? { field: `${type}.${name}`, query } : [];
      });
  }
});

describe('the guides', () => {
  const hasCurl = spawnSync('curl', ['--version']).status === 0;

  it.skipIf(!hasCurl)('have curl commands that get the recorded responses', async () => {
    const guides = [
      'README.md',
      ...(await fs.readdir('docs')).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
    ];
    let count = 0;
    for (const guide of guides) {
      const text = await fs.readFile(guide, 'utf8');
      for (const [curl] of text.matchAll(/^curl .*localhost:3050.*$/gm)) {
        const command = curl.replaceAll('http://localhost:3050', server.url).replace('curl ', 'curl --silent --fail ');
        const { stdout } = await run('bash', ['-c', command]);
        // Row ids depend on the order of the import.
        const response = JSON.parse(normalize(stdout), (name, value) => (name.endsWith('_id') ? 'a number' : value));
        expect(response, curl).toMatchSnapshot(curl);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(1);
  });
});
