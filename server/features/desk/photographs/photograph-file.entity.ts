import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Name of the JPEG from which the other files of a photograph are made. */
export const ORIGINAL = 'original.jpg';

/** One file of a photograph. Replaced versions are kept for some time, because cached pages refer to them. */
@Entity('photograph_files')
@Index('photograph_files_replaced_idx', ['replacedAt'], { where: 'replaced_at is not null' })
export class PhotographFileEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'photograph_files_pkey' })
  name: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'photograph_files_pkey' })
  version: string;

  /** Example: "4x3-640.avif". */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'photograph_files_pkey' })
  file: string;

  @Column('bytea')
  bytes: Buffer;

  @Column('text', { name: 'content_type' })
  contentType: string;

  /** When another version replaced it; null if it is the current version. */
  @Column('timestamp with time zone', { name: 'replaced_at', nullable: true })
  replacedAt: Date | null;
}
