import { expect, it } from 'vitest';
import { Passwords } from '#server/security/passwords.ts';

const passwords = new Passwords();

it('passwords are hashed by argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
  const [first, second] = await Promise.all([passwords.hash('injera at noon'), passwords.hash('injera at noon')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.matches(first, 'injera at noon')).toBe(true);
  expect(await passwords.matches(first, 'Injera at noon')).toBe(false);
  expect(await passwords.matches(null, 'nobody has this one')).toBe(false);
});

it('a password in decomposed letters matches the reference implementation’s hash of composed letters', async () => {
  // Created by the reference implementation in C.
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$mFV1LONm4HPb/T8LGpgz7A$7/UnAGyd9vmABScW4D6Hgniqn05Zjiyw3Jo8jTkoYWI';
  expect(await passwords.matches(hash, 'Ein Stück Kürbis, warm'.normalize('NFD'))).toBe(true);
  expect(await passwords.matches(hash, 'Ein Stuck Kurbis, warm')).toBe(false);
});
