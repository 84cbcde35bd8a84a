import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A photograph that readers see as a picture, in place of the drawing, if there is one. */
@Entity('photographs')
export class PhotographEntity {
  /** Name of the picture: a recipe's slug, or from `pictureName`. */
  @PrimaryColumn('text')
  name: string;

  /** Version in URLs: a hash of `description`, which contains a hash of the original, and the crop. */
  @Column('text')
  version: string;

  /** Text of its `picture.json`. */
  @Column('text')
  description: string;

  /** Focal point that every crop keeps, as shares of width and height. */
  @Column('double precision')
  focusX: number;

  @Column('double precision')
  focusY: number;

  /** The editor who last changed it. */
  @Column('integer')
  staffId: number;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}

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

  /** When its version was replaced, renamed or removed; null for the current version. */
  @Column('timestamp with time zone', { nullable: true })
  replacedAt: Date | null;
}
