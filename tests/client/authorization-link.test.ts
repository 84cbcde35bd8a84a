import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorizationLink, evictOnVisitorChange } from '#client/apollo/browser-client.ts';
import { createCache } from '#client/apollo/cache.ts';
import { personalFields } from '#client/gql/personal-fields.ts';
import { useBrowserStore } from '#client/state/store.ts';

const signIn = (token: string | null) => useBrowserStore.setState({ session: { token, visitor: null } });
afterEach(() => useBrowserStore.setState({ session: undefined }));

/** Returns a client, and the Authorization headers that it has sent. */
function setUp(data: Record<string, unknown> = {}) {
  const sentHeaders: unknown[] = [];
  const terminal = new ApolloLink((operation) => {
    sentHeaders.push(operation.getContext().headers?.authorization);
    return of({ data });
  });
  const cache = createCache();
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([authorizationLink, terminal]),
    devtools: { enabled: false },
  });
  return { client, cache, sentHeaders };
}

const NOTE_QUERY = gql`
  query Note {
    recipe(slug: "gomen") {
      slug
      title
      myNote {
        text
      }
    }
    viewer {
      id
      username
    }
  }
`;
const noteData = {
  __typename: 'Query',
  recipe: { __typename: 'Recipe', slug: 'gomen', title: 'Gomen', myNote: { __typename: 'RecipeNote', text: 'Mine.' } },
  viewer: { __typename: 'Viewer', id: 'V', username: 'Abeba' },
};

describe('the token', () => {
  it.each(personalFields)('is sent with %s', async (field) => {
    signIn('secret');
    const { client, sentHeaders } = setUp();
    await client.query({
      fetchPolicy: 'no-cache',
      query: gql(`query Personal { recipe(slug: "gomen") { slug ${field} { id } } }`),
    });
    expect(sentHeaders).toEqual(['Bearer secret']);
  });

  it('is not sent with public queries', async () => {
    signIn('secret');
    const { client, sentHeaders } = setUp();
    await client.query({
      query: gql('query Public { recipe(slug: "gomen") { slug title } sharedShoppingList(id: "a") { id } }'),
    });
    expect(sentHeaders).toEqual([undefined]);
  });
});

describe('the cache', () => {
  it('loses all personal data when the visitor changes, and keeps the rest', async () => {
    signIn('secret');
    const { client, cache } = setUp(noteData);
    evictOnVisitorChange(cache);
    await client.query({ query: NOTE_QUERY });
    expect(JSON.stringify(cache.extract())).toContain('Abeba');
    signIn(null);
    const remaining = JSON.stringify(cache.extract());
    for (const text of ['Mine.', 'Abeba', ...personalFields]) expect(remaining).not.toContain(text);
    expect(cache.extract()['Recipe:{"slug":"gomen"}']).toMatchObject({ title: 'Gomen' });
  });

  it('is not searched when a guest’s session is loaded, because that would delay hydration', () => {
    const { cache } = setUp();
    const extract = vi.spyOn(cache, 'extract');
    evictOnVisitorChange(cache);
    signIn(null);
    expect(extract).not.toHaveBeenCalled();
    signIn('secret');
    expect(extract).toHaveBeenCalled();
  });
});
