import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as DevServer from '../server/dev-server.ts';
import { clientConfig } from '../vite.client.ts';

const RESTARTS_SERVER = /^(server|cooking|schema|migrations|content)\/.*\.(ts|yaml)$/;

/** Debounce time, in ms: a git checkout changes many files at once. */
const DEBOUNCE_MS = 100;

type DevInstance = Awaited<ReturnType<typeof DevServer.startDevServer>>;

export const usage = 'usage: npm run dev     serves from the sources, and restarts when they change';

/** `npm run dev`: serves from the sources. Hot-reloads the client; other changes restart the server in this process. */
export async function main(): Promise<void> {
  const startedAt = Date.now();
  const web = http.createServer((request, response) => void respond(request, response));
  const vite = await createServer({
    ...clientConfig(),
    configFile: false,
    appType: 'custom',
    // One port for pages and hot reload, so that two checkouts can be served at once.
    server: { middlewareMode: true, hmr: { server: web } },
    environments: { node: serverEnvironment },
  });
  let runningServer = start(vite, web);
  let timer: NodeJS.Timeout | undefined;

  /** Passes the request to the server; a request during a restart waits. */
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      (await runningServer).app.server.emit('request', request, response);
    } catch (error) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(formatError(error));
    }
  }

  const restart = (file: string) => {
    console.log(`${file} changed: restarting`);
    runningServer = runningServer
      .then(
        (server) => server.stop(),
        () => undefined,
      )
      .then(() => start(vite, web));
    runningServer.catch((error: unknown) => console.error(formatError(error)));
  };
  vite.watcher.on('all', (event, file) => {
    const name = path.relative('', file).replaceAll(path.sep, '/');
    if (!RESTARTS_SERVER.test(name) || (event === 'add' && fs.statSync(file).ctimeMs < startedAt)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(name), DEBOUNCE_MS);
  });
  process.on('SIGINT', () => {
    void runningServer
      .then((server) => server.stop())
      .catch(() => undefined)
      .then(() => process.exit(0));
  });
  await runningServer.catch((error: unknown) => {
    console.error(formatError(error));
    if (!web.listening) process.exit(1);
  });
}

const serverEnvironment = {
  consumer: 'server' as const,
  // Node loads the packages itself, as it does in production.
  resolve: { external: true as const, mainFields: [], conditions: ['node'] },
  dev: {
    moduleRunnerTransform: true,
    createEnvironment: (name: string, config: ViteDevServer['config']) =>
      createRunnableDevEnvironment(name, config, { hot: false }),
  },
};

/** Starts the server from the current sources, without cached modules. */
async function start(vite: ViteDevServer, web: http.Server): Promise<DevInstance> {
  const environment = vite.environments.node;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('The server environment cannot run');
  environment.moduleGraph.invalidateAll();
  environment.runner.clearCache();
  const module = await environment.runner.import<typeof DevServer>('/server/dev-server.ts');
  return module.startDevServer(vite, web);
}

/**
 * Returns a syntax error as one line with its position, a StartError as its message, and other errors with their stack.
 */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Compares the name: the class comes from another module graph than this file.
  if (error.name === 'StartError') return error.message;
  const [problem] =
    (error as { errors?: { message: string; loc?: { file?: string; line: number; column: number } }[] }).errors ?? [];
  if (!problem?.loc?.file) return error.stack ?? error.message;
  const { file, line, column } = problem.loc;
  const [message] = stripVTControlCharacters(problem.message)
    .replace(/^\[\w+\] /, '')
    .split('\n');
  return `${path.relative('', file)}:${line}:${column + 1}: ${message}`;
}
