import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A recipe of a shared list: in the table, not in the schema. */
interface StoredRecipe {
  slug: string;
  servings: number;
}

/**
 * A shopping list that was shared by a link, as it was then. It holds names of recipes and of foods, and nothing that
 * says who shared it.
 */
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

  @Column('timestamp with time zone', { name: 'expires_at' })
  expiresAt: Date;

  /** SHA-256 of the secret that withdraws the list; null for lists of before there were such secrets. */
  @Column('bytea', { name: 'secret_hash', nullable: true })
  secretHash: Buffer | null;
}
