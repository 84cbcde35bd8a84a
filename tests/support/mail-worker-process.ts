import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { TestWorkerOptions } from './worker.ts';

/** In the project's folder, so that the program finds `node_modules`. */
const folder = path.resolve('var', `test-mail-worker-${process.pid}`);

/** Starts mail workers in separate processes, to be killed. */
export interface MailWorkerProcesses {
  start(options: Omit<TestWorkerOptions, 'log'>): Promise<ChildProcess>;
  close(): Promise<void>;
}

/** Builds the program of a mail worker. */
export async function buildMailWorker(): Promise<MailWorkerProcesses> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: path.join(import.meta.dirname, 'mail-worker-child.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  const children = new Set<ChildProcess>();
  return {
    async start(options) {
      const child = spawn(process.execPath, [path.join(folder, 'child.mjs'), JSON.stringify(options)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.add(child);
      child.on('exit', () => children.delete(child));
      await once(child.stdout, 'data');
      return child;
    },
    async close() {
      await Promise.all([...children].map((child) => kill(child)));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills a process with SIGKILL, and waits for its end. */
export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
