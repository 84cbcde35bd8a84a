import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { build, type InlineConfig } from 'vite';
import codegen from '../codegen.ts';
import { clientConfig, renderConfig } from '../vite.client.ts';
import { compressAssets } from './compress-assets.ts';

/** Builds everything into `dist/`: client (pre-compressed), page renderer, server. Generates the typed documents first. */
export async function main(): Promise<void> {
  // Read by React and its plugin while they are bundled, long before anything runs.
  process.env.NODE_ENV = 'production';
  await generateDocuments();
  await build({ ...clientConfig(), configFile: false, logLevel: 'warn' });
  await compressAssets(path.resolve('dist/client/assets'));
  await build({ ...renderConfig(), configFile: false, logLevel: 'warn' });
  await buildServer();
}

export async function generateDocuments(): Promise<void> {
  await generate({ ...codegen, silent: true }, true);
}

export async function buildServer(overrides: InlineConfig = {}): Promise<void> {
  await build({ configFile: 'vite.server.ts', logLevel: 'warn', ...overrides });
}
