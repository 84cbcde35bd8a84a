import type { EntityManager } from 'typeorm';

/** Whose data it is. */
export interface Member {
  id: number;
  email: string;
}

/** A feature's part of what is known about a member: to be shown to them, and to be erased with the account. */
export interface PersonalData {
  /** The key in the exported JSON. Example: "reviews". */
  name: string;
  /** @returns what is known, ready for JSON. */
  collect(manager: EntityManager, member: Member): Promise<unknown>;
  /** Removes what does not go with the member's row by itself. */
  erase?(manager: EntityManager, member: Member): Promise<void>;
}
