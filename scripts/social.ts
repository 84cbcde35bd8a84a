import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { updateSocial } from '#server/pictures/picture-folder.ts';

/** Renders the social picture of a recipe or draft if it is missing or out of date. Returns whether it did. */
export async function refreshSocial(name: string, folder: string): Promise<boolean> {
  const title = await getTitle(name);
  return title !== undefined && (await updateSocial(title, folder));
}

/** Returns the title of a recipe or draft; undefined if there is no title. */
export async function getTitle(name: string): Promise<string | undefined> {
  for (const folder of ['recipes', 'drafts']) {
    const text = await readFile(path.join('content', folder, `${name}.yaml`), 'utf8').catch(() => undefined);
    const title: unknown = text === undefined ? undefined : parse(text)?.title;
    if (typeof title === 'string') return title;
  }
  return undefined;
}
