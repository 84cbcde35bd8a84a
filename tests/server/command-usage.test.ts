import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';

const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1];
  return script ? [{ name, file: script.includes('/') ? `${script}.ts` : `scripts/${script}.ts` }] : [];
});

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

it('every command has a usage of at most one screen', () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const { name, file } of commands) {
    const usage = /^export const usage =\s+['`](usage: npm [^`]*?)['`];$/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
    expect(usage, name).toMatch(new RegExp(`^usage: npm (run )?${name}\\b`));
    expect(usage?.split('\n').length, name).toBeLessThan(25);
  }
});

it('a command prints its usage for --help', () => {
  const { status, stdout, stderr } = run('scripts/run.mjs', 'bench', '--help');
  expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^usage: npm run bench/), '']);
});

it.each(['search --unknown', 'scale --restarts none', 'check --unknown', 'content picture --unknown'])(
  '%s fails with the usage',
  (command) => {
    const [name = '', ...args] = command.split(' ');
    const { status, stdout, stderr } = run('scripts/run.mjs', name, ...args);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`\n\nusage: npm run ${name}`)]);
    expect(stderr).not.toContain('    at ');
  },
);

it('npm start takes no arguments', () => {
  const { status, stderr } = run('scripts/start.mjs', '--help');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^usage: npm start/)]);
});

it.skipIf(process.platform === 'win32')('a command ends quietly if the reader of its output has ended', () => {
  const line = 'node scripts/run.mjs content food salt | true';
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['', '']);
});
