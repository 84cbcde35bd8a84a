import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A recipe of a shared list: in the table, not in the schema. */
interface StoredRecipe {
  slug: string;
  servings: number;
}

/** A shopping list that was shared by a link, and is changed by all who have it. Nothing in it says who they are. */
@Entity('shared_lists')
@Index('shared_lists_expires_at_idx', ['expiresAt'])
export class SharedListEntity {
  /** SHA-256 of the link's secret, which is nowhere else. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'shared_lists_pkey' })
  hash: Buffer;

  @Column('jsonb')
  recipes: StoredRecipe[];

  /** The keys of what need not be bought. */
  @Column('text', { name: 'left_out', array: true })
  leftOut: string[];

  /** The keys of what is in the bag. */
  @Column('text', { array: true, default: () => "'{}'" })
  ticked: string[];

  /** Lines that were written by hand, each once. */
  @Column('text', { name: 'own_lines', array: true, default: () => "'{}'" })
  ownLines: string[];

  @Column('timestamp with time zone', { name: 'expires_at' })
  expiresAt: Date;

  /** SHA-256 of the secret that withdraws the list; null for lists of before there were such secrets. */
  @Column('bytea', { name: 'secret_hash', nullable: true })
  secretHash: Buffer | null;
}
