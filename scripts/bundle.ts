import path from 'node:path';
import { build } from 'vite';
import { clientConfig, renderConfig } from '../vite.client.ts';
import { compressAssets } from './compress-assets.ts';

/** Bundles everything into `dist/`: client (pre-compressed), page renderer, server. The typed documents have to be there. */
export async function main(): Promise<void> {
  // Read by React and its plugin while they are bundled, long before anything runs.
  process.env.NODE_ENV = 'production';
  await build({ ...clientConfig(), configFile: false, logLevel: 'warn' });
  await compressAssets(path.resolve('dist/client/assets'));
  await build({ ...renderConfig(), configFile: false, logLevel: 'warn' });
  await build({ configFile: 'vite.server.ts', logLevel: 'warn' });
}
