import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { findScalePrograms } from '../tests/scale/programs.ts';
import { runScale } from '../tests/scale/run-scale.ts';

/**
 * `npm run scale` starts two instances behind haproxy and pgbouncer, over a primary and a standby, all on this machine:
 * it restarts the instances under load, kills the primary, promotes the standby, and prints the failed and delayed
 * requests. It needs the programs of Debian's packages postgresql, pgbouncer and haproxy, and a build. `--restarts 10`,
 * `--connections 50` and `--pause 200`, the ms between a response and the next request of a connection.
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
  if (!fs.existsSync('dist/server/main.js')) throw new Error('Build not found: run `npm run build`.');
  const plan = {
    restarts: Number(values.restarts),
    connections: Number(values.connections),
    pauseMs: Number(values.pause),
  };
  await runScale(findScalePrograms(process.env), plan);
}
