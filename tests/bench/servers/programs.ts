import path from 'node:path';
import { build } from 'vite';

const bench = path.resolve('tests/bench');
const outputFolder = path.resolve('var/bench/build');

/** Builds the servers and the load generator in the same way as the product. */
export async function buildPrograms(): Promise<void> {
  await build({
    configFile: 'vite.server.ts',
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: outputFolder,
      rolldownOptions: {
        input: {
          product: path.join(bench, 'servers/product-server.ts'),
          bare: path.join(bench, 'servers/bare-server.ts'),
          load: path.join(bench, 'measuring/load-generator.ts'),
          documents: path.join(bench, 'documents/measure-documents.ts'),
        },
      },
    },
  });
}

/** Returns the path of a built program. */
export const programPath = (name: string): string => path.join(outputFolder, `${name}.js`);
