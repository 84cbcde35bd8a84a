import { readConfig } from '#server/config.ts';
import { readDrawing, takeDownPhotograph } from '#server/features/desk/photographs/take-down-photograph.ts';
import { openSiteDatabase } from './open-site-database.ts';

/** `npm run content -- take-down`: deletes a desk upload, with all its files. @returns the exit code */
export async function takeDown(name: string): Promise<number> {
  const config = readConfig(process.env);
  const drawing = await readDrawing(config.contentDir, name);
  const database = await openSiteDatabase(config);
  try {
    const change = await database.dataSource.transaction((manager) => takeDownPhotograph(manager, name, drawing));
    if (!change) throw new Error(`${name} has no photograph from the desk`);
    console.log(`Deleted the photograph of ${name} and all its files.`);
    return 0;
  } finally {
    await database.close();
  }
}
