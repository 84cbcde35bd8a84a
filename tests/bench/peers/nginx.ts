import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#server/database/embedded/launch.ts';
import { childrenOf } from '../measuring/cpu-time.ts';
import type { Server } from '../servers/server.ts';

const run = promisify(execFile);
const folder = path.resolve('var/bench/nginx');
const PATIENCE_MS = 5_000;

/** Folder that nginx serves from: files that are compressed already. */
export const nginxFiles = path.join(folder, 'files');

/** Unpacks Debian's package in a folder of its own, unless nginx is installed. @throws where neither can be had */
export async function installNginx(): Promise<void> {
  if (await findNginx()) return;
  fs.mkdirSync(folder, { recursive: true });
  await run('apt-get', ['download', 'nginx'], { cwd: folder });
  const [archive] = fs.readdirSync(folder).filter((name) => name.endsWith('.deb'));
  await run('dpkg-deb', ['-x', archive ?? '', path.join(folder, 'package')], { cwd: folder });
  if (!(await findNginx())) throw new Error('The package holds no nginx that runs here.');
}

/** @returns the nginx that can be run. */
async function findNginx(): Promise<string | undefined> {
  for (const command of ['nginx', '/usr/sbin/nginx', path.join(folder, 'package/usr/sbin/nginx')]) {
    const works = await run(command, ['-v']).then(
      () => true,
      () => false,
    );
    if (works) return command;
  }
  return undefined;
}

/** One worker, as the product it is held against is one process. */
const config = (port: number) => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000;
  client_body_temp_path temporary;
  proxy_temp_path temporary;
  fastcgi_temp_path temporary;
  uwsgi_temp_path temporary;
  scgi_temp_path temporary;
  server {
    listen 127.0.0.1:${port};
    root files;
    default_type "text/html; charset=utf-8";
    add_header content-encoding br;
    add_header cache-control "public, max-age=0, must-revalidate";
    add_header vary accept-encoding;
  }
}
`;

/** Starts nginx over `nginxFiles`. */
export async function startNginx(): Promise<Server> {
  const port = await freePort();
  fs.mkdirSync(nginxFiles, { recursive: true });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(path.join(folder, 'nginx.conf'), user + config(port));
  const command = (await findNginx()) ?? 'nginx';
  const child = spawn(command, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + PATIENCE_MS;
  // Any answer will do.
  while (!(await fetch(url).catch(() => undefined))) {
    if (performance.now() > deadline) throw new Error('nginx did not start.');
    await pause(50);
  }
  const pid = child.pid ?? 0;
  return {
    url,
    pids: () => [pid, ...childrenOf(pid)],
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
