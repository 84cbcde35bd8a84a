import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { findScalePrograms } from '../tests/scale/programs.ts';
import { runScale } from '../tests/scale/run-scale.ts';
import { parseWholeNumber } from './usage-error.ts';

export const usage = `usage: npm run scale -- [options]     (needs a build, and Debian's postgresql, pgbouncer and haproxy)

  --restarts <number>     restarts of instances; 10 by default
  --connections <number>  connections of clients; 50 by default
  --pause <ms>            pause between a response and the next request of a connection; 200 by default`;

/**
 * `npm run scale` starts two instances behind haproxy and pgbouncer, over a primary and a standby, all on this machine:
 * it restarts the instances under load, kills the primary, promotes the standby, and prints the failed and delayed
 * requests.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      restarts: { type: 'string', default: '10' },
      connections: { type: 'string', default: '50' },
      pause: { type: 'string', default: '200' },
    },
  });
  const plan = {
    restarts: parseWholeNumber('restarts', values.restarts),
    connections: parseWholeNumber('connections', values.connections),
    pauseMs: parseWholeNumber('pause', values.pause),
  };
  if (!fs.existsSync('dist/server/main.js')) throw new Error('Build not found: run `npm run build`.');
  await runScale(findScalePrograms(process.env), plan);
}
