import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { hashFolder, makeFolders } from '../../server/database/embedded/folders.ts';
import { isAlive, isPostmaster, stopPostmaster } from '../../server/database/embedded/postmaster.ts';
import { findPrograms } from '../../server/database/embedded/programs.ts';
import { canReach } from '../../server/database/embedded/system-user.ts';
import {
  createScratchFolder,
  endProcessesBelow,
  findPostmasters,
  killPostmaster,
  layOutProject,
  removeLinks,
  runQuery,
  startChild,
} from '../support/embedded-postgres-project.ts';

// Real processes take many times their usual second on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const NOBODY = { name: 'nobody', uid: 65534, gid: 65534 };
/** `true` if a child process can run as an unprivileged user, which needs access to Node's executable. */
const canBeNobody = isRoot && isLinux && canReach(NOBODY, process.execPath, 5);
const { version, major } = findPrograms();

describe.skipIf(process.platform === 'win32')('embedded Postgres', () => {
  let scratch: string;
  let project: string;
  beforeAll(async () => {
    scratch = createScratchFolder();
    project = path.join(scratch, 'home', 'project');
    await layOutProject(project);
  });
  afterEach(() => endProcessesBelow(scratch));
  afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

  const oneRow = [{ one: 1 }];
  const getDataFolder = (dataDir: string) => path.join(dataDir, `pg${major}`);

  /** Runs with a umask that denies other users access to new folders, as root has on some systems. */
  async function withClosedUmask<T>(act: () => Promise<T>): Promise<T> {
    const umask = process.umask(0o077);
    return await act().finally(() => process.umask(umask));
  }

  describe('started for the first time', () => {
    test('refuses a folder with data of another version', async () => {
      const dataDir = path.join(scratch, 'former');
      fs.mkdirSync(path.join(dataDir, 'pg15'), { recursive: true });
      const start = startEmbeddedPostgres({ dataDir });
      await expect(start).rejects.toThrow(
        `holds a database of Postgres 15, and Postgres ${major} cannot read it. Migrate it as described in docs/operations.md`,
      );
      expect(fs.existsSync(getDataFolder(dataDir))).toBe(false);
    });

    test('keeps its data across restarts, and is closed to the network and to other users', async () => {
      const dataDir = path.join(scratch, 'new', 'var');
      const fallbackDir = path.join(scratch, 'unneeded');
      const options = { dataDir: path.relative('', dataDir), settings: { work_mem: '7MB' }, fallbackDir };
      const server = await withClosedUmask(() => startEmbeddedPostgres(options));
      expect(server).toMatchObject({ adopted: false, user: 'mesob', database: 'mesob', dataDir });
      expect(await runQuery(server, 'show work_mem')).toEqual([{ work_mem: '7MB' }]);
      expect(await runQuery(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
      expect(fs.statSync(server.host).mode & 0o077).toBe(0);
      if (isLinux) expect(fs.statSync(`/proc/${server.pid}`).uid === 0).toBe(false);
      await runQuery(server, 'create table dish as select 42 as id');
      const joined = await Promise.all([1, 2].map(() => startEmbeddedPostgres({ dataDir, database: 'wat"s' })));
      for (const { stop } of [...joined, server]) await stop();
      await server.stop();
      expect(isPostmaster(server.pid, getDataFolder(dataDir))).toBe(false);

      const restarted = await startEmbeddedPostgres({ dataDir });
      expect(await runQuery(restarted, 'select id from dish')).toEqual([{ id: 42 }]);
      expect(await runQuery({ ...restarted, database: 'wat"s' }, 'select 1 as one')).toEqual(oneRow);
      await restarted.stop();
    });

    test.runIf(canBeNobody)('runs as the ordinary user who starts it, even if root starts it later', async () => {
      const dataDir = path.join(scratch, 'ordinary');
      fs.mkdirSync(dataDir);
      fs.chownSync(dataDir, NOBODY.uid, NOBODY.gid);
      // This user cannot create the libraries' links in root's node_modules, and has to use a copy.
      expect(removeLinks(project)).toBeGreaterThan(0);
      const child = await startChild(project, { dataDir }, NOBODY);
      expect(child.response).toMatchObject({ adopted: false, dataDir });
      expect(fs.readdirSync(dataDir)).toContain(`bin-${version}`);
      expect(await runQuery(child.response, 'select 1 as one')).toEqual(oneRow);
      expect(fs.statSync(`/proc/${child.response.pid}`).uid).toBe(NOBODY.uid);
      await child.kill();

      const adopted = await startEmbeddedPostgres({ dataDir });
      expect(adopted).toMatchObject({ adopted: true, pid: child.response.pid });
      await adopted.stop();
      const restarted = await startEmbeddedPostgres({ dataDir });
      expect(fs.statSync(`/proc/${restarted.pid}`).uid).toBe(NOBODY.uid);
      await restarted.stop();
    });

    test.runIf(isRoot)('as root in a home closed to others, runs from a folder only for this checkout', async () => {
      const home = path.dirname(project);
      const fallbackDir = path.join(scratch, 'lib');
      fs.mkdirSync(fallbackDir, { mode: 0o700 });
      fs.chmodSync(home, 0o700);
      try {
        const child = await withClosedUmask(() =>
          startChild(project, { dataDir: path.join(project, 'var'), fallbackDir }),
        );
        expect(child.response.error).toBeUndefined();
        expect(path.dirname(child.response.dataDir)).toBe(fallbackDir);
        expect(fs.readdirSync(child.response.dataDir)).toContain(`bin-${version}`);
        expect(child.response.log.join()).toContain('is not accessible to the user');
        expect(await runQuery(child.response, 'select 1 as one')).toEqual(oneRow);
        await child.stop();

        const otherFolders = makeFolders(
          { dataDir: path.join(home, 'other', 'var'), fallbackDir, major },
          () => undefined,
        );
        expect(path.dirname(otherFolders.base)).toBe(fallbackDir);
        expect(otherFolders.base).not.toBe(child.response.dataDir);
      } finally {
        fs.chmodSync(home, 0o755);
      }
    });

    test('twice concurrently, shares one postmaster, which the last process stops', async () => {
      const dataDir = path.join(scratch, 'twice');
      const [first, second] = await Promise.all([startChild(project, { dataDir }), startChild(project, { dataDir })]);
      expect([first.response.error, second.response.error]).toEqual([undefined, undefined]);
      expect(first.response.pid).toBe(second.response.pid);
      expect([first.response.adopted, second.response.adopted].sort()).toEqual([false, true]);
      if (isLinux) expect(findPostmasters(getDataFolder(dataDir))).toEqual([first.response.pid]);
      expect(fs.readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);

      await first.stop();
      expect(await runQuery(second.response, 'select 1 as one')).toEqual(oneRow);
      await second.stop();
      expect(isPostmaster(second.response.pid, getDataFolder(dataDir))).toBe(false);
    });
  });

  describe('on an existing database', () => {
    let dataDir: string;
    let data: string;
    beforeAll(async () => {
      dataDir = path.join(scratch, 'var');
      data = getDataFolder(dataDir);
      const server = await startEmbeddedPostgres({ dataDir });
      await runQuery(server, 'create table dish as select 42 as id');
      await server.stop();
    });

    const dishes = [{ id: 42 }];

    async function expectStartAndStop(log?: string[]): Promise<void> {
      const server = await startEmbeddedPostgres({ dataDir, log: (message) => log?.push(message) });
      expect(server.adopted).toBe(false);
      expect(await runQuery(server, 'select id from dish')).toEqual(dishes);
      await server.stop();
    }

    test('links the libraries itself if npm ran no install scripts', async () => {
      expect(removeLinks(project)).toBeGreaterThan(0);
      // If this checkout is below /root, where root's Postgres cannot run programs, the server above has made a copy.
      fs.rmSync(path.join(dataDir, `bin-${version}`), { recursive: true, force: true });
      const child = await startChild(project, { dataDir });
      expect(child.response.error).toBeUndefined();
      expect(await runQuery(child.response, 'select id from dish')).toEqual(dishes);
      expect(fs.readdirSync(dataDir)).not.toContain(`bin-${version}`);
      await child.stop();
    });

    test('adopts the server of a node process that was killed, and stops it', async () => {
      const child = await startChild(project, { dataDir });
      await child.kill();
      expect(isPostmaster(child.response.pid, data)).toBe(true);

      const server = await startEmbeddedPostgres({ dataDir });
      expect(server).toMatchObject({ adopted: true, pid: child.response.pid, host: child.response.host });
      expect(await runQuery(server, 'select id from dish')).toEqual(dishes);
      await server.stop();
      expect(isPostmaster(child.response.pid, data)).toBe(false);
    });

    test('survives a process that ends without stopping it, and a Ctrl-C for its whole process group', async () => {
      const exited = await startChild(project, { dataDir });
      await exited.leave();
      await (await startEmbeddedPostgres({ dataDir })).stop();
      expect(isPostmaster(exited.response.pid, data)).toBe(false);

      const interrupted = await startChild(project, { dataDir });
      await interrupted.interrupt();
      const server = await startEmbeddedPostgres({ dataDir });
      expect(server).toMatchObject({ adopted: true, pid: interrupted.response.pid });
      await server.stop();
    });

    test('recovers after the postmaster was killed, and waits for orphans that are still running', async () => {
      const first = await startEmbeddedPostgres({ dataDir });
      await runQuery(first, 'create table if not exists drink as select 7 as id');
      // Long enough to outlast the kill and the second start on a slow machine.
      const busy = `do $$ declare stop timestamptz := clock_timestamp() + interval '5 s';
        begin while clock_timestamp() < stop loop end loop; end $$`;
      const orphan = runQuery(first, busy).catch(() => undefined);
      const running = "select 1 from pg_stat_activity where state = 'active' and query like 'do $$%'";
      await expect.poll(() => runQuery(first, running), { interval: 10 }).not.toEqual([]);
      await killPostmaster(first.pid, data);

      const second = await startEmbeddedPostgres({ dataDir });
      expect(second.adopted).toBe(false);
      expect(fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('still in use');
      expect(await runQuery(second, 'select id from drink')).toEqual([{ id: 7 }]);
      await orphan;
      // The first server has ended, so stopping it does not end the second.
      await first.stop();
      expect(await runQuery(second, 'select 1 as one')).toEqual(oneRow);
      await second.stop();
    });

    function leaveLocks(pid: number | undefined): void {
      const lines = [pid, data, 1700000000, 5432, path.join(dataDir, 'run'), '', '', 'ready', ''].join('\n');
      for (const lock of [path.join(data, 'postmaster.pid'), path.join(dataDir, 'run', '.s.PGSQL.5432.lock')]) {
        fs.writeFileSync(lock, lines);
        fs.chownSync(lock, fs.statSync(data).uid, fs.statSync(data).gid);
      }
    }

    test('starts despite a stale pid file and stale socket files', async () => {
      leaveLocks(spawnSync('true').pid);
      const socket = path.join(dataDir, 'run', '.s.PGSQL.5432');
      fs.rmSync(socket, { force: true });
      fs.writeFileSync(socket, '');
      await expectStartAndStop();
    });

    test('starts despite lock files whose process id now belongs to a foreign process, which keeps running', async () => {
      // The foreign process runs as Postgres's user; otherwise Postgres would see that it is not a Postgres.
      const { uid, gid } = fs.statSync(data);
      const foreign = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
      try {
        leaveLocks(foreign.pid);
        const log: string[] = [];
        await expectStartAndStop(log);
        expect(log.filter((message) => message.includes('it names a process of another program'))).toHaveLength(2);
        expect(foreign.exitCode ?? foreign.signalCode).toBeNull();
      } finally {
        foreign.kill('SIGKILL');
      }
    });

    test('waits until an empty pid file from a power cut is five seconds old, then starts', async () => {
      const pidFile = path.join(data, 'postmaster.pid');
      fs.writeFileSync(pidFile, '');
      const writtenAt = new Date(Date.now() - 4_000);
      fs.utimesSync(pidFile, writtenAt, writtenAt);
      await expectStartAndStop();
      expect(Date.now() - writtenAt.getTime()).toBeGreaterThan(5_000);
    });

    test('deletes incomplete data folders of dead processes, and keeps the folders of live ones', async () => {
      const dead = `${data}.new-${spawnSync('true').pid}-abcdef`;
      const live = `${data}.new-${process.ppid}-abcdef`;
      for (const folder of [dead, live]) fs.mkdirSync(path.join(folder, 'base'), { recursive: true });
      await expectStartAndStop();
      expect([fs.existsSync(dead), fs.existsSync(live)]).toEqual([false, true]);
    });

    test('puts the socket elsewhere if its path would be too long', async () => {
      const deep = path.join(scratch, 'deep'.repeat(20));
      fs.renameSync(dataDir, deep);
      try {
        const server = await startEmbeddedPostgres({ dataDir: deep });
        expect(server.host.startsWith(scratch)).toBe(false);
        expect(await runQuery(server, 'select id from dish')).toEqual(dishes);
        await server.stop();
      } finally {
        fs.renameSync(deep, dataDir);
        fs.rmSync(path.join(os.tmpdir(), `mesob-${hashFolder(deep)}`), { recursive: true, force: true });
      }
    });

    test('over TCP listens on the loopback interface and asks for the password', async () => {
      const server = await startEmbeddedPostgres({ dataDir, tcp: true });
      expect(server.host).toBe('127.0.0.1');
      expect(await runQuery(server, 'select id from dish')).toEqual(dishes);
      await expect(runQuery({ ...server, password: 'wrong' }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
      const second = await startEmbeddedPostgres({ dataDir, tcp: true });
      expect(second).toMatchObject({ adopted: true, port: server.port, password: server.password });
      await Promise.all([server.stop(), second.stop()]);
      expect(isPostmaster(server.pid, data)).toBe(false);
    });

    test.runIf(isRoot)('reports that it belongs to another user', async () => {
      const stranger = await startChild(project, { dataDir }, { uid: 54321, gid: 54321 });
      expect(stranger.response.error).toMatch(/belongs to another user .* set DATA_DIR/);
      await stranger.stop();
    });

    test('says what to do and quotes the log if Postgres refuses to start', async () => {
      const start = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'plenty' } });
      await expect(start).rejects.toThrow(
        /Correct the setting that Postgres names\. .*DATABASE_URL.*\n.*postgres\.log:\n.*FATAL: .*shared_buffers.*plenty/s,
      );
    });

    test('kills the postmaster if it does not stop', async () => {
      const server = await startEmbeddedPostgres({ dataDir });
      process.kill(server.pid, 'SIGSTOP');
      const steps = (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const).map((signal) => ({ signal, timeoutMs: 100 }));
      await expect(stopPostmaster(server.pid, data, '', steps.slice(0, 2))).rejects.toThrow('does not stop');
      await stopPostmaster(server.pid, data, '', [...steps, { signal: 'SIGKILL', timeoutMs: 5_000 }]);
      expect(isPostmaster(server.pid, data)).toBe(false);
      await server.stop();
    });

    test.runIf(isLinux)('does not mistake a zombie for a postmaster', async () => {
      // The shell becomes a process that never waits for its child.
      const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], { cwd: data });
      const [line] = await once(parent.stdout, 'data');
      const pid = Number(line);
      expect(isPostmaster(pid, data)).toBe(true);
      await expect.poll(() => isPostmaster(pid, data)).toBe(false);
      expect(isAlive(pid)).toBe(true);
      parent.kill('SIGKILL');
    });
  });
});
