import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ConfigError } from '#server/config.ts';
import { getSigningSecret } from '#server/security/signing-secret.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const folder = setUpFolder('mesob-secret');
let dataDir: string;

beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(folder, 'data-'));
});

it('the secret is created once and readable only by the owner, even if five processes start concurrently', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => getSigningSecret({ dataDir })));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await getSigningSecret({ dataDir })).toBe(secrets[0]);
  const { mode } = await fs.stat(path.join(dataDir, 'jwt-secret'));
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
});

it('the secret is taken from JWT_SECRET if it is set', async () => {
  expect(await getSigningSecret({ dataDir, jwtSecret: 'x'.repeat(32) })).toBe('x'.repeat(32));
  expect(await fs.readdir(dataDir)).toEqual([]);
});

it('the secret has to be set with an external database, since other instances must share it', async () => {
  await expect(getSigningSecret({ dataDir, databaseUrl: 'postgres://a/b' })).rejects.toThrow(ConfigError);
});

it('an empty file of the secret is refused as damaged', async () => {
  await fs.writeFile(path.join(dataDir, 'jwt-secret'), '');
  await expect(getSigningSecret({ dataDir })).rejects.toThrow('damaged');
});
