import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });

/** Everything of an answer that a client can see. */
async function answerTo(app: FastifyInstance, request: InjectOptions) {
  const { statusCode, headers, body } = await app.inject(request);
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { statusCode, headers: rest, body };
}

const post = (payload: object, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/graphql',
  payload,
  headers,
});

const title = 'query Title($slug: String!) { recipe(slug: $slug) { title } }';
const page = 'query Page($page: Int) { recipes(page: $page) { totalCount } }';
const apolloClient = { accept: 'application/graphql-response+json,application/json;q=0.9' };

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (sha256Hash: string): InjectOptions => ({
  url: '/graphql',
  query: {
    variables: '{"slug":"gomen"}',
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  },
});

const requests: [what: string, request: InjectOptions][] = [
  ['a query', post({ query: title, variables: { slug: 'gomen' } })],
  ['a query for what is not there', post({ query: title, variables: { slug: 'no-such-dish' } })],
  ['a query by its name', post({ query: title, variables: { slug: 'gomen' }, operationName: 'Title' })],
  ['a query by a wrong name', post({ query: title, variables: { slug: 'gomen' }, operationName: 'Other' })],
  ['a query as Apollo Client sends it', post({ query: title, variables: { slug: 'gomen' } }, apolloClient)],
  ['a query for a type that there is not', post({ query: title, variables: { slug: 'x' } }, { accept: 'image/png' })],
  ['a missing variable', post({ query: title })],
  ['a variable of a wrong type', post({ query: title, variables: { slug: 7 } })],
  ['variables that are none', post({ query: title, variables: 'slug' })],
  ['a list for variables', post({ query: title, variables: ['gomen'] })],
  ['null for variables', post({ query: page, variables: null })],
  ['an argument out of bounds', post({ query: page, variables: { page: 0 } })],
  ['a hash for a text', post({ query: hash(title), variables: { slug: 'gomen' } })],
  ['a text for a hash', byHash(title)],
  ['an unknown key', post({ query: page, more: 1 })],
];

describe('a query that is asked again', () => {
  it.each(requests)('is answered as it was the first time: %s', async (_what, request) => {
    const fresh = await createTestApp(database.dataSource);
    const first = await answerTo(fresh.app, request);
    // The same document is known from here on.
    for (const variables of [{ slug: 'gomen' }, { page: 1 }])
      for (const query of [title, page]) await fresh.app.inject(post({ query, variables }));
    expect(await answerTo(fresh.app, request)).toEqual(first);
    await fresh.app.close();
  });

  it('masks unexpected errors, and fails as it did the first time', async () => {
    const broken = await createTestApp(database.dataSource);
    const query = '{ recipes { nodes { path } } }';
    expect((await broken.app.inject(post({ query }))).json().errors).toBeUndefined();
    broken.catalogue.current.taxonomy.categoryById = () => {
      throw new Error('secret detail');
    };
    const known = await answerTo(broken.app, post({ query }));
    // A space more, and Apollo has not seen it.
    const unknown = await answerTo(broken.app, post({ query: `${query} ` }));
    expect(known).toEqual(unknown);
    expect(known.body).not.toContain('secret detail');
    await broken.app.close();
  });
});
