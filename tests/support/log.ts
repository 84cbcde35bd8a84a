import fs from 'node:fs';
import path from 'node:path';

/** Folder with the logs of all test apps of the run, one file for each process. */
export const LOG_FOLDER = 'var/test-logs';

/** Texts that no log line may contain. */
const SECRETS: [what: string, pattern: RegExp][] = [
  ['a session token', /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]*/],
  ['an API token', /mesob_[0-9a-f]{20,}/],
  ['a one-time token', /(?<![\w-])[\w-]{43}(?![\w-])/],
  ['a password hash', /\$argon2/],
  ['a password', /teff and rain|berbere and (butter|honey)|wrong passwords?|another password/],
  ['an address', /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
];

/** Receives the lines of an app's log. */
export const testLog = {
  write(line: string): void {
    fs.mkdirSync(LOG_FOLDER, { recursive: true });
    fs.appendFileSync(path.join(LOG_FOLDER, `${process.pid}.log`), line);
  },
};

/** Returns the lines of a log that leak a secret, each with the secret. */
export function findLeaks(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const secrets = SECRETS.filter(([, pattern]) => pattern.test(line)).map(([name]) => name);
    return secrets.length > 0 ? [`${secrets.join(' and ')}: ${line}`] : [];
  });
}

/** Returns the leaks in the logs of all apps of the run. */
export function readLeaks(): string[] {
  if (!fs.existsSync(LOG_FOLDER)) return [];
  return fs.readdirSync(LOG_FOLDER).flatMap((file) => findLeaks(fs.readFileSync(path.join(LOG_FOLDER, file), 'utf8')));
}
