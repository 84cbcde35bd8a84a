import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folders = ['server', 'client', 'cooking', 'schema', 'art', 'scripts'];

// Static, type-only and dynamic imports, and types written as `import('…')`.
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]((?:\.|#)[^'"]+)['"]/g;

// The folder of a glob, and the end of the names of the files below it.
const GLOB = /import\.meta\.glob\s*(?:<[^']*>)?\s*\(\s*'([^'*{]+)(?:\*\*\/)?\*([^'*]+)'/g;

/** Returns the project files that a file imports, as paths from the root. */
function getImports(file: string): string[] {
  // Examples in comments are not imports.
  const source = fs.readFileSync(file, 'utf8').replace(/^\s*\/\*\*.*?\*\//gms, '');
  const imports = [...source.matchAll(IMPORT)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(file), specifier),
  );
  const globs = [...source.matchAll(GLOB)].flatMap(([, folder = '', end = '']) => {
    const root = path.join(path.dirname(file), folder);
    const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith(end)).map((name) => path.join(root, name));
  });
  return [...imports, ...globs];
}

/** Returns the import cycles, each from its first file back to the same file. */
function findCycles(imports: Map<string, string[]>): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, trail: string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' -> '));
    if (start >= 0 || finished.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...trail, file]);
    finished.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

it('finds cycles, and files that import themselves', () => {
  const imports = { a: ['b', 'c'], b: ['c'], c: ['d'], d: ['b'], e: ['e'], f: ['a'] };
  expect(findCycles(new Map(Object.entries(imports)))).toEqual(['b -> c -> d -> b', 'e -> e']);
});

it('no file imports itself through others, not even for a type', () => {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const imports = new Map(files.map((file) => [file, getImports(file)]));
  const brokenImports = [...imports.values()].flat().filter((file) => /\.tsx?$/.test(file) && !fs.existsSync(file));
  expect(brokenImports, 'imports that lead nowhere').toEqual([]);
  expect(findCycles(imports)).toEqual([]);
});
