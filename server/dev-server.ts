import 'reflect-metadata';
import type { ViteDevServer } from 'vite';
import { developmentRenderer } from '#server/http/pages/development.ts';
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Starts the server on the sources, with pages rendered and client modules served by Vite. */
export async function startDevServer(vite: ViteDevServer): Promise<RunningServer> {
  return startServer(readConfig(process.env), developmentRenderer(vite));
}
