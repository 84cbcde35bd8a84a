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

/** Returns the cached value of a text, or undefined. @param hash - SHA-256 of the text, in hex */
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
    const temporaryFile = path.join(folder, `${hash}.${process.pid}.${performance.now()}`);
    fs.writeFileSync(temporaryFile, serialize(value));
    fs.renameSync(temporaryFile, path.join(folder, hash));
    const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
    const byAge = files.map((file) => ({ file, age: -fs.statSync(file).mtimeMs })).sort((a, b) => a.age - b.age);
    for (const { file } of byAge.slice(MAX_VALUES)) fs.rmSync(file);
  } catch {
    // The installation is read-only, or another process has removed the same file.
  }
}
