import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which content is in the database. Servers re-read their taxonomy when it changes. */
@Entity('content_state')
@Check('content_state_single_row_check', 'id = 1')
export class ContentStateEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'content_state_pkey', default: 1 })
  id: number;

  /**
   * SHA-256 (hex) over what rows are derived from besides the texts of documents: the version of the derivation, and the
   * pictures of the folder. If it differs, a start derives all rows again.
   */
  @Column('text', { default: '' })
  digest: string;

  @Column('timestamp with time zone', { name: 'imported_at', default: () => 'now()' })
  importedAt: Date;
}
