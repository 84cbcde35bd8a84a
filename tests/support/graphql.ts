import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

interface GraphqlResponse<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Posts an operation without signing in. */
export async function postOperation<Data>(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlResponse<Data>> {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return response.json();
}

/** Posts an operation that must succeed; otherwise the test fails with the operation and the whole response. */
export async function postQuery<Data>(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await postOperation<Data>(app, query, variables);
  expect(response.errors, `${query}\n${JSON.stringify(response)}`).toBeUndefined();
  return response.data;
}
