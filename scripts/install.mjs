// Plain JavaScript on Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json asks for on this Node.
 * @param {string} folder where both are, or are to be
 */
export function ensureInstalled(folder = root) {
  const stampFile = path.join(folder, 'node_modules', '.mesob-installed');
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'));
  const stamp = `${process.version} ${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies (npm ci) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const result = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
    // NODE_ENV=production would leave out what the build needs.
    env: { ...process.env, NODE_ENV: '' },
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  fs.writeFileSync(stampFile, stamp);
}
