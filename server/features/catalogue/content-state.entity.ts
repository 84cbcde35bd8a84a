import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** State of the content in the database: one row. Servers reload the catalogue when `changedAt` changes. */
@Entity('content_state')
@Check('content_state_single_row_check', 'id = 1')
export class ContentStateEntity {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  /**
   * SHA-256 (hex) of the inputs of derived rows other than documents: the derivation's version and the folder's
   * pictures. If it differs, startup derives all rows again.
   */
  @Column('text', { default: '' })
  digest: string;

  /** When content was last imported or published, or a picture was replaced. */
  @Column('timestamp with time zone', { name: 'imported_at', default: () => 'now()' })
  changedAt: Date;
}
