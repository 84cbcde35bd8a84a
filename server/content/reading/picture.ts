import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { textSchema } from '../format/text.ts';
import type { Problem } from '../problem.ts';
import { readSourceFile, type SourceFile } from './source-file.ts';

const fileName = z.string().regex(/^[\w.-]+$/);

/** Part of `content/pictures/<slug>/picture.json` that the site reads; `npm run pictures` writes it. */
const pictureSchema = z.object({
  /** Description of what it shows. */
  alt: textSchema(300),
  /** Shown while the picture loads. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  files: z
    .array(
      z.object({
        file: fileName,
        ratio: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
        format: z.string(),
        bytes: z.int().positive(),
      }),
    )
    .min(1),
  /** Picture for previews of links: the dish next to its title. */
  social: z.object({ file: fileName, bytes: z.int().positive(), title: z.string() }).optional(),
});

const DRAW_AGAIN = '(npm run pictures draws it again)';

const NO_ALT =
  'the alt text is missing or longer than 300 characters (npm run pictures writes the "alt" of art/dishes into it)';

export interface SourcePicture {
  alt: string;
  /** `#rrggbb`. */
  color: string;
  version: string;
  /** The title on its social picture, if there is one. */
  socialTitle?: string;
}

/** A `picture.json`, and where the files that it lists are. */
export interface PictureSource extends SourceFile {
  /** Null if the database has them. */
  folder: string | null;
}

/** Reads the `picture.json` of a picture in the content folder, or returns null if there is none. */
export async function readDrawnPicture(contentDir: string, name: string): Promise<PictureSource | null> {
  const folder = path.join(contentDir, 'pictures', name);
  const file = [path.basename(path.resolve(contentDir)), 'pictures', name, 'picture.json'].join('/');
  const source = await readSourceFile(path.join(folder, 'picture.json'), file);
  return source.hash === '' ? null : { ...source, folder };
}

/** Reads a `picture.json` and, unless the database has its files, checks that they exist and are complete. */
export async function checkPicture(
  source: PictureSource,
): Promise<{ picture: SourcePicture | null; problems: Problem[] }> {
  const { folder } = source;
  const problem = (message: string): Problem => ({ file: source.file, line: 1, message });
  const parsed = pictureSchema.safeParse(parseJson(source.text));
  if (!parsed.success) {
    const onlyAlt = parsed.error.issues.every((issue) => issue.path[0] === 'alt');
    return {
      picture: null,
      problems: [problem(onlyAlt ? NO_ALT : `the picture's description is not readable ${DRAW_AGAIN}`)],
    };
  }
  const checked = await Promise.all(
    [...parsed.data.files, ...(parsed.data.social ? [parsed.data.social] : [])].map(async ({ file, bytes }) => {
      if (folder === null) return null;
      const stats = await fs.stat(path.join(folder, file)).catch(() => null);
      if (!stats) return problem(`${file} is missing ${DRAW_AGAIN}`);
      return stats.size === bytes ? null : problem(`${file} is incomplete ${DRAW_AGAIN}`);
    }),
  );
  return {
    picture: {
      alt: parsed.data.alt,
      color: parsed.data.placeholder,
      version: pictureVersion(source.hash),
      socialTitle: parsed.data.social?.title,
    },
    problems: checked.filter((entry) => entry !== null),
  };
}

/** @param hash - SHA-256 of the picture's `picture.json`, in hex; changes with its files */
export function pictureVersion(hash: string): string {
  return hash.slice(0, 10);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
