import type { DataSource, EntityManager } from 'typeorm';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { clientNetwork } from '#server/security/client-network.ts';
import type { ThrottleStore } from '#server/security/throttle-store.ts';
import { KnownAddressEntity } from './known-address.entity.ts';
import type { PersonalData } from './personal-data.ts';
import { UserEntity } from './user.entity.ts';

// Its member is locked first, as by a deletion: one that is quicker leaves no member to know an address of.
const insertAddress = `insert into known_addresses (user_id, hash)
  select id, $2 from users where id = $1 for key share
  on conflict (user_id, hash) do update set last_used_at = now()`;

/**
 * The addresses from which members have signed in, or followed a link that came to their mailbox. They are let in when
 * strangers have used up an account's tries for the day.
 */
export class KnownAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<ThrottleStore, 'keyOf'>,
  ) {}

  async remember(manager: EntityManager, userId: number, clientAddress: string): Promise<void> {
    await manager.query(insertAddress, [userId, this.hashOf(userId, clientAddress)]);
  }

  /** @param email in lower case. @returns `true` when its account, if there is one, knows the address. */
  async has(email: string, clientAddress: string): Promise<boolean> {
    const { manager } = this.dataSource;
    // Postgres does not want to be asked for a NUL, and no address has one.
    const user = await manager.findOneBy(UserEntity, { email: email.replaceAll('\0', ' ') });
    // Asked for unknown accounts as well: it must take as long.
    const userId = user?.id ?? 0;
    return manager.existsBy(KnownAddressEntity, { userId, hash: this.hashOf(userId, clientAddress) });
  }

  private hashOf(userId: number, clientAddress: string): string {
    return this.store.keyOf('known address', clientNetwork(clientAddress), String(userId));
  }
}

/** Times of last sign-ins from addresses; the hash does not tell which they were. They go with the member's row. */
export const personalAddresses: PersonalData = {
  name: 'knownAddresses',
  async collect(manager, { id: userId }) {
    const known = await manager.find(KnownAddressEntity, { where: { userId }, order: { lastUsedAt: 'DESC' } });
    return known.map(({ lastUsedAt }) => ({ lastUsedAt }));
  },
};

/** Deletes addresses from which no one has signed in for half a year. */
export const deleteOldAddresses: CleanUp = ({ manager }) =>
  manager.delete(KnownAddressEntity, { lastUsedAt: olderThan('180 days') });
