import { installNginx } from './nginx.ts';
import { installPostgraphile } from './postgraphile.ts';

/** Other servers that can be measured in the same sitting. */
export type Peer = 'postgraphile' | 'nginx';

const installers: Record<Peer, () => Promise<void>> = {
  postgraphile: installPostgraphile,
  nginx: installNginx,
};

/** Installs peers apart from the project, where they are not there yet. @returns those that can be measured. */
export async function installPeers(log: (message: string) => void): Promise<Peer[]> {
  const installed: Peer[] = [];
  for (const peer of Object.keys(installers) as Peer[]) {
    try {
      await installers[peer]();
      installed.push(peer);
    } catch (error) {
      log(`${peer} is left out, for it cannot be installed: ${error instanceof Error ? error.message : error}`);
    }
  }
  return installed;
}
