import type { PostgresAddress } from '#server/database/data-source.ts';

/** Message to a server under test, through the channel of `fork`, beside its serving. */
export type ProfileMessage = { profile: 'start' } | { profile: 'stop'; file: string };

/** In a server under test: the database that it is to use. */
export function readBenchAddress(): PostgresAddress {
  return JSON.parse(process.env.BENCH_DATABASE ?? '{}');
}

/** In a server under test: says that it serves, and where; ends with the process that started it. */
export function tellUrl(url: string): void {
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}
