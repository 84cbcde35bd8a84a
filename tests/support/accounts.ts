import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { expect } from 'vitest';
import type { Mail } from '#server/mail/mail.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { call } from './described-responses.ts';

/** Stores emails instead of sending them, even if their transaction is rolled back. */
export interface RecordingOutbox extends Outbox {
  mails: Mail[];
  /** Returns path and query of the link in the last email to an address, by default the last `verify-email`. */
  linkFor(to: string, template?: Mail['template']): string;
  /** Returns the token in that link. */
  tokenFor(to: string, template?: Mail['template']): string;
}

export function recordingOutbox(): RecordingOutbox {
  const mails: Mail[] = [];
  return {
    mails,
    async queue(_manager, mail) {
      mails.push(mail);
    },
    linkFor(to, template = 'verify-email') {
      const mail = mails.findLast((each) => each.to === to && each.template === template);
      const { pathname, search } = new URL(mail && 'link' in mail ? mail.link : 'about:blank');
      return pathname + search;
    },
    tokenFor(to, template) {
      const token = this.linkFor(to, template).split('?')[0]?.split('/').at(-1);
      expect(token, `a ${template ?? 'verify-email'} to ${to} among ${JSON.stringify(mails)}`).toMatch(/^[\w-]{43}$/);
      return token ?? '';
    },
  };
}

export const PASSWORD = 'teff and rain';

/** Number of addresses created so far. The throttles count each address as a different client. */
let addressCount = 0;

/** Returns a unique IP address, for apps that trust one proxy. */
export function freshAddress(): string {
  addressCount += 1;
  return `10.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
}

interface RestCall {
  body?: unknown;
  from?: string;
  token?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
}

/** Calls a REST path, as a new client by default; checks the response against the API description. */
export function rest(app: FastifyInstance, path: string, options: RestCall = {}) {
  const { body, from = freshAddress(), token, headers = {}, method = 'POST' } = options;
  return call(app, {
    method,
    url: `/api${path}`,
    headers: {
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: body as object }),
  });
}

/** Sends a GraphQL request, as a new client by default. */
export async function graphql<Data = Record<string, Record<string, unknown>>>(
  app: FastifyInstance,
  query: string,
  { variables = {}, token, from = freshAddress() }: { variables?: object; token?: string; from?: string } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': from, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: { query, variables },
  });
  const body = response.json<{ data: Data; errors?: { message: string; extensions: Record<string, unknown> }[] }>();
  return { status: response.statusCode, headers: response.headers, ...body };
}

/** Registers and verifies a member over REST. @returns the member's email address */
export async function addMember(
  app: FastifyInstance,
  outbox: RecordingOutbox,
  { username = 'Abeba', email, password = PASSWORD }: { username?: string; email: string; password?: string },
): Promise<string> {
  const registered = await rest(app, '/users/register', { body: { username, email, password } });
  expect(registered.statusCode, registered.body).toBe(201);
  const verified = await rest(app, `/users/verify-email/${outbox.tokenFor(email)}`, {
    method: 'GET',
    // The server requires a JSON content type, so that mail scanners cannot use up the link.
    headers: { 'content-type': 'application/json' },
  });
  expect(verified.statusCode, verified.body).toBe(200);
  return email;
}

/** Signs in over REST. Returns the session token. */
export async function signIn(app: FastifyInstance, email: string, password = PASSWORD): Promise<string> {
  const response = await rest(app, '/users/login', { body: { email, password } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().token;
}

/** Returns all rows of all tables as text, to search it for secrets. */
export async function dump(dataSource: DataSource): Promise<string> {
  const tables: { name: string }[] = await dataSource.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const texts = [];
  for (const { name } of tables) {
    const rows: { row: string }[] = await dataSource.query(`select t::text as row from ${name} t`);
    texts.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`);
  }
  return texts.join('\n');
}
