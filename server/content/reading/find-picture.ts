import path from 'node:path';
import type { Problem } from '../problem.ts';
import type { ContentFolder } from './content-folder.ts';
import { checkPicture, type SourcePicture } from './picture.ts';
import type { YamlSource } from './yaml-source.ts';

/** An entry that requires a picture: a recipe, an author, a category, a cuisine or a guide. */
export interface PictureSubject {
  /** The name of its folder in `content/pictures`. */
  folder: string;
  title: string;
  /** Path in its file. */
  path: readonly PropertyKey[];
}

/** Returns the picture, or null, and its problems; a missing picture is a problem of the entry's file. */
export async function findPicture(
  { folder: name, title, path: at }: PictureSubject,
  yaml: YamlSource,
  { readPicture }: Pick<ContentFolder, 'readPicture'>,
  contentDir: string,
): Promise<{ value: SourcePicture | null; problems: Problem[] }> {
  const source = await readPicture(name);
  if (source) {
    const { picture, problems } = await checkPicture(source);
    return { value: picture, problems };
  }
  const missing = `${path.basename(path.resolve(contentDir))}/pictures/${name}/picture.json`;
  const message = `${title} has no picture: choose a photograph at the desk, or draw it (npm run pictures writes ${missing})`;
  return { value: null, problems: [{ ...yaml.at(at), message, isMissing: true }] };
}
