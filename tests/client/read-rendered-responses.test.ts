import { setImmediate } from 'node:timers/promises';
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { readRenderedResponses } from '#client/apollo/browser-client.ts';
import { createCache } from '#client/apollo/cache.ts';

const documents = [
  gql`query First { home { hero { slug title } } }`,
  gql`query Second { recipe(slug: "gomen") { slug title } }`,
];
const responses = [
  { query: 'First', variables: {}, data: { home: { hero: [] } } },
  { query: 'Second', variables: {}, data: { recipe: { __typename: 'Recipe', slug: 'gomen', title: 'Gomen' } } },
];

it('each write and each read of a response has its own task, although loaders request all at once', async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void) => tasks.push(run));
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), devtools: { enabled: false } });
  const steps: string[] = [];
  const write = vi.spyOn(client.cache, 'writeQuery').mockImplementation(() => void steps.push('write'));
  const watch = client.watchQuery.bind(client);
  vi.spyOn(client, 'watchQuery').mockImplementation(((options: Parameters<typeof watch>[0]) => {
    steps.push('read');
    return watch(options);
  }) as typeof client.watchQuery);
  const execute = readRenderedResponses(client, responses);
  const results = Promise.all(documents.map((document) => execute(document, {})));
  const stepsPerTask: number[] = [];
  do {
    tasks.shift()?.();
    await setImmediate();
    stepsPerTask.push(steps.splice(0).length);
  } while (tasks.length > 0);
  expect(await results).toEqual(responses.map(({ data }) => data));
  expect(write).toHaveBeenCalledTimes(2);
  expect(Math.max(...stepsPerTask)).toBe(1);
});
