import fs from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Cache folder of values by the hash of their text, shared by all processes and threads. Rename it if the format
 * changes.
 */
const FOLDER = path.resolve('node_modules/.cache/mesob/yaml-1');

/** Maximum number of cached values; the oldest are removed. */
const MAX_VALUES = 8;

/** Returns the value of a text that was read before, or undefined. @param hash - SHA-256 of the text, in hex */
export function readCached(hash: string, folder = FOLDER): unknown {
  try {
    return deserialize(fs.readFileSync(path.join(folder, hash)));
  } catch {
    // The cache file is missing or unreadable. The caller parses the text.
    return undefined;
  }
}

/** Caches the value of a text. A folder that is not writable caches nothing. */
export function writeCached(hash: string, value: unknown, folder = FOLDER): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    const unfinished = path.join(folder, `${hash}.${process.pid}.${performance.now()}`);
    fs.writeFileSync(unfinished, serialize(value));
    fs.renameSync(unfinished, path.join(folder, hash));
    const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
    const byAge = files.map((file) => ({ file, age: -fs.statSync(file).mtimeMs })).sort((a, b) => a.age - b.age);
    for (const { file } of byAge.slice(MAX_VALUES)) fs.rmSync(file);
  } catch {
    // A read-only installation, or another process that removes the same file.
  }
}
