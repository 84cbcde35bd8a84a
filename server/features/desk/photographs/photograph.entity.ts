import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photograph that is shown as a picture, instead of a drawing if there is one. */
@Entity('photographs')
export class PhotographEntity {
  /** Name of the picture: a recipe's slug, or from `pictureName`. */
  @PrimaryColumn('text')
  name: string;

  /** Version in URLs: a hash of `description`, which contains a hash of the original and its crop. */
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
