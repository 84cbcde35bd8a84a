import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A recipe of a shared list, as the column stores it. */
interface StoredRecipe {
  slug: string;
  servings: number;
}

/** A shopping list shared by a link; everyone with the link can change it. No column identifies a person. */
@Entity('shared_lists')
@Index(['expiresAt'])
export class SharedListEntity {
  /** SHA-256 of the id in the link. The id is not stored. */
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('jsonb')
  recipes: StoredRecipe[];

  /** Keys of items that need not be bought. */
  @Column('text', { array: true })
  leftOut: string[];

  /** Keys of ticked items. */
  @Column('text', { array: true, default: () => "'{}'" })
  ticked: string[];

  /** Lines added by hand, without duplicates. */
  @Column('text', { array: true, default: () => "'{}'" })
  ownLines: string[];

  @Column('timestamp with time zone')
  expiresAt: Date;

  /** SHA-256 of the secret that deletes the list; null for lists created before such secrets existed. */
  @Column('bytea', { nullable: true })
  secretHash: Buffer | null;
}
