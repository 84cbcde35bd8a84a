import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggableError, loggableUrl } from '#server/web/loggable.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database?.close());

describe('the log', () => {
  it('holds of a database’s error what is wrong, and nothing that anyone typed', async () => {
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
    const logged = loggableError(error);
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      constraint: 'users_email_key',
      table: 'users',
    });
    expect(JSON.stringify(logged)).not.toMatch(/abeba|argon2/i);
  });

  it('holds addresses without their secrets', () => {
    const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';
    expect(loggableUrl(`/api/users/verify-email/${token}?x=${token}`)).toBe('/api/users/verify-email/…');
    expect(loggableUrl(`/resetpassword/${token}`)).toBe('/resetpassword/…');
    expect(loggableUrl('/recipes/dinner/doro-wat?q=abeba@gmail.com')).toBe('/recipes/dinner/doro-wat');
  });
});
