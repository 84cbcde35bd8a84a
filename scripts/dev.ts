import { createServer, type ViteDevServer } from 'vite';
import type * as DevServer from '../server/dev-server.ts';
import { clientConfig } from '../vite.client.ts';
import { generateDocuments } from './build.ts';

/** `npm run dev`: serves from the sources; client changes are hot, server changes restart the server in this process. */
export async function main(): Promise<void> {
  await generateDocuments();
  const vite = await createServer({
    ...clientConfig(),
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const serverSide = await createServer({
    configFile: 'vite.server.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  let running = await start(serverSide, vite);
  let queue = Promise.resolve();
  serverSide.watcher.on('all', (_event, file) => {
    if (!/[\\/](server|schema|migrations|content)[\\/].*\.(ts|yaml)$/.test(file)) return;
    queue = queue
      .then(async () => {
        console.log(`${file} changed: restarting`);
        await running.stop();
        serverSide.moduleGraph.invalidateAll();
        running = await start(serverSide, vite);
      })
      .catch((error: unknown) => console.error(error));
  });
  process.on('SIGINT', () => {
    void running.stop().then(() => process.exit(0));
  });
}

async function start(serverSide: ViteDevServer, vite: ViteDevServer) {
  const module = (await serverSide.ssrLoadModule('/server/dev-server.ts')) as typeof DevServer;
  return module.startDevServer(vite);
}
