import 'reflect-metadata';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { getSigningSecret } from '#server/security/signing-secret.ts';
import { StartError } from '#server/start-error.ts';
import { fillDemo } from './demo/fill-demo.ts';

export const usage = 'usage: npm run demo     fills a database with samples, prints how to sign in, and serves it';

/** Fills the database of `npm run demo`, which then serves it, and prints how to sign in. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    requireDemo(config);
    const database = await openDatabase(config, console.log);
    try {
      const { dataSource } = database;
      await syncFolder({ dataSource, contentDir: config.contentDir, log: console.log, skip: true });
      const { accounts, listUrl } = await fillDemo({ config, dataSource, secret: await getSigningSecret(config) });
      console.log('Sample accounts:');
      for (const { role, email, password } of accounts)
        console.log(`  ${role.padEnd(9)}  ${email.padEnd(22)}  ${password}`);
      console.log(`A shared shopping list: ${listUrl}`);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  }
}

/**
 * Throws unless the database is embedded and the site is marked as a demo.
 * @throws {StartError} with the setting to change
 */
export function requireDemo({ databaseUrl, sampleSite }: Config): void {
  if (databaseUrl) throw new StartError('DATABASE_URL: the demo uses its own database. Unset it for npm run demo.');
  if (!sampleSite) throw new StartError('SAMPLE_SITE: the demo needs it. Run npm run demo, which sets it.');
}
