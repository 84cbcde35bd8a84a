import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/database/open-database.ts';
import { StartError } from '#server/start-error.ts';

/**
 * Throws unless the site has a database. A command would otherwise create an embedded one, without any account,
 * subscriber or recipe.
 * @throws {StartError} if the site has no database
 */
export function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || fs.existsSync(path.join(dataDir, 'postgres'))) return;
  throw new StartError(
    `No database in ${path.resolve(dataDir)}. Run the command with the site's settings: docs/operations.md, "Commands".`,
  );
}

/**
 * Opens the site's existing database for a command.
 * @throws {StartError} if there is none
 */
export async function openSiteDatabase(config: Config): Promise<OpenDatabase> {
  requireDatabase(config);
  return openDatabase(config, console.log);
}
