import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { logBugs } from '#server/graphql/errors.ts';
import { toLoggableError, toLoggableUrl } from '#server/http/loggable.ts';
import { PASSWORD } from '../support/accounts.ts';
import { findLeaks } from '../support/log.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();

describe('the log', () => {
  it('has the cause of a database error, but no user input', async () => {
    const insert = () =>
      database.dataSource.query('insert into users (username, email, password_hash) values ($1, $2, $3)', [
        'Abeba',
        'abeba@gmail.com',
        '$argon2id$secret',
      ]);
    await insert();
    const error = await insert().then(
      () => new Error('nothing happened'),
      (reason: Error) => reason,
    );
    expect(JSON.stringify({ ...error })).toContain('abeba@gmail.com');
    const logged = toLoggableError(error);
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      constraint: 'users_email_key',
      table: 'users',
    });
    expect(JSON.stringify(logged)).not.toMatch(/abeba|argon2/i);
  });

  it('has server errors, but not input that Postgres refuses', async () => {
    const logged: unknown[] = [];
    const log = { error: (facts: unknown) => logged.push(facts) } as unknown as FastifyBaseLogger;
    const failures = await Promise.allSettled([
      database.dataSource.query('select $1::text', ['a\0']),
      database.dataSource.query('select from nowhere'),
    ]);
    const reasons = failures.map((failure) => (failure.status === 'rejected' ? failure.reason : undefined));
    logBugs(
      log,
      reasons.map((originalError) => new GraphQLError('x', { originalError, path: ['some'] })),
      'Some',
    );
    expect(logged).toEqual([{ err: reasons[1], operationName: 'Some', path: ['some'] }]);
  });

  it('has URLs without their secrets', () => {
    const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';
    expect(toLoggableUrl(`/api/users/verify-email/${token}?x=${token}`)).toBe('/api/users/verify-email/…');
    expect(toLoggableUrl(`/resetpassword/${token}`)).toBe('/resetpassword/…');
    expect(toLoggableUrl('/recipes/dinner/doro-wat?q=abeba@gmail.com')).toBe('/recipes/dinner/doro-wat');
  });

  // tests/support/global-setup.ts checks the log of the whole run at its end.
  it.each([
    ['a session token', 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0123.abcdefghijkl was refused'],
    ['an API token', `"authorization":"Bearer mesob_${'0'.repeat(64)}"`],
    ['a one-time token', '"url":"/resetpassword/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE"'],
    ['a password hash', '$argon2id$v=19$m=19456'],
    ['a password', `"password":"${PASSWORD}"`],
    ['an address', 'Key (email)=(abeba@gmail.com) already exists.'],
  ])('is checked for %s', (secretKind, line) => {
    expect(findLeaks(`{"level":30}\n${line}\n`)).toEqual([`${secretKind}: ${line}`]);
    expect(
      findLeaks('{"level":30,"reqId":"0b6c2a34-9c5e-4b43-8b5f-6d7b8c6d3f10","url":"/recipes/dinner/doro-wat"}'),
    ).toEqual([]);
  });
});
