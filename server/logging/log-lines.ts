import os from 'node:os';
import type { Config } from '#server/config.ts';

/** pino's number for `info`, as in the lines about requests. */
const INFO = 30;

/**
 * Returns a logger for events outside requests: start, import, mails, jobs. It writes a line of JSON, in the shape of
 * the lines about requests; on a terminal only the text. It writes nothing if `LOG_LEVEL` is `silent`.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): (message: string) => void {
  if (logLevel === 'silent') return () => undefined;
  if (process.stdout.isTTY) return (message) => console.log(message);
  const origin = { pid: process.pid, hostname: os.hostname() };
  return (msg) => console.log(JSON.stringify({ level: INFO, time: Date.now(), ...origin, msg }));
}
