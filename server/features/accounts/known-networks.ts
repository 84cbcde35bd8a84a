import type { DataSource, EntityManager } from 'typeorm';
import { runStatement } from '#server/database/statements.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import type { Client } from '#server/security/client.ts';
import type { ThrottleStore } from '#server/security/throttle-store.ts';
import { insertKnownNetwork } from './account.statements.ts';
import { KnownNetworkEntity } from './known-network.entity.ts';
import type { PersonalData } from './personal-data.ts';
import { UserEntity } from './user.entity.ts';

/**
 * Networks from which members have signed in or followed an emailed link. From there, the member can still sign in
 * after strangers have used up the account's attempts for the day.
 */
export class KnownNetworks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<ThrottleStore, 'getKey'>,
  ) {}

  async remember(manager: EntityManager, userId: number, client: Client): Promise<void> {
    await runStatement(manager, insertKnownNetwork, [userId, this.toHash(userId, client)]);
  }

  /**
   * @param email - in the form that `toStoredEmail` returns
   * @returns `true` if an account has this email address, and has been used from the client's network
   */
  async has(email: string, client: Client): Promise<boolean> {
    const { manager } = this.dataSource;
    // Postgres rejects NUL, and no email address contains one.
    const user = await manager.findOneBy(UserEntity, { email: email.replaceAll('\0', ' ') });
    // Also queried for unknown accounts, so that both take the same time.
    const userId = user?.id ?? 0;
    return manager.existsBy(KnownNetworkEntity, { userId, hash: this.toHash(userId, client) });
  }

  private toHash(userId: number, client: Client): string {
    return this.store.getKey('known address', client.network, String(userId));
  }
}

/**
 * Time of the last use of each network. The networks themselves are unknown: only hashes are stored. Rows are deleted
 * with the member's row.
 */
export const personalNetworks: PersonalData = {
  name: 'knownAddresses',
  async collect(manager, { id: userId }) {
    const networks = await manager.find(KnownNetworkEntity, { where: { userId }, order: { lastUsedAt: 'DESC' } });
    return networks.map(({ lastUsedAt }) => ({ lastUsedAt }));
  },
};

/** Deletes networks that were not used for 180 days. */
export const deleteOldNetworks: CleanUp = ({ manager }) =>
  manager.delete(KnownNetworkEntity, { lastUsedAt: olderThan('180 days') });
