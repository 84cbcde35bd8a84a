import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Fix, Problem } from '../problem.ts';
import { forbiddenCharacters } from './characters.ts';

/** A content file, from disk or the database. */
export interface SourceFile {
  /** Its path as problems state it, for example `content/recipes/doro-wat.yaml`. */
  file: string;
  /** Full text, including byte order mark and line endings; null if it is not readable text. */
  text: string | null;
  /** SHA-256 of its bytes, in hex; empty if the file is missing. */
  hash: string;
  problems: Problem[];
}

/**
 * Reads a file of the content folder, and checks what can be checked before its format is known. A missing file is a
 * problem, too.
 * @param segments - its path in the folder
 */
export async function readContentFile(contentDir: string, ...segments: string[]): Promise<SourceFile> {
  const file = [path.basename(path.resolve(contentDir)), ...segments].join('/');
  try {
    return getSource(await fs.readFile(path.join(contentDir, ...segments)), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { file, text: null, hash: '', problems: [{ file, line: 1, message: 'the file is missing' }] };
  }
}

/** Returns bytes as a source file, which need not be on disk. */
export function getSource(bytes: Buffer, file: string): SourceFile {
  const hash = toHash(bytes);
  const text = decode(bytes);
  if (text === null) return { file, text, hash, problems: [toEncodingProblem(bytes, file)] };
  return { file, text, hash, problems: [...findHiddenCharacters(text, file), ...findOddSpaces(text, file)] };
}

/** The last source of each file that `getSharedSource` returned, by name. */
const lastSources = new Map<string, SourceFile>();

/**
 * Returns the source of a list or an entry: the same object while its text is the same, so that it is parsed and
 * checked once.
 */
export function getSharedSource(text: string, file: string): SourceFile {
  const previous = lastSources.get(file);
  const source = previous?.text === text ? previous : getSource(Buffer.from(text), file);
  lastSources.set(file, source);
  return source;
}

/** Returns the SHA-256, in hex. */
export function toHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function decode(bytes: Uint8Array): string | null {
  try {
    // Despite its name, ignoreBOM keeps the byte order mark, which an export has to write again.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function toEncodingProblem(bytes: Buffer, file: string): Problem {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16) return { file, line: 1, message: 'the file is UTF-16: save it as UTF-8' };
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const lineEnd = end < 0 ? bytes.length : end;
    if (decode(bytes.subarray(start, lineEnd)) === null) break;
    start = lineEnd + 1;
  }
  return { file, line, message: 'this line is not UTF-8: save the file as UTF-8' };
}

function findHiddenCharacters(text: string, file: string): Problem[] {
  return forbiddenCharacters(text).map(({ index, message }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    message: `the line ${message}`,
  }));
}

/** The beginning of a line: its indentation, a dash or a field, and the spaces after it. */
const BEGINNING = /^\s*(?:-\s*)?(?:[\w-]+:\s*)?/;
/** A space character other than U+0020. A no-break space from a web page looks the same, but YAML reads it as text. */
const ODD_SPACE = /[^\S\t\r\n \uFEFF]/;

function findOddSpaces(text: string, file: string): Problem[] {
  if (!ODD_SPACE.test(text)) return [];
  const problems: Problem[] = [];
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const beginning = BEGINNING.exec(line)?.[0] ?? '';
    const plain = beginning.replace(new RegExp(ODD_SPACE, 'g'), ' ');
    const isIndented = ODD_SPACE.test(/^\s*/.exec(line)?.[0] ?? '');
    const message = isIndented ? 'the line is indented with no-break spaces' : 'this is a no-break space';
    const fix: Fix = { range: [start, start + beginning.length], text: plain };
    if (plain !== beginning) problems.push({ file, line: index + 1, message: `${message}: use plain spaces`, fix });
    start += line.length + 1;
  }
  return problems;
}
