import net from 'node:net';
import path from 'node:path';
import type { BaseFolder } from './base-folder.ts';
import { makeSocketFolder } from './socket-folder.ts';

/** How a server is reached: Postgres's settings, and the lock files that it makes beside its pid file. */
export interface Transport {
  settings: Record<string, string>;
  locks: string[];
}

/** The port in the socket's file name; nothing listens on it over TCP. */
const SOCKET_PORT = 5432;

/** A unix socket in a folder that only its owner may enter; no TCP. */
export function socketTransport(base: BaseFolder): Transport {
  const folder = makeSocketFolder(base, `.s.PGSQL.${SOCKET_PORT}`);
  return {
    settings: {
      listen_addresses: '',
      port: String(SOCKET_PORT),
      // Quoted, as Postgres reads a list of folders here and a project's path may have a comma in it.
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    locks: [path.join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)],
  };
}

/**
 * A port of the loopback interface, for systems whose unix sockets Node cannot use; the pid file stores it.
 * @param port the one to use, where clients know it already; else a free one
 */
export async function tcpTransport(port?: number): Promise<Transport> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port ?? (await freePort())),
    unix_socket_directories: '',
  };
  return { settings, locks: [] };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
