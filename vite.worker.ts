import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Tells the service worker which build it belongs to: it keeps the files of one, and its own bytes change with them. */
export function workerKnowsItsBuild(): Plugin {
  return {
    name: 'worker-knows-its-build',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('The build has no service worker.');
      if (worker.imports.length > 0) throw new Error('The service worker has to be one file.');
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('__BUILD__', JSON.stringify(build));
    },
  };
}
