import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Name of the JPEG from which the other files of a photograph are made. */
export const ORIGINAL = 'original.jpg';

/** One file of a photograph. Replaced versions are kept for some time, because cached pages refer to them. */
@Entity('photograph_files')
@Index('photograph_files_replaced_idx', ['replacedAt'], { where: 'replaced_at is not null' })
export class PhotographFileEntity {
  @PrimaryColumn('text')
  name: string;

  @PrimaryColumn('text')
  version: string;

  /** Example: "4x3-640.avif". */
  @PrimaryColumn('text')
  file: string;

  @Column('bytea')
  bytes: Buffer;

  @Column('text')
  contentType: string;

  /** When another version replaced it; null if it is the current version. */
  @Column('timestamp with time zone', { nullable: true })
  replacedAt: Date | null;
}
