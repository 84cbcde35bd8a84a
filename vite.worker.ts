import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** What a recipe loads late, or only when it is wanted. Where there is no network it has to be there already. */
const LATE_PARTS = [
  'pages/recipe/scaling-control.ts',
  'pages/recipe/scale-recipe.ts',
  'pages/recipe/reviews/comments.tsx',
  'state/save-buttons.tsx',
];

/** Tells the service worker which build it belongs to: it keeps the files of one, and its own bytes change with them. */
export function workerKnowsItsBuild(): Plugin {
  return {
    name: 'worker-knows-its-build',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('The build has no service worker.');
      if (worker.imports.length > 0) throw new Error('The service worker has to be one file.');
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(build))
        .replaceAll('__LATE_PARTS__', JSON.stringify(lateFiles(bundle)));
    },
  };
}

/** @returns the addresses of the late parts with all that they import */
function lateFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const part of LATE_PARTS) {
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(`/client/${part}`),
    );
    if (!chunk) throw new Error(`The build has no ${part} of its own.`);
    add(chunk.fileName);
  }
  return [...files].map((file) => `/${file}`);
}
