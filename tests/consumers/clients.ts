import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cacheExchange, fetchExchange, Client as UrqlClient } from '@urql/core';
import { type DocumentNode, getOperationAST, print } from 'graphql';
import { GraphQLClient } from 'graphql-request';
import possibleTypes from '../../client/gql/possible-types.ts';

type Variables = Record<string, unknown>;

/** Sends an operation with a client. @returns its data. @throws if there is none */
export type SendOperation = <Data, OperationVariables extends Variables>(
  document: TypedDocumentNode<Data, OperationVariables>,
  variables: OperationVariables,
) => Promise<Data>;

const isMutation = (document: DocumentNode) => getOperationAST(document)?.operation === 'mutation';

/** Each client, set up as in its quickstart guide. */
export const clients: Record<string, (url: string) => SendOperation> = {
  'Apollo Client': (url) => {
    const client = new ApolloClient({ cache: new InMemoryCache(possibleTypes), link: new HttpLink({ uri: url }) });
    return async <Data>(document: DocumentNode, variables: Variables) => {
      const { data } = isMutation(document)
        ? await client.mutate<Data>({ mutation: document, variables })
        : await client.query<Data>({ query: document, variables });
      return requireData(data);
    };
  },

  urql: (url) => {
    const client = new UrqlClient({ url, exchanges: [cacheExchange, fetchExchange] });
    return async <Data>(document: DocumentNode, variables: Variables) => {
      const { data, error } = isMutation(document)
        ? await client.mutation<Data>(document, variables).toPromise()
        : await client.query<Data>(document, variables).toPromise();
      if (error) throw error;
      return requireData(data);
    };
  },

  'graphql-request': (url) => {
    const client = new GraphQLClient(url);
    return <Data>(document: DocumentNode, variables: Variables) => client.request<Data>(document, variables);
  },

  fetch: (url) => async (document, variables) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(document), variables }),
    });
    return getData(await response.json());
  },

  curl: (url) => async (document, variables) => {
    const body = JSON.stringify({ query: print(document), variables });
    const flags = ['--silent', '--header', 'content-type: application/json', '--data', body, url];
    const { stdout } = await promisify(execFile)('curl', flags);
    return getData(JSON.parse(stdout));
  },
};

function getData<Data>({ data, errors = [] }: { data?: Data; errors?: { extensions: { code: string } }[] }): Data {
  if (errors.length > 0) throw new Error(errors.map(({ extensions }) => extensions.code).join());
  return requireData(data);
}

function requireData<Data>(data: Data | null | undefined): Data {
  if (data === null || data === undefined) throw new Error('There is no data.');
  return data;
}
