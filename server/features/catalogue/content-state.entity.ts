import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which content is in the database. Servers re-read their taxonomy when it changes. */
@Entity('content_state')
@Check('content_state_single_row_check', 'id = 1')
export class ContentStateEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'content_state_pkey', default: 1 })
  id: number;

  /** SHA-256 (hex) over all content files, so that an unchanged start imports nothing. */
  @Column('text')
  digest: string;

  @Column('timestamp with time zone', { name: 'imported_at', default: () => 'now()' })
  importedAt: Date;

  /** The lists as their authors wrote them, by file name: `foods.yaml`, `cuisines.yaml` and the like. */
  @Column('jsonb')
  sources: Record<string, string>;

  /** A line of text for each file that was left out, with its first problem. */
  @Column('text', { name: 'left_out', array: true, default: () => "'{}'" })
  leftOut: string[];
}
