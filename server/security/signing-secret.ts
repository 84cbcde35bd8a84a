import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';

type SecretOptions = Pick<Config, 'jwtSecret' | 'databaseUrl' | 'dataDir'>;

/**
 * Returns the secret from which keys are derived: `JWT_SECRET`, or a secret that is generated at the first start and
 * stored next to the embedded database. An external database requires `JWT_SECRET`: its instances must share it.
 * @throws {ConfigError} if the secret is required and not set, or if the stored secret is damaged
 */
export async function getSigningSecret({ jwtSecret, databaseUrl, dataDir }: SecretOptions): Promise<string> {
  if (jwtSecret) return jwtSecret;
  if (databaseUrl) {
    throw new ConfigError('JWT_SECRET: required with DATABASE_URL: at least 32 characters, the same on every instance');
  }
  const file = path.join(dataDir, 'jwt-secret');
  await createFileOnce(file);
  const secret = (await fs.readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new ConfigError(`JWT_SECRET: the secret in ${file} is damaged; delete the file`);
  return secret;
}

/** Writes a secret atomically unless the file exists: two processes may start at the same time. */
async function createFileOnce(file: string): Promise<void> {
  if (await fs.stat(file).catch(() => null)) return;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await fs.link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await fs.rm(draft);
  }
}

/** Returns a 32-byte key for one purpose: a signature for one purpose is invalid for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mesob: ${purpose}`, 32));
}
