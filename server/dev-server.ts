import 'reflect-metadata';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { createDevelopmentRenderer } from '#server/http/pages/development.ts';
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';

/**
 * Starts the server from its sources. Vite loads the page renderer and serves the client's modules.
 * @param web - the HTTP server, which listens from the first start, and stays open across restarts
 */
export async function startDevServer(vite: ViteDevServer, web: Server): Promise<RunningServer> {
  const config = readConfig(process.env);
  return startServer(config, createDevelopmentRenderer(vite), async (app) => {
    await app.ready();
    if (!web.listening) await once(web.listen(config.port, config.host), 'listening');
    return `http://${config.host}:${config.port}`;
  });
}
