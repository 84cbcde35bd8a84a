import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as DevServer from '../server/dev-server.ts';
import { clientConfig } from '../vite.client.ts';

const RESTARTING = /[\\/](server|schema|migrations|content)[\\/](?!.*[\\/]drawing[\\/]).*\.(ts|yaml)$/;

/** `npm run dev`: serves from the sources; client changes are hot, server changes restart the server in this process. */
export async function main(): Promise<void> {
  const client = await createServer({
    ...clientConfig(),
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const server = await createServer(serverSide);
  let running = await start(server, client);
  let queue = Promise.resolve();
  server.watcher.on('all', (event, file) => {
    // The watcher tells of every file that it finds when it begins.
    if (event === 'add' || event === 'addDir' || !RESTARTING.test(file)) return;
    queue = queue
      .then(async () => {
        console.log(`${file} changed: restarting`);
        await running.stop();
        running = await start(server, client);
      })
      .catch((error: unknown) => console.error(error));
  });
  process.on('SIGINT', () => {
    void queue.then(() => running.stop()).then(() => process.exit(0));
  });
}

const serverSide = {
  // Not the build's: its alias would have graphql inlined, and here Node resolves packages anyway.
  configFile: false as const,
  appType: 'custom' as const,
  server: { middlewareMode: true, hmr: false as const, ws: false as const },
  environments: {
    node: {
      consumer: 'server' as const,
      // Node loads the packages itself, as it does in production.
      resolve: { external: true as const, mainFields: [], conditions: ['node'] },
      dev: {
        moduleRunnerTransform: true,
        createEnvironment: (name: string, config: ViteDevServer['config']) =>
          createRunnableDevEnvironment(name, config, { hot: false }),
      },
    },
  },
};

/** Starts the server out of the sources as they are now. */
async function start(server: ViteDevServer, client: ViteDevServer) {
  const environment = server.environments.node;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('The server environment cannot run');
  environment.moduleGraph.invalidateAll();
  environment.runner.clearCache();
  const module = await environment.runner.import<typeof DevServer>('/server/dev-server.ts');
  return module.startDevServer(client);
}
