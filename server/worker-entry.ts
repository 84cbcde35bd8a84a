import path from 'node:path';

/**
 * Returns the built file of an entry, next to the server's entry; undefined if the server runs from its sources. This
 * module may be in a chunk in `assets/`. Tests set `BUILT_ENTRIES`, because built entries start five times as fast.
 */
export function getBuiltEntry(name: string): string | undefined {
  if (import.meta.env.DEV)
    return import.meta.env.BUILT_ENTRIES ? path.join(import.meta.env.BUILT_ENTRIES, `${name}.js`) : undefined;
  const folder = import.meta.dirname;
  return path.join(path.basename(folder) === 'assets' ? path.dirname(folder) : folder, `${name}.js`);
}

/**
 * Returns a script that runs an entry's source through Vite, as scripts and tests do.
 * @param file - its absolute path
 */
export function toSourceScript(file: string): string {
  const options = JSON.stringify({ configFile: path.resolve('vite.server.ts'), logLevel: 'error' });
  return `import('vite').then(({ runnerImport }) => runnerImport(${JSON.stringify(file)}, ${options}))`;
}
