import path from 'node:path';
import { build } from 'vite';
import type { PostgresAddress } from '#server/database/data-source.ts';
import { Child } from './child.ts';

/** A server under test. */
export interface Server {
  child: Child;
  url: string;
}

/** Everything that takes part in a measurement: two servers on the same database, and who asks them. */
export interface Stage {
  product: Server;
  floor: Server;
  load: Child;
  postmaster?: number;
}

const bench = path.resolve('tests/bench');
const built = path.resolve('var/bench/build');

/** Builds the servers and the load generator as the product is built. */
export async function buildPrograms(): Promise<void> {
  await build({
    configFile: 'vite.server.ts',
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: built,
      rolldownOptions: {
        input: {
          product: path.join(bench, 'product-server.ts'),
          floor: path.join(bench, 'floor/floor-server.ts'),
          load: path.join(bench, 'measuring/load-generator.ts'),
          reader: path.join(bench, 'flood/reader.ts'),
          flood: path.join(bench, 'flood/flood.ts'),
          documents: path.join(bench, 'documents/measure-documents.ts'),
        },
      },
    },
  });
}

/** @returns where a built program is */
export const programPath = (name: string): string => path.join(built, `${name}.js`);

/** Starts one of the built programs. */
export function startProgram(name: string, env: Record<string, string> = {}): Child {
  return Child.start(programPath(name), env);
}

/** Runs something with both servers up, a process each, on a database. */
export async function withStage<Result>(
  database: { address: PostgresAddress; postmaster?: number },
  run: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const children: Child[] = [];
  const start = (name: string, env = {}) => {
    const child = startProgram(name, env);
    children.push(child);
    return child;
  };
  const serve = async (name: string): Promise<Server> => {
    const env = { NODE_ENV: 'production', BENCH_DATABASE: JSON.stringify(database.address) };
    const child = start(name, env);
    return { child, url: (await child.ask<{ url: string }>()).url };
  };
  try {
    const [product, floor] = await Promise.all([serve('product'), serve('floor')]);
    return await run({ product, floor, load: start('load'), postmaster: database.postmaster });
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}
