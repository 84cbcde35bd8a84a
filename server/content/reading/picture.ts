import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { textSchema } from '../format/text.ts';
import type { Problem } from '../problem.ts';
import { readContentFile, type SourceFile } from './source-file.ts';
import type { YamlSource } from './yaml-source.ts';

const fileName = z.string().regex(/^[\w.-]+$/);

/** The parts of a `picture.json` that the site reads. `npm run pictures` writes it; for photographs, the desk does. */
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

/** A `picture.json`, and the folder of the files that it lists. */
export interface PictureSource extends SourceFile {
  /** Null if the database has them. */
  folder: string | null;
}

/** Reads the `picture.json` of a picture in the content folder, or returns null if there is none. */
export async function readDrawnPicture(contentDir: string, name: string): Promise<PictureSource | null> {
  const source = await readContentFile(contentDir, 'pictures', name, 'picture.json');
  return source.hash === '' ? null : { ...source, folder: path.join(contentDir, 'pictures', name) };
}

interface PictureCheck {
  value: SourcePicture | null;
  problems: Problem[];
}

/** Reads a `picture.json` and, unless the database has its files, checks that they exist and are complete. */
export async function checkPicture(source: PictureSource): Promise<PictureCheck> {
  const { folder } = source;
  const problem = (message: string): Problem => ({ file: source.file, line: 1, message });
  const parsed = pictureSchema.safeParse(parseJson(source.text));
  if (!parsed.success) {
    const onlyAlt = parsed.error.issues.every((issue) => issue.path[0] === 'alt');
    return {
      value: null,
      problems: [problem(onlyAlt ? NO_ALT : `the picture's description is not readable ${DRAW_AGAIN}`)],
    };
  }
  const fileProblems = await Promise.all(
    [...parsed.data.files, ...(parsed.data.social ? [parsed.data.social] : [])].map(async ({ file, bytes }) => {
      if (folder === null) return null;
      const stats = await fs.stat(path.join(folder, file)).catch(() => null);
      if (!stats) return problem(`${file} is missing ${DRAW_AGAIN}`);
      return stats.size === bytes ? null : problem(`${file} is incomplete ${DRAW_AGAIN}`);
    }),
  );
  return {
    value: {
      alt: parsed.data.alt,
      color: parsed.data.placeholder,
      version: pictureVersion(source.hash),
      socialTitle: parsed.data.social?.title,
    },
    problems: fileProblems.filter((fileProblem) => fileProblem !== null),
  };
}

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
  { folder: name, title, path: subjectPath }: PictureSubject,
  yaml: YamlSource,
  readPicture: (name: string) => Promise<PictureSource | null>,
  contentDir: string,
): Promise<PictureCheck> {
  const source = await readPicture(name);
  if (source) return checkPicture(source);
  const missing = `${path.basename(path.resolve(contentDir))}/pictures/${name}/picture.json`;
  const message = `${title} has no picture: choose a photograph at the desk, or draw it (npm run pictures writes ${missing})`;
  return { value: null, problems: [{ ...yaml.at(subjectPath), message, isMissing: true }] };
}

/** Returns the version of a file, which changes with its content. @param hash - its SHA-256, in hex */
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
