import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photograph that is shown instead of a drawn picture. */
@Entity('photographs')
export class PhotographEntity {
  /** The name of the picture: a recipe's slug, or as `pictureName` has it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'photographs_pkey' })
  name: string;

  /** As it stands in addresses: it changes with the description, and that with the files. */
  @Column('text')
  version: string;

  /** The text of its `picture.json`. */
  @Column('text')
  description: string;

  /** The place that stays when it is cut, as a share of the width. */
  @Column('double precision', { name: 'focus_x' })
  focusX: number;

  @Column('double precision', { name: 'focus_y' })
  focusY: number;

  /** The editor who last changed it. */
  @Column('integer', { name: 'staff_id' })
  staffId: number;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
