import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { getApolloClientCode } from '#client/pages/developers/snippets.ts';
import { clients, type SendOperation } from '../consumers/clients.ts';
import { programs } from '../consumers/programs.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { app } = await setUpApp(await setUpDatabase({ recipes: true }));
const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const otherClients = Object.keys(clients).filter((name) => name !== 'fetch' && (name !== 'curl' || hasCurl));
const createSend = (name: string): SendOperation => {
  const client = clients[name];
  if (!client) throw new Error(`There is no client ${name}.`);
  return client(url);
};

describe('a GraphQL client', () => {
  it.each(Object.entries(programs))('%s, the same in every client', async (_name, program) => {
    const fetchOutput = await program(createSend('fetch'));
    expect(fetchOutput.length).toBeGreaterThan(5);
    for (const name of otherClients) expect(await program(createSend(name)), name).toBe(fetchOutput);
  });
});

describe('a refused operation', () => {
  it.each(['fetch', ...otherClients])('is an error with its code in %s', async (name) => {
    const costly = parse('{ recipes(first: 50) { nodes { related { related { related { slug } } } } } }');
    const error = await createSend(name)(costly, {}).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify({ ...(error as Error), message: (error as Error).message })).toContain(
      'OPERATION_TOO_COSTLY',
    );
  });
});

it('the Apollo Client of the guide for developers keeps the fields of failures', async () => {
  const mutation = 'mutation { subscribe(input: { email: "no address" }) { ... on Failure { code } } }';
  const program = `import { gql } from '@apollo/client';
${getApolloClientCode(new URL(url).origin)}
const { data } = await client.mutate({ mutation: gql\`${mutation}\` });
console.log(data.subscribe.code);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('BAD_REQUEST\n');
});
