import { StartError } from '#server/start-error.ts';

const QUOTED_LINES = 12;

/** What to do about a start that failed, by what Postgres said; the first that matches. */
const REMEDIES: [pattern: RegExp, remedy: string][] = [
  [/still in use/, 'Processes of an earlier server are still busy in the data folder: wait for them, or end them.'],
  [
    /wrong ownership|Permission denied|EACCES/,
    'Give the data folder to the user who starts this, or set DATA_DIR to another.',
  ],
  [
    /incompatible with server|not compatible/,
    'The data is of another version of Postgres: set DATA_DIR to a new folder.',
  ],
  [/not a valid data directory|PG_VERSION/, 'The data folder is damaged: restore it, or move it away to start afresh.'],
  [/No space left/, 'Free some disk space and start again.'],
  [/administrative permissions/, 'Start from a shell without administrator rights.'],
  [/EPERM|EINVAL/, 'This process may not start programs as another user: start it as an ordinary user.'],
  [/loading shared libraries|GLIBC|ENOENT|Library not loaded/, 'The Postgres from npm does not run on this system.'],
  [/invalid value for parameter|unrecognized configuration/, 'Correct the setting that Postgres names.'],
];

/**
 * An error for a Postgres that will not start: what happened, what to do, and the last lines of what Postgres said.
 * `source` names where the lines are from, for instance the log file's path.
 */
export function startFailure(what: string, output: string, source: string, cause?: unknown): Error {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(output))?.[1];
  const advice = [remedy, 'Or set DATABASE_URL to a Postgres (15 or later) of your own.'].filter(Boolean).join(' ');
  const lines = output.trimEnd().split('\n').slice(-QUOTED_LINES);
  return new StartError(`${what}. ${advice}\nThe last lines of ${source}:\n  ${lines.join('\n  ')}`, { cause });
}
