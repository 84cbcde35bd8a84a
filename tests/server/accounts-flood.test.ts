import { expect, it } from 'vitest';
import { Passwords } from '#server/security/passwords.ts';
import { freshAddress } from '../support/accounts.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app } = await setUpMemberApp({ recipes: true, passwords: new Passwords() });
const url = await app.listen({ port: 0, host: '127.0.0.1' });

async function login(index: number): Promise<{ status: number; retryAfter: string | null }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ email: `nobody${index}@gmail.com`, password: 'wrong password' }),
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

it('150 concurrent sign-ins are checked or refused, and reads still work', async () => {
  let isFlooding = true;
  const flood = Promise.all(Array.from({ length: 150 }, (_, index) => login(index))).finally(() => {
    isFlooding = false;
  });
  const readStatuses: number[] = [];
  while (isFlooding || readStatuses.length === 0) {
    const response = await fetch(`${url}/api/recipe/getall?search=lentil`);
    await response.arrayBuffer();
    readStatuses.push(response.status);
  }
  const responses = await flood;
  expect(new Set(readStatuses)).toEqual(new Set([200]));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { status, retryAfter } of responses) expect(Number(retryAfter) > 0, String(status)).toBe(status === 503);
});
