import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';
import { dependencies } from '../package.json';
import { clientConfig, renderConfig } from '../vite.client.ts';
import { explorerConfig } from '../vite.explorer.ts';
import { workerConfig } from '../vite.worker.ts';
import { getBuildFolder, switchToBuild } from './switch-build.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

// Smaller files gain nothing, and pictures and fonts are compressed already.
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const MIN_BYTES = 1_000;

/**
 * Direct dependencies with many small files, bundled so that the server starts faster. Includes all packages that use
 * graphql, because only one copy of it may be loaded. Dependencies of these packages are bundled too.
 */
const BUNDLED = [
  '@apollo/server',
  '@as-integrations/fastify',
  '@escape.tech/graphql-armor-max-aliases',
  '@escape.tech/graphql-armor-max-depth',
  '@escape.tech/graphql-armor-max-directives',
  '@opentelemetry/api',
  'class-validator',
  'fastify',
  'feedsmith',
  'graphql',
  'graphql-query-complexity',
  'graphql-scalars',
  'jsonwebtoken',
  'mailgun.js',
  'marked',
  'nodemailer',
  'rate-limiter-flexible',
  'type-graphql',
  'typeorm',
  'yaml',
  'zod',
];

export const usage = 'usage: npm run build     bundles the client, the renderer and the server for npm start';

/**
 * `npm run build`: bundles client (pre-compressed), page renderer and server for `npm start` into a new folder. Points
 * `dist` to it at the end.
 */
export async function main(): Promise<void> {
  // React and its Vite plugin read this at build time.
  process.env.NODE_ENV = 'production';
  const folder = getBuildFolder();
  await build({ ...clientConfig(folder), configFile: false, logLevel: 'warn' });
  await build({ ...(await workerConfig(folder)), configFile: false, logLevel: 'warn' });
  // Hides warnings about directives in GraphiQL's own build, and about Vite's helper for lazily loaded modules.
  await build({ ...explorerConfig(folder), configFile: false, logLevel: 'error' });
  await compressAssets(path.resolve(folder, 'client/assets'));
  await build({ ...renderConfig(folder), configFile: false, logLevel: 'warn' });
  await build({
    configFile: 'vite.server.ts',
    build: {
      outDir: path.join(folder, 'server'),
      // The content check's worker, the photograph worker and `npm run staff` are separate entries.
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          'check-worker': 'server/content/check-worker.ts',
          'photograph-worker': 'server/features/desk/photographs/photograph-worker.ts',
          staff: 'scripts/staff-entry.ts',
        },
        // The bundler imports chunks before packages, and decorators in chunks need this package.
        output: { banner: ({ isEntry }) => (isEntry ? "import 'reflect-metadata';" : '') },
      },
    },
    ssr: { noExternal: true, external: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)) },
    logLevel: 'warn',
  });
  // The photograph worker sets titles in social pictures with this font.
  await fs.copyFile('server/pictures/fraunces-620.ttf', path.join(folder, 'server/fraunces-620.ttf'));
  await switchToBuild('.', folder);
}

/** Level 11 makes files 2 % smaller, but adds three seconds to the first start. */
const BROTLI_QUALITY = 10;

/** Writes a `.br` and a `.gz` next to each text file of the folder that has at least `MIN_BYTES`. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await fs.readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  // Concurrently; Node's thread pool limits how many run at a time.
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await fs.readFile(file);
      if (bytes.length < MIN_BYTES) return;
      await fs.writeFile(
        `${file}.br`,
        await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      );
      await fs.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}
