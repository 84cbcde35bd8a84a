import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

interface GraphqlAnswer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Posts an operation as any developer would. On errors the failing test shows the operation and the whole answer. */
export async function post<Data>(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlAnswer<Data>> {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return response.json();
}

/** Posts an operation that must succeed. */
export async function ask<Data>(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const answer = await post<Data>(app, query, variables);
  expect(answer.errors, `${query}\n${JSON.stringify(answer)}`).toBeUndefined();
  return answer.data;
}
