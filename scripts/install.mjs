// Plain JavaScript on Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** npm's list of installed packages, which it writes last. */
const listFile = path.join(root, 'node_modules', '.package-lock.json');

/**
 * Returns `true` if node_modules has the packages of package-lock.json.
 * @param {boolean} withDev - `true` to include development packages
 * @returns {boolean}
 */
export function isInstalled(withDev) {
  return findMissingPackages(withDev).length === 0;
}

/**
 * Runs `npm ci` unless node_modules matches package-lock.json.
 * @param {boolean} withDev - `true` to install development packages, which building and serving do not need
 */
export function install(withDev) {
  if (isInstalled(withDev)) return;
  requireWritable('node_modules', 'npm ci');
  console.log('Installing dependencies (npm ci) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  // Keeps development packages if any are installed, so that a start after an update does not remove them.
  const includeOption =
    withDev || Object.values(readInstalledPackages()).some(({ dev }) => dev) ? '--include=dev' : '--omit=dev';
  // Deletes the list first: if npm were interrupted while it removes packages, the list would still name them.
  fs.rmSync(listFile, { force: true });
  // After Ctrl-C this process waits until npm has ended, so that it does not overlap with the next start.
  const ignoreSignal = () => undefined;
  process.on('SIGINT', ignoreSignal);
  const result = spawnSync(command, [...args, includeOption, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  process.off('SIGINT', ignoreSignal);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Exits with a message if packages that the command needs are missing or have another version.
 * @param {boolean} withDev - `true` to include development packages
 */
export function requireInstalled(withDev) {
  const missing = findMissingPackages(withDev);
  if (missing.length === 0) return;
  const otherCount = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  console.error(`Not installed as package-lock.json requires: ${missing[0]}${otherCount}. Run "npm ci".`);
  process.exit(1);
}

/**
 * Exits with a message that names the folder if this user may not write to it.
 * @param {string} name - the folder below the root that the command writes to
 * @param {string} command - the command
 */
export function requireWritable(name, command) {
  const folder = path.join(root, name);
  try {
    fs.accessSync(fs.existsSync(folder) ? folder : root, fs.constants.W_OK);
  } catch {
    console.error(
      `${folder}: this user cannot write to it. Run "${command}" as the owner of the folder, then start again.`,
    );
    process.exit(1);
  }
}

/** Returns the packages that are missing or have another version. Optional packages may be missing. */
function findMissingPackages(withDev) {
  const { '': _project, ...locked } = JSON.parse(
    fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  const installed = readInstalledPackages();
  const isMissing = ([name, { version, dev, optional, devOptional }]) => {
    const isNeeded = withDev ? !optional : !(optional || dev || devOptional);
    return name in installed ? installed[name].version !== version : isNeeded;
  };
  return Object.entries(locked)
    .filter(isMissing)
    .map(([name]) => name.replace(/^.*node_modules\//, ''));
}

/** Returns the packages in npm's own list in node_modules; none if they were installed for another platform. */
function readInstalledPackages() {
  if (!fs.existsSync(listFile)) return {};
  const { packages } = JSON.parse(fs.readFileSync(listFile, 'utf8'));
  const excludes = (list, current) => list?.every((name) => !name.startsWith('!') && name !== current);
  const isForeign = ({ os, cpu }) => excludes(os, process.platform) || excludes(cpu, process.arch);
  return Object.values(packages).some(isForeign) ? {} : packages;
}
